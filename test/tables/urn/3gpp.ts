// The namespace 3gpp: RFC 5279.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:3gpp:video",
    "urn:3gpp:a:b:c",
    "urn:3gpp:a/b",
    "urn:3gpp:%7E%26",
    "urn:3gpp:(a)+b,c=d@e;f$g_h!i*j'k",
    "URN:3GPP:A",
    "urn:3gpp:a?=q",
    "urn:3gpp:a.b-c#f",
  ],
  invalid: [
    "urn:3gpp:a~",
    "urn:3gpp:~a",
    "urn:3gpp:a&b",
    "urn:3gpp:&",
    "urn:3gpp:a:~b:c",
    "urn:3gpp:a/~/b",
    "urn:3gpp:%7E~",
    "urn:3gpp:a=b&c=d",
  ],
  examples: ["urn:3gpp:featurephones", "urn:3gpp:acme.foo-serv"],
  normal: [["URN:3GPP:Acme%2f", "urn:3gpp:Acme%2F"]],
  equivalent: [["URN:3GPP:a%2f", "urn:3gpp:a%2F"]],
  different: [
    ["urn:3gpp:a", "urn:3gpp:A"],
    ["urn:3gpp:%61", "urn:3gpp:a"],
  ],
};
