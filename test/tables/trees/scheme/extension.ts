/** Trees of grammar/scheme/extension.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "chrome-extension-URL",
    "CHROME-EXTENSION://AAPBDBDOMJKKJKAONFHKKIKFGJLLCLEB/a",
    'chrome-extension-URL(scheme=scheme"CHROME-EXTENSION", id=extension-id"AAPBDBDOMJKKJKAONFHKKIKFGJLLCLEB", path=path-abempty(segments=[segment"a"]), query=null)',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/a/b.html?c=d",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[segment"a", segment"b.html"]), query=query"c=d")',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb?a",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[]), query=query"a")',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/%20",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[segment"%20"]), query=null)',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb//a",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"aapbdbdomjkkjkaonfhkkikfgjllcleb", path=path-abempty(segments=[segment"", segment"a"]), query=null)',
  ],
  [
    "chrome-extension-URL",
    "chrome-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/a",
    'chrome-extension-URL(scheme=scheme"chrome-extension", id=extension-id"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"a"]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/images/my-image.png",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"images", segment"my-image.png"]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "moz-extension-URL",
    "MOZ-EXTENSION://944CFDDF-7A95-3C47-BD9A-663B3CE8D699/a",
    'moz-extension-URL(scheme=scheme"MOZ-EXTENSION", uuid=UUID"944CFDDF-7A95-3C47-BD9A-663B3CE8D699", path=path-abempty(segments=[segment"a"]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/a/b.html?c=d",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"a", segment"b.html"]), query=query"c=d")',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699?a",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[]), query=query"a")',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/%20",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"%20"]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699//a",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"", segment"a"]), query=null)',
  ],
  [
    "moz-extension-URL",
    "moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/a",
    'moz-extension-URL(scheme=scheme"moz-extension", uuid=UUID"944cfddf-7a95-3c47-bd9a-663b3ce8d699", path=path-abempty(segments=[segment"a"]), query=null)',
  ],
];
