/** The summary of a run. */
import { cli } from "./fake.js";

describe("--summary", () => {
  const stdin = ["a\nb c\n", "d\r\n\u00e9\r\ne f\r\n", "g"];

  test("the frequency of each code", async () => {
    const err = "6 inputs, 3 passed, 3 failed\n  2  rfc3986/space\n  1  rfc3986/non-ascii\n";
    expect(await cli(["check", "--only", "none", "--summary"], { stdin })).toEqual({
      code: 1,
      out: "",
      err,
      both: err,
    });
    expect(await cli(["normalize", "--only", "none", "--summary"], { stdin })).toMatchObject({ code: 1, err });
  });

  test("equally frequent codes are in the order of the codes", async () => {
    const { err } = await cli(["check", "--only", "none", "--summary", "a b", "\u00e9", "/|", "%"]);
    const codes = ["excluded-character", "non-ascii", "space", "truncated"].map((code) => `  1  rfc3986/${code}\n`);
    expect(err).toBe(`4 inputs, 0 passed, 4 failed\n${codes.join("")}`);
  });

  test("as JSON, with warnings", async () => {
    const argv = ["validate", "--json", "--only", "none", "--summary"];
    const { code, err } = await cli(argv, { stdin: ["http://user@example.com/\nhttp://a/b c\n"] });
    expect(code).toBe(1);
    expect(JSON.parse(err)).toEqual({
      summary: {
        inputs: 2,
        passed: 1,
        failed: 1,
        interrupted: false,
        codes: { "http/untrusted-userinfo": 1, "rfc3986/space": 1 },
      },
    });
  });
});
