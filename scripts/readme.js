// `npm run readme`: makes what the program itself knows anew: parts of README.md, and SCHEMES.md. A test fails where they
// are stale.
import { readFileSync, writeFileSync } from "node:fs";
import * as built from "../dist/index.js";
import * as schemes from "../dist/schemes/index.js";
import * as rules from "../dist/schemes/mechanism/rules.js";
import { schemesPage } from "./readme/schemes.js";
import { withSections } from "./readme/sections.js";

// What is built has the types of the sources, but its classes are others.
const program = /** @type {import("./readme/sections.js").Program} */ (/** @type {unknown} */ (built));
const { schemes: known } = /** @type {typeof import("../src/schemes/index.js")} */ (/** @type {unknown} */ (schemes));
const { rulesOf } = /** @type {typeof import("../src/schemes/mechanism/rules.js")} */ (/** @type {unknown} */ (rules));

const readme = new URL("../README.md", import.meta.url);
writeFileSync(readme, await withSections(readFileSync(readme, "utf8"), program));
writeFileSync(new URL("../SCHEMES.md", import.meta.url), await schemesPage({ schemes: known, rulesOf }));
