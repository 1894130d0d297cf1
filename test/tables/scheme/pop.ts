// RFC 2384.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  pop: {
    valid: [
      "pop://host.example",
      "pop://user@host.example",
      "pop://user;AUTH=*@host.example",
      "pop://user;auth=+XTND@host.example:8110",
      "pop://;AUTH=SCRAM-MD5@host.example",
      "pop://user%3Bname@host.example",
      "POP://a&b=c~d@[2001:db8::7]:",
      "pop://user;AUTH=*x@192.0.2.1#f",
      "pop://user;AUTH=+@host.example",
    ],
    invalid: [
      ["pop:host.example", "pop/slashes", 4, 4],
      ["pop:/host.example", "pop/slashes", 4, 5],
      ["pop://user@:110", "pop/empty-host", 11, 11],
      ["pop://u:secret@h", "pop/character", 8, 9],
      ["pop://u:secret;AUTH=*@h", "pop/character", 8, 9],
      ["pop://u;AUTH=@h", "pop/character", 13, 14],
      ["pop://@h", "pop/character", 6, 7],
      ["pop://u;x@h", "pop/character", 9, 10],
      ["pop://u;AUTH=*;x@h", "pop/character", 16, 17],
      ["pop://h/", "pop/character", 7, 8],
      ["pop://h/inbox?1", "pop/character", 7, 8],
      ["pop://h?q", "pop/query", 7, 9],
      ["pop://u;AUTH=*@h", "pop/any-mechanism", 7, 14, { severity: "info" }],
      ["pop://h:65536", "pop/port-range", 8, 13, { severity: "info" }],
    ],
    examples: [
      "pop://rg@mailsrv.qualcomm.com",
      "pop://rg;AUTH=+APOP@mail.eudora.com:8110",
      "pop://baz;AUTH=SCRAM-MD5@foo.bar",
    ],
    normal: [
      ["POP://rg@MailSrv.Qualcomm.com:110", "pop://rg@mailsrv.qualcomm.com"],
      ["pop://rg;auth=+apop@h", "pop://rg;AUTH=+APOP@h"],
      ["pop://rg;AUTH=*@h", "pop://rg@h"],
      ["pop://;auth=*@h", "pop://;AUTH=*@h"],
      ["pop://;auth=SCRAM-MD5@h", "pop://;AUTH=SCRAM-MD5@h"],
      ["pop://h", "pop://h"],
    ],
    equivalent: [
      ["pop://rg@h", "pop://rg;AUTH=*@h"],
      ["pop://rg;auth=X@h:110", "pop://rg;AUTH=X@h"],
    ],
    different: [
      ["pop://h", "pop://;AUTH=*@h"],
      ["pop://rg@h", "pop://rg;AUTH=+APOP@h"],
      ["pop://rg@h", "pop://RG@h"],
    ],
    fixed: [
      ["pop://u:secret@h", "pop://u:secret@h"],
      ["pop://u:secret;AUTH=X@h", "pop://u:secret;AUTH=X@h"],
      ["pop://;AUTH=@h", "pop://;AUTH=@h"],
      ["pop://@h", "pop://@h"],
      ["pop://u;x@h", "pop://u;x@h"],
      ["pop://u;x;y;auth=X@h", "pop://u;x;y;auth=X@h"],
      ["pop://u;AUTH=X;AUTH=Y@h", "pop://u;AUTH=X;AUTH=Y@h"],
      ["pop://u;AUTH=X;x@h", "pop://u;AUTH=X;x@h"],
      ["pop://h/", "pop://h/"],
    ],
  },
};
