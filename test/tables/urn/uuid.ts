// The namespace uuid: RFC 9562.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:uuid:00000000-0000-0000-0000-000000000000",
    "urn:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6?=q",
    "urn:uuid:FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846",
    "urn:uuid:5df41881-3aed-3515-88a7-2f4a814cf09e",
    "urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8",
    "urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    "urn:uuid:2489e9ad-2ee2-8e00-8ec9-32d5f69181c0#f",
  ],
  invalid: [
    "urn:uuid:f81d4fae7dec11d0a76500a0c91e6bf6",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bfg",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf60",
    "urn:uuid:f81d4fae_7dec_11d0_a765_00a0c91e6bf6",
  ],
  advised: [
    "urn:uuid:f81d4fae-7dec-11d0-7765-00a0c91e6bf6",
    "urn:uuid:f81d4fae-7dec-11d0-C765-00a0c91e6bf6",
    "urn:uuid:f81d4fae-7dec-01d0-a765-00a0c91e6bf6",
    "urn:uuid:f81d4fae-7dec-91d0-B765-00a0c91e6bf6",
  ],
  examples: ["urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
  normal: [
    ["URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
    ["urn:uuid:F81D4FAE", "urn:uuid:F81D4FAE"],
  ],
  equivalent: [["urn:uuid:F81d4fae-7dec-11d0-a765-00a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]],
  different: [],
  fixed: [["urn:uuid:f81d4fae7dec11d0a76500a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]],
};
