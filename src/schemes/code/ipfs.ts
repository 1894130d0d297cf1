/**
 * The schemes `ipfs` and `ipns` (IPFS Addressing in Web Browsers).
 *
 * @module
 */
import type { IpfsURI } from "../../../generated/scheme/ipfs.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"Addressing with Native URL"';

const capitals: Check<IpfsURI> = {
  code: "case",
  level: "advice",
  section,
  rule: "root",
  summary: "The identifier should have no upper-case letters, because browsers ignore the case of hosts.",
  find({ node: { root } }) {
    // The digits of percent-encodings can be capital letters.
    if (!/[A-Z]/.test(root.value.replace(/%../g, ""))) return NOTHING;
    const { start, end } = root;
    return [
      {
        start,
        end,
        message:
          "Browsers write this part in lower case, which changes it. Use a CIDv1 in base32, which begins with 'b'.",
      },
    ];
  },
};

export const code: SchemeCode<IpfsURI> = {
  requirements: [capitals],
  *normalize({ input, node: { scheme } }: Subject<IpfsURI>): Generator<SchemeEdit> {
    yield* rewrite(input, scheme, lowerCase(scheme.value), "RFC3986:6.2.2.1");
  },
};
