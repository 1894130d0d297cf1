/** @module */
import { grammar } from "../../../generated/scheme/payto.js";
import type { Opt, PaytoURI } from "../../../generated/scheme/payto.tree.js";
import { decoded, rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { isAbove, type Find } from "../shared/sentences.js";

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

/** The amounts of options, because several requirements look at them. */
const amounts = /* @__PURE__ */ new WeakMap<Opt, Amount | null>();

/** Reads an amount and removes its commas, which have no meaning; `null` if it does not have the form of an amount. */
function amountIn(opt: Opt): Amount | null {
  const known = amounts.get(opt);
  if (known !== undefined) return known;
  const text = decoded(opt.value.value) ?? "";
  const [currency, unit, fraction = null] = text.replaceAll(",", "").replace(".", ":").split(":") as [
    string,
    string,
    string?,
  ];
  const amount = language.test(text, { rule: "amount" }) ? { currency, unit, fraction } : null;
  amounts.set(opt, amount);
  return amount;
}

/** The largest integer part. */
const MOST = String(2n ** 53n - 1n);

/** Finds the values of the well-formed amounts that are broken. */
const ofAmounts =
  (isBroken: (amount: Amount) => boolean): Find<PaytoURI> =>
  ({ node }) =>
    amountsOf(node).flatMap((each) => {
      const amount = amountIn(each);
      return amount !== null && isBroken(amount) ? [each.value] : [];
    });

export const payto: SchemeCode<PaytoURI> = {
  finds: {
    currency: ({ node }) =>
      amountsOf(node).flatMap((each) => {
        const name = amountIn(each)?.currency ?? "";
        if (name.length !== 3 || name === name.toUpperCase() || !each.value.value.startsWith(name)) return [];
        const { start } = each.value;
        return [{ start, end: start + name.length, text: name.toUpperCase(), what: "the currency" }];
      }),
    "amount-size": ofAmounts(({ unit }) => isAbove(unit, MOST)),
    "amount-fraction": ofAmounts(({ fraction }) => (fraction ?? "").length > 8),
  },
  *normalize({ input, node }) {
    for (const each of amountsOf(node)) {
      const amount = amountIn(each);
      // An amount that contains only commas has no number, so it stays unchanged.
      if (amount === null || amount.unit === "" || amount.fraction === "") continue;
      const number = [amount.unit, ...(amount.fraction === null ? [] : [amount.fraction])].join(".");
      yield* rewrite(input, each.value, `${amount.currency}:${number}`, "5");
    }
  },
};
