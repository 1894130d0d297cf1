/** Compares the table of src/interop/README.md with the package: modules, exports and versions. */
import { readFileSync } from "node:fs";
import { entries } from "../../scripts/entries.js";

const readJSON = (path: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;

const guide = readFileSync("src/interop/README.md", "utf8");
const [top = ""] = guide.split(/^## /m);

/** The cells of the table, by rows. */
const rows = [...top.matchAll(/^\| (`.*?) +\| (.*?) +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells);

/** The snippets without their imports. */
const snippets = [...guide.matchAll(/^```js\n(.*?)^```$/gms)]
  .map(([, text = ""]) => text.replace(/^import .*$/gm, ""))
  .join("");

/** The public modules of interop/, by their paths in the package. */
const modules = entries()
  .filter(({ source }) => source.startsWith("src/interop/"))
  .map(({ file, source }) => [file, `../../${source.replace(/\.ts$/, ".js")}`] as const);

const versions = rows.flatMap(([, , tested = ""]) =>
  [...tested.matchAll(/([@\w/-]+) (\d+\.\d+\.\d+[\w.-]*)(?=,|$)/g)].map(([, name = "", version = ""]) => [
    name,
    version,
  ]),
);

test("the table has all modules", () => {
  expect(modules).toHaveLength(11);
  expect(rows.map(([name]) => name).sort()).toEqual(modules.map(([path]) => `\`uri-grammar/${path}\``).sort());
});

test.each(modules)("uri-grammar/%s has the exports of the table, and a snippet shows each", async (path, file) => {
  const [, has = ""] = rows.find(([name]) => name === `\`uri-grammar/${path}\``) ?? [];
  const names = [...has.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const exported = Object.keys((await import(file)) as object).filter((name) => name !== "default");
  expect(exported.sort()).toEqual(names.sort());
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(snippets))).toEqual([]);
});

test("the table names versions", () => {
  expect(versions.length).toBeGreaterThan(15);
});

test.each(versions)("%s is tested at version %s", (name, version) => {
  expect(readJSON(`node_modules/${name}/package.json`)["version"]).toBe(version);
});
