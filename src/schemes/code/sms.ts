/**
 * The scheme `sms` (RFC 5724).
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { SmsField, SmsUri } from "../../../generated/scheme/sms.tree.js";
import type { Check } from "../mechanism/check.js";
import { byKey, decoded, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { normalNumber, numberRequirements } from "./tel.js";
import { NOT_UTF8, repeatedPart } from "../shared/messages.js";

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

export const sms: SchemeCode<SmsUri> = {
  requirements: [...numberRequirements<SmsUri>(({ part }) => part.recipients, "RFC3966:"), repeatedBody, invalidUTF8],
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
};
