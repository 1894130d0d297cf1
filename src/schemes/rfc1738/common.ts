/**
 * What the schemes of RFC 1738 have in common: the syntax of section 3.1, and what it demands.
 *
 * @module
 */
import { definitions as all } from "../../../generated/rfc1738.definitions.js";
import type { Leaf, NodeBase } from "../../tree/index.js";
import type { Login, Nodes as RFC1738Nodes } from "../../standards/rfc1738/nodes.js";
import { characterSet, rewriteTriplets, type CharacterSet } from "../../core/percent.js";
import type { RuleWords } from "../../explain/report.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { explanations } from "../../standards/rfc1738/faults.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import { NOTHING, type Check, type Finding, type SchemeEdit } from "../mechanism/check.js";
import type { PlainGrammar } from "../mechanism/grammar.js";
import type { AdviceCode } from "../mechanism/security.js";
import { rfc, type Specification } from "../mechanism/specification.js";
import { octetsOrNull } from "./octets.js";

/** The document. */
export const specification: Specification = rfc(1738, "Uniform Resource Locators (URL)");

/** The rules of the sections on the schemes. Sections 2, 3.1 and 5 are about all of them. */
const definitions = Object.fromEntries(
  Object.entries(all).filter(([name]) => /^3\.(?!1$)/.test(rfc1738.definition(name).section)),
);

/** The root of the tree of a scheme of the standard. */
export type RFC1738Root = Exclude<RFC1738Nodes["url"], { readonly type: "genericurl" }>;

/** The grammar of a scheme: a rule of the standard's own grammar. */
export function grammarOf<Rule extends keyof RFC1738Nodes>(rule: Rule): PlainGrammar<RFC1738Nodes[Rule]> {
  return {
    rule,
    // A URL has no fragment: with one, the whole is refused.
    fragment: true,
    test: (input) => rfc1738.test(input, { rule }),
    recognize: (input) => rfc1738.recognize(input, { rule }),
    parse: (input) => rfc1738.parse(input, { rule }),
    language: rfc1738 as AnyGrammar,
    definitions,
    tree: rfc1738.tree,
  };
}

/** Up to the "@", a user looks like a host, and up to the "=", a field has no value: what is around has better words. */
const UNNAMED = ["user", "password", "fieldname", "fieldvalue"];

/** The words for the standard's rules, with those that only the schemes need. */
export const words: RuleWords = {
  ...Object.fromEntries(Object.entries(explanations.words).filter(([rule]) => !UNNAMED.includes(rule))),
  login: [
    "a login",
    "A user can stand before '@', with ':' and a password; the host is four numbers with dots between them, or labels of letters, digits and inner hyphens, and the last label starts with a letter.",
  ],
  hostport: [
    "the host",
    "A host is four numbers with dots between them, or labels of letters, digits and inner hyphens; the last label starts with a letter.",
  ],
  ftpurl: ["an FTP URL", "An FTP URL is 'ftp://', a login and a path, which ';type=' can follow."],
  fsegment: ["a segment", "In a segment, ';' must be encoded."],
  ftptype: ["the type", "The type is 'a', 'i' or 'd'."],
  fileurl: ["a file URL", "A file URL is 'file://', a host or none, '/' and a path; a port is not allowed."],
  httpurl: ["an HTTP URL", "An HTTP URL is 'http://', a host, a path, and '?' with a search part."],
  search: ["a search part", "In a search part, '/' and '?' must be encoded."],
  gopherurl: ["a Gopher URL", "A Gopher URL is 'gopher://', a host, '/', and a Gopher type with a selector."],
  encoded822addr: ["a mail address", "A mail address has at least one character."],
  newsurl: ["a news URL", "A news URL is 'news:' and '*', a newsgroup or a message identifier, without a server."],
  group: ["a newsgroup", "A newsgroup has letters, digits, '-', '.', '+' and '_', and starts with a letter."],
  article: ["a message identifier", "A message identifier is a text, '@' and a host, without '<' and '>' around it."],
  nntpurl: [
    "an NNTP URL",
    "An NNTP URL is 'nntp://', a host, '/' and a newsgroup, which '/' and the number of an article can follow.",
  ],
  telneturl: ["a telnet URL", "A telnet URL is 'telnet://' and a login; only '/' can follow."],
  waisurl: [
    "a WAIS URL",
    "A WAIS URL is 'wais://', a host, '/' and a database, and then '?' and a search part, or '/', a type, '/' and an identifier.",
  ],
  database: ["a database", "In a database, reserved characters must be encoded."],
  wtype: ["the type of a document", "The type is followed by '/' and the identifier of the document."],
  wpath: ["the identifier of a document", "In an identifier, reserved characters must be encoded."],
  prosperourl: ["a Prospero URL", "A Prospero URL is 'prospero://', a host, '/' and a name, which fields can follow."],
  fieldspec: ["a field", "A field is ';', a name, '=' and a value, in which '/' and '=' must be encoded."],
};

/**
 * The user and the password of a login (RFC 1738 section 3.1). Empty is different from absent. A password needs a user.
 */
export interface Credentials {
  /** One character for each octet; `null` if the URL does not have it. */
  readonly user: string | null;
  readonly password: string | null;
}

/** The user and the password of a login, decoded. */
export function credentialsOf({ user, password }: Login): Credentials {
  return { user: octetsOrNull(user), password: octetsOrNull(password) };
}

/** Where in a tree the host and its port are; `null` for what is absent. */
export interface Place {
  readonly host: Pick<NodeBase, "start" | "end"> | null;
  readonly port: Leaf | null;
}

/** The place of the host in the trees of most schemes. */
export function placeOf(node: RFC1738Nodes["hostport"]): Place {
  return { host: node.host, port: node.port };
}

/** A host that is all digits and dots is never a name here: the requirements say what there is to say of it. */
export const addressAdvice: readonly AdviceCode[] = ["rare-ipv4", "almost-ipv4"];

/** Section 2.1: producers write the scheme in lower case. */
export const lowerCaseScheme: Check<unknown, NodeBase> = {
  code: "upper-case-scheme",
  binds: "producers",
  section: "2.1",
  rule: "scheme",
  summary: "The name of a scheme is in lower case, although software ignores its case.",
  find({ input }) {
    const end = input.indexOf(":");
    const name = input.slice(0, end);
    const text = name.toLowerCase();
    if (name === text) return NOTHING;
    const repair = { start: 0, end, text, message: "Write it in lower case.", certain: true };
    return [{ start: 0, end, message: "The name of a scheme must be in lower case.", repair }];
  },
};

/** An octet of an IP address. */
const LAST_OCTET = 255;
/** RFC 1034 section 3.5. */
const LONGEST_LABEL = 63;
/** Ports have 16 bits. */
const LAST_PORT = 0xffff;

/** Whether a host is an address, and no name. */
const isAddress = (host: string): boolean => rfc1738.test(host, { rule: "hostnumber" });

/** What looks at the text of a host. */
function lookingAtHost<Node>(
  place: (node: Node) => Place,
  find: (host: string, start: number) => readonly Finding[],
): Check<Node, NodeBase>["find"] {
  return ({ node, input }) => {
    const { host } = place(node);
    return host === null ? NOTHING : find(input.slice(host.start, host.end), host.start);
  };
}

/** Each part between dots, with where it begins. */
function* labelsOf(host: string): Generator<readonly [label: string, start: number]> {
  let start = 0;
  for (const label of host.split(".")) {
    yield [label, start];
    start += label.length + 1;
  }
}

/** A finding for the first label that there is something to say of. */
function firstLabel(host: string, start: number, isWrong: (label: string) => boolean, message: string): Finding[] {
  for (const [label, at] of labelsOf(host)) {
    if (isWrong(label)) return [{ start: start + at, end: start + at + label.length, message }];
  }
  return [];
}

/** A number without zeros before it. */
const plainNumber = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** What section 3.1 demands of a host. */
export function hostRequirements<Node>(place: (node: Node) => Place): readonly Check<Node, NodeBase>[] {
  return [
    {
      code: "host-number",
      section: "3.1",
      rule: "hostnumber",
      summary: "Each of the four decimal digit groups is an octet of an IP address.",
      find: lookingAtHost(place, (host, start) =>
        isAddress(host)
          ? firstLabel(
              host,
              start,
              (group) => Number(group) > LAST_OCTET,
              "A number of an IP address must not be greater than 255.",
            )
          : NOTHING,
      ),
    },
    {
      code: "long-label",
      section: "RFC1034:3.5",
      rule: "domainlabel",
      summary: "A label of a domain name has at most 63 characters.",
      find: lookingAtHost(place, (host, start) =>
        host.length <= LONGEST_LABEL || isAddress(host)
          ? NOTHING
          : firstLabel(
              host,
              start,
              ({ length }) => length > LONGEST_LABEL,
              "A label of a domain name must not have more than 63 characters.",
            ),
      ),
    },
    {
      code: "leading-zero",
      level: "advice",
      section: "3.1",
      rule: "hostnumber",
      summary:
        "The numbers of an IP address are decimal, and have no leading zeros, with which software reads them as octal.",
      find: lookingAtHost(place, (host, start) => {
        if (!isAddress(host)) return NOTHING;
        const message = "This number is decimal, but software often reads a number with a leading zero as octal.";
        const text = host.split(".").map(plainNumber).join(".");
        const repair = { start, end: start + host.length, text, message: "Remove the zeros." };
        return firstLabel(host, start, (group) => plainNumber(group) !== group, message).map((finding) => ({
          ...finding,
          repair,
        }));
      }),
    },
    {
      code: "unqualified-host",
      level: "advice",
      section: "3.1",
      rule: "hostname",
      summary: "The name of a host is fully qualified.",
      find: lookingAtHost(place, (host, start) => {
        if (host.includes(".")) return NOTHING;
        const message = "This name is not fully qualified, so that it can mean different hosts in different networks.";
        return [{ start, end: start + host.length, message }];
      }),
    },
  ];
}

/** What section 3.1 demands of what stands between "//" and the url-path. */
export function hostportRequirements<Node>(place: (node: Node) => Place): readonly Check<Node, NodeBase>[] {
  return [
    lowerCaseScheme,
    ...hostRequirements(place),
    {
      code: "port-range",
      section: "3.1",
      rule: "port",
      summary: "A port has 16 bits.",
      find({ node }) {
        const { port } = place(node);
        if (port === null || Number(port.value) <= LAST_PORT) return NOTHING;
        const { start, end } = port;
        return [{ start, end, message: "A port must not be greater than 65535." }];
      },
    },
  ];
}

/** The edits that put a host and its port in their normal form. */
export function* placeForm({ host, port }: Place, input: string): Generator<SchemeEdit> {
  if (host !== null) {
    const { start, end } = host;
    const text = input.slice(start, end);
    if (isAddress(text)) {
      yield { start, end, text: text.split(".").map(plainNumber).join("."), section: "3.1" };
    } else yield { start, end, text: text.toLowerCase(), section: "RFC1034:3.5" };
  }
  if (port !== null) yield { start: port.start, end: port.end, text: plainNumber(port.value), section: "3.1" };
}

/** Some characters, for `decodedForm`. */
export function charactersOf(text: string): CharacterSet {
  return characterSet((character) => text.includes(character));
}

/**
 * The edits that decode what is not reserved in a part: it means the same encoded (section 2.2).
 *
 * @param leaf the part; nothing is done where there is none
 * @param decodable the characters that can stand in it and have no purpose there
 * @param section where that is said
 */
export function decodedForm(leaf: Leaf | null, decodable: CharacterSet, section: string): SchemeEdit[] {
  const edits: SchemeEdit[] = [];
  if (leaf === null) return edits;
  rewriteTriplets(leaf.value, decodable, false, (at, before, text) => {
    const start = leaf.start + at;
    edits.push({ start, end: start + before.length, text, section });
  });
  return edits;
}

/** The edits for the user and the password of a login, in which ":", "@" and "/" are reserved. */
export function loginForm({ user, password }: Login): SchemeEdit[] {
  return [user, password].flatMap((leaf) => decodedForm(leaf, IN_LOGIN, "3.1"));
}

const IN_LOGIN = charactersOf(";?&=");
