/**
 * How messages call the rules of RFC 3986 that the grammars of schemes import, and what these rules are like.
 *
 * @module
 */
import { present } from "../../core/invariant.js";
import type { RuleWords } from "../../explain/report.js";
import { explanations } from "../../standards/rfc3986/faults.js";

/** The words that RFC 3986 itself is explained with. */
function fromStandard(...rules: readonly string[]): RuleWords {
  return Object.fromEntries(rules.map((rule) => [rule, present(explanations.words[rule])]));
}

/** Words for IP addresses as hosts. */
export const addressWords: RuleWords = fromStandard("IP-literal", "IPvFuture", "IPv6address", "IPv4address");

/** Words for a port. */
export const portWords: RuleWords = fromStandard("port");

/** Words for a query. */
export const queryWords: RuleWords = fromStandard("query");

/** Words for a path after an authority. A path is what people think in, and not its segments. */
export const pathWords: RuleWords = { "path-abempty": ["a path", "A path begins with '/' or is empty."] };

/** Words for an authority with all of its parts. */
export const authorityWords: RuleWords = {
  ...addressWords,
  ...portWords,
  authority: [
    "an authority",
    "An authority is a host; a user name with '@' can come before it, and ':' with a port can come after it.",
  ],
};

/** Words for all that can follow the scheme by RFC 3986. */
export const hierarchyWords: RuleWords = {
  ...authorityWords,
  ...pathWords,
  ...queryWords,
  "path-absolute": ["a path", "A path begins with '/', and not with '//'."],
  "path-rootless": "a path",
};

/**
 * Words for schemes whose URIs have a host and a port after `//`, but no user information.
 *
 * @param rule the top rule
 * @param uri how messages call a URI of the scheme
 * @param rest what follows the host and the port
 */
export function serverWords(rule: string, uri: string, rest: string): RuleWords {
  return {
    ...addressWords,
    ...portWords,
    [rule]: [uri, `After '//' come a host without user information, an optional port with ':', and ${rest}.`],
    host: [
      `the host of ${uri}`,
      `No user information can come before the host; after it come an optional port with ':', and ${rest}.`,
    ],
  };
}

/** The words for the rules that schemes take from RFC 3986. */
export const genericWords: RuleWords = hierarchyWords;
