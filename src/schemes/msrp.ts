/**
 * The schemes `msrp` and `msrps` (RFC 4975).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/msrp.js";
import type { MSRPURI } from "../../generated/scheme/msrp.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { findPassword, ofServers } from "./shared/common.js";
import { languageOf } from "./mechanism/grammar.js";
import { canonicalBy, rewrite } from "./shared/edits.js";
import { withoutEmptyPort } from "./shared/server.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";
import { PASSWORD } from "./shared/messages.js";

export type * from "../../generated/scheme/msrp.tree.js";

const canonical = canonicalBy(languageOf(grammar));

const addressPort: Check<MSRPURI> = {
  code: "address-port",
  section: "6",
  rule: "port",
  summary: "A port must follow an IP address.",
  find({ node: { host, port } }) {
    if (host.type === "reg-name" || port !== null) return NOTHING;
    const { start, end } = host;
    return [{ start, end, message: "The port is missing after the IP address. Write ':' and a port." }];
  },
};

const password: Check<MSRPURI> = {
  code: "password",
  section: "6",
  rule: "userinfo",
  summary: "The user information must not contain a password.",
  find: findPassword(PASSWORD),
};

const shared: Omit<SchemeDefinition<MSRPURI>, "name"> = {
  specification: rfc(4975, "The Message Session Relay Protocol (MSRP)"),
  section: "6",
  status: "permanent",
  requirements: [addressPort, password, ...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "MSRP-URI": [
      "an MSRP URI",
      "After '//', an MSRP URI has a host, an optional port, an optional '/' with a session, and ';' with a transport such as 'tcp'.",
    ],
    host: ["the host", "The host is not empty. In it, ';' must be percent-encoded, because it begins the transport."],
    "session-id": ["a session", "A session has only letters, digits, '-', '.', '_', '~', '+', '=' and '/'."],
    transport: ["the transport", "The transport is a name such as 'tcp', of letters and digits."],
    "URI-parameter": ["a parameter", "A parameter is ';', a name, and an optional '=' with a value."],
  },
  // Path normalization is not relevant (section 6.1).
  without: ["dot-segments", "empty-path"],
  *normalize({ input, node }) {
    const { userinfo, host, port } = node;
    if (userinfo !== null) yield* rewrite(input, userinfo, canonical(userinfo.value), "6.1");
    yield* rewrite(input, host, lowerCase(canonical(input.slice(host.start, host.end))), "6.1");
    yield* withoutEmptyPort(port);
    yield* rewrite(input, node.transport, lowerCase(node.transport.value), "6.1");
    // Tokens ignore case (section 9).
    for (const parameter of node.parameters) {
      yield* rewrite(input, parameter, lowerCase(input.slice(parameter.start, parameter.end)), "9");
    }
  },
  // The user information is not compared.
  *equate({ node: { userinfo } }) {
    if (userinfo !== null) yield { start: userinfo.start, end: userinfo.end + 1, text: "" };
  },
};

/**
 * The scheme `msrp`.
 *
 * @example
 * import { msrp } from "uri-grammar/schemes/msrp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([msrp]);
 * validate("msrp://192.0.2.1;tcp").diagnostics[0].code; // => "msrp/address-port"
 * normalize("MSRP://Host.Example.com:8493/asfd34;TCP"); // => "msrp://host.example.com:8493/asfd34;tcp"
 */
export const msrp: Scheme<MSRPURI> = defineScheme({
  ...shared,
  name: "msrp",
  grammar,
  examples: ["msrp://host.example.com:8493/asfd34;tcp", "msrp://alice.example.com:7394/2s93i9ek2a;tcp"],
});

/**
 * The scheme `msrps`.
 *
 * @example
 * import { msrps } from "uri-grammar/schemes/msrp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([msrps]);
 * validate("msrps://host.example.com:8493/asfd34").diagnostics[0].code; // => "msrps/incomplete"
 */
export const msrps: Scheme<MSRPURI> = defineScheme({
  ...shared,
  name: "msrps",
  grammar,
  examples: ["msrps://atlanta.example.com:7654/jshA7weso3ks;tcp"],
});
