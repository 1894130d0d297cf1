/**
 * The schemes `ipfs` and `ipns` (IPFS Addressing in Web Browsers).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ipfs.js";
import type { IpfsURI } from "../../generated/scheme/ipfs.tree.js";
import type { RuleWords } from "../explain/report.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { pathWords, queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/ipfs.tree.js";

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

const shared = {
  specification: page(
    "IPFS",
    "IPFS Addressing in Web Browsers",
    "https://github.com/ipfs/in-web-browsers/blob/master/ADDRESSING.md#addressing-with-native-url",
  ),
  section,
  status: "provisional",
  requirements: [capitals],
  // The case of an identifier is important. So the function below converts only the name of the scheme.
  without: ["case"],
  *normalize({ input, node: { scheme } }: Subject<IpfsURI>): Generator<SchemeEdit> {
    yield* rewrite(input, scheme, lowerCase(scheme.value), "RFC3986:6.2.2.1");
  },
} as const;

const wordsOf = (name: string): RuleWords => ({
  ...pathWords,
  ...queryWords,
  "ipfs-URI": [
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an identifier, and a path. A user and a port are not allowed.`,
  ],
  root: ["the identifier", "The identifier is the CID of the content, a key or a domain name."],
});

/**
 * The scheme `ipfs`.
 *
 * @example
 * import { ipfs } from "uri-grammar/schemes/ipfs";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([ipfs]);
 * validate("ipfs://QmT5NvUtoM5nWFfrQdVrFtvGfKFmG7AHE8P34isapyhCxX").diagnostics[0].code; // => "ipfs/case"
 */
export const ipfs: Scheme<IpfsURI> = defineScheme({
  ...shared,
  name: "ipfs",
  grammar,
  examples: ["ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/wiki/Vincent_van_Gogh.html"],
  words: wordsOf("ipfs"),
});

/**
 * The scheme `ipns`.
 *
 * @example
 * import { ipns } from "uri-grammar/schemes/ipfs";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([ipns]);
 * validate("ipns:docs.ipfs.tech").diagnostics[0].code; // => "ipns/slashes"
 */
export const ipns: Scheme<IpfsURI> = defineScheme({
  ...shared,
  name: "ipns",
  grammar,
  examples: ["ipns://tr.wikipedia-on-ipfs.org/wiki/Anasayfa.html"],
  words: wordsOf("ipns"),
});
