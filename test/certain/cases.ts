/**
 * Which string is explained by what.
 *
 * @module
 */
import { explainers, scheme } from "./explainers.js";
import type { Case } from "./report.js";
import { corpus, singleEdits, tables } from "./strings.js";
import { sweep } from "./sweep.js";

/** What explains each string of the tables and of the corpus: schemes, references, IRIs and templates. */
const MAIN = explainers.filter(({ name }) =>
  ["schemes", "rfc3986 URI", "rfc3986 URI-reference", "iri", "template"].includes(name),
);
const OTHERS = explainers.filter((each) => !MAIN.includes(each));

/**
 * Yields the cases of the tables and of the corpus: each string with the main explainers, and with some of the others in
 * turn.
 *
 * @param others how many of the others for each string
 */
export function* listed(others: number): Generator<Case> {
  let turn = 0;
  for (const text of new Set([...tables, ...corpus])) {
    for (const explainer of MAIN) yield [text, explainer];
    for (let each = 0; each < others; each++) {
      const other = OTHERS[turn++ % OTHERS.length];
      if (other) yield [text, other];
    }
  }
}

/** Yields one of so many single edits of the examples. */
export function* edited(share: number): Generator<Case> {
  for (const text of some(share, singleEdits())) yield [text, scheme];
}

/** Yields one of so many strings of the sweep. */
export function* swept(share: number): Generator<Case> {
  for (const text of sweep(share)) yield [text, scheme];
}

/** Yields one of so many values. */
export function* some<Value>(share: number, values: Iterable<Value>): Generator<Value> {
  let turn = 0;
  for (const value of values) if (turn++ % share === 0) yield value;
}
