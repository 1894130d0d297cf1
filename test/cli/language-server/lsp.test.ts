/** The command, with streams in place of those of the process. */
import { PassThrough } from "node:stream";
import { lsp } from "../../../src/cli/lsp.js";
import { main } from "../../../src/cli/main.js";
import { Sink } from "../../../src/cli/sink.js";
import { runLanguageServer } from "../../../src/cli/language-server/index.js";
import { Client } from "./client.js";

const worker = new URL("file:///worker.js");

async function run(argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main(argv, { stdin, stdout, stderr, env: {}, worker });
  return { code, out: String(stdout.read() ?? ""), err: String(stderr.read() ?? "") };
}

test("help", async () => {
  expect(await run(["lsp", "-h"])).toEqual({
    code: 0,
    out: `Usage: uri-grammar lsp [OPTION...]

Serves editors: a language server on the standard streams.
It speaks the Language Server Protocol. An editor starts it, and ends it.

Options:
  --stdio               Use the standard streams, as without this option. Some clients pass it.
  --clientProcessId ID  End when this process has ended.
  -h, --help            Show this help.
`,
    err: "",
  });
  expect((await run(["--help"])).out).toMatch(
    /^ {2}lsp +Serves editors: a language server on the standard streams\.$/m,
  );
});

test.each([
  [["a"], "lsp takes no strings: it reads what the editor sends"],
  [["--socket=1"], "unknown option --socket"],
])("%j is refused", async (argv, message) => {
  expect(await run(["lsp", ...argv])).toEqual({
    code: 2,
    out: "",
    err: `uri-grammar: ${message}\nFor help: uri-grammar --help\n`,
  });
});

test("a signal ends it, and until then it serves", async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const code = lsp(["--stdio"], { stdin, stdout, interrupted: controller.signal }, new Sink(new PassThrough()));
  const client = new Client(stdout, stdin);
  expect((await client.begin()).serverInfo?.name).toBe("uri-grammar");
  controller.abort();
  expect(await code).toBe(0);
  client.connection.dispose();
});

test("without signals, it serves until the process ends", async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  let isDone = false;
  void runLanguageServer({ stdin, stdout }).then(() => (isDone = true));
  const client = new Client(stdout, stdin);
  await client.begin();
  expect(isDone).toBe(false);
  client.connection.dispose();
});
