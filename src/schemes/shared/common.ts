/**
 * Requirements that several schemes share. Each scheme cites its own section.
 *
 * @module
 */
import { leavesOf, type NodeBase } from "../../tree/index.js";
import { present } from "../../core/invariant.js";
import { endOfAuthority, withoutFragment } from "../../core/parts.js";
import { LAST_PORT } from "../../core/ports.js";
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
import { decoded, few, notUTF8In } from "./edits.js";

/** About a password in a URI. */
export const PASSWORD = "Do not write a password in a URI. Other people can read it.";

/** About percent-encodings of octets that are not UTF-8. */
export const NOT_UTF8 = "These octets are not UTF-8. Write the octets of the text in UTF-8, such as '%C3%A9' for 'é'.";

/** About a host that is empty, where a URI has `//`. */
const NO_HOST = "The host is missing. Write it after '//'.";

/** About a label of a domain name that is empty. */
const EMPTY_LABEL = "A label is missing before this '.': a domain name has no empty labels.";

/** About a label that is not one of DNS. */
const NO_LABEL = "This is no label of a DNS name. A label has 1 to 63 letters, digits and inner hyphens.";

/** About a name that is too long for DNS. */
const LONG_NAME = "DNS has no name with more than 253 characters. Write a shorter one.";

/** About a port that does not fit in 16 bits. */
const PORT_RANGE = "A port is at most 65535.";

/**
 * Makes the requirement that the host is not empty, for schemes whose grammar allows an empty host.
 *
 * @param section the section that forbids an empty host
 * @param level the level of the requirement
 */
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
      if (authority.end > authority.start || !HOST_SEGMENT.test(behind) || isFile) {
        return [{ start, end, message }];
      }
      const repair = { start: end, end: end + 1, text: "", what: "the third '/'" };
      return [{ start, end, message, repair }];
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
const FILES = "asp aspx cgi css gif htm html ico jpg jpeg js json jsp pdf php png svg txt xml".split(" ");

/** The number of characters of a path to look at. DNS cannot look up a longer name (RFC 1035 section 2.3.4). */
const MOST_HOST = 263;

/**
 * A text that every URI with a too large port has: most URIs need no tree. Ports of 16 bits can match, too.
 */
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
  // The tree is made when a check asks for it.
  find: (subject: Subject<unknown, NodeBase>): readonly Finding[] => {
    if (!LONG_PORT.test(subject.input)) return NOTHING;
    const ports = leavesOf(subject.node as NodeBase).filter(
      ({ type, value }) => type === "port" && Number(value) > LAST_PORT,
    );
    return few(ports).map(({ start, end }) => ({ start, end, message: PORT_RANGE }));
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
export const emptyLabel: Check<unknown, NodeBase> = {
  code: "empty-label",
  level: "SHOULD",
  section: "RFC3986:3.2.2",
  rule: "reg-name",
  summary: "A name that is looked up in DNS should have no empty label. It can end with one dot.",
  find({ input, authority }) {
    const { start, end } = present(authority).host;
    // Most URIs need no further look.
    if (!input.startsWith(".", start) && !input.includes("..")) return NOTHING;
    const host = input.slice(start, end);
    // An address in brackets is no name, and can have two dots in a row.
    if (host.startsWith("[")) return NOTHING;
    return few(host.matchAll(DOTS)).map(({ 0: { length }, index }) => {
      const at = start + index;
      const repair = { start: at, end: at + length, text: "" };
      return { start: at, end: at + length, message: EMPTY_LABEL, repair };
    });
  },
};

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
function* faultsOf(name: string, start: number, allowsEmpty: boolean): Generator<Finding> {
  let at = start;
  const labels = (name.endsWith(".") ? name.slice(0, -1) : name).split(".");
  for (const label of labels) {
    const end = at + label.length;
    if (label === "" ? !allowsEmpty : !fits(label)) yield { start: at, end, message: NO_LABEL };
    at = end + 1;
  }
  // A name in Punycode is shorter than with percent-encoded octets.
  if (at - 1 - start > LONGEST_NAME && !name.includes("%")) yield { start, end: at - 1, message: LONG_NAME };
}

const LONGEST_PLAIN = 63;

/** Returns whether a URI has one host, which is certainly a name or an address. */
function isPlain(input: string, { start, end, host }: AuthoritySpans): boolean {
  const isShort = host.end - host.start <= LONGEST_PLAIN;
  if (!isShort || input.includes("@", end)) return false;
  if (!input.slice(host.start, host.end).split(".").every(isLabel)) return false;
  const comma = input.indexOf(",", start);
  return comma < 0 || comma > end;
}

/**
 * Makes the requirement on the names of hosts, for schemes that look them up in DNS.
 *
 * @param allowsEmpty whether another requirement is about empty labels
 */
function dnsNameIf(allowsEmpty: boolean): Check<unknown, NodeBase> {
  return {
    code: "dns-name",
    level: "SHOULD",
    binds: "producers",
    section: "RFC3986:3.2.2",
    rule: "reg-name",
    summary: "The name of a host should have the syntax of DNS.",
    // The tree is made when a check asks for it.
    find(subject) {
      const { input, authority } = subject;
      // Most URIs need no further look. A comma can separate several hosts, and a path can have one after "@".
      if (authority !== null && isPlain(input, authority)) return NOTHING;
      const faultsIn = ({ start, end }: Span): readonly Finding[] => {
        const name = input.slice(start, end);
        return name === "" || name.startsWith("[") || SOCKETS.includes(name.slice(0, 3).toUpperCase())
          ? NOTHING
          : [...faultsOf(name, start, allowsEmpty)];
      };
      const names = leavesOf(subject.node as NodeBase).filter(({ type }) => NAMES.has(type));
      return few(names.flatMap(faultsIn));
    },
  };
}

/** The requirement that the names of hosts have the syntax of DNS. */
export const dnsName: Check<unknown, NodeBase> = /* @__PURE__ */ dnsNameIf(false);

/** The same for schemes that have the requirement on empty labels. */
export const dnsNameOrEmpty: Check<unknown, NodeBase> = /* @__PURE__ */ dnsNameIf(true);

/** The requirement for schemes whose programs read a "#" as data. A scheme cannot forbid fragments (RFC 3986 section 3.5). */
export const hashIsData: Check<unknown, NodeBase> = {
  code: "fragment",
  level: "SHOULD",
  section: "RFC3986:3.5",
  rule: "fragment",
  summary: "Programs of this scheme should get no fragment.",
  find({ parts: { fragment } }) {
    if (fragment === null) return NOTHING;
    const start = fragment.start - 1;
    const message =
      "RFC 3986 reads a fragment after '#', but programs of this scheme read '#' as data. If it is data, write '%23'.";
    return [{ start, end: fragment.end, message, repair: { start, end: fragment.start, text: "%23", what: "'#'" } }];
  },
};

/**
 * Makes the requirement that characters outside ASCII are percent-encoded as UTF-8.
 *
 * @param section the section that requires it
 * @param level the level of the requirement
 * @param textOf returns the beginning of the URI that the requirement is about; the URI without its fragment by default
 */
export function utf8(
  section: string,
  level: Level = "MUST",
  textOf: (subject: Pick<Subject, "input" | "parts">) => string = ({ input }) => withoutFragment(input),
): Check {
  return {
    code: "utf-8",
    level,
    section,
    rule: "pct-encoded",
    summary: `Percent-encoded octets outside ASCII ${level === "MUST" ? "must" : "should"} be UTF-8.`,
    find: (subject) => notUTF8In(textOf(subject), 0).map((each) => ({ ...each, message: NOT_UTF8 })),
  };
}
