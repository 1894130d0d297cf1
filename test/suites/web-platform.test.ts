// Runs the data of the web-platform-tests for the URL Standard that the package @wordpress/url contains. Where RFC 3986
// gives another verdict, the reason must be known.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { isURI } from "../../dist/index.js";
import type { DecisionId } from "../../scripts/field/decisions.js";
import { culprit, refusal } from "../../scripts/field/verdicts.js";
import { urlExceptions } from "../tables/suites.js";

// The package does not export the file.
const folder = dirname(createRequire(import.meta.url).resolve("@wordpress/url/package.json"));
const cases = JSON.parse(readFileSync(join(folder, "src/test/fixtures/wpt-data.json"), "utf8")) as readonly {
  readonly input: string;
  readonly failure?: boolean;
}[];

const exceptions = new Map(urlExceptions);

/** The reasons for which RFC 3986 refuses strings that the URL Standard accepts. */
const REFUSED: readonly DecisionId[] = ["characters", "percent"];

/** The reasons for which the URL Standard refuses strings that RFC 3986 accepts. */
const ACCEPTED: readonly DecisionId[] = ["emptyHost", "name", "encodedHost"];

const rows = cases.map(({ input, failure = false }) => [JSON.stringify(input), input, !failure] as const);

test.each(rows)("%s", (_, input, accepted) => {
  const valid = isURI(input);
  if (exceptions.has(input)) expect(valid).not.toBe(accepted);
  else if (accepted && !valid) expect(REFUSED).toContain(refusal(input, "URI"));
  else if (valid && !accepted) expect(ACCEPTED).toContain(culprit(input, "URI", (text) => URL.canParse(text)));
});

test("each exception is a case", () => {
  const texts = cases.map(({ input }) => input);
  expect([...exceptions.keys()].filter((text) => !texts.includes(text))).toEqual([]);
});
