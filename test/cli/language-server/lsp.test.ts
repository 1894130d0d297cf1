/** The command, with streams of the test instead of those of the process. */
import { PassThrough } from "node:stream";
import { main } from "../../../src/cli/main.js";
import { runLanguageServer } from "../../../src/cli/language-server/index.js";
import { Client } from "./client.js";

const worker = new URL("file:///worker.js");

async function run(argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main(argv, { stdin, stdout, stderr, env: {}, worker });
  return { code, out: String(stdout.read() ?? ""), err: String(stderr.read() ?? "") };
}

test("help", async () => {
  const { code, out, err } = await run(["lsp", "--help"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^Usage: uri-grammar lsp \[OPTION...\]\n\nRuns a language server for editors on the standard streams\.\n/,
  );
  expect(out).toMatch(/^ {2}--stdio +Use the standard streams/m);
  expect((await run(["--help"])).out).toMatch(
    /^ {2}lsp +Runs a language server for editors on the standard streams\.$/m,
  );
});

test("another transport is refused", async () => {
  const { code, err } = await run(["lsp", "--socket=1"]);
  expect([code, err.split("\n", 1)]).toEqual([2, ["uri-grammar lsp: unknown option: argument 2"]]);
});

test("a signal ends it, and until then it serves", async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const io = { stdin, stdout, stderr: new PassThrough(), env: {}, worker, interrupted: controller.signal };
  const code = main(["lsp", "--stdio"], io);
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
