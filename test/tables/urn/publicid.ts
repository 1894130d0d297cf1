// The namespace publicid: RFC 3151.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:publicid:a",
    "urn:publicid:A+b",
    "urn:publicid:::;;:",
    "urn:publicid:a+:b",
    "urn:publicid:%27%3f%23%25",
    "urn:publicid:-()=.,!*@$_",
    "URN:PUBLICID:-:W3C:DTD+XHTML+1.0+Strict:EN",
    "urn:publicid:%2b:a#f",
  ],
  invalid: [
    "urn:publicid:a b",
    "urn:publicid:+a",
    "urn:publicid:a+",
    "urn:publicid:a++b",
    "urn:publicid:a%20b",
    "urn:publicid:ISO/IEC",
    "urn:publicid:a'b",
    "urn:publicid:a%41",
    "urn:publicid:a%2Db",
    "urn:publicid:a~b",
    "urn:publicid:a&b",
  ],
  examples: [
    "urn:publicid:ISO%2FIEC+10179%3A1996:DTD+DSSSL+Architecture:EN",
    "urn:publicid:ISO+8879%3A1986:ENTITIES+Added+Latin+1:EN",
    "urn:publicid:-:OASIS:DTD+DocBook+XML+V4.1.2:EN",
    "urn:publicid:%2B:IDN+example.org:DTD+XML+Bookmarks+1.0:EN:XML",
    "urn:publicid:-:ArborText;prod:DTD+Help+Document;19970708:EN",
    "urn:publicid:foo",
    "urn:publicid:3%2B3=6",
    "urn:publicid:-:Acme,+Inc.:DTD+Book+Version+1.0",
  ],
  normal: [["URN:PublicID:%2b:A", "urn:publicid:%2B:A"]],
  equivalent: [["urn:publicid:%2b", "URN:PUBLICID:%2B"]],
  different: [
    ["urn:publicid:foo", "urn:publicid:Foo"],
    ["urn:publicid:a+b", "urn:publicid:a:b"],
  ],
  fixed: [
    ["urn:publicid:-//W3C//DTD%20X++Y//EN+", "urn:publicid:-:W3C:DTD+X+Y:EN"],
    ["urn:publicid:ISO/IEC's", "urn:publicid:ISO%2FIEC%27s"],
    ["urn:publicid:a b", "urn:publicid:a+b"],
  ],
};
