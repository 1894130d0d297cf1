/**
 * The list of standards, each with its own grammar and operations.
 *
 * @module
 */
import { rfc3986 } from "./rfc3986/index.js";
import { rfc3987 } from "./rfc3987/index.js";
import { rfc2396bis01 } from "./rfc2396bis-01/index.js";
import { rfc2396 } from "./rfc2396/index.js";
import { urlSyntax05 } from "./url-syntax-05/index.js";
import { rfc1808 } from "./rfc1808/index.js";
import { rfc1738 } from "./rfc1738/index.js";
import type { Standard } from "./standard.js";

export { rfc1738, rfc1808, rfc2396, rfc2396bis01, rfc3986, rfc3987, urlSyntax05 };
export type * as RFC3986 from "../../generated/rfc3986.tree.js";
export type * as RFC3987 from "../../generated/rfc3987.tree.js";
export type * as RFC2396bis01 from "../../generated/rfc2396bis-01.tree.js";
export type * as RFC2396 from "../../generated/rfc2396.tree.js";
export type * as URLSyntax05 from "../../generated/url-syntax-05.tree.js";
export type * as RFC1808 from "../../generated/rfc1808.tree.js";
export type * as RFC1738 from "../../generated/rfc1738.tree.js";
export type { ResolveOptions } from "./rfc3986/resolution.js";
export type { HierarchicalResolveOptions } from "./hierarchical.js";
export type { RFC2396bis01ResolveOptions } from "./rfc2396bis-01/resolution.js";
export type { RFC2396ResolveOptions } from "./rfc2396/resolution.js";
export type { URLSyntax05ResolveOptions } from "./url-syntax-05/resolution.js";
export type { RFC1808ResolveOptions } from "./rfc1808/resolution.js";

/** All standards, from the current one to the oldest. Add a new standard here. */
export type All = readonly [
  typeof rfc3986,
  typeof rfc3987,
  typeof rfc2396bis01,
  typeof rfc2396,
  typeof urlSyntax05,
  typeof rfc1808,
  typeof rfc1738,
];
const all: All = [rfc3986, rfc3987, rfc2396bis01, rfc2396, urlSyntax05, rfc1808, rfc1738];

/** All standards by id, from the current one to the oldest. */
export type Standards = { readonly [Each in All[number] as Each["id"]]: Each };

/** The id of a standard. */
export type StandardId = All[number]["id"];

/** The node types and the default rule of each standard. */
export type StandardTypes = {
  readonly [Each in All[number] as Each["id"]]: Each extends Standard<string, infer Nodes, infer Default>
    ? { nodes: Nodes; defaultRule: Default }
    : never;
};

/** The name of a rule of a standard. */
export type RuleName<Id extends StandardId> = keyof StandardTypes[Id]["nodes"] & string;

/** The result type of a standard's parser for a rule. */
export type NodeOf<Id extends StandardId, Rule extends RuleName<Id>> = StandardTypes[Id]["nodes"][Rule];

/**
 * All standards by id. The object is frozen and has no prototype, so an inherited name is never mistaken for an id.
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 *
 * standards.rfc3986.test("192.0.2.256", { rule: "IPv4address" }); // => false
 * standards.rfc3986.definition("port").section; // => "3.2.3"
 * standards["url-syntax-05"].resolve("?y", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/?y" }
 */
export const standards: Standards = /* @__PURE__ */ byId();

function byId(): Standards {
  const byId = Object.create(null) as Standards;
  return Object.freeze(Object.assign(byId, Object.fromEntries(all.map((each) => [each.id, each]))));
}
