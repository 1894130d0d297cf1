/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
 *
 * @module
 */
import { parse } from "../../../generated/rfc3986.parser.js";
import { rules } from "../../../generated/rfc3986.rules.js";
import { table } from "../../../generated/rfc3986.table.js";
import type { NodeBase } from "../../ast/index.js";
import { rfc3986Shapes, type RFC3986Nodes, type URI } from "../../ast/rfc3986.js";
import type { Components } from "../../components.js";
import { findMistakes } from "./mistakes.js";
import { reference } from "./reference.js";
import { defineGrammar, type StandardGrammar } from "../standard.js";
import { rfcUrl } from "../url.js";

/** RFC 3986: the standard in force, and the default everywhere. */
export const rfc3986: StandardGrammar<RFC3986Nodes, "URI-reference"> = defineGrammar<RFC3986Nodes, "URI-reference">({
  id: "rfc3986",
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("3986", section),
  rules,
  reference,
  table,
  parse,
  shapes: rfc3986Shapes,
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
 * @param input a string that matches URI-reference
 */
function split(input: string): Components {
  const hash = input.indexOf("#");
  const beforeFragment = hash < 0 ? input.length : hash;
  const mark = input.indexOf("?");
  const beforeQuery = mark < 0 || mark > beforeFragment ? beforeFragment : mark;
  const colon = input.indexOf(":");
  const slash = input.indexOf("/");
  const hasScheme = colon > 0 && colon < beforeQuery && (slash < 0 || colon < slash);
  const afterScheme = hasScheme ? colon + 1 : 0;
  const hasAuthority = input.startsWith("//", afterScheme);
  let path = afterScheme;
  if (hasAuthority) {
    const next = input.indexOf("/", afterScheme + 2);
    path = next < 0 || next > beforeQuery ? beforeQuery : next;
  }
  const authority = hasAuthority ? input.slice(afterScheme + 2, path) : null;
  return {
    scheme: hasScheme ? input.slice(0, colon) : null,
    authority,
    ...(authority === null ? NO_AUTHORITY : splitAuthority(authority)),
    path: input.slice(path, beforeQuery),
    query: beforeQuery < beforeFragment ? input.slice(beforeQuery + 1, beforeFragment) : null,
    fragment: hash < 0 ? null : input.slice(hash + 1),
  };
}

const NO_AUTHORITY = { userinfo: null, host: null, port: null } as const;

/** Splits a valid authority (section 3.2). */
function splitAuthority(authority: string): Pick<Components, "userinfo" | "host" | "port"> {
  const at = authority.indexOf("@");
  // A colon inside an IP literal is not the port's: the port's comes after the bracket.
  const colon = authority.indexOf(":", Math.max(at, authority.indexOf("]")) + 1);
  return {
    userinfo: at < 0 ? null : authority.slice(0, at),
    host: authority.slice(at + 1, colon < 0 ? authority.length : colon),
    port: colon < 0 ? null : authority.slice(colon + 1),
  };
}
