/**
 * The scheme `git+ssh` (npm Docs, section "Git URLs as Dependencies").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/git-ssh.js";
import type { GitURL } from "../../generated/scheme/git-ssh.tree.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/git-ssh.tree.js";

/**
 * The scheme `git+ssh`. As in the addresses of SCP, a path can follow a ":".
 *
 * @example
 * import { gitSsh } from "uri-grammar/schemes/git-ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([gitSsh]);
 * validate("git+ssh://git@github.com:npm/cli.git#v1.0.27").diagnostics[0].code; // => "scheme/not-generic"
 * validate("git+ssh://github.com").diagnostics[0].code; // => "git+ssh/incomplete"
 */
export const gitSsh: Scheme<GitURL> = defineScheme({
  name: "git+ssh",
  specification: page(
    "Npm Docs",
    "package.json",
    "https://docs.npmjs.com/cli/configuring-npm/package-json#git-urls-as-dependencies",
  ),
  section: '"Git URLs as Dependencies"',
  status: null,
  grammar,
  examples: ["git+ssh://git@github.com:npm/cli.git#v1.0.27", "git+ssh://git@github.com:npm/cli#semver:^5.0"],
  requirements: [...ofServers],
  words: {
    ...addressWords,
    ...portWords,
    "git-URL": [
      "a git+ssh URI",
      "A git+ssh URI is 'git+ssh://', an optional user with '@', a host, an optional port, and ':' or '/' with a path. A query is not allowed.",
    ],
    "scp-path": ["the path of a repository", "The path is not empty. Before its first '/', it has no '@'."],
    path: ["the path of a repository", "The path is not empty. In it, '?' must be percent-encoded."],
  },
  // A path of dot-segments would become empty.
  without: ["dot-segments"],
});
