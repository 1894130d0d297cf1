import { madeOfEntry, madeOfModules } from "../../scripts/build/list.js";
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

const documents = [
  {
    id: "b",
    document: { name: "RFC 1", title: "B", rows: [{ name: "x+y", rule: "x", section: "1", examples: ["x+y:a"] }] },
  },
] as unknown as Parameters<typeof madeOfEntry>[1];

test("a module defines its schemes from their facts, their grammar and their code", () => {
  const code =
    "export const xY: SchemeCode<X> = {};\nexport function b(): void {}\nexport interface C {}\nconst d = 1;\n";
  const { files } = madeOfEntry("m", documents, code);
  expect(files["schemes/m.js"]).toContain("export const xY = /* @__PURE__ */ built(xY_facts, b_grammar, xY_code);\n");
  expect(files["schemes/m.d.ts"]).toContain(' * withSchemes([xY]).validate("x+y:a").ok; // => true\n');
  expect(madeOfEntry("m", documents, "export const code: SchemeCode = {};\n").files["schemes/m.js"]).toContain(
    "built(xY_facts, b_grammar, code_code);\n",
  );
  expect(madeOfEntry("m", documents, null).files["schemes/m.js"]).toContain("built(xY_facts, b_grammar);\n");
});

test("code for a scheme that the module does not have is refused", () => {
  expect(() => madeOfEntry("m", documents, "export const xZ: SchemeCode = {};\n")).toThrow(
    new Error("src/schemes/code/m.ts: no scheme of this module is xZ"),
  );
});
