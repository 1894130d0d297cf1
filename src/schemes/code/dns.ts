/**
 * The scheme `dns` (RFC 4501).
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { Dnsname, Dnsqueryelement, Dnsurl } from "../../../generated/scheme/dns.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { byKey, few, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { repeatedPart } from "../shared/messages.js";

type DnsCheck = Check<Dnsurl>;

const elementsOf = ({ query }: Dnsurl): readonly Dnsqueryelement[] => query?.elements ?? [];

const fieldOf = ({ value }: Dnsqueryelement): "CLASS" | "TYPE" => (value.type === "dnsclassval" ? "CLASS" : "TYPE");

/** The mnemonics of RFC 1035 (sections 3.2.2 to 3.2.5), by field and number. */
const MNEMONICS: Readonly<Record<"CLASS" | "TYPE", ReadonlyMap<string, string>>> = {
  CLASS: numbered("IN CS CH HS", 1, new Map([["255", "*"]])),
  TYPE: numbered(
    "A NS MD MF CNAME SOA MB MG MR NULL WKS PTR HINFO MINFO MX TXT",
    1,
    numbered("AXFR MAILB MAILA *", 252, new Map()),
  ),
};

/** Numbers the mnemonics, starting at `first`, and adds the others. */
function numbered(mnemonics: string, first: number, others: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([
    ...mnemonics.split(" ").map((mnemonic, index) => [String(first + index), mnemonic] as const),
    ...others,
  ]);
}

const DEFAULTS = { CLASS: "IN", TYPE: "A" } as const;

const number = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** Returns the mnemonic for a number that RFC 1035 defines. */
const mnemonicOf = (element: Dnsqueryelement): string | undefined =>
  MNEMONICS[fieldOf(element)].get(number(element.value.value));

/** A label of a domain name in the URI. */
interface Label {
  readonly start: number;
  readonly end: number;
  /** The number of its octets. */
  readonly length: number;
}

/**
 * One octet of a name, plain or percent-encoded, with or without a backslash before it, or as three digits after a
 * backslash.
 */
const OCTET = /%5C\d{3}|(?:%5C)?(?:%..|[^%])/giy;

/** Returns the labels of a name. A final "." ends the name and does not start another label. */
function labelsOf({ start: nameStart, value }: Dnsname): readonly Label[] {
  const labels: Label[] = [];
  let start = nameStart;
  let length = 0;
  for (const { index, 0: octet } of value.matchAll(OCTET)) {
    if (octet === "." || octet.toUpperCase() === "%2E") {
      labels.push({ start, end: nameStart + index, length });
      start = nameStart + index + octet.length;
      length = 0;
    } else length++;
  }
  if (length > 0) labels.push({ start, end: nameStart + value.length, length });
  return labels;
}

const repeatedField: DnsCheck = {
  code: "repeated-parameter",
  section: "3",
  rule: "dnsqueryelement",
  summary: "The class and the type must each appear at most once.",
  find: ({ node }) =>
    repeated(elementsOf(node), fieldOf).map(({ start, end }) => ({
      start,
      end,
      message: repeatedPart("parameter"),
    })),
};

const numericField: DnsCheck = {
  code: "numeric-field",
  level: "SHOULD",
  section: "3",
  rule: "dnsquery",
  summary: "Types and classes of RFC 1035 should be written as mnemonics.",
  find: ({ node }) =>
    elementsOf(node).flatMap((element) => {
      const text = mnemonicOf(element);
      if (text === undefined) return [];
      const { start, end } = element.value;
      const repair = { start, end, text, isOurs: true };
      return [{ start, end, message: "Write the name of this type or class, such as 'MX' for '15'.", repair }];
    }),
};

const fieldRange: DnsCheck = {
  code: "field-range",
  level: "advice",
  section: "RFC1035:3.2.1",
  rule: "dnsquery",
  summary: "Types and classes should fit in 16 bits.",
  find: ({ node }) =>
    elementsOf(node)
      .filter(({ value: { value } }) => Number(value) > 0xffff)
      .map(({ value: { start, end } }) => ({
        start,
        end,
        message: "A type or a class must not be greater than 65535.",
      })),
};

/** The mnemonics of IANA's registry that RFC 1035 does not define, and QCLASS and QTYPE as RFC 6895 names them. */
const REGISTERED: Readonly<Record<"CLASS" | "TYPE", ReadonlySet<string>>> = {
  CLASS: new Set("NONE ANY".split(" ")),
  TYPE: new Set(
    (
      "RP AFSDB X25 ISDN RT NSAP NSAP-PTR SIG KEY PX GPOS AAAA LOC NXT EID NIMLOC SRV ATMA NAPTR KX CERT A6 DNAME " +
      "SINK OPT APL DS SSHFP IPSECKEY RRSIG NSEC DNSKEY DHCID NSEC3 NSEC3PARAM TLSA SMIMEA HIP NINFO RKEY TALINK CDS " +
      "CDNSKEY OPENPGPKEY CSYNC ZONEMD SVCB HTTPS DSYNC HHIT BRID SPF UINFO UID GID UNSPEC NID L32 L64 LP EUI48 EUI64 " +
      "NXNAME TKEY TSIG IXFR ANY URI CAA AVC DOA AMTRELAY RESINFO WALLET CLA IPN TA DLV"
    ).split(" "),
  ),
};

/** Returns whether a type or a class is a number, or a mnemonic that RFC 1035, RFC 3597 or IANA's registry defines. */
function isKnown(element: Dnsqueryelement): boolean {
  const field = fieldOf(element);
  const value = element.value.value.toUpperCase();
  const isNumber = /^\d/.test(value) || (value.startsWith(field) && /^\d+$/.test(value.slice(field.length)));
  return isNumber || REGISTERED[field].has(value) || [...MNEMONICS[field].values()].includes(value);
}

const unknownField: DnsCheck = {
  code: "unknown-field",
  level: "advice",
  section: "RFC6895:3",
  rule: "dnsquery",
  summary: "The mnemonics of types and classes should be in IANA's registry.",
  find: ({ node }) =>
    few(elementsOf(node).filter((element) => !isKnown(element))).map((element) => ({
      start: element.value.start,
      end: element.value.end,
      message: `IANA's registry does not have this ${fieldOf(element) === "TYPE" ? "type" : "class"}.`,
    })),
};

const emptyLabel: DnsCheck = {
  code: "empty-label",
  level: "advice",
  section: "RFC1035:2.3.4",
  rule: "dnsname",
  summary: "Only the root label should be empty.",
  find: ({ node: { name } }) =>
    name.value === "."
      ? NOTHING
      : labelsOf(name)
          .filter(({ length }) => length === 0)
          .map(({ start, end }) => ({
            start,
            end,
            message: "A label is empty. Write it, or remove one '.'.",
          })),
};

const labelLength: DnsCheck = {
  code: "label-length",
  level: "advice",
  section: "RFC1035:2.3.4",
  rule: "dnsname",
  summary: "A label should have at most 63 octets.",
  find: ({ node: { name } }) =>
    labelsOf(name)
      .filter(({ length }) => length > 63)
      .map(({ start, end }) => ({
        start,
        end,
        message: "A label of a domain name must not have more than 63 octets.",
      })),
};

const nameLength: DnsCheck = {
  code: "name-length",
  level: "advice",
  section: "RFC1035:2.3.4",
  rule: "dnsname",
  summary: "A name should have at most 255 octets.",
  find({ node: { name } }) {
    // On the wire, a length octet precedes each label and the root label.
    const octets = labelsOf(name).reduce((sum, { length }) => sum + length + 1, 1);
    if (octets <= 255) return NOTHING;
    const { start, end } = name;
    return [
      {
        start,
        end,
        message: "This domain name is too long. It can have 253 octets.",
      },
    ];
  },
};

/** Removes the final "." of a name, which does not change its meaning. */
function withoutRoot(name: Dnsname): string {
  const labels = labelsOf(name);
  const last = labels.at(-1);
  // A "." after a backslash is part of a label.
  const endsWithRoot = last?.end === name.end - 1 && (last.length > 0 || labels.length === 1);
  return endsWithRoot ? name.value.slice(0, -1) : name.value;
}

function* normalize({ input, node }: Subject<Dnsurl>): Generator<SchemeEdit> {
  const { name, query } = node;
  yield* rewrite(input, name, lowerCase(withoutRoot(name)), "3");
  if (query === null || repeated(query.elements, fieldOf).length > 0) return;
  const text = [...query.elements]
    .sort(byKey(fieldOf))
    .map((element) => {
      const { value } = element.value;
      return [fieldOf(element), mnemonicOf(element) ?? number(value).toUpperCase()] as const;
    })
    .filter(([key, value]) => value !== DEFAULTS[key])
    .map((pair) => pair.join("="))
    .join(";");
  if (text === "") yield { start: query.start - 1, end: query.end, text, section: "3" };
  else yield* rewrite(input, query, text, "3");
}

export const dns: SchemeCode<Dnsurl> = {
  requirements: [repeatedField, numericField, fieldRange, unknownField, emptyLabel, labelLength, nameLength],
  normalize,
};
