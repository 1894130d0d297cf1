import { readdirSync } from "node:fs";
import { madeOfModules, schemeModules } from "../../scripts/build/list.js";

const sources: Readonly<Record<string, string>> = {
  a: "export const b: Scheme<B> = defineScheme({});\nexport const a: Scheme = defineScheme<A>({});\nexport const other: RuleWords = {};\n",
  "a-b": "export function words(): Scheme { return a; }\n",
  c: "export const all: readonly AnyScheme[] = [];\nconst own: Scheme<C> = d;\nexport const texts: readonly string[] = [];\n",
};

test("the list has the exported schemes of each module, and the members of exported lists", () => {
  const { files } = madeOfModules(Object.keys(sources), (path) => String(sources[path.slice(12, -3)]));
  expect(files["schemes.list.js"]).toBe(`\
// Made by "npm run build" from src/schemes/. Do not edit.

import { a, b } from "../src/schemes/a.js";
import { all } from "../src/schemes/c.js";

export const schemes = [
  a, b,
  ...all,
];
`);
});

test("the modules are those of the folder, in the order of their names", () => {
  const names = schemeModules();
  expect(names.map((name) => `${name}.ts`).sort()).toEqual(
    readdirSync("src/schemes")
      .filter((name) => name.endsWith(".ts"))
      .sort(),
  );
  expect(names.filter((name) => name.startsWith("git"))).toEqual(["git", "git-ssh"]);
});
