// The trees of the schemes for names, which the tables do not show.
import { about } from "../../generated/schemes/about.js";
import { data } from "../../generated/schemes/data.js";
import { did } from "../../generated/schemes/did.js";
import { example } from "../../generated/schemes/example.js";
import { geo } from "../../generated/schemes/geo.js";
import { git } from "../../generated/schemes/git.js";
import { info } from "../../generated/schemes/info.js";
import { ni, nih } from "../../generated/schemes/ni.js";
import { payto } from "../../generated/schemes/payto.js";
import type { AnyScheme } from "../../src/schemes/mechanism/scheme.js";
import { tag } from "../../generated/schemes/tag.js";
import { tel } from "../../generated/schemes/tel.js";
import { urn } from "../../src/schemes/urn.js";

const leaf = (type: string, start: number, value: string): object => ({
  type,
  start,
  end: start + value.length,
  value,
});

const trees: readonly (readonly [scheme: AnyScheme, uri: string, tree: object])[] = [
  [
    urn,
    "urn:example:a/b?+r?=q#f",
    {
      type: "namestring",
      scheme: leaf("scheme", 0, "urn"),
      nid: leaf("NID", 4, "example"),
      nss: leaf("NSS", 12, "a/b"),
      rComponent: leaf("r-component", 17, "r"),
      qComponent: leaf("q-component", 20, "q"),
      fComponent: leaf("fragment", 22, "f"),
    },
  ],
  [urn, "urn:isbn:1", { type: "namestring", rComponent: null, qComponent: null, fComponent: null }],
  [
    data,
    "data:text/plain;a=b;c=d;base64,YQ==",
    {
      type: "dataurl",
      mediatype: {
        type: "mediatype",
        mainType: leaf("type", 5, "text"),
        subtype: leaf("subtype", 10, "plain"),
        parameters: [
          { type: "parameter", attribute: leaf("attribute", 16, "a"), value: leaf("value", 18, "b") },
          { type: "parameter", attribute: leaf("attribute", 20, "c"), value: leaf("value", 22, "d") },
        ],
      },
      base64: leaf("base64", 24, "base64"),
      data: leaf("data", 31, "YQ=="),
    },
  ],
  [
    data,
    "data:,",
    { mediatype: { mainType: null, subtype: null, parameters: [] }, base64: null, data: leaf("data", 6, "") },
  ],
  [
    tag,
    "tag:a@b.example,2001-09:c#d",
    {
      type: "tagURI",
      taggingEntity: {
        type: "taggingEntity",
        authorityName: { type: "emailAddress", local: leaf("local", 4, "a"), dnsName: leaf("DNSname", 6, "b.example") },
        date: { type: "date", year: leaf("year", 16, "2001"), month: leaf("month", 21, "09"), day: null },
      },
      specific: leaf("specific", 24, "c"),
      fragment: leaf("fragment", 26, "d"),
    },
  ],
  [tag, "tag:b.example,2001:", { taggingEntity: { authorityName: leaf("DNSname", 4, "b.example") }, fragment: null }],
  [
    tel,
    "tel:7;a;phone-context=+1;b=c",
    {
      type: "telephone-uri",
      subscriber: {
        type: "local-number",
        digits: leaf("local-number-digits", 4, "7"),
        before: [{ type: "parameter", pname: leaf("pname", 6, "a"), pvalue: null }],
        context: {
          type: "context",
          keyword: leaf("keyword", 8, "phone-context"),
          descriptor: leaf("global-number-digits", 22, "+1"),
        },
        after: [{ type: "parameter", pname: leaf("pname", 25, "b"), pvalue: leaf("pvalue", 27, "c") }],
      },
    },
  ],
  [
    tel,
    "tel:+1;EXT=2;isub=3",
    {
      subscriber: {
        type: "global-number",
        digits: leaf("global-number-digits", 4, "+1"),
        parameters: [
          { type: "extension", keyword: leaf("keyword", 7, "EXT"), digits: leaf("phonedigit", 11, "2") },
          { type: "isdn-subaddress", keyword: leaf("keyword", 13, "isub"), value: leaf("paramchar", 18, "3") },
        ],
      },
    },
  ],
  [
    payto,
    "payto://void?a=b&c&d=e",
    {
      type: "payto-URI",
      opts: {
        type: "opts",
        opts: [
          { type: "opt", name: leaf("opt-name", 13, "a"), value: leaf("opt-value", 15, "b&c") },
          { type: "opt", name: leaf("opt-name", 19, "d"), value: leaf("opt-value", 21, "e") },
        ],
      },
    },
  ],
  [
    info,
    "info:ddc/22/eng",
    {
      type: "info-URI",
      namespace: leaf("namespace", 5, "ddc"),
      identifier: leaf("identifier", 9, "22/eng"),
      fragment: null,
    },
  ],
  [
    example,
    "example://foo/?q",
    { type: "example-URI", authority: { host: leaf("reg-name", 10, "foo") }, query: leaf("query", 15, "q") },
  ],
  [
    about,
    "about:blank?q",
    {
      type: "about-uri",
      token: leaf("about-token", 6, "blank"),
      query: { type: "about-query", start: 11, end: 13, query: leaf("query", 12, "q") },
      fragment: null,
    },
  ],
  [
    geo,
    "geo:1,2;CRS=wgs84;u=3",
    {
      type: "geo-URI",
      path: {
        p: {
          crs: { type: "crsp", keyword: leaf("keyword", 8, "CRS"), crslabel: leaf("crslabel", 12, "wgs84") },
          u: { type: "uncp", keyword: leaf("keyword", 18, "u"), uval: leaf("uval", 20, "3") },
          parameters: [],
        },
      },
    },
  ],
  [
    ni,
    "ni:///sha-256-32;f4OxZQ",
    {
      type: "NI-URI",
      authority: { userinfo: null, host: leaf("reg-name", 5, ""), port: null },
      algVal: { type: "alg-val", alg: leaf("alg", 6, "sha-256-32"), val: leaf("val", 17, "f4OxZQ") },
      query: null,
    },
  ],
  [
    nih,
    "nih:6;5326-9057;b",
    {
      type: "humanname",
      alg: leaf("alg", 4, "6"),
      sepval: leaf("sepval", 6, "5326-9057"),
      checkdigit: leaf("checkdigit", 16, "b"),
    },
  ],
  [
    did,
    "did:web:a:b/c?q#f",
    {
      type: "did-url",
      did: {
        type: "did",
        methodName: leaf("method-name", 4, "web"),
        methodSpecificId: leaf("method-specific-id", 8, "a:b"),
      },
      path: { type: "path-abempty" },
      query: leaf("query", 14, "q"),
      fragment: leaf("fragment", 16, "f"),
    },
  ],
];

test.each(trees)("tree %#", ({ grammar }, uri, tree) => {
  expect(grammar.parse(uri)).toMatchObject({ start: 0, end: uri.length, ...tree });
});

test("the scheme git gives addresses for its manual's section and for sections of RFCs", () => {
  const { url } = git.specification;
  expect(url(git.section)).toBe("https://git-scm.com/docs/git-clone#_git_urls");
  expect(url("RFC9293:3.1")).toBe("https://www.rfc-editor.org/rfc/rfc9293#section-3.1");
});

test("the scheme did gives addresses for sections of DID Core and of RFCs", () => {
  const { url } = did.specification;
  expect(url("3.1")).toBe("https://www.w3.org/TR/did-core/#did-syntax");
  expect(url("RFC3986:6.2.2.2")).toBe("https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2");
});
