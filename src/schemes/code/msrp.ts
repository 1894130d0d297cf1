/**
 * The schemes `msrp` and `msrps` (RFC 4975).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/msrp.js";
import type { MSRPURI } from "../../../generated/scheme/msrp.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { findPassword } from "../shared/common.js";
import { languageOf } from "../mechanism/grammar.js";
import { canonicalBy, rewrite } from "../shared/edits.js";
import { withoutEmptyPort } from "../shared/server.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { PASSWORD } from "../shared/messages.js";

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

export const code: SchemeCode<MSRPURI> = {
  requirements: [addressPort, password],
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
