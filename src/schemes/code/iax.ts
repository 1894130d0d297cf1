/**
 * The scheme `iax` (RFC 5456).
 *
 * @module
 */
import type { IaxUri } from "../../../generated/scheme/iax.tree.js";
import { lowerCase } from "../../core/percent.js";
import { defaultPortOf, withoutZeros } from "../../core/ports.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const iax: SchemeCode<IaxUri> = {
  slips: [
    {
      code: "slashes",
      pattern: /^(iax:)(\/\/)/i,
      message: "An iax URI has no '//': the host follows 'iax:'. Remove the slashes.",
      write: "",
    },
  ],
  // All parts except the user ignore case (section 5.2).
  *normalize({ input, node: { scheme, host, port, number, context } }) {
    for (const part of [host, number, context]) {
      if (part !== null) yield* rewrite(input, part, lowerCase(input.slice(part.start, part.end)), "5.2");
    }
    if (port !== null && ["", defaultPortOf(scheme.value)].includes(withoutZeros(port.value))) {
      yield { start: port.start - 1, end: port.end, text: "", section: "5.2" };
    }
  },
};
