/**
 * Matches paths with the patterns of `.gitignore` files and of globs.
 *
 * A `.gitignore` comes with the folder that somebody gives us, so it can be hostile. Regular expressions made of patterns
 * can take exponential time. Here, the time is at most proportional to the length of the pattern times that of the path.
 *
 * @module
 */
import { Misuse } from "./errors.js";

/** Any number of characters, or any number of folders. */
const STAR: unique symbol = Symbol("*");

/** Whether one character, or one name of a path, fits. */
type Test = (item: string) => boolean;

/** A pattern for paths. */
export interface Pattern {
  /** Whether it begins with "!". */
  readonly isNegated: boolean;
  /** Whether it matches only folders. */
  readonly isForFolders: boolean;
  /** Whether it matches the last name of a path, in any folder. */
  readonly isForNames: boolean;
  /** A test for each name of the path; `STAR` stands for any number of names. */
  readonly names: readonly (Test | typeof STAR)[];
}

/**
 * Reads the text of a file in the language of `.gitignore`.
 *
 * @param text the text of the file
 * @returns its patterns, in order
 */
export function patternsOf(text: string): Pattern[] {
  return text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .flatMap((line) => (line.startsWith("#") ? [] : patternIn(withoutSpaces(line.replace(/\r$/, "")))));
}

/** The most patterns that braces can stand for. */
const MOST = 1000;

/**
 * Reads a glob: a pattern in the language of `.gitignore` in which braces list alternatives.
 *
 * @param glob for example `docs/*.{md,txt}`, or `!drafts`
 * @returns a pattern for each combination of alternatives
 * @throws {Misuse} if there are more than 1,000
 */
export function patternsOfGlob(glob: string): Pattern[] {
  const found: Pattern[] = [];
  const left = [glob];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const alternatives = alternativesIn(one);
    if (alternatives === undefined) found.push(...patternIn(one));
    else left.push(...alternatives.reverse());
    if (found.length + left.length > MOST) {
      throw new Misuse(`a glob stands for more than ${String(MOST)} patterns`);
    }
  }
  return found;
}

/** Returns whether a text has characters that mean something in a glob. */
export function isGlob(text: string): boolean {
  return /[*?[{]/.test(text);
}

/**
 * Applies patterns to a path. The last pattern that matches decides.
 *
 * @param names the names of folders in the path, and its last name
 * @param from the number of names of the folder of the patterns
 * @param isFolder whether the path is that of a folder
 * @returns whether the deciding pattern is not negated; `undefined` if no pattern matches
 */
export function decisionOf(
  patterns: readonly Pattern[],
  names: readonly string[],
  from: number,
  isFolder: boolean,
): boolean | undefined {
  for (let index = patterns.length - 1; index >= 0; index--) {
    const pattern = patterns[index] as Pattern;
    if (pattern.isForFolders && !isFolder) continue;
    const first = pattern.isForNames ? names.length - 1 : from;
    if (fits(pattern.names, names, first)) return !pattern.isNegated;
  }
  return undefined;
}

/**
 * Returns whether a pattern can match paths in a folder.
 *
 * @param names the names of the folder; its parents can have matching paths
 * @param from the number of names of the folder of the pattern
 */
export function reaches(pattern: Pattern, names: readonly string[], from: number): boolean {
  const stop = pattern.names.indexOf(STAR);
  const at = names.length - 1 - from;
  if (pattern.isForNames || (stop >= 0 && at >= stop)) return true;
  return at < pattern.names.length - 1 && (pattern.names[at] as Test)(names[names.length - 1] as string);
}

/** Matches items: after a mistake, only the last star takes one item more. */
function fits(tests: readonly (Test | typeof STAR)[], items: readonly string[], from: number): boolean {
  let next = 0;
  let afterStar = -1;
  let resume = from;
  for (let at = from; at < items.length;) {
    const test = tests[next];
    if (test === STAR) {
      next += 1;
      afterStar = next;
      resume = at;
    } else if (test?.(items[at] as string) === true) {
      next += 1;
      at += 1;
    } else if (afterStar >= 0) {
      next = afterStar;
      resume += 1;
      at = resume;
    } else {
      return false;
    }
  }
  while (tests[next] === STAR) next += 1;
  return next === tests.length;
}

/** Reads one pattern; returns nothing for a text that matches nothing. */
function patternIn(whole: string): [] | [Pattern] {
  const isNegated = whole.startsWith("!");
  const isForFolders = whole.endsWith("/");
  const text = whole.slice(isNegated ? 1 : 0, isForFolders ? -1 : undefined);
  const names = namesOf(text.startsWith("/") ? text.slice(1) : text);
  if (text === "" || names === undefined) return [];
  return [{ isNegated, isForFolders, isForNames: !text.includes("/"), names }];
}

/** Removes spaces from the end, except one after a backslash. */
function withoutSpaces(line: string): string {
  let end = line.length;
  while (line[end - 1] === " ") end -= 1;
  let start = end;
  while (line[start - 1] === "\\") start -= 1;
  return line.slice(0, (end - start) % 2 === 1 ? end + 1 : end);
}

const anything: Test = () => true;

/** Reads the names of a pattern; returns `undefined` if it matches nothing. */
function namesOf(text: string): Pattern["names"] | undefined {
  const names: (Test | typeof STAR)[] = [];
  let parts: Part[] = [];
  const end = (): void => {
    const isDouble = parts.length > 1 && parts.every((part) => part === STAR);
    if (!isDouble) names.push(testOf(parts));
    else if (names.at(-1) !== STAR) names.push(STAR);
    parts = [];
  };
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    at += character.length;
    if (character === "/") {
      end();
    } else if (character === "*") {
      parts.push(STAR);
    } else if (character === "?") {
      parts.push(anything);
    } else if (character === "[") {
      const found = classAt(text, at);
      if (found === undefined) return undefined;
      parts.push(found.test);
      at = found.end;
    } else if (character === "\\") {
      if (at === text.length) return undefined;
      const escaped = String.fromCodePoint(text.codePointAt(at) as number);
      at += escaped.length;
      if (escaped === "/") end();
      else parts.push(escaped);
    } else {
      parts.push(character);
    }
  }
  end();
  // Two stars at the end match everything in a folder, but not the folder.
  if (names.at(-1) === STAR) names.push(anything);
  return names;
}

/** A part of a name: a character, a test of one character, or any number of characters. */
type Part = string | Test | typeof STAR;

/** Returns the test of one name. Most patterns are a word, or a star and a word. */
function testOf(parts: readonly Part[]): Test {
  const isWord = (some: readonly Part[]): boolean => some.every((part) => typeof part === "string");
  if (isWord(parts)) {
    const word = parts.join("");
    return (name) => name === word;
  }
  if (parts[0] === STAR && isWord(parts.slice(1))) {
    const word = parts.slice(1).join("");
    return (name) => name.endsWith(word);
  }
  const tests = parts.map((part) => (typeof part === "string" ? (item: string): boolean => item === part : part));
  return (name) => fits(tests, Array.from(name), 0);
}

/** The classes of POSIX, which have only characters of ASCII. */
const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ["alnum", /[0-9A-Za-z]/],
  ["alpha", /[A-Za-z]/],
  ["blank", /[ \t]/],
  ["cntrl", /[\0-\x1f\x7f]/],
  ["digit", /[0-9]/],
  ["graph", /[!-~]/],
  ["lower", /[a-z]/],
  ["print", /[ -~]/],
  ["punct", /[!-/:-@[-`{-~]/],
  ["space", /[ \t\n\r]/],
  ["upper", /[A-Z]/],
  ["xdigit", /[0-9A-Fa-f]/],
]);

/**
 * Reads a class of characters, such as `[!a-z[:digit:]]`.
 *
 * @param start the offset after its "["
 * @returns its test, and the offset after its end; `undefined` if it has no end or an unknown class, so that the pattern
 *   matches nothing
 */
function classAt(text: string, start: number): { readonly test: Test; readonly end: number } | undefined {
  const isNegated = text[start] === "!" || text[start] === "^";
  const tests: Test[] = [];
  let before: string | undefined;
  let at = isNegated ? start + 1 : start;
  /** Reads a member, which a backslash can precede. */
  const member = (): string | undefined => {
    if (text[at] === "\\") at += 1;
    const code = text.codePointAt(at);
    if (code === undefined) return undefined;
    const character = String.fromCodePoint(code);
    at += character.length;
    return character;
  };
  // A "]" at the beginning is a member.
  for (let isFirst = true; isFirst || text[at] !== "]"; isFirst = false) {
    const close = text.startsWith("[:", at) ? text.indexOf("]", at + 2) : 0;
    if (close < 0) return undefined;
    if (close > at + 2 && text[close - 1] === ":") {
      const named = CLASSES.get(text.slice(at + 2, close - 1));
      if (named === undefined) return undefined;
      tests.push((item) => named.test(item));
      before = undefined;
      at = close + 1;
    } else if (before !== undefined && text[at] === "-" && at + 1 < text.length && text[at + 1] !== "]") {
      at += 1;
      const low = before;
      const high = member();
      if (high === undefined) return undefined;
      tests.push((item) => codeOf(low) <= codeOf(item) && codeOf(item) <= codeOf(high));
      before = undefined;
    } else {
      const only = member();
      if (only === undefined) return undefined;
      tests.push((item) => item === only);
      before = only;
    }
  }
  return { test: (item) => tests.some((test) => test(item)) !== isNegated, end: at + 1 };
}

const codeOf = (character: string): number => character.codePointAt(0) as number;

/** Replaces the first braces of a glob by each of their alternatives; returns `undefined` if it has no braces. */
function alternativesIn(glob: string): string[] | undefined {
  let depth = 0;
  let open = 0;
  let begun = 0;
  const found: string[] = [];
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at];
    if (character === "\\") at += 1;
    else if (character === "[") at = (classAt(glob, at + 1)?.end ?? at + 1) - 1;
    else if (character === "{") {
      depth += 1;
      if (depth > 1) continue;
      open = at;
      begun = at + 1;
    } else if (depth > 0 && (character === "}" || (character === "," && depth === 1))) {
      if (depth === 1) {
        found.push(glob.slice(begun, at));
        begun = at + 1;
      }
      if (character === ",") continue;
      depth -= 1;
      if (depth === 0) return found.map((each) => glob.slice(0, open) + each + glob.slice(at + 1));
    }
  }
  return undefined;
}
