/**
 * What the page shows, and how a link carries it behind the "#" of its address.
 *
 * @module
 */
import { CURRENT } from "../../../src/standards/current.js";
import { decode, encode } from "../../../src/index.js";
import { standards, type StandardId } from "../../../src/standards/index.js";

/** All that a link carries. */
export interface State {
  readonly input: string;
  readonly standard: StandardId;
  readonly base: string;
  /** The rule that was asked for in the grammar; `null` where the cursor says which. */
  readonly rule: string | null;
}

export const FIRST: State = {
  input: "http://user@example.com:8042/over/there?name=ferret#nose",
  standard: CURRENT,
  base: "http://a/b/c/d;p?q",
  rule: null,
};

/** A longer link is not understood everywhere. */
export const LONGEST_LINK = 8000;

/**
 * @returns what stands behind the "#": fields as in a query, each value percent-encoded but for unreserved characters;
 *   `null` where that would be too long
 */
export function toHash({ input, standard, base, rule }: State): string | null {
  if (Math.max(input.length, base.length) > LONGEST_LINK) return null;
  const fields: [string, string | null][] = [
    ["u", input],
    ["s", standard === FIRST.standard ? null : standard],
    ["b", base === FIRST.base ? null : base],
    ["r", rule],
  ];
  const hash = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeText(value)}`])).join("&");
  return hash.length > LONGEST_LINK ? null : hash;
}

/** Reads any hash. A field that cannot be read has the value of the page's first state. */
export function fromHash(hash: string): State {
  const fields = new Map(
    hash
      .replace(/^#/, "")
      .split("&")
      .map((field) => {
        const equals = field.indexOf("=");
        return [field.slice(0, Math.max(equals, 0)), decodeText(field.slice(equals + 1))] as const;
      }),
  );
  const named = fields.get("s") ?? FIRST.standard;
  const standard = Object.hasOwn(standards, named) ? (named as StandardId) : FIRST.standard;
  const rule = fields.get("r") ?? null;
  return {
    input: fields.get("u") ?? FIRST.input,
    standard,
    base: fields.get("b") ?? FIRST.base,
    rule: rule !== null && (standards[standard].rules as readonly string[]).includes(rule) ? rule : null,
  };
}

/** What the present entry of the browser's history stands for. */
export interface Entry {
  readonly input: string;
  /** Whether the input is finished: a change begins a new entry then. Until then, it is typing that goes on. */
  readonly isFinished: boolean;
}

/**
 * How an input gets into the browser's history, so that Back leads to the input before it and not to each key.
 *
 * @param entry the present entry
 * @param input the input that is shown now
 * @returns whether to begin a new entry, and the entry then
 */
export function nextEntry(entry: Entry, input: string): { readonly isNew: boolean; readonly entry: Entry } {
  const isNew = entry.isFinished && entry.input !== input;
  return { isNew, entry: { input, isFinished: entry.isFinished && !isNew } };
}

/** Lone surrogates have no UTF-8: each is written as "~" and its four digits, and "~" itself as "~~". */
function encodeText(text: string): string {
  const escaped = text
    .replaceAll("~", "~~")
    .replace(/\p{Surrogate}/gu, (unit) => `~${unit.charCodeAt(0).toString(16).toUpperCase()}`);
  return encode(escaped);
}

function decodeText(text: string): string | null {
  try {
    return decode(text).replace(/~(?:~|(D[89A-F][\dA-F]{2}))/g, (_, unit: string | undefined) =>
      unit === undefined ? "~" : String.fromCharCode(parseInt(unit, 16)),
    );
  } catch {
    return null;
  }
}
