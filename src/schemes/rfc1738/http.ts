/**
 * The scheme `http` (RFC 1738 section 3.3).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import { rfc1738 } from "../../standards/rfc1738/index.js";
import type { Httpurl } from "../../standards/rfc1738/nodes.js";
import { defineScheme, type Scheme } from "../mechanism/scheme.js";
import {
  addressAdvice,
  charactersOf,
  decodedForm,
  grammarOf,
  hostportRequirements,
  placeForm,
  placeOf,
  specification,
  words,
} from "./common.js";

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
export const http: Scheme<Httpurl, NodeBase> = defineScheme<Httpurl, NodeBase>({
  name: "http",
  specification,
  section: "3.3",
  status: "permanent",
  standard: rfc1738,
  defaultPort: "80",
  grammar: grammarOf("httpurl"),
  examples: ["http://www.acl.lanl.gov/URI/archive/uri-archive.index.html"],
  exempt: addressAdvice,
  words,
  requirements: hostportRequirements(({ hostport }) => placeOf(hostport)),
  *normalize({ node, input }) {
    const { hostport, path, search } = node;
    yield* placeForm(placeOf(hostport), input);
    for (const segment of path?.segments ?? []) yield* decodedForm(segment, UNRESERVED, "3.3");
    yield* decodedForm(search, UNRESERVED, "3.3");
    // The "/" is optional if both path and search are absent, so add it.
    if (path === null) yield { start: input.length, end: input.length, text: "/", section: "3.3" };
  },
});
