// The namespace nbn: RFC 8458, and the example of RFC 8254 section 3.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:nbn:de:0030-drops-123",
    "urn:nbn:NL:UI:13-a/b",
    "urn:nbn:fi-1",
    "urn:nbn:fi:a:b:c-d:e@f",
    "urn:nbn:fi--",
    "urn:nbn:fi-a//b",
    "urn:nbn:fi-%C3%A4~&",
    "urn:nbn:no-nb_digibok#p",
    "urn:nbn:ch:bel-9039?=q",
  ],
  invalid: [
    "urn:nbn:fi",
    "urn:nbn:fi-",
    "urn:nbn:f-1",
    "urn:nbn:fin-1",
    "urn:nbn:f1-1",
    "urn:nbn:fi:-1",
    "urn:nbn:fi:a_b-1",
    "urn:nbn:fi-/a",
    "urn:nbn:fi:a::b-1",
  ],
  examples: [
    "URN:NBN:fi-fe201003181510",
    "urn:nbn:ch:bel-9039",
    "urn:nbn:se:uu:diva-3475",
    "urn:nbn:hu-3006",
    "urn:nbn:fi-fe19981001",
  ],
  normal: [
    ["URN:NBN:SE:UU:DIVA-Ab%c3%a4", "urn:nbn:se:uu:diva-Ab%C3%A4"],
    ["urn:nbn:FI", "urn:nbn:FI"],
  ],
  equivalent: [
    ["URN:NBN:FI-fe201003181510", "urn:nbn:fi-fe201003181510"],
    ["urn:nbn:se:UU:diva-3475", "urn:nbn:SE:uu:DIVA-3475"],
  ],
  different: [
    ["urn:nbn:fi-a", "urn:nbn:fi-A"],
    ["urn:nbn:fi:a-b", "urn:nbn:fi-a-b"],
  ],
};
