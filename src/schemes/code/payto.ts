/**
 * The scheme `payto` (RFC 8905).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/payto.js";
import type { Opt, PaytoURI } from "../../../generated/scheme/payto.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { byKey, decoded, repeated, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";
import { pathEnd, written } from "../shared/slips.js";

type PaytoCheck = Check<PaytoURI>;

const language = languageOf(grammar);

/** Returns the name of an option for comparison. Literals in ABNF ignore case. */
const nameOf = ({ name: { value } }: Opt): string =>
  language.test(value, { rule: "generic-opt" }) ? value.toLowerCase() : value;

const optionsOf = ({ opts }: PaytoURI): readonly Opt[] => opts?.opts ?? [];
const amountsOf = (node: PaytoURI): readonly Opt[] => optionsOf(node).filter((each) => nameOf(each) === "amount");

interface Amount {
  readonly currency: string;
  readonly unit: string;
  readonly fraction: string | null;
}

/** Reads an amount and removes its commas, which have no meaning; `null` if it does not have the form of an amount. */
function amountIn({ value: { value } }: Opt): Amount | null {
  const text = decoded(value) ?? "";
  if (!language.test(text, { rule: "amount" })) return null;
  const [currency, unit, fraction = null] = text.replaceAll(",", "").split(/[:.]/) as [string, string, string?];
  return { currency, unit, fraction };
}

/** Makes a check of each well-formed amount. */
const ofAmounts =
  (isBroken: (amount: Amount) => boolean, message: string): PaytoCheck["find"] =>
  ({ node }) =>
    amountsOf(node)
      .filter((each) => {
        const amount = amountIn(each);
        return amount !== null && isBroken(amount);
      })
      .map(({ value: { start, end } }) => ({ start, end, message }));

/** The exclusive limit of an amount. */
const MOST = 2n ** 53n;
/** The maximum number of digits below the limit. Longer numbers take long to read. */
const MOST_DIGITS = 16;

const isTooLarge = ({ unit }: Amount): boolean => {
  const digits = unit.replace(/^0+/, "");
  return digits.length > MOST_DIGITS || BigInt(digits) >= MOST;
};

const repeatedAmount: PaytoCheck = {
  code: "repeated-parameter",
  section: "5",
  rule: "opts",
  summary: "The amount must not be repeated.",
  find: ({ node }) =>
    repeated(amountsOf(node), () => "amount").map(({ start, end }) => {
      return { start, end, message: repeatedPart("parameter") };
    }),
};

const amountForm: PaytoCheck = {
  code: "amount",
  section: "5",
  rule: "opt-value",
  summary: "An amount must be a currency, ':' and a number.",
  find: ({ node }) =>
    amountsOf(node)
      .filter((each) => amountIn(each) === null)
      .map(({ value: { start, end } }) => {
        return { start, end, message: "An amount is a currency, ':' and a number, such as 'EUR:10.50'." };
      }),
};

const currency: PaytoCheck = {
  code: "currency",
  section: "5",
  rule: "opt-value",
  summary: "A currency of three letters must be an ISO 4217 code in upper-case letters.",
  find: ({ node }) =>
    amountsOf(node).flatMap((each) => {
      const name = amountIn(each)?.currency ?? "";
      if (name.length !== 3 || name === name.toUpperCase() || !each.value.value.startsWith(name)) return [];
      const { start } = each.value;
      const end = start + name.length;
      const repair = {
        start,
        end,
        text: name.toUpperCase(),
        what: "the currency",
      };
      return [{ start, end, message: "Write the currency in upper case, such as 'EUR'.", repair }];
    }),
};

const amountSize: PaytoCheck = {
  code: "amount-size",
  section: "5",
  rule: "opt-value",
  summary: "The integer part of an amount must be less than 2^53.",
  find: ofAmounts(isTooLarge, "This amount is too big. Its integer part is at most 9007199254740991."),
};

const amountFraction: PaytoCheck = {
  code: "amount-fraction",
  section: "5",
  rule: "opt-value",
  summary: "The fraction of an amount must have at most eight digits.",
  find: ofAmounts(
    ({ fraction }) => (fraction ?? "").length > 8,
    "The fraction of an amount must have at most eight digits.",
  ),
};

const upiOptions: PaytoCheck = {
  code: "upi-options",
  section: "7.4",
  rule: "opts",
  summary: "The target type 'upi' requires the options 'amount' and 'receiver-name'.",
  find({ node }) {
    const { start, end, value } = node.authority;
    if (value.toLowerCase() !== "upi") return NOTHING;
    const names = new Set(optionsOf(node).map(nameOf));
    const missing = ["amount", "receiver-name"].filter((name) => !names.has(name)).map((name) => `'${name}='`);
    if (missing.length === 0) return NOTHING;
    const message = `The payment type 'upi' needs ${missing.join(" and ")} with a value after '?'.`;
    return [{ start, end, message }];
  },
};

/** The least and greatest number of path segments of each target type. */
const SEGMENTS: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ["ach", [2, 2]],
  ["bic", [1, 1]],
  ["iban", [1, 2]],
  ["upi", [1, 1]],
  ["bitcoin", [1, 1]],
  ["ilp", [1, 1]],
]);

const target: PaytoCheck = {
  code: "target",
  level: "advice",
  section: "7",
  rule: "path-abempty",
  summary: "The path should have the parts that are registered for the target type, and no part should be empty.",
  find({ node: { authority, path } }) {
    const [least, most] = SEGMENTS.get(authority.value.toLowerCase()) ?? [0, Infinity];
    const { segments } = path;
    if (
      segments.length >= least &&
      segments.length <= most &&
      (least === 0 || segments.every(({ value }) => value !== ""))
    ) {
      return NOTHING;
    }
    const { start, end } = path;
    return [
      {
        start,
        end,
        message: "The path does not have the parts that are registered for this payment type, or a part is empty.",
      },
    ];
  },
};

const unknownTarget: PaytoCheck = {
  code: "unknown-target",
  level: "advice",
  section: "7",
  rule: "authority",
  summary: "The payment target type should be one that RFC 8905 registers.",
  find({ node: { authority } }) {
    const name = authority.value.toLowerCase();
    if (SEGMENTS.has(name) || name === "void") return NOTHING;
    const { start, end } = authority;
    return [
      {
        start,
        end,
        message: "RFC 8905 does not register this payment target type. It may have been registered later.",
      },
    ];
  },
};

const ampersand: PaytoCheck = {
  code: "ampersand",
  level: "advice",
  section: "2",
  rule: "opt-value",
  summary: "In a value, '&' should be percent-encoded.",
  find: ({ node }) =>
    optionsOf(node).flatMap(({ value }) => {
      const at = value.value.indexOf("&");
      if (at < 0) return [];
      const span = { start: value.start + at, end: value.start + at + 1 };
      const repair = { ...span, text: "%26" };
      return [{ ...span, message: "No option follows '&'. If '&' is data, write '%26'.", repair }];
    }),
};

function* normalize({ input, node }: Subject<PaytoURI>): Generator<SchemeEdit> {
  for (const each of optionsOf(node)) {
    yield* rewrite(input, each.name, nameOf(each), "2");
    const amount = nameOf(each) === "amount" ? amountIn(each) : null;
    // An amount that contains only commas has no number, so it stays unchanged.
    if (amount === null || amount.unit === "" || amount.fraction === "") continue;
    const text = `${amount.currency}:${[amount.unit, ...(amount.fraction === null ? [] : [amount.fraction])].join(".")}`;
    yield* rewrite(input, each.value, text, "5");
  }
}

/** Returns the edit that sorts the options, because the order of different options has no meaning (section 5). */
function equate({ input, node: { opts } }: Subject<PaytoURI>): readonly SchemeEdit[] {
  if (opts === null) return [];
  const sorted = [...opts.opts].sort(byKey(nameOf));
  return rewrite(input, opts, sorted.map(({ start, end }) => input.slice(start, end)).join("&"), "5");
}

export const payto: SchemeCode<PaytoURI> = {
  slips: [
    {
      code: "iban-spaces",
      pattern: /^(payto:\/\/iban\/(?:[A-Z\d]{8,11}\/)?[A-Z]{2}\d{2}[A-Z\d]{0,30})( )(?=[A-Z\d])/i,
      rule: "path-abempty",
      message: "An IBAN in a URI has no spaces. Remove them.",
      edit: ({ start }, text) => written(text, { start, end: pathEnd(text, start) }, " ", ""),
    },
  ],
  requirements: [
    repeatedAmount,
    amountForm,
    currency,
    amountSize,
    amountFraction,
    upiOptions,
    target,
    unknownTarget,
    ampersand,
  ],
  normalize,
  equate,
};
