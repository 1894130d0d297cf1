// Loads the built package for the documents that are generated from it. Its types are those of the sources, but its
// classes are not the same.
import * as index from "../../dist/index.js";
import * as schemes from "../../dist/schemes/index.js";
import * as inner from "../../dist/inner.js";
import * as standards from "../../dist/standards/index.js";
import * as template from "../../dist/template/explain.js";
import { EXAMPLES, TEMPLATE_EXAMPLES } from "./examples.js";

/** @type {unknown} */
const built = { ...standards, ...schemes, rulesOf: inner.rulesOf, ...index, validate: schemes.validate };

/**
 * @typedef {typeof import("../../src/standards/index.js")
 *   & Pick<typeof import("../../src/schemes/index.js"), "schemes" | "registry" | "validate" | "adviceCodes">
 *   & typeof import("../../src/schemes/mechanism/rules.js")
 *   & Pick<typeof import("../../src/index.js"), "applyRepair" | "codeFrame">} Built
 */

/** @type {unknown} */
const known = inner.SENTENCES;

export const program = {
  .../** @type {Built} */ (built),
  sentences: /** @type {typeof import("../../src/explain/sentences.js").SENTENCES} */ (known),
  examples: EXAMPLES,
  templateExamples: TEMPLATE_EXAMPLES,
  diagnoseTemplate: /** @type {typeof import("../../src/template/explain.js").diagnoseTemplate} */ (
    /** @type {unknown} */ (template.diagnoseTemplate)
  ),
};

/** @typedef {typeof program} Program */
