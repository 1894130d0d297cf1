/**
 * RFC 1738, Uniform Resource Locators (URL).
 *
 * @module
 */
import { grammar as rules } from "../../../generated/rfc1738.grammar.js";
import { parse } from "../../../generated/rfc1738.parser.js";
import { table } from "../../../generated/rfc1738.reference.js";
import type { NodeBase } from "../../tree/index.js";
import {
  shapes,
  type Hostport,
  type Login,
  type Nodes as RFC1738Nodes,
  type Url,
} from "../../../generated/rfc1738.tree.js";
import { Automaton } from "../../core/automaton.js";
import { EMPTY, type Components } from "../../core/components.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import { lazy } from "../../core/lazy.js";
import type { Language } from "../../core/language.js";
import { defineGrammar } from "../define.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { rfcUrl } from "../../core/url.js";

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

/** The first standard of the syntax of URLs, of December 1994: the generic form and ten schemes. */
export const grammar: StandardGrammar<RFC1738Nodes, "url"> = defineGrammar<RFC1738Nodes, "url">({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (URL)",
  defaultRule: "url",
  urlOf: (section) => rfcUrl("1738", section),
  reference: lazy(() => new Automaton(table)),
  grammar: rules,
  parse,
  shapes,
  referenceRules: REFERENCES,
  view,
  split,
});

/**
 * The components of a URL: what stands between "//" and the next "/" is its authority, what follows is its path, with
 * that "/"; a query is what the scheme's own rule calls a search after a "?".
 */
function view(node: Url, print: (node: NodeBase) => string): Components {
  const scheme = node.scheme.value;
  const rest = print(node).slice(scheme.length + 1);
  const login = loginOf(node);
  if (login === undefined) return { ...EMPTY, scheme, path: rest };
  const authority = login === null ? "" : print(login);
  const afterAuthority = rest.slice("//".length + authority.length);
  const query = (node.type === "httpurl" || node.type === "waisindex") && node.search ? node.search.value : null;
  return {
    ...EMPTY,
    scheme,
    authority,
    ...(login && viewLogin(login, print)),
    path: query === null ? afterAuthority : afterAuthority.slice(0, -query.length - 1),
    query,
  };
}

/** What names the host: `null` if it is left out, as a file's can be; `undefined` if there is no place for one. */
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
    const userinfo = user && user.value + (password === null ? "" : `:${password.value}`);
    return { ...viewLogin(hostport, print), userinfo };
  }
  if ("host" in node) return { userinfo: null, host: print(node.host), port: node.port?.value ?? null };
  return { userinfo: null, host: print(node), port: null };
}

/** The components of a string that matches one of the rules for URLs. */
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
    // A file's host can be left out.
    ...(slash === start && { host: null }),
    path: input.slice(slash, query),
    query: query === input.length ? null : input.slice(query + 1),
  };
}

/** The rule whose node a string is parsed to: that of its scheme if it matches, or that for any scheme. */
function ruleOf(input: string, rule: string, scheme: string, tester: Language["tester"]): string {
  if (rule !== "url") return rule;
  const own = REFERENCES.find((each) => each === `${scheme.toLowerCase()}url`);
  return own !== undefined && tester(own)(input) ? own : "genericurl";
}

/** Whether a URL names a host, or leaves it out where it could be. */
function hasAuthority(input: string, own: string, start: number, slash: number, tester: Language["tester"]): boolean {
  if (own !== "genericurl" && own !== "otherurl") return own !== "mailtourl" && own !== "newsurl";
  return input.startsWith("//", start - "//".length) && tester("login")(input.slice(start, slash));
}
