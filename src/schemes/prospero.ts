/**
 * The scheme `prospero` (RFC 4157).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/prospero.js";
import type { ProsperoURL } from "../../generated/scheme/prospero.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { pathSpan } from "./shared/edits.js";
import { noQuery, noUserinfo } from "./shared/internet.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/prospero.tree.js";

const noName: Check = {
  code: "no-name",
  section: "2",
  rule: "hsoname",
  summary: 'After the host come "/" and the name of the object.',
  find({ authority, input }) {
    if (authority === null || input.startsWith("/", authority.end)) return NOTHING;
    const { end } = authority;
    return [{ start: end, end, message: 'After the host come "/" and the name of the object.' }];
  },
};

/** A ";" with nothing after it that has a "=", up to the next one. */
const LONE = /;(?=[^;=]*(?![^;]))/g;

const noValue: Check = {
  code: "no-value",
  section: "2",
  rule: "fieldspec",
  summary: 'After a ";" come a field, "=" and a value; in the name it is encoded.',
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const text = input.slice(path.start, path.end);
    const at = text.search(LONE);
    if (at < 0) return NOTHING;
    const [start, end] = [path.start + at, path.end];
    const message = 'After a ";" come a field, "=" and a value: in the name, ";" must be encoded.';
    const hint = { start, end, text: text.slice(at).replace(LONE, "%3B"), message: 'Write "%3B" in place of ";".' };
    return [{ start, end: start + 1, message, hint }];
  },
};

/** A field, perhaps with "=" and its value, up to what neither can have unencoded: that is the last character. */
const DELIMITER = /;[^;=/]*(?:\/|=[^;=/]*[/=])/;

const delimiter: Check = {
  code: "field-delimiter",
  section: "2",
  rule: "fieldspec",
  summary: 'A "/" or a further "=" in a field or in its value is encoded.',
  find({ authority, input }) {
    const path = pathSpan(input, authority);
    const text = input.slice(path.start, path.end);
    const match = DELIMITER.exec(text);
    if (match === null) return NOTHING;
    const start = path.start + match.index + match[0].length - 1;
    const fields = text.indexOf(";");
    const hint = {
      start: path.start + fields,
      end: path.end,
      text: text.slice(fields).replace(/[^;]+/g, encodedField),
      message: 'Write "%2F" in place of "/", and "%3D" in place of "=".',
    };
    const message = 'In a field and in its value, "/" and a further "=" must be encoded.';
    return [{ start, end: start + 1, message, hint }];
  },
};

/** A field and its value with only the "=" between them left. */
function encodedField(text: string): string {
  const value = text.indexOf("=") + 1;
  return `${text.slice(0, value)}${text.slice(value).replaceAll("=", "%3D")}`.replaceAll("/", "%2F");
}

/**
 * The scheme `prospero`.
 *
 * @example
 * import { prospero } from "uri-grammar/schemes/prospero";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([prospero]);
 * validate("prospero:///a").diagnostics[0].code; // => "prospero/empty-host"
 */
export const prospero: Scheme<ProsperoURL> = defineScheme({
  name: "prospero",
  specification: rfc(4157, "The prospero URI Scheme"),
  section: "2",
  status: "historical",
  grammar,
  examples: ["prospero://example.com//pros/name"],
  requirements: [emptyHost("2"), portRange],
  mistakes: [noAuthority("2"), noUserinfo("2"), noName, noValue, delimiter, noQuery("2", "hsoname")],
  // No significance may be assumed for the slashes of a name.
  without: ["dot-segments"],
});
