/** Terms and descriptions for the rules of RFC 3986 that the schemes' grammars import. @module */
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
