/**
 * The standards, by id.
 *
 * @module
 */
import type { RFC3986Nodes } from "../ast/rfc3986.js";
import { rfc3986 } from "./rfc3986.js";
import type { Standard } from "./standard.js";

/** The nodes of each standard, and the rule that it means where none is named. */
export interface StandardTypes {
  rfc3986: { nodes: RFC3986Nodes; defaultRule: "URI-reference" };
}

/** The id of a standard. */
export type StandardId = keyof StandardTypes;

/** The name of a rule of a standard. */
export type RuleName<Id extends StandardId> = keyof StandardTypes[Id]["nodes"] & string;

/** What a standard's parser returns for a rule. */
export type NodeOf<Id extends StandardId, Rule extends RuleName<Id>> = StandardTypes[Id]["nodes"][Rule];

/** All standards, by id. */
export type Standards = {
  readonly [Id in StandardId]: Standard<StandardTypes[Id]["nodes"], StandardTypes[Id]["defaultRule"]>;
};

/** All standards, by id: a frozen object without prototype, so that no inherited name is mistaken for an id. */
export const standards: Standards = Object.freeze(Object.assign(Object.create(null) as object, { rfc3986 }));

/**
 * @param id the id of a standard
 * @returns that standard
 * @throws {RangeError} where there is none of that id
 */
export function standardOf<Id extends StandardId>(id: Id): Standards[Id] {
  if (!Object.hasOwn(standards, id)) {
    throw new RangeError(`no standard ${JSON.stringify(id)}; the standards are ${Object.keys(standards).join(", ")}`);
  }
  return standards[id];
}
