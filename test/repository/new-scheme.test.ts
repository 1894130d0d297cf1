/** Tests the files of a new scheme. new-scheme.prove.ts runs their tests. */
import { readFileSync } from "node:fs";
import { readScheme } from "../../scripts/build/schemes.js";
import { filesOf, namesOf } from "../../scripts/new-scheme/files.js";

const registry = readFileSync("grammar/registry.csv", "utf8");

test.each([
  ["acme", "acme", "acme", "AcmeURI"],
  ["acme.beep", "acme-beep", "acmeBeep", "AcmeBeepURI"],
  ["a1+b-2", "a1-b-2", "a1B2", "A1B2URI"],
])("%s has the files %s, the constant %s and the type %s", (name, file, constant, type) => {
  expect(namesOf(name)).toEqual({ file, constant, type });
  expect(Object.keys(filesOf(name, registry))).toEqual([
    `grammar/scheme/${file}.peggy`,
    `src/schemes/${file}.ts`,
    `test/tables/scheme/${file}.ts`,
    `test/tables/trees/scheme/${file}.txt`,
  ]);
});

test.each(["", "Acme", "1a", "a_b", "a/../b", "a-", "in", "let", "__proto__"])("%j is refused", (name) => {
  expect(() => namesOf(name)).toThrow(/^(?:The name of a scheme begins|JavaScript has another meaning)/);
});

test("the grammar can be read, and defines the scheme", () => {
  const { "grammar/scheme/acme-x.peggy": grammar = "" } = filesOf("acme+x", registry);
  const { schemes, own } = readScheme("acme-x", (file) =>
    file === "scheme/acme-x.peggy" ? grammar : readFileSync(`grammar/${file}`, "utf8"),
  );
  expect([...schemes]).toEqual([["acme+x", "acme-x-URI"]]);
  expect(own.map(({ name }) => name)).toEqual(["acme-x-URI", "name"]);
});

test.each([
  ["acme", "null"],
  ["ssh", '"provisional"'],
  ["gopher", '"permanent"'],
])("the status of %s is %s, as in the registry", (name, status) => {
  expect(filesOf(name, registry)[`src/schemes/${name}.ts`]).toContain(`  status: ${status},\n`);
});
