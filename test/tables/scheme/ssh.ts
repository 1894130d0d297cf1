// draft-ietf-secsh-scp-sftp-ssh-uri-04 section 6.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  ssh: {
    valid: [
      "ssh://host.example",
      "SSH://host.example/",
      "ssh://user@host.example/a",
      "ssh://host.example:1234/a/b",
      "ssh://192.0.2.1/a",
      "ssh://[2001:db8::7]:/",
      "ssh://host.example/%41//b",
      "ssh://a.b/c#f",
      "ssh://us%65r;fingerprint=ssh-rsa-x@h:2222",
      "ssh://;a=b,c=@h",
      "ssh://a;b=c;d=e@h",
      "ssh://a;b@h",
    ],
    invalid: [
      "ssh:",
      "ssh:host.example",
      "ssh:/host.example",
      "ssh://h:x/",
      "ssh://h/a b",
      "ssh://h/%4",
      "ssh://[::1/",
      "ssh://u@v@h/",
      "ssh://h/a?b",
      "ssh://u;fingerprint=a,fingerprint=b@h",
      "ssh://user@host.example:22:/path",
    ],
    advised: ["ssh://a_b.example", "ssh://h:65536/", "ssh://user@", "ssh://u:p@h", "ssh://u:p;a=b@h"],
    examples: [
      "ssh://user@host.example.com",
      "ssh://user@host.example.com:2222",
      "ssh://user;fingerprint=ssh-dss-c1-b1-30-29-d7-b8-de-6c-97-77-10-d7-46-41-63-87@host.example.com",
    ],
    normal: [
      ["SSH://Host.Example/%7Ea/./b", "ssh://host.example/~a/b"],
      ["ssh://h:22", "ssh://h/"],
      ["ssh://%3B;%61=%2D%5A@h/", "ssh://%3B;a=-Z@h/"],
    ],
    equivalent: [
      ["ssh://h:/a", "ssh://h/a"],
      ["ssh://h:22/", "ssh://h"],
    ],
    different: [["ssh://h/a", "ssh://h/a/"]],
    fixed: [
      ["ssh:/host.example/a", "ssh://host.example/a"],
      ["ssh://h/a b", "ssh://h/a%20b"],
    ],
  },
  sftp: {
    valid: [
      "sftp://host.example",
      "SFTP://host.example/",
      "sftp://user@host.example/a",
      "sftp://host.example:1234/a/b",
      "sftp://192.0.2.1/a",
      "sftp://[2001:db8::7]:/",
      "sftp://host.example/%41//b",
      "sftp://a.b/c#f",
      "sftp://us%65r;fin%67erprint=ssh-rsa-%78@h:2222",
    ],
    invalid: [
      "sftp:",
      "sftp:host.example",
      "sftp:/host.example",
      "sftp://h:x/",
      "sftp://h/a b",
      "sftp://h/%4",
      "sftp://[::1/",
      "sftp://u@v@h/",
      "sftp://h/a?b",
      "sftp://;fingerprint=a,fingerprint=b@h/",
      "sftp://user@host.example:22:/path",
    ],
    advised: ["sftp://a_b.example", "sftp://h:65536/", "sftp:///a", "sftp://u:p@h/"],
    examples: [
      "sftp://user@host.example.com/~/file.txt",
      "sftp://user@host.example.com/dir/path/file.txt",
      "sftp://user;fingerprint=ssh-dss-c1-b1-30-29-d7-b8-de-6c-97-77-10-d7-46-41-63-87@host.example.com:2222/;type=d",
    ],
    normal: [
      ["SFTP://Host.Example/%7Ea/./b", "sftp://host.example/~a/b"],
      ["sftp://h:22", "sftp://h/"],
    ],
    equivalent: [
      ["sftp://h:/a", "sftp://h/a"],
      ["sftp://h:22/", "sftp://h"],
    ],
    different: [["sftp://h/a", "sftp://h/a/"]],
    fixed: [
      ["sftp:/host.example/a", "sftp://host.example/a"],
      ["sftp://h/a b", "sftp://h/a%20b"],
    ],
  },
};
