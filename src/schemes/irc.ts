/**
 * The schemes `irc` and `ircs` (draft-butcher-irc-url-04).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/irc.js";
import type { IrcURL } from "../../generated/scheme/irc.tree.js";
import type { RuleWords } from "../explain/report.js";
import { emptyHost, noPassword, ofServers, utf8 } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { draft } from "./mechanism/specification.js";
import { addressWords, portWords } from "./shared/words.js";

export type * from "../../generated/scheme/irc.tree.js";

const shared = {
  specification: draft("draft-butcher-irc-url-04", "Uniform Resource Locator Schemes for Internet Relay Chat Entities"),
  section: "2.1",
  status: "provisional",
  slips: [
    {
      code: "slash",
      pattern: /^(ircs?:\/\/[^/?#]{1,255})()$/i,
      message: "The draft demands '/' after the server, although programs accept URIs without it. Write '/'.",
      write: "/",
    },
  ],
  requirements: [emptyHost("2.3"), { ...noPassword("2.2"), rule: "password" }, utf8("4"), ...ofServers],
  // The name of a channel is not a list of segments.
  without: ["dot-segments"],
} as const;

const wordsOf = (name: string): RuleWords => ({
  ...addressWords,
  ...portWords,
  ircURL: [
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an optional user with '@', a server, and '/'. A channel or a nickname can follow, then ',' with a type, and '?' with options.`,
  ],
  password: ["the password", "In the password, all delimiters must be percent-encoded. ';' and a type can follow it."],
  entity: [
    "the name of a channel or a user",
    "In the name, ',' and '#' must be percent-encoded, except a '#' at its beginning.",
  ],
  flags: [
    "the type of the name or the server",
    "After ',', a name has the type 'isuser' or 'ischannel', and a server has the type 'isserver' or 'isnetwork'.",
  ],
  optname: ["the name of an option", "The name of an option has letters and '-'."],
});

/**
 * The scheme `irc`.
 *
 * @example
 * import { irc } from "uri-grammar/schemes/irc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([irc]);
 * validate("irc://irc.example").diagnostics[0].code; // => "irc/slash"
 * normalize("irc://IRC.example:6667/%23chat"); // => "irc://irc.example/%23chat"
 */
export const irc: Scheme<IrcURL> = defineScheme({
  ...shared,
  name: "irc",
  grammar,
  examples: ["irc://irc.undernet.org/", "irc://irc.ircnet.net/#worldchat,ischannel"],
  words: wordsOf("irc"),
});

/**
 * The scheme `ircs`.
 *
 * @example
 * import { ircs } from "uri-grammar/schemes/irc";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([ircs]);
 * validate("ircs:///chat").diagnostics[0].code; // => "ircs/empty-host"
 * normalize("ircs://foo:994/"); // => "ircs://foo/"
 */
export const ircs: Scheme<IrcURL> = defineScheme({
  ...shared,
  name: "ircs",
  grammar,
  examples: ["ircs://irc.example/%23chat?key=bazqux"],
  words: wordsOf("ircs"),
});
