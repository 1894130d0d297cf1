/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { grammar as rules } from "../../../generated/rfc3986.grammar.js";
import { parse } from "../../../generated/rfc3986.parser.js";
import type { NodeBase } from "../../tree/index.js";
import { shapes, type Nodes as RFC3986Nodes, type URI } from "../../../generated/rfc3986.tree.js";
import type { Components } from "../../core/components.js";
import { componentsOf } from "../../core/parts.js";
import { reference } from "./reference.js";
import { defineGrammar } from "../define.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import { rfcUrl } from "../../core/url.js";

/** RFC 3986: the standard in force, and the default everywhere. */
export const grammar: StandardGrammar<RFC3986Nodes, "URI-reference"> = defineGrammar<RFC3986Nodes, "URI-reference">({
  id: "rfc3986",
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("3986", section),
  grammar: rules,
  reference,
  parse,
  shapes,
  referenceRules: ["URI", "hier-part", "URI-reference", "absolute-URI", "relative-ref", "relative-part"],
  view,
  // The path of hier-part comes first: what looks like a scheme there is a segment.
  split: (input, rule) => componentsOf(input, rule !== "hier-part"),
});

/** The components of a reference's node; a node without a scheme, a query or a fragment has none. */
function view(
  node: Pick<URI, "authority" | "path"> & Partial<Pick<URI, "scheme" | "query" | "fragment">>,
  print: (node: NodeBase) => string,
): Components {
  const { scheme, authority, path, query, fragment } = node;
  return {
    scheme: scheme?.value ?? null,
    authority: authority && print(authority),
    userinfo: authority?.userinfo?.value ?? null,
    host: authority && print(authority.host),
    port: authority?.port?.value ?? null,
    path: print(path),
    query: query?.value ?? null,
    fragment: fragment?.value ?? null,
  };
}
