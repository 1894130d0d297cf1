/**
 * Shared parts of the schemes of RFC 1738: the common syntax of section 3.1 and its requirements.
 *
 * @module
 */
import { definitions as all } from "../../../generated/rfc1738.definitions.js";
import { plainTree, type Leaf, type NodeBase } from "../../tree/index.js";
import type { Login, Nodes as RFC1738Nodes } from "../../standards/rfc1738/nodes.js";
import { characterSet, rewriteTriplets, type CharacterSet } from "../../core/percent.js";
import type { RuleWords } from "../../explain/report.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { explanations } from "../../standards/rfc1738/grammar.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "../mechanism/scheme.js";
import { rfc } from "../mechanism/specification.js";
import { octetsOrNull } from "./octets.js";
import { portRange } from "../shared/common.js";

/** RFC 1738. */
const specification = rfc(1738, "Uniform Resource Locators (URL)");

/** The rules of the sections on single schemes. Sections 2, 3.1 and 5 apply to all schemes. */
const definitions = Object.fromEntries(
  Object.entries(all).filter(([name]) => /^3\.(?!1$)/.test(rfc1738.definition(name).section)),
);

/** The root node of a tree of one of the schemes. */
export type RFC1738Root = Exclude<RFC1738Nodes["url"], { readonly type: "genericurl" }>;

/**
 * Returns a checked copy of a tree that a caller has passed: it is printed and parsed again.
 *
 * @param given a tree, whose positions are ignored
 * @param rule the rule of its text
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is not a tree of this standard
 * @throws {URISyntaxError} if its text does not match the rule, or would be parsed into another tree
 */
export function treeBy<Rule extends keyof RFC1738Nodes>(given: unknown, rule: Rule): RFC1738Nodes[Rule] {
  return rfc1738.parse(rfc1738.recompose(plainTree(given)), { rule });
}

/**
 * These rules have no words. Before the "@" a user looks like a host, so the words of the enclosing rule fit better.
 */
const UNNAMED = ["user", "password", "fieldname", "fieldvalue"];

/** The words of the standard's rules, and the words that only the schemes need. */
const words: RuleWords = {
  ...Object.fromEntries(Object.entries(explanations.words).filter(([rule]) => !UNNAMED.includes(rule))),
  login: [
    "a login",
    "A login is an optional user with an optional ':' and password before '@', then a host. A host is four numbers with dots between them, or labels of letters, digits and inner hyphens. The last label starts with a letter.",
  ],
  hostport: [
    "the host",
    "A host is four numbers with dots between them, or labels of letters, digits and inner hyphens. The last label starts with a letter.",
  ],
  ftpurl: ["an FTP URL", "An FTP URL is 'ftp://', a login and a path. ';type=' can follow the path."],
  fsegment: ["a segment", "In a segment, ';' must be encoded."],
  ftptype: ["the type", "The type is 'a', 'i' or 'd'."],
  fileurl: ["a file URL", "A file URL is 'file://', an optional host without a port, '/' and a path."],
  httpurl: [
    "an HTTP URL",
    "An HTTP URL is 'http://', a host, an optional path, and an optional '?' with a search part.",
  ],
  search: ["a search part", "In a search part, '/' and '?' must be encoded."],
  gopherurl: ["a Gopher URL", "A Gopher URL is 'gopher://', a host, '/', and a Gopher type with a selector."],
  encoded822addr: ["a mail address", "A mail address has at least one character."],
  newsurl: ["a news URL", "A news URL is 'news:' and '*', a newsgroup or a message identifier, without a server."],
  group: ["a newsgroup", "A newsgroup starts with a letter and contains only letters, digits, '-', '.', '+' and '_'."],
  article: ["a message identifier", "A message identifier is text, '@' and a host, without '<' and '>' around it."],
  nntpurl: [
    "an NNTP URL",
    "An NNTP URL is 'nntp://', a host, '/' and a newsgroup. '/' and the number of an article can follow the newsgroup.",
  ],
  telneturl: ["a telnet URL", "A telnet URL is 'telnet://' and a login. Only '/' can follow the login."],
  waisurl: [
    "a WAIS URL",
    "A WAIS URL is 'wais://', a host, '/' and a database. Either '?' and a search part, or '/', a type, '/' and an identifier can follow the database.",
  ],
  database: ["a database", "In a database, reserved characters must be encoded."],
  wtype: ["the type of a document", "'/' and the identifier of the document must follow the type."],
  wpath: ["the identifier of a document", "In an identifier, reserved characters must be encoded."],
  prosperourl: [
    "a Prospero URL",
    "A Prospero URL is 'prospero://', a host, '/' and a name. Fields can follow the name.",
  ],
  fieldspec: [
    "a field",
    "A field is ';', a name, '=' and a value. In the name and the value, '/' and '=' must be encoded.",
  ],
};

/**
 * The user and the password of a login (RFC 1738 section 3.1). An empty value differs from an absent one. A password
 * requires a user.
 */
export interface Credentials {
  /** The decoded octets, one character for each; `null` if absent. */
  readonly user: string | null;
  readonly password: string | null;
}

/** Returns the decoded user and password of a login. */
export function credentialsOf({ user, password }: Login): Credentials {
  return { user: octetsOrNull(user), password: octetsOrNull(password) };
}

/** The nodes of the host and its port in a tree; `null` if absent. */
export interface Place {
  readonly host: Pick<NodeBase, "start" | "end"> | null;
  readonly port: Leaf | null;
}

/** The requirement of section 2.1 that producers write the scheme in lower case. */
const lowerCaseScheme: Check<unknown, NodeBase> = {
  code: "scheme-case",
  binds: "producers",
  section: "2.1",
  rule: "scheme",
  summary: "Producers must write the scheme in lower case, although software ignores its case.",
  find({ input }) {
    const end = input.indexOf(":");
    const name = input.slice(0, end);
    const text = name.toLowerCase();
    if (name === text) return NOTHING;
    const repair = { start: 0, end, text, what: "the scheme" };
    return [{ start: 0, end, message: "The scheme must be in lower case.", repair }];
  },
};

/** The greatest number in an IP address. */
const LAST_OCTET = 255;
/** The greatest length of a label, in characters (RFC 1034 section 3.5). */
const LONGEST_LABEL = 63;

/** Checks whether a host is an IP address, not a name. */
const isAddress = (host: string): boolean => rfc1738.test(host, { rule: "hostnumber" });

/** Makes a check that looks at the text of the host. */
function lookingAtHost<Node>(
  place: (node: Node) => Place,
  find: (host: string, start: number) => readonly Finding[],
): Check<Node, NodeBase>["find"] {
  return ({ node, input }) => {
    const { host } = place(node);
    return host === null ? NOTHING : find(input.slice(host.start, host.end), host.start);
  };
}

/** Returns a finding for the first label that is wrong. */
function firstLabel(host: string, start: number, isWrong: (label: string) => boolean, message: string): Finding[] {
  let at = start;
  for (const label of host.split(".")) {
    const end = at + label.length;
    if (isWrong(label)) return [{ start: at, end, message }];
    at = end + 1;
  }
  return [];
}

/** Removes the leading zeros of a number. */
export const plainNumber = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** Makes the requirements of section 3.1 on a host. */
function hostRequirements<Node>(place: (node: Node) => Place): readonly Check<Node, NodeBase>[] {
  return [
    {
      code: "host-number",
      section: "3.1",
      rule: "hostnumber",
      summary: "Each of the four numbers of an IP address must be at most 255.",
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
      code: "label-length",
      section: "RFC1034:3.5",
      rule: "domainlabel",
      summary: "A label of a domain name must have at most 63 characters.",
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
        "The decimal numbers of an IP address should have no leading zeros, because some software reads them as octal.",
      find: lookingAtHost(place, (host, start) => {
        if (!isAddress(host)) return NOTHING;
        const message = "Some programs read a number with a zero at its beginning as octal. Remove the zeros.";
        const text = host.split(".").map(plainNumber).join(".");
        const repair = { start, end: start + host.length, text, what: "the leading zeros" };
        return firstLabel(host, start, (group) => plainNumber(group) !== group, message).map((finding) => ({
          ...finding,
          repair,
        }));
      }),
    },
    {
      code: "fully-qualified",
      level: "advice",
      section: "3.1",
      rule: "hostname",
      summary: "The name of a host should be fully qualified.",
      find: lookingAtHost(place, (host, start) => {
        if (host.includes(".")) return NOTHING;
        const message = "This host has no domain. It can be another host in another network. Write its whole name.";
        return [{ start, end: start + host.length, message }];
      }),
    },
  ];
}

/** What a scheme says about itself. */
interface URLDefinition<Node> extends Omit<
  SchemeDefinition<Node, NodeBase>,
  "specification" | "standard" | "grammar" | "words" | "exempt"
> {
  /** Returns the host and the port. Only a scheme with a default port has a port. */
  readonly place?: (node: Node) => Place;
  readonly normalize: (subject: Subject<Node, NodeBase>) => Iterable<SchemeEdit>;
}

/**
 * Defines a scheme by a rule of the standard's grammar. It has the requirements and the normal form of section 3.1 before
 * its own.
 */
export function urlScheme<Rule extends keyof RFC1738Nodes>(
  rule: Rule,
  { place, requirements = [], normalize, ...facts }: URLDefinition<RFC1738Nodes[Rule]>,
): Scheme<RFC1738Nodes[Rule], NodeBase> {
  return defineScheme<RFC1738Nodes[Rule], NodeBase>({
    ...facts,
    specification,
    standard: rfc1738,
    grammar: {
      rule,
      // A URL of RFC 1738 has no fragment, so test the whole string.
      fragment: true,
      test: (input: string) => rfc1738.test(input, { rule }),
      recognize: (input: string) => rfc1738.recognize(input, { rule }),
      parse: (input: string) => rfc1738.parse(input, { rule }),
      language: rfc1738 as AnyGrammar,
      definitions,
      tree: rfc1738.tree,
    },
    // A host of digits and dots is never a name here. The requirements check it.
    exempt: place ? ["rare-ipv4", "almost-ipv4"] : [],
    words,
    requirements: [
      lowerCaseScheme,
      ...(place ? hostRequirements(place) : []),
      ...(facts.defaultPort === undefined ? [] : portRange),
      ...requirements,
    ],
    *normalize(subject) {
      if (place) yield* placeForm(place(subject.node), subject.input);
      yield* normalize(subject);
    },
  });
}

/** Yields the edits that normalize a host and its port. */
function* placeForm({ host, port }: Place, input: string): Generator<SchemeEdit> {
  if (host !== null) {
    const { start, end } = host;
    const text = input.slice(start, end);
    if (isAddress(text)) {
      yield { start, end, text: text.split(".").map(plainNumber).join("."), section: "3.1" };
    } else yield { start, end, text: text.toLowerCase(), section: "RFC1034:3.5" };
  }
  if (port !== null) yield { start: port.start, end: port.end, text: plainNumber(port.value), section: "3.1" };
}

/** Makes the set of characters for `decodedForm`. */
export function charactersOf(text: string): CharacterSet {
  return characterSet((character) => text.includes(character));
}

/**
 * Yields the edits that decode characters which are not reserved in some parts. Encoding them does not change the meaning
 * (section 2.2).
 *
 * @param leaves the parts; `null` if absent
 * @param decodable the characters that the parts may contain and that are not reserved there
 * @param section the section that reserves the other characters
 */
export function* decodedForm(
  leaves: Iterable<Leaf | null>,
  decodable: CharacterSet,
  section: string,
): Generator<SchemeEdit> {
  for (const leaf of leaves) {
    if (leaf === null) continue;
    const edits: SchemeEdit[] = [];
    rewriteTriplets(leaf.value, decodable, false, (at, before, text) => {
      const start = leaf.start + at;
      edits.push({ start, end: start + before.length, text, section });
    });
    yield* edits;
  }
}

/** Returns the edits for the user and the password of a login, where ":", "@" and "/" are reserved. */
export function loginForm({ user, password }: Login): Iterable<SchemeEdit> {
  return decodedForm([user, password], IN_LOGIN, "3.1");
}

const IN_LOGIN = charactersOf(";?&=");

/** Yields the edit that adds the "/" at the end, which is optional. */
export function* finalSlash(input: string, section: string): Generator<SchemeEdit> {
  yield { start: input.length, end: input.length, text: "/", section };
}
