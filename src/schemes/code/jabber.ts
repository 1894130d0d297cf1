/**
 * The scheme `jabber` (IANA's registration).
 *
 * @module
 */
import type { JabberURI } from "../../../generated/scheme/jabber.tree.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { noFragment } from "../shared/common.js";

export const jabber: SchemeCode<JabberURI> = {
  requirements: [
    noFragment(
      {
        level: "MUST",
        section: '"URI scheme syntax"',
        rule: "fragment",
        summary: "A jabber URI must have no fragment.",
      },
      "The registration lists all strings, and none has a fragment. Remove it.",
    ),
  ],
};
