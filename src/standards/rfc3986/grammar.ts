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
import { findMistakes } from "./faults.js";
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
  split,
  findMistakes,
  characters: { escape: "pct-encoded", any: "fragment", literals: true },
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

/**
 * Splits a valid reference at its delimiters, in the order in which Appendix B does: what comes first delimits.
 *
 * @param input a string that matches the rule
 * @param rule one of the rules that have components; hier-part has no scheme, though its first segment may look like one
 */
function split(input: string, rule: string): Components {
  const hash = input.indexOf("#");
  const beforeFragment = hash < 0 ? input.length : hash;
  const mark = input.indexOf("?");
  const beforeQuery = mark < 0 || mark > beforeFragment ? beforeFragment : mark;
  const query = beforeQuery < beforeFragment ? input.slice(beforeQuery + 1, beforeFragment) : null;
  const fragment = hash < 0 ? null : input.slice(hash + 1);
  // A colon that a "/" does not precede ends a scheme: a relative reference's first segment has none.
  const colon = input.indexOf(":");
  const slash = input.indexOf("/");
  const hasScheme = rule !== "hier-part" && colon >= 0 && colon < beforeQuery && (slash < 0 || colon < slash);
  const afterScheme = hasScheme ? colon + 1 : 0;
  const scheme = hasScheme ? input.slice(0, colon) : null;
  if (slash !== afterScheme || input.charCodeAt(slash + 1) !== SLASH || slash >= beforeQuery) {
    const path = input.slice(afterScheme, beforeQuery);
    return { scheme, authority: null, userinfo: null, host: null, port: null, path, query, fragment };
  }
  const start = slash + 2;
  const next = input.indexOf("/", start);
  const end = next < 0 || next > beforeQuery ? beforeQuery : next;
  const authority = input.slice(start, end);
  const path = input.slice(end, beforeQuery);
  const at = authority.indexOf("@");
  const userinfo = at < 0 ? null : authority.slice(0, at);
  // A colon inside an IP literal is not the port's: the port's comes after the bracket.
  const bracket = authority.charCodeAt(at + 1) === BRACKET ? authority.indexOf("]") : at;
  const portColon = authority.indexOf(":", bracket + 1);
  const host = authority.slice(at + 1, portColon < 0 ? authority.length : portColon);
  const port = portColon < 0 ? null : authority.slice(portColon + 1);
  return { scheme, authority, userinfo, host, port, path, query, fragment };
}

const SLASH = 0x2f;
const BRACKET = 0x5b;
