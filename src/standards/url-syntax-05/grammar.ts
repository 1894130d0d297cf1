/**
 * draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics.
 *
 * @module
 */
import { parse } from "../../../generated/url-syntax-05.parser.js";
import type { NodeBase } from "../../tree/index.js";
import {
  shapes,
  type AbsPath,
  type GenericURL,
  type NetPath,
  type OpaqueURL,
  type RelativeURL,
  type RelPath,
  type Site,
  type URLReference,
  type Nodes as URLSyntax05Nodes,
} from "../../../generated/url-syntax-05.tree.js";
import { EMPTY, type Components } from "../../core/components.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import type { Language } from "../../core/language.js";
import { defineGrammar } from "../define.js";
import { leafText } from "../../tree/node.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { rules } from "./rules.js";

/** The draft between RFC 1738 and RFC 2396, of May 1997. */
export const grammar: StandardGrammar<URLSyntax05Nodes, "URL-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/** A node with components. */
type Reference = URLReference | OpaqueURL | GenericURL | RelativeURL | NetPath;

type Print = (node: NodeBase) => string;

/** Returns the components of a reference's node. The authority is what section 4.3.1 calls a site. */
function view(node: Reference, print: Print): Components {
  if (node.type === "URL-reference") {
    const { url, fragment } = node;
    return { ...(url === null ? EMPTY : view(url, print)), fragment: leafText(fragment) };
  }
  const scheme = "scheme" in node ? leafText(node.scheme) : null;
  if (node.type === "opaque-URL") return { ...EMPTY, scheme, path: leafText(node.opaque) };
  const { site, path } = node;
  return {
    ...EMPTY,
    scheme,
    ...(site && viewSite(site, print)),
    ...(path && viewPath(path, print)),
  };
}

/**
 * Returns the path and the query. In this grammar the query is a part of the path; in section 4.3 it is a component.
 */
function viewPath(path: AbsPath | RelPath, print: Print): Pick<Components, "path" | "query"> {
  const text = print(path);
  if (path.query === null) return { path: text, query: null };
  const value = leafText(path.query);
  return { path: text.slice(0, -value.length - 1), query: value };
}

function viewSite(site: Site, print: Print): Pick<Components, "authority" | "userinfo" | "host" | "port"> {
  const { user, password, hostport } = site;
  return {
    authority: print(site),
    userinfo: user && leafText(user) + (password === null ? "" : `:${leafText(password)}`),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port),
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
