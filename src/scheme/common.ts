/**
 * Checks that several schemes have in common; each cites its own section.
 *
 * @module
 */
import { NOTHING, type Check } from "./check.js";

/**
 * A mistake, for schemes whose grammar asks for an authority.
 *
 * @param section where the grammar stands
 */
export function noAuthority(section: string): Check {
  return {
    code: "no-authority",
    section,
    rule: "authority",
    summary: 'After the scheme come "//" and an authority.',
    find({ uri: { authority, scheme, path } }) {
      if (authority !== null) return NOTHING;
      const start = scheme.end + 1;
      const end = path.type === "path-absolute" ? start + 1 : start;
      const hint = { start, end, text: "//", message: 'Write "//".' };
      return [{ start, end, message: 'After the ":" come "//" and the host.', hint }];
    },
  };
}

/**
 * A requirement, for schemes whose hosts cannot be empty although their grammar lets them.
 *
 * @param section where they are forbidden
 */
export function emptyHost(section: string): Check {
  return {
    code: "empty-host",
    section,
    rule: "host",
    summary: "The host is not empty.",
    find({ authority }) {
      if (authority === null || authority.host.end > authority.host.start) return NOTHING;
      const { start, end } = authority.host;
      return [{ start, end, message: "The host must not be empty." }];
    },
  };
}

/** Ports of TCP and UDP have 16 bits. */
const LAST_PORT = 0xffff;

/** Advice, for schemes whose ports are those of TCP. */
export const portRange: Check = {
  code: "port-range",
  level: "advice",
  section: "RFC9293:3.1",
  rule: "port",
  summary: "A port of TCP has 16 bits.",
  find({ authority, input }) {
    if (!authority?.port) return NOTHING;
    const { start, end } = authority.port;
    if (Number(input.slice(start, end)) <= LAST_PORT) return NOTHING;
    return [{ start, end, message: "A port of TCP has 16 bits: none is greater than 65535." }];
  },
};
