/**
 * The scheme `telnet` (RFC 1738 section 3.8).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Telneturl } from "../../standards/rfc1738/nodes.js";
import type { Scheme } from "../mechanism/scheme.js";
import { credentialsOf, finalSlash, loginForm, treeBy, urlScheme, type Credentials } from "./common.js";

/**
 * Returns the user and the password that a telnet URL suggests (RFC 1738 section 3.8). A client only displays them to
 * its user.
 *
 * @param url the tree of a telnet URL
 * @returns the user and the password; `null` if absent
 * @throws {URISyntaxError} if it is the tree of another URL
 * @throws {TypeError} if it is not a tree
 * @throws {RangeError} if it is a tree of another standard
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { telnetCredentials } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("telnet://user@host.dom:23/", { rule: "telneturl" });
 * telnetCredentials(url); // => { user: "user", password: null }
 */
export function telnetCredentials(url: Telneturl): Credentials {
  return credentialsOf(treeBy(url, "telneturl").login);
}

/**
 * The scheme `telnet` as RFC 1738 defines it.
 *
 * @example
 * import { telnet } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([telnet]);
 * validate("telnet://256.1.2.3/", { standard: "rfc1738" }).diagnostics[0].code; // => "telnet/host-number"
 * normalize("telnet://User@HOST.dom:23", { standard: "rfc1738" }); // => "telnet://User@host.dom/"
 */
export const telnet: Scheme<Telneturl, NodeBase> = urlScheme("telneturl", {
  name: "telnet",
  section: "3.8",
  status: "permanent",
  defaultPort: "23",
  examples: ["telnet://user@host.dom:23/"],
  place: ({ login }) => login.hostport,
  *normalize({ node: { login, urlpath }, input }) {
    yield* loginForm(login);
    if (urlpath === null) yield* finalSlash(input, "3.8");
  },
});
