/**
 * The scheme `iris` (RFC 3981 section 7) and the schemes for its transports: `iris.beep` (RFC 3983), `iris.lwz` (RFC
 * 4993), `iris.xpc` and `iris.xpcs` (RFC 4992).
 *
 * @module
 */
import type { IrisUri } from "../../../generated/scheme/iris.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import { normalizeServer } from "../shared/server.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const code: SchemeCode<IrisUri> = {
  requirements: [directAuthority],
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
