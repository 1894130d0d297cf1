/**
 * The scheme `lightning` (BOLT 11).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/lightning.js";
import type { LightningURI } from "../../generated/scheme/lightning.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING } from "./mechanism/check.js";
import { BECH32, remainderOf } from "./shared/bech32.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/lightning.tree.js";

const section = '"Encoding Overview"';

/** The prefix: a currency and an optional amount. An amount in pico-bitcoin ends with "0". */
const PREFIX = /^ln[a-z]+(?:[1-9]\d*[mun]?|[1-9]\d*0p)?$/;

/**
 * The scheme `lightning`.
 *
 * @example
 * import { lightning } from "uri-grammar/schemes/lightning";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([lightning]);
 * validate("lightning:lnbc1qqqqqq").diagnostics[0].code; // => "lightning/checksum"
 */
export const lightning: Scheme<LightningURI> = defineScheme<LightningURI>({
  name: "lightning",
  specification: page(
    "BOLT 11",
    "Invoice Protocol for Lightning Payments",
    "https://github.com/lightning/bolts/blob/master/11-payment-encoding.md",
    { [section]: "encoding-overview", '"Human-Readable Part"': "human-readable-part" },
  ),
  section,
  status: null,
  grammar,
  examples: [
    "lightning:lnbc20m1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqscc6gd6ql3jrc5yzme8v4ntcewwz5cnw92tz0pc8qcuufvq7khhr8wpald05e92xw006sq94mg8v2ndf4sefvf9sygkshp5zfem29trqq2yxxz7",
  ],
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
  words: {
    "lightning-URI": ["a lightning URI", "A lightning URI is 'lightning:' and an invoice, without '//'."],
    invoice: ["an invoice", "An invoice begins with 'ln'. It has only letters and digits."],
  },
  *normalize({ input, node: { invoice } }) {
    yield* rewrite(input, invoice, lowerCase(invoice.value), section);
  },
});
