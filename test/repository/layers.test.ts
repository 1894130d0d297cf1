import { ESLint } from "eslint";

/** The project's own configuration, without the rules that need types: the texts here are in no file. */
const eslint = new ESLint({
  overrideConfigFile: "scripts/eslint.config.js",
  overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  ruleFilter: ({ ruleId }) => ruleId.startsWith("layers/") || ruleId === "no-restricted-globals",
});

async function messages(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe("an import that the layers allow", () => {
  test.each([
    ["src/cli/main.ts", 'import { readFileSync } from "node:fs"; process.exit(readFileSync.length);'],
    ["src/cli/main.ts", 'import { standards } from "../index.js"; standards;'],
    ["src/interop/unist.ts", 'export * from "../scheme/http.js";'],
    ["src/index.ts", 'export * from "./scheme/index.js"; export * from "./resolve.js";'],
    ["src/schemes/data.ts", 'export * from "../../generated/data.parser.js";'],
    ["src/compare.ts", 'export * from "./normalize.js"; export * from "./standard/standard.js";'],
    ["src/context/html.ts", 'export * from "../resolve.js"; export type { Leaf } from "../ast/index.js";'],
    ["src/standard/rfc3986.ts", 'export { table } from "../../generated/rfc3986.reference.js";'],
    ["src/visit.ts", 'export type { Node } from "./ast/index.js";'],
    ["test/resolve.test.ts", 'export * from "../src/cli/main.js"; process.exit();'],
  ])("%s: %s", async (file, text) => {
    expect(await messages(file, text)).toEqual([]);
  });
});

describe("an import that they refuse", () => {
  test.each([
    [
      "src/resolve.ts",
      'import { http } from "./scheme/http.js"; http;',
      "operations must not import src/schemes/http.ts: scheme is a layer above it.",
    ],
    [
      "src/resolve.ts",
      'export { table } from "../generated/rfc3986.reference.js";',
      "operations must not import generated/rfc3986.reference.js: only standard and scheme import from generated.",
    ],
    [
      "src/index.ts",
      'export * from "../generated/rfc3986.grammar.js";',
      "entry must not import generated/rfc3986.grammar.js: only standard and scheme import from generated.",
    ],
    [
      "src/resolve.ts",
      'import { readFileSync } from "node:fs"; readFileSync;',
      "operations must not import node:fs: only src/cli/ needs Node.",
    ],
    [
      "src/interop/ajv.ts",
      'import type { Ajv } from "ajv"; export type A = Ajv;',
      "src/ must not import the package ajv: there are no dependencies.",
    ],
    ["src/cli/main.ts", 'import fs from "fs"; fs;', "src/ must not import the package fs: there are no dependencies."],
    [
      "src/cli/main.ts",
      'import manifest from "../../package.json" with { type: "json" }; manifest;',
      "src/ must not import package.json: it imports from src/ and generated/ alone.",
    ],
    [
      "src/interop/sarif.ts",
      'export type Options = import("../cli/main.js").Options;',
      "interop must not import src/cli/main.ts: cli is a layer above it.",
    ],
    [
      "src/schemes/http.ts",
      'export * from "../index.js";',
      "scheme must not import src/index.ts: entry is a layer above it.",
    ],
    [
      "src/standard/rfc3986.ts",
      'export const later = import("../normalize.js");',
      "standard must not import src/normalize.ts: operations is a layer above it.",
    ],
    [
      "src/ast/print.ts",
      'export * from "../standard/standard.js";',
      "base must not import src/standard/standard.ts: standard is a layer above it.",
    ],
    [
      "src/automaton.ts",
      'export * from "./no-layer-lists-this.js";',
      "base must not import src/no-layer-lists-this.ts: operations is a layer above it.",
    ],
  ])("%s: %s", async (file, text, message) => {
    expect(await messages(file, text)).toEqual([message]);
  });
});

test.each(["process", "Buffer", "console", "require", "globalThis.process"])("src/ does not use %s", async (text) => {
  expect(await messages("src/resolve.ts", `export const used: unknown = ${text};`)).toEqual([
    `Unexpected use of '${text.replace("globalThis.", "")}'.`,
  ]);
});
