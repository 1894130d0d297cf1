/**
 * The scheme `acap` (RFC 2244 section 3.2).
 *
 * @module
 */
import type { UrlAcap } from "../../../generated/scheme/acap.tree.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const acap: SchemeCode<UrlAcap> = {
  *normalize({ input, node: { server } }) {
    const { user, auth } = server;
    if (auth === null) return;
    // If the URL has a user, "*" is the default.
    const isDefault = user?.value !== "" && auth.mechanism.value === "*";
    if (isDefault) yield* rewrite(input, auth, "", "3.2.1");
    else yield* rewrite(input, auth.keyword, "AUTH", "8");
  },
};
