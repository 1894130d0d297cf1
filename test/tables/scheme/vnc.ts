// RFC 7869 section 2.1.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  vnc: {
    valid: [
      "VNC://host.example",
      "vnc://",
      "vnc://?",
      "vnc://:5901",
      "vnc://[2001:db8::7]:5901?",
      "vnc://h?ConnectionName=a%20b&",
      "vnc://?a=b&c=&d=:/@!$'()*,;",
      "vnc://user@192.0.2.1?a=b",
      "vnc://h?a=b#f",
    ],
    invalid: [
      "vnc:",
      "vnc:h",
      "vnc:/h",
      "vnc://h/",
      "vnc://h/?a=b",
      "vnc://h?a",
      "vnc://h?=b",
      "vnc://h?a=b&&c=d",
      "vnc://h?&",
      "vnc://h?a=b=c",
      "vnc://h?a=b&c",
      "vnc://h?a=b+c",
      "vnc://h?a=b?c",
    ],
    advised: ["VNC://a_b.example", "vnc://u@h", "vnc://h:65536"],
    examples: ["vnc://10.0.0.1:5901?VncPassword=secret&SecurityType=2"],
    normal: [
      ["VNC://HOST.example:5900", "vnc://host.example"],
      ["vnc://h:?a=%7e", "vnc://h?a=~"],
      ["vnc://U@h:05901", "vnc://U@h:5901"],
    ],
    equivalent: [["vnc://h", "vnc://H:5900"]],
    different: [
      ["vnc://h?a=B", "vnc://h?a=b"],
      ["vnc://h?A=b", "vnc://h?a=b"],
      ["vnc://h", "vnc://h?"],
    ],
    fixed: [
      ["vnc:h", "vnc://h"],
      ["vnc://h/", "vnc://h/"],
      ["vnc://h?a=b=c", "vnc://h?a=b%3Dc"],
    ],
  },
};
