/**
 * draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics.
 *
 * @module
 */
import { grammar as text } from "../../../generated/url-syntax-05.grammar.js";
import { parse } from "../../../generated/url-syntax-05.parser.js";
import { table } from "../../../generated/url-syntax-05.reference.js";
import {
  shapes,
  type GenericURL,
  type NetPath,
  type OpaqueURL,
  type RelativeURL,
  type URLReference,
  type Nodes as URLSyntax05Nodes,
} from "../../../generated/url-syntax-05.tree.js";
import { Automaton } from "../../core/automaton.js";
import { EMPTY, type Components } from "../../core/components.js";
import type { Language } from "../../core/language.js";
import { lazy } from "../../core/lazy.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import { draftUrl } from "../../core/url.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { leafText, type NodeBase } from "../../tree/node.js";
import { defineGrammar, defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { explanationsOf } from "../words.js";

/** The rules of the draft between RFC 1738 and RFC 2396, of May 1997. */
export const rules: DefinedRules<URLSyntax05Nodes, "URL-reference"> = /* @__PURE__ */ defineRules<
  URLSyntax05Nodes,
  "URL-reference"
>({
  id: "url-syntax-05",
  title: "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics",
  defaultRule: "URL-reference",
  urlOf: (section) => draftUrl("draft-fielding-url-syntax-05", section),
  reference: /* @__PURE__ */ lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URL-reference", "absoluteURL", "opaque-URL", "generic-URL", "relativeURL", "net_path"],
});

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  { userinfo: "user", escape: "escaped", address: "host" },
  "user password hostname hostnumber port segment query fragment escaped",
  { scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."], site: "a site" },
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<URLSyntax05Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** The grammar with its trees. */
export const grammar: StandardGrammar<URLSyntax05Nodes, "URL-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/** A node with components. */
type Reference = URLReference | OpaqueURL | GenericURL | RelativeURL | NetPath;

/** Returns the components of a reference's node. The authority is what section 4.3.1 calls a site. */
function view(node: Reference, print: (node: NodeBase) => string): Components {
  if (node.type === "URL-reference") {
    const { url, fragment } = node;
    return { ...(url === null ? EMPTY : view(url, print)), fragment: leafText(fragment) };
  }
  const scheme = "scheme" in node ? leafText(node.scheme) : null;
  if (node.type === "opaque-URL") return { ...EMPTY, scheme, path: leafText(node.opaque) };
  const { site, path } = node;
  const text = path === null ? "" : print(path);
  // In this grammar the query is a part of the path; in section 4.3 it is a component.
  const query = path && leafText(path.query);
  return {
    ...EMPTY,
    scheme,
    ...(site && {
      authority: print(site),
      userinfo: site.user && leafText(site.user) + (site.password === null ? "" : `:${leafText(site.password)}`),
      host: site.hostport && print(site.hostport.host),
      port: site.hostport && leafText(site.hostport.port),
    }),
    path: query === null ? text : text.slice(0, -query.length - 1),
    query,
  };
}

/** Returns the components of a string that matches one of the rules for references. */
function split(input: string, rule: string, tester: Language["tester"]): Components {
  const colon = colonAfterScheme(input, rule, tester);
  const scheme = colon < 0 ? null : input.slice(0, colon);
  const start = colon + 1;
  if (rule === "opaque-URL") return { ...EMPTY, scheme, path: input.slice(start) };
  const end = firstOf(input, "#", start, input.length);
  const site = siteEnd(input, start, end, tester);
  const path = Math.max(start, site);
  const query = firstOf(input, "?", path, end);
  return {
    ...EMPTY,
    scheme,
    ...(site >= 0 && authorityComponents(input, start + "//".length, site)),
    // An empty site has no host.
    ...(site === start + "//".length && { host: null }),
    path: input.slice(path, query),
    query: query === end ? null : input.slice(query + 1, end),
    fragment: end === input.length ? null : input.slice(end + 1),
  };
}

/**
 * Returns the offset of the ":" after the scheme; -1 if there is no scheme. A path without a scheme can contain ":",
 * too.
 */
function colonAfterScheme(input: string, rule: string, tester: Language["tester"]): number {
  if (rule === "relativeURL" || rule === "net_path") return -1;
  const colon = input.indexOf(":");
  return colon >= 0 && tester("scheme")(input.slice(0, colon)) ? colon : -1;
}

/** Returns the offset of the end of the site; -1 if there is no site. A path can begin with "//", too. */
function siteEnd(input: string, start: number, end: number, tester: Language["tester"]): number {
  if (!input.startsWith("//", start)) return -1;
  const site = start + "//".length;
  const slash = firstOf(input, "/", site, end);
  return tester("site")(input.slice(site, slash)) ? slash : -1;
}
