/**
 * The rule `valid-uri`.
 *
 * @module
 */
import { codePattern, SEVERITIES } from "../../core/severity.js";
import { current, type CurrentRule } from "../../standards/current.js";
import { REFERRING_IDS } from "../../standards/judges.js";
import type { RuleOptions } from "../config.js";
import { assertRules, faultFinder } from "../reference-faults.js";
import { PLACES, uriArguments, type URIPlaces } from "./arguments.js";
import { documentFaults, documentOf, policyOfFile } from "./documents.js";
import { MESSAGES, reportFault } from "./literal.js";
import { TextReader } from "./texts.js";
import type { RuleModule } from "./types.js";

/**
 * The options of the rule. The places add to the defaults. Each other option replaces what the configuration of the project
 * says: `schemes` (default `false`, or `true` with a `severity` that only the rules of schemes can reach), `severity`
 * (default: errors), `standard` (default: `rfc3986`), `ignore` and `placeholders`.
 */
export interface ValidURIOptions extends URIPlaces, RuleOptions {}

const TEXTS = { type: "array", items: { type: "string", minLength: 1 } };

const SCHEMA = /* @__PURE__ */ Object.freeze({
  type: "object",
  properties: {
    ...PLACES,
    schemes: { type: "boolean" },
    severity: {
      anyOf: [
        { enum: SEVERITIES },
        {
          type: "object",
          patternProperties: { [codePattern()]: { enum: [...SEVERITIES, "off"] } },
          additionalProperties: false,
        },
      ],
    },
    standard: { enum: REFERRING_IDS },
    ignore: TEXTS,
    placeholders: TEXTS,
  },
  additionalProperties: false,
});

/** An argument of `import()` that is a URI, and not the name of a package. */
const IMPORTED = /^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i;

/** The advice of which `no-userinfo-password` tells more. */
const PASSWORD = "security/password";

/**
 * Reports texts that are not valid URIs where a URI is required: literals, template literals, concatenations, and constants
 * of the same file. An unknown value can be any text. In files that are no programs, reports the URIs that are not valid.
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
    const { urls, references, attributes, elements, ...own } = (context.options[0] ?? {}) as ValidURIOptions;
    const policy = policyOfFile(context, own);
    const { standard, validate, weighing } = policy;
    const isFault: typeof weighing.isFault = (each) =>
      weighing.isFault(each) && (each.code !== PASSWORD || each.severity === "error");
    const document = documentOf(context);
    if (document) {
      return documentFaults(context, document, policy.chosen, validate, (reference, diagnostics) =>
        policy.reported(reference, diagnostics).filter(isFault),
      );
    }
    const named = [references, attributes, ...Object.values(elements ?? {})].flatMap((each) =>
      Object.values(each ?? {}),
    );
    assertRules(
      standard,
      named.filter((rule): rule is CurrentRule => rule !== false),
    );
    const { faultsOfTexts } = faultFinder(policy);
    const reader = new TextReader(context);
    const reported = new Set<string>();
    return uriArguments(context, { urls, references, attributes, elements }, ({ node, rule, write, isImport }) => {
      if (!reader.isText(node)) return;
      const { strings, pieces } = reader.textsOf(node);
      if (isImport && !IMPORTED.test(strings[0] as string)) return;
      for (const fault of faultsOfTexts(strings, rule).filter(isFault)) {
        reportFault(context, pieces, fault, write, reported);
      }
    });
  },
};
