/**
 * Defines the state of the page, and writes it to the fragment of a link.
 *
 * @module
 */
import { CURRENT } from "../../../src/standards/current.js";
import { decode, encode } from "../../../src/index.js";
import { standards, type StandardId } from "../../../src/standards/index.js";

/** The state, which a link contains. */
export interface State {
  readonly input: string;
  readonly standard: StandardId;
  readonly base: string;
  /** The rule that is chosen in the grammar; `null` if the cursor selects it. */
  readonly rule: string | null;
}

export const FIRST: State = {
  input: "http://user@example.com:8042/over/there?name=ferret#nose",
  standard: CURRENT,
  base: "http://a/b/c/d;p?q",
  rule: null,
};

/** Some software does not support longer links. In UTF-16 code units. */
export const LONGEST_LINK = 8000;

/**
 * Writes a state as a fragment.
 *
 * @returns fields as in a query, with all characters of values percent-encoded except unreserved ones; `null` if the
 *   fragment would be too long
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

/** Reads any fragment. A field that cannot be read gets its value from the initial state. */
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

/** The current entry of the browser's history. */
export interface Entry {
  readonly input: string;
  /** Whether the input is finished. If so, the next change begins a new entry; if not, the user is still typing. */
  readonly isFinished: boolean;
}

/**
 * Updates the browser's history, so that Back restores the previous input, not the previous key press.
 *
 * @param entry the current entry
 * @param input the input that is shown now
 * @returns whether to begin a new entry, and the entry then
 */
export function nextEntry(entry: Entry, input: string): { readonly isNew: boolean; readonly entry: Entry } {
  const isNew = entry.isFinished && entry.input !== input;
  return { isNew, entry: { input, isFinished: entry.isFinished && !isNew } };
}

/** Lone surrogates cannot be encoded in UTF-8. Each becomes "~" and its four digits, and "~" becomes "~~". */
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
