/**
 * Suffix references: URIs without their beginning, as people write them (RFC 3986 section 4.5; draft-fielding-uri-
 * rfc2396bis-01 appendix F calls them abbreviated).
 *
 * @module
 */
import { anything, assertString, aString, readList, readObject, readOptions, wrongType } from "../core/arguments.js";
import { componentsOf } from "../core/parts.js";
import { present } from "../core/invariant.js";
import { rules as current } from "../standards/current.js";

/** A guess for certain hosts. */
export interface SuffixRule {
  /** The hosts, in lower case: the beginning of their names, or a function that tests a host. */
  readonly host: string | ((host: string) => boolean);
  /** The missing part: a scheme and `://`. */
  readonly prefix: string;
  /** A sentence that explains the guess. */
  readonly because: string;
}

/** Options of a guess. */
export interface ExpandSuffixOptions {
  /** The rules; the first that matches is used. The default is `suffixRules`. */
  readonly rules?: readonly SuffixRule[] | undefined;
}

/** A guess at the URI that a suffix stands for. */
export interface SuffixGuess {
  /** Always `true`, as a reminder that the result is only a guess. */
  readonly guess: true;
  readonly uri: string;
  /** The text that was added before the suffix. */
  readonly prefix: string;
  /** A sentence that explains the guess. */
  readonly because: string;
  /** The section that describes such guesses and warns about them. */
  readonly section: "4.5";
}

/**
 * The default rules. They make the same guesses as the specifications: `http` and not `https`.
 *
 * @example
 * import { suffixRules } from "uri-grammar/context";
 *
 * suffixRules.at(-1)?.prefix; // => "http://"
 */
export const suffixRules: readonly SuffixRule[] = Object.freeze([
  { host: "www.", prefix: "http://", because: 'Most hosts whose names begin with "www" are HTTP servers.' },
  { host: "ftp.", prefix: "ftp://", because: 'Most hosts whose names begin with "ftp" are FTP servers.' },
  {
    host: isRegisteredName,
    prefix: "http://",
    because: "It looks like a DNS name and does not indicate the protocol.",
  },
]);

/**
 * Guesses the URI that a suffix reference stands for. No standard says how to guess. Such guesses are often wrong,
 * change over the years, and can be a security risk. A suffix also looks exactly like a relative reference. So guess
 * only for text that a person types, not for references in a document (RFC 3986 section 4.5).
 *
 * @param suffix an authority without user information, and what may follow one: `www.w3.org/Addressing/`
 * @param options the rules
 * @returns the guess; `null` if no rule matches, or the result would not be a URI
 * @throws {RangeError} if the prefix of a rule is not a scheme and `://`
 * @throws {TypeError} if the suffix is not a string, or a rule has the wrong type
 *
 * @example
 * import { expandSuffix } from "uri-grammar/context";
 *
 * expandSuffix("www.w3.org/Addressing/")?.uri; // => "http://www.w3.org/Addressing/"
 * expandSuffix("not a name"); // => null
 */
export function expandSuffix(suffix: string, options?: ExpandSuffixOptions): SuffixGuess | null {
  assertString(suffix);
  const { rules: given } = readOptions<ExpandSuffixOptions>(options, { rules: anything });
  const rules = given === undefined ? suffixRules : rulesFrom(given);
  for (const { prefix } of rules) {
    if (!prefix.endsWith(SEPARATOR) || !current.language.tester("scheme")(prefix.slice(0, -SEPARATOR.length))) {
      throw new RangeError(`The prefix of a suffix rule must be a scheme and '${SEPARATOR}'.`);
    }
  }
  // Any scheme will do: the authority does not depend on it.
  const whole = `any${SEPARATOR}${suffix}`;
  if (!current.language.tester("URI")(whole)) return null;
  const { userinfo, host, port } = componentsOf(whole, true);
  // If the port is empty, the "host" is probably a scheme: "http://a".
  if (userinfo !== null || port === "") return null;
  const name = present(host).toLowerCase();
  const rule = rules.find((each) => (typeof each.host === "string" ? name.startsWith(each.host) : each.host(name)));
  if (!rule) return null;
  const { prefix, because } = rule;
  return { guess: true, uri: prefix + suffix, prefix, because, section: "4.5" };
}

/** Returns a checked copy of rules. */
function rulesFrom(given: readonly SuffixRule[]): readonly SuffixRule[] {
  return readList<SuffixRule>(given, "The option 'rules'", anything).map((rule) => {
    const copy = readObject<SuffixRule>(rule, "suffix rule", { host: anything, prefix: aString, because: aString });
    if (typeof copy.host === "string" || typeof copy.host === "function") return copy;
    throw wrongType("'host' of the suffix rule", "a string or a function", copy.host);
  });
}

const SEPARATOR = "://";

/** The maximum length of a name and of its labels, in characters (RFC 1035 section 2.3.4). */
const LONGEST_NAME = 253;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Returns whether a host can be a DNS name with a dot. Its last label must not occur in an IP address. */
function isRegisteredName(host: string): boolean {
  const name = host.endsWith(".") ? host.slice(0, -1) : host;
  if (name.length > LONGEST_NAME) return false;
  const labels = name.split(".");
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^[a-z]/.test(present(labels.at(-1)));
}
