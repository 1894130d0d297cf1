/**
 * Normalizes and compares URIs by the rules of their schemes (RFC 3986 section 6.2.3).
 *
 * @module
 */
import { aBoolean, anything, aString, readList, readOptions } from "../../core/arguments.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { childrenOf, isLeaf, type NodeBase } from "../../tree/index.js";
import { comparer, type Comparer, type CompareOptions } from "../../operations/compare.js";
import {
  optionalStepsOf,
  type Change,
  type NormalizationStep,
  type Normalize,
  type NormalizeOptions,
} from "../../operations/normalize.js";
import { applyEdits, type Edit } from "../../core/edits.js";
import { present } from "../../core/invariant.js";
import { authorityAfter, schemeEnd } from "../../core/parts.js";
import { recommendedForm } from "../../core/ipv6.js";
import { withoutZeros } from "../../core/ports.js";
import type { AnyStandard } from "../../standards/standard.js";
import type { StandardId } from "../../standards/list.js";
import type { SchemeEdit } from "./check.js";
import { originsOf } from "./origins.js";
import { chosenFrom, type Known } from "./known.js";
import type { AnyScheme, SchemeMap, Schemes } from "./scheme.js";
import { isOwn, schemeOf, SchemeSubject, textOf } from "./subject.js";

/** A normalization step of the standard, or `scheme` for the step that the scheme's document adds. */
export type SchemeNormalizationStep = NormalizationStep | "scheme";

/** The known schemes and the standard. */
export interface SchemeOptions {
  /** RFC 3986 by default. */
  readonly standard?: StandardId | undefined;
  readonly schemes?: Schemes | undefined;
}

/** The options of `normalize`. */
export interface SchemeNormalizeOptions extends SchemeOptions {
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
   * Returns the normal form of a URI or of a relative reference. First it takes the steps of the standard, except those
   * that do not apply to the scheme. Then it takes the step of the scheme's document. If the scheme's grammar refuses
   * the URI, only the standard's steps are taken. If only the scheme's grammar accepts the URI, only the scheme's step
   * is taken, and the scheme is converted to lower case.
   *
   * @param input a reference, or its tree
   * @returns the normal form, or with `changes: true` the normal form and the changes. Offsets refer to the input. If
   *   an earlier step wrote the changed text, the offsets are those of the text that the earlier step replaced.
   * @throws {URISyntaxError} if the input is not a reference
   * @throws {RangeError} if the standard or the step is unknown
   */
  (input: string | NodeBase, options: SchemeNormalizeOptions & { readonly changes: true }): SchemeNormalization;
  (input: string | NodeBase, options?: SchemeNormalizeOptions & { readonly changes?: false | undefined }): string;
  (input: string | NodeBase, options?: SchemeNormalizeOptions): string | SchemeNormalization;
}

/** The options of `compare` and `equivalent`. */
export interface SchemeCompareOptions extends CompareOptions, SchemeOptions {}

/**
 * Compares references. From the rung `scheme` on, it uses the rules of the scheme's document. For a scheme whose
 * `isTransitive` is `false`, two URIs can be equivalent to a third one, but not to each other.
 */
export interface SchemeComparer {
  readonly compare: (
    a: string | NodeBase,
    b: string | NodeBase,
    options?: SchemeCompareOptions,
  ) => ReturnType<Comparer["compare"]>;
  readonly equivalent: (a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions) => boolean;
}

/** Makes `normalize`, `compare` and `equivalent`, which use the known schemes by default. */
export function schemeNormalizer(known: Known): SchemeComparer & { readonly normalize: SchemeNormalize } {
  function normalize(
    input: string | NodeBase,
    options: SchemeNormalizeOptions & { readonly changes: true },
  ): SchemeNormalization;
  function normalize(
    input: string | NodeBase,
    options?: SchemeNormalizeOptions & { readonly changes?: false | undefined },
  ): string;
  function normalize(input: string | NodeBase, options?: SchemeNormalizeOptions): string | SchemeNormalization;
  function normalize(input: string | NodeBase, given?: SchemeNormalizeOptions): string | SchemeNormalization {
    const options = readOptions<SchemeNormalizeOptions>(given, CHECKS);
    const { steps, changes = false } = options;
    const { standard, schemes } = chosenFrom(known, options);
    const chosen =
      steps === undefined
        ? undefined
        : new Set(readList<SchemeNormalizationStep>(steps, "The option 'steps'", aString));
    const form = normalForm(textOf(input, standard), standard, schemes, chosen);
    return changes ? form : form.uri;
  }

  /** Returns the comparer of the standard. It compares normal forms without the differences that the scheme ignores. */
  function comparerOf(options: SchemeOptions | undefined): Comparer {
    const { standard, schemes } = chosenFrom(known, options);
    const forComparison = (input: string, { steps }: NormalizeOptions = {}): string => {
      const { uri } = normalForm(input, standard, schemes, steps && new Set(steps));
      return steps === undefined ? equated(uri, standard, schemes) : uri;
    };
    const matches = (a: string, b: string): boolean => matching(a, b, standard, schemes);
    const isSame = (a: string, b: string): boolean => {
      const [first, second] = [forComparison(a), forComparison(b)];
      return first === second || matches(first, second);
    };
    const normalizer = { normalize: forComparison as Normalize, isSame, matches };
    const references = {
      test(input: string): boolean {
        const scheme = schemeOf(input, schemeEnd(input), standard, schemes);
        return standard.test(input) || (scheme !== null && isOwn(input, scheme, standard));
      },
      text: (input: string | NodeBase, what?: string) => textOf(input, standard, what),
      refusal: standard.refusal,
      defaultRule: standard.defaultRule,
    };
    return comparer(references, normalizer, standard.normalization);
  }

  return {
    normalize,
    compare: (a, b, options) => comparerOf(options).compare(a, b, options),
    equivalent: (a, b, options) => comparerOf(options).equivalent(a, b, options),
  };
}

const CHECKS = { standard: aString, schemes: anything, steps: anything, changes: aBoolean };

/** The steps that change the path as a whole. */
const OF_PATH: ReadonlySet<string> = new Set(["dot-segments", "empty-path"]);

/** Returns the normal form and its changes; takes all steps if none are chosen. */
function normalForm(
  input: string,
  standard: AnyStandard,
  schemes: SchemeMap,
  chosen: ReadonlySet<SchemeNormalizationStep> | undefined,
): SchemeNormalization {
  const scheme = schemeOf(input, schemeEnd(input), standard, schemes);
  const usual = [...standard.normalizationSteps, ...optionalStepsOf(standard.normalization)];
  const steps = [...(chosen ?? usual)].filter(
    (step): step is NormalizationStep => step !== "scheme" && scheme?.without.includes(step) !== true,
  );
  const isGeneric = scheme === null || !isOnlyOwn(input, scheme, standard);
  // If the generic syntax refuses the input, the standard can only normalize the name of the scheme.
  const known = isGeneric ? input : input.slice(0, schemeEnd(input) + 1);
  const all = standard.normalize(known, { steps, changes: true });
  if (scheme === null) return all;
  // The scheme may not allow the new path. Then the path stays.
  const isBroken =
    all.changes.some(({ step }) => OF_PATH.has(step)) && !scheme.grammar.test(all.uri) && scheme.grammar.test(input);
  const others = steps.filter((step) => !OF_PATH.has(step));
  const byStandard = isBroken ? standard.normalize(known, { steps: others, changes: true }) : all;
  const whole = isGeneric ? byStandard : { ...byStandard, uri: byStandard.uri + input.slice(known.length) };
  let form: SchemeNormalization = whole;
  if (isGeneric && steps.includes("default-port")) {
    form = edited(form, "default-port", defaultPort(form.uri, scheme, standard));
  }
  // Normalize hosts and ports that only the scheme's own grammar defines.
  for (const step of steps) {
    const leafForm = LEAF_FORMS[step];
    if (leafForm?.mayBeIn.test(form.uri) !== true) continue;
    const own = ownSubject(form.uri, standard, schemes);
    if (own?.node) form = edited(form, step, leafEdits(own.node as NodeBase, leafForm));
  }
  const subject = chosen === undefined || chosen.has("scheme") ? ownSubject(form.uri, standard, schemes) : null;
  if (subject !== null) form = edited(form, "scheme", scheme.normalize(subject));
  return isGeneric || !standard.test(form.uri) ? form : further(form, normalForm(form.uri, standard, schemes, chosen));
}

/** Joins a form and the normal form of its text, which the generic syntax accepts only after the first changes. */
function further(form: SchemeNormalization, { uri, changes }: SchemeNormalization): SchemeNormalization {
  const steps = [...new Set(changes.map(({ step }) => step))];
  const more = steps.flatMap((step) => {
    const own = changes.filter((change) => change.step === step);
    const origins = originsOf(own, form.changes);
    return own.map((change, index): SchemeChange => ({ ...change, ...present(origins[index]) }));
  });
  return { uri, changes: [...form.changes, ...more] };
}

/** Checks whether only the scheme's grammar accepts a string, and the generic syntax refuses it. */
function isOnlyOwn(input: string, scheme: AnyScheme, standard: AnyStandard): boolean {
  return !scheme.grammar.isWithinURI && !standard.test(input) && isOwn(input, scheme, standard);
}

/** Removes from a normal form the differences that do not count in a comparison. */
function equated(uri: string, standard: AnyStandard, schemes: SchemeMap): string {
  const subject = ownSubject(uri, standard, schemes);
  return subject === null ? uri : applyEdits(uri, inOrder(subject.scheme.equate(subject)));
}

/** Checks whether the scheme of two URIs says that they are equivalent although their forms for comparison differ. */
function matching(a: string, b: string, standard: AnyStandard, schemes: SchemeMap): boolean {
  const scheme = schemeOf(a, schemeEnd(a), standard, schemes);
  if (scheme?.isTransitive !== false || scheme !== schemeOf(b, schemeEnd(b), standard, schemes)) return false;
  const [first, second] = [ownSubject(a, standard, schemes), ownSubject(b, standard, schemes)];
  if (first === null || first.components.fragment !== second?.components.fragment) return false;
  return scheme.matches(first, second);
}

/** Returns the subject of a URI; `null` if its scheme's grammar does not accept it. */
function ownSubject(
  uri: string,
  standard: AnyStandard,
  schemes: SchemeMap,
): (SchemeSubject & { readonly scheme: AnyScheme }) | null {
  const end = schemeEnd(uri);
  const scheme = schemeOf(uri, end, standard, schemes);
  if (scheme?.grammar.test(uri) !== true) return null;
  const isGeneric = scheme.grammar.isWithinURI || standard.test(uri);
  const subject = new SchemeSubject(uri, authorityAfter(uri, end + 1), scheme, standard, isGeneric);
  return subject as SchemeSubject & { readonly scheme: AnyScheme };
}

/** The normal form of one type of leaf in the trees of schemes. */
interface LeafForm {
  readonly type: string;
  readonly section: string;
  /** A pattern that matches every text in which a leaf may not be in this form. */
  readonly mayBeIn: RegExp;
  readonly formOf: (text: string) => string;
}

/** The normalization steps that also apply to the leaves of the schemes' own trees. */
const LEAF_FORMS: Readonly<Partial<Record<NormalizationStep, LeafForm>>> = {
  "port-zeros": { type: "port", section: "RFC3986:3.2.3", mayBeIn: /:0\d/, formOf: withoutZeros },
  ipv6: { type: "IPv6address", section: "RFC5952:4", mayBeIn: /\[/, formOf: recommendedForm },
};

/** Yields the edits that normalize the leaves of one type. */
function* leafEdits(node: NodeBase, form: LeafForm): Generator<SchemeEdit> {
  const { type, start, end } = node;
  if (isLeaf(node) && type === form.type) yield { start, end, text: form.formOf(node.value), section: form.section };
  for (const [, child] of childrenOf(node)) yield* leafEdits(child, form);
}

/** Yields the edit that removes the scheme's default port, also if it has leading zeros. */
function* defaultPort(uri: string, { defaultPort: own }: AnyScheme, grammar: AnyGrammar): Generator<SchemeEdit> {
  const { scheme, authority, port } = grammar.components(uri);
  if (port === null || withoutZeros(port) !== own) return;
  // The port is at the end of the authority.
  const end = present(scheme).length + "://".length + present(authority).length;
  yield { start: end - port.length - 1, end, text: "", section: "6.2.3" };
}

/** Applies the edits of another step to a form and adds its changes. */
function edited(
  form: SchemeNormalization,
  step: SchemeNormalizationStep,
  edits: Iterable<SchemeEdit>,
): SchemeNormalization {
  const { uri, changes } = form;
  const made = inOrder(edits).filter(({ start, end, text }) => uri.slice(start, end) !== text);
  if (made.length === 0) return form;
  const origins = originsOf(made, changes);
  const more = made.map(({ start, end, text, section }, index): SchemeChange => {
    const origin = present(origins[index]);
    return { step, section, ...origin, before: uri.slice(start, end), after: text };
  });
  return { uri: applyEdits(uri, made), changes: [...changes, ...more] };
}

/** Sorts edits by their offset. */
function inOrder<Each extends Edit>(edits: Iterable<Each>): readonly Each[] {
  return [...edits].sort((a, b) => a.start - b.start);
}
