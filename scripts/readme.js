// `npm run readme`: regenerates SCHEMES.md, and tables of src/standards/README.md and src/explain/README.md, from the
// program. A test fails if they are stale.
import { writeFileSync } from "node:fs";
import * as schemes from "../dist/schemes/index.js";
import * as rules from "../dist/schemes/mechanism/rules.js";
import * as standards from "../dist/standards/index.js";
import * as sentences from "../dist/explain/sentences.js";
import { EXAMPLES } from "./readme/examples.js";
import { differences } from "./readme/differences.js";
import { faults } from "./readme/faults.js";
import { diagnosticPicture } from "./readme/picture.js";
import { schemesPage } from "./readme/schemes.js";
import { writeSection } from "./readme/sections.js";

// The built modules have the same types as the sources, but different classes.
const program = /** @type {import("./readme/differences.js").Program} */ (/** @type {unknown} */ (standards));
const { schemes: known, validate } = /** @type {typeof import("../src/schemes/index.js")} */ (
  /** @type {unknown} */ (schemes)
);
const { rulesOf } = /** @type {typeof import("../src/schemes/mechanism/rules.js")} */ (/** @type {unknown} */ (rules));

await writeSection("src/standards/README.md", "differences", differences(program));
await writeSection(
  "src/explain/README.md",
  "faults",
  faults({ sentences: sentences.SENTENCES, examples: EXAMPLES, standards: program.standards, validate }),
);
writeFileSync(new URL("../SCHEMES.md", import.meta.url), await schemesPage({ schemes: known, rulesOf }));
writeFileSync(new URL("../.github/diagnostic.svg", import.meta.url), diagnosticPicture());
