// IANA's registrations of redis and rediss.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  redis: {
    valid: [
      "redis:",
      "redis:/0",
      "REDIS://localhost",
      "redis://:secret@h:6379/",
      "redis://h/15",
      "redis://[::1]:7000/0?a",
      "redis://?a=b",
      "redis://h/0#f",
      "redis:?db=1",
    ],
    invalid: [
      ["redis:localhost:6379", "redis/slashes", 6, 6],
      ["redis://localhost:6379/zero", "redis/database", 23, 27],
      ["redis:localhost", "redis/slashes", 6, 6],
      ["redis://h/a", "redis/database", 10, 11],
      ["redis://h/01", "redis/character", 11, 12],
      ["redis://h/0/1", "redis/character", 11, 12],
      ["redis://h/-1", "redis/character", 10, 11],
      ["redis://h:x/0", "rfc3986/port", 10, 11],
      ["redis://h//", "redis/repeated-character", 10, 11],
      ["redis://h/0 ", "rfc3986/white-space-around", 11, 12],
      ["redis://h/0?a b", "rfc3986/space", 13, 14],
      ["redis://h:65536/0", "redis/port-range", 10, 15, { severity: "info" }],
    ],
    examples: ["redis://user:secret@localhost:6379/0?foo=bar&qux=baz"],
    normal: [
      ["REDIS://U@H:6379/0?%7E", "redis://U@h/0?~"],
      ["redis://h:", "redis://h/"],
    ],
    equivalent: [
      ["redis://h", "redis://H/"],
      ["redis://h:6379/0", "redis://h/0"],
    ],
    different: [["redis://h/0", "redis://h/1"]],
    fixed: [
      ["redis:localhost:6379", "redis://localhost:6379"],
      ["redis://localhost:6379/zero", "redis://localhost:6379/zero"],
      ["redis://h/0?a b", "redis://h/0?a%20b"],
    ],
  },
  rediss: {
    valid: [
      "rediss:",
      "rediss:/0",
      "REDISS://localhost",
      "rediss://:secret@h:6379/",
      "rediss://h/15",
      "rediss://[::1]:7000/0?a",
      "rediss://?a=b",
      "rediss://h/0#f",
      "rediss:?db=1",
    ],
    invalid: [
      ["rediss:localhost", "rediss/slashes", 7, 7],
      ["rediss://h/a", "rediss/database", 11, 12],
      ["rediss://h/01", "rediss/character", 12, 13],
      ["rediss://h/0/1", "rediss/character", 12, 13],
      ["rediss://h/-1", "rediss/character", 11, 12],
      ["rediss://h:x/0", "rfc3986/port", 11, 12],
      ["rediss://h//", "rediss/repeated-character", 11, 12],
      ["rediss://h/0 ", "rfc3986/white-space-around", 12, 13],
      ["rediss://h/0?a b", "rfc3986/space", 14, 15],
      ["rediss://h:65536/0", "rediss/port-range", 11, 16, { severity: "info" }],
    ],
    examples: ["rediss://user:secret@localhost:6379/0?foo=bar&qux=baz"],
    normal: [
      ["REDISS://U@H:6379/0?%7E", "rediss://U@h/0?~"],
      ["rediss://h:", "rediss://h/"],
    ],
    equivalent: [
      ["rediss://h", "rediss://H/"],
      ["rediss://h:6379/0", "rediss://h/0"],
    ],
    different: [["rediss://h/0", "rediss://h/1"]],
    fixed: [["rediss://h/0?a b", "rediss://h/0?a%20b"]],
  },
};
