/**
 * The scheme `lightning` (BOLT 11).
 *
 * @module
 */
import type { LightningURI } from "../../../generated/scheme/lightning.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { BECH32, remainderOf } from "../shared/bech32.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"Encoding Overview"';

/** The prefix: a currency and an optional amount. An amount in pico-bitcoin ends with "0". */
const PREFIX = /^ln[a-z]+(?:[1-9]\d*[mun]?|[1-9]\d*0p)?$/;

export const lightning: SchemeCode<LightningURI> = {
  requirements: [
    {
      code: "checksum",
      section,
      rule: "invoice",
      summary: "An invoice must be in Bech32, with the right checksum.",
      find: ({ node: { invoice } }) =>
        remainderOf(invoice.value) === BECH32
          ? NOTHING
          : [
              {
                start: invoice.start,
                end: invoice.end,
                message: "This is not Bech32 with the right checksum: at least one character of the invoice is wrong.",
              },
            ],
    },
    {
      code: "amount",
      section: '"Human-Readable Part"',
      rule: "invoice",
      summary: "An amount must be a positive whole number without leading zeros, with an optional multiplier.",
      find({ node: { invoice } }) {
        const { start, value } = invoice;
        const length = value.lastIndexOf("1");
        if (length < 0 || PREFIX.test(lowerCase(value.slice(0, length)))) return NOTHING;
        const message =
          "An invoice begins with 'ln', a currency such as 'bc', and an optional amount without zeros at its beginning.";
        return [{ start, end: start + length, message }];
      },
    },
  ],
  *normalize({ input, node: { invoice } }) {
    yield* rewrite(input, invoice, lowerCase(invoice.value), section);
  },
};
