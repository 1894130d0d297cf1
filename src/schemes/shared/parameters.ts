/** Reads the parameters of a query, for schemes whose queries have the form `name=value&name=value`. @module */
import type { Language } from "../../core/language.js";
import { nounOf } from "../../explain/characters.js";
import { capital } from "../../explain/sentences.js";
import { NOTHING, type Finding, type Remembering, type Span, type Subject } from "../mechanism/check.js";
import { decoded, split } from "./edits.js";

/** A parameter of a query; its offsets include the name and the value. */
export interface Parameter extends Span {
  readonly name: string;
  /** The value without its percent-encodings; empty if the parameter has no "=". */
  readonly value: string;
  /** The offset at which the value begins. */
  readonly at: number;
}

/** Returns whether a list of a URI was made. */
export const hasLists = (subject: object): boolean => (subject as Remembering).lists !== undefined;

/** Returns a list of a URI, which is made once, because several requirements look at it. */
export function remembered<From extends object, List, Given>(
  subject: From,
  key: string,
  make: (subject: From, given: Given) => List,
  given: Given,
): List {
  const keeper = subject as Remembering;
  const { lists = NOTHING } = keeper;
  for (const [known, list] of lists) if (known === key) return list as List;
  const list = make(subject, given);
  keeper.lists = [...lists, [key, list]];
  return list;
}

/** Returns the parameters of the query, also empty ones. */
export function parametersOf(subject: Pick<Subject, "input" | "parts">): readonly Parameter[] {
  const { query } = subject.parts;
  return query === null ? NOTHING : remembered(subject, "?", readParameters, query);
}

function readParameters({ input }: Pick<Subject, "input">, query: Span): readonly Parameter[] {
  return Array.from(split(input, query, "&"), ({ start, end }) => {
    const text = input.slice(start, end);
    const equals = text.indexOf("=");
    const name = equals < 0 ? text : text.slice(0, equals);
    const at = equals < 0 ? end : start + equals + 1;
    const value = input.slice(at, end);
    return { start, end, name, at, value: decoded(value) ?? value };
  });
}

/** Returns the finding for the first character of a value, after an offset, because of which it does not match a rule. */
export function wrongCharacter(
  { value, at, end }: Parameter,
  language: Language,
  rule: string,
  what: string,
  from = 0,
): Finding {
  const index = from + language.recognize(value.slice(from), { rule }).index;
  const message = `${capital(nounOf(value.codePointAt(index) as number))} is not ${what}.`;
  // The offsets in a decoded value are not those in the URI.
  const isPlain = end - at === value.length;
  return isPlain ? { start: at + index, end: at + index + 1, message } : { start: at, end, message };
}
