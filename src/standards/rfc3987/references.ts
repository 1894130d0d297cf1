/**
 * The references of RFC 3987: the only part of the grammar that resolution, normalization and comparison import.
 *
 * @module
 */
import { sections } from "../../../generated/rfc3987.reference.js";
import type { Components } from "../../core/components.js";
import { componentsOf } from "../../core/parts.js";
import { rfcUrl, sectionUrl } from "../../core/url.js";
import { defineReferences, type References, type ReferenceSource } from "../../operations/references.js";
import { reference } from "./reference.js";
import { referenceRules, view } from "./view.js";

export { referenceRules, view };

export const id = "rfc3987";
export const defaultRule = "IRI-reference";

/** Returns the address of a section. */
export function urlOf(section: string): string {
  return rfcUrl("3987", section);
}

/**
 * Returns the components of a valid string. An ihier-part begins with the path, so its first segment is never a scheme.
 */
export function split(input: string, rule: string): Components {
  return componentsOf(input, rule !== "ihier-part");
}

const source: ReferenceSource = {
  id,
  defaultRule,
  referenceRules,
  tester: (rule) => reference().tester(rule),
  recognize: (input, { rule }) => reference().recognize(input, rule),
  definition(rule) {
    const section = sections[rule] as string;
    return { section, url: sectionUrl("3987", section) };
  },
  split,
  view,
};

/** The references of RFC 3987, based on the small table only. */
export const references: References = /* @__PURE__ */ defineReferences(source);
