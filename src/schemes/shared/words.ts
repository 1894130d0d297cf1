/**
 * Terms and descriptions for the rules of RFC 3986 that the schemes' grammars import.
 *
 * @module
 */
import { present } from "../../core/invariant.js";
import type { RuleWords } from "../../explain/report.js";
import { explanations } from "../../standards/rfc3986/rules.js";

/** Returns the words that the explanations of RFC 3986 use. */
function fromStandard(...rules: readonly string[]): RuleWords {
  return Object.fromEntries(rules.map((rule) => [rule, present(explanations.words[rule])]));
}

/** Words for IP addresses as hosts. */
export const addressWords: RuleWords = fromStandard("IP-literal", "IPvFuture", "IPv6address", "IPv4address");

/** Words for a port. */
export const portWords: RuleWords = fromStandard("port");

/** Words for a query. */
export const queryWords: RuleWords = fromStandard("query");

/** Words for a path after an authority. They describe the whole path, because people do not think in segments. */
export const pathWords: RuleWords = { "path-abempty": ["a path", "A path begins with '/' or is empty."] };

/** Words for an authority with all of its parts. */
export const authorityWords: RuleWords = {
  ...addressWords,
  ...portWords,
  authority: [
    "an authority",
    "An authority is a host. It may have a user name and '@' before it, and ':' and a port after it.",
  ],
};

/** Words for a path that begins with "/". */
export const absoluteWords: RuleWords = { "path-absolute": ["a path", "A path begins with one '/', not with '//'."] };

/** Words for a path that does not begin with "/". */
export const rootlessWords: RuleWords = { "path-rootless": "a path" };

/** Words for everything that can follow the scheme by RFC 3986. */
export const hierarchyWords: RuleWords = {
  ...authorityWords,
  ...pathWords,
  ...queryWords,
  ...absoluteWords,
  ...rootlessWords,
};

/**
 * Words for schemes whose URIs have an authority, a path and perhaps a query.
 *
 * @param rule the top rule
 * @param uri the term for a URI of the scheme, such as `an mqtt URI`
 * @param sentence a sentence that describes it
 */
export function locationWords(rule: string, uri: string, sentence: string): RuleWords {
  return { ...authorityWords, ...pathWords, ...queryWords, [rule]: [uri, sentence] };
}

/**
 * Words for schemes whose URIs have a host and a port after `//`, but no user information.
 *
 * @param rule the top rule
 * @param uri the term for a URI of the scheme, such as `an http URI`
 * @param rest the term for the parts after the host and the port
 */
export function serverWords(rule: string, uri: string, rest: string): RuleWords {
  return {
    ...addressWords,
    ...portWords,
    [rule]: [uri, `After '//', ${uri} has a host without user information, an optional ':' with a port, and ${rest}.`],
    host: [
      `the host of ${uri}`,
      `The host has no user information before it. After it, an optional ':' with a port and ${rest} can follow.`,
    ],
  };
}

/**
 * Words for schemes of the grammar file `server`.
 *
 * @param uri the term for a URI of the scheme, such as `a SOAP URI`
 */
export function serverURIWords(uri: string): RuleWords {
  return {
    ...authorityWords,
    ...pathWords,
    ...queryWords,
    "server-URI": [uri, `After the scheme, ${uri} has '//', an authority, a path, and an optional '?' with a query.`],
  };
}

/** Words for all rules that schemes import from RFC 3986. */
export const genericWords: RuleWords = hierarchyWords;
