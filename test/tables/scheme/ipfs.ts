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
      ["ipfs:", "ipfs/incomplete", 5, 5],
      ["ipfs://", "ipfs/incomplete", 7, 7],
      ["ipfs:bafy", "ipfs/slashes", 5, 5],
      ["ipfs:/bafy", "ipfs/slashes", 5, 6],
      ["ipfs:///a", "ipfs/slashes", 5, 8],
      ["ipfs://u@bafy", "ipfs/character", 8, 9],
      ["ipfs://bafy:80/", "ipfs/character", 11, 12],
      ["ipfs://[::1]/", "ipfs/character", 7, 8],
      ["ipfs://bafy/a b", "rfc3986/space", 13, 14],
      ["ipfs://QmT5/", "ipfs/case", 7, 11, { severity: "info" }],
    ],
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
      ["ipns:", "ipns/incomplete", 5, 5],
      ["ipns://", "ipns/incomplete", 7, 7],
      ["ipns:bafy", "ipns/slashes", 5, 5],
      ["ipns:/bafy", "ipns/slashes", 5, 6],
      ["ipns:///a", "ipns/slashes", 5, 8],
      ["ipns://u@bafy", "ipns/character", 8, 9],
      ["ipns://bafy:80/", "ipns/character", 11, 12],
      ["ipns://[::1]/", "ipns/character", 7, 8],
      ["ipns://bafy/a b", "rfc3986/space", 13, 14],
      ["ipns://QmT5/", "ipns/case", 7, 11, { severity: "info" }],
    ],
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
