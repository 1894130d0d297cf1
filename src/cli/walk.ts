/**
 * Finds the files that the operands of a command line name: files, folders and globs.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync, statSync, type Dirent, type Stats } from "node:fs";
import { join, parse, resolve, sep } from "node:path";
import { isBackup } from "./rewrite.js";
import { decisionOf, isGlob, patternsOf, patternsOfGlob, reaches, type Pattern } from "./globs.js";

/** How to find files. */
export interface WalkOptions {
  /** Whether to find hidden files and folders, too: those whose names begin with ".". `.git` is never searched. */
  readonly hidden?: boolean;
  /** Whether to ignore nothing because of `.gitignore`, `.ignore` and `.git/info/exclude`. */
  readonly noIgnore?: boolean;
  /**
   * Patterns in the language of `.gitignore`, with braces, relative to `cwd`. Files in folders are only found if one
   * matches; a pattern that begins with "!" excludes. The last pattern that matches decides, and it wins over all else.
   */
  readonly globs?: readonly string[];
  /** More patterns of files to ignore, in the language of `.gitignore`, relative to `root`. They win over ignore files. */
  readonly ignoreFiles?: readonly string[];
  /** The folder of `ignoreFiles`; by default `cwd`. */
  readonly root?: string;
  /** The folder of relative paths; by default that of the process. */
  readonly cwd?: string;
  /** Is called for a folder, or a file of patterns, that cannot be read, or is too large. The walk goes on. */
  readonly onError?: (path: string, cause: unknown) => void;
  /** Is called for an operand that is a glob and matches nothing. */
  readonly onEmpty?: (glob: string) => void;
}

/** A file that was found. */
export interface Walked {
  /** The operand, or the path of a file in its folder as ripgrep writes it: `docs/a.md`, or `./a.md` in the folder ".". */
  readonly path: string;
  /** Whether the operand named the file itself. */
  readonly isNamed: boolean;
}

/** The patterns of one folder, which hold for all paths in it. */
interface Scope {
  readonly parent: Scope | undefined;
  /** The number of names in the path of the folder. */
  readonly from: number;
  readonly ignore: readonly Pattern[];
  readonly gitignore: readonly Pattern[];
  readonly exclude: readonly Pattern[];
  /** Whether the folder is the root of a repository. Files `.gitignore` above it do not count. */
  readonly isRepository: boolean;
}

/** A folder that is being read. */
interface Level {
  readonly entries: readonly Dirent[];
  next: number;
  /** The path of the folder, with a separator at the end. */
  readonly path: string;
  /** The beginning of results. */
  readonly shown: string;
  readonly scope: Scope | undefined;
}

/** Which paths in a folder the user wants, in addition to the options. */
interface Wanted {
  readonly hidden: boolean;
  readonly has: (names: readonly string[]) => boolean;
  readonly reaches: (names: readonly string[]) => boolean;
}

const EVERYTHING = { has: () => true, reaches: () => true } as const;

/**
 * Finds files, in the order of the operands, and in a folder in the order of the code units of names. Each file is found once,
 * except one that operands name several times.
 *
 * - An operand that is no folder is found as it is, even if it does not exist or is ignored.
 * - In a folder, ignored and hidden files are not found, by the rules of ripgrep. Symbolic links and special files are not
 *   followed or found. The user's own file of ignored patterns (`core.excludesFile`) is not read.
 * - A glob that is not the name of a file stands for the files that it matches, by the same rules. It can match hidden
 *   files if a name in it begins with ".".
 *
 * @param operands files, folders and globs; without operands, the folder `cwd` is searched
 * @throws {Misuse} if a glob stands for too many patterns
 */
export function* walk(operands: readonly string[], options: WalkOptions): Generator<Walked> {
  const { cwd = process.cwd(), hidden = false, onEmpty } = options;
  const search = searchOf(options, cwd);
  const seen = new Set<string>();
  const named = new Set<string>();
  const isNew = (path: string): boolean => {
    // A single operand has each file once.
    if (operands.length < 2) return true;
    const before = seen.size;
    return seen.add(path).size > before;
  };
  /** Yields files in a folder; returns whether it has any. */
  function* files(folder: string, shown: string, wanted: Wanted): Generator<Walked, boolean> {
    let hasAny = false;
    for (const { path, name } of search(folder, shown, wanted)) {
      hasAny = true;
      if (isNew(name)) yield { path, isNamed: false };
    }
    return hasAny;
  }

  if (operands.length === 0) yield* files(cwd, "", { ...EVERYTHING, hidden });
  for (const operand of operands) {
    const path = resolve(cwd, operand);
    const stats = operand === "" ? undefined : statsOf(path);
    if (stats?.isDirectory() === true) {
      const typed = operand.replaceAll(sep, "/");
      yield* files(path, typed.endsWith("/") ? typed : `${typed}/`, { ...EVERYTHING, hidden });
    } else if (stats !== undefined || !isGlob(operand)) {
      if (!named.has(path) && !isNew(path)) continue;
      named.add(path);
      yield { path: operand, isNamed: true };
    } else {
      const { base, rest } = dividedGlob(operand.replaceAll(sep, "/"));
      const folder = resolve(cwd, base);
      const isFolder = statsOf(folder)?.isDirectory() === true;
      const hasAny = isFolder && (yield* files(folder, base, wantedBy(rest, folder, hidden)));
      if (!hasAny) onEmpty?.(operand);
    }
  }
}

/** Divides a glob after the folders that have no characters with a meaning. */
function dividedGlob(glob: string): { readonly base: string; readonly rest: string } {
  const base = /^[^*?[{]*\//.exec(glob)?.[0] ?? "";
  return { base, rest: glob.slice(base.length) };
}

/** Returns which paths a glob wants. */
function wantedBy(glob: string, folder: string, hidden: boolean): Wanted {
  const from = namesOf(folder).length;
  // With a slash at its beginning, it does not match in other folders, and "!" is a character.
  const patterns = patternsOfGlob(`/${glob}`);
  return {
    hidden: hidden || glob.startsWith(".") || glob.includes("/."),
    has: (names) => decisionOf(patterns, names, from, false) === true,
    reaches: (names) => patterns.some((pattern) => reaches(pattern, names, from)),
  };
}

/** A file in a folder: its path in results, and its absolute path. */
interface Found {
  readonly path: string;
  readonly name: string;
}

type Search = (folder: string, shown: string, wanted: Wanted) => Generator<Found>;

/** The largest files of patterns that are read, in bytes. Each pattern takes memory, and time for each file. */
const MOST = 1 << 20;

/** Creates the search of folders. */
function searchOf(options: WalkOptions, cwd: string): Search {
  const { noIgnore = false, globs = [], ignoreFiles = [], root = cwd, onError } = options;
  const own = { patterns: globs.flatMap(patternsOfGlob), names: namesOf(resolve(cwd)) };
  const needsGlob = own.patterns.some(({ isNegated }) => !isNegated);
  const configured = { patterns: patternsOf(ignoreFiles.join("\n")), names: namesOf(resolve(cwd, root)) };
  const scopes = new Map<string, Scope | undefined>();

  return function* search(folder, shown, wanted) {
    const names = namesOf(folder);
    const levels: Level[] = [];
    const enter = (path: string, beginning: string, scope: Scope | undefined): void => {
      const entries = entriesOf(path);
      const within = noIgnore ? undefined : scopeOf(path, names.length, scope, listed(entries));
      levels.push({ entries, next: 0, path: withSeparator(path), shown: beginning, scope: within });
    };
    enter(folder, shown, noIgnore ? undefined : scopeAbove(names, folder));
    for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
      const entry = level.entries[level.next++];
      if (entry === undefined) {
        levels.pop();
        names.pop();
        continue;
      }
      const { name } = entry;
      const isFolder = entry.isDirectory();
      if (name === ".git" || (!isFolder && (!entry.isFile() || isBackup(name)))) continue;
      names.push(name);
      if (!(isFolder ? wanted.reaches(names) : wanted.has(names)) || isLeftOut(isFolder, level.scope)) {
        names.pop();
      } else if (isFolder) {
        enter(level.path + name, `${level.shown}${name}/`, level.scope);
      } else {
        names.pop();
        yield { path: level.shown + name, name: level.path + name };
      }
    }

    function isLeftOut(isFolder: boolean, scope: Scope | undefined): boolean {
      const chosen = decisionIn(own, names, isFolder);
      if (chosen !== undefined) return !chosen;
      if (needsGlob && !isFolder) return true;
      const isIgnored = decisionIn(configured, names, isFolder) ?? decisionBy(scope, names, isFolder);
      return isIgnored ?? (!wanted.hidden && (names.at(-1) as string).startsWith("."));
    }
  };

  /** Returns the entries of a folder in the order of their names. */
  function entriesOf(path: string): readonly Dirent[] {
    try {
      return readdirSync(path, { withFileTypes: true }).sort(
        ({ name: a }, { name: b }) => Number(a > b) - Number(a < b),
      );
    } catch (error) {
      onError?.(path, error);
      return [];
    }
  }

  /** Returns the patterns of all folders above a folder. */
  function scopeAbove(names: readonly string[], folder: string): Scope | undefined {
    let scope: Scope | undefined;
    let path = parse(folder).root;
    for (const [from, name] of names.entries()) {
      if (!scopes.has(path)) {
        const above = path;
        scopes.set(
          path,
          scopeOf(path, from, scope, (file) => existsSync(join(above, file))),
        );
      }
      scope = scopes.get(path);
      path = join(path, name);
    }
    return scope;
  }

  /** Adds the patterns of a folder to those of the folders above it. */
  function scopeOf(
    path: string,
    from: number,
    parent: Scope | undefined,
    has: (name: string) => boolean,
  ): Scope | undefined {
    const read = (name: string): readonly Pattern[] => (has(name) ? patternsIn(join(path, name)) : []);
    const isRepository = has(".git");
    const ignore = read(".ignore");
    const gitignore = read(".gitignore");
    if (!isRepository && ignore.length === 0 && gitignore.length === 0) return parent;
    const exclude = isRepository ? patternsIn(join(repositoryOf(join(path, ".git")), "info", "exclude")) : [];
    return { parent, from, ignore, gitignore, exclude, isRepository };
  }

  /** Reads a file of patterns. */
  function patternsIn(path: string): readonly Pattern[] {
    return patternsOf(textOf(path));
  }

  /** Returns the folder of the data that all working trees of a repository share. In another one, `.git` is a file. */
  function repositoryOf(git: string): string {
    const linked = /^gitdir: (.*)/.exec(textOf(git))?.[1];
    if (linked === undefined) return git;
    const folder = resolve(git, "..", linked);
    return resolve(folder, textOf(join(folder, "commondir")).trim());
  }

  /** Reads a small regular file. Others can be endless. */
  function textOf(path: string): string {
    const stats = statsOf(path);
    if (stats?.isFile() !== true) return "";
    try {
      if (stats.size > MOST) throw new Error(`it is larger than ${String(MOST)} bytes`);
      return readFileSync(path, "utf8");
    } catch (error) {
      onError?.(path, error);
      return "";
    }
  }
}

/** Applies the patterns of ignore files: `.ignore` wins over `.gitignore`, and this over `.git/info/exclude`. */
function decisionBy(scope: Scope | undefined, names: readonly string[], isFolder: boolean): boolean | undefined {
  let byGit: boolean | undefined;
  let byExclude: boolean | undefined;
  let isInRepository = false;
  for (let each = scope; each !== undefined; each = each.parent) {
    const { ignore, gitignore, exclude, from, isRepository }: Scope = each;
    const decision = decisionOf(ignore, names, from, isFolder);
    if (decision !== undefined) return decision;
    if (!isInRepository) {
      byGit ??= decisionOf(gitignore, names, from, isFolder);
      byExclude ??= decisionOf(exclude, names, from, isFolder);
      isInRepository = isRepository;
    }
  }
  return isInRepository ? (byGit ?? byExclude) : undefined;
}

/** Applies patterns of the user. Outside of their folder, they are relative to the root of the file system. */
function decisionIn(
  { patterns, names: folder }: { readonly patterns: readonly Pattern[]; readonly names: readonly string[] },
  names: readonly string[],
  isFolder: boolean,
): boolean | undefined {
  if (patterns.length === 0) return undefined;
  const isWithin = folder.length < names.length && folder.every((name, index) => name === names[index]);
  return decisionOf(patterns, names, isWithin ? folder.length : 0, isFolder);
}

/** Returns the names of folders in an absolute path. */
function namesOf(path: string): string[] {
  return path
    .slice(parse(path).root.length)
    .split(sep)
    .filter((name) => name !== "");
}

/** Returns whether the entries of a folder have a name. */
function listed(entries: readonly Dirent[]): (name: string) => boolean {
  const names = new Set(entries.filter(({ name }) => name.startsWith(".")).map(({ name }) => name));
  return (name) => names.has(name);
}

const withSeparator = (path: string): string => (path.endsWith(sep) ? path : path + sep);

/** Returns the state of a file, or of the target of a link; `undefined` if it cannot be read. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
