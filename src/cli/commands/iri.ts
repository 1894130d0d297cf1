/**
 * The commands that convert between IRIs and URIs.
 *
 * @module
 */
import { domainToASCII, domainToUnicode } from "node:url";
import { toIRI as toIRIOf, toURI as toURIOf } from "../../iri.js";
import { LONGEST_NAME } from "../../standards/rfc3987/conversion.js";
import { defineCommand, resulting, type Command, type Option } from "../command.js";
import { onOneLine } from "../terminal.js";
import { STRINGS } from "./shared.js";

/** The value of `--host` for schemes with domain names. */
const IDNA = "idna";

/** Returns the option for the host. */
function hostOption(usual: string, idna: string): { readonly host: Option & { readonly type: "string" } } {
  return {
    host: {
      type: "string",
      value: "HOW",
      help: `How to convert the host: ${usual} (default), for all schemes; ${IDNA}, for domain names: ${idna}.`,
      completes: [usual, IDNA],
    },
  };
}

/** Returns the conversion that the option chooses. */
function hostFrom<Usual extends string>(
  value: string | undefined,
  usual: Usual,
  convert: (host: string) => string,
): Usual | ((host: string) => string) {
  // The conversion of a longer name could take quadratic time.
  return value === IDNA ? (host) => (host.length > LONGEST_NAME ? "" : convert(host)) : usual;
}

export const toURI: Command = defineCommand({
  name: "to-uri",
  summary: "Converts IRIs to URIs.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes each with the characters beyond ASCII percent-encoded (RFC 3987 section 3.1). A URI does not change.`,
  input: "operands or lines",
  arity: 1,
  options: hostOption("percent-encode", "write them in Punycode"),
  refusesFileNames: true,
  fields: ["uri"],
  example: ["http://example.org/D\u00FCrst"],
  run(values, style) {
    const host = hostFrom(values.host, "percent-encode", domainToASCII);
    return resulting((input) => {
      const uri = toURIOf(input, { host });
      return { passed: true, record: { ok: true, uri }, lines: [onOneLine(uri, style)] };
    }, "uri");
  },
});

export const toIRI: Command = defineCommand({
  name: "to-iri",
  summary: "Converts URIs to IRIs that people can read.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes each with the percent-encoded characters decoded that people can read (RFC 3987 section 3.2).
Reserved characters, white space, invisible characters and those that look like a delimiter stay encoded.`,
  input: "operands or lines",
  arity: 1,
  options: hostOption("percent-decode", "decode labels in Punycode"),
  refusesFileNames: true,
  fields: ["iri"],
  example: ["http://example.org/D%C3%BCrst"],
  run(values, style) {
    const host = hostFrom(values.host, "percent-decode", domainToUnicode);
    return resulting((input) => {
      const iri = toIRIOf(input, { host });
      return { passed: true, record: { ok: true, iri }, lines: [onOneLine(iri, style)] };
    }, "iri");
  },
});
