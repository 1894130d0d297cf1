/**
 * The scheme `pop` (RFC 2384).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/pop.js";
import type { PopUrl } from "../../generated/scheme/pop.tree.js";
import { NOTHING, type Check } from "./mechanism/check.js";
import { emptyHost, noAuthority, portRange } from "./shared/common.js";
import { nothingAfterHost } from "./shared/internet.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/pop.tree.js";

/** How the parameter begins. */
const AUTH = ";AUTH=";
/** In place of a mechanism: the client selects one. */
const ANY = "*";

const anyMechanism: Check<PopUrl> = {
  code: "any-mechanism",
  level: "advice",
  section: "4",
  rule: "auth",
  summary: 'A URL with ";AUTH=*" is treated with extra care.',
  find({ node: { server } }) {
    const auth = server.userAuth?.auth;
    if (auth?.mechanism.value !== ANY) return NOTHING;
    const { start, end } = auth;
    return [{ start, end, message: "The client may use any mechanism: it might fall back on a weaker one." }];
  },
};

const password: Check = {
  code: "password",
  section: "3",
  rule: "enc-user",
  summary: "There is no password.",
  find({ authority, input }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const text = input.slice(start, end);
    const colon = text.indexOf(":");
    if (colon < 0) return NOTHING;
    const semicolon = text.indexOf(";", colon);
    const span = { start: start + colon, end: semicolon < 0 ? end : start + semicolon };
    const message = "Clear text passwords are not permitted.";
    return [{ ...span, message, hint: { ...span, text: "", message: "Remove it." } }];
  },
};

const noMechanism: Check = {
  code: "no-mechanism",
  section: "8",
  rule: "enc-auth-type",
  summary: 'After ";AUTH=" comes a mechanism, or "*".',
  find({ authority, input }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    if (input.slice(Math.max(start, end - AUTH.length), end).toUpperCase() !== AUTH) return NOTHING;
    const hint = { start: end, end, text: "*", message: 'Write "*": the client selects a mechanism.' };
    return [{ start: end, end, message: 'The mechanism is missing after the "=".', hint }];
  },
};

const noUser: Check = {
  code: "no-user",
  section: "8",
  rule: "user-auth",
  summary: 'Before the "@" come a user, a mechanism, or both.',
  find({ authority }) {
    if (!authority?.userinfo || authority.userinfo.end > authority.userinfo.start) return NOTHING;
    const { start } = authority.userinfo;
    const message = 'Before the "@" comes a user, a mechanism, or both.';
    return [{ start, end: start, message, hint: { start, end: start + 1, text: "", message: 'Remove the "@".' } }];
  },
};

const semicolon: Check = {
  code: "semicolon",
  section: "4",
  rule: "achar",
  summary: 'A ";" in a user or in a mechanism is encoded.',
  find({ authority, input }) {
    if (!authority?.userinfo) return NOTHING;
    const { start, end } = authority.userinfo;
    const text = input.slice(start, end);
    const first = text.indexOf(";");
    const isAuth = text.slice(first, first + AUTH.length).toUpperCase() === AUTH;
    const wrong = isAuth ? text.indexOf(";", first + 1) : first;
    if (wrong < 0) return NOTHING;
    const at = start + wrong;
    const message = 'A ";" comes before "AUTH=", and nowhere else: another one must be encoded.';
    const repaired = text.slice(wrong).replace(/;(?!AUTH=)/gi, "%3B");
    const hint = { start: at, end, text: repaired, message: 'Write "%3B" in place of ";".' };
    return [{ start: at, end: at + 1, message, hint }];
  },
};

/**
 * The scheme `pop`.
 *
 * @example
 * import { pop } from "uri-grammar/schemes/pop";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([pop]);
 * validate("pop://u:secret@h").diagnostics[0].code; // => "pop/password"
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
  requirements: [emptyHost("3"), anyMechanism, portRange],
  mistakes: [noAuthority("8"), password, noMechanism, noUser, semicolon, nothingAfterHost("8", "pop-url", "")],
  without: ["empty-path"],
  *normalize({ node: { server } }) {
    const { user, auth } = server.userAuth ?? { user: null, auth: null };
    if (auth === null) return;
    const { start, end, keyword, mechanism } = auth;
    if (user !== null && mechanism.value === ANY) {
      // With a user, "*" is assumed.
      yield { start, end, text: "", section: "4" };
      return;
    }
    yield { start: keyword.start, end: keyword.end, text: "AUTH", section: "8" };
    if (mechanism.value.toUpperCase() === "+APOP") yield { start: mechanism.start, end, text: "+APOP", section: "8" };
  },
});
