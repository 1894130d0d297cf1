/** @module */
import { grammar } from "../../../generated/scheme/lightning.js";
import type { LightningURI } from "../../../generated/scheme/lightning.tree.js";
import { NOTHING } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import { BECH32, remainderOf } from "../shared/bech32.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const lightning: SchemeCode<LightningURI> = {
  finds: {
    checksum: ({ node: { invoice } }) => (remainderOf(invoice.value) === BECH32 ? NOTHING : [invoice]),
    amount({ node: { invoice } }) {
      const { start, value } = invoice;
      const length = value.lastIndexOf("1");
      const isValid = languageOf(grammar).test(value.slice(0, length), { rule: "human-readable-part" });
      return length < 0 || isValid ? NOTHING : [{ start, end: start + length }];
    },
  },
};
