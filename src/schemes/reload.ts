/**
 * The scheme `reload` (RFC 6940).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/reload.js";
import type { RELOADURI } from "../../generated/scheme/reload.tree.js";
import { dnsName, emptyHost } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/reload.tree.js";

/**
 * The scheme `reload`.
 *
 * @example
 * import { reload } from "uri-grammar/schemes/reload";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([reload]);
 * validate("reload://overlay.example/").diagnostics[0].code; // => "reload/character"
 * normalize("reload://0aF1@Overlay.example/0b"); // => "reload://0AF1@overlay.example/0B"
 */
export const reload: Scheme<RELOADURI> = defineScheme({
  name: "reload",
  specification: rfc(6940, "REsource LOcation And Discovery (RELOAD) Base Protocol"),
  section: "14.15",
  status: "permanent",
  grammar,
  examples: ["reload://0102@overlay.example/", "reload://0102@overlay.example/0304"],
  requirements: [emptyHost("14.15"), dnsName],
  words: {
    "RELOAD-URI": [
      "a reload URI",
      "A reload URI is 'reload://', a destination, '@', the name of an overlay, '/', and an optional specifier.",
    ],
    destination: ["the destination", "The destination has only hexadecimal digits. '@' follows it."],
    overlay: ["the name of the overlay", "The name has no port after it. '/' follows it."],
    specifier: ["the specifier", "The specifier has only hexadecimal digits."],
  },
  *normalize({ input, node: { destination, specifier } }) {
    // Hexadecimal digits ignore case. Upper case is the form that RFC 3986 section 6.2.2.1 prefers for them.
    yield* rewrite(input, destination, destination.value.toUpperCase(), "14.15");
    if (specifier !== null) yield* rewrite(input, specifier, specifier.value.toUpperCase(), "14.15");
  },
});
