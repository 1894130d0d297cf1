/**
 * The scheme `magnet` (BEP 9).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/magnet.js";
import type { MagnetURI } from "../../generated/scheme/magnet.tree.js";
import { required, valueForm } from "./shared/parameters.js";
import { queryWords } from "./shared/words.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/magnet.tree.js";

const section = '"magnet URI format"';

/** Matches the name of the parameter for the topic. Several topics have numbers. */
const TOPIC = /^xt(?:\.\d+)?$/;

/**
 * The scheme `magnet`.
 *
 * @example
 * import { magnet } from "uri-grammar/schemes/magnet";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([magnet]);
 * validate("magnet:?dn=name").diagnostics[0].code; // => "magnet/topic"
 */
export const magnet: Scheme<MagnetURI> = defineScheme<MagnetURI>({
  name: "magnet",
  specification: page(
    "BEP 9",
    "Extension for Peers to Send Metadata Files",
    "https://www.bittorrent.org/beps/bep_0009.html",
    { [section]: "magnet-uri-format" },
  ),
  section,
  status: "provisional",
  grammar,
  examples: ["magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&dn=name&x.pe=192.0.2.1:6881"],
  requirements: [
    required({ code: "topic", section, summary: "A magnet URI must have the parameter xt." }, TOPIC),
    valueForm(
      { code: "info-hash", section, summary: "An info-hash must have 40 hexadecimal digits, or 32 digits of base32." },
      TOPIC,
      /^(?!urn:btih:)|:(?:[\da-f]{40}|[a-z2-7]{32})$/i,
    ),
    valueForm(
      { code: "peer-address", section, summary: "A peer must be a host, ':' and a port." },
      /^x\.pe$/,
      /^(?:\[[\da-f:.]+\]|[^:[\]]+):\d+$/i,
    ),
  ],
  words: {
    ...queryWords,
    "magnet-URI": ["a magnet URI", "A magnet URI is 'magnet:?' and parameters with '&' between them."],
  },
});
