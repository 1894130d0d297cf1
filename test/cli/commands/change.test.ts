import { cli, good, misuse } from "../fake.js";

describe("parts", () => {
  test.each([
    [["--port", "8080"], "http://example.com/", "http://example.com:8080/"],
    [["--scheme", "https", "--query", "a=b", "--fragment", "c"], "http://a/?x", "https://a/?a=b#c"],
    [["--authority", "u@h:1"], "http://a/b", "http://u@h:1/b"],
    [["--userinfo", "u", "--host", "[::1]", "--path", "/p"], "http://a:1/b", "http://u@[::1]:1/p"],
    [["--port", "", "--query", "", "--fragment", ""], "http://a:1/", "http://a:/?#"],
    [["--query", "-x"], "a", "a?-x"],
    [["--remove", "port,query,fragment"], "http://a:1/b?c#d", "http://a/b"],
    [["--remove", "scheme,authority"], "http://a/b", "/b"],
    [["--remove", "path"], "http://a/b", "http://a"],
    [["--remove", "userinfo"], "http://a/b", "http://a/b"],
    [["--remove", "host", "--path", "c"], "http://a/b", "http:c"],
  ])("%j: %s", async (options, input, uri) => {
    expect(await cli(["change", ...options, input])).toEqual(good(`${uri}\n`));
  });

  test("of lines, as JSON", async () => {
    const { code, out } = await cli(["change", "--json", "--remove", "query"], { stdin: ["http://a/?b\na b\n"] });
    const records = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(records).toEqual([
      { input: "http://a/?b", ok: true, uri: "http://a/" },
      { input: "a b", ok: false, diagnostic: expect.objectContaining({ code: "rfc3986/space", start: 1 }) as unknown },
    ]);
    expect(code).toBe(1);
  });

  test("with another standard", async () => {
    const argv = ["change", "--standard", "url-syntax-05", "--fragment", "x", "http://a/?b"];
    expect(await cli(argv)).toEqual(good("http://a/?b#x\n"));
  });
});

test("an input that is not valid is refused", async () => {
  const err = `error rfc3986/space: A space is not allowed in the path.
  http://a/b c
            ^
  at 10–11; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  repair: Write '%20'.
  http://a/b%20c
`;
  expect(await cli(["change", "--port", "1", "http://a/b c"])).toEqual({ code: 1, out: "", err, both: err });
});

test("an input that cannot be combined with the new parts is refused as a whole", async () => {
  const { code, out, err } = await cli(["change", "--remove", "host", "http://a//b"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(`error rfc3986/recompose: These parts cannot be combined: the result would have a different host.
  http://a//b
  ^^^^^^^^^^^
  at 0–11; rule URI-reference, section 4.1, https://www.rfc-editor.org/rfc/rfc3986#section-4.1
`);
});

test("if a part has no rule, the whole result is refused", async () => {
  const argv = ["change", "--json", "--standard", "rfc1738", "--query", "a b", "http://a/b"];
  const { code, out } = await cli(argv);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    input: "http://a/b",
    ok: false,
    diagnostic: {
      severity: "error",
      code: "rfc1738/syntax",
      message: "U+0020 is not allowed here (rule url). 'diagnose' explains it.",
      start: 0,
      end: 10,
      rule: "url",
      section: "3",
      url: "https://www.rfc-editor.org/rfc/rfc1738#section-3",
    },
  });
});

describe("misuse", () => {
  test.each([
    [[], "no part is given, such as --port TEXT or --remove PART"],
    [
      ["--remove", "port,path,name"],
      "unknown part; the parts are scheme, authority, userinfo, host, port, path, query, fragment",
    ],
    [["--remove", ""], "unknown part; the parts are scheme, authority, userinfo, host, port, path, query, fragment"],
    [["--port", "1", "--remove", "port"], "--remove cannot remove the port, because --port sets it"],
    [["--authority", "a", "--port", "1"], "Change either authority or port, not both."],
  ])("%j", async (options, message) => {
    expect(await cli(["change", ...options, "http://a/"])).toEqual(misuse("uri-grammar change", message));
  });

  test("a part that is not valid", async () => {
    const err = `uri-grammar change: --query is not valid
  error rfc3986/space: A space is not allowed in the rule query.
    a b
     ^
    at 1–2; rule query, section 3.4, https://www.rfc-editor.org/rfc/rfc3986#section-3.4
    guess: Write '%20'.
    a%20b
For help: uri-grammar change --help
`;
    expect(await cli(["change", "--query", "a b", "http://a/"])).toEqual({ code: 2, out: "", err, both: err });
  });
});
