/** Trees of grammar/scheme/urn.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "namestring",
    "urn:example:a?+r?=q#f",
    'namestring(scheme=scheme"urn", nid=NID"example", nss=NSS"a", rComponent=r-component"r", qComponent=q-component"q", fComponent=fragment"f")',
  ],
  [
    "namestring",
    "urn:ns:x",
    'namestring(scheme=scheme"urn", nid=NID"ns", nss=NSS"x", rComponent=null, qComponent=null, fComponent=null)',
  ],
  ["assigned-name", "urn:ns:x", 'assigned-name(scheme=scheme"urn", nid=NID"ns", nss=NSS"x")'],
  ["rq-components", "?+r?=q", 'rq-components(rComponent=r-component"r", qComponent=q-component"q")'],
  ["rq-components", "", "rq-components(rComponent=null, qComponent=null)"],
  ["f-component", "", 'fragment""'],
  ["UUID", "00000000-0000-0000-0000-000000000000", 'UUID"00000000-0000-0000-0000-000000000000"'],
  ["oid", "1", 'oid"1"'],
  ["isbn", "4294967295", 'isbn-10"4294967295"'],
  ["isbn", "9790000000001", 'isbn-13"9790000000001"'],
  ["ietf-nss", "g", 'other-nss"g"'],
  ["ietf-nss", "FYI:4", 'fyi-nss"FYI:4"'],
  ["ietf-nss", "bcp:14", 'bcp-nss"bcp:14"'],
  ["ietf-nss", "std:50", 'std-nss"std:50"'],
  ["ietf-nss", "rfc:2141", 'rfc-nss"rfc:2141"'],
  ["ietf-nss", "params:A", 'params-nss"params:A"'],
  ["ietf-nss", "mtg:41-urn", 'mtg-nss"mtg:41-urn"'],
  ["ietf-nss", "id:ietf-urn-ietf-06", 'draft-nss"id:ietf-urn-ietf-06"'],
];
