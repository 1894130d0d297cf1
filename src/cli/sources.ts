/**
 * Reads files and standard input.
 *
 * @module
 */
import { constants, createReadStream, fstatSync, readFileSync, statSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { schemeEnd } from "../core/parts.js";
import { Failure, reasonOf } from "./errors.js";
import { quoteName } from "./terminal.js";

/** The name of standard input in results. */
export const STDIN = "<stdin>";

/** The name of the arguments in results. */
export const ARGUMENTS = "<arguments>";

/** The operand that stands for standard input. */
export const DASH = "-";

/** A source of bytes that is read from beginning to end. */
export interface Source {
  /** The name of the source in results: the path of a file, as in the command line, or `STDIN`. */
  readonly name: string;
  /** The number of stored bytes; `undefined` if unknown. */
  readonly size?: number;
  /** Whether it was found in a folder, and not named by an operand. */
  readonly isFound?: boolean;
  /** Returns the number of stored bytes that were read so far. */
  read(): number;
  /**
   * The bytes, unpacked and without a byte order mark. They can be read once. A file is open only while it is read. If
   * the run is interrupted, the bytes end. Reading can throw a `Failure` that names the source.
   */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The place of an input. */
export interface Place {
  /** The name of the source. */
  readonly source: string;
  /** The number of the line, from 1; for arguments, the number of the input. */
  readonly line: number;
}

/**
 * Creates the source of standard input.
 *
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

/** A stream that may read a file. */
type Stored = Readable & { readonly fd?: number; readonly bytesRead?: number };

/**
 * Creates the source of a file.
 *
 * @param path the path of the file; if it ends in ".gz", the file is unpacked
 * @param interrupted ends the bytes at once
 * @throws {Failure} if the file does not exist or cannot be read
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

/** Files up to this size, in bytes, are read at once, which is several times as fast as a stream. */
const AT_ONCE = 1 << 20;

/**
 * Creates the source of a file that is read later. If it cannot be read, the error comes when its bytes are read.
 *
 * @param path the path of the file; if it ends in ".gz", the file is unpacked
 * @param interrupted ends the bytes at once
 */
export function laterSource(path: string, interrupted?: AbortSignal): Source {
  const size = sizeOf(path);
  let count = 0;
  let streamed: Source | undefined;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (size === undefined || size > AT_ONCE || /\.gz$/i.test(path)) {
      streamed = await fileSource(path, interrupted);
      yield* streamed.bytes;
      return;
    }
    if (interrupted?.aborted === true) return;
    let all: Buffer;
    try {
      all = readFileSync(path);
    } catch (error) {
      throw unreadable(path, error);
    }
    count = all.length;
    yield MARK.equals(all.subarray(0, MARK.length)) ? all.subarray(MARK.length) : all;
  }
  const read = (): number => streamed?.read() ?? count;
  return { name: path, bytes: bytes(), read, ...(size !== undefined && { size }) };
}

/** Creates the source of what cannot be found. Reading it throws the error. */
export function failingSource(name: string, failure: Failure): Source {
  const next = (): Promise<never> => Promise.reject(failure);
  return { name, size: 0, read: () => 0, bytes: { [Symbol.asyncIterator]: () => ({ next }) } };
}

/** Returns the size of a regular file; `undefined` for anything else. */
function sizeOf(path: string): number | undefined {
  try {
    const found = statSync(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what has a path; `null` for nothing, and for what is neither a regular file nor a folder. */
export async function kindOfFile(path: string): Promise<"file" | "folder" | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? "file" : found.isDirectory() ? "folder" : null;
  } catch {
    return null;
  }
}

/**
 * Returns the message that a source cannot be read.
 *
 * @param name the name of the source
 * @param why the reason
 * @param line the number of the line, from 1, if known
 */
export function cannotRead(name: string, why: string, line?: number): string {
  const named = name === STDIN ? "" : schemeEnd(name) > 1 ? " an operand" : ` ${quoteName(name)}`;
  return `cannot read${named}: ${line === undefined ? "" : `line ${String(line)}: `}${why}`;
}

/** The end of messages about operands that are no files. A letter and ":" can be a drive. */
export function hintOnFiles(name: string): string {
  return schemeEnd(name) > 1 ? "; the operands are names of files: send a URI to standard input" : "";
}

/** Returns the error that a source cannot be read. */
export function unreadable(name: string, cause: unknown): Failure {
  const hint = (cause as NodeJS.ErrnoException).code === "ENOENT" ? hintOnFiles(name) : "";
  return new Failure(cannotRead(name, reasonOf(cause) + hint), { cause });
}

/** Unpacks a stream, with back-pressure. */
function unpacked(packed: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: 1 << 16 });
  // The reader of the last stream receives the errors of both streams.
  pipeline(packed, gunzip, () => undefined);
  return gunzip;
}

async function* bytesOf(name: string, open: () => Readable, interrupted?: AbortSignal): AsyncGenerator<Uint8Array> {
  const isInterrupted = (): boolean => interrupted?.aborted === true;
  if (isInterrupted()) return;
  const stream = open();
  const chunks = withoutMark(stream);
  try {
    while (!isInterrupted()) {
      const next = await unlessInterrupted(chunks.next(), interrupted);
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } catch (error) {
    throw unreadable(name, error);
  } finally {
    stream.destroy();
  }
}

/** Waits for a result, but not after an interrupt: a FIFO without a writer, or with a slow one, cannot be closed. */
function unlessInterrupted<Result>(result: Promise<Result>, interrupted?: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      resolve(undefined);
    };
    interrupted?.addEventListener("abort", end);
    void result.then(resolve, reject).finally(() => interrupted?.removeEventListener("abort", end));
  });
}

/** The byte order mark, in UTF-8. */
export const MARK: Buffer = Buffer.from([0xef, 0xbb, 0xbf]);

/** Removes a byte order mark from the beginning of chunks. Several chunks can share it. */
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
