/**
 * Suffix references: URIs without their front, as people write them (RFC 3986 section 4.5; draft-fielding-uri-
 * rfc2396bis-01 appendix F calls them abbreviated).
 *
 * @module
 */
import { assertString } from "../core/automaton.js";
import { present } from "../core/invariant.js";
import { current } from "../standards/current.js";

/** What to guess of some hosts. */
export interface SuffixRule {
  /** Which hosts it is for, always in lower case: what their names begin with, or whether it is for one. */
  readonly host: string | ((host: string) => boolean);
  /** What is missing: a scheme and `://`. */
  readonly prefix: string;
  /** Why, in words. */
  readonly because: string;
}

/** How to guess. */
export interface ExpandSuffixOptions {
  /** The rules: the first that fits is taken. `suffixRules` by default. */
  readonly rules?: readonly SuffixRule[];
}

/** A guess at the URI that a suffix is the end of. */
export interface SuffixGuess {
  /** It is never more than that. */
  readonly guess: true;
  readonly uri: string;
  /** What was put before the suffix. */
  readonly prefix: string;
  /** Why that. */
  readonly because: string;
  /** The section that speaks of such guesses, and warns of them. */
  readonly section: "4.5";
}

/**
 * The rules that hold if you give no others. They guess what the specifications guess, `http` and not `https`.
 *
 * @example
 * import { suffixRules } from "uri-grammar/context";
 *
 * suffixRules.at(-1)?.prefix; // => "http://"
 */
export const suffixRules: readonly SuffixRule[] = Object.freeze([
  { host: "www.", prefix: "http://", because: 'Most names that begin with "www" are of HTTP servers.' },
  { host: "ftp.", prefix: "ftp://", because: 'Most names that begin with "ftp" are of FTP servers.' },
  { host: isRegisteredName, prefix: "http://", because: "It looks like a name in the DNS, and nothing says of what." },
]);

/**
 * Guesses the URI that a suffix reference stands for. No standard says how to guess. Such guesses are often wrong,
 * change over the years, and can be a risk to security. A suffix also looks just like a relative reference. So guess
 * only for text that a person types, not for references in a document (RFC 3986 section 4.5).
 *
 * @param suffix an authority without user information, and what may follow one: `www.w3.org/Addressing/`
 * @param options the rules to guess by
 * @returns the guess; `null` if no rule fits, or what would come of it is not a URI
 * @throws {RangeError} if a rule's prefix is not a scheme and `://`
 * @throws {TypeError} if the suffix is not a string
 *
 * @example
 * import { expandSuffix } from "uri-grammar/context";
 *
 * expandSuffix("www.w3.org/Addressing/")?.uri; // => "http://www.w3.org/Addressing/"
 * expandSuffix("not a name"); // => null
 */
export function expandSuffix(suffix: string, options: ExpandSuffixOptions = {}): SuffixGuess | null {
  assertString(suffix);
  const { rules = suffixRules } = options;
  for (const { prefix } of rules) {
    if (!prefix.endsWith(SEPARATOR) || !current.test(prefix.slice(0, -SEPARATOR.length), { rule: "scheme" })) {
      throw new RangeError(`${JSON.stringify(prefix)} is not a scheme and "${SEPARATOR}"`);
    }
  }
  // The authority is the same after any scheme.
  const whole = `any${SEPARATOR}${suffix}`;
  if (!current.test(whole, { rule: "URI" })) return null;
  const { userinfo, host, port } = current.components(whole, { rule: "URI" });
  // With an empty port it is more likely to be a scheme: "http://a".
  if (userinfo !== null || port === "") return null;
  const name = present(host).toLowerCase();
  const rule = rules.find((each) => (typeof each.host === "string" ? name.startsWith(each.host) : each.host(name)));
  if (!rule) return null;
  const { prefix, because } = rule;
  return { guess: true, uri: prefix + suffix, prefix, because, section: "4.5" };
}

const SEPARATOR = "://";

/** How long a name and its labels may be, in characters (RFC 1035 section 2.3.4). */
const LONGEST_NAME = 253;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a host can be a name in the DNS, with a dot in it, and a last label that no address has. */
function isRegisteredName(host: string): boolean {
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (name.length > LONGEST_NAME) return false;
  const labels = name.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^[a-z]/.test(present(labels.at(-1)));
}
