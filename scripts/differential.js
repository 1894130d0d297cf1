// `npm run differential`: compares this package with other libraries, and writes the differences to
// scripts/differential/README.md. It fails if the reason of a difference is unknown.
import { CONTESTANTS } from "./bench/contestants.js";
import { compare } from "./differential/compare.js";
import { inputs } from "./differential/inputs.js";
import { report } from "./differential/report.js";
import { versionOf } from "./differential/version.js";
import { writeSection } from "./readme/sections.js";

const [, ...libraries] = CONTESTANTS;
const comparison = compare(libraries, await inputs());

for (const { library, question, input } of comparison.unknown) {
  console.error(
    `${library}, ${question}: the reason is unknown for ${input.map((each) => JSON.stringify(each)).join(" on ")}`,
  );
}
if (comparison.unknown.length > 0) process.exitCode = 1;
else await writeSection("scripts/differential/README.md", "differential", report(comparison, versionOf));
