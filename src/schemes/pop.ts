/**
 * The scheme `pop` (RFC 2384).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/pop.js";
import type { PopUrl } from "../../generated/scheme/pop.tree.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";

export type * from "../../generated/scheme/pop.tree.js";

/** The value that lets the client select a mechanism. */
const ANY = "*";

const anyMechanism: Check<PopUrl> = {
  code: "any-mechanism",
  level: "advice",
  section: "4",
  rule: "auth",
  summary: "Clients should treat a URL with ';AUTH=*' with extra care.",
  find({ node: { server } }) {
    const auth = server.userAuth?.auth;
    if (auth?.mechanism.value !== ANY) return NOTHING;
    const { start, end } = auth;
    return [{ start, end, message: "The client may use any mechanism, even a weak one." }];
  },
};

const words: RuleWords = {
  ...genericWords,
  server: [
    "a pop URI",
    "A pop URI is 'pop://', an optional user with '@', a host and an optional port. A password, a path and a query are not allowed.",
  ],
  "user-auth": [
    "the user",
    "A user is a name, ';AUTH=' with a mechanism, or both. Any other ';' must be percent-encoded. A password is not allowed.",
  ],
  "enc-auth-type": ["the mechanism", "A mechanism is a name such as '+APOP', or '*' for any mechanism."],
};

/**
 * The scheme `pop`.
 *
 * @example
 * import { pop } from "uri-grammar/schemes/pop";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([pop]);
 * validate("pop://rg@").diagnostics[0].code; // => "pop/empty-host"
 * normalize("pop://rg;AUTH=*@h"); // => "pop://rg@h"
 */
export const pop: Scheme<PopUrl> = defineScheme({
  name: "pop",
  specification: rfc(2384, "POP URL Scheme"),
  section: "3",
  status: "permanent",
  grammar,
  examples: [
    "pop://rg@mailsrv.qualcomm.com",
    "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
    "pop://baz;AUTH=SCRAM-MD5@foo.bar",
  ],
  requirements: [emptyHost("3"), anyMechanism, ...ofServers],
  words,
  without: ["empty-path"],
  *normalize({ node: { server } }) {
    const { user, auth } = server.userAuth ?? { user: null, auth: null };
    if (auth === null) return;
    const { start, end, keyword, mechanism } = auth;
    if (user !== null && mechanism.value === ANY) {
      // If the URI has a user, "*" is the default.
      yield { start, end, text: "", section: "4" };
      return;
    }
    yield { start: keyword.start, end: keyword.end, text: "AUTH", section: "8" };
    if (mechanism.value.toUpperCase() === "+APOP") yield { start: mechanism.start, end, text: "+APOP", section: "8" };
  },
});
