// draft-ietf-moq-transport-21, section 6.1.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  moqt: {
    valid: [
      "moqt://h",
      "MOQT://example.com/path",
      "moqt://example.com:4443/a/b?c=d",
      "moqt://[2001:db8::1]/",
      "moqt://192.0.2.1:443",
      "moqt://example.com/.well-known/a",
      "moqt://example.com/app#msf:a--b",
      "moqt://example.com/app#a-1:",
      "moqt://example.com/?#x:a:/?",
    ],
    invalid: [
      "moqt:",
      "moqt:example.com",
      "moqt:/example.com",
      "moqt://",
      "moqt:///a",
      "moqt://:443/",
      "moqt://h:x/",
      "moqt://h/a b",
      "moqt://h/[",
      "moqt://h/#",
      "moqt://h/#a",
      "moqt://h/#:a",
      "moqt://h/#A:b",
      "moqt://h/#a_b:c",
      "moqt://h/#a:b#c",
    ],
    advised: ["moqt://h:65536/", "moqt://a..b/", "moqt://a_b.example/"],
    examples: ["moqt://example.com/app", "moqt://example.com/path"],
    normal: [
      ["MOQT://EXAMPLE.com:443", "moqt://example.com/"],
      ["moqt://h/%7e/../a?%7e#x:%7e", "moqt://h/a?~#x:~"],
    ],
    equivalent: [["moqt://h:443/", "moqt://H"]],
    different: [
      ["moqt://h/a", "moqt://h/A"],
      ["moqt://h/#a:b", "moqt://h/#a:c"],
    ],
    fixed: [
      ["moqt:///example.com/a", "moqt://example.com/a"],
      ["moqt://h/a b", "moqt://h/a%20b"],
    ],
  },
};
