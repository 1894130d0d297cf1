// Manifest - Web Accessible Resources, of Chrome Extensions, and web_accessible_resources, of MDN.
import type { SchemeTables } from "../../schemes/table.js";

const id = "aapbdbdomjkkjkaonfhkkikfgjllcleb";
const uuid = "944cfddf-7a95-3c47-bd9a-663b3ce8d699";

export const tables: SchemeTables = {
  "chrome-extension": {
    valid: [
      `chrome-extension://${id}`,
      `chrome-extension://${id}/`,
      `CHROME-EXTENSION://${id.toUpperCase()}/a`,
      `chrome-extension://${id}/a/b.html?c=d`,
      `chrome-extension://${id}?a`,
      `chrome-extension://${id}/%20`,
      `chrome-extension://${id}//a#f`,
      `chrome-extension://${uuid}/a`,
    ],
    invalid: [
      "chrome-extension:",
      `chrome-extension:${id}/a`,
      `chrome-extension:/${id}/a`,
      "chrome-extension:///a",
      `chrome-extension://u@${id}/`,
      `chrome-extension://${id}:80/`,
      "chrome-extension://a.b/",
      `chrome-extension://${id}/a b`,
    ],
    advised: ["chrome-extension://abc/a"],
    examples: [],
    normal: [[`Chrome-Extension://${id.toUpperCase()}/%61/../B`, `chrome-extension://${id}/B`]],
    equivalent: [[`chrome-extension://${id}`, `chrome-extension://${id}/`]],
    different: [[`chrome-extension://${id}/a`, `chrome-extension://${id}/A`]],
    fixed: [[`chrome-extension:/${id}/a`, `chrome-extension://${id}/a`]],
  },
  "moz-extension": {
    valid: [
      `moz-extension://${uuid}`,
      `moz-extension://${uuid}/`,
      `MOZ-EXTENSION://${uuid.toUpperCase()}/a`,
      `moz-extension://${uuid}/a/b.html?c=d`,
      `moz-extension://${uuid}?a`,
      `moz-extension://${uuid}/%20`,
      `moz-extension://${uuid}//a`,
      `moz-extension://${uuid}/a#f`,
    ],
    invalid: [
      "moz-extension:",
      `moz-extension:${uuid}/a`,
      `moz-extension:/${uuid}/a`,
      "moz-extension:///a",
      `moz-extension://${uuid}:80/`,
      `moz-extension://${uuid.slice(0, -1)}/`,
      `moz-extension://${uuid}0/`,
      `moz-extension://${uuid}/a b`,
    ],
    examples: [`moz-extension://${uuid}/images/my-image.png`],
    normal: [[`MOZ-Extension://${uuid.toUpperCase()}/%61/../B`, `moz-extension://${uuid}/B`]],
    equivalent: [[`moz-extension://${uuid}`, `moz-extension://${uuid}/`]],
    different: [[`moz-extension://${uuid}/a`, `moz-extension://${uuid}/A`]],
    fixed: [[`moz-extension:/${uuid}/a`, `moz-extension://${uuid}/a`]],
  },
};
