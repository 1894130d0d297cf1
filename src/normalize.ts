/**
 * Normalization: each standard's own steps, on strings.
 *
 * @module
 */
import { compose, composeAuthority, type Components } from "./components.js";
import { defaultPorts } from "./default-ports.js";
import { lazy } from "./lazy.js";
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
   * resolution can remove stay. There is one exception, on which RFC 3986 contradicts itself: a percent-encoded dot is
   * equivalent to a dot (section 2.3), and is none to the letter of section 5.2.4. Where `%2e%2e` stands beside "..",
   * decoding it first, as this does, and resolving first differ.
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
  const planOfAll = lazy(() => planOf(rules, every));

  function chosen(steps: Iterable<NormalizationStep>): Plan {
    const set = new Set(steps);
    for (const step of set) {
      if (every.has(step)) continue;
      throw new RangeError(`no normalization step ${JSON.stringify(step)}; the steps are ${[...every].join(", ")}`);
    }
    return planOf(rules, set);
  }

  /**
   * How much of the input keeps its encodings: nothing, but where a decoded character would make a scheme of a segment,
   * or a host of a name that is none, all that is in front of the second segment.
   */
  function frontOf(input: string, components: Components): number {
    const [front] = /^(?:[^:/?#]*:)?(?:\/\/)?[^/?#]*/.exec(input) as RegExpExecArray;
    if (!front.includes("%")) return 0;
    const decode = (text: string): string => rewriteTriplets(text, rules.decodable(), false);
    const read = Object.entries(grammar.components(decode(input))) as [keyof Components, string | null][];
    const isReadAlike = read.every(([name, text]) => {
      const before = components[name];
      return text === (before === null ? null : decode(before));
    });
    return isReadAlike ? 0 : front.length;
  }

  function normalize(input: string, options: NormalizeOptions & { readonly changes: true }): Normalization;
  function normalize(input: string, options?: NormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string, options?: NormalizeOptions): string | Normalization;
  function normalize(input: string, options: NormalizeOptions = {}): string | Normalization {
    const plan = options.steps === undefined ? planOfAll() : chosen(options.steps);
    const components = grammar.components(input);
    const front = plan.decodable && input.includes("%") ? frontOf(input, components) : 0;
    if (options.changes !== true) return normalForm(input, components, plan, front, undefined);
    const changes: Change[] = [];
    const record: Recorder = (step, start, end, before, after) => {
      const section = String(rules.steps[step]);
      if (before !== after) changes.push({ step, section, start, end, before, after });
    };
    return { uri: normalForm(input, components, plan, front, record), changes };
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

/** What a choice of steps comes to in a standard. */
interface Plan {
  /** Whether letters are put in lower case. */
  readonly lowers: boolean;
  /** The characters whose percent-encodings are decoded; `null` for none. */
  readonly decodable: CharacterSet | null;
  /** The step that puts the digits of percent-encodings in upper case; `null` where it is not taken. */
  readonly raising: NormalizationStep | null;
  readonly removeDots: NormalizationRules["removeDots"];
  readonly ignoresHostCase: NormalizationRules["ignoresHostCase"];
  readonly fillsEmptyPath: boolean;
  readonly dropsEmptyPort: boolean;
  readonly dropsDefaultPort: boolean;
}

function planOf(rules: NormalizationRules, steps: ReadonlySet<NormalizationStep>): Plan {
  return {
    lowers: steps.has("case"),
    decodable: steps.has("percent-encoding") ? rules.decodable() : null,
    raising: steps.has(rules.hexDigits) ? rules.hexDigits : null,
    removeDots: steps.has("dot-segments") ? rules.removeDots : null,
    ignoresHostCase: rules.ignoresHostCase,
    fillsEmptyPath: steps.has("empty-path"),
    dropsEmptyPort: steps.has("empty-port"),
    dropsDefaultPort: steps.has("default-port"),
  };
}

/** Takes down what a step did, where it did something. */
type Recorder = (step: NormalizationStep, start: number, end: number, before: string, after: string) => void;

const NOTHING: CharacterSet = new Uint8Array(0);

/** Puts the components in their normal form and together; the offsets of what is recorded are those of the input. */
function normalForm(
  input: string,
  components: Components,
  plan: Plan,
  front: number,
  record: Recorder | undefined,
): string {
  // Most inputs have no percent-encoding: then no component is looked through for one.
  const hasTriplets = input.includes("%");
  const { lowers } = plan;
  let { scheme, userinfo, host, port, authority, path, query, fragment } = components;

  let at = 0;
  if (scheme !== null) {
    const { length } = scheme;
    if (lowers) {
      const lower = scheme.toLowerCase();
      record?.("case", 0, length, scheme, lower);
      scheme = lower;
    }
    at = length + 1;
  }

  if (authority !== null) {
    at += 2;
    const end = at + authority.length;
    if (host === null) authority = hasTriplets ? rewrite(authority, at, plan, front, record) : authority;
    else {
      if (userinfo !== null) {
        const { length } = userinfo;
        if (hasTriplets) userinfo = rewrite(userinfo, at, plan, front, record);
        at += length + 1;
      }
      const hostEnd = at + host.length;
      if (hasTriplets) host = rewrite(host, at, plan, front, record);
      if (lowers && plan.ignoresHostCase(components)) {
        const lower = hasTriplets ? lowerCase(host) : host.toLowerCase();
        record?.("case", at, hostEnd, host, lower);
        host = lower;
      }
      if (port === "" && plan.dropsEmptyPort) {
        record?.("empty-port", hostEnd, end, ":", "");
        port = null;
      }
      if (port !== null && plan.dropsDefaultPort && isDefault(port, scheme)) {
        record?.("default-port", hostEnd, end, `:${port}`, "");
        port = null;
      }
      if (host !== components.host || port !== components.port || userinfo !== components.userinfo) {
        authority = composeAuthority({ userinfo, host, port });
      }
    }
    at = end;
  }

  const pathEnd = at + path.length;
  if (hasTriplets) path = rewrite(path, at, plan, front, record);
  if (plan.removeDots) {
    const removed = plan.removeDots(path, components);
    record?.("dot-segments", at, pathEnd, path, removed);
    path = removed;
  }
  if (path === "" && scheme !== null && authority !== null && plan.fillsEmptyPath) {
    record?.("empty-path", at, pathEnd, "", "/");
    path = "/";
  }

  if (hasTriplets) {
    at = pathEnd + 1;
    if (query !== null) {
      const { length } = query;
      query = rewrite(query, at, plan, front, record);
      at += length + 1;
    }
    if (fragment !== null) fragment = rewrite(fragment, at, plan, front, record);
  }
  // Most inputs are in normal form: then no new string is made.
  const isNormal =
    scheme === components.scheme &&
    authority === components.authority &&
    path === components.path &&
    query === components.query &&
    fragment === components.fragment;
  return isNormal ? input : compose({ scheme, authority, path, query, fragment });
}

/** Takes the steps that percent-encodings call for in the component at an offset; in front of `front` none is decoded. */
function rewrite(
  component: string,
  offset: number,
  { decodable, raising }: Plan,
  front: number,
  record: Recorder | undefined,
): string {
  const kept = Math.min(Math.max(front - offset, 0), component.length);
  const part = (text: string, start: number, set: CharacterSet): string =>
    rewriteTriplets(
      text,
      set,
      raising !== null,
      record &&
        ((at, before, after) => {
          const step = after.length === 1 || raising === null ? "percent-encoding" : raising;
          record(step, start + at, start + at + before.length, before, after);
        }),
    );
  const set = decodable ?? NOTHING;
  if (kept === 0) return part(component, offset, set);
  return part(component.slice(0, kept), offset, NOTHING) + part(component.slice(kept), offset + kept, set);
}

/** The text in lower case, but for the digits of percent-encodings. */
function lowerCase(text: string): string {
  return text.replace(/%..|[A-Z]+/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}

/** Whether the port is the scheme's default, whatever zeros stand before it. */
function isDefault(port: string, scheme: string | null): boolean {
  return scheme !== null && port.replace(/^0+(?=\d)/, "") === defaultPorts.get(scheme.toLowerCase());
}
