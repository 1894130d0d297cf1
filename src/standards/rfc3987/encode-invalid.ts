/**
 * Percent-encoding of what RFC 3987 does not allow where it stands.
 *
 * @module
 */
import { IFRAGMENT, IPATH, IQUERY, ISEGMENT_NZ_NC, IUSERINFO } from "../../../generated/rfc3987.characters.js";
import { assertString } from "../../core/arguments.js";
import { lazy } from "../../core/lazy.js";
import {
  allowedBy,
  encodedByPlace,
  HOST_DELIMITERS,
  type Allowed,
  type Beyond,
  type Places,
} from "../../operations/encode-invalid.js";
import { reference } from "./reference.js";

/** Returns a function that measures the characters beyond ASCII of a rule for one character. */
function widthIn(rule: string): Beyond {
  const automaton = reference();
  const start = automaton.start(rule);
  return (text, at) => {
    const state = automaton.step(start, text.charCodeAt(at));
    if (automaton.accepts(state)) return 1;
    return automaton.accepts(automaton.step(state, text.charCodeAt(at + 1))) ? 2 : 0;
  };
}

const places = /* @__PURE__ */ lazy((): Places => {
  const letter = widthIn("ucschar");
  const ofPrivate = widthIn("iprivate");
  const allowed = (characters: string): Allowed => allowedBy(characters, letter);
  return {
    automaton: reference(),
    rule: "IRI-reference",
    authority: allowed(IUSERINFO + HOST_DELIMITERS),
    first: allowed(ISEGMENT_NZ_NC),
    path: allowed(IPATH),
    query: allowedBy(IQUERY, (text, at) => letter(text, at) || ofPrivate(text, at)),
    fragment: allowed(IFRAGMENT),
  };
});

/**
 * Percent-encodes each character that cannot stand where it stands in an IRI, and changes nothing else. It does what the
 * function of the same name in `uri-grammar` does, but letters and other characters that IRIs allow stay: `ucschar`
 * everywhere, and `iprivate` in the query (section 2.2).
 *
 * @param text any text
 * @returns the same text, if it is an IRI-reference; otherwise an IRI-reference, except if its authority has a wrong
 *   port, a second `@`, a bracket outside of an IP literal, or a backslash: such an authority stays as it is.
 *   `isIRIReference` tells. The octets are the same after decoding, and a lone surrogate counts as U+FFFD.
 * @throws {TypeError} if the text is not a string
 *
 * @example
 * import { encodeInvalid } from "uri-grammar/iri";
 *
 * encodeInvalid("http://example.org/ros\u00E9 50%"); // => "http://example.org/ros\u00E9%2050%25"
 */
export function encodeInvalid(text: string): string {
  assertString(text, "The text");
  return encodedByPlace(text, places());
}
