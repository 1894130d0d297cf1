/** @module */
import type { LightningURI } from "../../../generated/scheme/lightning.tree.js";
import { NOTHING } from "../mechanism/check.js";
import { BECH32, remainderOf } from "../shared/bech32.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The prefix: a currency and an optional amount. An amount in pico-bitcoin ends with "0". */
const PREFIX = /^ln[a-z]+(?:[1-9]\d*[mun]?|[1-9]\d*0p)?$/i;

export const lightning: SchemeCode<LightningURI> = {
  finds: {
    checksum: ({ node: { invoice } }) => (remainderOf(invoice.value) === BECH32 ? NOTHING : [invoice]),
    amount({ node: { invoice } }) {
      const { start, value } = invoice;
      const length = value.lastIndexOf("1");
      return length < 0 || PREFIX.test(value.slice(0, length)) ? NOTHING : [{ start, end: start + length }];
    },
  },
};
