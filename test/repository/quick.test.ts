/** Tests which tests `npm run quick` runs. */
import { readdirSync } from "node:fs";
import { planFor } from "../../scripts/quick/plan.js";

const all = readdirSync("test", { recursive: true, encoding: "utf8" }).map(
  (path) => `test/${path.replaceAll("\\", "/")}`,
);

/** Returns the name that the tests get, and the names of the test files. */
function planned(name: string): readonly [only: string | null, files: readonly string[]] | null {
  const plan = planFor(name);
  if (plan === null) return null;
  const files = plan.tests.map((pattern) => {
    const found = all.filter((path) => new RegExp(pattern).test(path));
    // Each pattern matches a file.
    expect([pattern, found.length > 0]).toEqual([pattern, true]);
    return found.map((path) => path.slice("test/".length, -".test.ts".length));
  });
  return [plan.only, files.flat()];
}

const TABLE = ["schemes/tables", "schemes/findings", "schemes/near-misses", "conformance/languages"];
const SCHEME = ["schemes/conformance", ...TABLE, "schemes/laws", "tree/trees"];
const LANGUAGE = ["conformance/grammar", "conformance/recognizer", "tree/trees"];

test.each([
  ["bitcoin", "bitcoin", SCHEME],
  ["https", "http", SCHEME],
  ["mongodb+srv", "database", SCHEME],
  ["rfc1738/http", "rfc1738", TABLE],
  ["isbn", "urn", [...SCHEME, "schemes/urn"]],
  ["src/schemes/urn/isbn.ts", "urn", [...SCHEME, "schemes/urn"]],
  ["grammar/scheme/git.peggy", "git", SCHEME],
  ["./src/schemes/git.ts", "git", SCHEME],
  ["test\\tables\\scheme\\git.ts", "git", SCHEME],
  [
    "rfc2396",
    "rfc2396",
    [...LANGUAGE, "conformance/languages", "standards/faults", "standards/older", "standards/rfc2396"],
  ],
  [
    "src/standards/rfc3987/",
    "rfc3987",
    [...LANGUAGE, "conformance/languages", "standards/faults", "standards/older", "standards/rfc3987"],
  ],
  [
    "rfc3986",
    "rfc3986",
    [...LANGUAGE, "conformance/languages", "standards/faults", "standards/parse", "operations/resolve"],
  ],
])("%s: the tests with ONLY=%s", (name, only, files) => {
  expect(planned(name)).toEqual([only, files]);
});

test("the tests of the templates belong to their grammar", () => {
  const [only, files] = planned("rfc6570") ?? [];
  expect(only).toBe("rfc6570");
  expect(files).toEqual(expect.arrayContaining([...LANGUAGE, "template/expand", "template/parse"]));
});

test("a file has the test of its name, or else those of its folder", () => {
  expect(planned("src/operations/resolve.ts")).toEqual([null, ["operations/resolve"]]);
  expect(planned("test/operations/resolve.test.ts")).toEqual([null, ["operations/resolve"]]);
  const [, folder] = planned("src/operations") ?? [];
  expect(folder).toContain("operations/resolve");
  expect(planned("src/operations/dot-segments.ts")).toEqual([null, folder]);
});

test.each(["nothing", "src/nothing", "core", "", "LICENSE", "../x", "a.*b"])("%j is nothing that has tests", (name) => {
  expect(planFor(name)).toBeNull();
});
