import { cli, diagnosticFor, good, reportFor } from "../fake.js";

const BASE = "http://a/b/c/d;p?q";

test("targets as arguments and as lines", async () => {
  const targets = ["http://a/b/g", "http://a/b/c/d;p?q#s", "http://b/", BASE];
  const wanted = good("../g\n#s\nhttp://b/\n\n");
  expect(await cli(["relativize", "--base", BASE, ...targets])).toEqual(wanted);
  expect(await cli(["relativize", "--base", BASE], { stdin: [targets.join("\n")] })).toEqual(wanted);
});

test("a target without a scheme is refused", async () => {
  const { code, out, err } = await cli(["relativize", "--base", BASE, "/g"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(reportFor("/g", "", "URI"));
});

test("as JSON", async () => {
  const { code, out } = await cli(["relativize", "--base", BASE, "--json", "http://a/b/g", "/g"]);
  expect(code).toBe(1);
  const [found = "", refused = ""] = out.split("\n");
  expect(found).toBe('{"input":"http://a/b/g","ok":true,"reference":"../g"}');
  expect(JSON.parse(refused)).toEqual({ input: "/g", ok: false, diagnostic: diagnosticFor("/g", "URI") });
});

test("with another standard", async () => {
  expect(await cli(["relativize", "--standard", "rfc2396bis-01", "--base", BASE, "http://a/b/g"])).toEqual(
    good("../g\n"),
  );
});
