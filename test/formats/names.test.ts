/** Names whose values are references. */
import { isNameOfReference } from "../../src/formats/names.js";

test.each([
  [
    "ends",
    "url",
    "URL",
    "downloadUrl",
    "image_url",
    "imageURL",
    "html-url",
    "base.uri",
    "jwks_uri",
    "redirect_uris",
    "urls",
  ],
  [
    "words",
    "href",
    "src",
    "link",
    "links",
    "homepage",
    "repository",
    "endpoint",
    "token_endpoint",
    "website",
    "sameAs",
  ],
  [
    "whole names",
    "loc",
    "image:loc",
    "$ref",
    "$schema",
    "@id",
    "xmlns",
    "xmlns:a",
    "rdf:about",
    "xml:base",
    "xsi:schemaLocation",
  ],
])("%s", (_, ...names) => {
  expect(names.filter((name) => !isNameOfReference(name))).toEqual([]);
});

test("other names", () => {
  const names = [
    "",
    "id",
    "name",
    "description",
    "source",
    "linked",
    "srcset",
    "alloc",
    "urlencoded",
    "a:xmlns2",
    "constructor",
  ];
  expect(names.filter(isNameOfReference)).toEqual([]);
  expect(isNameOfReference(`${"a".repeat(100)}url`)).toBe(false);
});
