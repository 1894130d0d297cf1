/** Trees of grammar/scheme/mailto.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "mailtoURI",
    "mailto:?=",
    'mailtoURI(scheme=scheme"mailto", to=null, hfields=hfields(hfields=[hfield(hfname=hfname"", hfvalue=hfvalue"")]))',
  ],
  [
    "mailtoURI",
    "mailto:a@b,a@B",
    'mailtoURI(scheme=scheme"mailto", to=to(addrSpecs=[addr-spec(localPart=local-part"a", domain=domain"b"), addr-spec(localPart=local-part"a", domain=domain"B")]), hfields=null)',
  ],
  [
    "mailtoURI",
    "mailto:a@b?%FF=x&%FF=y",
    'mailtoURI(scheme=scheme"mailto", to=to(addrSpecs=[addr-spec(localPart=local-part"a", domain=domain"b")]), hfields=hfields(hfields=[hfield(hfname=hfname"%FF", hfvalue=hfvalue"x"), hfield(hfname=hfname"%FF", hfvalue=hfvalue"y")]))',
  ],
];
