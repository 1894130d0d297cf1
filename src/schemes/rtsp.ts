/**
 * The schemes `rtsp` and `rtsps` (RFC 7826 section 4.2).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/rtsp.js";
import type { RTSPURI } from "../../generated/scheme/rtsp.tree.js";
import type { RuleWords } from "../explain/report.js";
import { emptyHost, ofNamedServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/rtsp.tree.js";

const words: RuleWords = {
  ...genericWords,
  "URI-rest": [
    "an rtsp URI",
    "An RTSP URI has '//', an authority, a path, and an optional '?' with a query after the scheme.",
  ],
  segment: [
    "a segment of the path",
    "A segment has at most one ';', which begins its parameter. Any other ';' must be percent-encoded.",
  ],
};

const shared = {
  specification: rfc(7826, "Real-Time Streaming Protocol Version 2.0"),
  section: "4.2",
  status: "permanent",
  grammar,
  requirements: [emptyHost("4.2"), ...ofNamedServers],
  words,
} as const;

/**
 * The scheme `rtsp`.
 *
 * @example
 * import { rtsp } from "uri-grammar/schemes/rtsp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([rtsp]);
 * validate("rtsp:///x").diagnostics[0].code; // => "rtsp/empty-host"
 * normalize("rtsp://example.com:554/a"); // => "rtsp://example.com/a"
 */
export const rtsp: Scheme<RTSPURI> = defineScheme({
  ...shared,
  name: "rtsp",
  examples: ["rtsp://media.example.com:554/twister/audiotrack", "rtsp://media.example.com:554/twister"],
});

/**
 * The scheme `rtsps`.
 *
 * @example
 * import { rtsps } from "uri-grammar/schemes/rtsp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([rtsps]);
 * validate("rtsps:example.com").diagnostics[0].code; // => "rtsps/slashes"
 * normalize("rtsps://example.com:322/a"); // => "rtsps://example.com/a"
 */
export const rtsps: Scheme<RTSPURI> = defineScheme({
  ...shared,
  name: "rtsps",
  examples: ["rtsps://example.com/twister.3gp/trackID=1"],
});
