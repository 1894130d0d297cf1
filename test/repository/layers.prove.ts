import { ESLint } from "eslint";

/** The project's configuration without rules that need types, because these texts are not files. */
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
    ["src/cli/main.ts", 'import { parse } from "../index.js"; parse;'],
    ["src/cli/main.ts", 'import type { Connection } from "vscode-languageserver/node"; export type C = Connection;'],
    ["src/cli/program.ts", 'import { Command } from "commander"; Command;'],
    ["src/interop/unist.ts", 'export * from "../schemes/http.js";'],
    ["src/interop/zod.ts", 'import type { ZodType } from "zod/v4"; export type Z = ZodType;'],
    ["src/interop/valibot.ts", 'import type { GenericSchema } from "valibot"; export type S = GenericSchema;'],
    ["src/index.ts", 'export * from "./standards/rfc3986/encode.js"; export * from "./operations/resolve.js";'],
    ["src/schemes/file.ts", 'export * from "../../generated/scheme/file.js"; export * from "../context/find.js";'],
    ["src/operations/compare.ts", 'export * from "./normalize.js"; export * from "../tree/node.js";'],
    ["src/context/html.ts", 'export * from "../index.js"; export type { Leaf } from "../tree/node.js";'],
    ["src/standards/any/grammar.ts", 'export { table } from "../../../generated/rfc3986.reference.js";'],
    ["src/tree/visit.ts", 'export type { NodeBase } from "./node.js"; export * from "../core/lazy.js";'],
    ["test/resolve.test.ts", 'export * from "../src/cli/main.js"; process.exit();'],
  ])("%s: %s", async (file, text) => {
    expect(await messages(file, text)).toEqual([]);
  });
});

describe("an import that the layers forbid", () => {
  test.each([
    [
      "src/operations/resolve.ts",
      'import { http } from "../schemes/http.js"; http;',
      "operations must not import src/schemes/http.ts: schemes is a layer above it.",
    ],
    [
      "src/operations/resolve.ts",
      'export { table } from "../../generated/rfc3986.reference.js";',
      "operations must not import generated/rfc3986.reference.js: only core and tree and standards and template and schemes import from generated.",
    ],
    [
      "src/index.ts",
      'export * from "../generated/rfc3986.grammar.js";',
      "index must not import generated/rfc3986.grammar.js: only core and tree and standards and template and schemes import from generated.",
    ],
    [
      "src/operations/resolve.ts",
      'import { readFileSync } from "node:fs"; readFileSync;',
      "operations must not import node:fs: only src/cli/ needs Node.",
    ],
    [
      "src/interop/ajv.ts",
      'import type { Ajv } from "ajv"; export type A = Ajv;',
      "interop must not import the package ajv: there are no dependencies.",
    ],
    [
      "src/interop/valibot.ts",
      'import type { ZodType } from "zod/v4"; export type Z = ZodType;',
      "interop must not import the package zod/v4: there are no dependencies.",
    ],
    ["src/cli/main.ts", 'import fs from "fs"; fs;', "cli must not import the package fs: there are no dependencies."],
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
      "src/context/find.ts",
      'export * from "../schemes/http.js";',
      "context must not import src/schemes/http.ts: schemes is a layer above it.",
    ],
    [
      "src/operations/normalize.ts",
      'export const later = import("../standards/current.js");',
      "operations must not import src/standards/current.ts: standards is a layer above it.",
    ],
    [
      "src/tree/print.ts",
      'export * from "../explain/explain.js";',
      "tree must not import src/explain/explain.ts: explain is a layer above it.",
    ],
    [
      "src/core/automaton.ts",
      'export * from "../no-layer-has-this.js";',
      "src/ must not import src/no-layer-has-this.ts: it imports from src/ and generated/ alone.",
    ],
  ])("%s: %s", async (file, text, message) => {
    expect(await messages(file, text)).toEqual([message]);
  });
});

test.each(["process", "Buffer", "console", "require", "globalThis.process"])("src/ does not use %s", async (text) => {
  expect(await messages("src/operations/resolve.ts", `export const used: unknown = ${text};`)).toEqual([
    `Unexpected use of '${text.replace("globalThis.", "")}'.`,
  ]);
});
