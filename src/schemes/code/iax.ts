/**
 * The scheme `iax` (RFC 5456).
 *
 * @module
 */
import type { IaxUri } from "../../../generated/scheme/iax.tree.js";
import { defaultPortOf, withoutZeros } from "../../core/ports.js";
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
  *normalize({ node: { scheme, port } }) {
    if (port !== null && ["", defaultPortOf(scheme.value)].includes(withoutZeros(port.value))) {
      yield { start: port.start - 1, end: port.end, text: "", section: "5.2" };
    }
  },
};
