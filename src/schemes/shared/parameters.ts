/**
 * Reads the parameters of a query, for schemes whose queries have the form `name=value&name=value`.
 *
 * @module
 */
import { nounOf } from "../../explain/characters.js";
import { capital } from "../../explain/sentences.js";
import { NOTHING, type Finding, type Span, type Subject } from "../mechanism/check.js";
import { decoded, split } from "./edits.js";

/** A parameter of a query; its offsets include the name and the value. */
export interface Parameter extends Span {
  readonly name: string;
  /** The value without its percent-encodings; empty if the parameter has no "=". */
  readonly value: string;
  /** The offset at which the value begins. */
  readonly at: number;
}

/** The parameters of each URI, because several requirements look at them. */
const lists = /* @__PURE__ */ new WeakMap<object, readonly Parameter[]>();

/** Returns the parameters of the query, also empty ones. */
export function parametersOf(subject: Pick<Subject, "input" | "parts">): readonly Parameter[] {
  const { input, parts } = subject;
  if (parts.query === null) return NOTHING;
  const known = lists.get(subject);
  if (known !== undefined) return known;
  const list = Array.from(split(input, parts.query, "&"), ({ start, end }) => {
    const text = input.slice(start, end);
    const equals = text.indexOf("=");
    const name = equals < 0 ? text : text.slice(0, equals);
    const at = equals < 0 ? end : start + equals + 1;
    const value = input.slice(at, end);
    return { start, end, name, at, value: decoded(value) ?? value };
  });
  lists.set(subject, list);
  return list;
}

/**
 * Returns the finding for the first character of a value that its form does not allow.
 *
 * @param parameter the parameter
 * @param wrong matches characters that are not allowed, at least one of the value
 * @param what what the character is not
 * @param from the offset in the value where the search begins
 */
export function wrongCharacter({ value, at, end }: Parameter, wrong: RegExp, what: string, from = 0): Finding {
  const index = from + value.slice(from).search(wrong);
  const message = `${capital(nounOf(value.codePointAt(index) as number))} is not ${what}.`;
  // The offsets in a decoded value are not those in the URI.
  const isPlain = end - at === value.length;
  return isPlain ? { start: at + index, end: at + index + 1, message } : { start: at, end, message };
}
