/** @module */
import { grammar } from "../../../generated/scheme/otpauth.js";
import type { OtpauthURI } from "../../../generated/scheme/otpauth.tree.js";
import { assertString } from "../../core/arguments.js";
import type { Value } from "../../values/facts.js";
import { written } from "../shared/slips.js";
import { languageOf } from "../mechanism/grammar.js";
import { NOTHING } from "../mechanism/check.js";
import { decoded } from "../shared/edits.js";
import { parametersOf, wrongCharacter } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const language = languageOf(grammar);

export const otpauth: SchemeCode<OtpauthURI> = {
  finds: {
    base32: (subject) =>
      parametersOf(subject).flatMap((parameter) => {
        const { name, value, at, end } = parameter;
        if (name !== "secret" || language.test(value, { rule: "base32" })) return [];
        return value === ""
          ? [{ start: at, end, message: "The secret is empty. Write it in base32." }]
          : [
              wrongCharacter(
                parameter,
                language,
                "base32",
                "a character of base32, which has 'A' to 'Z' and '2' to '7'",
              ),
            ];
      }),
    issuer(subject) {
      const { prefix } = subject.node.label;
      const given = prefix && parametersOf(subject).find(({ name }) => name === "issuer");
      if (!given || decoded(prefix.issuer.value) === given.value) return NOTHING;
      return [{ start: given.at, end: given.end }];
    },
  },
  slips: [
    {
      code: "base32",
      pattern: /^(otpauth:\/\/[^?#]{1,255}\?(?:[^#&]{0,200}&){0,9}?secret=[a-z2-7]{1,200})( )/i,
      message: "A secret has no spaces. Remove them.",
      edit({ start }, text) {
        // The text is no URI, so no rule has it.
        const length = text.slice(start).search(/[&#]/);
        return written(text, { start, end: length < 0 ? text.length : start + length }, " ", "");
      },
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
};
