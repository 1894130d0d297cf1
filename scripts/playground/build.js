// `npm run playground:build`: writes the page to generated/playground/index.html.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { makePage } from "./page.js";

const target = new URL("../../generated/playground/index.html", import.meta.url);
// The page is in the repository, so its links lead to the files there.
const page = await makePage({ linkTo: (path) => `../../${path}` });
mkdirSync(new URL(".", target), { recursive: true });
writeFileSync(target, page);
/** @param {number} bytes */
const kB = (bytes) => `${String(Math.round(bytes / 1000))} kB`;
console.log(`${fileURLToPath(target)}: ${kB(page.length)}, ${kB(gzipSync(page).length)} with gzip`);
