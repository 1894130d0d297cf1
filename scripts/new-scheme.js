// `npm run new-scheme NAME`: writes the files of a new scheme, whose syntax is a placeholder. CONTRIBUTING.md says what to do
// with them.
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { filesOf, namesOf } from "./new-scheme/files.js";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const [name = ""] = process.argv.slice(2);
  const files = Object.entries(filesOf(name));
  const existing = files.find(([path]) => existsSync(`${root}${path}`));
  if (existing) throw new Error(`${existing[0]} exists already.`);
  for (const [path, text] of files) {
    const options = await resolveConfig(`${root}package.json`);
    const isCode = path.endsWith(".ts");
    writeFileSync(`${root}${path}`, isCode ? await format(text, { ...options, parser: "typescript" }) : text);
  }
  console.log(`\
${files.map(([path]) => path).join("\n")}

1. Replace each PLACEHOLDER, and the rules. Record the findings: EXPLANATIONS=write npm run quick -- ${namesOf(name).file}
2. Repeat this until it is right: npm run quick -- ${namesOf(name).file}
3. Add it to package.json and to SCHEMES.md: npm run manifest && npm run readme`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
