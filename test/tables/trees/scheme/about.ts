/** Trees of grammar/scheme/about.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "about-uri",
    "about:?q",
    'about-uri(scheme=scheme"about", token=about-token"", query=about-query(query=query"q"), fragment=null)',
  ],
  [
    "about-uri",
    "about:blank#",
    'about-uri(scheme=scheme"about", token=about-token"blank", query=null, fragment=about-fragment(fragment=fragment""))',
  ],
  [
    "about-uri",
    "about:blank?",
    'about-uri(scheme=scheme"about", token=about-token"blank", query=about-query(query=query""), fragment=null)',
  ],
];
