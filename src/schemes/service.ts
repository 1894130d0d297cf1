/**
 * The scheme `service` (RFC 2609).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/service.js";
import type { ServiceURL } from "../../generated/scheme/service.tree.js";
import { lowerCase } from "../core/percent.js";
import { ofServers } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/service.tree.js";

/**
 * The scheme `service`.
 *
 * @example
 * import { service } from "uri-grammar/schemes/service";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([service]);
 * validate("service://host.example").diagnostics[0].code; // => "service/slashes"
 * normalize("service:Printer:LPR://Host.example/a"); // => "service:printer:lpr://host.example/a"
 */
export const service: Scheme<ServiceURL> = defineScheme({
  name: "service",
  specification: rfc(2609, "Service Templates and Service: Schemes"),
  section: "2.1",
  status: "permanent",
  grammar,
  examples: ["service:acap://some.where.net;authentication=KERBEROSV4"],
  requirements: ofServers,
  words: {
    ...addressWords,
    ...portWords,
    "service-URL": [
      "a service URI",
      "A service URI is 'service:', the type of a service, ':', and the address of the service, such as '//' with a host.",
    ],
    "service-type": [
      "the type of a service",
      "A type is a name, or two names with ':' between them. '.' and the name of an authority can follow the first name.",
    ],
    site: [
      "the address of a service",
      "An address is '//' with an optional host, '/ipx/' with an IPX address, or '/at/' with an AppleTalk address.",
    ],
    "attr-list": ["a list of attributes", "An attribute is ';', a name, and an optional '=' with a value."],
  },
  // The path of the generic syntax contains the host here.
  without: ["dot-segments"],
  *normalize({ input, node: { serviceType, site } }) {
    yield* rewrite(input, serviceType, lowerCase(serviceType.value), "2.1");
    if (site.type !== "ipsite" || site.host === null) return;
    const { start, end } = site.host;
    yield* rewrite(input, site.host, lowerCase(input.slice(start, end)), "RFC3986:3.2.2");
  },
});
