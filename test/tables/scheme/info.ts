// RFC 4452.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  info: {
    valid: [
      "info:x/",
      "INFO:X+y-z.1/a",
      "info:a///b/./../c",
      "info:a/b#",
      "info:a/b:c@d;e#f/g?h",
      "info:doi/10.1000.10/123456",
      "info:a/%E2%82%AC",
      "info:sid/example.com:id",
    ],
    invalid: [
      "info:",
      "info:#f",
      "info:lccn",
      "info:lccn#x",
      "info:1a/b",
      "info:a_b/c",
      "info:a:b/c",
      "info://lccn/1",
      "info:/lccn/1",
      "info:lccn/1?a?b#c",
    ],
    advised: ["info:a/%E9", "info:LCCN/1"],
    examples: [
      "info:ddc/22/eng//004.678",
      "info:lccn/2002022641",
      "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V",
      "info:bibcode/2003Icar..163..263Z",
      "info:pmid/12376099",
      "INFO:PII/S0888-7543(02)96852-7",
      "info:PII/S0888754302968527",
      "info:pii/S0888%2D7543%2802%2996852%2D7",
      "info:pii/s0888-7543(02)96852-7",
    ],
    normal: [
      ["INFO:PII/S0888-7543(02)96852-7", "info:pii/S0888-7543(02)96852-7"],
      ["info:PII/S0888754302968527", "info:pii/S0888754302968527"],
      ["info:pii/S0888%2D7543%2802%2996852%2D7", "info:pii/S0888-7543(02)96852-7"],
      ["info:a/%21%27%28%29%2a%3b#%28", "info:a/!'()*%3B#%28"],
      ["info:pii/s0888-7543(02)96852-7", "info:pii/s0888-7543(02)96852-7"],
      ["info:A/b/../%c3%a9", "info:a/b/../%C3%A9"],
    ],
    equivalent: [
      ["info:PII/S0888754302968527", "info:pii/S0888754302968527"],
      ["info:a/%7E", "info:a/~"],
      ["info:pii/S0888%2D7543%2802%2996852%2D7", "INFO:PII/S0888-7543(02)96852-7"],
    ],
    different: [
      ["info:pii/S0888-7543(02)96852-7", "info:pii/S0888754302968527"],
      ["info:pii/S0888-7543(02)96852-7", "info:pii/s0888-7543(02)96852-7"],
      ["info:a/b/../c", "info:a/c"],
      ["info:a/b#c", "info:a/b#C"],
    ],
    fixed: [
      ["info://lccn/1", "info:lccn/1"],
      ["info:lccn/1?a?b#c", "info:lccn/1?a?b#c"],
    ],
  },
};
