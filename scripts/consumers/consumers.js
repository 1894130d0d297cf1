// The tools that the package is tested with, one entry each.
import { entries } from "../entries.js";
import { ANSWER, COMMONJS, COMMONJS_TEST, EXPORTING, MODULE, MODULE_TEST } from "./program.js";

/**
 * @typedef {object} Consumer
 * @property {string} name
 * @property {string[]} packages the packages that are installed together with this one
 * @property {Record<string, string>} files the files in its folder
 * @property {Record<string, unknown>} [manifest] more fields of its package.json
 * @property {string[][]} commands the commands, see `tool` and `node`; the last one, or all together, print `prints`
 * @property {string} [prints] a part of the output; by default the answer of the program
 * @property {number} [limit] the time limit in seconds
 */

/**
 * @param {string} path below node_modules/
 * @param {string[]} args
 * @returns {string[]} a command that runs a script of a package
 */
const tool = (path, ...args) => [process.execPath, `node_modules/${path}`, ...args];

/** @param {string[]} args @returns {string[]} */
const node = (...args) => [process.execPath, ...args];

/** The output of test tools for a passed test. */
const PASSED = "1 passed";

const BOTH = { "main.mjs": MODULE, "main.cjs": COMMONJS };

/**
 * Node itself, from the packages that contain its program for each platform.
 *
 * @param {string} version
 * @returns {Consumer}
 */
function nodeOf(version) {
  const { platform, arch } = process;
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  const program = `node_modules/${name}/bin/${platform === "win32" ? "node.exe" : "node"}`;
  return {
    name: `Node ${version}`,
    packages: [`${name}@${version}`],
    files: BOTH,
    commands: [
      [program, "main.mjs"],
      [program, "main.cjs"],
    ],
  };
}

/**
 * @param {string} program the path of a program below node_modules/, without the extension that Windows needs
 * @returns {string}
 */
const native = (program) => `node_modules/${program}${process.platform === "win32" ? ".exe" : ""}`;

/** Imports all types of the package, and uses some of its functions. */
const TYPED = `${entries()
  .map(({ name }, index) => `import * as entry${String(index)} from "${name}";\nexport { entry${String(index)} };\n`)
  .join("")}
import { change, parse, type RFC3986Nodes, type URIString } from "uri-grammar";
import { expand } from "uri-grammar/template";
interface Variables { id: string }
const variables: Variables = { id: "a" };
export const text: string = change(expand("http://h/{id}", variables), { port: 8080 });
export const tree: RFC3986Nodes["URI"] = parse("http://h/", { rule: "URI" });
export const checked = (uri: URIString): string => uri;
`;

/**
 * Checks the declarations, too: `skipLibCheck` is off by default.
 *
 * @param {string} version
 * @returns {Consumer}
 */
function typescriptOf(version) {
  const settings = ["node16", "nodenext", "bundler"].flatMap((resolution) =>
    ["true", "false"].map((exact) => [
      ...["--moduleResolution", resolution, "--module", resolution === "bundler" ? "esnext" : resolution],
      ...["--exactOptionalPropertyTypes", exact],
    ]),
  );
  const options = ["main.mts", "--strict", "--noEmit", "--target", "es2022", "--listFiles"];
  return {
    name: `TypeScript ${version}`,
    packages: [`typescript@${version}`, "fast-check@4", "parse5@8", "valibot@1", "zod@4"],
    files: { "main.mts": TYPED },
    commands: settings.map((setting) => tool("typescript/bin/tsc", ...options, ...setting)),
    prints: "uri-grammar/dist/types/src/index.d.ts",
  };
}

/** @type {Consumer[]} */
export const consumers = [
  nodeOf("20.0.0"),
  nodeOf("22"),
  nodeOf("24"),
  {
    name: "Jest, default settings",
    packages: ["jest"],
    files: { "main.test.js": COMMONJS_TEST },
    commands: [tool("jest/bin/jest.js")],
    prints: PASSED,
  },
  ...["28", "29"].map((version) => ({
    name: `Jest ${version}`,
    packages: [`jest@${version}`],
    files: { "main.test.js": COMMONJS_TEST },
    commands: [tool("jest/bin/jest.js")],
    prints: PASSED,
  })),
  ...["5.0", "5.2", "5.4", "6.0"].map(typescriptOf),
  {
    name: "Jest, jsdom",
    packages: ["jest", "jest-environment-jsdom"],
    files: { "main.test.js": COMMONJS_TEST },
    commands: [tool("jest/bin/jest.js", "--env=jsdom")],
    prints: PASSED,
  },
  {
    name: "Jest, ts-jest",
    packages: ["jest", "ts-jest", "typescript@6", "@types/jest"],
    files: {
      "main.test.ts": MODULE_TEST,
      "tsconfig.json":
        '{ "compilerOptions": { "module": "commonjs", "moduleResolution": "node10", "ignoreDeprecations": "6.0", "strict": true, "types": ["jest"] } }',
    },
    manifest: { jest: { preset: "ts-jest" } },
    commands: [tool("jest/bin/jest.js")],
    prints: PASSED,
  },
  {
    name: "Jest, ES modules",
    packages: ["jest"],
    files: { "main.test.js": MODULE_TEST },
    manifest: { type: "module", jest: { transform: {} } },
    commands: [node("--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js")],
    prints: PASSED,
  },
  {
    name: "Vitest",
    packages: ["vitest"],
    files: { "main.test.js": `import { expect, test } from "vitest";\n${MODULE_TEST}` },
    manifest: { type: "module" },
    commands: [tool("vitest/vitest.mjs", "run")],
    prints: PASSED,
  },
  {
    name: "Parcel, default settings",
    packages: ["parcel"],
    files: { "main.js": MODULE },
    manifest: { source: "main.js" },
    commands: [tool("parcel/lib/bin.js", "build", "--no-cache", "--dist-dir", "out"), node("out/main.js")],
  },
  ...["web", "node"].flatMap((target) =>
    Object.entries({ import: MODULE, require: COMMONJS }).map(([how, text]) => ({
      name: `webpack, ${target}, ${how}`,
      packages: ["webpack", "webpack-cli"],
      files: { "src/index.js": text },
      commands: [
        tool("webpack-cli/bin/cli.js", "--mode=production", `--target=${target}`, "--output-path=out"),
        node("out/main.js"),
      ],
    })),
  ),
  {
    name: "Rollup",
    packages: ["rollup", "@rollup/plugin-node-resolve"],
    files: { "main.js": MODULE },
    commands: [
      tool(
        "rollup/dist/bin/rollup",
        "main.js",
        "--plugin=node-resolve",
        "--format=es",
        "--file=out.mjs",
        "--failAfterWarnings",
      ),
      node("out.mjs"),
    ],
  },
  {
    name: "Vite",
    packages: ["vite"],
    files: {
      "main.js": MODULE,
      "vite.config.mjs":
        'export default { build: { modulePreload: false, rollupOptions: { input: "main.js", output: { entryFileNames: "out.mjs" } } } };',
    },
    commands: [tool("vite/bin/vite.js", "build"), node("dist/out.mjs")],
  },
  {
    name: "Vite, server",
    packages: ["vite"],
    files: { "main.js": MODULE },
    manifest: { type: "module" },
    commands: [tool("vite/bin/vite.js", "build", "--ssr", "main.js"), node("dist/main.js")],
  },
  ...["browser", "node", "neutral"]
    .map((platform) => ({
      name: `esbuild, ${platform}`,
      packages: ["esbuild"],
      files: { "main.js": MODULE },
      commands: [
        // npm replaces this script by the program itself.
        node("build.mjs"),
        node("out.mjs"),
      ],
      manifest: {},
    }))
    .map((consumer, index) => ({
      ...consumer,
      files: {
        ...consumer.files,
        "build.mjs": `import { build } from "esbuild";
await build({ entryPoints: ["main.js"], bundle: true, format: "esm", platform: "${String(["browser", "node", "neutral"][index])}", outfile: "out.mjs" });`,
      },
    })),
  {
    name: "Next, edge runtime",
    packages: ["next", "react", "react-dom"],
    files: {
      "app/layout.js": "export default ({ children }) => <html><body>{children}</body></html>;",
      "app/page.js": "export default () => <p>page</p>;",
      "app/answer/route.js": `${EXPORTING.replace("export default answer;", "")}export const runtime = "edge";
export const GET = () => new Response(answer);`,
      "ask.mjs": `import { spawn } from "node:child_process";
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "--port", "0"]);
server.stderr.pipe(process.stderr);
let said = "";
for await (const chunk of server.stdout) {
  said += chunk;
  const [, address] = /(http:\\/\\/localhost:\\d+)[\\s\\S]*Ready/.exec(said) ?? [];
  if (address === undefined) continue;
  console.log(await (await fetch(address + "/answer")).text());
  break;
}
server.kill();
process.exit();`,
    },
    commands: [tool("next/dist/bin/next", "build"), node("ask.mjs")],
  },
  {
    name: "Bun",
    packages: ["bun"],
    files: BOTH,
    // The program has this name on all platforms.
    commands: [
      ["node_modules/bun/bin/bun.exe", "main.mjs"],
      ["node_modules/bun/bin/bun.exe", "main.cjs"],
    ],
  },
  {
    name: "Deno",
    packages: ["deno"],
    files: BOTH,
    commands: [
      [native("deno/deno"), "run", "--allow-read", "main.mjs"],
      [native("deno/deno"), "run", "--allow-read", "main.cjs"],
    ],
  },
];

/** @param {Consumer} consumer @returns {string} */
export const printedBy = ({ prints = ANSWER }) => prints;
