/**
 * The scheme `tftp` (RFC 3617).
 *
 * @module
 */
import type { TftpURI } from "../../../generated/scheme/tftp.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const tftp: SchemeCode<TftpURI> = {
  *normalize({ input, node: { mode } }) {
    if (mode === null) return;
    const value = lowerCase(mode.value.value);
    yield* rewrite(input, mode, value === "octet" ? "" : `;mode=${value}`, "2");
  },
};
