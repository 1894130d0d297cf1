/**
 * The standard in force: what everything goes by where no other standard is chosen. This is the one place that says which
 * it is; it takes no other standard along.
 *
 * @module
 */
import { rfc3986 } from "./rfc3986/index.js";
import type { AnyStandard } from "./standard.js";

export type * from "./rfc3986/nodes.js";
export type { Nodes as CurrentNodes, Rule as CurrentRule } from "./rfc3986/nodes.js";
export { explained, grammar as current } from "./rfc3986/explained.js";
export { isAbsoluteURI, isURI, isURIReference } from "./rfc3986/reference.js";

/** Its id. */
export type CurrentId = (typeof rfc3986)["id"];
export const CURRENT: CurrentId = "rfc3986";

/** It, where only the members count that all standards have. */
export const currentStandard: AnyStandard = rfc3986 as unknown as AnyStandard;
