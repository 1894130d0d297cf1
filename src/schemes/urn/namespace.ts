/**
 * The mechanism of the namespaces: what a namespace is, and how it is made from its facts and its grammar.
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/urn.js";
import { assertString } from "../../core/arguments.js";
import type { Language } from "../../core/language.js";
import { languageOf } from "../mechanism/grammar.js";
import type { Edit } from "../../core/diagnostic.js";
import type { Suggestion } from "../../explain/edit-words.js";
import type { Check, Finding, Span } from "../mechanism/check.js";
import { rfc, type Specification } from "../mechanism/specification.js";

/** A requirement of a namespace. Offsets refer to the NSS. */
export interface NSSCheck extends Omit<Check, "find"> {
  /** Finds the violations in an NSS that matches the namespace's rule. */
  find(nss: string): Iterable<Finding>;
}

/** The rules of a namespace for its NSS. Offsets refer to the NSS. */
export interface URNNamespace {
  /** The NID, in lower case. */
  readonly nid: string;
  /** The section that defines the NSS, such as `RFC3061:2`. */
  readonly section: string;
  /** The rule that the NSS must match. */
  readonly rule: string;
  /** The requirement on the NSS, in one sentence. */
  readonly summary: string;
  /** Checks whether an NSS matches the rule. */
  test(nss: string): boolean;
  /** Explains why an NSS does not match the rule. The diagnostic's code is `urn/<nid>`. */
  explain(nss: string): Finding;
  /** Further requirements. */
  readonly requirements?: readonly NSSCheck[] | undefined;
  /** Examples of URNs. */
  readonly examples?: readonly string[] | undefined;
  /** Returns the normal form of an NSS. */
  readonly normalize?: ((nss: string) => string) | undefined;
  /** Removes from a normalized NSS the differences that do not count in a comparison. */
  readonly equate?: ((nss: string) => string) | undefined;
}

/** A namespace that the package knows, with its document. */
export interface KnownNamespace extends URNNamespace {
  /** The document that defines the namespace. */
  readonly specification: Specification;
  /** The address of the section that defines the NSS. */
  readonly url: string;
  readonly examples: readonly string[];
  readonly requirements: readonly NSSCheck[];
}

/** What a namespace adds to its grammar. Its sections are those of its own document, without the name. */
interface Facts extends Omit<URNNamespace, "test" | "explain" | "requirements"> {
  readonly examples: readonly string[];
  /** Explains a mistake; `null` if it has nothing better to say than the summary. */
  explain?(nss: string): Finding | null;
  /** A repair of the whole NSS. It is offered if its text matches the rule. */
  readonly repair?: Omit<Suggestion, keyof Edit> & { text(nss: string): string };
  /** By default, a requirement is about the namespace's rule. */
  readonly requirements?: readonly (Omit<NSSCheck, "rule"> & Partial<Pick<NSSCheck, "rule">>)[];
}

/** The rules of all namespaces. */
export const language: Language = /* @__PURE__ */ languageOf(grammar);

/** Returns the span of a whole NSS. */
export const whole = (nss: string): Span => ({ start: 0, end: nss.length });

/**
 * Makes a namespace whose functions refuse a value that is not a string.
 *
 * @param number the number of the RFC that defines it
 * @param title the title of the RFC
 * @param facts the facts and the requirements; the rule must be one of the grammar
 */
export function defineNamespace(number: number, title: string, facts: Facts): KnownNamespace {
  const { repair, ...own } = facts;
  const { rule, summary, requirements = [], examples } = own;
  const specification = Object.freeze(rfc(number, title));
  const cite = (section: string): string => `RFC${String(number)}:${section}`;
  const section = cite(facts.section);
  const ofNSS =
    <Result>(use: (nss: string) => Result) =>
    (nss: string): Result => {
      assertString(nss, "The NSS");
      return use(nss);
    };
  const normalize = facts.normalize?.bind(facts);
  const equate = facts.equate?.bind(facts);
  return Object.freeze({
    ...own,
    specification,
    section,
    url: specification.url(section),
    examples: Object.freeze([...examples]),
    test: ofNSS((nss) => language.test(nss, { rule })),
    explain: ofNSS((nss) => {
      const own = facts.explain?.(nss);
      if (own) return own;
      if (repair === undefined) {
        const { index } = language.recognize(nss, { rule });
        return { start: index, end: Math.min(index + 1, nss.length), message: summary };
      }
      const text = repair.text(nss);
      const matches = language.test(text, { rule });
      return { ...whole(nss), message: summary, repair: matches ? { ...repair, ...whole(nss), text } : undefined };
    }),
    requirements: Object.freeze(
      requirements.map((check) => Object.freeze({ ...check, rule: check.rule ?? rule, section: cite(check.section) })),
    ),
    ...(normalize && { normalize: ofNSS(normalize) }),
    ...(equate && { equate: ofNSS(equate) }),
  });
}
