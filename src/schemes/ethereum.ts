/**
 * The scheme `ethereum` (ERC-681).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ethereum.js";
import type { Request } from "../../generated/scheme/ethereum.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { few } from "./shared/edits.js";
import { parametersOf, valueForm } from "./shared/parameters.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/ethereum.tree.js";

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

/**
 * The scheme `ethereum`.
 *
 * @example
 * import { ethereum } from "uri-grammar/schemes/ethereum";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([ethereum]);
 * validate("ethereum:0x123").diagnostics[0].code; // => "ethereum/address"
 */
export const ethereum: Scheme<Request> = defineScheme<Request>({
  name: "ethereum",
  specification: page("ERC-681", "URL Format for Transaction Requests", "https://eips.ethereum.org/EIPS/eip-681", {
    [section]: "syntax",
  }),
  section,
  status: "provisional",
  grammar,
  examples: [
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18",
    "ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1",
  ],
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
  words: {
    request: [
      "an ethereum URI",
      "An ethereum URI is 'ethereum:' and an address. '@' with a chain, '/' with a function and '?' with parameters can follow.",
    ],
    "target-address": ["an address", "An address is '0x' with 40 hexadecimal digits, or a name."],
    "chain-id": ["the number of a chain", "The number has only digits."],
    parameter: ["a parameter", "A parameter is a name, '=' and a value. '&' separates parameters."],
  },
  // A function can have the name "..".
  without: ["dot-segments"],
  // Upper case in an address is only a checksum.
  *equate({ node: { target } }) {
    const { start, end, value } = target;
    if (value.startsWith("0x")) yield { start, end, text: lowerCase(value) };
  },
});
