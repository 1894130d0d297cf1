/** Trees of grammar/scheme/reload.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "RELOAD-URI",
    "RELOAD://0a@o/",
    'RELOAD-URI(scheme=scheme"RELOAD", destination=destination"0a", overlay=reg-name"o", specifier=null)',
  ],
  [
    "RELOAD-URI",
    "reload://0@/1F",
    'RELOAD-URI(scheme=scheme"reload", destination=destination"0", overlay=reg-name"", specifier=specifier"1F")',
  ],
];
