// RFC 2397. Its image example is repeated here without line breaks. In its example with Greek characters, "%fg" is not
// a valid percent-encoding, so that URI is in the list of invalid ones.
import type { SchemeTables } from "../../schemes/table.js";

const larry =
  "data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw" +
  "AAAC8IyPqcvt3wCcDkiLc7C0qwyGHhSWpjQu5yqmCYsapyuvUUlvONmOZtfzgFz" +
  "ByTB10QgxOR0TqBQejhRNzOfkVJ+5YiUqrXF5Y5lKh/DeuNcP5yLWGsEbtLiOSp" +
  "a/TPg7JpJHxyendzWTBfX0cxOnKPjgBzi4diinWGdkF8kjdfnycQZXZYeGejmJl" +
  "ZeGl9i2icVqaNVailT6F5iJ90m6mvuTS4OK05M0vDk0Q4XUtwvKOzrcd3iq9uis" +
  "F81M1OIcR7lEewwcLp7tuNNkM3uNna3F2JQFo97Vriy/Xl4/f1cf5VWzXyym7PH" +
  "hhx4dbgYKAAA7";

export const tables: SchemeTables = {
  data: {
    valid: [
      "data:,",
      "DATA:,x#fragment",
      "data:;base64,",
      "data:;charset=utf-8,%C3%A9",
      "data:text/html,a/../b?c=d,e",
      "data:text/plain;charset=utf-8;a=b;BASE64,YQ==",
      "data:image/svg+xml;base64=no,x",
      "data:application/x%7By,x",
      "data:te%78t/%21%2B%60%7e;%5E%39=%3D%C3%A9,x",
      "data:;base64,YWJj%0D%0A%20YQ%3D%3D",
      "data:;base64,YWI=",
      "data:;a=b,%22",
      "data:;base64,YW+%2F%2b/YW",
    ],
    invalid: [
      ["data:text/plain;charset=iso-8859-7,%be%fg%be", "rfc3986/percent", 38, 39],
      ["data:", "data/incomplete", 5, 5],
      ["data:hello", "data/incomplete", 10, 10],
      ["data:text/plain", "data/incomplete", 15, 15],
      ["data:text/plain#a,b", "data/character", 15, 16],
      ["data:;base64", "data/incomplete", 12, 12],
      ["data://text/plain,x", "data/slashes", 5, 7],
      ["data:/text/plain,x", "data/slashes", 5, 6],
      ["data:text,x", "data/unencoded-delimiter", 9, 10],
      ["data:text;base64,YQ==", "data/unencoded-delimiter", 9, 10],
      ["data:text/,x", "data/unencoded-delimiter", 10, 11],
      ["data:text/plain/x,x", "data/unencoded-delimiter", 15, 16],
      ["data:text/(plain),x", "data/unencoded-delimiter", 10, 11],
      ["data:base64,YQ==", "data/unencoded-delimiter", 11, 12],
      ["data:text/plain;charset,x", "data/unencoded-delimiter", 23, 24],
      ["data:text/plain;a=b=c,x", "data/unencoded-delimiter", 19, 20],
      ["data:text/plain;a=b;c,x", "data/unencoded-delimiter", 21, 22],
      ["data:text/plain;=b,x", "data/unencoded-delimiter", 16, 17],
      ["data:text/plain;,x", "data/empty-part", 16, 17],
      ["data:text%2Fplain/x,a", "data/token", 9, 12],
      ["data:text/a%40b,a", "data/token", 11, 14],
      ["data:text/a;%C3%A9=b,a", "data/token", 12, 15],
      ["data:;base64;charset=utf-8,YQ==", "data/separator", 12, 13],
      ["data:;base64,a.b.", "data/base64-character", 14, 15],
      ["data:;base64,ab-_", "data/base64-character", 15, 16],
      ["data:;base64,ab%00c", "data/base64-character", 15, 18],
      ["data:;base64,YQ", "data/base64-length", 15, 15],
      ["data:;base64,YQ=#f", "data/base64-length", 15, 16],
      ["data:;base64,YWJj=", "data/base64-length", 17, 18],
      ["data:;base64,YWJjY", "data/base64-length", 17, 18],
      ["data:;base64,Y===", "data/base64-length", 14, 17],
      ["data:;base64,YQ==YQ==", "data/base64-length", 15, 17],
      ["data:text/plain;a=%22b%20c%22;d=e,x", "data/quoted-string", 18, 29, { severity: "warning" }],
      ["data:text/plain;a=%22b%5C%22c%22,x", "data/quoted-string", 18, 32, { severity: "warning" }],
      ["data:;x=y;a=%22b%22,z", "data/quoted-string", 12, 19, { severity: "warning" }],
      ["data:,caf%C3%A9", "data/charset", 9, 12, { severity: "info" }],
    ],
    examples: [
      "data:,A%20brief%20note",
      larry,
      "data:text/plain;charset=iso-8859-7,%be%d3%be",
      "data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local",
    ],
    normal: [
      ["DATA:Text/HTML;Charset=UTF-8;BASE64,YQ==", "data:text/html;charset=utf-8;base64,YQ=="],
      ["data:text/plain;Title=A%2fB,a/../b%7e", "data:text/plain;title=A%2FB,a/../b~"],
      ["data:A%7bB/c,x", "data:a%7Bb/c,x"],
      ["data:,x", "data:,x"],
    ],
    equivalent: [
      ["data:,x", "data:text/plain;charset=US-ASCII,x"],
      ["data:,x", "data:text/plain,x"],
      ["data:,x", "data:;charset=us-ascii,%78"],
      ["data:;charset=utf-8,x", "data:Text/Plain;charset=UTF-8,x"],
      ["data:;base64,YQ==", "data:;base64,YQ%3D%3d"],
      ["data:;base64,YW+/YQ==", "data:;base64,YW%2B%2F%0D%0AYQ%3d="],
    ],
    different: [
      ["data:,x", "data:text/html,x"],
      ["data:,x", "data:,X"],
      ["data:,a/../b", "data:,b"],
      ["data:;charset=utf-8,x", "data:;charset=iso-8859-7,x"],
      ["data:;base64,YQ==", "data:;base64,yq=="],
      ["data:;base64,YQ==", "data:,a"],
    ],
    fixed: [
      ["data:", "data:,"],
      ["data:hello", "data:,hello"],
      ["data:;base64", "data:;base64,"],
      ["data://text/plain,x", "data:text/plain,x"],
      ["data:base64,YQ==", "data:,base64%2CYQ%3D%3D"],
      ["data:text/plain;,x", "data:text/plain,;x"],
      ["data:;base64;charset=utf-8,YQ==", "data:;base64&charset=utf-8,YQ=="],
      ["data:;base64,ab-_", "data:;base64,ab+/"],
      ["data:;base64,YQ", "data:;base64,YQ=="],
      ["data:;base64,YWJj=", "data:;base64,YWJj"],
      ["data:text/plain;a=%22b%20c%22,x", "data:text/plain;a=%22b%20c%22,x"],
    ],
  },
};
