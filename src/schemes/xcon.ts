/**
 * The schemes `xcon` and `xcon-userid` (RFC 6501).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/xcon.js";
import type { XCONURI, XCONUSERID } from "../../generated/scheme/xcon.tree.js";
import { lowerCase } from "../core/percent.js";
import type { SchemeEdit, Subject } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { dnsName } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords } from "./shared/words.js";

export type * from "../../generated/scheme/xcon.tree.js";

/** Makes the normal form of both schemes: everything in lower case. */
const lower = (section: string) =>
  function* ({ input }: Subject): Generator<SchemeEdit> {
    yield* rewrite(input, { start: 0, end: input.length }, lowerCase(input), section);
  };

const shared = {
  specification: rfc(6501, "Conference Information Data Model for Centralized Conferencing (XCON)"),
  status: "permanent",
  grammar,
  // An identifier has no hierarchy, although "/" can occur in it.
  without: ["dot-segments"],
} as const;

/**
 * The scheme `xcon`, for conferences.
 *
 * @example
 * import { xcon } from "uri-grammar/schemes/xcon";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([xcon]);
 * validate("xcon:@example.com").diagnostics[0].code; // => "xcon/character"
 * normalize("xcon:Ji092i@Example.com"); // => "xcon:ji092i@example.com"
 */
export const xcon: Scheme<XCONURI> = defineScheme({
  ...shared,
  name: "xcon",
  section: "3.3.1",
  examples: ["xcon:Ji092i@example.com"],
  requirements: [dnsName],
  words: {
    ...addressWords,
    "XCON-URI": ["an xcon URI", "An xcon URI is 'xcon:', an optional identifier with '@', and a host."],
    "conf-object-id": ["the identifier of a conference", "The identifier has only letters, digits and '-._~+=/'."],
    host: ["the host of an xcon URI", "The host has no port after it."],
  },
  normalize: lower("3.3.2"),
});

/**
 * The scheme `xcon-userid`, for users of a conference.
 *
 * @example
 * import { xconUserid } from "uri-grammar/schemes/xcon";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([xconUserid]);
 * validate("xcon-userid:a@b").diagnostics[0].code; // => "xcon-userid/character"
 * normalize("XCON-USERID:John"); // => "xcon-userid:john"
 */
export const xconUserid: Scheme<XCONUSERID> = defineScheme({
  ...shared,
  name: "xcon-userid",
  section: "4.6.5",
  examples: ["XCON-USERID:John"],
  words: {
    "XCON-USERID": ["an xcon-userid URI", "An xcon-userid URI is 'xcon-userid:' and the identifier of a user."],
    "conf-user-id": ["the identifier of a user", "The identifier has only letters, digits and '-._~'."],
  },
  normalize: lower("4.6.5"),
});
