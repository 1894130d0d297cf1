/**
 * The current standard, which is the default everywhere. Only this module says which one it is, and it imports no other
 * standard.
 *
 * @module
 */
import type { Tester } from "../core/automaton.js";
import { lazy } from "../core/lazy.js";
import { genericSyntax, normalForms } from "./rfc3986/index.js";
import { diagnoser, rules } from "./rfc3986/rules.js";
import type { GenericSyntax, StandardForms } from "./standard.js";

export type * from "./rfc3986/nodes.js";
export type { Nodes as CurrentNodes, Rule as CurrentRule } from "./rfc3986/nodes.js";
export { explained, grammar as current } from "./rfc3986/grammar.js";
export { isAbsoluteURI, isURI, isURIReference, ofURIReference } from "./rfc3986/reference.js";

export { diagnoser, rules };

/** Returns the test of the rule for IPv4 addresses, for texts that are known to be strings. */
export const ofIPv4address: () => Tester = /* @__PURE__ */ lazy(() => rules.language.tester("IPv4address"));

/** The id of the current standard. */
export type CurrentId = "rfc3986";
export const CURRENT: CurrentId = "rfc3986";

/** The current standard, as far as schemes need it. */
export const currentStandard: GenericSyntax = genericSyntax as unknown as GenericSyntax;

/** The normal forms of a standard that schemes know. */
export const formsOf = (standard: GenericSyntax): StandardForms =>
  standard.id === CURRENT ? normalForms : (standard as GenericSyntax & StandardForms);
