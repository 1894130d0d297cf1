// RFC 5456 section 5.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  iax: {
    valid: [
      "iax:example.com",
      "IAX:u:p@example.com:4569/",
      "iax:example.com/alice?friends",
      "iax:example.com:/a?",
      "iax:a!$&'()*+,;=/b;c=d",
      "iax:192.0.2.4.example/a",
      "iax:%41/b%20c#f",
      "iax:@h/",
    ],
    invalid: [
      "iax:",
      "iax:/a",
      "iax://example.com/alice",
      "iax:h/a/b",
      "iax:h/a:b",
      "iax:h/a@b",
      "iax:h?a",
      "iax:h/a?b/c",
      "iax:h/a?b?c",
      "iax:h:x/a",
      "iax:h:1:2",
      "iax:@/a",
      "iax::4569/a",
      "iax:u@v@h",
      "iax://johnQ@example.com/12022561414",
    ],
    advised: ["iax:a_b.example", "iax:192.0.2.4/a", "iax:h:65536", "iax:[2001:db8::1]/alice"],
    examples: [
      "iax:example.com/alice",
      "iax:example.com:4569/alice",
      "iax:example.com:4570/alice?friends",
      "iax:192.0.2.4:4569/alice?friends",
      "iax:[2001:db8::1]:4569/alice?friends",
      "iax:example.com/12022561414",
      "iax:johnQ@example.com/12022561414",
    ],
    normal: [
      ["IAX:Alice@AtLaNtA.com:04569/ALicE?Friends", "iax:Alice@atlanta.com/alice?friends"],
      ["iax:H:/%7eA", "iax:h/~a"],
      ["iax:[2001:DB8::1]:4569/A", "iax:[2001:db8::1]/a"],
      ["iax:h/..", "iax:h/.."],
    ],
    equivalent: [
      ["iax:atlanta.com/alice", "iax:AtLaNtA.com/ALicE"],
      ["iax:atlanta.com/alice", "iax:atlanta.com:4569/alice"],
      ["iax:alice@atlanta.com/alice", "iax:alice@AtLaNtA.com:4569/ALicE"],
    ],
    different: [
      ["iax:ALICE@atlanta.com/alice", "iax:alice@atlanta.com/alice"],
      ["iax:h/a", "iax:h:80/a"],
      ["iax:h/a", "iax:h/a?b"],
    ],
    fixed: [
      ["iax://example.com/alice", "iax:example.com/alice"],
      ["iax:h/a/b", "iax:h/a/b"],
    ],
  },
};
