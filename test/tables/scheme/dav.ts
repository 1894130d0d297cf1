// RFC 4918 section 21.1, and the names throughout the document.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  dav: {
    valid: [
      "DAV:",
      "dav:x",
      "DAV:a/b?c",
      "dav:/a",
      "dav://example.com/a",
      "dav://u@example.com:8080",
      "dav:a:b@c",
      "DAV:a#f",
    ],
    invalid: [
      ["dav:a b", "rfc3986/space", 5, 6],
      ["DAV:%", "rfc3986/truncated", 4, 5],
      ["DAV:%4", "rfc3986/truncated", 4, 6],
      ["dav:a#b#c", "rfc3986/second-hash", 7, 8],
      ["dav://h:x/", "rfc3986/port", 8, 9],
      ["dav:é", "rfc3986/non-ascii", 4, 5],
      ["DAV:\\x", "rfc3986/backslash", 4, 5],
      ["dav://u@v@w/", "rfc3986/password-delimiter", 7, 8],
      ["dav:<a>", "rfc3986/wrapper", 4, 5],
      ["dav://[::1", "rfc3986/missing-bracket", 10, 10],
    ],
    examples: [
      "DAV:",
      "DAV:creationdate",
      "DAV:displayname",
      "DAV:getcontentlanguage",
      "DAV:getcontentlength",
      "DAV:getcontenttype",
      "DAV:getetag",
      "DAV:getlastmodified",
      "DAV:lockdiscovery",
      "DAV:lockroot",
      "DAV:no-lock",
      "DAV:owner",
      "DAV:resourcetype",
      "DAV:source",
      "DAV:supportedlock",
    ],
    normal: [
      ["DAV:getetag", "dav:getetag"],
      ["DAV:%7ea/../B", "dav:/B"],
    ],
    equivalent: [["DAV:owner", "dav:owner"]],
    different: [
      ["DAV:owner", "DAV:Owner"],
      ["DAV:", "DAV:/"],
    ],
    fixed: [
      ["dav:a b", "dav:a%20b"],
      ["DAV:%", "DAV:%"],
    ],
  },
};
