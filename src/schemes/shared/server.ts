/**
 * What the schemes have in common that name a server by its host and port right after the scheme: `stun` and `turn`
 * with their secure variants.
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { StunURI } from "../../../generated/scheme/stun.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { doubleSlash } from "./common.js";
import { pathSpan, rewrite } from "./edits.js";

/** What the trees of such URIs have in common. */
type Server = Pick<StunURI, "host" | "port">;

/** A requirement: the grammar's host can be empty, the document's is required (section 3.2 of both documents). */
export const requiredHost: Check<Server> = {
  code: "empty-host",
  section: "3.2",
  rule: "host",
  summary: "The host is required.",
  find({ node: { host } }) {
    const { start, end } = host;
    return end > start ? NOTHING : [{ start, end, message: "The host is required: it must not be empty." }];
  },
};

/**
 * How refusals are explained by what stands in front of a query.
 *
 * @param rule the top rule
 */
export function serverMistakes(rule: string): readonly Check<null>[] {
  const section = "3.1";
  return [
    doubleSlash(section, rule),
    {
      code: "userinfo",
      section,
      rule: "host",
      summary: "There is no user information.",
      find({ input, authority }) {
        const path = pathSpan(input, authority);
        const at = input.slice(path.start, path.end).lastIndexOf("@");
        if (at < 0) return NOTHING;
        const { start } = path;
        const hint = { start, end: start + at + 1, text: "", message: "Remove it." };
        return [{ start, end: start + at, message: "This scheme has no user information.", hint }];
      },
    },
    {
      code: "path",
      section,
      rule,
      summary: "There is no path.",
      find({ input, authority }) {
        const { start: from, end } = pathSpan(input, authority);
        const slash = input.slice(from, end).indexOf("/");
        if (slash < 0) return NOTHING;
        const start = from + slash;
        const hint = { start, end, text: "", message: "Remove it." };
        return [{ start, end, message: "After the host and the port there is no path.", hint }];
      },
    },
    {
      code: "port",
      section,
      rule: "port",
      summary: "A port is digits.",
      find({ input, authority }) {
        const path = pathSpan(input, authority);
        const [server] = input.slice(path.start, path.end).split("/", 1) as [string];
        const start = path.start + server.lastIndexOf(":") + 1;
        const end = path.start + server.length;
        if (start === path.start || !/\D/.test(input.slice(start, end))) return NOTHING;
        return [{ start, end, message: "After the host and its colon comes a port, of digits alone." }];
      },
    },
  ];
}

/**
 * Hosts are compared without case, and an empty port is none (RFC 3986 sections 3.2.2 and 3.2.3). The default port stays:
 * a server that is named with its port is looked up in another way (RFC 5389 section 9, RFC 5928 section 3).
 */
export function* normalizeServer({ input, node: { host, port } }: Subject<Server>): Generator<SchemeEdit> {
  yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "RFC3986:3.2.2");
  if (port?.value === "") yield { start: port.start - 1, end: port.end, text: "", section: "RFC3986:3.2.3" };
}
