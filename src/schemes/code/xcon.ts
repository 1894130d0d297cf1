/**
 * The schemes `xcon` and `xcon-userid` (RFC 6501).
 *
 * @module
 */
import type { XCONURI, XCONUSERID } from "../../../generated/scheme/xcon.tree.js";
import { lowerCase } from "../../core/percent.js";
import type { SchemeEdit, Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Makes the normal form of both schemes: everything in lower case. */
const lower = (section: string) =>
  function* ({ input }: Subject): Generator<SchemeEdit> {
    yield* rewrite(input, { start: 0, end: input.length }, lowerCase(input), section);
  };

export const xcon: SchemeCode<XCONURI> = {
  normalize: lower("3.3.2"),
};

export const xconUserid: SchemeCode<XCONUSERID> = {
  normalize: lower("4.6.5"),
};
