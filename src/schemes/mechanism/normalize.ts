/**
 * Normalization and comparison with what schemes say (RFC 3986 section 6.2.3).
 *
 * @module
 */
import { comparer, type Comparer, type CompareOptions } from "../../operations/compare.js";
import type { Components } from "../../core/components.js";
import { isSamePort } from "../../core/ports.js";
import type { Edit } from "../../core/diagnostic.js";
import type { Change, Normalize, NormalizeOptions } from "../../operations/normalize.js";
import type { NormalizationStep } from "../../operations/normalize.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { CURRENT } from "../../standards/current.js";
import { anyStandard } from "../../standards/by-id.js";
import type { StandardId } from "../../standards/list.js";
import type { SchemeEdit, Span } from "./check.js";
import { schemeKey, schemeMap, type AnyScheme, type SchemeMap } from "./scheme.js";
import { subjectOf, type SchemeSubject } from "./validate.js";

/** A step of normalization, or what the scheme's own document adds. */
export type SchemeNormalizationStep = NormalizationStep | "scheme";

/** Which schemes to know, and by which standard. */
export interface SchemeOptions {
  /** RFC 3986 by default. */
  readonly standard?: StandardId;
  readonly schemes?: Iterable<AnyScheme> | SchemeMap;
}

/** How a reference is normalized where schemes are known. */
export interface SchemeNormalizeOptions extends SchemeOptions {
  /** The steps to take; all that the standard has, and `scheme`, by default. */
  readonly steps?: Iterable<SchemeNormalizationStep>;
  /** `true` returns the list of changes, too. */
  readonly changes?: boolean;
}

/** As `Change`, with the scheme's own step. */
export interface SchemeChange extends Omit<Change, "step"> {
  readonly step: SchemeNormalizationStep;
}

/** As `Normalization`, with the scheme's own changes. */
export interface SchemeNormalization {
  readonly uri: string;
  readonly changes: readonly SchemeChange[];
}

/** Normalization that knows schemes. */
export interface SchemeNormalize {
  /**
   * Gives the normal form of a URI or of a relative reference: that of the standard, without the steps that the scheme
   * does not have, then that of the scheme's document. A URI that the scheme's grammar refuses only gets the first.
   *
   * @param input a reference
   * @returns the normal form, or with `changes: true` the normal form and the changes. Where a change of the scheme's
   *   own is in a component that steps before it changed, its offsets are those of the component.
   * @throws {URISyntaxError} where the input is not a reference
   * @throws {RangeError} where there is no such standard, or no such step in it
   */
  (input: string, options: SchemeNormalizeOptions & { readonly changes: true }): SchemeNormalization;
  (input: string, options?: SchemeNormalizeOptions & { readonly changes?: false }): string;
  (input: string, options?: SchemeNormalizeOptions): string | SchemeNormalization;
}

/** How two references are compared where schemes are known. */
export interface SchemeCompareOptions extends CompareOptions, SchemeOptions {}

/** Comparison that knows schemes: as the standard's, but on the rung `scheme` and above by the scheme's own document. */
export interface SchemeComparer {
  readonly compare: (a: string, b: string, options?: SchemeCompareOptions) => ReturnType<Comparer["compare"]>;
  readonly equivalent: (a: string, b: string, options?: SchemeCompareOptions) => boolean;
}

/** Makes the functions that know some schemes where none are given. */
export function schemeNormalizer(known: SchemeMap): SchemeComparer & { readonly normalize: SchemeNormalize } {
  const mapOf = ({ schemes }: SchemeOptions): SchemeMap => (schemes === undefined ? known : schemeMap(schemes));

  function normalize(input: string, options: SchemeNormalizeOptions & { readonly changes: true }): SchemeNormalization;
  function normalize(input: string, options?: SchemeNormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string, options?: SchemeNormalizeOptions): string | SchemeNormalization;
  function normalize(input: string, options: SchemeNormalizeOptions = {}): string | SchemeNormalization {
    const { standard = CURRENT, steps, changes = false } = options;
    const form = normalForm(input, standard, mapOf(options), steps && new Set(steps));
    return changes ? form : form.uri;
  }

  /** The comparison of a standard, with normal forms in which the scheme's own differences are gone. */
  function comparerOf({ standard = CURRENT, ...options }: SchemeOptions): Comparer {
    const schemes = mapOf(options);
    const forComparison = (input: string, { steps }: NormalizeOptions = {}): string => {
      const { uri } = normalForm(input, standard, schemes, steps && new Set(steps));
      return steps === undefined ? equated(uri, standard, schemes) : uri;
    };
    const isSame = (a: string, b: string): boolean => forComparison(a) === forComparison(b);
    const normalizer = { normalize: forComparison as Normalize, isSame };
    const grammar = anyStandard(standard);
    return comparer(grammar, normalizer, grammar.normalization);
  }

  return {
    normalize,
    compare: (a, b, options = {}) => comparerOf(options).compare(a, b, options),
    equivalent: (a, b, options) => comparerOf(options ?? {}).equivalent(a, b, options),
  };
}

/** The scheme of a reference, where it has one that is known. */
function schemeOf(input: string, standard: StandardId, schemes: SchemeMap): AnyScheme | null {
  const name = /^[^:/?#]*(?=:)/.exec(input)?.[0].toLowerCase();
  return name === undefined ? null : (schemes.get(schemeKey(name, standard)) ?? null);
}

/** The normal form with the changes that led to it; all steps where none are chosen. */
function normalForm(
  input: string,
  standard: StandardId,
  schemes: SchemeMap,
  chosen: ReadonlySet<SchemeNormalizationStep> | undefined,
): SchemeNormalization {
  const grammar = anyStandard(standard);
  const { normalize, normalizationSteps } = grammar;
  const scheme = schemeOf(input, standard, schemes);
  const steps = [...(chosen ?? normalizationSteps)].filter(
    (step): step is NormalizationStep => step !== "scheme" && scheme?.without.has(step) !== true,
  );
  const { uri, changes } = normalize(input, { steps, changes: true });
  if (scheme === null) return { uri, changes };
  const form = { uri, changes: [...changes] as SchemeChange[] };
  if (steps.includes("default-port")) take(form, input, grammar, "default-port", defaultPort(uri, scheme, grammar));
  if (chosen?.has("scheme") ?? true) {
    const subject = ownSubject(form.uri, standard, schemes);
    if (subject !== null) take(form, input, grammar, "scheme", scheme.normalize(subject));
  }
  return form;
}

/** The normal form without what does not count in a comparison. */
function equated(uri: string, standard: StandardId, schemes: SchemeMap): string {
  const subject = ownSubject(uri, standard, schemes);
  return subject === null ? uri : applyEdits(uri, subject.scheme.equate(subject));
}

/** A URI that its scheme's grammar accepts. */
function ownSubject(
  uri: string,
  standard: StandardId,
  schemes: SchemeMap,
): (SchemeSubject & { readonly scheme: AnyScheme }) | null {
  if (schemeOf(uri, standard, schemes)?.grammar.test(uri) !== true) return null;
  // A reference that has a scheme is a URI.
  return subjectOf(uri, standard, schemes) as SchemeSubject & { readonly scheme: AnyScheme };
}

/** The edit that drops the scheme's own default port, whatever zeros stand before it. */
function* defaultPort(uri: string, scheme: AnyScheme, grammar: AnyGrammar): Generator<SchemeEdit> {
  const components = grammar.components(uri);
  const { port } = components;
  if (port === null || scheme.defaultPort === null || !isSamePort(port, scheme.defaultPort)) return;
  // The port ends the authority.
  const { end } = spanOf("authority", components);
  yield { start: end - port.length - 1, end, text: "", section: "6.2.3" };
}

/** Makes the edits of a step, and takes them down. */
function take(
  form: { uri: string; readonly changes: SchemeChange[] },
  input: string,
  grammar: AnyGrammar,
  step: SchemeNormalizationStep,
  edits: Iterable<SchemeEdit>,
): void {
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  if (inOrder.length === 0) return;
  const { uri } = form;
  const [now, before] = [grammar.components(uri), grammar.components(input)];
  for (const { start, end, text, section } of inOrder) {
    const replaced = uri.slice(start, end);
    if (replaced === text) continue;
    form.changes.push({ step, section, ...originOf({ start, end }, now, before), before: replaced, after: text });
  }
  form.uri = applyEdits(uri, inOrder);
}

/** Applies edits that do not overlap. */
function applyEdits(uri: string, edits: Iterable<Edit>): string {
  let result = "";
  let done = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += uri.slice(done, start) + text;
    done = end;
  }
  return result + uri.slice(done);
}

type Part = "scheme" | "authority" | "path" | "query" | "fragment";

/** Where a component stands in the string that has the components. */
function spanOf(part: Part, { scheme, authority, path, query, fragment }: Components): Span {
  let at = 0;
  const next = (text: string | null, before: number, after: number): Span => {
    if (text === null) return { start: at, end: at };
    const start = at + before;
    at = start + text.length + after;
    return { start, end: start + text.length };
  };
  const spans = {
    scheme: next(scheme, 0, 1),
    authority: next(authority, 2, 0),
    path: next(path, 0, 0),
    query: next(query, 1, 0),
    fragment: next(fragment, 1, 0),
  };
  return spans[part];
}

const PARTS: readonly Part[] = ["scheme", "authority", "path", "query", "fragment"];

/** Where in the input a stretch of its normal form comes from: exactly where its component is as it was. */
function originOf(span: Span, now: Components, before: Components): Span {
  const part = PARTS.find((each) => span.end <= spanOf(each, now).end && now[each] !== null) as Part;
  const [there, here] = [spanOf(part, before), spanOf(part, now)];
  if (now[part] !== before[part]) return there;
  const offset = there.start - here.start;
  return { start: span.start + offset, end: span.end + offset };
}
