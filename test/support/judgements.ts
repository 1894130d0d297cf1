/**
 * Strings that people have judged before a program ran on them. No program writes these tables.
 *
 *     URI: "http://example.com /a"
 *       guess "http://example.com/a"
 *       nothing
 *       about space
 *       why A space after the host: a repair would decide the host.
 *
 * A line without spaces before it begins a judgement: how the string is read, and the string as JSON in ASCII. These lines
 * can follow:
 *
 * - `repair "…"`: the string after all repairs, which a program may apply without asking
 * - `guess "…"`: the same, but a program must ask first, also when in doubt
 * - `nothing`: it also makes sense, or it is the only way, to repair nothing
 * - `partly "…"`: what certain repairs alone may leave, if they cannot repair everything
 * - `at 3-5`: the first culprit, in UTF-16 offsets, half-open; empty where something is missing
 * - `about …`: a regular expression that ignores case. The first message matches it, or it is misleading.
 * - `why …`: what was meant, or where the string comes from
 *
 * In `typical.txt`, the first of the lines `repair`, `guess` and `nothing` is what was meant. `# …` is a headline.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * How a string is read. `URI` and `reference`: RFC 3986's URI and URI-reference; `scheme`: a URI of its scheme; `iri`:
 * RFC 3987's IRI; `template`: a URI Template.
 */
export type Way = "URI" | "reference" | "scheme" | "iri" | "template";

/** A string, and what is right for it. */
export interface Judgement {
  readonly as: Way;
  readonly input: string;
  /** All results of a repair that make sense; `null` for no repair. */
  readonly accepted: readonly (string | null)[];
  /** Whether the repair may be applied without asking. */
  readonly mayBeCertain: boolean;
  readonly partly: readonly string[];
  readonly culprit: readonly [start: number, end: number] | null;
  readonly about: RegExp | null;
  readonly why: string | null;
}

const WAYS: readonly string[] = ["URI", "reference", "scheme", "iri", "template"] satisfies Way[];

type Draft = { -readonly [Name in keyof Judgement]: Judgement[Name] };

/** How the lines below a string change its judgement. The text of a line is empty if its word stands alone. */
const LINES: Readonly<Record<string, (draft: Draft, text: string) => void>> = {
  repair(draft, text) {
    accept(draft, text, true);
  },
  guess(draft, text) {
    accept(draft, text, false);
  },
  nothing(draft, text) {
    if (text !== "") throw new Error("nothing can follow 'nothing'");
    draft.accepted = [...draft.accepted, null];
  },
  partly(draft, text) {
    draft.partly = [...draft.partly, stringIn(text)];
  },
  at(draft, text) {
    const [, start = NaN, end = NaN] = (/^(\d+)-(\d+)$/.exec(text) ?? []).map(Number);
    if (!(start <= end && end <= draft.input.length)) throw new Error(`'${text}' is not a range of the string`);
    draft.culprit = once(draft.culprit, [start, end]);
  },
  about(draft, text) {
    draft.about = once(draft.about, new RegExp(some(text), "iu"));
  },
  why(draft, text) {
    draft.why = once(draft.why, some(text));
  },
};

function accept(draft: Draft, text: string, mayBeCertain: boolean): void {
  const isFirst = draft.accepted.every((each) => each === null);
  if (!isFirst && draft.mayBeCertain !== mayBeCertain) throw new Error("'repair' and 'guess' exclude each other");
  draft.mayBeCertain = mayBeCertain;
  draft.accepted = [...draft.accepted, stringIn(text)];
}

function once<Value>(before: Value | null, value: Value): Value {
  if (before !== null) throw new Error("this line can occur only once");
  return value;
}

function some(text: string): string {
  if (text === "") throw new Error("text is missing");
  return text;
}

function stringIn(text: string): string {
  if (!/^"[ -~]*"$/.test(text)) throw new Error("a JSON string in ASCII is missing");
  return JSON.parse(text) as string;
}

/**
 * Returns the judgements in the text of a table.
 *
 * @param text the text of the table
 * @param name the name of its file, for errors
 * @throws {Error} if a line is malformed, with the name, the number of the line, and the reason
 */
export function judgementsIn(text: string, name: string): readonly Judgement[] {
  const found: Draft[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line === "" || line.startsWith("# ")) return;
    try {
      read(line, found);
    } catch (error) {
      throw new Error(`${name}:${String(index + 1)}: ${(error as Error).message}`, { cause: error });
    }
  });
  const bare = found.find(({ accepted }) => accepted.length === 0);
  if (bare) throw new Error(`${name}: ${JSON.stringify(bare.input)} has no line 'repair', 'guess' or 'nothing'`);
  return found;
}

/** Reads a line: it begins a judgement, or belongs to the last one. */
function read(line: string, found: Draft[]): void {
  const [, as, input = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
  if (as !== undefined) {
    if (!WAYS.includes(as)) throw new Error(`'${as}' is not one of ${WAYS.join(", ")}`);
    const nothing = { accepted: [], mayBeCertain: false, partly: [], culprit: null, about: null, why: null };
    found.push({ as: as as Way, input: stringIn(input), ...nothing });
    return;
  }
  const [, word = "", text = ""] = /^ {2}(\w+)(?: (.*\S))?$/.exec(line) ?? [];
  if (!Object.hasOwn(LINES, word))
    throw new Error(`two spaces and one of ${Object.keys(LINES).join(", ")} are missing`);
  const last = found.at(-1);
  if (last === undefined) throw new Error("a string must come before this line");
  LINES[word]?.(last, text);
}

/** The names of the tables in test/tables/judged/. */
export const JUDGED: readonly string[] = readdirSync(new URL("../tables/judged/", import.meta.url))
  .map((name) => name.replace(/\.txt$/, ""))
  .sort();

/** Returns the judgements of a table in test/tables/judged/. */
export function readJudged(name: string): readonly Judgement[] {
  const file = `${name}.txt`;
  return judgementsIn(readFileSync(fileURLToPath(new URL(`../tables/judged/${file}`, import.meta.url)), "utf8"), file);
}
