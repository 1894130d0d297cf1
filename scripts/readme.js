// `npm run readme`: makes the parts of README.md anew that the program itself knows. A test fails where they are stale.
import { readFileSync, writeFileSync } from "node:fs";
import { difference, standards } from "../dist/index.js";
import { withSections } from "./readme/sections.js";

const file = new URL("../README.md", import.meta.url);
writeFileSync(file, await withSections(readFileSync(file, "utf8"), { difference, standards }));
