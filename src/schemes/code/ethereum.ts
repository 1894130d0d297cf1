/** @module */
import { grammar } from "../../../generated/scheme/ethereum.js";
import type { Request } from "../../../generated/scheme/ethereum.tree.js";
import { lowerCase } from "../../core/percent.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { languageOf } from "../mechanism/grammar.js";
import { parametersOf } from "../shared/parameters.js";

/** The parameters whose values are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(["value", "gas", "gasLimit", "gasPrice"]);

function isFraction(number: string): boolean {
  if (!languageOf(grammar).test(number, { rule: "number" })) return false;
  const [mantissa, exponent = ""] = lowerCase(number).split("e", 2) as [string, string?];
  const [, decimals = ""] = mantissa.split(".", 2);
  return Number(exponent) < decimals.length;
}

export const ethereum: SchemeCode<Request> = {
  finds: {
    "whole-number": (subject) =>
      parametersOf(subject)
        .filter(({ name, value }) => NUMBERS.has(name) && isFraction(value))
        .map(({ at: start, end }) => ({ start, end })),
  },
  // Upper case in an address is only a checksum.
  *equate({ node: { target } }) {
    const { start, end, value } = target;
    if (value.startsWith("0x")) yield { start, end, text: lowerCase(value) };
  },
};
