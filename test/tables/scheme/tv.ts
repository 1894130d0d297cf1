// RFC 2838.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  tv: {
    valid: ["TV:", "tv:ABC.com", "tv:abc.com.", "tv:a-b.c-d", "tv:4.example", "tv:a--b.org", "tv:x1.tv", "tv:#f"],
    invalid: [
      ["tv:4", "tv/incomplete", 4, 4],
      ["tv:-a.com", "tv/character", 3, 4],
      ["tv:a-.com", "tv/character", 5, 6],
      ["tv:.com", "tv/character", 3, 4],
      ["tv:a..b", "tv/repeated-character", 5, 6],
      ["tv:a.4", "tv/incomplete", 6, 6],
      ["tv://abc.com", "tv/slashes", 3, 5],
      ["tv:/abc.com", "tv/slashes", 3, 4],
      ["tv:abc.com/x", "tv/character", 10, 11],
      ["tv:abc.com?x", "tv/query", 10, 12],
      ["tv:a_b.com", "tv/character", 4, 5],
      ["tv:a%2Eb", "tv/needless-encoding", 4, 7],
      ["tv:abc.com..", "tv/repeated-character", 11, 12],
      ["tv:abc", "tv/call-sign", 3, 6, { severity: "warning" }],
    ],
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
