// Compares the trees of the built parsers with the tables under test/tables/trees/. The tables must detect each mutant
// of a grammar that only makes other trees: see the guide to mutation testing. test/README.md says how to write the
// tables again.
import { readdirSync } from "node:fs";
import { schemeFiles } from "../../scripts/build/schemes.js";
import { GRAMMARS } from "../../scripts/build/standards.js";
import { loadParser } from "../conformance/oracle.js";
import { testExplanations } from "../support/explanations.js";
import { selected, testOfAll } from "../support/selected.js";
import { sketch, treesBy } from "./table.js";

const names = [...GRAMMARS.map(({ id }) => id), ...schemeFiles().map((file) => `scheme/${file}`)];
const asked = selected(names, (name) => name.replace("scheme/", ""));
const parsers = await Promise.all(asked.map(async (name) => [name, treesBy(await loadParser(name))] as const));

testOfAll("each grammar has a table", () => {
  const files = readdirSync(new URL("../tables/trees/", import.meta.url), { recursive: true, encoding: "utf8" });
  const tables = files.filter((file) => file.endsWith(".txt")).map((file) => file.replaceAll("\\", "/"));
  expect(tables.sort()).toEqual(names.map((name) => `${name}.txt`).sort());
});

describe.each(parsers)("%s", (name, treeOf) => {
  testExplanations(`trees/${name}`, (rule, text) => {
    const node = treeOf(rule, text);
    return [node === null ? "refused" : sketch(node)];
  });
});
