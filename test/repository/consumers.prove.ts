/** Tests the published package in new projects that need nothing from the registry. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { pack, run, unpack } from "../../scripts/consumers/package.js";
import { ANSWER, COMMONJS, COMMONJS_TEST, MODULE, MODULE_TEST } from "../../scripts/consumers/program.js";

const place = mkdtempSync(join(tmpdir(), "consumers-"));

beforeAll(() => {
  pack(place);
  unpack(place);
});

afterAll(() => {
  rmSync(place, { recursive: true });
});

/** Makes a project of files, runs a program in it, and returns its output. */
function inProject(name: string, files: Readonly<Record<string, string>>, ...args: readonly string[]): string {
  const project = join(place, name);
  mkdirSync(project);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  return run([process.execPath, ...args], project);
}

describe("Node", () => {
  test.each([
    ["import", "main.mjs", MODULE],
    ["require", "main.cjs", COMMONJS],
    // The file that an old resolver finds, which ignores "exports".
    ["import of CommonJS by its file", "file.cjs", 'console.log(require("../node_modules/uri-grammar").isURI("a:b"))'],
  ])("%s", (how, file, text) => {
    const printed = inProject(`node ${how}`, { [file]: text }, file);
    expect(printed).toBe(how.includes("file") ? "true" : ANSWER);
  });

  test("the ES module recognizes errors and trees of the CommonJS module, and vice versa", () => {
    const text = `
      import { createRequire } from "node:module";
      import * as esm from "../node_modules/uri-grammar/dist/index.js";
      const cjs = createRequire(import.meta.url)("uri-grammar");
      const caught = ({ parse }) => { try { parse("a b"); } catch (error) { return error; } };
      console.log(
        esm.URISyntaxError.name,
        cjs.URISyntaxError.name,
        esm.URISyntaxError === cjs.URISyntaxError,
        caught(esm) instanceof cjs.URISyntaxError,
        caught(cjs) instanceof esm.URISyntaxError,
        cjs.recompose(cjs.visit(esm.parse("//u@a/b"), { userinfo: () => null })),
        cjs.recompose(esm.visit(cjs.parse("//u@a/b"), { userinfo: () => cjs.SKIP })),
      );`;
    expect(inProject("both", { "main.mjs": text }, "main.mjs")).toBe(
      "URISyntaxError URISyntaxError false true true //a/b //u@a/b",
    );
  });
});

test("both builds have the same data: each rule and each template function answers the same for each character", () => {
  const text = `
    import { createRequire } from "node:module";
    const require = createRequire(import.meta.url);
    const place = "../node_modules/uri-grammar/dist/";
    const paths = ["standards", "template", "schemes"];
    const answers = [];
    for (const load of [(path) => import(place + path + "/index.js"), (path) => require("uri-grammar/" + path)]) {
      const [{ standards }, template, { schemes }] = await Promise.all(paths.map(load));
      const found = [];
      for (let code = 0; code < 260; code++) {
        const character = String.fromCharCode(code);
        for (const standard of Object.values(standards)) {
          for (const rule of standard.rules) found.push(standard.test(character, { rule }));
        }
        found.push(template.isURITemplate(character), template.expand("{a}{+a}{?a*}", { a: [character, "%" + character] }));
        for (const { grammar, examples } of schemes.values()) {
          found.push(examples.map((example) => grammar.accepts(example + character, -1)));
        }
      }
      answers.push(JSON.stringify(found));
    }
    console.log(answers[0] === answers[1], answers[0].length > 1e6);`;
  expect(inProject("same", { "main.mjs": text }, "main.mjs")).toBe("true true");
});

test.each([
  ["import", 'import { parse } from "../node_modules/uri-grammar/dist/index.js";'],
  [
    "require",
    'import { createRequire } from "node:module"; const { parse } = createRequire(import.meta.url)("uri-grammar");',
  ],
])("a stack trace has the names of functions: %s", (how, imports) => {
  const text = `${imports}\ntry { parse("a b"); } catch ({ stack }) { console.log(stack); }`;
  expect(inProject(`stack ${how}`, { "main.mjs": text }, "main.mjs")).toMatch(/^ +at (?:Object\.)?parse \(/m);
});

test("Node prints few and short lines for an error that nobody catches: it begins with the line that throws", () => {
  let printed = "";
  try {
    inProject("uncaught", { "main.cjs": 'require("uri-grammar").parse("http://a b/");' }, "main.cjs");
  } catch (error) {
    printed = (error as Error).message;
  }
  expect(printed).toContain("URISyntaxError: U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it.");
  expect(Math.max(...printed.split("\n").map(({ length }) => length))).toBeLessThan(400);
  expect(printed.length).toBeLessThan(3000);
});

describe("Jest", () => {
  const jest = resolve("node_modules/jest/bin/jest.js");

  test("with its default settings", () => {
    const files = { "package.json": "{}", "main.test.js": COMMONJS_TEST };
    expect(inProject("jest", files, jest)).toMatch(/^Tests: +1 passed, 1 total$/m);
  }, 60_000);

  test("with ts-jest", () => {
    const config = { transform: { "\\.ts$": [resolve("node_modules/ts-jest"), { diagnostics: false }] } };
    const compilerOptions = { module: "commonjs", moduleResolution: "node10", ignoreDeprecations: "6.0" };
    const files = {
      "package.json": JSON.stringify({ jest: config }),
      "tsconfig.json": JSON.stringify({ compilerOptions }),
      "main.test.ts": MODULE_TEST,
    };
    expect(inProject("ts-jest", files, jest)).toMatch(/^Tests: +1 passed, 1 total$/m);
  }, 60_000);

  test("with ES modules", () => {
    const files = {
      "package.json": JSON.stringify({ type: "module", jest: { transform: {} } }),
      "main.test.js": MODULE_TEST,
    };
    const args = ["--experimental-vm-modules", "--no-warnings", jest];
    expect(inProject("jest-esm", files, ...args)).toMatch(/^Tests: +1 passed, 1 total$/m);
  }, 60_000);
});

describe("TypeScript", () => {
  const tsc = resolve("node_modules/typescript/bin/tsc");

  test.each([
    ["node16", "node16", "module"],
    ["node16", "node16", "commonjs"],
    ["nodenext", "nodenext", "module"],
    ["nodenext", "nodenext", "commonjs"],
    ["commonjs", "node10", "commonjs"],
    ["es2022", "bundler", "module"],
  ])(
    "module %s, resolution %s, in a package of type %s",
    (module, moduleResolution, type) => {
      const compilerOptions = {
        module,
        moduleResolution,
        target: "es2022",
        lib: ["es2022"],
        types: [],
        strict: true,
        ...(moduleResolution === "node10" && { ignoreDeprecations: "6.0" }),
      };
      const name = `typescript ${module} ${type}`;
      const files = {
        "package.json": JSON.stringify({ type }),
        "tsconfig.json": JSON.stringify({ compilerOptions, files: ["main.ts"] }),
        "main.ts": `declare const console: { log(text: string): void };\n${MODULE}`,
      };
      expect(inProject(name, files, tsc)).toBe("");
      expect(run([process.execPath, "main.js"], join(place, name))).toBe(ANSWER);
    },
    60_000,
  );
});
