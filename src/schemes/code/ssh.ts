/** @module */
import type { SshURI } from "../../../generated/scheme/ssh.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode<SshURI> = {
  finds: {
    fingerprints({ node: { authority } }) {
      const names = authority.info?.parameters?.parameters.map(({ name }) => name) ?? NOTHING;
      return names.filter(({ value }) => value === "fingerprint").slice(1, 2);
    },
  },
};
