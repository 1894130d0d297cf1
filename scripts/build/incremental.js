// Makes only what has changed since the last build: a unit is made again if one of the files that it has read, the code of
// the build, or one of its results is another one than then. `generated/.built.json` has the hashes. It says nothing about
// the machine or the time, so a build elsewhere writes the same.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Files that are made together, from the same sources.
 *
 * @typedef {object} Unit
 * @property {string} name
 * @property {(read: (path: string) => string) => Made | Promise<Made>} make reads files, by their paths in the repository,
 *   only with `read`
 * @property {string} [given] what it is made of apart from these files
 */

/**
 * @typedef {object} Made
 * @property {Record<string, string>} files the texts of the written files, by their paths in `generated/`
 * @property {unknown} [facts] what other units need of it, as JSON
 * @property {string[]} [faults] what is wrong with the files that it has read; such a unit is made again the next time
 */

/**
 * The facts about a unit: the hashes of the files that it has read and written, by path.
 *
 * @typedef {{ read: Record<string, string>, given?: string, written: Record<string, string>, facts?: unknown }} Known
 */

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("base64url");

/**
 * @param {string} root the folder of the repository
 * @param {string[]} paths files and folders below it
 * @returns {string} a hash of all these files
 */
export function hashOfFiles(root, paths) {
  const files = paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length))
      : [path],
  );
  const texts = files.map((file) => file.replaceAll("\\", "/")).sort();
  return hashOf(JSON.stringify(texts.map((file) => [file, hashOf(readFileSync(join(root, file), "utf8"))])));
}

/** The file with the hashes, in `generated/`. */
const RECORD = ".built.json";

/** The results of the last build, and what was made since. */
export class Incremental {
  /** @type {Record<string, Known>} */
  #before = {};
  /** @type {Record<string, Known>} */
  #now = {};
  /** @type {Map<string, string>} */
  #hashes = new Map();
  /** @type {string[]} */
  faults = [];
  /** The names of the units that were made. @type {string[]} */
  made = [];

  /**
   * @param {string} root the folder of the repository
   * @param {string} code a hash of everything apart from the files that the units read
   */
  constructor(root, code) {
    this.root = root;
    this.code = code;
    this.target = join(root, "generated");
    const text = textOf(join(this.target, RECORD));
    if (text === null) return;
    /** @type {unknown} */
    const json = JSON.parse(text);
    const record = /** @type {{ code: string, units: Record<string, Known> }} */ (json);
    this.#before = record.units;
    if (record.code !== code) for (const known of Object.values(this.#before)) known.read[""] = "";
  }

  /** @param {string} path @returns {string} the hash of a file that a unit reads; empty if it is missing */
  #hashOf(path) {
    const found = this.#hashes.get(path) ?? hashIn(join(this.root, path));
    this.#hashes.set(path, found);
    return found;
  }

  /** @param {Known} known */
  #isCurrent({ read, written }) {
    return (
      Object.entries(read).every(([path, hash]) => hash !== "" && this.#hashOf(path) === hash) &&
      Object.entries(written).every(([path, hash]) => hashIn(join(this.target, path)) === hash)
    );
  }

  /**
   * Makes a unit if this is necessary.
   *
   * @param {Unit} unit
   * @returns {Promise<unknown>} its facts
   */
  async build({ name, given, make }) {
    const before = this.#before[name];
    const also = given === undefined ? undefined : hashOf(given);
    if (before?.given === also && before && this.#isCurrent(before)) {
      this.#now[name] = before;
      return before.facts;
    }
    /** @type {Record<string, string>} */
    const read = {};
    const {
      files,
      facts,
      faults = [],
    } = await make((path) => {
      read[path] = this.#hashOf(path);
      return readFileSync(join(this.root, path), "utf8");
    });
    /** @type {Record<string, string>} */
    const written = {};
    for (const [path, text] of Object.entries(files)) {
      written[path] = hashOf(text);
      const file = join(this.target, path);
      if (hashIn(file) === written[path]) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    this.made.push(name);
    this.faults.push(...faults);
    if (faults.length > 0) read[""] = "";
    this.#now[name] = {
      read,
      ...(also !== undefined && { given: also }),
      written,
      ...(facts !== undefined && { facts }),
    };
    return facts;
  }

  /**
   * Records the hashes, and removes files of units that do not exist any more: otherwise the parser of a deleted grammar
   * would still be packed.
   *
   * @param {string[]} folders folders of `generated/` that have only files of units
   */
  finish(folders) {
    const kept = new Set(Object.values(this.#now).flatMap(({ written }) => Object.keys(written)));
    const old = Object.values(this.#before).flatMap(({ written }) => Object.keys(written));
    const found = folders.flatMap((folder) =>
      readdirSync(join(this.target, folder)).map((file) => `${folder}/${file}`),
    );
    for (const file of [...old, ...found]) {
      if (!kept.has(file)) rmSync(join(this.target, file), { force: true });
    }
    writeFileSync(join(this.target, RECORD), `${JSON.stringify({ code: this.code, units: this.#now }, null, 1)}\n`);
  }
}

/** @param {string} file */
function hashIn(file) {
  const text = textOf(file);
  return text === null ? "" : hashOf(text);
}

/** @param {string} file @returns {string | null} its text; null if it does not exist */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
