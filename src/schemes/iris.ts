/**
 * The scheme `iris` (RFC 3981 section 7) and the schemes for its transports: `iris.beep` (RFC 3983), `iris.lwz` (RFC
 * 4993), `iris.xpc` and `iris.xpcs` (RFC 4992).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/iris.js";
import type { IrisUri } from "../../generated/scheme/iris.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { ofServers, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { normalizeServer } from "./shared/server.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { authorityWords } from "./shared/words.js";

export type * from "../../generated/scheme/iris.tree.js";

const directAuthority: Check<IrisUri> = {
  code: "direct-authority",
  section: "RFC3981:7.3.2",
  rule: "authority",
  summary: "Without a resolution method, the authority must be a domain name or an IP address, with an optional port.",
  find({ node: { resolutionMethod, authority } }) {
    const { start, end, userinfo, host } = authority;
    if (resolutionMethod.value !== "" || (userinfo === null && host.end > host.start)) return NOTHING;
    const message = "Write a domain name or an IP address here, without a user.";
    return [{ start, end, message }];
  },
};

/** The part of the URN of a registry that can be left out (section 4.3.2). */
const CLASS = "urn:ietf:params:xml:ns:";

const shared: Omit<SchemeDefinition<IrisUri>, "name" | "specification" | "section"> = {
  status: "permanent",
  requirements: [utf8("RFC3981:7.1"), directAuthority, ...ofServers],
  words: {
    ...authorityWords,
    "iris-uri": [
      "an IRIS URI",
      "An IRIS URI is the scheme, ':', a registry, '/', an optional resolution method, '/' and an authority. '/' with an entity class and '/' with an entity name can follow.",
    ],
    "registry-urn": ["a registry", "A registry is a URN of the class 'ns', or its last part, such as 'dreg1'."],
    "resolution-method": ["a resolution method", "A resolution method can be empty. '/' and an authority follow it."],
    "entity-class": ["an entity class", "'/' and an entity name follow an entity class."],
    "entity-name": ["an entity name", "In a name, '/', ':' and other delimiters must be percent-encoded."],
  },
  // The empty resolution method is not a segment, and the path of the generic syntax is a registry and an authority here.
  without: ["dot-segments"],
  // The identifier of a registry and the host ignore case. "iris" and "id" are the default entity.
  *normalize({ input, node: { registryUrn, authority, entityClass, entityName } }) {
    const urn = lowerCase(registryUrn.value);
    yield* rewrite(input, registryUrn, urn.startsWith(CLASS) ? urn.slice(CLASS.length) : urn, "RFC3981:4.3.2");
    yield* normalizeServer({ input, node: authority });
    if (entityName !== null && entityClass?.value === "iris" && entityName.value === "id") {
      yield { start: authority.end, end: entityName.end, text: "", section: "RFC3981:7.1" };
    }
  },
};

/**
 * The scheme `iris`.
 *
 * @example
 * import { iris } from "uri-grammar/schemes/iris";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([iris]);
 * validate("iris:dreg1//com/domain").diagnostics[0].code; // => "iris/incomplete"
 * normalize("iris:DREG1//COM/iris/id"); // => "iris:dreg1//com"
 */
export const iris: Scheme<IrisUri> = defineScheme({
  ...shared,
  name: "iris",
  specification: rfc(3981, "IRIS: The Internet Registry Information Service (IRIS) Core Protocol"),
  section: "7.1",
  grammar,
  examples: [
    "iris:dreg1//example.com/domain/example.com",
    "iris:dreg1//example.com",
    "iris:dreg1/bottom/example.com/domain/example.com",
  ],
});

/**
 * The scheme `iris.beep`.
 *
 * @example
 * import { irisBeep } from "uri-grammar/schemes/iris";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([irisBeep]);
 * validate("iris.beep:dreg1//").diagnostics[0].code; // => "iris.beep/direct-authority"
 */
export const irisBeep: Scheme<IrisUri> = defineScheme({
  ...shared,
  name: "iris.beep",
  specification: rfc(
    3983,
    "Using the Internet Registry Information Service (IRIS) over the Blocks Extensible Exchange Protocol (BEEP)",
  ),
  section: "7.1",
  grammar,
  examples: ["iris.beep:dreg1//com/domain/example.com", "iris.beep:dreg1/bottom/example.com/domain/example.com"],
});

/**
 * The scheme `iris.lwz`.
 *
 * @example
 * import { irisLwz } from "uri-grammar/schemes/iris";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([irisLwz]);
 * validate("iris.lwz:dreg1//").diagnostics[0].code; // => "iris.lwz/direct-authority"
 */
export const irisLwz: Scheme<IrisUri> = defineScheme({
  ...shared,
  name: "iris.lwz",
  specification: rfc(4993, "A Lightweight UDP Transfer Protocol for the Internet Registry Information Service"),
  section: "7.1.1",
  grammar,
  examples: ["iris.lwz:dreg1//192.0.2.1:44/domain/example.com"],
});

/**
 * The scheme `iris.xpc`.
 *
 * @example
 * import { irisXpc } from "uri-grammar/schemes/iris";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([irisXpc]);
 * validate("iris.xpc:dreg1//").diagnostics[0].code; // => "iris.xpc/direct-authority"
 */
export const irisXpc: Scheme<IrisUri> = defineScheme({
  ...shared,
  name: "iris.xpc",
  specification: rfc(4992, "XML Pipelining with Chunks for the Internet Registry Information Service"),
  section: "13.1",
  grammar,
  examples: ["iris.xpc:dreg1//com/domain/example.com"],
});

/**
 * The scheme `iris.xpcs`.
 *
 * @example
 * import { irisXpcs } from "uri-grammar/schemes/iris";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([irisXpcs]);
 * validate("iris.xpcs:dreg1//").diagnostics[0].code; // => "iris.xpcs/direct-authority"
 */
export const irisXpcs: Scheme<IrisUri> = defineScheme({
  ...shared,
  name: "iris.xpcs",
  specification: rfc(4992, "XML Pipelining with Chunks for the Internet Registry Information Service"),
  section: "13.2",
  grammar,
  examples: ["iris.xpcs:dreg1//com/domain/example.com"],
});
