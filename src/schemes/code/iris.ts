/** @module */
import type { IrisUri } from "../../../generated/scheme/iris.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** The part of the URN of a registry that can be left out (section 4.3.2). */
const CLASS = "urn:ietf:params:xml:ns:";

export const code: SchemeCode<IrisUri> = {
  // The identifier of a registry ignores case. "iris" and "id" are the default entity.
  *normalize({ input, node: { registryUrn, authority, entityClass, entityName } }) {
    const urn = lowerCase(registryUrn.value);
    yield* rewrite(input, registryUrn, urn.startsWith(CLASS) ? urn.slice(CLASS.length) : urn, "RFC3981:4.3.2");
    if (entityName !== null && entityClass?.value === "iris" && entityName.value === "id") {
      yield { start: authority.end, end: entityName.end, text: "", section: "RFC3981:7.1" };
    }
  },
};
