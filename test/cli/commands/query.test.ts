import { cli, good, misuse } from "../fake.js";

const URI = "http://a/?q=a%20b+c&x=%FF&flag&nl=%0A&q=2#f";

describe("get", () => {
  test.each([
    [["q"], "a b+c"],
    [["--plus", "q"], "a b c"],
    [["--separator", "+", "c&x"], "%FF&flag&nl"],
    [["flag"], ""],
    [["nl"], "\\u000a"],
  ])("%j", async (rest, value) => {
    const uri = rest.includes("c&x") ? "http://a/?q=a%20b+c%26x=%25FF%26flag%26nl" : URI;
    expect(await cli(["query", ...rest.slice(0, -1), "get", uri, rest.at(-1) ?? ""])).toEqual(good(`${value}\n`));
  });

  test("as JSON", async () => {
    expect(await cli(["query", "--json", "get", URI, "q"])).toEqual(
      good(`{"input":["get","${URI}","q"],"ok":true,"value":"a b+c"}\n`),
    );
  });

  test("a parameter that is not there", async () => {
    const err = "The query has no parameter with this name.\n";
    expect(await cli(["query", "get", URI, "__proto__"])).toEqual({ code: 1, out: "", err, both: err });
    const out = `{"input":["get","${URI}","__proto__"],"ok":true,"value":null}\n`;
    expect(await cli(["query", "--json", "get", URI, "__proto__"])).toEqual({ code: 1, out, err: "", both: out });
  });

  test("octets that are not UTF-8", async () => {
    const err = `error percent/not-utf-8: The percent-encoded octets are not valid UTF-8.
  ${URI}
                        ^^^
  at 22–25; rule pct-encoded, section 2.5, https://www.rfc-editor.org/rfc/rfc3986#section-2.5
`;
    expect(await cli(["query", "get", URI, "x"])).toEqual({ code: 1, out: "", err, both: err });
    const { code, out } = await cli(["query", "--json", "get", URI, "x"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, operand: 1, diagnostic: { start: 22, end: 25 } });
  });
});

describe("set and delete", () => {
  test.each([
    [["set", URI, "x=1"], "http://a/?q=a%20b+c&x=1&flag&nl=%0A&q=2#f"],
    [["set", URI, "q=&=#", "z=1", "z=2", "=e"], "http://a/?q=%26%3D%23&x=%FF&flag&nl=%0A&z=1&z=2&=e#f"],
    [["set", "--plus", "a", "q= +", "r=a=b\r\n"], "a?q=+%2B&r=a%3Db%0D%0A"],
    [["set", "--separator", ";", "a?b;c", "c=;"], "a?b;c=%3B"],
    [["set", "a", "__proto__=1"], "a?__proto__=1"],
    [["delete", URI, "q", "flag", "absent"], "http://a/?x=%FF&nl=%0A#f"],
    [["delete", "a?b", "b"], "a"],
  ])("%j", async (argv, uri) => {
    expect(await cli(["query", ...argv])).toEqual(good(`${uri}\n`));
  });

  test("as JSON", async () => {
    expect(await cli(["query", "--json", "set", "a", "b=c"])).toEqual(
      good('{"input":["set","a","b=c"],"ok":true,"uri":"a?b=c"}\n'),
    );
  });

  test("of a string that is no reference", async () => {
    const err = `error rfc3986/space: A space is not allowed in the path.
  a b?c
   ^
  at 1–2; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  repair: Write '%20'.
  a%20b?c
`;
    expect(await cli(["query", "delete", "a b?c", "c"])).toEqual({ code: 1, out: "", err, both: err });
  });
});

describe("misuse", () => {
  test.each([
    [[], "no action is given; the actions are get, set, delete"],
    [["put", "a", "b"], "unknown action; the actions are get, set, delete"],
    [["get"], "get needs a URI and one NAME"],
    [["get", "a"], "get needs a URI and one NAME"],
    [["get", "a", "b", "c"], "get needs a URI and one NAME"],
    [["set", "a"], "set needs a URI and at least one NAME=VALUE"],
    [["set", "a", "b"], "set takes NAME=VALUE; a '=' is missing"],
    [["delete", "a"], "delete needs a URI and at least one NAME"],
    [["set", "a", "b=\uD800"], "a NAME or a VALUE has a lone surrogate, which has no UTF-8 encoding"],
    [["--separator", "ab", "get", "a", "b"], "The option 'separator' must be a delimiter, such as '&' or ';'."],
    [["--plus", "--separator", "+", "get", "a", "b"], "The option 'separator' must not be '+' if 'plus' is true."],
  ])("%j", async (argv, message) => {
    expect(await cli(["query", ...argv])).toEqual(misuse("uri-grammar query", message));
  });
});

test("long queries take linear time", async () => {
  const uri = `a?${"x=1&".repeat(200_000)}y=2`;
  expect(await cli(["query", "get", uri, "y"])).toEqual(good("2\n"));
}, 20_000);
