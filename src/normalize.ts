/**
 * Normalization (RFC 3986 sections 6.2.2 and 6.2.3).
 *
 * @module
 */
import { compose, composeAuthority, type Components } from "./components.js";
import { defaultPorts } from "./default-ports.js";
import { guardPath, removeDotSegments } from "./dot-segments.js";
import { characterSet, rewriteTriplets, type CharacterSet } from "./percent.js";
import { rfc3986 } from "./standard/rfc3986.js";
import { lazy } from "./lazy.js";

/** Each step with the section that describes it. */
const SECTIONS = {
  /** The scheme, the host and the digits of percent-encodings. */
  case: "6.2.2.1",
  /** Percent-encoded unreserved characters are decoded. */
  "percent-encoding": "6.2.2.2",
  /** "." and ".." are removed from the path of a URI, and from a path that begins with "/". */
  "dot-segments": "6.2.2.3",
  /** An empty path after an authority becomes "/". */
  "empty-path": "6.2.3",
  /** A ":" without a port after it is dropped. */
  "empty-port": "6.2.3",
  /** The scheme's default port is dropped. */
  "default-port": "6.2.3",
} as const;

/** A step of normalization. */
export type NormalizationStep = keyof typeof SECTIONS;

/** All steps: those of section 6.2.2, then those of section 6.2.3. */
export const normalizationSteps: readonly NormalizationStep[] = Object.freeze(
  Object.keys(SECTIONS) as NormalizationStep[],
);

/** The steps of section 6.2.2, which hold for every scheme. */
export const syntaxSteps: readonly NormalizationStep[] = Object.freeze(
  normalizationSteps.filter((step) => SECTIONS[step].startsWith("6.2.2")),
);

/** How a reference is normalized. */
export interface NormalizeOptions {
  /** The steps to take; all by default. */
  readonly steps?: Iterable<NormalizationStep>;
  /** `true` returns the list of changes, too. */
  readonly changes?: boolean;
}

/** One change that a step made. */
export interface Change {
  readonly step: NormalizationStep;
  /** The section of RFC 3986 that describes the step. */
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

/**
 * Gives the normal form of a URI or of a relative reference.
 *
 * A relative reference is normalized as far as that cannot change what it resolves to: the dot-segments of a path that
 * does not begin with "/" stay, since only resolution knows what they stand for.
 *
 * @param input a URI-reference
 * @returns the normal form, or with `changes: true` the normal form and the changes
 * @throws {URISyntaxError} where the input is not a URI-reference
 * @throws {RangeError} where there is no such step
 */
export function normalize(input: string, options: NormalizeOptions & { readonly changes: true }): Normalization;
export function normalize(input: string, options?: NormalizeOptions & { readonly changes?: false }): string;
export function normalize(input: string, options?: NormalizeOptions): string | Normalization;
export function normalize(input: string, options: NormalizeOptions = {}): string | Normalization {
  const steps = options.steps === undefined ? EVERY_STEP : chosen(options.steps);
  const components = rfc3986.components(input);
  const changes: Change[] = [];
  const record = options.changes === true ? (change: Change): void => void changes.push(change) : undefined;
  const uri = compose(normalForm(components, steps, record));
  return record ? { uri, changes } : uri;
}

const EVERY_STEP: ReadonlySet<NormalizationStep> = new Set(normalizationSteps);

function chosen(steps: Iterable<NormalizationStep>): ReadonlySet<NormalizationStep> {
  const set = new Set(steps);
  for (const step of set) {
    if (!EVERY_STEP.has(step)) {
      throw new RangeError(
        `no normalization step ${JSON.stringify(step)}; the steps are ${normalizationSteps.join(", ")}`,
      );
    }
  }
  return set;
}

const unreserved = lazy(() => characterSet((character) => rfc3986.test(character, "unreserved")));
const NOTHING: CharacterSet = new Uint8Array(0);

function normalForm(
  input: Components,
  steps: ReadonlySet<NormalizationStep>,
  record: ((change: Change) => void) | undefined,
): Components {
  const decodable = steps.has("percent-encoding") ? unreserved() : NOTHING;
  const lowers = steps.has("case");

  const change = (step: NormalizationStep, start: number, end: number, before: string, after: string): string => {
    if (before !== after) record?.({ step, section: SECTIONS[step], start, end, before, after });
    return after;
  };

  /** Takes the steps that percent-encodings call for in the component at an offset. */
  const triplets = (component: string, offset: number): string =>
    rewriteTriplets(
      component,
      decodable,
      lowers,
      record &&
        ((at, before, after) => {
          const step = after.length === 1 ? "percent-encoding" : "case";
          change(step, offset + at, offset + at + before.length, before, after);
        }),
    );

  let at = 0;
  let scheme = input.scheme;
  if (scheme !== null) {
    at = scheme.length + 1;
    if (lowers) scheme = change("case", 0, scheme.length, scheme, scheme.toLowerCase());
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
    if (lowers) host = change("case", at, hostEnd, host, lowerHost(host));
    if (port === "" && steps.has("empty-port")) {
      change("empty-port", hostEnd, afterAuthority, ":", "");
      port = null;
    }
    if (port !== null && steps.has("default-port") && isDefault(port, input.scheme)) {
      change("default-port", hostEnd, afterAuthority, `:${port}`, "");
      port = null;
    }
    authority = composeAuthority({ userinfo, host, port });
  }

  const pathEnd = afterAuthority + input.path.length;
  let path = triplets(input.path, afterAuthority);
  if (steps.has("dot-segments") && (scheme !== null || authority !== null || path.startsWith("/"))) {
    path = change("dot-segments", afterAuthority, pathEnd, path, guardPath(removeDotSegments(path), authority));
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

/** The host in lower case (section 3.2.2), but for the digits of percent-encodings. */
function lowerHost(host: string): string {
  return host.replace(/%..|[A-Z]+/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}

/** Whether the port is the scheme's default, whatever zeros stand before it. */
function isDefault(port: string, scheme: string | null): boolean {
  return scheme !== null && port.replace(/^0+(?=\d)/, "") === defaultPorts.get(scheme.toLowerCase());
}
