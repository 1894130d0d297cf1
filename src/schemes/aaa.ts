/**
 * The schemes `aaa` and `aaas` (RFC 6733 section 4.3.1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/aaa.js";
import type { AaasURI, AaaURI } from "../../generated/scheme/aaa.tree.js";
import type { RuleWords } from "../explain/report.js";
import { lowerCase } from "../core/percent.js";
import { defaultPortOf, withoutZeros } from "../core/ports.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/aaa.tree.js";

type AnyAaa = AaaURI | AaasURI;

const SECTION = "4.3.1";
const DEFAULT_PROTOCOL = "diameter";

const diameterOverUDP: Check<AnyAaa> = {
  code: "diameter-over-udp",
  section: SECTION,
  rule: "transport-protocol",
  summary: "The transport must not be UDP if the protocol is Diameter.",
  find({ node: { transport, protocol } }) {
    if (transport?.value.value.toLowerCase() !== "udp") return NOTHING;
    if ((protocol?.value.value ?? DEFAULT_PROTOCOL).toLowerCase() !== DEFAULT_PROTOCOL) return NOTHING;
    const { start, end } = transport.value;
    return [{ start, end, message: "Diameter does not run over UDP. Write ';transport=tcp' or ';transport=sctp'." }];
  },
};

/** Yields the edits that remove the defaults: the port, TCP and Diameter. The other names ignore case. */
function* normalize({ input, node }: Subject<AnyAaa>): Generator<SchemeEdit> {
  const { scheme, fqdn, port, transport, protocol } = node;
  yield* rewrite(input, fqdn, lowerCase(fqdn.value), "RFC3986:3.2.2");
  if (port !== null && withoutZeros(port.value) === defaultPortOf(scheme.value)) {
    yield { start: port.start - 1, end: port.end, text: "", section: SECTION };
  }
  for (const parameter of [transport, protocol]) {
    if (parameter === null) continue;
    const text = lowerCase(input.slice(parameter.start, parameter.end));
    yield* rewrite(input, parameter, DEFAULTS.has(text) ? "" : text, SECTION);
  }
}

const DEFAULTS = new Set([";transport=tcp", `;protocol=${DEFAULT_PROTOCOL}`]);

const wordsOf = (rule: string, name: string): RuleWords => ({
  [rule]: [
    `an ${name} URI`,
    `After '${name}://', an ${name} URI has a domain name, an optional port, ';transport=' and ';protocol='. A user and a path are not allowed.`,
  ],
  FQDN: [
    "the domain name",
    "A name has labels of letters and digits, with '.' between them. '-' is allowed only inside a label.",
  ],
  port: ["the port", "The port is digits."],
  "transport-protocol": ["the transport", "The transport is 'tcp', 'sctp' or 'udp'."],
  "aaa-protocol": ["the protocol", "The protocol is 'diameter', 'radius' or 'tacacs+'."],
});

const shared = {
  specification: rfc(6733, "Diameter Base Protocol"),
  section: SECTION,
  status: "permanent",
  requirements: [diameterOverUDP, ...ofServers],
  // The grammar has no path.
  without: ["empty-path"],
  normalize,
} as const;

/**
 * The scheme `aaa`.
 *
 * @example
 * import { aaa } from "uri-grammar/schemes/aaa";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([aaa]);
 * validate("aaa://host.example.com;transport=udp").diagnostics[0].code; // => "aaa/diameter-over-udp"
 * normalize("aaa://HOST.example.com;transport=tcp"); // => "aaa://host.example.com"
 */
export const aaa: Scheme<AaaURI> = defineScheme({
  ...shared,
  name: "aaa",
  grammar,
  examples: [
    "aaa://host.example.com;transport=tcp",
    "aaa://host.example.com:6666;transport=tcp;protocol=diameter",
    "aaa://host.example.com:1813;transport=udp;protocol=radius",
  ],
  words: wordsOf("aaa-URI", "aaa"),
});

/**
 * The scheme `aaas`.
 *
 * @example
 * import { aaas } from "uri-grammar/schemes/aaa";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([aaas]);
 * validate("aaas:host.example.com").diagnostics[0].code; // => "aaas/slashes"
 * normalize("aaas://host.example.com:5658"); // => "aaas://host.example.com"
 */
export const aaas: Scheme<AaasURI> = defineScheme({
  ...shared,
  name: "aaas",
  grammar,
  examples: ["aaas://host.example.com;transport=tcp"],
  words: wordsOf("aaas-URI", "aaas"),
});
