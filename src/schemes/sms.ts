/**
 * The scheme `sms` (RFC 5724).
 *
 * @module
 */
import { lowerCase } from "../core/percent.js";
import { grammar } from "../../generated/scheme/sms.js";
import type { SmsField, SmsUri } from "../../generated/scheme/sms.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { Check } from "./mechanism/check.js";
import { byKey, decoded, repeated, rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { normalNumber, numberRequirements, numberWords } from "./tel.js";
import { NOT_UTF8, repeatedPart } from "./shared/messages.js";

export type * from "../../generated/scheme/sms.tree.js";

const bodiesOf = ({ fields }: SmsUri): readonly SmsField[] =>
  (fields?.fields ?? []).filter(({ name }) => name.value.toLowerCase() === "body");

const repeatedBody: Check<SmsUri> = {
  code: "repeated-field",
  section: "2.2",
  rule: "sms-fields",
  summary: "The body must not be repeated.",
  find: ({ node }) =>
    repeated(bodiesOf(node), () => "body").map(({ start, end }) => {
      return { start, end, message: repeatedPart("parameter") };
    }),
};

const invalidUTF8: Check<SmsUri> = {
  code: "utf-8",
  section: "2.2",
  rule: "escaped-value",
  summary: "The body must be percent-encoded UTF-8.",
  find: ({ node }) =>
    bodiesOf(node)
      .filter(({ value }) => decoded(value.value) === null)
      .map(({ value: { start, end } }) => {
        return { start, end, message: NOT_UTF8 };
      }),
};

const words: RuleWords = {
  ...numberWords,
  "sms-uri": ["an sms URI", "An sms URI has telephone numbers with ',' between them, and an optional '?' with fields."],
  "sms-field": ["a field", "A field is a name, '=' and a value. '&' separates fields."],
  "escaped-value": [
    "the value of a field",
    "In a value, all characters except letters, digits, '-', '.', '_' and '~' must be percent-encoded. '&' begins another field.",
  ],
};

/**
 * The scheme `sms`.
 *
 * @example
 * import { sms } from "uri-grammar/schemes/sms";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([sms]);
 * validate("sms:+1,").diagnostics[0].code; // => "sms/empty-part"
 * normalize("sms:+1-510-555-0101?Body=X"); // => "sms:+15105550101?body=X"
 */
export const sms: Scheme<SmsUri> = defineScheme({
  name: "sms",
  specification: rfc(5724, "URI Scheme for Global System for Mobile Communications (GSM) Short Message Service (SMS)"),
  section: "2.2",
  status: "permanent",
  grammar,
  examples: ["sms:+15105550101", "sms:+15105550101,+15105550102", "sms:+15105550101?body=hello%20there"],
  requirements: [...numberRequirements<SmsUri>(({ part }) => part.recipients, "RFC3966:"), repeatedBody, invalidUTF8],
  words,
  // A parameter's value can contain "/", which is not a separator.
  without: ["dot-segments"],
  // Encoded line breaks are normal in a body.
  exempt: ["encoded-line-break"],
  *normalize({ input, node: { part, fields } }) {
    for (const number of part.recipients) yield* rewrite(input, number, normalNumber(number, input), "2.4");
    // Keywords are case-insensitive (section 2.2); values are case-sensitive.
    for (const { name } of fields?.fields ?? []) yield* rewrite(input, name, lowerCase(name.value), "2.2");
  },
  // The recipients are a set, so remove duplicates and sort them.
  equate({ input, node: { part } }) {
    const recipients = new Set(part.recipients.map((number) => normalNumber(number, input)));
    const text = [...recipients].sort(byKey((each) => each)).join(",");
    return rewrite(input, part, text, "2.4");
  },
});
