// RFC 1738 sections 3.1 and 3.2, with the syntax of RFC 3986.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  ftp: {
    valid: [
      "ftp://host.dom",
      "ftp://host.dom/",
      "ftp://host.dom:2121/pub/file.txt;type=i",
      "FTP://host.dom/;TYPE=D",
      "ftp://anonymous:me%40here@[2001:db8::7]/a/b/",
      "ftp://host.dom/a:b@c=d&e",
      "ftp://u;x:p=q@host.dom/%3B%3F;type=A",
      "ftp://192.0.2.1/readme#part",
    ],
    invalid: [
      "ftp:host.dom/a",
      "ftp:/host.dom/a",
      "ftp:///etc/motd",
      "ftp://u:p:q@h/",
      "ftp://::@h/",
      "ftp://h/a;type=x",
      "ftp://h/a;type=",
      "ftp://h/a;TYPE=image#f",
      "ftp://u:p@h/a;b",
      "ftp://h/a;b;c;type=a",
      "ftp://h/a;type=a/b",
      "ftp://h/a?b",
      "ftp://h?",
    ],
    advised: ["ftp://a_b.example", "ftp://h//etc/motd", "ftp://h:65536/", "ftp://shop..example.com/"],
    examples: [
      "ftp://@host.com/",
      "ftp://host.com/",
      "ftp://foo:@host.com/",
      "ftp://myname@host.dom/%2Fetc/motd",
      "ftp://myname@host.dom/etc/motd",
      "ftp://myname@host.dom//etc/motd",
    ],
    normal: [
      ["FTP://Host.DOM:21", "ftp://host.dom/"],
      ["ftp://h/a;TYPE=I", "ftp://h/a;type=i"],
      ["ftp://h/a;type=d#f", "ftp://h/a;type=d#f"],
      ["ftp://myname@host.dom/%2fetc/motd", "ftp://myname@host.dom/%2Fetc/motd"],
    ],
    equivalent: [
      ["ftp://h", "ftp://h/"],
      ["ftp://h:21/a;type=A", "ftp://h/a;type=a"],
    ],
    different: [
      ["ftp://@host.com/", "ftp://host.com/"],
      ["ftp://foo:@host.com/", "ftp://foo@host.com/"],
      ["ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom/etc/motd"],
      ["ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom//etc/motd"],
      ["ftp://h/a", "ftp://h/a;type=a"],
      ["ftp://h/a%3Btype=a", "ftp://h/a;type=a"],
    ],
    fixed: [
      ["ftp://u:p:q:r@h/", "ftp://u:p:q:r@h/"],
      ["ftp://h/a;type=x", "ftp://h/a;type=x"],
      ["ftp://h/a;b;c;type=a", "ftp://h/a;b;c;type=a"],
      ["ftp://h/a?b?c", "ftp://h/a?b?c"],
      ["ftp:h/a", "ftp://h/a"],
    ],
  },
};
