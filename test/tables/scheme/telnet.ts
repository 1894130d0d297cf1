// RFC 4248 section 2. The document has a form but no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  telnet: {
    valid: [
      "telnet://host.example",
      "telnet://host.example/",
      "telnet://host.example:2323",
      "telnet://user@host.example/",
      "telnet://user:password@host.example:23/",
      "telnet://user:@host.example/",
      "telnet://user:a:b@host.example/",
      "TELNET://[2001:db8::7]:/",
      "telnet://192.0.2.16:80/#f",
    ],
    invalid: [
      "telnet:host.example",
      "telnet:/host.example",
      "telnet:",
      "telnet:///",
      "telnet://user@:23/",
      "telnet://h/path",
      "telnet://h//",
      "telnet://h?q",
      "telnet://h/a?q#f",
    ],
    advised: ["telnet://a_b.example", "telnet://u:p@h/", "telnet://h:65536/"],
    examples: [],
    normal: [
      ["telnet://HOST.example:23", "telnet://host.example/"],
      ["telnet://User@host.example:/", "telnet://User@host.example/"],
    ],
    equivalent: [
      ["telnet://h", "telnet://h/"],
      ["telnet://h:23/", "telnet://h"],
    ],
    different: [
      ["telnet://u@h/", "telnet://h/"],
      ["telnet://u@h/", "telnet://u:@h/"],
    ],
    fixed: [
      ["telnet:h", "telnet://h"],
      ["telnet://h/path?q", "telnet://h/path?q"],
      ["telnet://h?q", "telnet://h?q"],
    ],
  },
};
