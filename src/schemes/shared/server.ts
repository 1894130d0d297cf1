/**
 * What the schemes have in common that name a server by its host and port right after the scheme: `stun` and `turn`
 * with their secure variants.
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { StunURI } from "../../../generated/scheme/stun.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "./edits.js";

/** What the trees of such URIs have in common. */
type Server = Pick<StunURI, "host" | "port">;

/** A requirement: the grammar's host can be empty, but the documents require one (section 3.2 of both). */
export const requiredHost: Check<Server> = {
  code: "empty-host",
  section: "3.2",
  rule: "host",
  summary: "The host is not empty.",
  find({ node: { host } }) {
    const { start, end } = host;
    return end > start ? NOTHING : [{ start, end, message: "The host must not be empty." }];
  },
};

/**
 * Hosts are compared without case, and an empty port is none (RFC 3986 sections 3.2.2 and 3.2.3). The default port stays:
 * a server that is named with its port is looked up in another way (RFC 5389 section 9, RFC 5928 section 3).
 */
export function* normalizeServer({ input, node: { host, port } }: Subject<Server>): Generator<SchemeEdit> {
  yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "RFC3986:3.2.2");
  if (port?.value === "") yield { start: port.start - 1, end: port.end, text: "", section: "RFC3986:3.2.3" };
}
