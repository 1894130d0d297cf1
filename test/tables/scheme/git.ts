// git-clone, section "GIT URLS". The document has forms instead of examples.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  git: {
    valid: [
      "git://host.example/a.git",
      "git://host.example/a.git/",
      "git://host.example:9418/~chris/a.git",
      "git://host.example:/a",
      "git://host.example//srv/a",
      "git://192.0.2.1:10000/",
      "git://[2001:db8::7]/a%20b.git",
      "GIT://host.example/a.git#main",
    ],
    invalid: [
      "git:",
      "git:/h/a.git",
      "git:h/a.git",
      "git://h",
      "git:///a.git",
      "git://chris@h/a.git",
      "git://h/a.git?b",
    ],
    advised: ["git://a_b.example/a", "git://h:65536/a.git"],
    examples: [],
    normal: [["GIT://Host.Example:9418/%7Echris/./a.git", "git://host.example/~chris/a.git"]],
    equivalent: [["git://h:/a", "git://h/a"]],
    different: [["git://h/a", "git://h/a/"]],
    fixed: [
      ["git:/h/a.git", "git://h/a.git"],
      ["git://chris@h/a.git?", "git://chris@h/a.git?"],
    ],
  },
};
