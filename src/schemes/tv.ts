/**
 * The scheme `tv` (RFC 2838).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/tv.js";
import type { Tvuri } from "../../generated/scheme/tv.tree.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/tv.tree.js";

const callSign: Check<Tvuri> = {
  code: "call-sign",
  level: "SHOULD",
  section: "3.3",
  rule: "broadcast",
  summary: "A network identifier or a call sign without a domain should not be used.",
  find({ node: { broadcast } }) {
    if (broadcast === null || broadcast.value.includes(".")) return NOTHING;
    const { start, end } = broadcast;
    return [{ start, end, message: "Write a domain name, such as 'abc.com': other names are not unique." }];
  },
};

/**
 * The scheme `tv`.
 *
 * @example
 * import { tv } from "uri-grammar/schemes/tv";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([tv]);
 * validate("tv:abc").diagnostics[0].code; // => "tv/call-sign"
 * normalize("TV:East.HBO.com"); // => "tv:east.hbo.com"
 */
export const tv: Scheme<Tvuri> = defineScheme({
  name: "tv",
  specification: rfc(2838, "Uniform Resource Identifiers for Television Broadcasts"),
  section: "4",
  status: "permanent",
  grammar,
  examples: ["tv:wqed.org", "tv:nbc.com", "tv:"],
  requirements: [callSign],
  words: {
    tvuri: ["a tv URI", "A tv URI is 'tv:' and a domain name, or only 'tv:'."],
    broadcast: ["a broadcast", "A broadcast is a domain name, such as 'abc.com'."],
    domainlabel: ["a label of the domain name", "A label has letters, digits and hyphens, but no hyphen at its ends."],
    toplabel: ["the last label of the domain name", "The last label begins with a letter."],
  },
  *normalize({ input, node: { broadcast } }) {
    if (broadcast !== null) yield* rewrite(input, broadcast, lowerCase(broadcast.value), "4");
  },
});
