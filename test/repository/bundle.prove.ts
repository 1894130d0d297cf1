import { readdirSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LAYERS } from "../../scripts/layers.js";

/** The modules that import a library, which is not bundled. */
const PEERS = new Set(LAYERS.flatMap(({ peers = {} }) => Object.keys(peers)));

interface Bundle {
  readonly text: string;
  /** The modules that contribute to the output. */
  readonly modules: readonly string[];
  /** The imports of each module that was read. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Bundles a module of src/ for an application that does not run on Node. */
async function bundle(source: string, format: "esm" | "iife" = "esm"): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, loader: "ts", resolveDir: "src" },
    bundle: true,
    minify: true,
    format,
    globalName: "bundled",
    platform: "neutral",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const [output] = Object.values(metafile.outputs);
  return {
    text: outputFiles.map((file) => file.text).join(""),
    modules: Object.entries(output?.inputs ?? {}).flatMap(([module, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [module] : [],
    ),
    imports: new Map(
      Object.entries(metafile.inputs).map(([module, { imports }]) => [module, imports.map(({ path }) => path)]),
    ),
  };
}

const generated = readdirSync("generated").filter((name) => name.endsWith(".js"));

describe("a bundle of the everyday checks", () => {
  const checks = ["isURI", "isURIReference", "isAbsoluteURI", "isRelativeRef"];

  test.each([checks.join(", "), ...checks])("contains only their small table: %s", async (names) => {
    const { modules } = await bundle(`export { ${names} } from "./index.js";`);
    expect(modules.filter((module) => module.startsWith("generated/"))).toEqual(["generated/rfc3986.reference.js"]);
  });

  test.each(generated.filter((name) => name.endsWith(".grammar.js")))("does not have the text of %s", async (name) => {
    const { grammar } = (await import(
      `../../generated/${name}`
    )) as typeof import("../../generated/rfc3986.grammar.js");
    const { text } = await bundle(`export { ${checks.join(", ")} } from "./index.js";`);
    const { text: whole } = await bundle(`export * from "../generated/${name}";`);
    const longest = String(grammar.match(/=[\w*()/-]+/g)?.sort((a, b) => b.length - a.length)[0]);
    expect(whole).toContain(longest);
    expect(text).not.toContain(longest);
  });
});

describe("a bundle of functions that do not explain", () => {
  const silent = ["resolve", "relativize", "normalize", "compare", "components", "recompose", "recognize", "test"];

  test.each([silent.join(", "), ...silent])("has no module of the explanations: %s", async (names) => {
    const { modules } = await bundle(`export { ${names} } from "./index.js";`);
    expect(modules).toContain("src/operations/references.ts");
    expect(
      modules.filter((module) => /^src\/(?:explain\/|standards\/.*\b(?:explained|faults)\.ts$)/.test(module)),
    ).toEqual([]);
  });

  test.each(["resolve", "relativize", "normalize", "compare", "equivalent", "components"])(
    "has neither parser nor rules: %s",
    async (name) => {
      const { modules } = await bundle(`export { ${name} } from "./index.js";`);
      const generatedModules = modules.filter((module) => module.startsWith("generated/")).sort();
      expect(
        generatedModules.filter(
          (module) => !["generated/ports.js", "generated/rfc3986.characters.js"].includes(module),
        ),
      ).toEqual(["generated/rfc3986.reference.js"]);
      expect(modules).not.toContain("src/core/frame.ts");
    },
  );

  test.each(["safeParse", "diagnose", "repair"])("functions that explain contain these modules: %s", async (name) => {
    const { modules } = await bundle(`export { ${name} } from "./index.js";`);
    expect(modules).toContain("src/explain/explain.ts");
  });
});

describe("a bundle without trees", () => {
  test.each([
    ["diagnose, repair, test, recognize", "./index.js"],
    ["uri, iri, schemeSchema", "./interop/standard-schema.js"],
    ["find", "./context/index.js"],
  ])("has no parser: %s", async (names, entry) => {
    const { modules } = await bundle(`export { ${names} } from "${entry}";`);
    expect(modules).toContain("generated/rfc3986.grammar.js");
    expect(modules.filter((module) => /\.(?:parser|tree)\.js$/.test(module))).toEqual([]);
  });

  test.each([
    ["encode", ["generated/rfc3986.characters.js"]],
    ["decode, decodeOctets", []],
  ])("has at most the characters of the rules: %s", async (names, expected) => {
    const { modules } = await bundle(`export { ${names} } from "./index.js";`);
    expect(modules.filter((module) => module.startsWith("generated/"))).toEqual(expected);
  });

  test("has no rule of ESLint: toLoc", async () => {
    const { modules } = await bundle('export { toLoc } from "./interop/eslint/index.js";');
    expect(modules).toEqual(["src/core/arguments.ts", "src/interop/lines.ts", "src/interop/eslint/loc.ts"]);
  });

  test("has one standard: rfc2396", async () => {
    const { modules } = await bundle('export { rfc2396 } from "./standards/index.js";');
    expect(modules.filter((module) => module.endsWith(".parser.js"))).toEqual(["generated/rfc2396.parser.js"]);
  });
});

describe("a bundle of URI Templates", () => {
  test("has neither the rules nor the explanations", async () => {
    const { modules } = await bundle(
      'export { isURITemplate, parseTemplate, expand, variables } from "./template/index.js";',
    );
    expect(modules.filter((module) => module.startsWith("generated/")).sort()).toEqual([
      "generated/rfc6570.parser.js",
      "generated/rfc6570.reference.js",
    ]);
    expect(modules.filter((module) => /^src\/(?:explain|operations|standards)\//.test(module))).toEqual([]);
  });
});

describe("a bundle of everything but the command line", () => {
  const everything = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !name.startsWith("cli/") && !PEERS.has(`src/${name}`));
  const source = everything.map((name) => `import * as ${name.replace(/\W/g, "_")} from "./${name}";`).join("\n");
  const uses = `export default [${everything.map((name) => name.replace(/\W/g, "_")).join(", ")}];`;

  test("contains only modules of src/ and generated/", async () => {
    const { modules } = await bundle(`${source}\n${uses}`);
    expect(modules.filter((module) => !/^(src|generated)\/|^<stdin>$/.test(module))).toEqual([]);
    expect(modules).toContain("src/operations/resolve.ts");
  });

  test.each([...PEERS])("%s imports only its library", async (module) => {
    const { metafile } = await build({
      entryPoints: [module],
      bundle: true,
      packages: "external",
      format: "esm",
      write: false,
      metafile: true,
      logLevel: "silent",
    });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported).toEqual(LAYERS.flatMap(({ peers = {} }) => peers[module] ?? []));
  });

  test("fails if a module needs Node", async () => {
    await expect(bundle('import "node:fs";')).rejects.toThrow('Could not resolve "node:fs"');
  });

  test("runs without any platform API", async () => {
    const { text } = await bundle(`${source}\n${uses}`, "iife");
    expect(runInNewContext(`${text} bundled.default.length`, {})).toBe(everything.length);
    expect(() => runInNewContext("process", {}) as unknown).toThrow("process is not defined");
  });

  test("has no import cycle", async () => {
    const { imports } = await bundle(`${source}\n${uses}`);
    expect(cycles(imports)).toEqual([]);
  });
});

const limits = [
  ["isURI", "uri-grammar", 2500],
  ["isIRI", "uri-grammar/iri", 3000],
  ["isURITemplate, parseTemplate, expand, variables", "uri-grammar/template", 8000],
] as const;
const platforms = ["neutral", "browser", "node"] as const;

test.each(limits.flatMap((limit) => platforms.map((platform) => [...limit, platform] as const)))(
  "%s of %s has at most %d bytes for every platform: %s",
  async (names, entry, most, platform) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${names} } from "${entry}";`, resolveDir: "." },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      target: "es2022",
      platform,
      logLevel: "silent",
    });
    expect(gzipSync(String(outputFiles[0]?.text), { level: 9 }).length).toBeLessThanOrEqual(most);
  },
);

test("the last build keeps the annotations with which bundlers drop what is not used", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'export { toLoc } from "uri-grammar/eslint";', resolveDir: "." },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "neutral",
    logLevel: "silent",
  });
  expect(outputFiles[0]?.contents.length).toBeLessThan(5000);
});

test("the bench imports what the last build exports", async () => {
  const { errors, warnings } = await build({
    entryPoints: readdirSync("scripts/bench")
      .filter((name) => name.endsWith(".js"))
      .map((name) => `scripts/bench/${name}`),
    bundle: true,
    outdir: "bench",
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  expect([errors, warnings]).toEqual([[], []]);
});

test("an import cycle is detected", () => {
  const imports = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b"]],
  ]);
  expect(cycles(imports)).toEqual([["b", "c", "d", "b"]]);
});

/** Returns each cycle that a walk along the imports meets, as a list of its modules. */
function cycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) found.push([...path.slice(path.indexOf(module)), module]);
    if (path.includes(module) || done.has(module)) return;
    for (const next of imports.get(module) ?? []) walk(next, [...path, module]);
    done.add(module);
  };
  for (const module of imports.keys()) walk(module, []);
  return found;
}
