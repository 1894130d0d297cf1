import { createRequire } from "node:module";

/** @type {unknown} */
const required = createRequire(import.meta.url)("@jest/test-sequencer");
const { default: TestSequencer } = /** @type {typeof import("@jest/test-sequencer")} */ (required);

/**
 * The test files that take longest, the longest first. Jest's own sequencer knows the times only after a first run, and a
 * clean checkout has none. Then a long file could run alone at the end.
 */
const LONGEST = [
  ...["tag/law.prove"],
  ...["schemes/conformance.prove", "certain/data.prove", "conformance/suites.prove", "site/site.prove"],
  ...["playground/end-to-end.prove", "growth/growth.prove", "repository/pack.prove", "repository/consumers.prove"],
  ...["fuzz/fuzz.prove", "schemes/laws.prove", "laws/laws.prove", "growth/expressions.prove", "engines/dask.prove"],
  ...["site/pages.prove", "fuzz/replay.prove", "explain/many.prove", "cli/streams.prove"],
  ...["standards/components.prove"],
  ...["schemes/conformance.test"],
  ...["cli/threads.test", "interop/eslint.test", "standards/rfc3987.test", "laws/language.test"],
];

/** @param {string} path the path of a test file */
function rankOf(path) {
  const file = path.replaceAll("\\", "/");
  const rank = LONGEST.findIndex((name) => file.endsWith(`/test/${name}.ts`));
  return rank < 0 ? LONGEST.length : rank;
}

/** Starts the test files that take longest first. */
export default class LongestFirst extends TestSequencer {
  /**
   * @override
   * @param {import("@jest/test-result").Test[]} tests
   * @returns {Promise<import("@jest/test-result").Test[]>}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => rankOf(one.path) - rankOf(other.path));
  }
}
