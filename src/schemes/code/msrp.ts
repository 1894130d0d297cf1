/** @module */
import { grammar } from "../../../generated/scheme/msrp.js";
import type { MSRPURI } from "../../../generated/scheme/msrp.tree.js";
import { lowerCase } from "../../core/percent.js";
import { languageOf } from "../mechanism/grammar.js";
import { canonicalBy, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

const canonical = canonicalBy(languageOf(grammar));

export const code: SchemeCode<MSRPURI> = {
  *normalize({ input, node: { userinfo, host } }) {
    if (userinfo !== null) yield* rewrite(input, userinfo, canonical(userinfo.value), "6.1");
    yield* rewrite(input, host, lowerCase(canonical(input.slice(host.start, host.end))), "6.1");
  },
};
