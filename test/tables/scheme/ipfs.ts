// IPFS Addressing in Web Browsers, section "Addressing with Native URL".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  ipfs: {
    valid: [
      "ipfs://bafy",
      "IPFS://bafy/",
      "ipfs://bafy/a/b",
      "ipfs://bafy/a?b=c#d",
      "ipfs://docs.ipfs.tech",
      "ipfs://k51/",
      "ipfs://bafy//",
      "ipfs://a%2Db/",
    ],
    invalid: [
      "ipfs:",
      "ipfs://",
      "ipfs:bafy",
      "ipfs:/bafy",
      "ipfs:///a",
      "ipfs://u@bafy",
      "ipfs://bafy:80/",
      "ipfs://[::1]/",
      "ipfs://bafy/a b",
    ],
    advised: ["ipfs://QmT5/"],
    examples: ["ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/wiki/Vincent_van_Gogh.html"],
    normal: [
      ["IPFS://bafy/%7Ea/../b", "ipfs://bafy/b"],
      ["ipfs://QmT5", "ipfs://QmT5/"],
    ],
    equivalent: [["IPFS://bafy", "ipfs://bafy/"]],
    different: [["ipfs://QmT5", "ipfs://qmt5"]],
    fixed: [
      ["ipfs:/bafy/a", "ipfs://bafy/a"],
      ["ipfs://bafy/a b", "ipfs://bafy/a%20b"],
    ],
  },
  ipns: {
    valid: [
      "ipns://bafy",
      "IPNS://bafy/",
      "ipns://bafy/a/b",
      "ipns://bafy/a?b=c#d",
      "ipns://docs.ipfs.tech",
      "ipns://k51/",
      "ipns://bafy//",
      "ipns://a%2Db/",
    ],
    invalid: [
      "ipns:",
      "ipns://",
      "ipns:bafy",
      "ipns:/bafy",
      "ipns:///a",
      "ipns://u@bafy",
      "ipns://bafy:80/",
      "ipns://[::1]/",
      "ipns://bafy/a b",
    ],
    advised: ["ipns://QmT5/"],
    examples: [],
    normal: [
      ["IPNS://bafy/%7Ea/../b", "ipns://bafy/b"],
      ["ipns://QmT5", "ipns://QmT5/"],
    ],
    equivalent: [["IPNS://bafy", "ipns://bafy/"]],
    different: [["ipns://QmT5", "ipns://qmt5"]],
    fixed: [
      ["ipns:/bafy/a", "ipns://bafy/a"],
      ["ipns://bafy/a b", "ipns://bafy/a%20b"],
    ],
  },
};
