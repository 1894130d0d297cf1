import { draftUrl, rfcUrl } from "../../src/core/url.js";

test.each([
  ["3.2.2", "rfc/rfc3986#section-3.2.2"],
  ["A", "rfc/rfc3986#appendix-A"],
  ["B.1", "rfc/rfc3986#appendix-B.1"],
  ["RFC5234:2.1", "rfc/rfc5234#section-2.1"],
  ["RFC5234:B.1", "rfc/rfc5234#appendix-B.1"],
  ["2:1", "rfc/rfc3986#section-2:1"],
  ["1-RFC2:3", "rfc/rfc3986#section-1-RFC2:3"],
])("section %s of RFC 3986 is at %s", (section, path) => {
  expect(rfcUrl("3986", section)).toBe(`https://www.rfc-editor.org/${path}`);
});

test.each([
  ["2.1", "https://datatracker.ietf.org/doc/html/draft-a-01#section-2.1"],
  ["A.1", "https://datatracker.ietf.org/doc/html/draft-a-01#appendix-A.1"],
  ["RFC5234:2.1", "https://www.rfc-editor.org/rfc/rfc5234#section-2.1"],
  ["RFC5234:B.1", "https://www.rfc-editor.org/rfc/rfc5234#appendix-B.1"],
])("section %s of a draft is at %s", (section, url) => {
  expect(draftUrl("draft-a-01", section)).toBe(url);
});

test.each([
  ["an RFC", rfcUrl],
  ["a draft", draftUrl],
])("the section of %s must be a string", (_, urlOf) => {
  expect(() => urlOf("1", 2 as never)).toThrow(new TypeError("The section must be a string, not number."));
});
