import { cli, good } from "../fake.js";

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

test("by a standard that has references mean the document that they stand in", async () => {
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
