/**
 * What is read: files, and standard input.
 *
 * @module
 */
import { constants, createReadStream, fstatSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Failure } from "./errors.js";
import { quote } from "./terminal.js";

/** What results call standard input. */
export const STDIN = "<stdin>";

/** What results call the arguments, if these are the inputs. */
export const ARGUMENTS = "<arguments>";

/** The operand that stands for standard input. */
export const DASH = "-";

/** Something that is read from its beginning to its end. */
export interface Source {
  /** What results call it: the path of a file, in the words of the command line, or `STDIN`. */
  readonly name: string;
  /** How many bytes are stored; `undefined` if only reading tells. */
  readonly size?: number;
  /** How many of these bytes were read so far. */
  read(): number;
  /**
   * Its bytes, which can be read once: unpacked, and without a byte order mark. A file is open only while it is read.
   * If the run is interrupted, they end. Reading throws a `Failure` that names the source.
   */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Where an input stands. */
export interface Place {
  /** The name of the source. */
  readonly source: string;
  /** The number of the line, from 1. Of arguments, the number of the input. */
  readonly line: number;
}

/**
 * @param stream standard input
 * @param interrupted ends the bytes at once
 */
export function standardInput(stream: Stored, interrupted?: AbortSignal): Source {
  const found = stream.fd === undefined ? undefined : fstatSync(stream.fd);
  return {
    name: STDIN,
    bytes: bytesOf(STDIN, () => stream, interrupted),
    ...(found?.isFile() === true && { size: found.size }),
    read: () => stream.bytesRead ?? 0,
  };
}

/** A stream that may have a file below it. */
type Stored = Readable & { readonly fd?: number; readonly bytesRead?: number };

/**
 * @param path the path of a file; if it ends in ".gz", the file is unpacked
 * @param interrupted ends the bytes at once
 * @throws {Failure} if there is no such file, or it cannot be read
 */
export async function fileSource(path: string, interrupted?: AbortSignal): Promise<Source> {
  let stored: Stored | undefined;
  const open = (): Readable => {
    const stream = createReadStream(path);
    stored = stream;
    return /\.gz$/i.test(path) ? unpacked(stream) : stream;
  };
  const bytes = bytesOf(path, open, interrupted);
  try {
    await access(path, constants.R_OK);
    const found = await stat(path);
    if (found.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    return { name: path, bytes, ...(found.isFile() && { size: found.size }), read: () => stored?.bytesRead ?? 0 };
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** @returns whether there is a file of that name */
export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/**
 * @param name the name of a source
 * @param why what is wrong
 * @param line the line that is wrong, from 1, if it is known
 * @returns the message that the source cannot be read
 */
export function cannotRead(name: string, why: string, line?: number): string {
  const named = name === STDIN ? "" : ` ${quote(name)}`;
  return `cannot read${named}: ${line === undefined ? "" : `line ${String(line)}: `}${why}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a directory",
  EACCES: "there is no permission to read it",
  Z_BUF_ERROR: "its gzip data ends too early",
  Z_DATA_ERROR: "its gzip data is damaged",
};

function unreadable(name: string, cause: unknown): Failure {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  return new Failure(cannotRead(name, REASONS[code] ?? message), { cause });
}

/** Reads no further ahead than its reader. */
function unpacked(packed: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: 1 << 16 });
  // The reader of the last stream is told of the error of either.
  pipeline(packed, gunzip, () => undefined);
  return gunzip;
}

async function* bytesOf(name: string, open: () => Readable, interrupted?: AbortSignal): AsyncGenerator<Uint8Array> {
  const isInterrupted = (): boolean => interrupted?.aborted === true;
  if (isInterrupted()) return;
  const stream = open();
  const end = (): unknown => stream.destroy();
  // Whoever waits for a line does so no longer.
  interrupted?.addEventListener("abort", end);
  try {
    yield* withoutMark(stream);
  } catch (error) {
    // A stream that is destroyed tells its reader of a failure.
    if (!isInterrupted()) throw unreadable(name, error);
  } finally {
    interrupted?.removeEventListener("abort", end);
  }
}

/** The byte order mark, in UTF-8. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The chunks, without a byte order mark at their beginning: it may be split, too. */
async function* withoutMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (begun === undefined) {
      yield chunk;
      continue;
    }
    const start: Uint8Array = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
    const isMark = MARK.subarray(0, start.length).equals(start.subarray(0, MARK.length));
    begun = isMark && start.length < MARK.length ? start : undefined;
    if (begun === undefined) yield isMark ? start.subarray(MARK.length) : start;
  }
  if (begun !== undefined && begun.length > 0) yield begun;
}
