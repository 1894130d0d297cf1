/**
 * The references of RFC 3986: all that resolution, normalization and comparison take with them.
 *
 * @module
 */
import { sections } from "../../../generated/rfc3986.reference.js";
import type { Components } from "../../core/components.js";
import { present } from "../../core/invariant.js";
import { componentsOf } from "../../core/parts.js";
import { rfcUrl } from "../../core/url.js";
import { defineReferences, type References } from "../../operations/references.js";
import { reference } from "./reference.js";
import { referenceRules, view } from "./view.js";

export { referenceRules, view };

export const id = "rfc3986";
export const defaultRule = "URI-reference";

/** The address of a section. */
export function urlOf(section: string): string {
  return rfcUrl("3986", section);
}

/** The components of a valid string. The path of hier-part comes first: what looks like a scheme there is a segment. */
export function split(input: string, rule: string): Components {
  return componentsOf(input, rule !== "hier-part");
}

/** The references, by the small table alone. */
export const references: References = defineReferences({
  id,
  defaultRule,
  referenceRules,
  tester: (rule) => reference().tester(rule),
  recognize: (input, { rule }) => reference().recognize(input, rule),
  definition(rule) {
    const section = present(sections[rule]);
    return { section, url: urlOf(section) };
  },
  split,
  view,
});
