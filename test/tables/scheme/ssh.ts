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
    ],
    invalid: [
      ["ssh:", "ssh/slashes", 4, 4],
      ["ssh:host.example", "ssh/slashes", 4, 4],
      ["ssh:/host.example", "ssh/slashes", 4, 5],
      ["ssh://h:x/", "rfc3986/port-path", 7, 8],
      ["ssh://h/a b", "rfc3986/space", 9, 10],
      ["ssh://h/%4", "rfc3986/truncated", 8, 10],
      ["ssh://[::1/", "rfc3986/missing-bracket", 10, 11],
      ["ssh://u@v@h/", "rfc3986/password-delimiter", 7, 8],
      ["ssh://h:65536/", "ssh/port-range", 8, 13, { severity: "info" }],
      ["ssh://h/a?b", "ssh/unencoded-delimiter", 9, 10],
      ["ssh://user@", "ssh/empty-host", 11, 11, { severity: "warning" }],
      ["ssh://u:p@h", "ssh/password", 7, 9, { severity: "warning" }],
      ["ssh://u;fingerprint=a,fingerprint=b@h", "ssh/fingerprints", 22, 33],
      ["ssh://user@host.example:22:/path", "ssh/separator", 26, 27],
    ],
    examples: [
      "ssh://user@host.example.com",
      "ssh://user@host.example.com:2222",
      "ssh://user;fingerprint=ssh-dss-c1-b1-30-29-d7-b8-de-6c-97-77-10-d7-46-41-63-87@host.example.com",
    ],
    normal: [
      ["SSH://Host.Example/%7Ea/./b", "ssh://host.example/~a/b"],
      ["ssh://h:22", "ssh://h/"],
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
    ],
    invalid: [
      ["sftp:", "sftp/slashes", 5, 5],
      ["sftp:host.example", "sftp/slashes", 5, 5],
      ["sftp:/host.example", "sftp/slashes", 5, 6],
      ["sftp://h:x/", "rfc3986/port-path", 8, 9],
      ["sftp://h/a b", "rfc3986/space", 10, 11],
      ["sftp://h/%4", "rfc3986/truncated", 9, 11],
      ["sftp://[::1/", "rfc3986/missing-bracket", 11, 12],
      ["sftp://u@v@h/", "rfc3986/password-delimiter", 8, 9],
      ["sftp://h:65536/", "sftp/port-range", 9, 14, { severity: "info" }],
      ["sftp://h/a?b", "sftp/unencoded-delimiter", 10, 11],
      ["sftp:///a", "sftp/empty-host", 7, 7, { severity: "warning" }],
      ["sftp://u:p@h/", "sftp/password", 8, 10, { severity: "warning" }],
      ["sftp://;fingerprint=a,fingerprint=b@h/", "sftp/fingerprints", 22, 33],
      ["sftp://user@host.example:22:/path", "sftp/separator", 27, 28],
    ],
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
