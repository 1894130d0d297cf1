/**
 * draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { parse } from "../../../generated/rfc2396bis-01.parser.js";
import type { NodeBase } from "../../tree/index.js";
import {
  shapes,
  type AbsoluteURI,
  type AbsoluteURIReference,
  type Authority,
  type HierPart,
  type NetPath,
  type RelativeURI,
  type Nodes as RFC2396bis01Nodes,
  type URIReference,
} from "../../../generated/rfc2396bis-01.tree.js";
import { EMPTY, type Components } from "../../core/components.js";
import { componentsOf, firstOf, schemeEnd } from "../../core/parts.js";
import type { Language } from "../../core/language.js";
import { defineGrammar } from "../define.js";
import { leafText } from "../../tree/node.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { rules } from "./rules.js";

/** The draft between RFC 2396 and RFC 3986, of March 2003. */
export const grammar: StandardGrammar<RFC2396bis01Nodes, "URI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/** A node with components. */
type Reference = URIReference | AbsoluteURIReference | AbsoluteURI | HierPart | NetPath | RelativeURI;

type Print = (node: NodeBase) => string;

/** Returns the components of a reference's node. */
function view(node: Reference, print: Print): Components {
  if (node.type === "URI-reference" || node.type === "absolute-URI-reference") {
    const { uri, fragment } = node;
    return { ...(uri === null ? EMPTY : view(uri, print)), fragment: leafText(fragment) };
  }
  const { authority, path, query, scheme } = { ...NEITHER, ...node };
  return {
    ...EMPTY,
    scheme: leafText(scheme),
    ...(authority && viewAuthority(authority, print)),
    path: print(path),
    query: leafText(query),
  };
}

/** The components that a node without scheme and query does not have. */
const NEITHER = { scheme: null, query: null } as const;

/** Returns the parts of an authority. A registry name has no parts, and an empty server has no host. */
function viewAuthority(
  authority: Authority,
  print: Print,
): Pick<Components, "authority" | "userinfo" | "host" | "port"> {
  const text = print(authority);
  if (authority.type === "reg-name") return { authority: text, userinfo: null, host: null, port: null };
  const { userinfo, hostport } = authority;
  return {
    authority: text,
    userinfo: leafText(userinfo),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port),
  };
}

/** Returns the components of a string that matches one of the rules for references. */
function split(input: string, _rule: string, tester: Language["tester"]): Components {
  const scheme = schemeEnd(input);
  const fragment = firstOf(input, "#", 0, input.length);
  if (scheme >= 0 && isOpaque(input, scheme + 1, fragment)) {
    return {
      ...EMPTY,
      scheme: input.slice(0, scheme),
      path: input.slice(scheme + 1, fragment),
      fragment: fragment === input.length ? null : input.slice(fragment + 1),
    };
  }
  const components = componentsOf(input, true);
  const { authority } = components;
  if (authority === null || (authority !== "" && tester("server")(authority))) return components;
  return { ...components, userinfo: null, host: null, port: null };
}

/** Returns whether the text after a scheme is an opaque-part: it does not begin with "/" and is not only a query. */
function isOpaque(input: string, start: number, end: number): boolean {
  const first = start < end ? input.charAt(start) : "";
  if (first === "" || first === "/") return false;
  // A query cannot contain brackets, but an opaque-part can.
  return first !== "?" || firstOf(input, "[", start, end) < end || firstOf(input, "]", start, end) < end;
}
