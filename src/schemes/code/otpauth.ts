/**
 * The scheme `otpauth` (Key Uri Format).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/otpauth.js";
import type { OtpauthURI } from "../../../generated/scheme/otpauth.tree.js";
import { assertString } from "../../core/arguments.js";
import { lowerCase } from "../../core/percent.js";
import type { Value } from "../../values/facts.js";
import { written } from "../shared/slips.js";
import { NOTHING, type Check, type Subject } from "../mechanism/check.js";
import { decoded, rewrite } from "../shared/edits.js";
import { formBy, parametersOf, required, unrepeated, valueForm, wrongCharacter } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const isCounterBased = ({ components }: Pick<Subject, "components">): boolean =>
  lowerCase(String(components.host)) === "hotp";

const issuer: Check<OtpauthURI> = {
  code: "issuer",
  level: "SHOULD",
  section: '"Issuer"',
  rule: "issuer",
  summary: "The issuer in the label and the parameter issuer should be equal.",
  find(subject) {
    const { prefix } = subject.node.label;
    const given = [...parametersOf(subject)].find(({ name }) => name === "issuer");
    if (prefix === null || given === undefined || decoded(prefix.issuer.value) === given.value) return NOTHING;
    const { at: start, end } = given;
    return [{ start, end, message: "The issuer is not the same as before ':' in the label. Write the same name." }];
  },
};

const base32: Check = {
  code: "base32",
  section: '"Secret"',
  rule: "query",
  summary: "A secret must be base32: upper-case letters and the digits 2 to 7.",
  *find(subject) {
    for (const parameter of parametersOf(subject)) {
      const { name, value, at, end } = parameter;
      if (name !== "secret" || formBy(grammar, "base32").test(value)) continue;
      if (value === "") yield { start: at, end, message: "The secret is empty. Write it in base32." };
      else yield wrongCharacter(parameter, /[^A-Z2-7]/, "a character of base32, which has 'A' to 'Z' and '2' to '7'");
    }
  },
};

export const otpauth: SchemeCode<OtpauthURI> = {
  requirements: [
    required(
      {
        code: "secret",
        section: '"Secret"',
        summary: "The parameter secret is required.",
        message: "The secret is missing. Write 'secret=' and the secret.",
      },
      /^secret$/,
    ),
    required(
      {
        code: "counter",
        section: '"Counter"',
        summary: "The type hotp requires the parameter counter.",
        message: "The counter is missing. Write 'counter=' and a number for the type 'hotp'.",
      },
      /^counter$/,
      isCounterBased,
    ),
    base32,
    valueForm(
      {
        code: "padding",
        level: "SHOULD",
        section: '"Secret"',
        summary: "The padding of the secret should be omitted.",
        message: "Remove '=' at the end of the secret.",
      },
      /^secret$/,
      /[^=]$|^$/,
    ),
    valueForm(
      {
        code: "algorithm",
        section: '"Algorithm"',
        summary: "The algorithm must be SHA1, SHA256 or SHA512.",
        message: "The algorithm is 'SHA1', 'SHA256' or 'SHA512'.",
      },
      /^algorithm$/,
      formBy(grammar, "algorithm"),
    ),
    valueForm(
      { code: "digits", section: '"Digits"', summary: "The number of digits must be 6 or 8." },
      /^digits$/,
      formBy(grammar, "digits"),
    ),
    valueForm(
      { code: "number", section: '"Parameters"', summary: "A counter and a period must be whole numbers." },
      /^(?:counter|period)$/,
      formBy(grammar, "count"),
    ),
    issuer,
    required(
      {
        code: "missing-issuer",
        level: "advice",
        section: '"Issuer"',
        summary: "The parameter issuer is strongly recommended.",
        message:
          "The issuer is missing: a person cannot see which account this is. Write '&issuer=' and the name of the service.",
      },
      /^issuer$/,
    ),
    unrepeated(
      {
        code: "repeated-parameter",
        level: "advice",
        section: '"Parameters"',
        summary: "Software can read different values if a parameter is repeated.",
        message: "This parameter stands twice. Remove one.",
      },
      (name) => name,
    ),
  ],
  slips: [
    {
      code: "base32",
      pattern: /^(otpauth:\/\/[^?#]{1,255}\?(?:[^#&]{0,200}&){0,9}?secret=[a-z2-7]{1,200})( )/i,
      message: "A secret has no spaces. Remove them.",
      edit({ start }, text) {
        const length = text.slice(start).search(/[&#]/);
        return written(text, { start, end: length < 0 ? text.length : start + length }, " ", "");
      },
    },
    {
      code: "label",
      pattern: /^(otpauth:\/\/(?:totp|hotp)\/?)()(?=\?)/i,
      message: "The label is missing. Write '/' and the name of the account before '?'.",
    },
    {
      code: "label",
      pattern: /^(otpauth:\/\/(?:totp|hotp)\/[^/?#:]{1,200})(:)(?=\?)/i,
      message: "The name of the account is missing after ':'. Write it, or remove ':'.",
      write: "",
    },
  ],
  // The document recommends to write the issuer twice.
  values: {
    after: ({ issuer: name, labelIssuer }) => ({ issuer: name ?? (labelIssuer as string | null) }),
    before({ issuer: given }) {
      const name = given as Value;
      if (name !== null) assertString(name, "The value 'issuer'");
      return { issuer: name, labelIssuer: name === "" ? null : name };
    },
  },
  *equate({ input, node: { label } }) {
    if (label.prefix !== null) yield* rewrite(input, label.prefix.separator, ":", '"Label"');
    yield* rewrite(input, label.spaces, "", '"Label"');
  },
};
