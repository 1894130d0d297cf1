/**
 * The current standard, which is the default everywhere. Only this module says which one it is, and it imports no other
 * standard.
 *
 * @module
 */
import { rfc3986 } from "./rfc3986/index.js";
import type { AnyStandard } from "./standard.js";

export type * from "./rfc3986/nodes.js";
export type { Nodes as CurrentNodes, Rule as CurrentRule } from "./rfc3986/nodes.js";
export { diagnoser } from "./rfc3986/diagnoser.js";
export { rules } from "./rfc3986/rules.js";
export { explained, grammar as current } from "./rfc3986/explained.js";
export { isAbsoluteURI, isURI, isURIReference, ofURIReference } from "./rfc3986/reference.js";

/** The id of the current standard. */
export type CurrentId = (typeof rfc3986)["id"];
export const CURRENT: CurrentId = "rfc3986";

/** The current standard, with the members that all standards share. */
export const currentStandard: AnyStandard = rfc3986 as unknown as AnyStandard;
