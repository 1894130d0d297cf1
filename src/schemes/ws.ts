/**
 * The schemes `ws` and `wss` (RFC 6455 section 3).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ws.js";
import type { WsURI, WssURI } from "../../generated/scheme/ws.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/ws.tree.js";

const specification = rfc(6455, "The WebSocket Protocol");

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

const uriSentence =
  "After '//', the URI has a host, an optional port, a path, and an optional '?' with a query. User information is not allowed.";

const words: RuleWords = {
  ...genericWords,
  host: ["the host", "The host has no user information before it."],
  "ws-URI": ["a ws URI", uriSentence],
  "wss-URI": ["a wss URI", uriSentence],
};

const requirements = [fragment, noHost, ...ofNamedServers];

/**
 * Yields the edit that removes an empty query. The resource name contains "?" only if the query is not empty, so the
 * meaning does not change.
 */
function* normalize({ uri: { query } }: Subject<WsURI | WssURI>): Generator<SchemeEdit> {
  if (query?.value === "") yield { start: query.start - 1, end: query.end, text: "", section: "3" };
}

/**
 * The scheme `ws`.
 *
 * @example
 * import { ws } from "uri-grammar/schemes/ws";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ws]);
 * validate("ws://h/chat#f").diagnostics[0].code; // => "ws/fragment"
 * normalize("ws://EXAMPLE.com:80"); // => "ws://example.com/"
 */
export const ws: Scheme<WsURI> = defineScheme({
  name: "ws",
  specification,
  section: "3",
  status: "permanent",
  grammar,
  examples: ["ws://example.com/chat"],
  requirements,
  words,
  normalize,
});

/**
 * The scheme `wss`.
 *
 * @example
 * import { wss } from "uri-grammar/schemes/ws";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([wss]);
 * validate("wss://h/chat#f").diagnostics[0].code; // => "wss/fragment"
 * normalize("wss://EXAMPLE.com:443"); // => "wss://example.com/"
 */
export const wss: Scheme<WssURI> = defineScheme({
  name: "wss",
  specification,
  section: "3",
  status: "permanent",
  grammar,
  examples: ["wss://example.com/chat"],
  requirements,
  words,
  normalize,
});
