import { madeOfModules } from "../../scripts/build/list.js";
import type { Document } from "../../scripts/build/header.js";

const sources: Readonly<Record<string, string>> = {
  a: "export const b: Scheme<B> = defineScheme({});\nexport const a: Scheme = defineScheme<A>({});\nexport const other: RuleWords = {};\n",
  "a-b": "export function words(): Scheme { return a; }\n",
  c: "export const all: readonly AnyScheme[] = [];\nconst own: Scheme<C> = d;\nexport const texts: readonly string[] = [];\n",
};
const made = [["b", [{ id: "b", document: { rows: [{ name: "x+y" }, { name: "v" }] } as Document }]]] as const;

test("the list has the exported schemes of each module, and the members of exported lists", () => {
  const { files } = madeOfModules(Object.keys(sources), made, (path) => String(sources[path.slice(12, -3)]));
  expect(files["schemes.list.js"]).toBe(`\
// Made by "npm run build" from src/schemes/ and grammar/scheme/. Do not edit.

import { a, b } from "../src/schemes/a.js";
import { v, xY } from "./schemes/b.js";
import { all } from "../src/schemes/c.js";

export const schemes = [
  a, b,
  v, xY,
  ...all,
];
`);
});
