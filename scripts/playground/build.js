// `npm run playground:build`: writes the page to generated/playground/index.html.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makePage } from "./page.js";

const target = new URL("../../generated/playground/index.html", import.meta.url);
const page = await makePage();
mkdirSync(new URL(".", target), { recursive: true });
writeFileSync(target, page);
console.log(`${fileURLToPath(target)}: ${String(Math.round(page.length / 1000))} kB`);
