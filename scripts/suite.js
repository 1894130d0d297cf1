// `npm run suite`: writes the test suite for every language to generated/suite/.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { suite } from "./suite/suite.js";

const folder = new URL("../generated/suite/", import.meta.url);
const files = await suite();
rmSync(folder, { recursive: true, force: true });
for (const [path, text] of files) {
  const file = new URL(path, folder);
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, text);
}
