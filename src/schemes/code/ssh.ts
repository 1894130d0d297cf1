/**
 * The schemes `ssh` and `sftp` (draft-ietf-secsh-scp-sftp-ssh-uri-04).
 *
 * @module
 */
import type { SshURI } from "../../../generated/scheme/ssh.tree.js";
import { NOTHING } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode<SshURI> = {
  slips: [
    {
      code: "separator",
      pattern: /^(s(?:sh|ftp):\/\/[^/?#]{1,255}:\d{1,5})(:)(?=\/)/i,
      message: "The path follows the port, without another ':'. Remove ':'.",
      write: "",
    },
  ],
  finds: {
    fingerprints({ node: { authority } }) {
      const names = authority.info?.parameters?.parameters.map(({ name }) => name) ?? NOTHING;
      return names.filter(({ value }) => value === "fingerprint").slice(1, 2);
    },
  },
};
