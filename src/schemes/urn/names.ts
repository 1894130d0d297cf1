/**
 * The namespaces that add little to their grammars.
 *
 * @module
 */
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
export const service: KnownNamespace = /* @__PURE__ */ defineNamespace(
  5031,
  "A Uniform Resource Name (URN) for Emergency and Other Well-Known Services",
  {
    nid: "service",
    section: "3",
    rule: "service",
    summary:
      "A name of a service must be labels of letters, digits and '-' with '.' between them. A label does not begin or end with '-', and the first one has at most 27 characters.",
    examples: ["urn:service:sos.fire"],
    requirements: [
      {
        code: "service-case",
        binds: "producers",
        section: "3",
        summary: "A name of a service must be in lower case.",
        find(nss) {
          const text = nss.toLowerCase();
          if (text === nss) return NOTHING;
          const repair = { ...whole(nss), text, what: "the name" };
          return [{ ...whole(nss), message: "A name of a service must be in lower case.", repair }];
        },
      },
    ],
    normalize: (nss) => nss.toLowerCase(),
  },
);

/**
 * The namespace of National Bibliography Numbers (RFC 8458).
 *
 * @example
 * import { nbn } from "uri-grammar/schemes/urn";
 *
 * nbn.test("se:uu:diva-3475"); // => true
 * nbn.normalize?.("SE:UU:DIVA-3475A"); // => "se:uu:diva-3475A"
 */
export const nbn: KnownNamespace = /* @__PURE__ */ defineNamespace(
  8458,
  "Using National Bibliography Numbers as Uniform Resource Names",
  {
    nid: "nbn",
    section: "4.2",
    rule: "nbn-nss",
    summary:
      "A National Bibliography Number must have a country code of two letters, '-' and a number of the library. Before '-', subdivisions of letters and digits can follow after ':'.",
    examples: ["urn:nbn:se:uu:diva-3475"],
    // Only the prefix is case-insensitive (section 4.3).
    normalize: (nss) => nss.replace(/^[^-]*/, lowerCase),
  },
);

/**
 * The namespace of Electronic Product Codes (RFC 5134).
 *
 * @example
 * import { epc } from "uri-grammar/schemes/urn";
 *
 * epc.test("id:sgtin:900100.0003456.1234567"); // => true
 */
export const epc: KnownNamespace = /* @__PURE__ */ defineNamespace(
  5134,
  "A Uniform Resource Name Namespace for the EPCglobal Electronic Product Code (EPC) and Related Standards",
  {
    nid: "epc",
    section: "2",
    rule: "epc-nss",
    summary:
      "An Electronic Product Code must have the name of a sub-namespace, ':' and a text. The name has letters, digits and '-', and does not begin with '-'.",
    examples: ["urn:epc:id:sgtin:900100.0003456.1234567"],
  },
);

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
export const isan: KnownNamespace = /* @__PURE__ */ defineNamespace(
  4246,
  "International Standard Audiovisual Number (ISAN) URN Definition",
  {
    nid: "isan",
    section: "3",
    rule: "ISAN-NSS",
    summary:
      "An ISAN must have 4 groups of 4 hexadecimal digits and a check character. Its version has 2 more groups and another check character. '-' separates all of them.",
    examples: ["urn:isan:0123-1230-3210-2310-1"],
    normalize: (nss) => nss.toUpperCase(),
  },
);

/**
 * The namespace of the 3rd Generation Partnership Project, with the NID `3gpp` (RFC 5279).
 *
 * @example
 * import { threegpp } from "uri-grammar/schemes/urn";
 *
 * threegpp.test("acme.foo-serv"); // => true
 */
export const threegpp: KnownNamespace = /* @__PURE__ */ defineNamespace(
  5279,
  "A Uniform Resource Name (URN) Namespace for the 3rd Generation Partnership Project (3GPP)",
  {
    nid: "3gpp",
    section: "2",
    rule: "gpp-urn",
    summary: "A name of 3GPP must have only the characters of RFC 2141: it must not have '~' and '&'.",
    examples: ["urn:3gpp:featurephones"],
  },
);

/**
 * The namespace of the Open Geospatial Consortium (RFC 5165).
 *
 * @example
 * import { ogc } from "uri-grammar/schemes/urn";
 *
 * ogc.test("def:crs:EPSG:6.3:26986"); // => true
 */
export const ogc: KnownNamespace = /* @__PURE__ */ defineNamespace(
  5165,
  "A Uniform Resource Name (URN) Namespace for the Open Geospatial Consortium (OGC)",
  {
    nid: "ogc",
    section: "2",
    rule: "ogc-nss",
    summary: "A name of the OGC must have a class of resources, ':' and a text. It must not have '~' and '&'.",
    examples: ["urn:ogc:def:crs:EPSG:6.3:26986"],
  },
);

/**
 * The namespace of public identifiers of SGML and XML (RFC 3151).
 *
 * @example
 * import { publicid } from "uri-grammar/schemes/urn";
 *
 * publicid.test("-:OASIS:DTD+DocBook+XML+V4.1.2:EN"); // => true
 * publicid.test("two++spaces"); // => false
 */
export const publicid: KnownNamespace = /* @__PURE__ */ defineNamespace(
  3151,
  "A URN Namespace for Public Identifiers",
  {
    nid: "publicid",
    section: "2",
    rule: "transcribed-public-identifier",
    summary:
      "In a public identifier, single '+' stand for spaces, ':' for '//' and ';' for '::'. The characters '+', ':', '/', ';', \"'\", '?', '#' and '%' are percent-encoded, and no other characters are.",
    examples: ["urn:publicid:-:OASIS:DTD+DocBook+XML+V4.1.2:EN"],
    repair: {
      text: (nss) =>
        nss
          .replace(/(?:%20|\+)+/g, "+")
          .replace(/^\+|\+$/g, "")
          .replaceAll("//", ":")
          .replaceAll("/", "%2F")
          .replaceAll("'", "%27"),
    },
  },
);
