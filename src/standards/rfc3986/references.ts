/**
 * The references of RFC 3986: the only part of the grammar that resolution, normalization and comparison import.
 *
 * @module
 */
import { sections } from "../../../generated/rfc3986.reference.js";
import type { Components } from "../../core/components.js";
import type { URISyntaxError } from "../../core/diagnostic.js";
import { componentsOf } from "../../core/parts.js";
import { rfcUrl, sectionUrl } from "../../core/url.js";
import {
  componentsReader,
  defineReferences,
  refusalOf,
  type ComponentsReader,
  type References,
  type ReferenceSource,
} from "../../operations/references.js";
import { reference } from "./reference.js";
import { referenceRules, view } from "./view.js";

export { referenceRules, view };

export const id = "rfc3986";
export const defaultRule = "URI-reference";

/** Returns the address of a section. */
export function urlOf(section: string): string {
  return rfcUrl("3986", section);
}

/**
 * Returns the components of a valid string. A hier-part begins with the path, so its first segment is never a scheme.
 */
export function split(input: string, rule: string): Components {
  return componentsOf(input, rule !== "hier-part");
}

const recognize: ReferenceSource["recognize"] = (input, { rule }) => reference().recognize(input, rule);

function definition(rule: string): ReturnType<ReferenceSource["definition"]> {
  const section = sections[rule] as string;
  return { section, url: sectionUrl("3986", section) };
}

const source: ReferenceSource = {
  id,
  defaultRule,
  referenceRules,
  tester: (rule) => reference().tester(rule),
  recognize,
  definition,
  split,
  view,
};

/** Returns the error for a text that is no reference. A bundle of it reads no components. */
export const refusal = (text: string): URISyntaxError => refusalOf({ id, recognize, definition }, text, defaultRule);

/** Reads the components of references, based on the small table only. */
export const reader: ComponentsReader = /* @__PURE__ */ componentsReader(source);

/** The references of RFC 3986, based on the small table only. */
export const references: References = /* @__PURE__ */ defineReferences(source, reader);
