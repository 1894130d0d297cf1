/**
 * The words for the rules of RFC 1738 in messages.
 *
 * @module
 */
import type { Explanations } from "../explained.js";

export const explanations: Explanations = {
  parts: {
    scheme: "scheme",
    userinfo: "user",
    host: "host",
    port: "port",
    path: "schemepart",
    query: "schemepart",
    fragment: "genericurl",
    escape: "escape",
    address: "host",
  },
  words: {
    scheme: ["a scheme", "A scheme has lower-case letters, digits, '+', '-' and '.'."],
    schemepart: "the scheme's part",
    login: "a login",
    user: "a user",
    password: "a password",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter.",
    ],
    hostnumber: ["a host number", "It has four numbers with dots between them."],
    port: ["a port", "A port has digits only."],
    fsegment: "a segment",
    hsegment: "a segment",
    search: "a search part",
    gtype: "a Gopher type",
    selector: "a selector",
    encoded822addr: "a mail address",
    group: "a newsgroup",
    article: "an article",
    database: "a database",
    psegment: "a segment",
    fieldname: "a field name",
    fieldvalue: "a field value",
    escape: ["an escaped octet", "It is '%' and two hexadecimal digits."],
  },
};
