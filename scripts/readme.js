// `npm run readme`: regenerates SCHEMES.md, the picture in README.md, and tables of the guides for standards, explanations
// and templates, from the program, the sizes of bundles from their list, and the example of CONTRIBUTING.md from its grammar. A
// test fails if they are stale.
import { readFileSync, writeFileSync } from "node:fs";
import { differences } from "./readme/differences.js";
import { faults, templateFaults } from "./readme/faults.js";
import { diagnosticPicture } from "./readme/picture.js";
import { program } from "./readme/program.js";
import { exampleHeader, schemesPage } from "./readme/schemes.js";
import { writeSection } from "./readme/sections.js";
import { DOCUMENTS, listedSizes, withSizes } from "./readme/sizes.js";

await writeSection("src/standards/README.md", "differences", differences(program));
await writeSection("src/explain/README.md", "faults", faults(program));
await writeSection(
  "src/template/README.md",
  "faults",
  templateFaults(program.templateExamples, program.diagnoseTemplate),
);
await writeSection("CONTRIBUTING.md", "header", exampleHeader());
writeFileSync(new URL("../SCHEMES.md", import.meta.url), await schemesPage(program));
writeFileSync(new URL("../.github/diagnostic.svg", import.meta.url), diagnosticPicture());
for (const path of DOCUMENTS) {
  const file = new URL(`../${path}`, import.meta.url);
  writeFileSync(file, withSizes(readFileSync(file, "utf8"), listedSizes()));
}
