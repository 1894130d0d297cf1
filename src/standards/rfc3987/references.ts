/**
 * The references of RFC 3987: the only part of the grammar that resolution, normalization and comparison import.
 *
 * @module
 */
import { sections } from "../../../generated/rfc3987.reference.js";
import type { Components } from "../../core/components.js";
import { rfcUrl } from "../../core/url.js";
import { defineReferences, type References } from "../../operations/references.js";
import { genericLanguage, genericSplit, treeView, type TreeView } from "../generic.js";
import { treeReader, type TreeReader } from "../tree-reader.js";
import { reference } from "./reference.js";

export const id = "rfc3987";
export const defaultRule = "IRI-reference";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "IRI",
  "ihier-part",
  "IRI-reference",
  "absolute-IRI",
  "irelative-ref",
  "irelative-part",
] as const;

/** Returns the address of a section. */
export function urlOf(section: string): string {
  return rfcUrl("3987", section);
}

/** Returns the components of a tree. */
export const view: TreeView = /* @__PURE__ */ treeView("i");

/** Reads a tree that looks like one of the parser. The numbers are those of the fields of each type. */
export const read: TreeReader = /* @__PURE__ */ treeReader("i", {
  IRI: 5,
  "ihier-part": 2,
  "absolute-IRI": 4,
  "irelative-ref": 4,
  "irelative-part": 2,
});

/** Returns the components of a valid string. */
export const split: (input: string, rule: string) => Components = /* @__PURE__ */ genericSplit("ihier-part");

/** The references of RFC 3987, based on the small table only. */
export const references: References = /* @__PURE__ */ defineReferences({
  .../* @__PURE__ */ genericLanguage(id, reference, sections),
  ...{ defaultRule, referenceRules, split, view },
});
