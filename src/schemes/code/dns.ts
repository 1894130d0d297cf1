/** @module */
import { lowerCase } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import type { Dnsname, Dnsqueryelement, Dnsurl } from "../../../generated/scheme/dns.tree.js";
import { NOTHING, type SchemeEdit, type Span, type Subject } from "../mechanism/check.js";
import { byKey, repeated, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

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

/** Returns the mnemonic for a number that RFC 1035 defines. */
const mnemonicOf = (element: Dnsqueryelement): string | undefined =>
  MNEMONICS[fieldOf(element)].get(withoutZeros(element.value.value));

/** A label of a domain name in the URI. */
interface Label extends Span {
  /** The number of its octets. */
  readonly length: number;
}

/**
 * One octet of a name, plain or percent-encoded, with or without a backslash before it, or as three digits after a
 * backslash. A rule would need a node for each octet.
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
      return [fieldOf(element), mnemonicOf(element) ?? withoutZeros(value).toUpperCase()] as const;
    })
    .filter(([key, value]) => value !== DEFAULTS[key])
    .map((pair) => pair.join("="))
    .join(";");
  if (text === "") yield { start: query.start - 1, end: query.end, text, section: "3" };
  else yield* rewrite(input, query, text, "3");
}

export const dns: SchemeCode<Dnsurl> = {
  finds: {
    "numeric-field": ({ node }) =>
      elementsOf(node).flatMap((element) => {
        const text = mnemonicOf(element);
        if (text === undefined) return [];
        const { start, end } = element.value;
        return [{ start, end, text, isOurs: true }];
      }),
    "empty-label": ({ node: { name } }) =>
      name.value === "." ? NOTHING : labelsOf(name).filter(({ length }) => length === 0),
    "label-length": ({ node: { name } }) => labelsOf(name).filter(({ length }) => length > 63),
    // On the wire, a length octet precedes each label and the root label.
    "name-length": ({ node: { name } }) =>
      labelsOf(name).reduce((sum, { length }) => sum + length + 1, 1) > 255 ? [name] : NOTHING,
  },
  normalize,
};
