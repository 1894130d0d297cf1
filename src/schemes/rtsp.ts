/**
 * The schemes `rtsp` and `rtsps` (RFC 7826 section 4.2).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/rtsp.js";
import type { RTSPURI } from "../../generated/scheme/rtsp.tree.js";
import type { Check, Finding, Span } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { few, pathSpan } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/rtsp.tree.js";

const parameters: Check<null> = {
  code: "parameters",
  section: "20.2.1",
  rule: "segment",
  summary: 'A segment has one ";" at most.',
  find: ({ input, authority }) => few(laterSemicolons(input, pathSpan(input, authority))),
};

/** Each ";" that comes after another in its segment. */
function* laterSemicolons(input: string, { start, end }: Span): Generator<Finding> {
  let isFirst = true;
  for (let at = start; at < end; at++) {
    if (input[at] === "/") isFirst = true;
    if (input[at] !== ";") continue;
    if (!isFirst) {
      const hint = { start: at, end: at + 1, text: "%3B", message: 'Write "%3B".' };
      yield { start: at, end: at + 1, message: 'A segment has one ";" at most, before its parameter.', hint };
    }
    isFirst = false;
  }
}

const shared = {
  specification: rfc(7826, "Real-Time Streaming Protocol Version 2.0"),
  section: "4.2",
  status: "permanent",
  grammar,
  requirements: [emptyHost("4.2"), portRange],
  mistakes: [noAuthority("4.2"), parameters],
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
 * validate("rtsps:example.com").diagnostics[0].code; // => "rtsps/no-authority"
 * normalize("rtsps://example.com:322/a"); // => "rtsps://example.com/a"
 */
export const rtsps: Scheme<RTSPURI> = defineScheme({
  ...shared,
  name: "rtsps",
  examples: ["rtsps://example.com/twister.3gp/trackID=1"],
});
