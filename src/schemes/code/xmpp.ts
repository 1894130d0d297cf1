/** @module */
import type { Xmppuri } from "../../../generated/scheme/xmpp.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const xmpp: SchemeCode<Xmppuri> = {
  finds: {
    account({ node: { auth, path } }) {
      if (auth === null) return NOTHING;
      const slashes = { start: auth.start - "//".length, end: auth.start };
      return [path === null ? { ...slashes, text: "", what: "'//'" } : slashes];
    },
  },
};
