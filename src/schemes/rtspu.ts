/**
 * The scheme `rtspu` (RFC 2326).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/rtspu.js";
import type { RtspURL } from "../../generated/scheme/rtspu.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { queryWords, serverWords } from "./shared/words.js";

export type * from "../../generated/scheme/rtspu.tree.js";

const address: Check<RtspURL> = {
  code: "address",
  level: "SHOULD",
  section: "3.2",
  rule: "host",
  summary: "The host should be a name, not an IP address.",
  find({ node: { host } }) {
    if (host.type === "reg-name") return NOTHING;
    const { start, end } = host;
    return [{ start, end, message: "The host should be a name, because IP addresses should be avoided." }];
  },
};

/**
 * The scheme `rtspu`.
 *
 * @example
 * import { rtspu } from "uri-grammar/schemes/rtspu";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([rtspu]);
 * validate("rtspu:///twister").diagnostics[0].code; // => "rtspu/empty-host"
 * normalize("rtspu://media.example.com:554/a"); // => "rtspu://media.example.com/a"
 */
export const rtspu: Scheme<RtspURL> = defineScheme({
  name: "rtspu",
  specification: rfc(2326, "Real Time Streaming Protocol (RTSP)"),
  section: "3.2",
  status: "permanent",
  grammar,
  examples: ["rtspu://media.example.com:554/twister/audiotrack"],
  requirements: [emptyHost("3.2"), address, ...ofServers],
  words: {
    ...queryWords,
    ...serverWords("rtsp_URL", "an rtspu URI", "an optional path with an optional query"),
    abs_path: "a path",
  },
});
