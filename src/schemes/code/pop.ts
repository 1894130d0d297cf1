/**
 * The scheme `pop` (RFC 2384).
 *
 * @module
 */
import type { PopUrl } from "../../../generated/scheme/pop.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

export const pop: SchemeCode<PopUrl> = {
  requirements: [anyMechanism],
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
};
