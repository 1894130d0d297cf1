/**
 * The schemes `svn` and `svn+ssh` (Version Control with Subversion, section "svnserve, a Custom Server").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/location.js";
import type { Location } from "../../generated/scheme/location.tree.js";
import type { RuleWords } from "../explain/report.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { locationWords } from "./shared/words.js";

export type * from "../../generated/scheme/location.tree.js";

const section = '"svnserve, a Custom Server"';

const shared = {
  specification: page(
    "Version Control with Subversion",
    "svnserve, a Custom Server",
    "https://svnbook.red-bean.com/svnbook/ch06s03.html",
  ),
  section,
  requirements: [emptyHost(section), ...ofServers],
};

const wordsOf = (name: string): RuleWords =>
  locationWords(
    "location",
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an optional user with '@', a host, an optional port and the path of a repository.`,
  );

/**
 * The scheme `svn`.
 *
 * @example
 * import { svn } from "uri-grammar/schemes/svn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([svn]);
 * validate("svn:///svn/a").diagnostics[0].code; // => "svn/empty-host"
 * normalize("svn://host.example:3690/svn/a"); // => "svn://host.example/svn/a"
 */
export const svn: Scheme<Location> = defineScheme({
  ...shared,
  name: "svn",
  status: "provisional",
  grammar,
  examples: ["svn://host.example.com/var/svn/project1"],
  words: wordsOf("svn"),
});

/**
 * The scheme `svn+ssh`.
 *
 * @example
 * import { svnSsh } from "uri-grammar/schemes/svn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([svnSsh]);
 * validate("svn+ssh:host.example/svn/a").diagnostics[0].code; // => "svn+ssh/slashes"
 */
export const svnSsh: Scheme<Location> = defineScheme({
  ...shared,
  name: "svn+ssh",
  status: null,
  grammar,
  examples: ["svn+ssh://user@host.example/svn/a"],
  words: wordsOf("svn+ssh"),
});
