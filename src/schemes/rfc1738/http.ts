/**
 * The scheme `http` (RFC 1738 section 3.3).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Httpurl } from "../../standards/rfc1738/nodes.js";
import type { Scheme } from "../mechanism/scheme.js";
import { charactersOf, decodedForm, finalSlash, urlScheme } from "./common.js";

/** The characters that are not reserved here; "/", ";" and "?" are. */
const UNRESERVED = charactersOf(":@&=");

/**
 * The scheme `http` as RFC 1738 defines it.
 *
 * @example
 * import { http } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([http]);
 * validate("http://a_b.dom/", { standard: "rfc1738" }).diagnostics[0].code; // => "http/character"
 * normalize("http://Host.DOM:80", { standard: "rfc1738" }); // => "http://host.dom/"
 */
export const http: Scheme<Httpurl, NodeBase> = urlScheme("httpurl", {
  name: "http",
  section: "3.3",
  status: "permanent",
  defaultPort: "80",
  examples: ["http://www.acl.lanl.gov/URI/archive/uri-archive.index.html"],
  place: ({ hostport }) => hostport,
  *normalize({ node: { path, search }, input }) {
    yield* decodedForm([...(path?.segments ?? []), search], UNRESERVED, "3.3");
    // The "/" is optional if both path and search are absent.
    if (path === null) yield* finalSlash(input, "3.3");
  },
});
