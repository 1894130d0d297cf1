// RFC 9171 section 4.2.5.1.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  dtn: {
    valid: [
      "dtn:none",
      "DTN:None",
      "dtn://node.example/",
      "dtn://node.example/mail/in?x",
      "dtn://group/~news",
      "dtn:///",
      "dtn://a!b%20c/d;e",
      'dtn://n/a"<b>|%',
      "dtn://n/a#f",
    ],
    invalid: [
      ["dtn:", "dtn/incomplete", 4, 4],
      ["dtn:none/", "dtn/character", 8, 9],
      ["dtn:nobody", "dtn/character", 6, 7],
      ["dtn:none?q", "dtn/character", 8, 9],
      ["dtn:node/a", "dtn/character", 6, 7],
      ["dtn:/node/a", "dtn/character", 5, 6],
      ["dtn://node", "dtn/incomplete", 10, 10],
      ["dtn://u@node/a", "dtn/character", 7, 8],
      ["dtn://node:80/a", "dtn/character", 10, 11],
      ["dtn://[::1]/a", "dtn/character", 6, 7],
      ["dtn://n/a b", "rfc3986/space", 9, 10],
      ["dtn://n/é", "rfc3986/non-ascii", 8, 9],
      ["dtn://n/^", "scheme/not-generic", 8, 9, { severity: "warning" }],
    ],
    examples: ["dtn:none"],
    normal: [
      ["DTN:NONE", "dtn:none"],
      ["dtn://Node.Example/Mail/../%7e", "dtn://node.example/Mail/../~"],
      ['dtn://n/a"B', 'dtn://n/a"B'],
    ],
    equivalent: [
      ["dtn:none", "dtn:NONE"],
      ["dtn://Node/a", "dtn://node/a"],
    ],
    different: [
      ["dtn://node/a", "dtn://node/A"],
      ["dtn://node/a", "dtn://node/a/"],
      ["dtn://none/", "dtn:none"],
    ],
    fixed: [
      ["dtn:/node/a", "dtn:/node/a"],
      ["dtn://n/a b", "dtn://n/a%20b"],
      ["dtn:none/", "dtn:none/"],
    ],
  },
  ipn: {
    valid: [
      "ipn:974848.1",
      "ipn:0.0",
      "IPN:1.2",
      "ipn:007.08",
      "ipn:18446744073709551615.0",
      "ipn:1.18446744073709551615",
      "ipn:9.9#f",
      "ipn:00000000000000000000001.1",
    ],
    invalid: [
      ["ipn:", "ipn/incomplete", 4, 4],
      ["ipn:1", "ipn/incomplete", 5, 5],
      ["ipn:1.", "ipn/incomplete", 6, 6],
      ["ipn:.1", "ipn/character", 4, 5],
      ["ipn:1.2.3", "ipn/character", 7, 8],
      ["ipn:1,2", "ipn/character", 5, 6],
      ["ipn://1.2", "ipn/slashes", 4, 6],
      ["ipn:a.1", "ipn/character", 4, 5],
      ["ipn:-1.2", "ipn/character", 4, 5],
      ["ipn:1.2?q", "ipn/query", 7, 9],
      ["ipn:1.2/", "ipn/character", 7, 8],
      ["ipn:18446744073709551616.1", "ipn/number-range", 4, 24],
      ["ipn:1.100000000000000000000", "ipn/number-range", 6, 27],
    ],
    examples: [],
    normal: [
      ["IPN:007.000", "ipn:7.0"],
      ["ipn:1.2#f", "ipn:1.2#f"],
    ],
    equivalent: [["ipn:7.1", "ipn:07.001"]],
    different: [
      ["ipn:7.1", "ipn:7.10"],
      ["ipn:7.0", "ipn:70.0"],
    ],
    fixed: [
      ["ipn://1.2", "ipn:1.2"],
      ["ipn:1,2", "ipn:1,2"],
    ],
  },
};
