/**
 * The namespaces that add little to their grammars.
 *
 * @module
 */
import {
  namespaceService,
  namespaceNbn,
  namespaceEpc,
  namespaceIsan,
  namespace3gpp,
  namespaceOgc,
  namespacePublicid,
} from "../../../generated/scheme/urn.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING } from "../mechanism/check.js";
import { defineNamespace, whole, type KnownNamespace } from "./namespace.js";

/**
 * The namespace of emergency services and other well-known services (RFC 5031).
 *
 * @example
 * import { service } from "uri-grammar/schemes/urn";
 *
 * service.test("sos.fire"); // => true
 * service.normalize?.("SOS.Fire"); // => "sos.fire"
 */
export const service: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceService, {
  finds: {
    "service-case"(nss) {
      const text = nss.toLowerCase();
      return text === nss ? NOTHING : [{ ...whole(nss), text, what: "the name" }];
    },
  },
  normalize: (nss) => nss.toLowerCase(),
});

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
  normalize: (nss) => nss.replace(/^[^-]*/, lowerCase),
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
export const isan: KnownNamespace = /* @__PURE__ */ defineNamespace(namespaceIsan, {
  normalize: (nss) => nss.toUpperCase(),
});

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
        .replace(/(?:%20|\+)+/g, "+")
        .replace(/^\+|\+$/g, "")
        .replaceAll("//", ":")
        .replaceAll("/", "%2F")
        .replaceAll("'", "%27"),
  },
});
