/** A reporter that says at the end what the skipped tests lack, and how to get it: see test/support/outside.ts. */
export default class Skipped {
  /**
   * @param {unknown} _
   * @param {import("@jest/test-result").AggregatedResult} results
   */
  onRunComplete(_, { testResults }) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { status, fullName } of testResults.flatMap((file) => file.testResults)) {
      const lack = status === "pending" ? /\(skipped: (.*?)\)/.exec(fullName)?.[1] : undefined;
      if (lack !== undefined) counts.set(lack, (counts.get(lack) ?? 0) + 1);
    }
    for (const [lack, count] of counts) console.error(`Skipped ${String(count)} tests: ${lack}`);
  }
}
