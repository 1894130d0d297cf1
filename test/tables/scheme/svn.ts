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
      "svn:",
      "svn:host.example",
      "svn:/host.example",
      "svn://h:x/",
      "svn://h/a b",
      "svn://h/%4",
      "svn://[::1/",
      "svn://u@v@h/",
      "svn:///svn/a",
    ],
    advised: ["svn://a_b.example", "svn://h:65536/"],
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
      "svn+ssh:",
      "svn+ssh:host.example",
      "svn+ssh:/host.example",
      "svn+ssh://h:x/",
      "svn+ssh://h/a b",
      "svn+ssh://h/%4",
      "svn+ssh://[::1/",
      "svn+ssh://u@v@h/",
      "svn+ssh:///svn/a",
    ],
    advised: ["svn+ssh://a_b.example", "svn+ssh://h:65536/"],
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
