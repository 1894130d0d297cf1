// RFC 2838.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  tv: {
    valid: ["TV:", "tv:ABC.com", "tv:abc.com.", "tv:a-b.c-d", "tv:4.example", "tv:a--b.org", "tv:x1.tv", "tv:#f"],
    invalid: [
      "tv:4",
      "tv:-a.com",
      "tv:a-.com",
      "tv:.com",
      "tv:a..b",
      "tv:a.4",
      "tv://abc.com",
      "tv:/abc.com",
      "tv:abc.com/x",
      "tv:abc.com?x",
      "tv:a_b.com",
      "tv:a%2Eb",
      "tv:abc.com..",
    ],
    advised: ["tv:abc"],
    examples: ["tv:wqed.org", "tv:nbc.com", "tv:", "tv:abc.com", "tv:abc.co.au", "tv:east.hbo.com", "tv:west.hbo.com"],
    normal: [
      ["TV:East.HBO.com", "tv:east.hbo.com"],
      ["tv:abc.com.", "tv:abc.com."],
      ["tv:", "tv:"],
    ],
    equivalent: [["tv:abc.com", "tv:ABC.COM"]],
    different: [
      ["tv:east.hbo.com", "tv:west.hbo.com"],
      ["tv:abc.com", "tv:"],
    ],
    fixed: [
      ["tv://abc.com", "tv:abc.com"],
      ["tv:/abc.com", "tv:abc.com"],
      ["tv:abc", "tv:abc"],
    ],
  },
};
