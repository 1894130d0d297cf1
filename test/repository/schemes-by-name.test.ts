/** Tests that a scheme of the last build can be imported by its name. */
import { build } from "esbuild";
import process from "node:process";
import { run } from "../../scripts/consumers/package.js";
import { schemePlaces } from "../../scripts/entries.js";
import { adviceCodes, schemes } from "../../src/schemes/index.js";
import { normalizationSteps } from "../../src/standards/rfc3986/normalization.js";

const places = await schemePlaces();
const names = [...schemes.values()].filter(({ standard }) => standard === "rfc3986").map(({ name }) => name);

test("what the header of a grammar excludes exists", () => {
  const lists = [...schemes.values()].flatMap(({ without, exempt }) => [...without, ...exempt]);
  const known: readonly string[] = [...normalizationSteps, ...adviceCodes];
  expect(lists.filter((each) => !known.includes(each))).toEqual([]);
  expect(new Set(lists).size).toBeGreaterThan(10);
});

/** A program that collects the schemes of each import. */
const program = (imported: (name: string) => string): string => `
  const found = [];
  const add = (name, module) => {
    const schemes = Object.values(module).flat();
    found.push(schemes.some((scheme) => scheme?.name === name) ? name : "no " + name);
  };
  ${[...places.keys()].map((name) => `add(${JSON.stringify(name)}, ${imported(`uri-grammar/schemes/${name}`)});`).join("\n")}
  console.log(found.join());`;

test("each scheme has a place, and the export has its name", () => {
  expect([...places.keys()]).toEqual(names.sort());
  expect(places.get("https")).toEqual({ module: "http", exported: "https" });
  expect(places.get("git+ssh")).toEqual({ module: "git-ssh", exported: "gitSsh" });
  expect(places.get("soap.beep")).toEqual({ module: "soap", exported: "soapBeep" });
  expect(places.get("skype")).toEqual({ module: "registered", exported: "registered" });
});

test.each([
  ["import in Node", "module", (name: string) => `await import(${JSON.stringify(name)})`],
  ["require in Node", "commonjs", (name: string) => `require(${JSON.stringify(name)})`],
])("%s", (_, type, imported) => {
  const args = [`--input-type=${type}`, "--no-warnings", "--eval", program(imported)];
  expect(run([process.execPath, ...args], process.cwd())).toBe([...places.keys()].join());
});

test("esbuild", async () => {
  const imports = [...places.keys()].map(
    (name, index) => `export * as scheme${String(index)} from "uri-grammar/schemes/${name}";`,
  );
  const { outputFiles } = await build({
    stdin: { contents: imports.join("\n"), resolveDir: "." },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    logLevel: "silent",
  });
  const text = String(outputFiles[0]?.text);
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, object>;
  const found = [...places.keys()].map((name, index) =>
    Object.values(module[`scheme${String(index)}`] ?? {})
      .flat()
      .some((scheme: { name?: string } | undefined) => scheme?.name === name),
  );
  expect(found).toEqual(names.map(() => true));
});
