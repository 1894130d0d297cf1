// RFC 8141. The tables of the namespaces are in ../urn/.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";
import { table as threegpp } from "../urn/3gpp.js";
import { table as dev } from "../urn/dev.js";
import { table as epc } from "../urn/epc.js";
import { table as gsma } from "../urn/gsma.js";
import { table as ietf } from "../urn/ietf.js";
import { table as isan } from "../urn/isan.js";
import { table as isbn } from "../urn/isbn.js";
import { table as iso } from "../urn/iso.js";
import { table as issn } from "../urn/issn.js";
import { table as nbn } from "../urn/nbn.js";
import { table as ogc } from "../urn/ogc.js";
import { table as oid } from "../urn/oid.js";
import { table as publicid } from "../urn/publicid.js";
import { table as service } from "../urn/service.js";
import { table as uuid } from "../urn/uuid.js";

const own: SchemeTable = {
  valid: [
    "urn:ns:x",
    "urn:my-company:y",
    "urn:un:unece:z",
    "urn:a1b:x",
    "urn:example:a:b@c/d",
    "urn:example:a?+r?=q#f",
    "urn:example:a?+r/s?t??=q?+u?=v",
    "urn:example:a?=q/?#",
    "urn:example:a?+a?",
    "urn:example:%C3%A9%41%E2%82%AC",
    "urn:123456789012345678901234567890ab:x",
    "urn:urn-7:x",
    "urn:X-test:x",
  ],
  invalid: [
    "urn:",
    "urn::x",
    "urn:#f",
    "urn:isbn",
    "urn://isbn/0-395-36341-1",
    "urn:/isbn:0-395-36341-1",
    "urn:example:/a",
    "urn:exa_mple:a",
    "urn:-a:a",
    "urn:example-:a",
    "urn:e:a",
    "urn:123456789012345678901234567890abc:x",
    "urn:example:a?b",
    "urn:example:a?+",
    "urn:example:a?=#f",
    "urn:example:a?+b?=",
    "urn:example:a?+?=b",
    "urn:example:a?+?+b",
    "urn:example:a?=/b",
    "urn:example:a b",
    "urn:urn-07:x",
    "urn:urn-a:x",
    "urn:example:a%E9b",
    "urn:example:%C3%A9?=%ED%A0%80",
  ],
  advised: ["urn:ab:x", "urn:de-test:x", "urn:xn--a:x", "urn:x-test:x", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk"],
  examples: [
    "urn:example:1/406/47452/2",
    "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",
    "urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z",
    "urn:example:foo-bar-baz-qux#somepart",
    "urn:example:a123,z456",
    "URN:example:a123,z456",
    "urn:EXAMPLE:a123,z456",
    "urn:example:a123,z456?+abc",
    "urn:example:a123,z456?=xyz",
    "urn:example:a123,z456#789",
    "urn:example:a123,z456/foo",
    "urn:example:a123,z456/bar",
    "urn:example:a123,z456/baz",
    "urn:example:a123%2Cz456",
    "URN:EXAMPLE:a123%2cz456",
    "urn:example:A123,z456",
    "urn:example:a123,Z456",
    "urn:example:%D0%B0123,z456",
  ],
  normal: [
    ["URN:EXAMPLE:a123%2cz456", "urn:example:a123%2Cz456"],
    ["urn:example:%7ea/../b", "urn:example:%7Ea/../b"],
    ["urn:example:a?+R?=Q#F", "urn:example:a?+R?=Q#F"],
  ],
  equivalent: [
    ["urn:example:a123,z456", "URN:example:a123,z456"],
    ["urn:example:a123,z456", "urn:EXAMPLE:a123,z456"],
    ["urn:example:a123,z456", "urn:example:a123,z456?+abc"],
    ["urn:example:a123,z456", "urn:example:a123,z456?=xyz"],
    ["urn:example:a123,z456", "urn:example:a123,z456#789"],
    ["urn:example:a123%2Cz456", "URN:EXAMPLE:a123%2cz456"],
  ],
  different: [
    ["urn:example:a123,z456", "urn:example:a123,z456/foo"],
    ["urn:example:a123,z456/foo", "urn:example:a123,z456/bar"],
    ["urn:example:a123,z456/bar", "urn:example:a123,z456/baz"],
    ["urn:example:a123,z456", "urn:example:a123%2Cz456"],
    ["urn:example:a123,z456", "urn:example:A123,z456"],
    ["urn:example:a123,z456", "urn:example:a123,Z456"],
    ["urn:example:a123,z456", "urn:example:%D0%B0123,z456"],
    ["urn:example:%61", "urn:example:a"],
  ],
  fixed: [
    ["urn:/isbn:0-395-36341-1", "urn:isbn:0-395-36341-1"],
    ["urn:example:/a", "urn:example:/a"],
    ["urn:example:a?b", "urn:example:a?b"],
    ["urn:example:a?+?=b", "urn:example:a?+?=b"],
    ["urn:example:a?=", "urn:example:a?="],
  ],
};

/** The tables of the namespaces, by NID. */
export const ofNamespaces: Readonly<Record<string, SchemeTable>> = {
  "3gpp": threegpp,
  dev,
  epc,
  gsma,
  ietf,
  isan,
  isbn,
  iso,
  issn,
  nbn,
  ogc,
  oid,
  publicid,
  service,
  uuid,
};

const all = [own, ...Object.values(ofNamespaces)];

export const tables: SchemeTables = {
  urn: {
    valid: all.flatMap(({ valid }) => valid),
    invalid: all.flatMap(({ invalid }) => invalid),
    advised: all.flatMap(({ advised = [] }) => advised),
    examples: all.flatMap(({ examples }) => examples),
    normal: all.flatMap(({ normal }) => normal),
    equivalent: all.flatMap(({ equivalent }) => equivalent),
    different: all.flatMap(({ different }) => different),
    fixed: all.flatMap(({ fixed = [] }) => fixed),
  },
};
