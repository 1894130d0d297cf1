/**
 * The schemes `turn` and `turns` (RFC 7065).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/turn.js";
import type { TurnURI } from "../../generated/scheme/turn.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { SchemeEdit, Subject } from "./mechanism/check.js";
import { ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { normalizeServer, requiredHost } from "./shared/server.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/turn.tree.js";

/** Normalizes the server and the transport. The names of transports are literals in the ABNF, which ignore case. */
function* normalize(subject: Subject<TurnURI>): Generator<SchemeEdit> {
  yield* normalizeServer(subject);
  const { input, node } = subject;
  const { keyword, transport } = node;
  if (keyword !== null) yield* rewrite(input, keyword, "transport", "3.1");
  if (transport !== null && /^(?:udp|tcp)$/i.test(transport.value)) {
    yield* rewrite(input, transport, transport.value.toLowerCase(), "3.1");
  }
}

const words: RuleWords = {
  ...genericWords,
  host: [
    "the host",
    "The host has no user information before it. Only ':' with a port and '?transport=' can follow it.",
  ],
  turnURI: [
    "a TURN URI",
    "A TURN URI is the scheme, a host, an optional port, and an optional '?transport=' with a transport. User information and a path are not allowed.",
  ],
  transport: ["the transport", "A transport is a name such as 'udp', of letters, digits, '-', '.', '_' and '~'."],
};

const shared = {
  specification: rfc(7065, "Traversal Using Relays around NAT (TURN) Uniform Resource Identifiers"),
  section: "3",
  status: "permanent",
  grammar,
  requirements: [requiredHost, ...ofServers],
  words,
  // The path of the generic syntax is a host here.
  without: ["dot-segments"],
  normalize,
} as const;

/**
 * The scheme `turn`.
 *
 * @example
 * import { turn } from "uri-grammar/schemes/turn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([turn]);
 * validate("turn:example.org?transport=").diagnostics[0].code; // => "turn/incomplete"
 * normalize("TURN:EXAMPLE.org:?Transport=UDP"); // => "turn:example.org?transport=udp"
 */
export const turn: Scheme<TurnURI> = defineScheme({
  ...shared,
  name: "turn",
  examples: [
    "turn:example.org",
    "turn:example.org:8000",
    "turn:example.org?transport=udp",
    "turn:example.org?transport=tcp",
  ],
});

/**
 * The scheme `turns`.
 *
 * @example
 * import { turns } from "uri-grammar/schemes/turn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([turns]);
 * validate("turns:?transport=tcp").diagnostics[0].code; // => "turns/empty-host"
 * normalize("TURNS:EXAMPLE.org:?Transport=TCP"); // => "turns:example.org?transport=tcp"
 */
export const turns: Scheme<TurnURI> = defineScheme({
  ...shared,
  name: "turns",
  examples: ["turns:example.org", "turns:example.org?transport=tcp"],
});
