/**
 * The schemes `aaa` and `aaas` (RFC 6733 section 4.3.1).
 *
 * @module
 */
import type { AaasURI, AaaURI } from "../../../generated/scheme/aaa.tree.js";
import { lowerCase } from "../../core/percent.js";
import { defaultPortOf, withoutZeros } from "../../core/ports.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const code: SchemeCode<AaaURI | AaasURI> = {
  requirements: [diameterOverUDP],
  normalize,
};
