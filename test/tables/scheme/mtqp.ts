// RFC 3887 section 9. The document has forms but no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  mtqp: {
    valid: [
      "MTQP://host.example/track/1@h.example/QUJD",
      "mtqp://h/TRACK/1@a/QQ==",
      "mtqp://h:1038/track/@/a",
      "mtqp://[2001:db8::7]/track/a@b@c/A%2F",
      "mtqp://192.0.2.1:/track/a%2Fb@c/%2bA%3d",
      "mtqp://u@h/track/a:b!$@c/A+",
      "mtqp://h/Track/..@a/A",
      "mtqp://h/track/a@b/A#f",
    ],
    invalid: [
      "mtqp:",
      "mtqp:h/track/a@b/A",
      "mtqp:/h/track/a@b/A",
      "mtqp:///track/a@b/A",
      "mtqp://h",
      "mtqp://h/track",
      "mtqp://h/a@b/A",
      "mtqp://h/track/a/A",
      "mtqp://h/track/a@b",
      "mtqp://h/track/a@b/",
      "mtqp://h/track/a@b/A/B",
      "mtqp://h/track/a@b/A?B",
      "mtqp://h/track/a@b/A-",
    ],
    advised: ["mtqp://a_b.example/track/a@b/A", "mtqp://h:65536/track/a@b/A"],
    examples: [],
    normal: [
      ["MTQP://H.example:1038/TRACK/A@B/QQ==", "mtqp://h.example/track/A@B/QQ=="],
      ["mtqp://h/track/..@%7e/A%2f", "mtqp://h/track/..@~/A%2F"],
    ],
    equivalent: [["mtqp://h/track/a@b/A", "mtqp://h:1038/Track/a@b/A"]],
    different: [
      ["mtqp://h/track/a@b/A", "mtqp://h/track/A@b/A"],
      ["mtqp://h/track/a@b/A", "mtqp://h/track/a@b/a"],
    ],
    fixed: [
      ["mtqp:h/track/a@b/A", "mtqp://h/track/a@b/A"],
      ["mtqp://h/track/a@b/A/B", "mtqp://h/track/a@b/A/B"],
    ],
  },
};
