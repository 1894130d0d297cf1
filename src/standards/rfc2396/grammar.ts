/**
 * RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax, with the addresses of RFC 2732.
 *
 * @module
 */
import { parse } from "../../../generated/rfc2396.parser.js";
import {
  shapes,
  type AbsoluteURI,
  type Authority,
  type HierPart,
  type NetPath,
  type RelativeURI,
  type Nodes as RFC2396Nodes,
  type URIReference,
} from "../../../generated/rfc2396.tree.js";
import { EMPTY, type Components } from "../../core/components.js";
import { componentsOf, firstOf, schemeEnd } from "../../core/parts.js";
import type { Language } from "../../core/language.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import type { NodeBase } from "../../tree/index.js";
import { leafText } from "../../tree/node.js";
import { defineGrammar } from "../define.js";
import { rules } from "./rules.js";

/** The standard before RFC 3986, of August 1998, with the change of December 1999. */
export const grammar: StandardGrammar<RFC2396Nodes, "URI-reference"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/** A node with components. */
type Reference = URIReference | AbsoluteURI | RelativeURI | HierPart | NetPath;

type Print = (node: NodeBase) => string;

/** Returns the components of a reference's node. */
function view(node: Reference, print: Print): Components {
  if (node.type === "URI-reference") {
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
  if (authority.type === "reg_name") return { authority: text, userinfo: null, host: null, port: null };
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
  const colon = schemeEnd(input);
  // An opaque_part is a path, also if it contains a question mark.
  if (colon >= 0 && input[colon + 1] !== "/") {
    const hash = firstOf(input, "#", colon, input.length);
    return {
      ...EMPTY,
      scheme: input.slice(0, colon),
      path: input.slice(colon + 1, hash),
      fragment: hash === input.length ? null : input.slice(hash + 1),
    };
  }
  const components = componentsOf(input, true);
  const { authority } = components;
  if (authority === null || (authority !== "" && tester("server")(authority))) return components;
  return { ...components, userinfo: null, host: null, port: null };
}
