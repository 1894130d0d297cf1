/** Tests the files of a new scheme. new-scheme.prove.ts runs their tests. */
import { readFileSync } from "node:fs";
import { readScheme } from "../../scripts/build/schemes.js";
import { filesOf, namesOf } from "../../scripts/new-scheme/files.js";

test.each([
  ["acme", "acme", "acme"],
  ["acme.beep", "acme-beep", "acmeBeep"],
  ["a1+b-2", "a1-b-2", "a1B2"],
])("%s has the files %s and the constant %s", (name, file, constant) => {
  expect(namesOf(name)).toEqual({ file, constant });
  expect(Object.keys(filesOf(name))).toEqual([
    `grammar/scheme/${file}.peggy`,
    `test/tables/scheme/${file}.ts`,
    `test/tables/trees/scheme/${file}.txt`,
  ]);
});

test.each(["", "Acme", "1a", "a_b", "a/../b", "a-", "in", "let", "__proto__"])("%j is refused", (name) => {
  expect(() => namesOf(name)).toThrow(/^(?:The name of a scheme begins|JavaScript has another meaning)/);
});

test("the grammar can be read, and defines the scheme", () => {
  const { "grammar/scheme/acme-x.peggy": grammar = "" } = filesOf("acme+x");
  const { schemes, own } = readScheme("acme-x", (file) =>
    file === "scheme/acme-x.peggy" ? grammar : readFileSync(`grammar/${file}`, "utf8"),
  );
  expect([...schemes]).toEqual([["acme+x", "acme-x-URI"]]);
  expect(own.map(({ name }) => name)).toEqual(["acme-x-URI", "name"]);
});
