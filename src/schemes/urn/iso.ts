/**
 * The namespace `iso`.
 *
 * @module
 */
import { namespaceIso } from "../../../generated/scheme/urn.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, type KnownNamespace } from "./namespace.js";

/**
 * The namespace of documents of the International Organization for Standardization (RFC 5141).
 *
 * @example
 * import { iso } from "uri-grammar/schemes/urn";
 *
 * iso.test("std:iso:9999:-1:ed-1:en,fr"); // => true
 * iso.normalize?.("std:ISO:9999:-1:ed-1:EN"); // => "std:iso:9999:-1:ed-1:en"
 */
export const iso: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIso, {
  finds: {
    "iso-addition"(nss) {
      const isDocument = (text: string): boolean => language.test(text, { rule: "iso-document" });
      const { ok, index } = language.recognize(nss, { rule: "iso-document" });
      if (ok) return NOTHING;
      let start = nss.lastIndexOf(":", index);
      // An element of the document has at most two ":", so this loop ends soon.
      while (!isDocument(nss.slice(0, start))) start = nss.lastIndexOf(":", start - 1);
      if (/^:tech(?::|$)/i.test(nss.slice(start, start + 6))) return NOTHING;
      return [{ start, end: nss.length }];
    },
  },
  normalize: lowerCase,
});
