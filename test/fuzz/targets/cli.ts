/**
 * The command line as a target: any arguments and any standard input.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc, { type Arbitrary } from "fast-check";
import { optionsOf, type AnyCommand, type Option } from "../../../src/cli/command.js";
import { schemes } from "../../../src/schemes/index.js";
import { standards } from "../../../src/standards/index.js";
import { cli, commands, type Run } from "../../cli/fake.js";
import { same } from "../../laws/law.js";
import { anyString, target, type Target } from "../target.js";

/** Values that some option knows. */
const VALUES = [
  ...[
    "",
    "-",
    "1",
    "0",
    "-1",
    "80",
    "9999999999",
    "true",
    "guess",
    "path,query",
    "scheme",
    "all",
    "passed",
    "failed",
    "none",
  ],
  ...["csv:link", "csv:#1", "csv:#0", "csv:", "ndjson:a", "ndjson:/a/0", "ndjson:", "__proto__", "NaN"],
  ...Object.values(standards).flatMap(({ id, rules }) => [id, ...rules]),
  ...["string", "syntax", "scheme", "protocol", "mint", "consume", "keep", "remove", "refuse", "sarif", "json"],
];

function valueOf({ completes = [] }: Option): Arbitrary<string> {
  return fc.oneof(
    ...(completes.length > 0 ? [fc.constantFrom(...completes)] : []),
    fc.constantFrom(...VALUES),
    anyString(),
  );
}

/** Returns the arguments for an option: any value if it takes one. */
function given(name: string, option: Option): Arbitrary<readonly string[]> {
  if (option.type === "string") {
    return fc.oneof(
      valueOf(option).map((value) => [`--${name}=${value}`]),
      valueOf(option).map((value) => [`--${name}`, value]),
    );
  }
  const { optional } = option;
  const plain = fc.constant([`--${name}`]);
  return optional === undefined ? plain : fc.oneof(plain, fc.constantFrom([`--${name}=${optional}`], [`--${name}=x`]));
}

/** Names of files, some of which exist. */
const FILES = ["-", "-", "package.json", "README.md", "missing", "missing.gz", "test"];

/** Returns arguments for a command. Threads take too long here, and most strings are names of no file. */
function argumentsOf(command: AnyCommand): Arbitrary<readonly string[]> {
  const options = Object.entries(optionsOf(command)).filter(([name]) => name !== "jobs" && name !== "clientProcessId");
  const chosen =
    options.length === 0
      ? fc.constant([])
      : fc.array(fc.oneof(...options.map(([name, option]) => given(name, option))), { maxLength: 4 });
  const operands = fc.array(fc.oneof(anyString(), anyString(), fc.constantFrom(...schemes.keys())), { maxLength: 3 });
  const files = fc.array(fc.constantFrom(...FILES), { maxLength: 2 });
  return chosen.chain((flags) => {
    const areFiles = flags.flat().includes("--file") || ("input" in command && command.input === "texts");
    return (areFiles ? files : operands).map((rest) => [command.name, ...flags.flat(), ...rest]);
  });
}

const anyArguments = (): Arbitrary<readonly string[]> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...commands).chain(argumentsOf) },
    { weight: 1, arbitrary: fc.array(anyString(), { maxLength: 4 }).filter(([name]) => name !== "lsp") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...commands.map(({ name }) => ["help", name]),
        ...commands.map(({ name }) => [name, "--help"]),
        ...[[], ["help", "x"], ["--version"], ["completion", "bash"], ["completion", "x"]],
      ),
    },
  );

/** Lines of any strings and any bytes, cut into chunks at any place. */
const anyInput = (): Arbitrary<readonly Uint8Array[]> => {
  const line = fc.oneof(
    { weight: 4, arbitrary: anyString().map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: anyString().map((text) => Buffer.from(JSON.stringify({ a: text, b: [text] }))) },
    { weight: 1, arbitrary: anyString().map((text) => Buffer.from(`"${text.replaceAll('"', '""')}",link`)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
  );
  const end = fc.constantFrom("\n", "\n", "\r\n", "\t", "");
  return fc
    .tuple(fc.array(fc.tuple(line, end), { maxLength: 5 }), fc.array(fc.nat(40), { maxLength: 3 }))
    .map(([lines, lengths]) => {
      const bytes = Buffer.concat(lines.flatMap(([text, ending]) => [text, Buffer.from(ending)]));
      const chunks: Uint8Array[] = [];
      let at = 0;
      for (const length of lengths) chunks.push(Uint8Array.from(bytes.subarray(at, (at += length))));
      chunks.push(Uint8Array.from(bytes.subarray(at)));
      return chunks.filter(({ length }) => length > 0);
    });
};

function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/** Checks what holds for each run. */
function checkRun(argv: readonly string[], { code, out, err }: Run, isTTY: boolean): void {
  same([argv, [0, 1, 2].includes(code), code], [argv, true, code]);
  same([argv, /^ +at .*:\d+:\d+\)?$/m.exec(err)?.[0]], [argv, undefined]);
  same([argv, /\bundefined\b|\[object |\bNaN\b/.exec(argv.join(" ").includes("N") ? "" : err)?.[0]], [argv, undefined]);
  if (code === 2) same([argv, err === ""], [argv, false]);
  if (isTTY) {
    const coloured = (out + err).replace(/\x1B\[\d+m/g, "");
    // Tabs are between the columns that "get" writes.
    const plain = argv.includes("get") ? coloured.replaceAll("\t", "") : coloured;
    same([argv, /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.exec(plain)?.[0]], [argv, undefined]);
  }
}

const environment = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  { FORCE_COLOR: "1" },
  { NO_COLOR: "1" },
  { TERM: "dumb" },
);

/** Checks a run, and that another cut of the input gives the same. */
async function runs(
  argv: readonly string[],
  stdin: readonly Uint8Array[],
  isTTY: boolean,
  columns: number | undefined,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  // Folders and patterns stand for files of the repository, which other tests change.
  const readsFiles = argv[0] === "find" || argv.includes("--file");
  if (readsFiles && argv.some((each) => /[*?[{]/.test(each) || isFolder(each))) return;
  const surroundings = { isTTY, env, ...(columns !== undefined && { columns }) };
  const run = await cli(argv, { ...surroundings, stdin });
  checkRun(argv, run, isTTY);
  if (stdin.length > 1) {
    const whole = await cli(argv, { ...surroundings, stdin: [Buffer.concat(stdin)] });
    same([argv, run.code, run.out, run.err], [argv, whole.code, whole.out, whole.err]);
  }
  if (
    !isTTY &&
    run.code !== 2 &&
    argv.includes("--json") &&
    !argv.some((argument) => /^--(findings|sarif|format)/.test(argument))
  ) {
    for (const line of run.out.split("\n").slice(0, -1)) JSON.parse(line);
  }
}

const program = fileURLToPath(new URL("../../../dist/cjs/cli.js", import.meta.url));

/** Messages of a client, and bytes that are none. */
const frames = (): Arbitrary<Uint8Array> => {
  const message = fc.oneof(
    anyString().map((text) => ({
      method: "textDocument/didOpen",
      params: { textDocument: { uri: "file:///a", languageId: "text", version: 1, text } },
    })),
    fc.constantFrom(
      { id: 0, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } },
      { method: "initialized", params: {} },
      {
        id: 1,
        method: "textDocument/hover",
        params: { textDocument: { uri: "file:///a" }, position: { line: 0, character: 3 } },
      },
      { id: 2, method: "textDocument/diagnostic", params: { textDocument: { uri: "file:///a" } } },
      { id: 3, method: "shutdown" },
    ),
    fc.jsonValue().map((params) => ({ id: 4, method: "textDocument/codeAction", params })),
  );
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: message }, { weight: 1, arbitrary: fc.string() }), { maxLength: 5 })
    .map((messages) =>
      Uint8Array.from(
        Buffer.concat(
          messages.map((each) => {
            if (typeof each === "string") return Buffer.from(each);
            const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...each }));
            return Buffer.concat([Buffer.from(`Content-Length: ${String(body.length)}\r\n\r\n`), body]);
          }),
        ),
      ),
    );
};

/** Runs the built program as a process. */
function processOf(argv: readonly string[], input: Uint8Array): Run & { readonly signal: string | null } {
  // An argument of a process cannot contain NUL, and a lone surrogate becomes U+FFFD.
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], {
    input,
    encoding: "utf8",
    timeout: 60_000,
    // Beyond the usual limit of 1 MB, Node would end the process.
    maxBuffer: Infinity,
  });
  return { code: status ?? -1, signal, out: stdout, err: stderr, both: stdout + stderr };
}

export const targets: readonly Target[] = [
  target(
    "cli/run: any arguments and any input",
    () =>
      fc.asyncProperty(
        anyArguments(),
        anyInput(),
        fc.boolean(),
        fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 120 })),
        environment,
        runs,
      ),
    2,
  ),
  target(
    "cli/process: any arguments and any input",
    () =>
      fc.property(anyArguments(), anyInput(), fc.constantFrom([], ["--jobs=2"]), (argv, stdin, threads) => {
        const clean = [...argv, ...threads].map((argument) => argument.replaceAll("\0", ""));
        const run = processOf(clean, Buffer.concat(stdin));
        same([clean, run.signal], [clean, null]);
        checkRun(clean, run, false);
      }),
    64,
  ),
  target(
    "cli/lsp: any messages",
    () =>
      fc.property(frames(), (input) => {
        const { signal, code, err } = processOf(["lsp"], input);
        // The server ends with 1 if the client disappears before it has ended the server.
        same([signal, [0, 1].includes(code), code], [null, true, code]);
        same(/^ +at .*:\d+:\d+\)?$/m.exec(err)?.[0], undefined);
      }),
    64,
  ),
];
