/**
 * The schemes `chrome-extension` and `moz-extension` of browser extensions.
 *
 * @module
 */
import { grammar } from "../../generated/scheme/extension.js";
import type { ChromeExtensionURL, MozExtensionURL } from "../../generated/scheme/extension.tree.js";
import { NOTHING } from "./mechanism/check.js";
import { pathWords, queryWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/extension.tree.js";

const section = '"web_accessible_resources"';

/**
 * The scheme `chrome-extension`.
 *
 * @example
 * import { chromeExtension } from "uri-grammar/schemes/extension";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([chromeExtension]);
 * validate("chrome-extension://abc/a.png").diagnostics[0].code; // => "chrome-extension/extension-id"
 */
export const chromeExtension: Scheme<ChromeExtensionURL> = defineScheme<ChromeExtensionURL>({
  name: "chrome-extension",
  specification: page(
    "Chrome Extensions",
    "Manifest - Web Accessible Resources",
    "https://developer.chrome.com/docs/extensions/reference/manifest/web-accessible-resources",
  ),
  section,
  status: "provisional",
  grammar,
  examples: ["chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/popup.html"],
  requirements: [
    {
      code: "extension-id",
      level: "advice",
      section,
      rule: "extension-id",
      summary: "An ID that is not dynamic has 32 letters from 'a' to 'p'.",
      find({ node: { id } }) {
        const { start, end, value } = id;
        if (/^[a-p]{32}$/i.test(value)) return NOTHING;
        return [{ start, end, message: "The ID of an extension has 32 letters from 'a' to 'p'." }];
      },
    },
  ],
  words: {
    ...pathWords,
    ...queryWords,
    "chrome-extension-URL": [
      "a chrome-extension URL",
      "A chrome-extension URL is 'chrome-extension://', the ID of an extension, and a path. A user and a port are not allowed.",
    ],
    "extension-id": ["the ID of an extension", "An ID has letters, digits and '-'."],
  },
});

/**
 * The scheme `moz-extension`.
 *
 * @example
 * import { mozExtension } from "uri-grammar/schemes/extension";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([mozExtension]);
 * validate("moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/images/my-image.png").ok; // => true
 */
export const mozExtension: Scheme<MozExtensionURL> = defineScheme<MozExtensionURL>({
  name: "moz-extension",
  specification: page(
    "MDN",
    "web_accessible_resources",
    "https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/manifest.json/web_accessible_resources",
  ),
  section,
  status: null,
  grammar,
  examples: ["moz-extension://944cfddf-7a95-3c47-bd9a-663b3ce8d699/images/my-image.png"],
  words: {
    ...pathWords,
    ...queryWords,
    "moz-extension-URL": [
      "a moz-extension URL",
      "A moz-extension URL is 'moz-extension://', a UUID, and a path. A user and a port are not allowed.",
    ],
    UUID: ["a UUID", "A UUID has 32 hexadecimal digits, with '-' after 8, 12, 16 and 20 of them."],
  },
});
