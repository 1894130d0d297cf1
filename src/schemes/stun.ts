/**
 * The schemes `stun` and `stuns` (RFC 7064).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/stun.js";
import type { StunURI } from "../../generated/scheme/stun.tree.js";
import type { RuleWords } from "../explain/report.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { normalizeServer, requiredHost } from "./shared/server.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/stun.tree.js";

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "The host has no user information before it. Only ':' and a port can follow it."],
  stunURI: [
    "a STUN URI",
    "A STUN URI is the scheme, a host and an optional port. User information, a path and a query are not allowed.",
  ],
};

const shared = {
  specification: rfc(7064, "URI Scheme for the Session Traversal Utilities for NAT (STUN) Protocol"),
  section: "3",
  status: "permanent",
  grammar,
  requirements: [requiredHost, ...ofServers],
  words,
  // The path of the generic syntax is a host here.
  without: ["dot-segments"],
  normalize: normalizeServer,
} as const;

/**
 * The scheme `stun`.
 *
 * @example
 * import { stun } from "uri-grammar/schemes/stun";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([stun]);
 * validate("stun://example.org").diagnostics[0].code; // => "stun/slashes"
 * normalize("STUN:EXAMPLE.org:"); // => "stun:example.org"
 */
export const stun: Scheme<StunURI> = defineScheme({
  ...shared,
  name: "stun",
  examples: ["stun:example.org", "stun:example.org:8000"],
});

/**
 * The scheme `stuns`.
 *
 * @example
 * import { stuns } from "uri-grammar/schemes/stun";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([stuns]);
 * validate("stuns://example.org").diagnostics[0].code; // => "stuns/slashes"
 * normalize("STUNS:EXAMPLE.org:"); // => "stuns:example.org"
 */
export const stuns: Scheme<StunURI> = defineScheme({
  ...shared,
  name: "stuns",
  examples: ["stuns:example.org"],
});
