/**
 * The schemes `ssh` and `sftp` (draft-ietf-secsh-scp-sftp-ssh-uri-04).
 *
 * @module
 */
import type { SshURI } from "../../../generated/scheme/ssh.tree.js";
import { NOTHING, type Subject } from "../mechanism/check.js";
import type { Found } from "../shared/sentences.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Finds the name of the second fingerprint. */
function fingerprints({ input, authority }: Subject): readonly Found[] {
  if (!authority?.userinfo) return NOTHING;
  const { start, end } = authority.userinfo;
  const [, second] = input.slice(start, end).matchAll(/[;,](?=(fingerprint)=)/g);
  if (second === undefined) return NOTHING;
  const at = start + second.index + 1;
  return [{ start: at, end: at + String(second[1]).length }];
}

export const code: SchemeCode<SshURI> = {
  slips: [
    {
      code: "separator",
      pattern: /^(s(?:sh|ftp):\/\/[^/?#]{1,255}:\d{1,5})(:)(?=\/)/i,
      message: "The path follows the port, without another ':'. Remove ':'.",
      write: "",
    },
  ],
  finds: { fingerprints },
};
