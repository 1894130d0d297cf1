import { citation } from "../../src/interop/citation.js";

test.each([
  ["3.2.3", "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.3", "RFC 3986, section 3.2.3"],
  ["RFC7252:6.1", "https://www.rfc-editor.org/rfc/rfc7252#section-6.1", "RFC 7252, section 6.1"],
  ["D.1", "https://www.rfc-editor.org/rfc/rfc8089#appendix-D.1", "RFC 8089, appendix D.1"],
  ["3.2.1", "https://www.w3.org/TR/did-core/#did-parameters", "section 3.2.1"],
  ['"GIT URLS"', "https://git-scm.com/docs/git-clone#_git_urls", 'section "GIT URLS"'],
])("section %s at %s is cited as %s", (section, url, expected) => {
  expect(citation({ section, url })).toBe(expected);
});
