// RFC 4157 section 2.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  prospero: {
    valid: [
      "prospero://host.example/name",
      "prospero://host.example/",
      "prospero://host.example:1525//pros/name",
      "prospero://host.example/name;OBJECT-VERSION=2",
      "prospero://host.example/a=b/c;x=1;y=",
      "PROSPERO://[2001:db8::7]/a%3Bb;=",
      "prospero://host.example//a//b",
      "prospero://host.example/a:b@c#f",
    ],
    invalid: [
      "prospero:host.example/a",
      "prospero:/host.example/a",
      "prospero:///a",
      "prospero://u:p@h/a",
      "prospero://h",
      "prospero://h/a;b",
      "prospero://h/a;x=1;;y=2",
      "prospero://h/a;x=b/c",
      "prospero://h/a;x/y=b;z=1",
      "prospero://h/a;x=b=c",
      "prospero://h/a?b",
    ],
    advised: ["prospero://a_b.example/", "prospero://h:65536/a"],
    examples: ["prospero://example.com//pros/name"],
    normal: [
      ["PROSPERO://Example.com:1525//pros/name", "prospero://example.com//pros/name"],
      ["prospero://h/a/../b", "prospero://h/a/../b"],
    ],
    equivalent: [["prospero://h:1525/a", "prospero://H/a"]],
    different: [
      ["prospero://example.com//pros/name", "prospero://example.com/pros/name"],
      ["prospero://h/a;x=1", "prospero://h/a"],
      ["prospero://h/a%3Bx=1", "prospero://h/a;x=1"],
    ],
    fixed: [
      ["prospero://u:p@h/a", "prospero://u:p@h/a"],
      ["prospero://h/a;b", "prospero://h/a;b"],
      ["prospero://h/a;x=b/c/d;y=e/f", "prospero://h/a;x=b/c/d;y=e/f"],
      ["prospero://h/a;x=b=c", "prospero://h/a;x=b%3Dc"],
      ["prospero://h/a?b", "prospero://h/a?b"],
    ],
  },
};
