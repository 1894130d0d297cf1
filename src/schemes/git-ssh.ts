/**
 * The schemes `git+ssh`, `git+http`, `git+https` and `git+file` (npm Docs, section "Git URLs as Dependencies").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/git-ssh.js";
import type { GitFileURL, GitURL } from "../../generated/scheme/git-ssh.tree.js";
import type { RuleWords } from "../explain/report.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/git-ssh.tree.js";

const shared = {
  specification: page(
    "Npm Docs",
    "package.json",
    "https://docs.npmjs.com/cli/configuring-npm/package-json#git-urls-as-dependencies",
  ),
  section: '"Git URLs as Dependencies"',
  status: null,
  grammar,
  // A path of dot-segments would become empty.
  without: ["dot-segments"],
} as const;

const wordsOf = (name: string): RuleWords => ({
  ...addressWords,
  ...portWords,
  "git-URL": [
    `a ${name} URI`,
    `A ${name} URI is '${name}://', an optional user with '@', a host, an optional port, and ':' or '/' with a path. A query is not allowed.`,
  ],
  "git-file-URL": [
    "a git+file URI",
    "A git+file URI is 'git+file://', an optional host, and '/' with a path. A query is not allowed.",
  ],
  "scp-path": ["the path of a repository", "The path is not empty. Before its first '/', it has no '@'."],
  path: ["the path of a repository", "The path is not empty. In it, '?' must be percent-encoded."],
});

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
  ...shared,
  name: "git+ssh",
  examples: ["git+ssh://git@github.com:npm/cli.git#v1.0.27", "git+ssh://git@github.com:npm/cli#semver:^5.0"],
  requirements: [...ofServers],
  words: wordsOf("git+ssh"),
});

/**
 * The scheme `git+http`.
 *
 * @example
 * import { gitHttp } from "uri-grammar/schemes/git-ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { normalize } = withSchemes([gitHttp]);
 * normalize("git+http://H:80/a.git"); // => "git+http://h/a.git"
 */
export const gitHttp: Scheme<GitURL> = defineScheme({
  ...shared,
  name: "git+http",
  examples: ["git+http://host.example/a.git#v1.0.27"],
  requirements: [...ofServers],
  words: wordsOf("git+http"),
});

/**
 * The scheme `git+https`.
 *
 * @example
 * import { gitHttps } from "uri-grammar/schemes/git-ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([gitHttps]);
 * validate("git+https:github.com/npm/cli.git").diagnostics[0].code; // => "git+https/slashes"
 */
export const gitHttps: Scheme<GitURL> = defineScheme({
  ...shared,
  name: "git+https",
  examples: ["git+https://isaacs@github.com/npm/cli.git"],
  requirements: [...ofServers],
  words: wordsOf("git+https"),
});

/**
 * The scheme `git+file`.
 *
 * @example
 * import { gitFile } from "uri-grammar/schemes/git-ssh";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([gitFile]);
 * validate("git+file:///home/me/a?b").diagnostics[0].code; // => "git+file/unencoded-delimiter"
 */
export const gitFile: Scheme<GitFileURL> = defineScheme({
  ...shared,
  name: "git+file",
  examples: ["git+file:///home/me/a.git#v1"],
  words: wordsOf("git+file"),
});
