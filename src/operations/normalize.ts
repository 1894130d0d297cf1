/**
 * Normalization: each standard's own steps, on strings.
 *
 * @module
 */
import { assertString } from "../core/automaton.js";
import { compose, composeAuthority, type Components } from "../core/components.js";
import { defaultPortOf, isSamePort } from "../core/ports.js";
import { lazy } from "../core/lazy.js";
import { keepsTriplets, lowerCase, rewriteTriplets, type CharacterSet } from "../core/percent.js";
import type { AnyGrammar } from "./grammar.js";

/** A step of normalization. The first three hold for every scheme; the others rest on what the scheme says. */
export type NormalizationStep =
  /** Letters whose case means nothing are put in the case that the document prefers. */
  | "case"
  /** Percent-encodings are decoded where that changes nothing. */
  | "percent-encoding"
  /** "." and ".." are removed from the path where only resolution could have meant them. */
  | "dot-segments"
  /** An empty path after an authority becomes "/". */
  | "empty-path"
  /** A ":" without a port after it is dropped. */
  | "empty-port"
  /** The scheme's default port is dropped. */
  | "default-port";

/** The steps of syntax-based normalization, in every standard that has them. */
export const syntaxSteps: readonly NormalizationStep[] = ["case", "percent-encoding", "dot-segments"];

/** A rung of the ladder of comparisons, from the letter to what a server answers. */
export type Rung = "string" | "syntax" | "scheme" | "protocol";

/** A standard's rules. */
export interface NormalizationRules {
  /** The steps that the document has, in order, each with the section that describes it. */
  readonly steps: Readonly<Partial<Record<NormalizationStep, string>>>;
  /** The rungs that the document has, the lowest first, each with its section. */
  readonly rungs: Readonly<Partial<Record<Rung, string>>>;
  /** The step that puts the digits of percent-encodings in upper case. */
  readonly hexDigits: NormalizationStep;
  /** The characters whose percent-encodings can be decoded. */
  readonly decodable: () => CharacterSet;
  /** Whether the case of the host means nothing. */
  readonly ignoresHostCase: (components: Components) => boolean;
  /**
   * The path without dot-segments, as far as they can be removed without changing what the reference resolves to;
   * `null` where the document has no such step.
   */
  readonly removeDots: ((path: string, components: Components) => string) | null;
}

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

/** A standard's normalization, and the comparison of normal forms that takes no normal forms. */
export interface Normalizer {
  readonly normalize: Normalize;
  /** Whether the normal forms that all steps give are equal; throws as `normalize` does. */
  readonly isSame: (a: string, b: string) => boolean;
}

/**
 * Makes the normalization of a standard.
 *
 * @param grammar the standard's grammar
 * @param rules what the standard says of normal forms
 */
export function normalizer(grammar: AnyGrammar, rules: NormalizationRules): Normalizer {
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
   *
   * @param triplet the offset of the first percent-encoding
   */
  function frontOf(input: string, components: Components, triplet: number): number {
    const front = frontLength(components);
    if (triplet >= front) return 0;
    const decode = (text: string): string => rewriteTriplets(text, rules.decodable(), false);
    const read = Object.entries(grammar.components(decode(input))) as [keyof Components, string | null][];
    const isReadAlike = read.every(([name, text]) => {
      const before = components[name];
      return text === (before === null ? null : decode(before));
    });
    return isReadAlike ? 0 : front;
  }

  /** What it takes to bring an input into the form of a plan. */
  function taskFor(input: string, components: Components, plan: Plan, record: Recorder | undefined): Task {
    const triplet = input.indexOf("%");
    const front = triplet >= 0 && plan.decodable ? frontOf(input, components, triplet) : 0;
    return { plan, hasTriplets: triplet >= 0, front, record };
  }

  /** Takes the steps of a plan; gives the very input where they change nothing. */
  function take(input: string, components: Components, plan: Plan, record: Recorder | undefined): string {
    return normalForm(input, components, taskFor(input, components, plan, record));
  }

  /** Most inputs are in normal form, and are seen to be so without being taken apart. */
  function normalized(input: string, plan: Plan): string {
    assertString(input);
    if (looksNormal(input, rules.decodable()) && grammar.test(input)) return input;
    return take(input, grammar.components(input), plan, undefined);
  }

  /** Components that are equal as they are written are so in normal form; the others are brought into it. */
  function isSame(a: string, b: string): boolean {
    const A = grammar.components(a);
    const B = grammar.components(b);
    const forA = taskFor(a, A, planOfAll(), undefined);
    const forB = taskFor(b, B, planOfAll(), undefined);
    if (forA.front + forB.front > 0) return normalForm(a, A, forA) === normalForm(b, B, forB);
    // That there is a scheme or an authority no step changes; what the other components become depends on no more.
    if (A.scheme !== B.scheme && schemeForm(A.scheme, forA) !== schemeForm(B.scheme, forB)) return false;
    if ((A.authority === null) !== (B.authority === null)) return false;
    return (
      (A.path === B.path || pathForm(A, 0, forA) === pathForm(B, 0, forB)) &&
      (A.query === B.query || rewrite(A.query, 0, forA) === rewrite(B.query, 0, forB)) &&
      (A.fragment === B.fragment || rewrite(A.fragment, 0, forA) === rewrite(B.fragment, 0, forB)) &&
      (A.authority === B.authority || authorityForm(A, 0, forA) === authorityForm(B, 0, forB))
    );
  }

  function normalize(input: string, options: NormalizeOptions & { readonly changes: true }): Normalization;
  function normalize(input: string, options?: NormalizeOptions & { readonly changes?: false }): string;
  function normalize(input: string, options?: NormalizeOptions): string | Normalization;
  function normalize(input: string, options: NormalizeOptions = {}): string | Normalization {
    const plan = options.steps === undefined ? planOfAll() : chosen(options.steps);
    if (options.changes !== true) return normalized(input, plan);
    const components = grammar.components(input);
    const changes: Change[] = [];
    const record: Recorder = (step, start, end, before, after) => {
      const section = String(rules.steps[step]);
      if (before !== after) changes.push({ step, section, start, end, before, after });
    };
    return { uri: take(input, components, plan, record), changes };
  }
  return { normalize, isSame };
}

/** How long the part of a reference in front of its second segment is: scheme, authority, first segment. */
function frontLength({ scheme, authority, path }: Components): number {
  const at = scheme === null ? 0 : scheme.length + 1;
  if (authority !== null) return at + 2 + authority.length;
  // Where "//" is no authority's, the segment after it could be one.
  const slash = path.indexOf("/", path.startsWith("//") ? 2 : 0);
  return at + (slash < 0 ? path.length : slash);
}

/** The steps that a standard has, in order. */
export function stepsOf({ steps }: NormalizationRules): readonly NormalizationStep[] {
  return Object.keys(steps) as NormalizationStep[];
}

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

const [COLON, SLASH, DOT] = [0x3a, 0x2f, 0x2e];

/**
 * Whether a reference, if it is one, is surely in normal form, whatever the steps and the standard: its front has no
 * capital letter and no port, behind an authority stands a path, and no segment begins with a dot.
 *
 * @param input any string
 * @param decodable the characters whose percent-encodings are decoded
 */
function looksNormal(input: string, decodable: CharacterSet): boolean {
  let at = endOfName(input, 0);
  if (at >= 0 && input.charCodeAt(at) === COLON) at++;
  if (at >= 0 && input.charCodeAt(at) === SLASH && input.charCodeAt(at + 1) === SLASH) {
    at = endOfName(input, at + 2);
    if (at >= 0 && input.charCodeAt(at) !== SLASH) return false;
  }
  if (at < 0 || input.charCodeAt(at) === DOT || input.includes("/.", at)) return false;
  return keepsTriplets(input, decodable, true);
}

/** The offset of the first delimiter, or the end; -1 where a character before it is a capital letter or no ASCII. */
function endOfName(input: string, from: number): number {
  for (let at = from; at < input.length; at++) {
    const kind = IN_NAME[input.charCodeAt(at)];
    if (kind !== 1) return kind === 0 ? at : -1;
  }
  return input.length;
}

/** What a scheme and a host in normal form are made of, 1; 0 for what delimits them, 2 for the rest. */
const IN_NAME = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return ":/?#".includes(character) ? 0 : /[A-Z]/.test(character) ? 2 : 1;
});

/** What the normal form of one input takes: it is gone through from left to right. */
interface Task {
  readonly plan: Plan;
  /** Whether there are percent-encodings at all: in most inputs there are none, and no component is looked through. */
  readonly hasTriplets: boolean;
  /** How much of the input keeps its encodings. */
  readonly front: number;
  readonly record: Recorder | undefined;
}

/** Puts components in their normal form and together; the offsets of what is recorded are those of the input. */
function normalForm(input: string, components: Components, task: Task): string {
  const { scheme, authority, path, query, fragment } = components;
  const lower = schemeForm(scheme, task);
  const authorityAt = scheme === null ? 0 : scheme.length + 1;
  const ofAuthority = authorityForm(components, authorityAt, task);
  const pathAt = authorityAt + (authority === null ? 0 : authority.length + 2);
  const ofPath = pathForm(components, pathAt, task);
  const queryAt = pathAt + path.length + 1;
  const ofQuery = rewrite(query, queryAt, task);
  const ofFragment = rewrite(fragment, queryAt + (query === null ? 0 : query.length + 1), task);
  const isNormal =
    lower === scheme && ofAuthority === authority && ofPath === path && ofQuery === query && ofFragment === fragment;
  if (isNormal) return input;
  return compose({ scheme: lower, authority: ofAuthority, path: ofPath, query: ofQuery, fragment: ofFragment });
}

function schemeForm(scheme: string | null, { plan, record }: Task): string | null {
  if (scheme === null || !plan.lowers) return scheme;
  const lower = scheme.toLowerCase();
  record?.("case", 0, scheme.length, scheme, lower);
  return lower;
}

/** The authority in normal form; `start` is where it begins, with its "//". */
function authorityForm(components: Components, start: number, task: Task): string | null {
  const { plan, hasTriplets, record } = task;
  const { scheme, authority } = components;
  let { userinfo, host, port } = components;
  if (authority === null) return null;
  let at = start + 2;
  const end = at + authority.length;
  if (host === null) return rewrite(authority, at, task);
  if (userinfo !== null) {
    const { length } = userinfo;
    userinfo = rewrite(userinfo, at, task);
    at += length + 1;
  }
  const hostEnd = at + host.length;
  host = rewrite(host, at, task);
  if (plan.lowers && plan.ignoresHostCase(components)) {
    const lower = hasTriplets && host.includes("%") ? lowerCase(host) : host.toLowerCase();
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
  const isNormal = host === components.host && port === components.port && userinfo === components.userinfo;
  return isNormal ? authority : composeAuthority({ userinfo, host, port });
}

/** The path in normal form; `at` is where it begins. */
function pathForm(components: Components, at: number, task: Task): string {
  const { plan, record } = task;
  const { scheme, authority } = components;
  const end = at + components.path.length;
  let path = rewrite(components.path, at, task);
  if (plan.removeDots) {
    const removed = plan.removeDots(path, components);
    record?.("dot-segments", at, end, path, removed);
    path = removed;
  }
  if (path === "" && scheme !== null && authority !== null && plan.fillsEmptyPath) {
    record?.("empty-path", at, end, "", "/");
    path = "/";
  }
  return path;
}

/** Takes the steps that percent-encodings call for in what stands at an offset; in front of `front` none is decoded. */
function rewrite<Text extends string | null>(component: Text, offset: number, task: Task): Text;
function rewrite(component: string | null, offset: number, { plan, hasTriplets, front, record }: Task): string | null {
  if (!hasTriplets || component === null) return component;
  const { decodable, raising } = plan;
  const kept = Math.min(Math.max(front - offset, 0), component.length);
  const set = decodable ?? NOTHING;
  const part = (text: string, start: number, decoded: CharacterSet): string =>
    rewriteTriplets(
      text,
      decoded,
      raising !== null,
      record &&
        ((at, before, after) => {
          const step = after.length === 1 || raising === null ? "percent-encoding" : raising;
          record(step, start + at, start + at + before.length, before, after);
        }),
    );
  if (kept === 0) return part(component, offset, set);
  return part(component.slice(0, kept), offset, NOTHING) + part(component.slice(kept), offset + kept, set);
}

/** Whether the port is the scheme's default. */
function isDefault(port: string, scheme: string | null): boolean {
  const defaultPort = scheme === null ? undefined : defaultPortOf(scheme);
  return defaultPort !== undefined && isSamePort(port, defaultPort);
}
