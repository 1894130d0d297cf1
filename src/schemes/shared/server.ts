/**
 * Shared parts of the schemes `stun`, `stuns`, `turn` and `turns`, whose URIs have a host and a port directly after the
 * scheme.
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { StunURI } from "../../../generated/scheme/stun.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "./edits.js";

/** The fields that the trees of these URIs share. */
type Server = Pick<StunURI, "host" | "port">;

/**
 * The requirement that the host is not empty. The grammar allows an empty host, but both documents require one (section
 * 3.2).
 */
export const requiredHost: Check<Server> = {
  code: "empty-host",
  section: "3.2",
  rule: "host",
  summary: "The host must not be empty.",
  find({ node: { host } }) {
    const { start, end } = host;
    return end > start ? NOTHING : [{ start, end, message: "The host is missing. Write it after the scheme." }];
  },
};

/**
 * Yields the edits that convert the host to lower case and remove an empty port (RFC 3986 sections 3.2.2 and 3.2.3).
 * The default port stays, because a server with an explicit port is looked up in a different way (RFC 5389 section 9,
 * RFC 5928 section 3).
 */
export function* normalizeServer({
  input,
  node: { host, port },
}: Pick<Subject<Server>, "input" | "node">): Generator<SchemeEdit> {
  yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "RFC3986:3.2.2");
  yield* withoutEmptyPort(port);
}

/** Yields the edit that removes an empty port and the ":" before it (RFC 3986 section 3.2.3). */
export function* withoutEmptyPort(port: Server["port"]): Generator<SchemeEdit> {
  if (port?.value === "") yield { start: port.start - 1, end: port.end, text: "", section: "RFC3986:3.2.3" };
}
