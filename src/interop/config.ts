/**
 * The configuration of a project: `uri-grammar.config.json`, or the key `uri-grammar` of `package.json`. The command line,
 * the language server and the rules for ESLint and remark-lint share it.
 *
 * @module
 */
import {
  aBoolean,
  assertObject,
  aString,
  readable,
  readList,
  readObject,
  readOptions,
  type Checks,
} from "../core/arguments.js";
import { assertNames } from "../core/closest.js";
import { readSeverity, type SeverityOption } from "../core/severity.js";
import { referringJudge, type ReferringStandardId } from "../standards/judges.js";

/** A configuration, as it is written. */
export interface Config {
  /** The standard that defines URIs. Default: `rfc3986`. */
  readonly standard?: ReferringStandardId | undefined;
  /** Whether URIs must also be valid by the rules of their schemes. Default `false`. */
  readonly schemes?: boolean | undefined;
  /** What counts as a fault. Default: errors. */
  readonly severity?: SeverityOption | undefined;
  /** URIs that are not reported. A star stands for any text. */
  readonly ignore?: readonly string[] | undefined;
  /** Texts that stand for values, such as `YOUR-HOST` or `%*%`. A URI that has one is a template, and no mistake. */
  readonly placeholders?: readonly string[] | undefined;
  /** Files and folders that are not searched, in the language of `.gitignore`. */
  readonly ignoreFiles?: readonly string[] | undefined;
}

/** The options of a rule of a linter that have defaults in the configuration of the project. */
export type RuleOptions = Omit<Config, "ignoreFiles">;

/** Where a configuration is written. */
export interface Configured {
  readonly config: Config;
  /** The path of the file. */
  readonly path: string;
}

/** The names of the files that can have a configuration, and the key in the second one. */
export const CONFIG_FILE = "uri-grammar.config.json";
export const MANIFEST = "package.json";
const KEY = "uri-grammar";

const strings = (value: unknown, what: string): void => {
  for (const each of readList<string>(value, what, aString)) {
    if (each === "") throw new RangeError(`${what} must not have an empty text.`);
  }
};

const RULE_CHECKS: Checks<RuleOptions> = {
  standard: (value) => {
    referringJudge(value as ReferringStandardId);
  },
  schemes: aBoolean,
  severity: (value, what) => {
    readSeverity(value, what);
  },
  ignore: strings,
  placeholders: strings,
};

const CHECKS: Checks<Config> = { ...RULE_CHECKS, ignoreFiles: strings };

/**
 * Reads a configuration.
 *
 * @param value the value of the file
 * @returns a checked copy
 * @throws {TypeError} if it is not an object, or a property has the wrong type
 * @throws {RangeError} if a property is unknown, or has a value that is not allowed
 */
export function readConfig(value: unknown): Config {
  assertObject(value, "The configuration");
  const given = readable("The configuration", () => Object.keys(value));
  // Editors use it to find the schema of a file.
  const names = given.filter((name) => name !== "$schema");
  assertNames(names, Object.keys(CHECKS), "The configuration has");
  const present = Object.fromEntries(
    Object.entries(CHECKS).filter(([name]) => (value as Record<string, unknown>)[name] !== undefined),
  );
  return readObject<Config>(value, "configuration", present as Checks<Config>);
}

/** Returns a function that matches whole texts with a pattern, in which a star stands for any text, in linear time. */
export function matcher(pattern: string): (text: string) => boolean {
  const [first, ...others] = pattern.split("*") as [string, ...string[]];
  const last = others.pop();
  if (last === undefined) return (text) => text === pattern;
  return (text) => {
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    let at = first.length;
    for (const part of others) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= text.length - last.length;
  };
}

/** The functions of Node that read files. */
export interface Files {
  /** Returns the text of a file; `null` if there is no such file. */
  readonly read: (path: string) => string | null;
  /** Joins a folder and a name. */
  readonly join: (folder: string, name: string) => string;
  /** Returns the folder that contains a folder. The root contains itself. */
  readonly above: (folder: string) => string;
}

/** A configuration that cannot be used. The message names the file. */
export class ConfigError extends Error {}

/**
 * Finds the configuration of a folder: the nearest file upward. Only that file counts.
 *
 * @param folder the absolute path of the folder
 * @param files reads files
 * @returns the configuration; `null` without any
 * @throws {ConfigError} if the file is not JSON, or its configuration is wrong
 */
export function findConfig(folder: string, files: Files): Configured | null {
  for (let at = folder; ; at = files.above(at)) {
    const found =
      configIn(files.join(at, CONFIG_FILE), files) ?? configIn(files.join(at, MANIFEST), files, keyOfManifest);
    if (found || files.above(at) === at) return found;
  }
}

/** Reads the configuration of a file, which must exist. A manifest has it in its key. See `findConfig`. */
export function configAt(path: string, files: Files): Configured {
  const isManifest = path.split(/[\\/]/).at(-1) === MANIFEST;
  const found = configIn(path, files, isManifest ? keyOfManifest : undefined, true);
  if (found !== null) return found;
  throw new ConfigError(
    `${JSON.stringify(path)} ${files.read(path) === null ? "does not exist" : `has no key "${KEY}"`}.`,
  );
}

/** Returns the configuration in the value of a manifest; `undefined` if it has none. */
function keyOfManifest(value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null;
  return isObject && Object.hasOwn(value, KEY) ? (value as Readonly<Record<string, unknown>>)[KEY] : undefined;
}

/** Reads the configuration of a file. `isNamed` says whether the user has named it. */
function configIn(
  path: string,
  files: Files,
  keyOf: (value: unknown) => unknown = (value) => value,
  isNamed = false,
): Configured | null {
  const text = files.read(path);
  if (text === null) return null;
  const fail = (why: string, cause: unknown): ConfigError =>
    new ConfigError(`${JSON.stringify(path)} cannot be used: ${why}`, { cause });
  let value: unknown;
  try {
    value = keyOf(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch (cause) {
    // A broken manifest that nobody has named is not this program's business.
    if (!isNamed && path.endsWith(MANIFEST)) return null;
    throw fail("It is not JSON.", cause);
  }
  if (value === undefined) return null;
  try {
    return { config: readConfig(value), path };
  } catch (cause) {
    throw fail((cause as Error).message, cause);
  }
}

/** The parts of Node's modules `fs` and `path` that are used here. */
export interface NodeModules {
  readonly fs: {
    statSync(path: string, options: { throwIfNoEntry: false }): { isFile(): boolean } | undefined;
    readFileSync(path: string, encoding: "utf8"): string;
  };
  readonly path: { join(...names: string[]): string; dirname(path: string): string; resolve(path: string): string };
}

/** Returns the functions that read files with the modules of Node. */
export function filesOf({ fs, path }: NodeModules): Files {
  return {
    read: (name) => {
      try {
        return fs.statSync(name, { throwIfNoEntry: false })?.isFile() === true ? fs.readFileSync(name, "utf8") : null;
      } catch {
        return null;
      }
    },
    join: (folder, name) => path.join(folder, name),
    above: (folder) => path.dirname(folder),
  };
}

/**
 * Reads the options of a rule, which the user passes to it.
 *
 * @param options the options; `undefined` if they are absent
 * @returns a checked copy
 * @throws {TypeError} if they are not an object, or an option is unknown or has the wrong type
 * @throws {RangeError} if an option has a value that is not allowed
 */
export function readRuleOptions(options: unknown): RuleOptions {
  return readOptions<RuleOptions>(options as RuleOptions | undefined, RULE_CHECKS);
}
