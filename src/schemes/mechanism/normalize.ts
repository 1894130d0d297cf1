/** Normalizes and compares URIs by the rules of their schemes (RFC 3986 section 6.2.3). @module */
import { aBoolean, anything, aString, readList, readOptions } from "../../core/arguments.js";
import { leavesOf, type NodeBase } from "../../tree/index.js";
import { looksNormal } from "../../operations/normal-form.js";
import { COMPARE_CHECKS, comparer } from "../../operations/compare.js";
import type { CompareOptions, Comparer, Comparison } from "../../operations/compare.js";
import { optionalStepsOf, type Change, type NormalizationStep } from "../../operations/normalize.js";
import { applyEdits, type Edit } from "../../core/edits.js";
import { present } from "../../core/invariant.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { recommendedForm } from "../../core/ipv6.js";
import type { Span } from "../../core/parts.js";
import { lowerCase, rewriteTriplets, setOf } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import { CURRENT, formsOf } from "../../standards/current.js";
import type { GenericSyntax } from "../../standards/standard.js";
import type { WrittenFacts } from "../../values/facts.js";
import { NOTHING, type SchemeEdit } from "./check.js";
import { originsOf } from "./origins.js";
import { CHOICE, chosenFrom, type Choice, type Chosen, type Known } from "./known.js";
import type { AnyScheme } from "./scheme.js";
import { assertAllowed, SchemeSubject, textOf } from "./subject.js";

/** A normalization step of the standard, or `scheme` for the step that the scheme's document adds. */
export type SchemeNormalizationStep = NormalizationStep | "scheme";

export type { Choice as SchemeOptions };

/** The options of `normalize`. */
export interface SchemeNormalizeOptions extends Choice {
  /** The steps to take. Default: all steps of the standard, and `scheme`. */
  readonly steps?: Iterable<SchemeNormalizationStep> | undefined;
  /** Whether to return the list of changes, too. */
  readonly changes?: boolean | undefined;
}

/** Like `Change`, with the additional step `scheme`. */
export interface SchemeChange extends Omit<Change, "step"> {
  readonly step: SchemeNormalizationStep;
}

/** Like `Normalization`, with the changes of the step `scheme`. */
export interface SchemeNormalization {
  readonly uri: string;
  readonly changes: readonly SchemeChange[];
}

/** A normalizer that knows schemes. */
export interface SchemeNormalize {
  /**
   * Returns the normal form of a reference, or of its tree, as `normalize` of `uri-grammar/schemes`. First it takes the
   * steps of the standard, except those that do not apply to the scheme. Then it takes the step of the scheme's document.
   * If the scheme's grammar refuses the URI, only the standard's steps are taken. If only the scheme's grammar accepts the
   * URI, only the scheme's step is taken, and the scheme is converted to lower case. Offsets of changes refer to the input.
   * If an earlier step wrote the changed text, the offsets are those of the text that the earlier step replaced.
   */
  (input: string | NodeBase, options: SchemeNormalizeOptions & { readonly changes: true }): SchemeNormalization;
  (input: string | NodeBase, options?: SchemeNormalizeOptions & { readonly changes?: false | undefined }): string;
  (input: string | NodeBase, options?: SchemeNormalizeOptions): string | SchemeNormalization;
}

/** The options of `compare` and `equivalent`. */
export interface SchemeCompareOptions extends CompareOptions, Choice {}

/**
 * Compares references. From the rung `scheme` on, it uses the rules of the scheme's document. For a scheme whose
 * `isTransitive` is `false`, two URIs can be equivalent to a third one, but not to each other.
 */
export interface SchemeComparer {
  readonly compare: (a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions) => Comparison;
  readonly equivalent: (a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions) => boolean;
}

/** Makes `normalize`, `compare` and `equivalent`, which use the known schemes by default. */
export function schemeNormalizer(known: Known): SchemeComparer & { readonly normalize: SchemeNormalize } {
  const normalize = ((input: string | NodeBase, given?: SchemeNormalizeOptions) => {
    const options = readOptions<SchemeNormalizeOptions>(given, CHECKS);
    const { steps, changes = false } = options;
    const chosen = chosenFrom(known, options);
    const asked =
      steps === undefined
        ? undefined
        : new Set(readList<SchemeNormalizationStep>(steps, "The option 'steps'", aString));
    const subject = new SchemeSubject(textOf(input, chosen.standard), chosen);
    assertAllowed(subject);
    const form = normalForm(subject, asked && [...asked], changes);
    const uri = form.subject.whole;
    return form.changes === null ? uri : { uri, changes: form.changes };
  }) as SchemeNormalize;

  const usual = lazy(() => comparerOf(known.usual));

  /** Returns the comparer for the options of a call, and the others of them. */
  function comparerFor(given: SchemeCompareOptions | undefined): readonly [Comparer, CompareOptions?] {
    if (given === undefined) return [usual()];
    const { standard, schemes, ...others } = readOptions<SchemeCompareOptions>(given, COMPARER_CHECKS);
    const chosen = chosenFrom(known, { standard, schemes });
    return [chosen === known.usual ? usual() : comparerOf(chosen), others];
  }

  return {
    normalize,
    compare(a, b, given) {
      const [{ compare }, options] = comparerFor(given);
      return compare(a, b, options);
    },
    equivalent(a, b, given) {
      const [{ equivalent }, options] = comparerFor(given);
      return equivalent(a, b, options);
    },
  };
}

const CHECKS = { ...CHOICE, steps: anything, changes: aBoolean };
const COMPARER_CHECKS = { ...CHOICE, ...COMPARE_CHECKS };

/** Returns the comparer of a standard. It compares normal forms without the differences that the scheme ignores. */
function comparerOf(chosen: Chosen): Comparer {
  const { standard, tests } = chosen;
  const subjectOf = (input: string): SchemeSubject => {
    const subject = new SchemeSubject(input, chosen);
    assertAllowed(subject);
    return subject;
  };
  const formOf = (input: string): SchemeSubject => equated(normalForm(subjectOf(input), undefined, false).subject);
  const isSame = (a: string, b: string): boolean => {
    const [first, second] = [formOf(a), formOf(b)];
    return first.whole === second.whole || matching(first, second);
  };
  const normalizer = {
    form: (input: string, steps?: readonly NormalizationStep[]): string =>
      steps === undefined ? formOf(input).whole : normalForm(subjectOf(input), steps, false).subject.whole,
    isSame,
    matches: (a: string, b: string): boolean => matching(subjectOf(a), subjectOf(b)),
  };
  const references = {
    test: (input: string): boolean => tests.isReference(input) || subjectOf(input).isOwn,
    text: (input: string | NodeBase, what?: string) => textOf(input, standard, what),
    refusal: standard.refusal,
    defaultRule: standard.defaultRule,
  };
  return comparer(references, normalizer, formsOf(standard).normalization);
}

/** The steps that change the path as a whole. */
const OF_PATH: ReadonlySet<string> = new Set(["dot-segments", "empty-path"]);

/** A normal form and its changes; `null` if nobody asked for the changes. */
interface Form {
  readonly subject: SchemeSubject;
  readonly changes: readonly SchemeChange[] | null;
}

/** The steps to take. */
interface Plan {
  /** The steps of the standard that apply to the scheme. */
  readonly steps: readonly NormalizationStep[];
  /** Whether these are all that apply, also the optional steps of the standard. */
  readonly isAll: boolean;
  /** Whether to return the changes. */
  readonly isListed: boolean;
  readonly dropsDefaultPort: boolean;
  /** Those of the steps that also apply to the leaves of the schemes' own trees. */
  readonly ofLeaves: readonly (LeafForm & { readonly step: NormalizationStep })[];
  /** Whether to take the step that the scheme's document adds. */
  readonly hasSchemeStep: boolean;
}

function planOf(
  scheme: AnyScheme | null,
  all: readonly SchemeNormalizationStep[],
  isAll: boolean,
  isListed: boolean,
): Plan {
  const steps = all.filter(
    (step): step is NormalizationStep => step !== "scheme" && scheme?.without.includes(step) !== true,
  );
  const ofLeaves = steps.flatMap((step) => {
    const form = LEAF_FORMS[step];
    return form === undefined ? [] : [{ step, ...form }];
  });
  const dropsDefaultPort = steps.includes("default-port");
  return { steps, isAll, isListed, dropsDefaultPort, ofLeaves, hasSchemeStep: isAll || all.includes("scheme") };
}

/** Returns the plan without options. */
const usualPlans = lazyFor((standard: GenericSyntax) => {
  const { normalizationSteps, normalization } = formsOf(standard);
  const all = [...normalizationSteps, ...optionalStepsOf(normalization)];
  return lazyFor((scheme: AnyScheme | null) => planOf(scheme, all, true, false));
});

/** Returns the normal form of any string by some steps or all, and perhaps its changes. */
function normalForm(
  subject: SchemeSubject,
  asked: readonly SchemeNormalizationStep[] | undefined,
  isListed: boolean,
): Form {
  const { scheme, chosen } = subject;
  const usual = usualPlans(chosen.standard)(scheme);
  const plan = asked !== undefined ? planOf(scheme, asked, false, isListed) : isListed ? { ...usual, isListed } : usual;
  if (scheme === null) return byStandard(subject, plan);
  // If the generic syntax refuses the input, the standard can only normalize the name of the scheme.
  const isGeneric = subject.isGeneric || !subject.isOwn;
  let form = isGeneric ? genericForm(subject, plan) : namedForm(subject, plan);
  if (isGeneric && scheme.defaultPort !== null && plan.dropsDefaultPort) {
    form = edited(form, "default-port", defaultPort(form.subject, scheme.defaultPort));
  }
  // Normalize hosts and ports that only the scheme's own grammar defines. The standard has done it in its authority.
  for (const leafForm of plan.ofLeaves) {
    const { whole } = form.subject;
    // Nearly all URIs have no mark, so this comes first.
    if (!whole.includes(leafForm.mark)) continue;
    const done = isGeneric ? (form.subject.authority?.end ?? 0) : 0;
    if (!whole.includes(leafForm.mark, done) || !form.subject.isOfScheme) continue;
    const { node } = form.subject;
    if (node !== null) form = edited(form, leafForm.step, leafEdits(node as NodeBase, leafForm));
  }
  if (plan.hasSchemeStep && scheme.hasNormalForm && form.subject.isOfScheme) {
    form = edited(form, "scheme", scheme.normalize(form.subject));
  }
  return isGeneric || !form.subject.isGeneric ? form : further(form, normalForm(form.subject, asked, isListed));
}

/**
 * Returns the normal form of a string by the standard. A path of a socket in its host keeps its case: then the standard only
 * sees digits in place of the host.
 */
function byStandard(subject: SchemeSubject, plan: Plan): Form {
  const sockets = socketsOf(subject);
  if (sockets === NOTHING) return ofStandard(subject, plan);
  const { whole, chosen } = subject;
  const { start, end } = present(subject.authority).host;
  const digits = "0".repeat(end - start);
  const filled = new SchemeSubject(whole.slice(0, start) + digits + whole.slice(end), chosen);
  const { subject: others, changes } = ofStandard(filled, plan);
  const host = present(others.authority).host;
  const text = others.whole.slice(0, host.start) + whole.slice(start, end) + others.whole.slice(host.end);
  // The borders of the sockets in the new text. Each second piece is a socket.
  const borders = [start, ...sockets.flatMap((each) => [each.start, each.end]), end].map(
    (border) => border - start + host.start,
  );
  return withHost({ subject: at(subject, text), changes }, borders, plan);
}

/** Takes the steps of the standard that change a host with sockets. Only the last of them changes its length. */
function withHost(before: Form, borders: readonly number[], { steps }: Plan): Form {
  const { normalization } = formsOf(before.subject.chosen.standard);
  const { hexDigits, decodable } = normalization;
  const lower = (text: string, isSocket: boolean): string =>
    isSocket || !steps.includes("case") ? text : lowerCase(text);
  const take = (form: Form, step: NormalizationStep, formOf: (text: string, isSocket: boolean) => string): Form => {
    if (!steps.includes(step)) return form;
    const section = String(normalization.steps[step]);
    const edits = borders.slice(1).map((end, index) => {
      const start = borders[index] as number;
      return { start, end, text: formOf(form.subject.whole.slice(start, end), index % 2 === 1), section };
    });
    return edited(form, step, edits);
  };
  const cased = take(before, "case", lower);
  const raised = take(cased, hexDigits, (text) => rewriteTriplets(text, NO_CHARACTERS, true));
  return take(raised, "percent-encoding", (text, isSocket) =>
    lower(rewriteTriplets(text, decodable(), false), isSocket),
  );
}

const NO_CHARACTERS = /* @__PURE__ */ setOf("");

/** The beginning of a host that is the path of a socket. No registered name has a "/", percent-encoded or not. */
const SOCKET = "%2F";

/**
 * Returns the paths of sockets in the host of a string, in order. The grammar of the scheme says which hosts can be one. If
 * the grammar is unknown, such as that of `http+unix`, each host can: two URIs that might differ must not become equal
 * (RFC 3986 section 6.1).
 */
function socketsOf(subject: SchemeSubject): readonly Span[] {
  const { whole, scheme, authority } = subject;
  if (authority === null || !whole.includes("%", authority.host.start)) return NOTHING;
  const { host } = authority;
  const isSocket = ({ start }: Span): boolean => whole.slice(start, start + SOCKET.length).toUpperCase() === SOCKET;
  const facts = scheme?.grammar.values ?? null;
  if (facts === null) return isSocket(host) ? [host] : NOTHING;
  const types = socketTypes(facts);
  if (types.length === 0 || !subject.isOfScheme) return NOTHING;
  const sockets = leavesOf(subject.node as NodeBase).filter(
    (leaf) => types.includes(leaf.type) && isSocket(leaf) && host.start <= leaf.start && leaf.end <= host.end,
  );
  return sockets.length === 0 ? NOTHING : sockets;
}

/** Returns the types of nodes that can be the path of a socket. */
const socketTypes = lazyFor((facts: WrittenFacts): readonly string[] =>
  Object.keys(facts).filter((type) => {
    const fact = facts[type];
    return typeof fact === "object" && fact.is === "host" && fact.sockets === true;
  }),
);

/** Returns the normal form of a string by the standard alone. */
function ofStandard(subject: SchemeSubject, { steps, isAll, isListed }: Plan): Form {
  const { whole, scheme, chosen } = subject;
  const { standard } = chosen;
  if (isListed) {
    const { uri, changes } = formsOf(standard).forms.changed(whole, steps);
    return { subject: at(subject, uri), changes };
  }
  // All optional steps of this standard concern addresses in brackets.
  const isUsual = isAll && standard.id === CURRENT && !whole.includes("[") && (scheme?.without.length ?? 0) === 0;
  const uri = formsOf(standard).forms.form(whole, isUsual ? undefined : steps);
  return { subject: at(subject, uri), changes: null };
}

/** Returns what is known of a text, given what is known of an earlier form of it. */
function at(subject: SchemeSubject, whole: string): SchemeSubject {
  return whole === subject.whole ? subject : new SchemeSubject(whole, subject.chosen);
}

/** Returns the normal form by the standard, if the scheme allows it. */
function genericForm(subject: SchemeSubject, plan: Plan): Form {
  const { steps, isAll, isListed } = plan;
  const { whole, chosen } = subject;
  const { standard } = chosen;
  // Most URIs are in normal form. All optional steps of this standard concern addresses in brackets.
  const isPlain = isAll && !isListed && standard.id === CURRENT && subject.isGeneric;
  const hasAddress = whole.includes("[");
  if (isPlain && looksNormal(whole, formsOf(standard).normalization.decodable(), !hasAddress))
    return { subject, changes: null };
  const all = byStandard(subject, plan);
  // The scheme may not allow the new path. Then the path stays.
  if (all.subject === subject || all.subject.isOfScheme || !subject.isOfScheme) return all;
  return byStandard(subject, { ...plan, steps: steps.filter((step) => !OF_PATH.has(step)), isAll: false });
}

/** Returns a string with the normal form of the name of its scheme. */
function namedForm({ whole, colon, chosen }: SchemeSubject, { steps, isListed }: Plan): Form {
  const { uri, changes } = formsOf(chosen.standard).forms.changed(whole.slice(0, colon + 1), steps);
  return { subject: new SchemeSubject(uri + whole.slice(colon + 1), chosen), changes: isListed ? changes : null };
}

/** Joins a form and the normal form of its text, which the generic syntax accepts only after the first changes. */
function further({ changes: before }: Form, { subject, changes: after }: Form): Form {
  if (before === null || after === null) return { subject, changes: null };
  const steps = [...new Set(after.map(({ step }) => step))];
  const more = steps.flatMap((step) => {
    const own = after.filter((change) => change.step === step);
    const origins = originsOf(own, before);
    return own.map((change, index): SchemeChange => ({ ...change, ...present(origins[index]) }));
  });
  return { subject, changes: [...before, ...more] };
}

/** Removes from a normal form the differences that do not count in a comparison. */
function equated(subject: SchemeSubject): SchemeSubject {
  const { whole, scheme } = subject;
  if (scheme?.hasEquivalence !== true || !subject.isOfScheme) return subject;
  return at(subject, applyEdits(whole, inOrder(scheme.equate(subject))));
}

/** Checks whether the scheme of two URIs says that they are equivalent although their forms for comparison differ. */
function matching(first: SchemeSubject, second: SchemeSubject): boolean {
  const { scheme } = first;
  if (scheme?.isTransitive !== false || scheme !== second.scheme) return false;
  if (!first.isOfScheme || !second.isOfScheme) return false;
  return first.components.fragment === second.components.fragment && scheme.matches(first, second);
}

/** The normal form of one type of leaf in the trees of schemes. */
interface LeafForm {
  readonly type: string;
  readonly section: string;
  /** A text that every URI has in which a leaf may not be in this form. */
  readonly mark: string;
  readonly formOf: (text: string) => string;
}

/** The normalization steps that also apply to the leaves of the schemes' own trees. */
const LEAF_FORMS: Readonly<Partial<Record<NormalizationStep, LeafForm>>> = {
  "port-zeros": { type: "port", section: "RFC3986:3.2.3", mark: ":0", formOf: withoutZeros },
  ipv6: { type: "IPv6address", section: "RFC5952:4", mark: "[", formOf: recommendedForm },
};

/** Returns the edits that normalize the leaves of one type. */
function leafEdits(node: NodeBase, { type, section, formOf }: LeafForm): readonly SchemeEdit[] {
  const leaves = leavesOf(node).filter((leaf) => leaf.type === type);
  return leaves.map(({ start, end, value }) => ({ start, end, text: formOf(value), section }));
}

/** Returns the edit that removes the scheme's default port, also if it has leading zeros. */
function defaultPort(subject: SchemeSubject, own: string): readonly SchemeEdit[] {
  const { whole, colon } = subject;
  // Most URIs have no port, and need not be split.
  if (!whole.includes(":", colon + 1)) return NOTHING;
  const { authority } = subject;
  const port = authority?.port;
  if (!port || !whole.endsWith(own, port.end)) return NOTHING;
  if (withoutZeros(whole.slice(port.start, port.end)) !== own || subject.components.port === null) return NOTHING;
  return [{ start: port.start - 1, end: port.end, text: "", section: "6.2.3" }];
}

/** Applies the edits of another step to a form and adds its changes. */
function edited(form: Form, step: SchemeNormalizationStep, edits: Iterable<SchemeEdit>): Form {
  // Stryker disable next-line ConditionalExpression: Without edits the form stays the same, which only takes longer.
  if (edits === NOTHING) return form;
  const { subject, changes } = form;
  const { whole } = subject;
  const made = inOrder([...edits].filter(({ start, end, text }) => whole.slice(start, end) !== text));
  // Stryker disable next-line ConditionalExpression: No edit changes nothing. This is only slower.
  if (made.length === 0) return form;
  const next = new SchemeSubject(applyEdits(whole, made), subject.chosen);
  if (changes === null) return { subject: next, changes };
  const origins = originsOf(made, changes);
  const more = made.map(({ start, end, text, section }, index): SchemeChange => {
    const origin = present(origins[index]);
    return { step, section, ...origin, before: whole.slice(start, end), after: text };
  });
  return { subject: next, changes: [...changes, ...more] };
}

/** Sorts edits by their offset. */
function inOrder<Each extends Edit>(edits: Iterable<Each>): readonly Each[] {
  return [...edits].sort((a, b) => a.start - b.start);
}
