/**
 * Laws of the schemes. Each takes any string and throws an error if the law does not hold for it.
 *
 * @module
 */
import { readScheme, schemeFiles } from "../../scripts/build/schemes.js";
import type { AnyScheme } from "../../src/schemes/define.js";
import { equivalent, normalize, schemes, validate } from "../../src/schemes/index.js";
import { selected } from "../support/selected.js";
import { walk } from "../laws/arbitrary.js";
import { same } from "../laws/law.js";
import { repairsHelp, keepsSecret, repairEnds } from "./repair-laws.js";
import type { Arbitrary } from "fast-check";

/** A scheme with a grammar, and strings that the grammar matches. */
export interface SchemeCase {
  readonly file: string;
  readonly name: string;
  readonly scheme: AnyScheme;
  readonly strings: Arbitrary<string>;
}

/** All schemes. The strings come from the shipped automata. conformance.test.ts proves that these equal the ABNF. */
export const schemeCases: readonly SchemeCase[] = selected(schemeFiles(), (file) => file).flatMap((file) =>
  [...readScheme(file).schemes].map(([name, rule]) => {
    const scheme = schemes.get(name);
    if (!scheme) throw new Error(`there is no scheme ${name}`);
    return { file, name, scheme, strings: walk(scheme.grammar.automaton(rule), rule) };
  }),
);

/**
 * Returns whether the scheme's grammar refuses a string, or the generic syntax refuses its fragment. Requirements do not
 * count.
 */
const refused = (uri: string): boolean => validate(uri).schemeNode === null;

/** Checks that a normal form has the same scheme, is normal itself, and is equivalent to its input. */
export function normalizesOnce(text: string): void {
  if (refused(text)) return;
  const form = normalize(text);
  same([text, form, refused(form)], [text, form, false]);
  same(normalize(form), form);
  same(equivalent(text, form), true);
}

/** Checks that a change quotes the text of the input, unless an earlier change wrote that text. */
export function changesQuote(text: string): void {
  if (refused(text)) return;
  const { uri, changes } = normalize(text, { changes: true });
  same(uri, normalize(text));
  changes.forEach(({ start, end, before }, index) => {
    const isWritten = changes.slice(0, index).some((other) => other.start < end && start < other.end);
    if (!isWritten) same([text, start, text.slice(start, end)], [text, start, before]);
  });
}

/** Checks that validation refuses exactly what the grammar of the scheme refuses. */
export function validatesByGrammar(text: string, scheme: AnyScheme): void {
  const { ok, node, schemeNode, diagnostics } = validate(text);
  same(ok, !diagnostics.some(({ severity }) => severity === "error"));
  if (node !== null && schemes.get(text.slice(0, text.indexOf(":")).toLowerCase()) === scheme) {
    same(schemeNode !== null, scheme.grammar.test(text));
    if (schemeNode === null) same(ok, false);
  }
  if (node === null && schemeNode !== null) {
    same(
      diagnostics.some(({ code }) => code === "scheme/not-generic"),
      true,
    );
  }
}

/**
 * Checks that repairs give what they announce, that a single repair makes nothing worse, and that no diagnostic repeats
 * the input.
 *
 * @param text any string
 * @param secret a word that no message contains
 * @param share where the secret is put into the text, from 0 to 1
 * @param name the name of a scheme
 */
export function repairsKeepSecrets(text: string, secret: string, share: number, name: string): void {
  repairEnds(text, "rfc3986");
  repairsHelp(text, "rfc3986");
  const front = text.indexOf(":") + 1;
  const at = front + Math.floor(share * (text.length - front));
  keepsSecret(`${text.slice(0, at)}${secret}${text.slice(at)}`, secret, "rfc3986");
  keepsSecret(`${name}://u:${secret}@h/${secret}?${secret}#${secret}`, secret, "rfc3986");
}
