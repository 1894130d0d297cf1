// Version Control with Subversion, section "svnserve, a Custom Server".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  svn: {
    valid: [
      "svn://host.example",
      "SVN://host.example/",
      "svn://user@host.example/a",
      "svn://host.example:1234/a/b",
      "svn://192.0.2.1/a",
      "svn://[2001:db8::7]:/",
      "svn://host.example/%41//b",
      "svn://a.b/c#f",
      "svn://h/a?b=c",
    ],
    invalid: [
      ["svn:", "svn/slashes", 4, 4],
      ["svn:host.example", "svn/slashes", 4, 4],
      ["svn:/host.example", "svn/slashes", 4, 5],
      ["svn://h:x/", "rfc3986/port", 8, 9],
      ["svn://h/a b", "rfc3986/space", 9, 10],
      ["svn://h/%4", "rfc3986/truncated", 8, 10],
      ["svn://[::1/", "rfc3986/missing-bracket", 10, 11],
      ["svn://u@v@h/", "rfc3986/password-delimiter", 7, 8],
      ["svn://h:65536/", "svn/port-range", 8, 13, { severity: "info" }],
      ["svn:///svn/a", "svn/empty-host", 6, 6],
    ],
    examples: ["svn://host.example.com/var/svn/project1"],
    normal: [
      ["SVN://Host.Example/%7Ea/./b", "svn://host.example/~a/b"],
      ["svn://h:3690", "svn://h/"],
    ],
    equivalent: [
      ["svn://h:/a", "svn://h/a"],
      ["svn://h:3690/", "svn://h"],
    ],
    different: [["svn://h/a", "svn://h/a/"]],
    fixed: [
      ["svn:/host.example/a", "svn://host.example/a"],
      ["svn://h/a b", "svn://h/a%20b"],
    ],
  },
  "svn+ssh": {
    valid: [
      "svn+ssh://host.example",
      "SVN+SSH://host.example/",
      "svn+ssh://user@host.example/a",
      "svn+ssh://host.example:1234/a/b",
      "svn+ssh://192.0.2.1/a",
      "svn+ssh://[2001:db8::7]:/",
      "svn+ssh://host.example/%41//b",
      "svn+ssh://a.b/c#f",
      "svn+ssh://h/a?b=c",
    ],
    invalid: [
      ["svn+ssh:", "svn+ssh/slashes", 8, 8],
      ["svn+ssh:host.example", "svn+ssh/slashes", 8, 8],
      ["svn+ssh:/host.example", "svn+ssh/slashes", 8, 9],
      ["svn+ssh://h:x/", "rfc3986/port", 12, 13],
      ["svn+ssh://h/a b", "rfc3986/space", 13, 14],
      ["svn+ssh://h/%4", "rfc3986/truncated", 12, 14],
      ["svn+ssh://[::1/", "rfc3986/missing-bracket", 14, 15],
      ["svn+ssh://u@v@h/", "rfc3986/password-delimiter", 11, 12],
      ["svn+ssh://h:65536/", "svn+ssh/port-range", 12, 17, { severity: "info" }],
      ["svn+ssh:///svn/a", "svn+ssh/empty-host", 10, 10],
    ],
    examples: [],
    normal: [["SVN+SSH://Host.Example/%7Ea/./b", "svn+ssh://host.example/~a/b"]],
    equivalent: [["svn+ssh://h:/a", "svn+ssh://h/a"]],
    different: [["svn+ssh://h/a", "svn+ssh://h/a/"]],
    fixed: [
      ["svn+ssh:/host.example/a", "svn+ssh://host.example/a"],
      ["svn+ssh://h/a b", "svn+ssh://h/a%20b"],
    ],
  },
};
