/**
 * The schemes `ws` and `wss` (RFC 6455 section 3).
 *
 * @module
 */
import type { WsURI, WssURI } from "../../../generated/scheme/ws.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { emptyHost } from "../shared/common.js";
import type { SchemeCode } from "../mechanism/facts.js";

const fragment: Check = {
  code: "fragment",
  section: "3",
  rule: "fragment",
  summary: "The URI must not have a fragment. Any other '#' must be percent-encoded.",
  find({ parts }) {
    if (parts.fragment === null) return NOTHING;
    const start = parts.fragment.start - 1;
    const { end } = parts.fragment;
    const message = "The URI must not have a fragment. If '#' is data, write '%23'.";
    const repair = { start, end: start + 1, text: "%23" };
    return [{ start, end, message, repair }];
  },
};

/** The document does not forbid an empty host, but a client cannot connect to it. */
const noHost: Check = { ...emptyHost("3"), level: "advice" };

const requirements = [fragment, noHost];

/**
 * Yields the edit that removes an empty query. The resource name contains "?" only if the query is not empty, so the
 * meaning does not change.
 */
function* normalize({ uri: { query } }: Subject<WsURI | WssURI>): Generator<SchemeEdit> {
  if (query?.value === "") yield { start: query.start - 1, end: query.end, text: "", section: "3" };
}

export const code: SchemeCode<WsURI | WssURI> = {
  requirements,
  normalize,
};
