// Writes the table of mutants into the guide: `node scripts/suite/table.js`.
import { writeSection } from "../readme/sections.js";
import { mutantTable } from "./mutants.js";

await writeSection("scripts/suite/README.md", "mutants", mutantTable());
