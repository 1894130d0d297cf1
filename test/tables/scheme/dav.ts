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
      "dav:a b",
      "DAV:%",
      "DAV:%4",
      "dav:a#b#c",
      "dav://h:x/",
      "dav:é",
      "DAV:\\x",
      "dav://u@v@w/",
      "dav:<a>",
      "dav://[::1",
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
