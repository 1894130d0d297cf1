// `npm run readme`: makes the parts of README.md anew that the program itself knows. A test fails where they are stale.
import { readFileSync, writeFileSync } from "node:fs";
import * as built from "../dist/index.js";
import { withSections } from "./readme/sections.js";

// What is built has the types of the sources, but its classes are others.
const program = /** @type {import("./readme/sections.js").Program} */ (/** @type {unknown} */ (built));

const file = new URL("../README.md", import.meta.url);
writeFileSync(file, await withSections(readFileSync(file, "utf8"), program));
