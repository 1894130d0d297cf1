/**
 * Replaces the content of files.
 *
 * @module
 */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  type Stats,
} from "node:fs";
import { dirname, join } from "node:path";
import { Failure, reasonIn } from "./errors.js";
import { quoteName } from "./terminal.js";

/** The state of a file when it was read. */
export interface Expected {
  /** In bytes. */
  readonly size: number;
  /** The time of its last change, in milliseconds since 1970. */
  readonly mtimeMs: number;
}

/**
 * Replaces the content of a file. Another program sees the old content or the new one, never a part, even after a crash.
 *
 * The new file gets the mode of the old one, and its owner if this is possible. If the path is a symbolic link, the link
 * stays and its target is replaced. Other hard links of the file keep the old content.
 *
 * @param path the path of an existing file
 * @param content the new content
 * @param expected the file is only replaced if it is still in this state
 * @throws {Failure} if the file cannot be replaced; it then has its old content
 */
export function replaceFile(path: string, content: Uint8Array, expected?: Expected): void {
  try {
    const target = realpathSync(path);
    const check = (): Stats => {
      const found = statSync(target);
      const isExpected = expected === undefined || (found.size === expected.size && found.mtimeMs === expected.mtimeMs);
      if (!isExpected) throw new Error("the file was changed by another program");
      if (!found.isFile()) throw new Error(found.isDirectory() ? "it is a directory" : "it is not a regular file");
      return found;
    };
    const { mode, uid, gid } = check();
    // Only the folder must be writable for a renaming, but a read-only file is meant to stay.
    closeSync(openSync(target, "r+"));
    const fresh = join(dirname(target), `.uri-grammar-${randomUUID()}`);
    const fd = openSync(fresh, "wx", 0o600);
    try {
      try {
        for (let done = 0; done < content.length;) done += writeSync(fd, content, done);
        // A new owner resets bits of the mode, so the mode comes second.
        const isOwned = hasOwner(fd, uid, gid);
        fchmodSync(fd, mode & (isOwned ? 0o7777 : 0o777));
        fsyncSync(fd);
      } finally {
        closeSync(fd);
      }
      check();
      renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw error;
    }
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Failure(`cannot write ${quoteName(path)}: ${REASONS.get(code) ?? reasonIn(message)}`, { cause: error });
  }
}

/** Tries to give a file to the owner of the old one; returns whether it belongs to that owner now. */
function hasOwner(fd: number, uid: number, gid: number): boolean {
  try {
    fchownSync(fd, uid, gid);
    return true;
  } catch {
    // Only root can give files away. Such a file must not run with the rights of its new owner.
    return false;
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "the file does not exist"],
  ["EISDIR", "it is a directory"],
  ["EACCES", "permission denied"],
  ["EPERM", "permission denied"],
  ["EROFS", "the file system is read-only"],
  ["ENOSPC", "the disk is full"],
  ["ELOOP", "its symbolic links form a loop"],
]);
