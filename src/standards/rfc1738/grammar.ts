/**
 * RFC 1738, Uniform Resource Locators (URL).
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc1738.grammar.js";
import { parse } from "../../../generated/rfc1738.parser.js";
import { table } from "../../../generated/rfc1738.reference.js";
import {
  shapes,
  type Hostport,
  type Login,
  type Nodes as RFC1738Nodes,
  type Url,
} from "../../../generated/rfc1738.tree.js";
import { Automaton } from "../../core/automaton.js";
import { EMPTY, type Components } from "../../core/components.js";
import type { Language } from "../../core/language.js";
import { lazy } from "../../core/lazy.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import { rfcUrl } from "../../core/url.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { leafText, type NodeBase } from "../../tree/node.js";
import { defineGrammar, defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { explanationsOf } from "../words.js";

/** The rules for URLs. */
const REFERENCES = [
  "genericurl",
  "url",
  "otherurl",
  "ftpurl",
  "fileurl",
  "httpurl",
  "gopherurl",
  "mailtourl",
  "newsurl",
  "nntpurl",
  "telneturl",
  "waisurl",
  "waisdatabase",
  "waisindex",
  "waisdoc",
  "prosperourl",
] as const;

/** The rules of the first standard for the syntax of URLs, of December 1994: the generic form and ten schemes. */
export const rules: DefinedRules<RFC1738Nodes, "url"> = /* @__PURE__ */ defineRules<RFC1738Nodes, "url">({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (URL)",
  defaultRule: "url",
  urlOf: (section) => rfcUrl("1738", section),
  reference: /* @__PURE__ */ lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: REFERENCES,
});

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  {
    userinfo: "user",
    path: "schemepart",
    query: "schemepart",
    fragment: "genericurl",
    escape: "escape",
    address: "host",
  },
  "user password hostname hostnumber port escape",
  {
    scheme: ["a scheme", "A scheme has lower-case letters, digits, '+', '-' and '.'."],
    schemepart: "the scheme's part",
    login: "a login",
    fsegment: "a segment",
    hsegment: "a segment",
    psegment: "a segment",
    search: "a search part",
    gtype: "a Gopher type",
    selector: "a selector",
    encoded822addr: "a mail address",
    group: "a newsgroup",
    article: "an article",
    database: "a database",
    fieldname: "a field name",
    fieldvalue: "a field value",
  },
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC1738Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** The grammar with its trees. */
export const grammar: StandardGrammar<RFC1738Nodes, "url"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/**
 * Returns the components of a URL. The authority is the text between "//" and the next "/", and the path begins with
 * that "/". The query is the part that the scheme's own rule calls a search after "?".
 */
function view(node: Url, print: (node: NodeBase) => string): Components {
  const scheme = leafText(node.scheme);
  const rest = print(node).slice(scheme.length + 1);
  const login = loginOf(node);
  if (login === undefined) return { ...EMPTY, scheme, path: rest };
  const authority = login === null ? "" : print(login);
  const afterAuthority = rest.slice("//".length + authority.length);
  const query = (node.type === "httpurl" || node.type === "waisindex") && node.search ? leafText(node.search) : null;
  return {
    ...EMPTY,
    scheme,
    authority,
    ...(login && viewLogin(login, print)),
    path: query === null ? afterAuthority : afterAuthority.slice(0, -query.length - 1),
    query,
  };
}

/**
 * Returns the node with the host: `null` if the URL omits it, as a file URL can; `undefined` if the URL cannot have
 * one.
 */
function loginOf(node: Url): Login | Hostport | NodeBase | null | undefined {
  if (node.type === "genericurl") return node.schemepart.type === "ip-schemepart" ? node.schemepart.login : undefined;
  if (node.type === "fileurl") return node.host;
  if ("login" in node) return node.login;
  return "hostport" in node ? node.hostport : undefined;
}

function viewLogin(
  node: Login | Hostport | NodeBase,
  print: (node: NodeBase) => string,
): Pick<Components, "userinfo" | "host" | "port"> {
  if ("hostport" in node) {
    const { user, password, hostport } = node;
    const userinfo = user && leafText(user) + (password === null ? "" : `:${leafText(password)}`);
    return { ...viewLogin(hostport, print), userinfo };
  }
  if ("host" in node) return { userinfo: null, host: print(node.host), port: leafText(node.port) };
  return { userinfo: null, host: print(node), port: null };
}

/** Returns the components of a string that matches one of the rules for URLs. */
function split(input: string, rule: string, tester: Language["tester"]): Components {
  const colon = input.indexOf(":");
  const scheme = input.slice(0, colon);
  const own = ruleOf(input, rule, scheme, tester);
  const start = colon + 1 + "//".length;
  const slash = firstOf(input, "/", start, input.length);
  if (!hasAuthority(input, own, start, slash, tester)) return { ...EMPTY, scheme, path: input.slice(colon + 1) };
  const hasSearch = own === "httpurl" || own === "waisindex" || own === "waisurl";
  const query = hasSearch ? firstOf(input, "?", slash, input.length) : input.length;
  return {
    ...EMPTY,
    scheme,
    ...authorityComponents(input, start, slash),
    // The host of a file URL can be empty.
    ...(slash === start && { host: null }),
    path: input.slice(slash, query),
    query: query === input.length ? null : input.slice(query + 1),
  };
}

/** Returns the rule that parses a string: the scheme's own rule if it matches, otherwise the rule for any scheme. */
function ruleOf(input: string, rule: string, scheme: string, tester: Language["tester"]): string {
  if (rule !== "url") return rule;
  const own = REFERENCES.find((each) => each === `${scheme.toLowerCase()}url`);
  return own !== undefined && tester(own)(input) ? own : "genericurl";
}

/** Returns whether a URL has a host, or omits one where it is optional. */
function hasAuthority(input: string, own: string, start: number, slash: number, tester: Language["tester"]): boolean {
  if (own !== "genericurl" && own !== "otherurl") return own !== "mailtourl" && own !== "newsurl";
  return input.startsWith("//", start - "//".length) && tester("login")(input.slice(start, slash));
}
