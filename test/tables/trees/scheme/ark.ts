/** Trees of grammar/scheme/ark.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ARK",
    "ark:12345/x6np1wh8k/c3/s5.v7.xsl",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x6np1wh8k", qualifier=Qualifier"/c3/s5.v7.xsl", query=null)',
  ],
  [
    "ARK",
    "ark:/12345/x6np1wh8k",
    'ARK(scheme=scheme"ark", slash=slash"/", naan=NAAN"12345", name=Name"x6np1wh8k", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/x54/xz/321",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x54", qualifier=Qualifier"/xz/321", query=null)',
  ],
  [
    "ARK",
    "ark:12345/x54_xz_321",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x54_xz_321", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/x54.v18.fr.odf",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x54", qualifier=Qualifier".v18.fr.odf", query=null)',
  ],
  [
    "ARK",
    "ark:12345/x5-4-xz-321",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x5-4-xz-321", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/x",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ARK:/12345/X",
    'ARK(scheme=scheme"ARK", slash=slash"/", naan=NAAN"12345", name=Name"X", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:b0z/=~*+@_$",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"b0z", name=Name"=~*+@_$", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/a%2Fb",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"a%2Fb", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/---",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"---", qualifier=null, query=null)',
  ],
  [
    "ARK",
    "ark:12345/x.v1//",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x", qualifier=Qualifier".v1//", query=null)',
  ],
  [
    "ARK",
    "ark:12345/x?info",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x", qualifier=null, query=query"info")',
  ],
  [
    "ARK",
    "ark:12345/x?a=b",
    'ARK(scheme=scheme"ark", slash=null, naan=NAAN"12345", name=Name"x", qualifier=null, query=query"a=b")',
  ],
];
