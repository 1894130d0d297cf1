/**
 * The schemes `turn` and `turns` (RFC 7065).
 *
 * @module
 */
import type { TurnURI } from "../../../generated/scheme/turn.tree.js";
import type { SchemeEdit, Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { normalizeServer, requiredHost } from "../shared/server.js";

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

export const code: SchemeCode<TurnURI> = {
  requirements: [requiredHost],
  normalize,
};
