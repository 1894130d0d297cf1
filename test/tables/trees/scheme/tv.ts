/** Trees of grammar/scheme/tv.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["tvuri", "TV:", 'tvuri(scheme=scheme"TV", broadcast=null)'],
  ["tvuri", "tv:a-b.abc.com.", 'tvuri(scheme=scheme"tv", broadcast=dns-identifier"a-b.abc.com.")'],
  ["dns-identifier", "a--1", 'dns-identifier"a--1"'],
  ["broadcast", "a.b", 'dns-identifier"a.b"'],
];
