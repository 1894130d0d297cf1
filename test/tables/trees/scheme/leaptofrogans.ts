/** Trees of grammar/scheme/leaptofrogans.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "leaptofrogans-uri",
    "leaptofrogans:a*b",
    'leaptofrogans-uri(scheme=scheme"leaptofrogans", address=pct-encoded-frogans-address"a*b")',
  ],
  [
    "leaptofrogans-uri",
    "LEAPTOFROGANS:%E7%BD%91*:@",
    'leaptofrogans-uri(scheme=scheme"LEAPTOFROGANS", address=pct-encoded-frogans-address"%E7%BD%91*:@")',
  ],
];
