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
      "dtn:",
      "dtn:none/",
      "dtn:nobody",
      "dtn:none?q",
      "dtn:node/a",
      "dtn:/node/a",
      "dtn://node",
      "dtn://u@node/a",
      "dtn://node:80/a",
      "dtn://[::1]/a",
      "dtn://n/a b",
      "dtn://n/é",
    ],
    advised: ["dtn://n/^"],
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
      "ipn:",
      "ipn:1",
      "ipn:1.",
      "ipn:.1",
      "ipn:1.2.3",
      "ipn:1,2",
      "ipn://1.2",
      "ipn:a.1",
      "ipn:-1.2",
      "ipn:1.2?q",
      "ipn:1.2/",
      "ipn:18446744073709551616.1",
      "ipn:1.100000000000000000000",
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
