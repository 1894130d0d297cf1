/**
 * The scheme `ethereum` (ERC-681).
 *
 * @module
 */
import type { Request } from "../../../generated/scheme/ethereum.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { few } from "../shared/edits.js";
import { parametersOf, valueForm } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"Syntax"';

/** Matches the names of the parameters whose values are numbers. */
const NUMBERS = /^(?:value|gas|gasLimit|gasPrice)$/;

/** Matches a number; the groups are its decimals and its exponent. */
const NUMBER = /^[-+]?\d*(?:\.(\d+))?(?:e(\d*))?$/i;

const whole: Check<Request> = {
  code: "whole-number",
  section,
  rule: "value",
  summary: "A number must be whole: its exponent must not be less than its number of decimals.",
  find: (subject) =>
    few(parametersOf(subject).filter(({ name, value }) => NUMBERS.test(name) && isFraction(value))).map(
      ({ at, end }) => ({
        start: at,
        end,
        message: "This number is not whole. Write a bigger exponent or fewer decimals.",
      }),
    ),
};

function isFraction(value: string): boolean {
  const [, decimals = "", exponent = ""] = NUMBER.exec(value) ?? [];
  return Number(exponent) < decimals.length;
}

export const ethereum: SchemeCode<Request> = {
  requirements: [
    {
      code: "address",
      section,
      rule: "target-address",
      summary: "An address that begins with '0x' must have 40 hexadecimal digits after it.",
      find({ node: { target } }) {
        const { start, end, value } = target;
        // A name with "0x" at its beginning has a ".".
        if (!/^0x[^.]*$/.test(value) || /^0x[\da-f]{40}$/i.test(value)) return NOTHING;
        return [{ start, end, message: "An address that begins with '0x' must have 40 hexadecimal digits after it." }];
      },
    },
    valueForm({ code: "number", section, summary: "A value and an amount of gas must be numbers." }, NUMBERS, NUMBER),
    whole,
  ],
  // Upper case in an address is only a checksum.
  *equate({ node: { target } }) {
    const { start, end, value } = target;
    if (value.startsWith("0x")) yield { start, end, text: lowerCase(value) };
  },
};
