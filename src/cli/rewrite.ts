/**
 * Reads whole files, and replaces their content.
 *
 * A file is written in place, because a new file would lose what Node cannot copy: access control lists, extended
 * attributes, hard links, and the owner. So a copy of the old content is on the disk before the first byte is written.
 *
 * @module
 */
import { createHash } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
  type BigIntStats,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { Failure, reasonOf } from "./errors.js";
import { cannotRead, unreadable } from "./sources.js";
import { quoteName } from "./terminal.js";

/** What shows that a file is the same, and has the same content, as when it was read. */
const STATE = ["dev", "ino", "size", "mtimeNs", "ctimeNs"] as const;

/** A file that was read. */
export interface Stored {
  readonly bytes: Buffer;
  readonly state: Pick<BigIntStats, (typeof STATE)[number]>;
}

const CHANGED = "the file was changed by another program";

/** With it, opening a FIFO waits for nobody. Windows has no FIFOs, and here it is then `undefined`, which is no flag. */
const { O_NONBLOCK: NO_WAIT } = constants;

/**
 * Reads a regular file. Anything else is refused before it is read, because it can be endless.
 *
 * @param path the path of the file
 * @param longest the largest file that is read, in bytes
 * @throws {Failure} if the file cannot be read, or changes while it is read
 */
export function readStored(path: string, longest: number): Stored {
  try {
    assertRegular(statSync(path, { bigint: true }));
    const fd = openSync(path, constants.O_RDONLY | NO_WAIT);
    try {
      const state = fstatSync(fd, { bigint: true });
      if (state.size > longest) throw tooLong(path);
      const bytes = Buffer.allocUnsafe(Number(state.size));
      let length = 0;
      for (let count = -1; count !== 0 && length < bytes.length; length += count) {
        count = readSync(fd, bytes, length, bytes.length - length, null);
      }
      assertSame(fstatSync(fd, { bigint: true }), state);
      return { bytes: bytes.subarray(0, length), state };
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(path, error);
  }
}

/** Returns the error that a text cannot be read because of its length. */
export const tooLong = (name: string): Failure => new Failure(cannotRead(name, "it is longer than a string can be"));

function assertRegular(found: BigIntStats): void {
  if (!found.isFile()) throw new Error(found.isDirectory() ? "it is a directory" : "it is not a regular file");
}

function assertSame(found: BigIntStats, state: Stored["state"]): void {
  if (STATE.some((field) => found[field] !== state[field])) throw new Error(CHANGED);
}

/**
 * Replaces the content of a file. The file stays the same one, so it keeps its owner, its permissions and its links. If the
 * path is a symbolic link, its target is written.
 *
 * @param path the path of an existing file
 * @param old the file as it was read; if it is in another state now, it is not replaced
 * @param content the new content
 * @throws {Failure} if the file cannot be replaced. It then has its old content, unless the message names a backup
 */
export function replaceFile(path: string, old: Stored, content: Uint8Array): void {
  try {
    const target = realpathSync(path);
    withUnchanged(target, old.state, (fd, check) => {
      const backup = backUp(target, old, content);
      let undo = (): void => undefined;
      try {
        check();
        undo = () => {
          writeAll(fd, old.bytes);
        };
        writeAll(fd, content);
      } catch (error) {
        try {
          undo();
        } catch {
          const kept = `its old content is in the backup ${quoteName(backup)}`;
          throw new Error(`${reasonOf(error)}; ${kept}`, { cause: error });
        }
        rmSync(backup, { force: true });
        throw error;
      }
      rmSync(backup, { force: true });
    });
  } catch (error) {
    throw new Failure(`cannot write ${quoteName(path)}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Opens a file that is in the expected state. `check` throws if it is in another state now. */
function withUnchanged(target: string, state: Stored["state"], use: (fd: number, check: () => void) => void): void {
  // This also refuses a file that the user may not write.
  const fd = openSync(target, constants.O_RDWR | NO_WAIT);
  const check = (): void => {
    assertSame(fstatSync(fd, { bigint: true }), state);
    assertSame(statSync(target, { bigint: true }), state);
  };
  try {
    check();
    use(fd, check);
  } finally {
    closeSync(fd);
  }
}

/** Writes from the beginning, so that only what is written can be lost, and then to the disk. */
function writeAll(fd: number, content: Uint8Array): void {
  for (let done = 0; done < content.length;) done += writeSync(fd, content, done, content.length - done, done);
  ftruncateSync(fd, content.length);
  fsyncSync(fd);
}

/** The names of backups, also of those that an older version left. */
const BACKUP = /^\.uri-grammar-[\da-f][\da-f-]*$/;

/** Returns whether a name is that of a backup. */
export const isBackup = (name: string): boolean => BACKUP.test(name);

/** The first line of a backup. The old content and the new one follow. */
interface Head {
  /** The name of the file in the folder of the backup. */
  readonly name: string;
  /** The process that writes the file, and its machine. */
  readonly pid: number;
  readonly host: string;
  /** The length of the old content, in bytes. */
  readonly length: number;
  /** The hash of both contents, which shows that the backup is complete. */
  readonly hash: string;
}

const hashOf = (...contents: readonly Uint8Array[]): string => {
  const hash = createHash("sha256");
  for (const each of contents) hash.update(each);
  return hash.digest("hex");
};

/**
 * Makes a backup in the folder of a file, on the disk. While it exists, no other process writes the file.
 *
 * @returns the path of the backup
 */
function backUp(target: string, { bytes, state }: Stored, content: Uint8Array): string {
  const folder = dirname(target);
  const place = join(folder, `.uri-grammar-${state.ino.toString(16)}`);
  const head: Head = {
    name: basename(target),
    pid: process.pid,
    host: hostname(),
    length: bytes.length,
    hash: hashOf(bytes, content),
  };
  let fd: number | undefined;
  try {
    fd = openSync(place, "wx", 0o600);
    writeAll(fd, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes, content]));
  } catch (cause) {
    if (fd !== undefined) rmSync(place, { force: true });
    throw new Error(
      (cause as NodeJS.ErrnoException).code === "EEXIST"
        ? `another program repairs it now, or a killed one left the backup ${quoteName(place)}; remove it if you do not need it`
        : `its backup cannot be written to its folder: ${reasonOf(cause)}`,
      { cause },
    );
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
  syncFolder(folder);
  return place;
}

/** Writes the names in a folder to the disk. */
function syncFolder(folder: string): void {
  try {
    const fd = openSync(folder, constants.O_RDONLY);
    fsyncSync(fd);
    closeSync(fd);
  } catch {
    // Windows and some file systems cannot do it.
  }
}

/**
 * Removes the backups that killed processes left in a folder. A file that was only partly written gets its old content again.
 *
 * @param folder the path of the folder
 * @returns notes for users
 */
export function* recoverIn(folder: string): Generator<string> {
  for (const name of namesIn(folder).filter(isBackup)) {
    try {
      const note = recovered(folder, name);
      if (note !== undefined) yield `note: ${note}`;
    } catch (error) {
      yield `note: the backup ${quoteName(join(folder, name))} cannot be used: ${reasonOf(error)}`;
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A file in it can be written without the right to list it.
    return [];
  }
}

/** Handles one backup, and returns a note. */
function recovered(folder: string, name: string): string | undefined {
  const place = join(folder, name);
  const found = lstatSync(place, { bigint: true, throwIfNoEntry: false });
  // Nobody else may choose the content of the user's files.
  if (found?.isFile() !== true || found.uid !== BigInt(process.geteuid?.() ?? 0)) return undefined;
  const backup = contentOf(place);
  if (backup === undefined) return undefined;
  const remove = (): void => {
    // Another process can have removed it, and made its own.
    if (lstatSync(place, { bigint: true, throwIfNoEntry: false })?.mtimeNs === found.mtimeNs) rmSync(place);
  };
  if (backup === null) {
    remove();
    return undefined;
  }
  const { head, old, fresh } = backup;
  if (isLive(head, found)) return undefined;
  const target = join(folder, head.name);
  const now = readStored(target, Infinity);
  if (now.bytes.equals(old) || now.bytes.equals(fresh)) {
    remove();
    return undefined;
  }
  if (!isMixture(now.bytes, old, fresh)) {
    return `${quoteName(target)} was changed after a run was killed; its content before that run is in ${quoteName(place)}`;
  }
  withUnchanged(target, now.state, (fd) => {
    writeAll(fd, old);
  });
  remove();
  return `${quoteName(target)} was partly written when a run was killed; it has its old content again`;
}

interface Backup {
  readonly head: Head;
  readonly old: Buffer;
  readonly fresh: Buffer;
}

/** How long a process may take to write the next piece of a backup, in milliseconds. */
const PAUSE = 500;

/** Reads a backup; `null` if it is not complete, so that the file was not touched; `undefined` if it is still written. */
function contentOf(place: string): Backup | null | undefined {
  const first = readStored(place, Infinity);
  const backup = backupIn(first.bytes);
  if (backup !== null) return backup;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  const { state } = readStored(place, Infinity);
  return state.mtimeNs === first.state.mtimeNs ? null : undefined;
}

function backupIn(bytes: Buffer): Backup | null {
  const end = bytes.indexOf("\n");
  try {
    const head = JSON.parse(bytes.toString("utf8", 0, Math.max(end, 0))) as Head;
    const all = bytes.subarray(end + 1);
    const [old, fresh] = [all.subarray(0, head.length), all.subarray(head.length)];
    // The hash is that of the contents, so the name must not lead to another folder.
    return head.hash === hashOf(old, fresh) && basename(head.name) === head.name ? { head, old, fresh } : null;
  } catch {
    return null;
  }
}

/** How old the backup of a process can be that cannot be asked, in milliseconds. It takes a moment to write a file. */
const OLDEST = 600_000;

/** Returns whether the process that made a backup still writes the file. */
function isLive({ pid, host }: Head, { mtimeMs }: BigIntStats): boolean {
  if (Date.now() - Number(mtimeMs) > OLDEST) return false;
  if (host !== hostname()) return true;
  // This process writes one file after the other.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns whether each byte is the old one or the new one, or was never written: so no one else has changed the file. */
function isMixture(now: Buffer, old: Buffer, fresh: Buffer): boolean {
  if (now.length < Math.min(old.length, fresh.length)) return false;
  return now.every((byte, at) => byte === old[at] || byte === fresh[at] || (byte === 0 && at >= old.length));
}
