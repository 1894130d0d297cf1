/**
 * The current standard, which is the default everywhere. Only this module says which one it is, and it imports no other
 * standard.
 *
 * @module
 */
import { genericSyntax } from "./rfc3986/generic-syntax.js";
import type { GenericSyntax } from "./standard.js";

export type * from "./rfc3986/nodes.js";
export type { Nodes as CurrentNodes, Rule as CurrentRule } from "./rfc3986/nodes.js";
export { diagnoser } from "./rfc3986/diagnoser.js";
export { rules } from "./rfc3986/rules.js";
export { explained, grammar as current } from "./rfc3986/explained.js";
export { isAbsoluteURI, isURI, isURIReference, ofURIReference } from "./rfc3986/reference.js";

/** The id of the current standard. */
export type CurrentId = (typeof genericSyntax)["id"];
export const CURRENT: CurrentId = "rfc3986";

/** The current standard, as far as schemes need it. */
export const currentStandard: GenericSyntax = genericSyntax as unknown as GenericSyntax;
