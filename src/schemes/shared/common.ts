/**
 * Checks that several schemes have in common; each cites its own section.
 *
 * @module
 */
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type Check } from "../mechanism/check.js";

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

/** Looks for a password in the user information: what follows its first ":". */
export function findPassword(message: string): Check["find"] {
  return ({ input, authority }) => {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const colon = input.slice(start, end).indexOf(":");
    if (colon < 0) return NOTHING;
    const hint = { start: start + colon, end, text: "", message: "Remove it." };
    return [{ start: start + colon, end, message, hint }];
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

/**
 * A requirement, for schemes whose characters outside ASCII are those of UTF-8.
 *
 * @param section where that is demanded
 */
export function utf8(section: string): Check {
  return {
    code: "utf-8",
    section,
    rule: "pct-encoded",
    summary: "Percent-encoded octets outside ASCII are UTF-8.",
    *find({ input }) {
      // One run at a time: an octet of ASCII between two others ends a character.
      for (const { 0: run, index } of input.matchAll(/(?:%[89A-F][\dA-F])+/gi)) {
        if (isUTF8(run)) continue;
        yield { start: index, end: index + run.length, message: "These octets are not the UTF-8 of any characters." };
        return;
      }
    },
  };
}

function isUTF8(triplets: string): boolean {
  try {
    decodeURIComponent(triplets);
    return true;
  } catch {
    return false;
  }
}

/** The same advice, for schemes whose own tree has the port and whose URIs have no authority. */
export const nodePortRange: Check<{ readonly port: Leaf | null }> = {
  code: "port-range",
  level: "advice",
  section: "RFC6335:6",
  rule: "port",
  summary: "A port has 16 bits.",
  find({ node: { port } }) {
    if (port === null || Number(port.value) <= LAST_PORT) return NOTHING;
    const { start, end } = port;
    return [{ start, end, message: "A port has 16 bits: none is greater than 65535." }];
  },
};
