/** Requirements that several schemes share. Each scheme cites its own section. @module */
import { leavesOf, type NodeBase } from "../../tree/index.js";
import { present } from "../../core/invariant.js";
import { endOfAuthority, withoutFragment } from "../../core/parts.js";
import { LAST_PORT, NO_HOST, PORT_RANGE } from "../../core/ports.js";
import { isLabel, LONGEST_NAME } from "../../core/ipv6.js";
import {
  NOTHING,
  type AuthoritySpans,
  type Check,
  type Finding,
  type Level,
  type Span,
  type Subject,
} from "../mechanism/check.js";
import { decoded, few, NOT_UTF8, notUTF8In } from "./edits.js";
import { requirement, type Find, type Found } from "./sentences.js";

/** Makes the requirement that the host is not empty, for schemes whose grammar allows an empty host. */
export function emptyHost(section: string, level: Level = "MUST"): Check {
  return {
    code: "empty-host",
    level,
    section,
    rule: "host",
    summary: "The host must not be empty.",
    find({ input, authority }) {
      if (authority === null || authority.host.end > authority.host.start) return NOTHING;
      const { start, end } = authority.host;
      const message = NO_HOST;
      const behind = input.slice(end, end + MOST_HOST);
      const file = behind.slice(0, endOfAuthority(behind, 1)).toLowerCase();
      const isFile = FILES.includes(file.slice(file.lastIndexOf(".") + 1));
      if (authority.end > authority.start || !HOST_SEGMENT.test(behind) || isFile) return [{ start, end, message }];
      return [{ start, end, message, repair: { start: end, end: end + 1, text: "", what: "the third '/'" } }];
    },
  };
}

/**
 * A first segment that looks like a host: `localhost`, an address, or labels of which the last consists of letters. By the
 * grammar, it is any segment.
 */
const HOST_SEGMENT =
  /^\/(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,})(?::\d{1,5})?(?=[/?#]|$)/i;

/** What follows the last dot of a first segment that looks like a file name. */
const FILES = /* @__PURE__ */ "asp aspx cgi css gif htm html ico jpg jpeg js json jsp pdf php png svg txt xml".split(
  " ",
);

/** The number of characters of a path to look at. DNS cannot look up a longer name (RFC 1035 section 2.3.4). */
const MOST_HOST = 263;

/** A text that every URI with a too large port has: most URIs need no tree. Ports of 16 bits can match, too. */
const LONG_PORT = /:0*[1-9]\d{4}/;

/**
 * The requirement on the ports of schemes that use TCP, UDP or another protocol with ports of 16 bits: nobody makes a URI
 * with a larger one, and nobody can connect to it. The ports are the leaves `port` of the scheme's own tree.
 */
const aboutPorts = {
  code: "port-range",
  section: "RFC6335:6",
  rule: "port",
  summary: "A port must fit in 16 bits.",
  find(subject: Subject<unknown, NodeBase>): readonly Finding[] {
    if (!LONG_PORT.test(subject.input)) return NOTHING;
    const leaves = leavesOf(subject.node as NodeBase);
    const ports = few(leaves.filter(({ type, value }) => type === "port" && Number(value) > LAST_PORT));
    return ports.map(({ start, end }) => ({ start, end, message: PORT_RANGE }));
  },
};

/** The requirement on the ports that programs read. */
export const portOfConsumers: Check<unknown, NodeBase> = { ...aboutPorts, level: "SHOULD", binds: "consumers" };
/** The requirement on the ports that programs write. */
export const portOfProducers: Check<unknown, NodeBase> = { ...aboutPorts, binds: "producers" };

/** The dots of a host that have no label before them, apart from the host `.`, which is the root of DNS. The grammar allows them. */
const DOTS = /^(?!\.+$)\.+|(?<=\.)\.+/g;

/**
 * The requirement that a host has no empty label, for schemes whose documents demand "//" and look hosts up in DNS. Only the name of the
 * root is empty, so a name can end with a dot.
 */
export const emptyLabel: Check<unknown, NodeBase> = /* @__PURE__ */ requirement(
  {
    code: "empty-label",
    level: "SHOULD",
    section: "RFC3986:3.2.2",
    rule: "reg-name",
    summary: "A name that is looked up in DNS should have no empty label. It can end with one dot.",
    message: "A label is missing before this '.': a domain name has no empty labels.",
  },
  ({ input, authority }) => {
    const { start, end } = present(authority).host;
    // Most URIs need no further look. An address in brackets is no name, and can have two dots in a row.
    if ((!input.startsWith(".", start) && !input.includes("..")) || input.startsWith("[", start)) return NOTHING;
    return few(input.slice(start, end).matchAll(DOTS)).map(({ 0: { length }, index }) => {
      return { start: start + index, end: start + index + length, text: "" };
    });
  },
);

/** The leaves of trees that are names of DNS. */
const NAMES: ReadonlySet<string> = new Set(["reg-name", "hostname", "host-name", "FQDN", "DNS-name"]);

/** The beginnings of the path of a socket, or of the name of one, in place of a host. */
const SOCKETS = ["%2F", "%40"];

/** Returns whether a label fits. A letter beyond ASCII is one of a name that is looked up in Punycode. */
function fits(label: string): boolean {
  if (!label.includes("%")) return isLabel(label);
  const text = decoded(label);
  // No grammar of a URI has such letters.
  return text !== null && isLabel(text.replace(/[^\x00-\x7F]+/g, "a"));
}

/** Yields what is wrong with a name by the syntax of DNS. */
function* faultsOf(name: string, start: number, allowsEmpty: boolean): Generator<Found> {
  let at = start;
  const labels = (name.endsWith(".") ? name.slice(0, -1) : name).split(".");
  for (const label of labels) {
    const end = at + label.length;
    if (label === "" ? !allowsEmpty : !fits(label)) yield { start: at, end };
    at = end + 1;
  }
  // A name in Punycode is shorter than with percent-encoded octets.
  if (at - 1 - start > LONGEST_NAME && !name.includes("%")) {
    const message = "DNS has no name with more than 253 characters. Write a shorter one.";
    yield { start, end: at - 1, message };
  }
}

/** A name of short labels. Most hosts are one, and need no tree. */
const PLAIN = /^[a-z\d]+(?:[.-][a-z\d]+)*$/i;
const LONGEST_PLAIN = 63;

/** Returns whether a URI has one host, which is certainly a name or an address. */
function isPlain(input: string, { start, end, host }: AuthoritySpans): boolean {
  const isShort = host.end - host.start <= LONGEST_PLAIN;
  if (!isShort || !PLAIN.test(input.slice(host.start, host.end)) || input.includes("@", end)) return false;
  const comma = input.indexOf(",", start);
  return comma < 0 || comma > end;
}

/** Makes the requirement on the names of hosts, for schemes that look them up in DNS. Another one can be about empty labels. */
function dnsNameIf(allowsEmpty: boolean): Check<unknown, NodeBase> {
  const find: Find = (subject) => {
    const { input, authority } = subject;
    // Most URIs need no further look. A comma can separate several hosts, and a path can have one after "@".
    if (authority !== null && isPlain(input, authority)) return NOTHING;
    const faultsIn = ({ start, end }: Span): readonly Found[] => {
      const name = input.slice(start, end);
      return name === "" || name.startsWith("[") || SOCKETS.includes(name.slice(0, 3).toUpperCase())
        ? NOTHING
        : [...faultsOf(name, start, allowsEmpty)];
    };
    return leavesOf(subject.node as NodeBase).flatMap((leaf) => (NAMES.has(leaf.type) ? faultsIn(leaf) : NOTHING));
  };
  return requirement(
    {
      code: "dns-name",
      level: "SHOULD",
      binds: "producers",
      section: "RFC3986:3.2.2",
      rule: "reg-name",
      summary: "The name of a host should have the syntax of DNS.",
      message: "This is no label of a DNS name. A label has 1 to 63 letters, digits and inner hyphens.",
    },
    find,
  );
}

/** The requirement that the names of hosts have the syntax of DNS. */
export const dnsName: Check<unknown, NodeBase> = /* @__PURE__ */ dnsNameIf(false);

/** The same for schemes that have the requirement on empty labels. */
export const dnsNameOrEmpty: Check<unknown, NodeBase> = /* @__PURE__ */ dnsNameIf(true);

/** The requirement for schemes whose programs read a "#" as data. A scheme cannot forbid fragments (RFC 3986 section 3.5). */
export const hashIsData: Check<unknown, NodeBase> = /* @__PURE__ */ requirement(
  {
    code: "fragment",
    level: "SHOULD",
    section: "RFC3986:3.5",
    rule: "fragment",
    summary: "Programs of this scheme should get no fragment.",
    message:
      "RFC 3986 reads a fragment after '#', but programs of this scheme read '#' as data. If it is data, write '%23'.",
  },
  ({ parts: { fragment } }) => {
    if (fragment === null) return NOTHING;
    const start = fragment.start - 1;
    return [{ start, end: fragment.end, repair: { start, end: fragment.start, text: "%23", what: "'#'" } }];
  },
);

/** Makes the requirement that characters outside ASCII are percent-encoded as UTF-8. */
export function utf8(section: string, level: Level = "MUST"): Check {
  const summary = `Percent-encoded octets outside ASCII ${level === "MUST" ? "must" : "should"} be UTF-8.`;
  return requirement({ code: "utf-8", level, section, rule: "pct-encoded", summary, message: NOT_UTF8 }, ({ input }) =>
    notUTF8In(withoutFragment(input), 0),
  );
}
