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
      "pop:host.example",
      "pop:/host.example",
      "pop://user@:110",
      "pop://u:secret@h",
      "pop://u:secret;AUTH=*@h",
      "pop://u;AUTH=@h",
      "pop://@h",
      "pop://u;x@h",
      "pop://u;AUTH=*;x@h",
      "pop://h/",
      "pop://h/inbox?1",
      "pop://h?q",
    ],
    advised: ["pop://a_b.example", "pop://u;AUTH=*@h", "pop://h:65536"],
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
