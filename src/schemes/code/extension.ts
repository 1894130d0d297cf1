/**
 * The schemes `chrome-extension` and `moz-extension` of browser extensions.
 *
 * @module
 */
import type { ChromeExtensionURL } from "../../../generated/scheme/extension.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"web_accessible_resources"';

export const chromeExtension: SchemeCode<ChromeExtensionURL> = {
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
};
