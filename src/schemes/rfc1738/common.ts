/**
 * Shared parts of the schemes of RFC 1738: the common syntax of section 3.1 and its requirements.
 *
 * @module
 */
import { definitions as known } from "../../../generated/rfc1738.definitions.js";
import { leavesOf, plainTree, type Leaf, type NodeBase } from "../../tree/index.js";
import type { Login, Nodes as RFC1738Nodes } from "../../standards/rfc1738/nodes.js";
import { present } from "../../core/invariant.js";
import { characterSet, rewriteTriplets } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import type { RuleWords } from "../../explain/report.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { explanations } from "../../standards/rfc1738/grammar.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import { NOTHING, type Check, type SchemeEdit, type Span } from "../mechanism/check.js";
import type { SchemeCode, SchemeFacts } from "../mechanism/facts.js";
import type { BuiltGrammar } from "../mechanism/grammar.js";
import { completed, type Find } from "../shared/sentences.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "../mechanism/scheme.js";
import { octetsOrNull } from "./octets.js";

/** The rules of the sections on single schemes. Sections 2, 3.1 and 5 apply to all schemes. */
const definitions = Object.fromEntries(
  Object.entries(known).filter(([name]) => {
    const { section } = rfc1738.definition(name);
    return section.startsWith("3.") && section !== "3.1";
  }),
);

/** The rules of the schemes. */
type RFC1738Rule =
  `${"file" | "ftp" | "gopher" | "http" | "mailto" | "news" | "nntp" | "prospero" | "telnet" | "wais"}url`;

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

/** The words of the standard's rules. */
const words: RuleWords = Object.fromEntries(
  Object.entries(explanations.words).filter(([rule]) => !UNNAMED.includes(rule)),
);

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
interface Place {
  readonly host: Span | null;
  readonly port: Leaf | null;
}

const NOWHERE: Place = { host: null, port: null };

/** Returns whether a host of a file URL is the machine that interprets the URL. */
export const isLocal = (host: string): boolean => host.toLowerCase() === "localhost";

/** Returns the host and the port of a URL. */
function placeOf(node: RFC1738Root): Place {
  switch (node.type) {
    case "mailtourl":
      return NOWHERE;
    case "newsurl": {
      const { type, value, start, end } = node.grouppart;
      return type === "article" ? { host: { start: start + value.indexOf("@") + 1, end }, port: null } : NOWHERE;
    }
    case "fileurl":
      return node.host === null || isLocal(node.host.value) ? NOWHERE : { host: node.host, port: null };
    case "ftpurl":
    case "telneturl":
      return node.login.hostport;
    default:
      return node.hostport;
  }
}

/** The greatest number in an IP address. */
const LAST_OCTET = 255;
/** The greatest length of a label, in characters (RFC 1034 section 3.5). */
const LONGEST_LABEL = 63;

/** Checks whether a host is an IP address, not a name. */
const isAddress = (host: string): boolean => rfc1738.test(host, { rule: "hostnumber" });

/** Removes the leading zeros of the numbers of an IP address. */
const plainAddress = (host: string): string => host.split(".").map(withoutZeros).join(".");

/** Finds the first label of a name, or the first number of an IP address, that is wrong. */
const firstIn =
  (ofAddress: boolean, isWrong: (label: string, host: string) => boolean, isRepairable = false): Find<RFC1738Root> =>
  ({ node, input }) => {
    const { host } = placeOf(node);
    if (host === null) return NOTHING;
    const text = input.slice(host.start, host.end);
    if (isAddress(text) !== ofAddress) return NOTHING;
    let start = host.start;
    for (const label of text.split(".")) {
      const end = start + label.length;
      if (isWrong(label, text)) {
        const repair = { start: host.start, end: host.end, text: plainAddress(text), what: "the leading zeros" };
        return [{ start, end, ...(isRepairable && { repair }) }];
      }
      start = end + 1;
    }
    return NOTHING;
  };

/** What finds the violations of the requirements of section 3.1 on a host. */
const findsOfHosts: Readonly<Record<string, Find<RFC1738Root>>> = {
  "host-number": /* @__PURE__ */ firstIn(true, (group) => Number(group) > LAST_OCTET),
  "label-length": /* @__PURE__ */ firstIn(false, ({ length }) => length > LONGEST_LABEL),
  "leading-zero": /* @__PURE__ */ firstIn(true, (group) => withoutZeros(group) !== group, true),
  "fully-qualified": /* @__PURE__ */ firstIn(false, (label, host) => label === host),
};

/** What only code can say about a scheme. */
export interface URLCode<Rule extends RFC1738Rule> extends Pick<
  SchemeCode<RFC1738Nodes[Rule], NodeBase>,
  "finds" | "slips"
> {
  /** Whether its URLs have no host. */
  readonly isWithoutHost?: boolean;
  /**
   * For types of leaves, the characters that are not reserved there although they are elsewhere, and the section that says so.
   * Encoding them does not change the meaning (section 2.2), so the normal form has them.
   */
  readonly decodes?: Readonly<Record<string, readonly [section: string, characters: string]>>;
  /** The section that lets a URL end after its host and port. The normal form has a "/" there. */
  readonly finalSlash?: string;
}

/**
 * Defines a scheme by a rule of the standard's grammar. It has the requirements and the normal form of section 3.1 before
 * its own.
 */
export function urlScheme<Rule extends RFC1738Rule>(
  { words: own, before, own: requirements, after, normalize, ...facts }: SchemeFacts,
  { schemes }: Pick<BuiltGrammar, "schemes">,
  { finds = {}, isWithoutHost = false, decodes = {}, finalSlash, ...code }: URLCode<Rule>,
): Scheme<RFC1738Nodes[Rule], NodeBase> {
  type Node = RFC1738Nodes[Rule];
  const { defaultPort, ...rest } = present(schemes[facts.name]);
  const rule = rest.rule as Rule;
  const decoded = Object.entries(decodes).map(([type, [section, text]]) => ({
    ...{ type, section },
    characters: characterSet((character) => text.includes(character)),
  }));
  const all = present(requirements).map((each) =>
    completed<Node, NodeBase>(each, { ...(findsOfHosts as typeof finds), ...finds }),
  );
  return defineScheme<Node, NodeBase>({
    ...(facts as SchemeDefinition<Node, NodeBase>),
    ...code,
    standard: rfc1738,
    defaultPort,
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
    exempt: isWithoutHost ? [] : ["rare-ipv4", "almost-ipv4"],
    words: Object.assign({}, words, ...own) as RuleWords,
    requirements: [
      ...before,
      ...(isWithoutHost ? [] : all.filter(isOfHost)),
      ...after,
      ...all.filter((each) => !isOfHost(each)),
    ] as Check<Node, NodeBase>[],
    *normalize(subject) {
      const { node, input } = subject;
      const { host, port } = placeOf(node);
      if (host !== null) {
        const text = input.slice(host.start, host.end);
        if (isAddress(text)) yield { ...spanOf(host), text: plainAddress(text), section: "3.1" };
        else yield { ...spanOf(host), text: text.toLowerCase(), section: "RFC1034:3.5" };
      }
      if (port !== null) yield { ...spanOf(port), text: withoutZeros(port.value), section: "3.1" };
      if (finalSlash !== undefined && (port ?? host)?.end === input.length) {
        yield { start: input.length, end: input.length, text: "/", section: finalSlash };
      }
      const edits: SchemeEdit[] = [];
      for (const { type, value, start } of leavesOf(node)) {
        const known = decoded.find((each) => each.type === type);
        if (known === undefined) continue;
        rewriteTriplets(value, known.characters, false, (at, { length }, text) => {
          edits.push({ start: start + at, end: start + at + length, text, section: known.section });
        });
      }
      yield* edits;
      yield* normalize?.(subject) ?? [];
    },
  });
}

const isOfHost = ({ code }: Check<never, NodeBase>): boolean => Object.hasOwn(findsOfHosts, code);

const spanOf = ({ start, end }: Span): Span => ({ start, end });
