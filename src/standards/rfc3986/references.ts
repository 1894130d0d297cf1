/**
 * The references of RFC 3986: the only part of the grammar that resolution, normalization and comparison import.
 *
 * @module
 */
import { sections } from "../../../generated/rfc3986.reference.js";
import type { Components } from "../../core/components.js";
import type { URISyntaxError } from "../../core/diagnostic.js";
import { rfcUrl } from "../../core/url.js";
import {
  componentsReader,
  defineReferences,
  refusalOf,
  type ComponentsReader,
  type References,
  type ReferenceSource,
} from "../../operations/references.js";
import { genericLanguage, genericSplit, treeView, type GenericLanguage, type TreeView } from "../generic.js";
import { treeReader, type TreeReader } from "../tree-reader.js";
import { reference } from "./reference.js";

export const id = "rfc3986";
export const defaultRule = "URI-reference";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "URI",
  "hier-part",
  "URI-reference",
  "absolute-URI",
  "relative-ref",
  "relative-part",
] as const;

/** Returns the address of a section. */
export function urlOf(section: string): string {
  return rfcUrl("3986", section);
}

/** Returns the components of a tree. */
export const view: TreeView = /* @__PURE__ */ treeView("");

/** Reads a tree that looks like one of the parser. The numbers are those of the fields of each type. */
export const read: TreeReader = /* @__PURE__ */ treeReader("", {
  URI: 5,
  "hier-part": 2,
  "absolute-URI": 4,
  "relative-ref": 4,
  "relative-part": 2,
});

/** Returns the components of a valid string. */
export const split: (input: string, rule: string) => Components = /* @__PURE__ */ genericSplit("hier-part");

const language: GenericLanguage = /* @__PURE__ */ genericLanguage(id, reference, sections);

const source: ReferenceSource = { ...language, defaultRule, referenceRules, split, view };

/** Returns the error for a text that is no reference. A bundle of it reads no components. */
export const refusal = (text: string): URISyntaxError => refusalOf(language, text, defaultRule);

/** Reads the components of references, based on the small table only. */
export const reader: ComponentsReader = /* @__PURE__ */ componentsReader(source);

/** The references of RFC 3986, based on the small table only. */
export const references: References = /* @__PURE__ */ defineReferences(source, reader);
