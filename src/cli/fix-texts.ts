/**
 * Repairs the texts in files, shows the changes, or counts them.
 *
 * @module
 */
import { constants } from "node:buffer";
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { applyEdits, type Edit } from "../core/edits.js";
import type { Hit } from "./command.js";
import { exactText, REPLACEMENT, type ExactText } from "./decoding.js";
import { diffOf } from "./diff.js";
import { Failure } from "./errors.js";
import type { Job } from "./order.js";
import { PartBuilder, type Part } from "./parts.js";
import { readStored, recoverIn, replaceFile, tooLong } from "./rewrite.js";
import { cannotRead, MARK, STDIN, type Source } from "./sources.js";
import { quote, type Style } from "./terminal.js";
import { named, noteBinary, overSources, type Note, type Reading } from "./texts.js";
import { partsOf } from "./work.js";

/** The repairs of a text, and what they leave. */
export interface TextFix {
  /** The edits, in the order of the text, without overlaps. */
  readonly edits: readonly Edit[];
  /** How many mistakes they repair. */
  readonly count: number;
  /** The findings in the repaired text. */
  readonly left: readonly Hit[];
  /** Returns the findings in the text as it is, for a text that cannot be changed. */
  readonly found: () => readonly Hit[];
  /** What users read about the text on standard error. */
  readonly note?: string | undefined;
}

/** Repairs the text of a source. */
export type FixText = (source: string, text: string) => TextFix;

/** What to do with repairs: change the files, show the changes, or only count them. */
export type FixMode = "write" | "diff" | "count";

/** How the texts of files are edited. */
export interface Fixing {
  readonly mode: FixMode;
  readonly fix: FixText;
  /** What each edit is, in the summary. Default: "repair". */
  readonly noun?: string;
}

/** Options of a run that repairs texts. */
export interface FixReading extends Reading {
  readonly noun?: string | undefined;
  /** The longest text that can be read, in bytes. Default: the longest string. */
  readonly longest?: number;
  readonly mode: FixMode;
  readonly style: Style;
}

/**
 * Repairs the texts of sources. A file is replaced at once, or not at all. The repaired text of standard input is written
 * to standard output. At the end, standard error says how many repairs were made.
 *
 * @param sources files, and standard input
 * @param fix repairs a text
 * @param interrupted ends the run after the current file
 * @returns the results; at the end, a fault if a file could not be read or written
 */
export async function* fixTexts(
  sources: Iterable<Source>,
  job: Job,
  fix: FixText,
  reading: FixReading,
  interrupted?: AbortSignal,
): AsyncGenerator<Part> {
  const { mode, noun = "repair", encoding, longest = constants.MAX_STRING_LENGTH, noting, style } = reading;
  const part = new PartBuilder();
  const recovered = new Set<string>();
  let [repairs, changed] = [0, 0];
  const failure = yield* overSources(sources, part, reading, fixSource, interrupted);
  const summary = `${counted(repairs, noun)} in ${counted(changed, "file")}`;
  part.write("err", `${noting}: ${summary} ${mode === "write" ? "made" : "possible"}\n`);
  yield part.take(failure === undefined ? undefined : { kind: "unreadable", message: failure });

  /** Removes what killed runs left in the folder of a file. */
  function recover(name: string, note: Note): void {
    const folder = folderOf(name);
    if (folder === undefined || recovered.has(folder)) return;
    recovered.add(folder);
    for (const text of recoverIn(folder)) note(text);
  }

  /** Writes the changes of a text as a diff, which programs apply to its bytes. */
  function writeDiff(name: string, bytes: Buffer, { text }: ExactText, edits: readonly Edit[], note: Note): void {
    const mark = bytes.subarray(0, MARK.length).equals(MARK) ? "\uFEFF" : "";
    if (!Buffer.from(mark + text).equals(bytes)) {
      note(
        `note: ${named(name)} is not UTF-8, so its changes are not shown; ${noun === "repair" ? "--fix" : "--write"} makes them`,
      );
      return;
    }
    const moved = edits.map((edit) => ({ ...edit, start: edit.start + mark.length, end: edit.end + mark.length }));
    for (const line of diffOf(name, mark + text, moved, paints(style))) part.write("out", `${line}\n`);
  }

  async function* fixSource(source: Source, note: Note): AsyncGenerator<Part> {
    const { name } = source;
    if (/\.gz$/i.test(name)) {
      note(`note: ${quote(name)} is packed and is skipped`);
      return;
    }
    if (name !== STDIN && mode === "write") recover(name, note);
    const before = name === STDIN ? undefined : readStored(name, longest);
    const bytes = before?.bytes ?? (await all(source, longest));
    // A text that is not complete is not repaired.
    if (interrupted?.aborted === true) return;
    const exact = exactText(bytes, encoding);
    // The output is UTF-8, so everything else would be lost or changed in it.
    if (!before && mode === "write" && !(exact && Buffer.from(exact.text).equals(bytes))) {
      throw new Failure(cannotRead(name, "it is not UTF-8, so its repaired text cannot be written"));
    }
    if (exact === null) {
      noteBinary(source, note);
      return;
    }
    const fixed = fix(name, exact.text);
    if (fixed.note !== undefined) note(`note: ${named(name)} ${fixed.note}`);
    const isChanged = fixed.edits.length > 0;
    // Without edits, only a replacement character can stand for other bytes.
    const written = isChanged || exact.text.includes(REPLACEMENT) ? exact.encode(fixed.edits) : bytes;
    if (written === null) note(`note: ${named(name)} has bytes that are not text in its encoding, and is not changed`);
    const { edits, count, left } = written === null ? { edits: [], count: 0, left: fixed.found() } : fixed;
    if (written !== null && isChanged) {
      if (mode === "diff") writeDiff(name, bytes, exact, edits, note);
      else if (mode === "write" && before) replaceFile(name, before, written);
    }
    if (!before && mode === "write") part.write("out", applyEdits(exact.text, edits));
    repairs += count;
    if (count > 0) changed += 1;
    // A change that is only shown is still a mistake in the file.
    if (mode !== "write") for (let index = 0; index < count; index++) part.add(false, []);
    const isText = !job.json && job.findings === undefined;
    for (const { input, outcome, where } of left) {
      // Nobody wrote the replacement characters of other bytes.
      if (written === null && input.includes(REPLACEMENT) && job.handler.search) continue;
      if (before === undefined && mode === "write" && isText) {
        part.add(outcome.passed, []);
        for (const line of outcome.lines) part.write("err", `${line}\n`);
      } else if (mode !== "diff") yield* partsOf(part, input, outcome, job, where);
      else part.add(outcome.passed, []);
    }
  }
}

const paints = (style: Style): Parameters<typeof diffOf>[3] => ({
  old: style.error,
  new: style.valid,
  range: style.info,
});

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? "" : "s"}`;
}

/** Returns the folder in which a file, or the target of a link, is; `undefined` if there is no such file. */
function folderOf(path: string): string | undefined {
  try {
    return dirname(realpathSync(path));
  } catch {
    return undefined;
  }
}

/**
 * Reads all bytes.
 *
 * @throws {Failure} if they are more than the longest text
 */
async function all({ name, bytes }: Source, longest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    // The reader uses its buffer again.
    chunks.push(new Uint8Array(chunk));
    length += chunk.length;
    if (length > longest) throw tooLong(name);
  }
  return Buffer.concat(chunks);
}
