/**
 * The mistakes that people make in the draft's grammar. What is no site is a path, so only characters can be wrong.
 *
 * @module
 */
import type { MistakeFinder } from "../../explain/mistake.js";
import { referenceMistakes } from "../../explain/reference.js";

/** Finds the culprits in an input that a rule of the draft refuses. */
export const findMistakes: MistakeFinder = referenceMistakes({
  rules: {
    "URL-reference": { scheme: "optional", query: true, fragment: true },
    absoluteURL: { scheme: "required", query: true, fragment: false },
    "opaque-URL": { scheme: "required", query: true, fragment: false },
    "generic-URL": { scheme: "required", query: true, fragment: false },
    relativeURL: { scheme: "path", query: true, fragment: false },
  },
  pathRule: () => "path",
  withoutColon: null,
});
