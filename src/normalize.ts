/**
 * Normalization: each standard's own steps, on strings.
 *
 * @module
 */
import { compose, composeAuthority, type Components } from "./components.js";
import { defaultPorts } from "./default-ports.js";
import { rewriteTriplets, type CharacterSet } from "./percent.js";
import type { NormalizationRules, NormalizationStep } from "./standard/normalization.js";
import { rfc3986 } from "./standard/rfc3986/index.js";
import { normalization } from "./standard/rfc3986/normalization.js";
import type { AnyGrammar } from "./standard/standard.js";

export type { NormalizationStep } from "./standard/normalization.js";

/** How a reference is normalized. */
export interface NormalizeOptions {
  /** The steps to take; all that the standard has by default. */
  readonly steps?: Iterable<NormalizationStep>;
  /** `true` returns the list of changes, too. */
  readonly changes?: boolean;
}

/** One change that a step made. */
export interface Change {
  readonly step: NormalizationStep;
  /** The section that describes the step. */
  readonly section: string;
  /** Where the changed stretch begins in the input, in UTF-16 code units. */
  readonly start: number;
  /** Where it ends in the input. */
  readonly end: number;
  /** What stood there when the step was taken: steps before it may have changed what the input had. */
  readonly before: string;
  readonly after: string;
}

/** A normal form with the changes that led to it. */
export interface Normalization {
  readonly uri: string;
  /** In the order in which they were made; empty where the input is in normal form. */
  readonly changes: readonly Change[];
}

/** A standard's normalization. */
export interface Normalize {
  /**
   * Gives the normal form of a URI or of a relative reference.
   *
   * A relative reference is normalized as far as that cannot change what it resolves to: dot-segments that only
   * resolution can remove stay.
   *
   * @param input a reference
   * @returns the normal form, or with `changes: true` the normal form and the changes
   * @throws {URISyntaxError} where the input is not a reference
   * @throws {RangeError} where the standard has no such step
   */
  (input: string, options: NormalizeOptions & { readonly changes: true }): Normalization;
  (input: string, options?: NormalizeOptions & { readonly changes?: false }): string;
  (input: string, options?: NormalizeOptions): string | Normalization;
}

/**
 * Makes the normalization of a standard.
 *
 * @param grammar the standard's grammar
 * @param rules what the standard says of normal forms
 */
export function normalizer(grammar: AnyGrammar, rules: NormalizationRules): Normalize {
  const every = new Set(stepsOf(rules));

  function chosen(steps: Iterable<NormalizationStep>): ReadonlySet<NormalizationStep> {
    const set = new Set(steps);
    for (const step of set) {
      if (every.has(step)) continue;
      throw new RangeError(`no normalization step ${JSON.stringify(step)}; the steps are ${[...every].join(", ")}`);
    }
    return set;
  }

  /**
   * How much of the input keeps its encodings: nothing, but where a decoded character would make a scheme of a segment,
   * or a host of a name that is none, all that is in front of the second segment.
   */
  function frontOf(input: string, components: Components): number {
    const decode = (text: string): string => rewriteTriplets(text, rules.decodable(), false);
    const decoded = decode(input);
    if (decoded === input) return 0;
    const read = Object.entries(grammar.components(decoded)) as [keyof Components, string | null][];
    const isReadAlike = read.every(([name, text]) => {
      const before = components[name];
      return text === (before === null ? null : decode(before));
    });
    const [front] = /^(?:[^:/?#]*:)?(?:\/\/)?[^/?#]*/.exec(input) as RegExpExecArray;
    return isReadAlike ? 0 : front.length;
  }

  function normalize(input: string, options: NormalizeOptions & { readonly changes: true }): Normalization;
  function normalize(input: string, options?: NormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string, options?: NormalizeOptions): string | Normalization;
  function normalize(input: string, options: NormalizeOptions = {}): string | Normalization {
    const steps = options.steps === undefined ? every : chosen(options.steps);
    const changes: Change[] = [];
    const record = options.changes === true ? (change: Change): void => void changes.push(change) : undefined;
    const components = grammar.components(input);
    const front = steps.has("percent-encoding") ? frontOf(input, components) : 0;
    const uri = compose(normalForm(components, rules, steps, front, record));
    return record ? { uri, changes } : uri;
  }
  return normalize;
}

/** The steps that a standard has, in order. */
export function stepsOf({ steps }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(steps) as NormalizationStep[];
}

/** Gives the normal form by RFC 3986 sections 6.2.2 and 6.2.3. */
export const normalize: Normalize = normalizer(rfc3986, normalization);

/** The steps of RFC 3986, in order. */
export const normalizationSteps: readonly NormalizationStep[] = Object.freeze(stepsOf(normalization));

const NOTHING: CharacterSet = new Uint8Array(0);

function normalForm(
  input: Components,
  rules: NormalizationRules,
  steps: ReadonlySet<NormalizationStep>,
  front: number,
  record: ((change: Change) => void) | undefined,
): Components {
  const decodable = steps.has("percent-encoding") ? rules.decodable() : NOTHING;
  const raises = rules.hexDigits !== null && steps.has(rules.hexDigits);

  const change = (step: NormalizationStep, start: number, end: number, before: string, after: string): string => {
    if (before !== after) record?.({ step, section: String(rules.steps[step]), start, end, before, after });
    return after;
  };

  const rewrite = (text: string, offset: number, set: CharacterSet): string =>
    rewriteTriplets(
      text,
      set,
      raises,
      record &&
        ((at, before, after) => {
          const step = after.length === 1 ? "percent-encoding" : (rules.hexDigits ?? "case");
          change(step, offset + at, offset + at + before.length, before, after);
        }),
    );

  /** Takes the steps that percent-encodings call for in the component at an offset. */
  const triplets = (component: string, offset: number): string => {
    const kept = Math.min(Math.max(front - offset, 0), component.length);
    return (
      rewrite(component.slice(0, kept), offset, NOTHING) + rewrite(component.slice(kept), offset + kept, decodable)
    );
  };

  let at = 0;
  let { scheme } = input;
  if (scheme !== null) {
    at = scheme.length + 1;
    if (steps.has("case")) scheme = change("case", 0, scheme.length, scheme, scheme.toLowerCase());
  }

  let { userinfo, host, port, authority } = input;
  const afterAuthority = authority === null ? at : at + 2 + authority.length;
  if (host !== null) {
    at += 2;
    if (userinfo !== null) {
      const offset = at;
      at += userinfo.length + 1;
      userinfo = triplets(userinfo, offset);
    }
    const hostEnd = at + host.length;
    host = triplets(host, at);
    if (steps.has("case") && rules.ignoresHostCase(input)) {
      host = change("case", at, hostEnd, host, lowerCase(host));
    }
    if (port === "" && steps.has("empty-port")) {
      change("empty-port", hostEnd, afterAuthority, ":", "");
      port = null;
    }
    if (port !== null && steps.has("default-port") && isDefault(port, input.scheme)) {
      change("default-port", hostEnd, afterAuthority, `:${port}`, "");
      port = null;
    }
    authority = composeAuthority({ userinfo, host, port });
  } else if (authority !== null) authority = triplets(authority, at + 2);

  const pathEnd = afterAuthority + input.path.length;
  let path = triplets(input.path, afterAuthority);
  if (rules.removeDots && steps.has("dot-segments")) {
    path = change("dot-segments", afterAuthority, pathEnd, path, rules.removeDots(path, input));
  }
  if (path === "" && scheme !== null && authority !== null && steps.has("empty-path")) {
    path = change("empty-path", afterAuthority, pathEnd, "", "/");
  }

  let { query, fragment } = input;
  at = pathEnd + 1;
  if (query !== null) {
    const offset = at;
    at += query.length + 1;
    query = triplets(query, offset);
  }
  if (fragment !== null) fragment = triplets(fragment, at);
  return { scheme, authority, userinfo, host, port, path, query, fragment };
}

/** The text in lower case, but for the digits of percent-encodings. */
function lowerCase(text: string): string {
  return text.replace(/%..|[A-Z]+/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}

/** Whether the port is the scheme's default, whatever zeros stand before it. */
function isDefault(port: string, scheme: string | null): boolean {
  return scheme !== null && port.replace(/^0+(?=\d)/, "") === defaultPorts.get(scheme.toLowerCase());
}
