/**
 * The operations of RFC 3987 on references, except resolution and normalization. Each is used without the others.
 *
 * @module
 */
import { IFRAGMENT, IPATH, IQUERY, ISEGMENT_NZ_NC, IUSERINFO } from "../../../generated/rfc3987.characters.js";
import { assertString } from "../../core/arguments.js";
import type { SomeComponents } from "../../core/components.js";
import { lazy } from "../../core/lazy.js";
import { changer, type PartChanges } from "../../operations/change.js";
import { comparer, type CompareOptions } from "../../operations/compare.js";
import {
  allowedBy,
  encodedByPlace,
  HOST_DELIMITERS,
  type Allowed,
  type Beyond,
  type Places,
} from "../../operations/encode-invalid.js";
import { recomposer } from "../../operations/recompose.js";
import { relativizer } from "../../operations/relativize.js";
import type { NodeBase } from "../../tree/node.js";
import type { RelativizeOptions } from "../rfc3986/operations.js";
import { grammar } from "./grammar.js";
import { byRules, normalization } from "./normalization.js";
import { type IRIReferenceString, reference } from "./reference.js";
import { references } from "./references.js";
import { resolution, toTarget } from "./resolution.js";
import { rules } from "./rules.js";

const changing = /* @__PURE__ */ changer(references, rules);

/**
 * Changes parts of an IRI or a relative reference. All other parts stay the same.
 *
 * @param iri an IRI-reference, or its tree
 * @param parts the new parts in IRI syntax: percent-encode data first. `null` removes a part. `segments` is a list of
 *   strings that replaces `path`. A port can be an integer
 * @returns the reference with exactly these parts
 * @throws {URISyntaxError} if `iri` is not an IRI-reference; if a part does not match its rule; or if the combined parts
 *   would be parsed as different parts. Offsets, in UTF-16 code units, refer to `iri`, to the text of the part, or to the
 *   combined text.
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if a part is unknown or has the wrong type; if both `path` and `segments`, or both `authority`
 *   and one of its parts, are given
 *
 * @example
 * import { change } from "uri-grammar/iri";
 *
 * change("http://h/a#b", { host: "b\u00FCcher.example", fragment: null }); // => "http://b\u00FCcher.example/a"
 */
export function change(iri: string | NodeBase, parts: PartChanges): IRIReferenceString {
  return changing(iri, parts) as IRIReferenceString;
}

const recomposing = /* @__PURE__ */ recomposer(grammar);

/**
 * Recomposes a tree of RFC 3987, or components, into a string.
 *
 * @param parts a node, whose positions are ignored; or components. A component that is `null` or missing is absent. If
 *   `host` is given, the authority is composed of its parts; otherwise `authority` is used. A port can be an integer
 * @returns the text. For a result of `parseIRI` or `components`, it equals their input.
 * @throws {URISyntaxError} if the text does not match the grammar, or would be parsed into other parts. The offsets, in
 *   UTF-16 code units, refer to this text.
 * @throws {RangeError} if the type of the node is unknown
 * @throws {TypeError} if the argument is neither a tree nor components, or a component is unknown
 *
 * @example
 * import { components, recompose } from "uri-grammar/iri";
 *
 * recompose({ ...components("http://h/ros\u00E9"), port: 8080, authority: null }); // => "http://h:8080/ros\u00E9"
 */
export function recompose(parts: NodeBase | SomeComponents): string {
  return recomposing(parts);
}

const comparison = /* @__PURE__ */ comparer(references, byRules, normalization);

/**
 * Returns whether two IRI-references are equivalent by RFC 3987 section 5, which means that their normal forms are equal.
 *
 * @param a an IRI-reference, or its tree
 * @param b an IRI-reference, or its tree
 * @param options the rung, the known redirects, and whether to ignore fragments
 * @returns whether they are equivalent on that rung
 * @throws {URISyntaxError} if one of them is not an IRI-reference. The error's `argument` is "a" or "b"
 * @throws {RangeError} if the rung is unknown, or a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { equivalent } from "uri-grammar/iri";
 *
 * equivalent("http://example.com/ros\u00E9", "http://example.com:80/ros%C3%A9"); // => true
 * equivalent("http://example.com/ros\u00E9", "http://example.com/rose\u0301"); // => false
 */
export function equivalent(a: string | NodeBase, b: string | NodeBase, options?: CompareOptions): boolean {
  return comparison.equivalent(a, b, options);
}

const byResolution = /* @__PURE__ */ relativizer(references, resolution, toTarget);

/**
 * Finds a short reference that resolves to the target: the inverse of resolution (RFC 3987 section 6.5).
 *
 * @param target an IRI, or its tree
 * @param base an IRI, or its tree
 * @param options the options that the reference will be resolved with
 * @returns a relative reference that resolves to the target; the target itself if no shorter reference does
 * @throws {URISyntaxError} if the target or the base is not an IRI
 * @throws {RangeError} if a tree is not the tree of a reference
 * @throws {TypeError} if one of them is neither a string nor a tree
 *
 * @example
 * import { relativize } from "uri-grammar/iri";
 *
 * relativize("http://example.com/\u00FC", "http://example.com/a/b"); // => "/\u00FC"
 * relativize("http://example.com/\u00FC", "http://example.com/a/b", { path: "relative" }); // => "../\u00FC"
 */
export function relativize(target: string | NodeBase, base: string | NodeBase, options?: RelativizeOptions): string {
  return byResolution(target, base, options);
}

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
