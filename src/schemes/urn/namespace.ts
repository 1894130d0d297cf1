/**
 * The mechanism of the namespaces: what a namespace is, and how it is made from its facts and its grammar.
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/urn.js";
import { assertString } from "../../core/arguments.js";
import type { Edit } from "../../core/diagnostic.js";
import { applyEdits } from "../../core/edits.js";
import { lazy } from "../../core/lazy.js";
import type { Language } from "../../core/language.js";
import type { Suggestion } from "../../explain/edit-words.js";
import type { NodeBase } from "../../tree/index.js";
import { NOTHING, type Check, type Finding, type Span, type Subject } from "../mechanism/check.js";
import type { SchemeFacts } from "../mechanism/facts.js";
import { languageOf, treeBy } from "../mechanism/grammar.js";
import type { Specification } from "../mechanism/specification.js";
import { completed, type Found, type RequirementFacts } from "../shared/sentences.js";

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

/** What the header of the grammar says about a namespace. */
export interface NamespaceFacts
  extends
    Pick<KnownNamespace, "nid" | "specification" | "section" | "rule" | "summary" | "examples">,
    Pick<SchemeFacts, "normalize"> {
  /** Those that the header states by themselves, and the facts of those that only code can find. */
  readonly requirements: readonly (Check<unknown, NodeBase> | RequirementFacts)[];
}

/** What only code can say about a namespace. `Node` is the tree of an NSS. */
interface NamespaceCode<Node> extends Pick<URNNamespace, "normalize" | "equate"> {
  /** Explains a mistake; `null` if it has nothing better to say than the summary. */
  readonly explain?: (nss: string) => Finding | null;
  /** A repair of the whole NSS. It is offered if its text matches the rule. */
  readonly repair?: Omit<Suggestion, keyof Edit> & { text(nss: string): string };
  /** What finds the violations of requirements of the header, by their codes. */
  readonly finds?: Readonly<Record<string, (subject: Pick<Subject<Node>, "input" | "node">) => Iterable<Found>>>;
}

/** The rules of all namespaces. */
export const language: Language = /* @__PURE__ */ languageOf(grammar);

/** Returns the span of a whole NSS. */
export const whole = (nss: string): Span => ({ start: 0, end: nss.length });

/** Makes the subject of requirements that look only at the text of an NSS and at its tree. */
function subjectOf(input: string, rule: string): Subject<never, NodeBase> {
  const tree = lazy(() => treeBy(grammar, input, rule));
  return {
    input,
    get node() {
      return tree();
    },
  } as Subject<never, NodeBase>;
}

/** Makes a namespace whose functions refuse a value that is not a string. */
export function defineNamespace<Node = unknown>(facts: NamespaceFacts, code: NamespaceCode<Node> = {}): KnownNamespace {
  const { specification, requirements, examples, normalize: edits, ...own } = facts;
  const { rule, summary } = own;
  const { explain, repair, finds = {}, equate } = code;
  const normalize = edits ? (nss: string) => applyEdits(nss, [...edits(subjectFor(nss))]) : code.normalize;
  const ofNSS =
    <Result>(use: (nss: string) => Result) =>
    (nss: string): Result => {
      assertString(nss, "The NSS");
      return use(nss);
    };
  const accepts = lazy(() => language.tester(rule));
  let last = subjectOf("", rule);
  /** Several requirements look at the same NSS. */
  const subjectFor = (nss: string): Subject<never, NodeBase> =>
    last.input === nss ? last : (last = subjectOf(nss, rule));
  return Object.freeze({
    ...own,
    specification: Object.freeze(specification),
    url: specification.url(own.section),
    examples: Object.freeze([...examples]),
    test: ofNSS((nss) => accepts()(nss)),
    explain: ofNSS((nss) => {
      const own = explain?.(nss);
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
      requirements.map((each): NSSCheck => {
        const check = completed<Node, NodeBase>(each, finds);
        return Object.freeze({
          ...check,
          find: (nss: string) => (accepts()(nss) ? check.find(subjectFor(nss)) : NOTHING),
        });
      }),
    ),
    ...(normalize && { normalize: ofNSS(normalize) }),
    ...(equate && { equate: ofNSS(equate) }),
  });
}
