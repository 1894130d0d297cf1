// package.json (npm Docs), section "Git URLs as Dependencies".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  "git+ssh": {
    valid: [
      "git+ssh://h/a.git",
      "GIT+SSH://git@h:a.git",
      "git+ssh://u:p@h:22/a/b.git#main",
      "git+ssh://h:22:a",
      "git+ssh://h:22a/b",
      "git+ssh://h:22",
      "git+ssh://h:/a",
      "git+ssh://[::1]:a",
      "git+ssh://h/a#>=1||<2",
      "git+ssh://192.0.2.1/a#",
    ],
    invalid: [
      "git+ssh:",
      "git+ssh:h/a",
      "git+ssh:/h/a",
      "git+ssh://h",
      "git+ssh://h/",
      "git+ssh://h:",
      "git+ssh://h/a?b",
      "git+ssh://h/a b",
      "git+ssh://u@v@h/a",
      "git+ssh://h:/",
      "git+ssh://h:a@b",
      "git+ssh://h/a#b#c",
      "git+ssh:///a",
    ],
    advised: ["git+ssh://a_b.example/.", "git+ssh://h:65536/a", "git+ssh://h:a/b"],
    examples: ["git+ssh://git@github.com:npm/cli.git#v1.0.27", "git+ssh://git@github.com:npm/cli#semver:^5.0"],
    normal: [
      ["git+ssh://H/a/./b", "git+ssh://h/a/./b"],
      ["git+ssh://a/.", "git+ssh://a/."],
      ["GIT+SSH://git@H/%7Ea", "git+ssh://git@h/~a"],
      ["GIT+SSH://h:a/b", "git+ssh://h:a/b"],
    ],
    equivalent: [["git+ssh://h/a", "GIT+SSH://H/a"]],
    different: [["git+ssh://h/a", "git+ssh://h:a"]],
    fixed: [
      ["git+ssh:/h/a", "git+ssh://h/a"],
      ["git+ssh://h/a b", "git+ssh://h/a%20b"],
    ],
  },
};
