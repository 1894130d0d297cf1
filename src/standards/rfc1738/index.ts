/**
 * RFC 1738, Uniform Resource Locators (URL).
 *
 * @module
 */
import type { Nodes as RFC1738Nodes } from "../../../generated/rfc1738.tree.js";
import { allTopicsIn, decodableBy, standardOn, type Standard } from "../standard.js";
import { diagnoser, grammar } from "./grammar.js";
import { nameSetAside } from "./names.js";

/**
 * The first standard for the syntax of URLs, of December 1994. It does not define relative references.
 *
 * @example
 * import { rfc1738 } from "uri-grammar/standards";
 *
 * rfc1738.parse("ftp://h/a;type=i", { rule: "ftpurl" }).ftptype?.value; // => "i"
 */
export const rfc1738: Standard<"rfc1738", RFC1738Nodes, "url"> = /* @__PURE__ */ standardOn(grammar, diagnoser, {
  facts: {
    id: "rfc1738",
    name: "RFC 1738",
    year: 1994,
    status: "obsolete",
    ruleFor: { uri: "url", absoluteURI: "url" },
    securitySections: /* @__PURE__ */ allTopicsIn("6"),
    bases: null,
    nameSetAside,
  },
  normalization: {
    steps: { case: "2.1", "percent-encoding": "2.2", "default-port": "3.1", "port-zeros": "3.1" },
    rungs: { string: "2", syntax: "2.2", scheme: "3.1" },
    hexDigits: "percent-encoding",
    // Section 2.2: a character without a reserved purpose is equivalent to its encoding. "*" is reserved in news URLs.
    decodable: /* @__PURE__ */ decodableBy(grammar, "unreserved", "*"),
    ignoresHostCase: () => false,
    removeDots: null,
  },
});
