/**
 * The scheme `go` (RFC 3368).
 *
 * @module
 */
import type { CnrpUri } from "../../../generated/scheme/go.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const go: SchemeCode<CnrpUri> = {
  *normalize({ input, node: { form } }) {
    if (form.type === "form2") return;
    const { start, end } = form.server;
    if (input.slice(start, end) === "localhost") yield { start, end, text: "", section: "3.3.2" };
  },
};
