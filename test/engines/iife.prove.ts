/** Tests the single file of the guide for engines that embed JavaScript without any platform API. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { Linter } from "eslint";
import { getQuickJS } from "quickjs-emscripten";
import { parse, resolve } from "../../src/index.js";
import { verdicts } from "../../src/standards/index.js";
import { validate } from "../../src/schemes/index.js";
import { programOf, testWith } from "../support/outside.js";
import { withoutPlatform } from "../without-platform.js";

const guide = readFileSync("src/interop/README.md", "utf8");

/** Makes a file like the command of the guide, from the last build. */
async function scriptOf(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "iife",
    globalName: "uriGrammar",
    write: false,
  });
  return String(outputFiles[0]?.text);
}

let file = "";

beforeAll(async () => {
  const [, everything = ""] =
    /^echo '(.*?)' \|\n +npx esbuild --bundle --minify --format=iife --global-name=uriGrammar /m.exec(guide) ?? [];
  file = await scriptOf(everything);
});

/** The questions to each engine, and the answers of this engine without `URL`, which the others lack. */
const QUESTIONS: readonly (readonly [expression: string, answer: unknown])[] = withoutPlatform(() => [
  ['uriGrammar.isURI("http://example.com/a b")', false],
  ['uriGrammar.parse("http://user@[2001:db8::7]:80/a?b#c")', parse("http://user@[2001:db8::7]:80/a?b#c")],
  ['uriGrammar.resolve("../g?y#s", "http://a/b/c/d;p?q")', resolve("../g?y#s", "http://a/b/c/d;p?q")],
  ['uriGrammar.normalize("HTTP://EXAMPLE.com:80/%7e")', "http://example.com/~"],
  ['uriGrammar.verdicts("http://a_b/")', verdicts("http://a_b/")],
  ['uriGrammar.schemes.validate("http:///x")', validate("http:///x")],
  ['uriGrammar.safeParse("http://\\ud800/").ok', false],
]);

const script = `JSON.stringify([${QUESTIONS.map(([expression]) => expression).join(", ")}])`;
const answers = JSON.parse(JSON.stringify(QUESTIONS.map(([, answer]) => answer))) as unknown;

test("it works in a bare context and defines one global name", () => {
  const context = createContext({});
  runInContext(file, context);
  expect(JSON.parse(String(runInContext(script, context)))).toEqual(answers);
  expect(Object.keys(context)).toEqual(["uriGrammar"]);
});

test("it is ASCII and uses only the globals of the language", () => {
  expect(file.search(/[\u0080-\uffff]/)).toBe(-1);
  const [standard] = [
    { languageOptions: { ecmaVersion: 2022, sourceType: "script" }, rules: { "no-undef": "error" } } as const,
  ];
  const linter = new Linter();
  expect(linter.verify(file, standard)).toEqual([]);
  // The check detects such a global:
  expect(linter.verify("new URL(process.cwd())", standard).map(({ message }) => message)).toEqual([
    "'URL' is not defined.",
    "'process' is not defined.",
  ]);
});

test("the function of the guide for BigQuery", () => {
  const [, body = ""] = /^AS r"""(.*?)""";$/ms.exec(guide) ?? [];
  const context = createContext({});
  runInContext(`${file}\nconst codes = (uri) => { ${body} };`, context);
  expect(runInContext('codes("http:///x").join()', context)).toBe("http/empty-host");
});

test("the function of the guide for Snowflake, with a file of its own", async () => {
  const [, contents = ""] = /`echo '(.*?)' \| npx esbuild/.exec(guide) ?? [];
  const [, body = ""] = /^AS \$\$\n(.*?)^\$\$;$/ms.exec(guide) ?? [];
  const text = await scriptOf(contents);
  expect(text.length).toBeLessThan(100_000);
  expect(text).not.toContain("$$");
  const context = createContext({});
  runInContext(`function isURI(URI) { ${body.replace("/* var uriGrammar = ... */", () => text)} }`, context);
  expect(runInContext('[isURI("a:b"), isURI("a b"), isURI("a:")].join()', context)).toBe("true,false,true");
});

test("it answers in QuickJS, built for WebAssembly", async () => {
  const context = (await getQuickJS()).newContext();
  try {
    context.unwrapResult(context.evalCode(file)).dispose();
    const found = context.unwrapResult(context.evalCode(script)).consume((handle) => context.getString(handle));
    expect(JSON.parse(found)).toEqual(answers);
  } finally {
    context.dispose();
  }
});

/** Engines that have only a print function. */
const ENGINES = [
  ["QuickJS", "qjs"],
  ["SpiderMonkey", "gjs"],
] as const;

for (const [engine, command] of ENGINES) {
  testWith(command, `it gives the same answers in ${engine}`, () => {
    const place = mkdtempSync(join(tmpdir(), "engine-"));
    try {
      const path = join(place, "script.js");
      writeFileSync(path, `${file}\nprint(${script});\n`);
      const { stdout, stderr } = spawnSync(programOf(command), [path], { encoding: "utf8" });
      expect(stderr).toBe("");
      expect(JSON.parse(stdout)).toEqual(answers);
    } finally {
      rmSync(place, { recursive: true });
    }
  });
}
