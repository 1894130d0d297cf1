/**
 * The schemes `ssh` and `sftp` (draft-ietf-secsh-scp-sftp-ssh-uri-04).
 *
 * @module
 */
import type { SshURI } from "../../../generated/scheme/ssh.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { emptyHost, noPassword } from "../shared/common.js";
import type { SchemeCode } from "../mechanism/facts.js";

const fingerprints: Check = {
  code: "fingerprints",
  section: "5.1",
  rule: "userinfo",
  summary: "There must be only one fingerprint.",
  find({ input, authority }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const [, second] = input.slice(start, end).matchAll(/[;,]fingerprint=/g);
    if (second === undefined) return NOTHING;
    const at = start + second.index + 1;
    return [{ start: at, end: at + "fingerprint".length, message: "There are two fingerprints. Remove one." }];
  },
};

/** Parameters can follow the password. */
const password = noPassword<SshURI>("8", ({ node }) => node.authority.info?.userinfo);

export const code: SchemeCode<SshURI> = {
  slips: [
    {
      code: "separator",
      pattern: /^(s(?:sh|ftp):\/\/[^/?#]{1,255}:\d{1,5})(:)(?=\/)/i,
      message: "The path follows the port, without another ':'. Remove ':'.",
      write: "",
    },
  ],
  requirements: [{ ...emptyHost("3.4"), level: "SHOULD" }, password, fingerprints],
};
