// RFC 2122 sections 5 and 6.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  vemmi: {
    valid: [
      "VEMMI://zeus.mctel.fr/",
      "vemmi://[2001:db8::7]:576/a",
      "vemmi://192.0.2.1:/a/b?c:d@e&f=g",
      "vemmi://h/;=",
      "vemmi://h/a;b=c;b=d",
      "vemmi://h/a%3Bb;c=%3D",
      "vemmi://h/;$COMMAND=a/b?c:d@e&f",
      "vemmi://h/~a;~=~#f",
    ],
    invalid: [
      "vemmi:",
      "vemmi:h/a",
      "vemmi:/h/a",
      "vemmi:///a",
      "vemmi://u@h/a",
      "vemmi://u:p@h/a",
      "vemmi://h?a",
      "vemmi://h/a;b[c]=d",
      "vemmi://h/a;b=c d",
      "vemmi://h/a;b",
      "vemmi://h/a;b=c=d",
      "vemmi://h/a;b;c=d",
    ],
    advised: ["vemmi://a_b.example", "vemmi://h:65536/a"],
    examples: [
      "vemmi://zeus.mctel.fr/demo",
      "vemmi://zeus.mctel.fr",
      "vemmi://mctel.fr/demo",
      "vemmi://mctel.fr/demo;$USERDATA=smith;account=1234",
    ],
    normal: [
      ["VEMMI://Mctel.FR:575", "vemmi://mctel.fr/"],
      ["vemmi://h/a;$USERDATA=Smith;A%3b=b", "vemmi://h/a;$userdata=Smith;a%3B=b"],
      ["vemmi://h/a/../b;C=d", "vemmi://h/b;c=d"],
      ["vemmi://h/%7ea;B=%7e", "vemmi://h/~a;b=~"],
    ],
    equivalent: [
      ["vemmi://h", "vemmi://h:575/"],
      ["vemmi://h/a;b=c", "vemmi://h/a;B=c"],
    ],
    different: [
      ["vemmi://h/a;b=c", "vemmi://h/a;b=C"],
      ["vemmi://h/a", "vemmi://h/A"],
      ["vemmi://h/a;b=1;c=2", "vemmi://h/a;c=2;b=1"],
    ],
    fixed: [
      ["vemmi:h/a", "vemmi://h/a"],
      ["vemmi://h/a;b=c=d", "vemmi://h/a;b=c%3Dd"],
      ["vemmi://h/a;b", "vemmi://h/a;b"],
    ],
  },
};
