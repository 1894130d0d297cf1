/**
 * The grammars of RFC 3986, RFC 3987 and RFC 6570, transcribed again, with a matcher by derivatives (Brzozowski, 1964). It
 * judges the files of the suite, so it imports nothing of the package.
 *
 * @module
 */

/** An expression. Equal expressions are one object. */
interface Expression {
  readonly id: number;
  readonly nullable: boolean;
  /** Returns the expression for what may follow a character. */
  readonly after: (character: string) => Expression;
}

const known = new Map<string, Expression>();

function unique(key: string, nullable: boolean, derive: (character: string) => Expression): Expression {
  const found = known.get(key);
  if (found) return found;
  const derivatives = new Map<string, Expression>();
  const made: Expression = {
    id: known.size,
    nullable,
    after(character) {
      const result = derivatives.get(character) ?? derive(character);
      derivatives.set(character, result);
      return result;
    },
  };
  known.set(key, made);
  return made;
}

const NOTHING: Expression = unique("nothing", false, () => NOTHING);
const EMPTY: Expression = unique("empty", true, () => NOTHING);

/** One character of the ranges, such as "azAZ09". */
function set(ranges: string): Expression {
  const points = [...ranges].map((each) => each.codePointAt(0) ?? 0);
  return unique(`set ${ranges}`, false, (character) => {
    const point = character.codePointAt(0) ?? 0;
    const isIn = points.some((first, at) => at % 2 === 0 && first <= point && point <= (points[at + 1] ?? 0));
    return isIn ? EMPTY : NOTHING;
  });
}

/** One of the characters. */
const any = (characters: string): Expression => set([...characters].map((each) => each + each).join(""));

/** A text, in any case of its letters. */
const text = (value: string): Expression =>
  seq(...Array.from(value, (each) => any([...new Set([each.toLowerCase(), each.toUpperCase()])].join(""))));

function pair(first: Expression, second: Expression): Expression {
  if (first === NOTHING || second === NOTHING) return NOTHING;
  if (first === EMPTY) return second;
  if (second === EMPTY) return first;
  return unique(`${String(first.id)} then ${String(second.id)}`, first.nullable && second.nullable, (character) => {
    const after = pair(first.after(character), second);
    return first.nullable ? or(after, second.after(character)) : after;
  });
}

const seq = (...all: readonly Expression[]): Expression => all.reduceRight((rest, each) => pair(each, rest), EMPTY);

const members = new Map<Expression, readonly Expression[]>();

function or(...all: readonly Expression[]): Expression {
  const flat = new Set(all.flatMap((each) => members.get(each) ?? [each]));
  flat.delete(NOTHING);
  const sorted = [...flat].sort((a, b) => a.id - b.id);
  const [only = NOTHING] = sorted;
  if (sorted.length < 2) return only;
  const isNullable = sorted.some(({ nullable }) => nullable);
  const key = sorted.map(({ id }) => id).join(" or ");
  const made = unique(key, isNullable, (character) => or(...sorted.map((each) => each.after(character))));
  members.set(made, sorted);
  return made;
}

function many(each: Expression): Expression {
  const made: Expression = unique(`many ${String(each.id)}`, true, (character) => pair(each.after(character), made));
  return made;
}

/** Between two numbers of repetitions; without the second number, any number. */
function times(each: Expression, least: number, most?: number): Expression {
  const tail =
    most === undefined
      ? many(each)
      : Array.from({ length: most - least }).reduce<Expression>((rest) => or(EMPTY, pair(each, rest)), EMPTY);
  return seq(...Array.from({ length: least }, () => each), tail);
}

const maybe = (each: Expression): Expression => or(each, EMPTY);

// RFC 5234 Appendix B.1.
const ALPHA = set("AZaz");
const DIGIT = set("09");
const HEXDIG = set("09AFaf");

// RFC 3986 Appendix A.
const genDelims = any(":/?#[]@");
const subDelims = any("!$&'()*+,;=");
const unreserved = or(ALPHA, DIGIT, any("-._~"));
const pctEncoded = seq(text("%"), HEXDIG, HEXDIG);
const scheme = seq(ALPHA, many(or(ALPHA, DIGIT, any("+-."))));
const port = many(DIGIT);
const h16 = times(HEXDIG, 1, 4);
const decOctet = or(
  DIGIT,
  seq(set("19"), DIGIT),
  seq(text("1"), DIGIT, DIGIT),
  seq(text("2"), set("04"), DIGIT),
  seq(text("25"), set("05")),
);
const IPv4address = seq(decOctet, text("."), decOctet, text("."), decOctet, text("."), decOctet);
const ls32 = or(seq(h16, text(":"), h16), IPv4address);
const group = seq(h16, text(":"));
/** At most so many groups, and "::". */
const front = (most: number): Expression => seq(maybe(seq(times(group, 0, most), h16)), text("::"));
const IPv6address = or(
  seq(times(group, 6, 6), ls32),
  seq(text("::"), times(group, 5, 5), ls32),
  seq(front(0), times(group, 4, 4), ls32),
  seq(front(1), times(group, 3, 3), ls32),
  seq(front(2), times(group, 2, 2), ls32),
  seq(front(3), group, ls32),
  seq(front(4), ls32),
  seq(front(5), h16),
  front(6),
);
const IPvFuture = seq(text("v"), times(HEXDIG, 1), text("."), times(or(unreserved, subDelims, text(":")), 1));
const IPLiteral = seq(text("["), or(IPv6address, IPvFuture), text("]"));

/** The rules that RFC 3986 and RFC 3987 share, except for the characters. */
function references(free: Expression, inQuery: Expression): Readonly<Record<string, Expression>> {
  const pchar = or(free, pctEncoded, subDelims, any(":@"));
  const userinfo = many(or(free, pctEncoded, subDelims, text(":")));
  const regName = many(or(free, pctEncoded, subDelims));
  const host = or(IPLiteral, IPv4address, regName);
  const authority = seq(maybe(seq(userinfo, text("@"))), host, maybe(seq(text(":"), port)));
  const segment = many(pchar);
  const segmentNz = times(pchar, 1);
  const segmentNzNc = times(or(free, pctEncoded, subDelims, text("@")), 1);
  const abempty = many(seq(text("/"), segment));
  const absolute = seq(text("/"), maybe(seq(segmentNz, abempty)));
  const noscheme = seq(segmentNzNc, abempty);
  const rootless = seq(segmentNz, abempty);
  const query = many(or(pchar, inQuery, any("/?")));
  const fragment = many(or(pchar, any("/?")));
  const hierPart = or(seq(text("//"), authority, abempty), absolute, rootless, EMPTY);
  const relativePart = or(seq(text("//"), authority, abempty), absolute, noscheme, EMPTY);
  const tail = seq(maybe(seq(text("?"), query)), maybe(seq(text("#"), fragment)));
  const whole = seq(scheme, text(":"), hierPart, tail);
  const relative = seq(relativePart, tail);
  return {
    ...{ userinfo, "reg-name": regName, host, authority, segment, pchar, query, fragment },
    ...{ "segment-nz": segmentNz, "segment-nz-nc": segmentNzNc, "path-abempty": abempty, "path-absolute": absolute },
    ...{ "path-noscheme": noscheme, "path-rootless": rootless, "path-empty": EMPTY, whole, relative },
    reference: or(whole, relative),
    absolute: seq(scheme, text(":"), hierPart, maybe(seq(text("?"), query))),
  };
}

const uri = references(unreserved, NOTHING);

// RFC 3987 section 2.2.
const planes = Array.from(
  { length: 13 },
  (_, at) => `${point(0x10000 * (at + 1))}${point(0x10000 * (at + 1) + 0xfffd)}`,
);
function point(value: number): string {
  return String.fromCodePoint(value);
}
const ucschar = set(`\u00A0\uD7FF\uF900\uFDCF\uFDF0\uFFEF${planes.join("")}\u{E1000}\u{EFFFD}`);
const iprivate = set("\uE000\uF8FF\u{F0000}\u{FFFFD}\u{100000}\u{10FFFD}");
const iri = references(or(unreserved, ucschar), iprivate);

// RFC 6570 section 2, with erratum 6937.
const literals = or(set("!!#$&;==?[]]__az~~''"), set("@Z"), ucschar, iprivate, pctEncoded);
const varchar = or(ALPHA, DIGIT, text("_"), pctEncoded);
const varname = seq(varchar, many(seq(maybe(text(".")), varchar)));
const modifier = or(seq(text(":"), set("19"), times(DIGIT, 0, 3)), text("*"));
const varspec = seq(varname, maybe(modifier));
const variables = seq(varspec, many(seq(text(","), varspec)));
const expression = seq(text("{"), maybe(any("+#./;?&=,!@|")), variables, text("}"));

const RULES: Readonly<Record<string, Expression | undefined>> = {
  ...uri,
  ...{ scheme, port, h16, ls32, IPv4address, IPv6address, IPvFuture, unreserved, ucschar, iprivate },
  ...{ "IP-literal": IPLiteral, "dec-octet": decOctet, "pct-encoded": pctEncoded },
  ...{ "gen-delims": genDelims, "sub-delims": subDelims },
  ...{ URI: uri["whole"], "URI-reference": uri["reference"], "absolute-URI": uri["absolute"] },
  ...{ "relative-ref": uri["relative"], IRI: iri["whole"], "IRI-reference": iri["reference"] },
  "URI-Template": many(or(literals, expression)),
};

/**
 * @param rule a rule of one of the documents
 * @param input any text
 * @returns whether the rule matches the whole text, and the number of code points of its longest prefix that begins some
 *   text of the rule
 * @throws {RangeError} if the rule is not transcribed
 */
export function verdictOf(rule: string, input: string): { readonly valid: boolean; readonly stops: number } {
  let rest = RULES[rule];
  if (!rest) throw new RangeError(`${rule} is not transcribed`);
  let stops = 0;
  for (const character of input) {
    rest = rest.after(character);
    if (rest === NOTHING) return { valid: false, stops };
    stops++;
  }
  return { valid: rest.nullable, stops };
}
