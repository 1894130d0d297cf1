/**
 * RFC 1808, Relative Uniform Resource Locators.
 *
 * @module
 */
import { grammar as text } from "../../../generated/rfc1808.grammar.js";
import { parse } from "../../../generated/rfc1808.parser.js";
import { table } from "../../../generated/rfc1808.reference.js";
import { shapes, type Nodes as RFC1808Nodes } from "../../../generated/rfc1808.tree.js";
import { Automaton } from "../../core/automaton.js";
import { EMPTY, type Components } from "../../core/components.js";
import { present } from "../../core/invariant.js";
import { lazy } from "../../core/lazy.js";
import { authorityComponents, firstOf } from "../../core/parts.js";
import { rfcUrl } from "../../core/url.js";
import type { StandardGrammar } from "../../operations/grammar.js";
import type { NodeBase } from "../../tree/node.js";
import { defineGrammar, defineRules, type DefinedRules } from "../define.js";
import { diagnoserOf, type Diagnosing, type Explanations } from "../explained.js";
import { explanationsOf } from "../words.js";

/** The rules of the first standard for relative URLs, of June 1995. */
export const rules: DefinedRules<RFC1808Nodes, "URL"> = /* @__PURE__ */ defineRules<RFC1808Nodes, "URL">({
  id: "rfc1808",
  title: "RFC 1808, Relative Uniform Resource Locators",
  defaultRule: "URL",
  urlOf: (section) => rfcUrl("1808", section),
  reference: /* @__PURE__ */ lazy(() => new Automaton(table)),
  grammar: text,
  referenceRules: ["URL", "absoluteURL", "generic-RL", "relativeURL", "net_path"],
});

/** How messages call the rules. */
export const explanations: Explanations = /* @__PURE__ */ explanationsOf(
  { userinfo: "net_loc", host: "net_loc", port: "net_loc", escape: "escape", address: "net_loc" },
  "segment query fragment escape",
  {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."],
    net_loc: "a network location",
    path: "a path",
    fsegment: "a first segment",
    params: "parameters",
    param: "a parameter",
  },
);

/** Explains why the grammar refuses a string. */
export const diagnoser: Diagnosing<RFC1808Nodes> = /* @__PURE__ */ diagnoserOf(rules, explanations);

/** The grammar with its trees. Section 2.4 defines the components by the text, also of a URL that is not a generic-RL. */
export const grammar: StandardGrammar<RFC1808Nodes, "URL"> = /* @__PURE__ */ defineGrammar(rules, {
  parse,
  shapes,
  view: (node: NodeBase, print) => split(print(node), node.type),
  split,
});

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
