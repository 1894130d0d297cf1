/**
 * The scheme `snmp` (RFC 4088).
 *
 * @module
 */
import type { SnmpUri } from "../../../generated/scheme/snmp.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const snmp: SchemeCode<SnmpUri> = {
  // The engine is a sequence of octets, in hexadecimal digits.
  *normalize({ input, node: { context } }) {
    const engine = context?.contextEngineID;
    if (engine) yield* rewrite(input, engine, lowerCase(engine.value), "3");
  },
};
