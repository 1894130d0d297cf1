/** @module */
import { grammar } from "../../../generated/scheme/pkcs11.js";
import type { Pk11Pattr, Pk11Qattr, Pk11URI } from "../../../generated/scheme/pkcs11.tree.js";
import { characterSet, percentDecodeOctets, percentEncodeOctets } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import { decoded, NOT_UTF8, notUTF8In, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";

const nameOf = ({ name }: Pk11Pattr | Pk11Qattr): string => name.value.toLowerCase();

const isId = (attribute: Pk11Pattr | Pk11Qattr): boolean => nameOf(attribute) === "id";

const NOTHING_ALLOWED = characterSet(() => false);

/** Percent-encodes each octet. */
const encodedWhole = (text: string): string => percentEncodeOctets(percentDecodeOctets(text), NOTHING_ALLOWED);

export const pkcs11: SchemeCode<Pk11URI> = {
  finds: {
    "encoded-id": ({ node: { path } }) =>
      path.attributes.filter(isId).flatMap(({ value }) => {
        const text = encodedWhole(value.value);
        return text === value.value.toUpperCase() ? [] : [{ ...value, text, what: "all characters" }];
      }),
    "utf-8": ({ node: { path, query } }) =>
      [...path.attributes, ...(query?.attributes ?? [])]
        .filter((each) => !isId(each))
        .flatMap(({ value: { start, value } }) => notUTF8In(value, start))
        .map((each) => ({ ...each, message: NOT_UTF8 })),
  },
  *normalize({ input, node: { path } }) {
    for (const attribute of path.attributes) {
      const { value } = attribute;
      const name = nameOf(attribute);
      if (name === "id") yield* rewrite(input, value, encodedWhole(value.value), "2.6");
      if (name !== "slot-id" && name !== "library-version") continue;
      if (!languageOf(grammar).test(String(decoded(value.value)), { rule: name })) continue;
      const numbers = value.value.split(".").map(withoutZeros);
      // A version without a minor number means 0.
      if (name === "library-version" && numbers.length === 1) numbers.push("0");
      yield* rewrite(input, value, numbers.join("."), "2.6");
    }
  },
};
