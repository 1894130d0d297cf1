/**
 * RFC 1808, Relative Uniform Resource Locators.
 *
 * @module
 */
import { parse } from "../../../generated/rfc1808.parser.js";
import {
  shapes,
  type AbsoluteURL,
  type GenericRL,
  type NetPath,
  type Nodes as RFC1808Nodes,
  type RelativeURL,
  type URL,
} from "../../../generated/rfc1808.tree.js";
import { EMPTY, type Components } from "../../core/components.js";
import { present } from "../../core/invariant.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import type { NodeBase } from "../../tree/index.js";
import { defineGrammar } from "../define.js";
import { rules } from "./rules.js";

/** The first standard for relative URLs, of June 1995. */
export const grammar: StandardGrammar<RFC1808Nodes, "URL"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view,
  split,
});

/** A node with components. */
type Reference = URL | AbsoluteURL | GenericRL | RelativeURL | NetPath;

/**
 * Returns the components of a reference's node. Section 2.4 defines them by the text, so that they are also defined for
 * a URL that is not a generic-RL.
 */
function view(node: Reference, print: (node: NodeBase) => string): Components {
  return split(print(node), node.type);
}

/**
 * Returns the components of a string that matches one of the rules for references (section 2.4). The authority is the
 * net_loc, and the parameters belong to the path.
 */
function split(input: string, rule: string): Components {
  const end = firstOf(input, "#", 0, input.length);
  const hasScheme = rule !== "relativeURL" && rule !== "net_path";
  const prefix = (hasScheme ? SCHEME.exec(input)?.[0] : undefined) ?? "";
  const start = prefix.length;
  const isNetwork = input.startsWith("//", start);
  const from = start + "//".length;
  const path = isNetwork ? firstOf(input, "/", from, end) : start;
  const query = firstOf(input, "?", path, end);
  return {
    ...EMPTY,
    scheme: start === 0 ? null : prefix.slice(0, -1),
    ...(isNetwork && networkOf(input, from, path)),
    path: input.slice(path, query),
    query: query === end ? null : input.slice(query + 1, end),
    fragment: end === input.length ? null : input.slice(end + 1),
  };
}

/**
 * Returns the parts of a net_loc. A net_loc without a name has no parts: the empty one is absent, and ":80" is not. A text
 * after the last colon that is not a number belongs to the host.
 */
function networkOf(input: string, start: number, end: number): ReturnType<typeof authorityComponents> {
  const network = authorityComponents(input, start, end);
  const { userinfo, host, port } = network;
  if (userinfo === null && host === "") return { ...network, host: null, port: null };
  return port !== null && /\D/.test(port) ? { ...network, host: `${present(host)}:${port}`, port: null } : network;
}

/** The scheme and its colon (section 2.4.2). */
const SCHEME = /^[\dA-Za-z+.-]+:/;
