/**
 * The scheme `intent` (Android Intents with Chrome).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/intent.js";
import type { IntentURI } from "../../generated/scheme/intent.tree.js";
import { hierarchyWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/intent.tree.js";

/**
 * The scheme `intent`.
 *
 * @example
 * import { intent } from "uri-grammar/schemes/intent";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([intent]);
 * validate("intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end").ok; // => true
 */
export const intent: Scheme<IntentURI> = defineScheme({
  name: "intent",
  specification: page(
    "Chrome for Developers",
    "Android Intents with Chrome",
    "https://developer.chrome.com/docs/android/intents",
  ),
  section: '"Syntax"',
  status: null,
  grammar,
  examples: ["intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end"],
  words: {
    ...hierarchyWords,
    "intent-URI": [
      "an intent URI",
      "An intent URI is 'intent:', an optional host and path, '#Intent;', parameters with ';' after each, and 'end'.",
    ],
    parameter: ["a parameter", "A parameter is a name, '=' and a value. ';' follows it."],
    "extra-value": ["the value of a parameter", "In a value, ';' must be percent-encoded."],
  },
});
