/**
 * The scheme `prospero` (RFC 1738 section 3.11).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Prosperourl } from "../../standards/rfc1738/nodes.js";
import { NOTHING } from "../mechanism/check.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, treeBy, urlScheme } from "./common.js";
import { octetsOf } from "./octets.js";

/** The object that a Prospero URL designates. Each string has one character for each octet. */
export interface ProsperoLink {
  /** The host-specific object name. It is opaque, and its slashes need not mean a hierarchy. */
  readonly hsoname: string;
  /** The fields that also identify the target, such as `OBJECT-VERSION`, in the order of the URL. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Returns the object that a Prospero URL designates (RFC 1738 section 3.11).
 *
 * `prospero://host.dom//pros/name` has the hsoname `/pros/name`. The first slash belongs to the URL's syntax.
 *
 * @param url the tree of a Prospero URL
 * @returns the host-specific object name and the fields
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { prosperoLink } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("prospero://host.dom//pros/name;OBJECT-VERSION=1", { rule: "prosperourl" });
 * prosperoLink(url); // => { hsoname: "/pros/name", fields: [{ name: "OBJECT-VERSION", value: "1" }] }
 */
export function prosperoLink(url: Prosperourl): ProsperoLink {
  const { path, fields } = treeBy(url, "prosperourl");
  return {
    hsoname: path.segments.map(octetsOf).join("/"),
    fields: fields.map(({ fieldname, fieldvalue }) => ({ name: octetsOf(fieldname), value: octetsOf(fieldvalue) })),
  };
}

/** Only ";" is reserved in an hsoname. */
const IN_NAME = charactersOf("/?:@&=");
/** The characters that a field may contain and that are not reserved there. */
const IN_FIELD = charactersOf("?:@&");

/**
 * The scheme `prospero` as RFC 1738 defines it.
 *
 * @example
 * import { prospero } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([prospero]);
 * validate("prospero://a_b.dom/a", { standard: "rfc1738" }).diagnostics[0].code; // => "prospero/character"
 * normalize("prospero://Host.Dom:1525/%2Fpros%2fname", { standard: "rfc1738" }); // => "prospero://host.dom//pros/name"
 */
export const prospero: Scheme<Prosperourl, NodeBase> = urlScheme("prosperourl", {
  name: "prospero",
  section: "3.11",
  status: "historical",
  defaultPort: "1525",
  examples: ["prospero://host.dom//pros/name", "prospero://host.dom//pros/name;OBJECT-VERSION=1"],
  place: ({ hostport }) => hostport,
  requirements: [
    {
      code: "empty-field-name",
      level: "advice",
      section: "3.11",
      rule: "fieldname",
      summary: "The name of a field should not be empty.",
      find({ node: { fields } }) {
        const field = fields.find(({ fieldname }) => fieldname.value === "");
        if (!field) return NOTHING;
        const { start, end } = field.fieldname;
        return [{ start, end, message: "The name of a field should not be empty." }];
      },
    },
  ],
  *normalize({ node: { path, fields } }) {
    yield* decodedForm(path.segments, IN_NAME, "3.11");
    for (const { fieldname, fieldvalue } of fields) yield* decodedForm([fieldname, fieldvalue], IN_FIELD, "2.2");
  },
});
