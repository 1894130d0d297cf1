import { cli, good, misuse } from "../fake.js";

const BASE = "http://a/b/c/d;p?q";

test("references as arguments", async () => {
  expect(await cli(["resolve", "--base", BASE, "g", "", "../../../g", "//h"])).toEqual(
    good("http://a/b/c/g\nhttp://a/b/c/d;p?q\nhttp://a/g\nhttp://h\n"),
  );
});

test("references as lines", async () => {
  expect(await cli(["resolve", `--base=${BASE}`], { stdin: ["g\n\n?y"] })).toEqual(
    good("http://a/b/c/g\nhttp://a/b/c/d;p?q\nhttp://a/b/c/d;p?y\n"),
  );
});

test.each([
  [[], "http:g", "http:g\n"],
  [["--loose"], "http:g", "http://a/b/c/g\n"],
])("%j: a scheme that is the base's own", async (options, ref, out) => {
  expect(await cli(["resolve", "--base", BASE, ...options, ref])).toEqual(good(out));
});

test.each([
  [[], "f:/.//g\n"],
  [["--literal"], "f://g\n"],
])("%j: a path that begins with //", async (options, out) => {
  expect(await cli(["resolve", "--base", "f:/a", ...options, ".//g"])).toEqual(good(out));
});

test("--relative-base", async () => {
  expect(await cli(["resolve", "--base", "a/b", "--relative-base", "../../c", "", "http://h/../d"])).toEqual(
    good("../c\na/b\nhttp://h/d\n"),
  );
  expect(await cli(["resolve", "--base=", "--relative-base", "--standard", "rfc3987", "./\u00FC"])).toEqual(
    good("\u00FC\n"),
  );
  const { out } = await cli(["resolve", "--base", "a/b", "--relative-base", "--json", "../c"]);
  expect(out).toBe('{"input":"../c","ok":true,"uri":"c"}\n');
});

test.each(["rfc2396", "rfc1738"])("--relative-base is not for %s", async (standard) => {
  expect(await cli(["resolve", "--base", "a/b", "--relative-base", "--standard", standard, "c"])).toEqual(
    misuse("uri-grammar resolve", `--relative-base is for rfc3986, rfc3987, not for ${standard}`),
  );
});

test("a base that is no reference is refused, also with --relative-base", async () => {
  const { code, err } = await cli(["resolve", "--base", "a b", "--relative-base", "c"]);
  expect([code, err.split("\n")[0]]).toEqual([2, "uri-grammar resolve: --base cannot be a base"]);
});

test("--trace", async () => {
  const { code, out } = await cli(["resolve", "--base", BASE, "--trace", "../g"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^http:\/\/a\/b\/g\n( {2}\d\.\d(\.\d)? {2}\S.*\n {9}".*" → ".*"\n)+$/);
  expect(out).toContain('         "/b/c/../g" → "/b/g"\n');
});

test("as JSON", async () => {
  const { code, out } = await cli(["resolve", "--base", BASE, "--json", "../g", "["]);
  expect(code).toBe(1);
  const [resolved = "", refused = ""] = out.split("\n");
  expect(resolved).toBe('{"input":"../g","ok":true,"uri":"http://a/b/g"}');
  expect(JSON.parse(refused)).toMatchObject({
    input: "[",
    ok: false,
    diagnostic: { severity: "error", start: 0, end: 1 },
  });
});

test("as JSON, with --trace", async () => {
  const { out } = await cli(["resolve", "--base", BASE, "--json", "--trace", "../g"]);
  const step = expect.objectContaining({ section: "5.2.4", before: "/b/c/../g", after: "/b/g" }) as object;
  expect(JSON.parse(out)).toEqual({
    input: "../g",
    ok: true,
    uri: "http://a/b/g",
    trace: expect.arrayContaining([step]) as object[],
  });
});

test("with a standard in which references can mean the current document", async () => {
  const argv = ["resolve", "--standard", "rfc2396bis-01", "--base", BASE];
  expect(await cli([...argv, "?y", "", "#s"])).toEqual(
    good("http://a/b/c/d;p?y\n(the current document)\n(the current document)\n"),
  );
  expect(await cli([...argv, "--loose", "http:g"])).toEqual(good("http://a/b/c/g\n"));
  expect(await cli([...argv, "--json", "g", "#s"])).toEqual(
    good('{"input":"g","ok":true,"uri":"http://a/b/c/g"}\n{"input":"#s","ok":true,"uri":null}\n'),
  );
  const { out } = await cli([...argv, "--json", "--trace", ""]);
  expect(JSON.parse(out)).toEqual({ input: "", ok: true, uri: null, trace: expect.any(Array) as object[] });
});

describe("--excess", () => {
  const argv = ["resolve", "--base", "http://a/b", "--standard", "rfc2396bis-01"];

  test.each([
    [[], "http://a/../../g\n"],
    [["--excess", "keep"], "http://a/../../g\n"],
    [["--excess", "remove"], "http://a/g\n"],
  ])("%j", async (options, out) => {
    expect(await cli([...argv, ...options, "../../g"])).toEqual(good(out));
  });

  test("refuse: only references above the root are reported", async () => {
    const err = `error rfc2396bis-01/excess-dot-segments: The reference has more ".." segments than the base has levels.
  ../../g
  ^^^^^^^
  at 0–7; rule rel-path, section 5, https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01#section-5
`;
    expect(await cli([...argv, "--excess", "refuse", "../../g", "./g"])).toEqual({
      code: 1,
      out: "http://a/g\n",
      err,
      both: `${err}http://a/g\n`,
    });
  });

  test.each(["", "Keep", "__proto__", "\u009b"])("%j is misuse", async (value) => {
    const hint = value === "Keep" ? " (Did you mean keep?)" : "";
    const message = `--excess takes keep, remove, refuse${hint}`;
    expect(await cli([...argv, "--excess", value, "g"])).toEqual(misuse("uri-grammar resolve", message));
  });

  test.each(["rfc3986", "url-syntax-05"])("%s does not have the option", async (standard) => {
    expect(await cli(["resolve", "--base", "http://a/b", "--standard", standard, "--excess", "keep", "g"])).toEqual(
      misuse("uri-grammar resolve", `--excess is for rfc2396bis-01, rfc2396, not for ${standard}`),
    );
  });
});
