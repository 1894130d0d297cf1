/**
 * The schemes `ssh` and `sftp` (draft-ietf-secsh-scp-sftp-ssh-uri-04).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/ssh.js";
import type { SshURI } from "../../generated/scheme/ssh.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, noPassword, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { draft } from "./mechanism/specification.js";
import { locationWords } from "./shared/words.js";

export type * from "../../generated/scheme/ssh.tree.js";

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

const shared = {
  specification: draft(
    "draft-ietf-secsh-scp-sftp-ssh-uri-04",
    "Uniform Resource Identifier (URI) Scheme for Secure File Transfer Protocol (SFTP) and Secure Shell (SSH)",
  ),
  status: "provisional",
  slips: [
    {
      code: "separator",
      pattern: /^(s(?:sh|ftp):\/\/[^/?#]{1,255}:\d{1,5})(:)(?=\/)/i,
      message: "The path follows the port, without another ':'. Remove ':'.",
      write: "",
    },
  ],
  requirements: [{ ...emptyHost("3.4"), level: "SHOULD" }, password, fingerprints, ...ofServers],
} as const;

const wordsOf = (name: string): RuleWords =>
  locationWords(
    "ssh-URI",
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an optional user with '@', a host, an optional port and a path. A query is not allowed.`,
  );

/**
 * The scheme `ssh`.
 *
 * @example
 * import { ssh } from "uri-grammar/schemes/ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ssh]);
 * validate("ssh://user:secret@host.example").diagnostics[0].code; // => "ssh/password"
 * normalize("ssh://user@host.example:22"); // => "ssh://user@host.example/"
 */
export const ssh: Scheme<SshURI> = defineScheme({
  ...shared,
  name: "ssh",
  section: "3.3",
  grammar,
  examples: ["ssh://user@host.example.com", "ssh://user@host.example.com:2222"],
  words: wordsOf("ssh"),
});

/**
 * The scheme `sftp`.
 *
 * @example
 * import { sftp } from "uri-grammar/schemes/ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([sftp]);
 * validate("sftp:host.example/a").diagnostics[0].code; // => "sftp/slashes"
 * normalize("sftp://host.example:22/a/../b"); // => "sftp://host.example/b"
 */
export const sftp: Scheme<SshURI> = defineScheme({
  ...shared,
  name: "sftp",
  section: "4.3",
  grammar,
  examples: ["sftp://user@host.example.com/~/file.txt", "sftp://user@host.example.com/dir/path/file.txt"],
  words: wordsOf("sftp"),
});
