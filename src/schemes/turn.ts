/**
 * The schemes `turn` and `turns` (RFC 7065).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/turn.js";
import type { TurnURI } from "../../generated/scheme/turn.tree.js";
import { type SchemeEdit, type Subject } from "./mechanism/check.js";
import { nodePortRange } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { normalizeServer, requiredHost } from "./shared/server.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/turn.tree.js";

/** As a server, with the transport: the names that the document gives are literals of its ABNF, which ignore case. */
function* normalize(subject: Subject<TurnURI>): Generator<SchemeEdit> {
  yield* normalizeServer(subject);
  const { input, node } = subject;
  const { keyword, transport } = node;
  if (keyword !== null) yield* rewrite(input, keyword, "transport", "3.1");
  if (transport !== null && /^(?:udp|tcp)$/i.test(transport.value)) {
    yield* rewrite(input, transport, transport.value.toLowerCase(), "3.1");
  }
}

const shared = {
  specification: rfc(7065, "Traversal Using Relays around NAT (TURN) Uniform Resource Identifiers"),
  section: "3",
  status: "permanent",
  grammar,
  requirements: [requiredHost, nodePortRange],
  // What looks like a path is a host.
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
 * validate("turn:example.org?transport=").diagnostics[0].code; // => "turn/transport"
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
 * validate("turns:u@example.org").diagnostics[0].code; // => "turns/userinfo"
 * normalize("TURNS:EXAMPLE.org:?Transport=TCP"); // => "turns:example.org?transport=tcp"
 */
export const turns: Scheme<TurnURI> = defineScheme({
  ...shared,
  name: "turns",
  examples: ["turns:example.org", "turns:example.org?transport=tcp"],
});
