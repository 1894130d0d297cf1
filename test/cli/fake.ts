import { Readable, Writable } from "node:stream";
import { safeParse, type Diagnostic } from "../../src/index.js";
import type { Command, RawCommand } from "../../src/cli/command.js";
import { everyCommand } from "../../src/cli/commands/index.js";
import { main } from "../../src/cli/main.js";
import { report } from "../../src/cli/report.js";
import { styleFor, type Screen } from "../../src/cli/terminal.js";

const all = await everyCommand();

/** The commands that read inputs, and the others. */
export const commands = all.filter((each) => "run" in each) as readonly Command[] as readonly [Command, ...Command[]];
export const rawCommands = all.filter((each): each is RawCommand => "start" in each);

/** The result of a run: the exit code, the text of each stream, and all text in the order of writing. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly both: string;
}

export interface Surroundings {
  /** The chunks of standard input: text, or bytes. */
  readonly stdin?: Iterable<string | Uint8Array>;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
  /** The columns of the terminal for standard output and standard error. */
  readonly columns?: number;
}

/** The built module, which the threads of a run in this process use. */
export const worker: URL = new URL("../../dist/cjs/worker.js", import.meta.url);

/** Runs a command line in this process, with streams that record text. */
export async function cli(
  argv: readonly string[],
  { stdin = [], env = {}, isTTY = false, columns }: Surroundings = {},
): Promise<Run> {
  const written: [stream: "out" | "err", text: string][] = [];
  const keep = (stream: "out" | "err"): Writable & Screen =>
    Object.assign(
      new Writable({
        write(chunk: Buffer, _encoding, done): void {
          written.push([stream, chunk.toString()]);
          done();
        },
      }),
      { isTTY, ...(columns !== undefined && { columns }) },
    );
  const code = await main(argv, {
    stdin: Object.assign(Readable.from(Array.from(stdin, (chunk) => Buffer.from(chunk))), { isTTY }),
    stdout: keep("out"),
    stderr: keep("err"),
    env,
    worker,
  });
  const text = (only?: "out" | "err"): string =>
    written.flatMap(([stream, chunk]) => (only === undefined || stream === only ? [chunk] : [])).join("");
  return { code, out: text("out"), err: text("err"), both: text() };
}

/** The result of a run that ends with 0 and writes only results. */
export function good(out: string): Run {
  return { code: 0, out, err: "", both: out };
}

/** The result of a run that is misused. */
export function misuse(program: string, message: string): Run {
  const err = `${program}: ${message}\nFor help: ${program} --help\n`;
  return { code: 2, out: "", err, both: err };
}

/** The first fault of an invalid input. Other tests check its message. */
export function diagnosticFor(input: string, rule: "URI" | "URI-reference" = "URI-reference"): Diagnostic {
  const result = safeParse(input, { rule });
  if (result.ok) throw new Error("the input is valid");
  return result.diagnostic;
}

/** The report of the first fault. */
export function reportFor(input: string, margin = "", rule: "URI" | "URI-reference" = "URI-reference"): string {
  const lines = report(diagnosticFor(input, rule), input, styleFor({ colour: false }), margin);
  return Array.from(lines, (line) => `${line}\n`).join("");
}
