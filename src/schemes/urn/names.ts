/**
 * The namespaces of names.
 *
 * @module
 */
import {
  namespace3gpp,
  namespaceEpc,
  namespaceIetf,
  namespaceIsan,
  namespaceIso,
  namespaceNbn,
  namespaceOgc,
  namespacePublicid,
  namespaceService,
} from "../../../generated/scheme/urn.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, language, whole, type KnownNamespace } from "./namespace.js";

/**
 * The namespace of IETF documents and protocol parameters (RFC 2648, RFC 3553).
 *
 * @example
 * import { ietf } from "uri-grammar/schemes/urn";
 *
 * ietf.test("rfc:2141"); // => true
 * ietf.normalize?.("RFC:2141"); // => "rfc:2141"
 */
export const ietf: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIetf, {
  explain: (nss) => ({
    ...whole(nss),
    message: nss.toLowerCase().startsWith("wg:oauth:")
      ? "Programs use this name for OAuth, but no document registers it. Registered names begin with 'urn:ietf:params:oauth:'."
      : "A number must follow 'rfc:', 'fyi:', 'std:' and 'bcp:', and a name of letters, digits and '-' must follow 'id:' and 'mtg:'.",
  }),
  finds: {
    "ietf-other"({ input }) {
      if (input.includes(":")) return NOTHING;
      const hasSeries = language.test(input, { rule: "series-number" });
      return [{ ...whole(input), repair: hasSeries ? { start: 3, end: 3, text: ":" } : undefined }];
    },
  },
});

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
    "iso-addition"({ input }) {
      const { ok, index } = language.recognize(input, { rule: "iso-document" });
      if (ok) return NOTHING;
      let start = input.lastIndexOf(":", index);
      // An element of the document has at most two ":", so this loop ends soon.
      while (!language.test(input.slice(0, start), { rule: "iso-document" })) start = input.lastIndexOf(":", start - 1);
      return language.test(input.slice(start), { rule: "techdefined" }) ? NOTHING : [{ start, end: input.length }];
    },
  },
});

/**
 * The namespace of emergency services and other well-known services (RFC 5031).
 *
 * @example
 * import { service } from "uri-grammar/schemes/urn";
 *
 * service.test("sos.fire"); // => true
 * service.normalize?.("SOS.Fire"); // => "sos.fire"
 */
export const service: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceService);

/**
 * The namespace of National Bibliography Numbers (RFC 8458).
 *
 * @example
 * import { nbn } from "uri-grammar/schemes/urn";
 *
 * nbn.test("se:uu:diva-3475"); // => true
 * nbn.normalize?.("SE:UU:DIVA-3475A"); // => "se:uu:diva-3475A"
 */
export const nbn: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceNbn, {
  // Only the prefix is case-insensitive (section 4.3).
  normalize(nss) {
    const [prefix] = nss.split("-", 1) as [string];
    return lowerCase(prefix) + nss.slice(prefix.length);
  },
});

/**
 * The namespace of Electronic Product Codes (RFC 5134).
 *
 * @example
 * import { epc } from "uri-grammar/schemes/urn";
 *
 * epc.test("id:sgtin:900100.0003456.1234567"); // => true
 */
export const epc: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceEpc);

/**
 * The namespace of International Standard Audiovisual Numbers (RFC 4246). Its document does not define how to compute the
 * check characters.
 *
 * @example
 * import { isan } from "uri-grammar/schemes/urn";
 *
 * isan.test("0123-1230-3210-2310-1"); // => true
 * isan.normalize?.("1881-66c7-3420-6541-9-9f3a-0245-u"); // => "1881-66C7-3420-6541-9-9F3A-0245-U"
 */
export const isan: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIsan);

/**
 * The namespace of the 3rd Generation Partnership Project, with the NID `3gpp` (RFC 5279).
 *
 * @example
 * import { threegpp } from "uri-grammar/schemes/urn";
 *
 * threegpp.test("acme.foo-serv"); // => true
 */
export const threegpp: KnownNamespace = /* @__PURE__ */ defineNamespace(namespace3gpp);

/**
 * The namespace of the Open Geospatial Consortium (RFC 5165).
 *
 * @example
 * import { ogc } from "uri-grammar/schemes/urn";
 *
 * ogc.test("def:crs:EPSG:6.3:26986"); // => true
 */
export const ogc: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceOgc);

/**
 * The namespace of public identifiers of SGML and XML (RFC 3151).
 *
 * @example
 * import { publicid } from "uri-grammar/schemes/urn";
 *
 * publicid.test("-:OASIS:DTD+DocBook+XML+V4.1.2:EN"); // => true
 * publicid.test("two++spaces"); // => false
 */
export const publicid: KnownNamespace = /* @__PURE__ */ defineNamespace(namespacePublicid, {
  repair: {
    text: (nss) =>
      nss
        .replaceAll("%20", "+")
        .split("+")
        .filter((text) => text !== "")
        .join("+")
        .replaceAll("//", ":")
        .replaceAll("/", "%2F")
        .replaceAll("'", "%27"),
  },
});
