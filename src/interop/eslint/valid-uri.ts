/**
 * The rule `valid-uri`.
 *
 * @module
 */
import { current } from "../../standards/current.js";
import { faultsOfTexts } from "../reference-faults.js";
import { PLACES, uriArguments, type URIPlaces } from "./arguments.js";
import { MESSAGES, reportFault } from "./literal.js";
import { TextReader } from "./texts.js";
import type { RuleModule } from "./types.js";

/** The options of the rule. The places add to the defaults. */
export interface ValidURIOptions extends URIPlaces {
  /** Whether a URI must also be valid by the rules of its scheme (from `uri-grammar/schemes`). Default `false`. */
  readonly schemes?: boolean | undefined;
}

const SCHEMA = {
  type: "object",
  properties: { ...PLACES, schemes: { type: "boolean" } },
  additionalProperties: false,
};

/** An argument of `import()` that is a URI, and not the name of a package. */
const IMPORTED = /^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i;

/**
 * Reports texts that are not valid URIs where a URI is required: literals, template literals, concatenations, and constants
 * of the same file. An unknown value can be any text.
 */
export const validURI: RuleModule = {
  meta: {
    type: "problem",
    fixable: "code",
    hasSuggestions: true,
    docs: {
      description: "Require valid URIs in texts that must be URIs (RFC 3986, section 4.1)",
      url: current.sectionUrl("4.1"),
    },
    schema: [SCHEMA],
    messages: MESSAGES,
  },
  create(context) {
    const { schemes = false, ...places } = (context.options[0] ?? {}) as ValidURIOptions;
    const reader = new TextReader(context);
    const reported = new Set<string>();
    return uriArguments(context, places, ({ node, rule, write, isImport }) => {
      if (!reader.isText(node)) return;
      const { strings, pieces } = reader.textsOf(node);
      if (isImport && !IMPORTED.test(strings[0] as string)) return;
      for (const fault of faultsOfTexts(strings, rule, schemes)) {
        reportFault(context, pieces, fault, write, reported);
      }
    });
  },
};
