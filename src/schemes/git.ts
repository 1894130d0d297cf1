/**
 * The scheme `git` (git-clone, section "GIT URLS").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/git.js";
import type { GitURL } from "../../generated/scheme/git.tree.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { serverWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/git.tree.js";

const section = '"GIT URLS"';

/**
 * The scheme `git`.
 *
 * @example
 * import { git } from "uri-grammar/schemes/git";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([git]);
 * validate("git://chris@host.example/a.git").diagnostics[0].code; // => "git/character"
 * normalize("git://host.example:9418/a.git"); // => "git://host.example/a.git"
 */
export const git: Scheme<GitURL> = defineScheme<GitURL>({
  name: "git",
  specification: page(
    "git-clone",
    "Clone a repository into a new directory",
    "https://git-scm.com/docs/git-clone#_git_urls",
  ),
  section,
  status: "provisional",
  grammar,
  examples: ["git://host.example/~chris/a.git"],
  requirements: [emptyHost(section), ...ofServers],
  words: {
    ...serverWords("git-URL", "a git URI", "a path"),
    segment: [
      "the path of a git URI",
      "The path begins with '/'. No query follows it, so '?' must be percent-encoded.",
    ],
  },
});
