/**
 * The mistakes that people make in RFC 3986's grammar.
 *
 * A refused reference is split at its delimiters as Appendix B splits it, valid or not, and its parts are looked at from
 * left to right: the first that its rule refuses is the culprit.
 *
 * @module
 */
import type { Hint } from "../diagnostic.js";
import { charactersIn, isRepetition, whitespaceAround, type Component } from "./character-mistakes.js";
import type { Refusal, Suspect } from "./mistake.js";

/** What a rule for whole references, or for the front of them, has around the path. */
interface ReferenceRule {
  /** `segment`: no scheme, but a first segment that may look like one. */
  readonly scheme: "required" | "optional" | "none" | "segment";
  readonly query: boolean;
  readonly fragment: boolean;
}

const REFERENCE_RULES: ReadonlyMap<string, ReferenceRule> = new Map([
  ["URI", { scheme: "required", query: true, fragment: true }],
  ["absolute-URI", { scheme: "required", query: true, fragment: false }],
  ["URI-reference", { scheme: "optional", query: true, fragment: true }],
  ["relative-ref", { scheme: "none", query: true, fragment: true }],
  ["hier-part", { scheme: "segment", query: false, fragment: false }],
  ["relative-part", { scheme: "none", query: false, fragment: false }],
]);

/** Finds the culprits in an input that a rule of RFC 3986 refuses. */
export function* findMistakes(refusal: Refusal): Generator<Suspect> {
  const { input, rule } = refusal;
  const whole: Component = { rule, start: 0, end: input.length };
  const reference = REFERENCE_RULES.get(rule);
  const inPart = PARTS.get(rule);
  if (reference) yield* inReference(refusal, reference);
  else if (inPart) yield* inPart(refusal, whole);
  else if (isRepetition(refusal, rule)) yield* charactersIn(refusal, whole);
}

/** What looks through the parts of an authority where one of them is the whole input. */
const PARTS: ReadonlyMap<string, (refusal: Refusal, part: Component) => Iterable<Suspect>> = new Map([
  ["authority", inAuthority],
  ["host", inHost],
  ["IP-literal", inLiteral],
  ["IPv6address", inIPv6],
  ["IPvFuture", inIPvFuture],
  ["IPv4address", inIPv4],
  ["port", inPort],
]);

/** The first of some characters at or after an offset, or the end. */
function firstOf(input: string, characters: string, from: number, end: number): number {
  for (let at = from; at < end; at++) if (characters.includes(input.charAt(at))) return at;
  return end;
}

/** Sections 3 and 4: the parts of a reference, from left to right. */
function* inReference(refusal: Refusal, { scheme, query, fragment }: ReferenceRule): Generator<Suspect> {
  const { input, rule } = refusal;
  yield* whitespaceAround(refusal);
  const hash = firstOf(input, "#", 0, input.length);
  const question = firstOf(input, "?", 0, hash);
  const segment = firstOf(input, "/", 0, question);
  const colon = firstOf(input, ":", 0, segment);
  let path = 0;
  if (colon < segment && (scheme === "required" || scheme === "optional")) {
    yield* inScheme(refusal, colon);
    path = colon + 1;
  } else if (scheme === "required") yield missingScheme(input, rule, segment);
  if (input.startsWith("//", path)) {
    const start = path + 2;
    path = firstOf(input, "/", start, question);
    yield* inAuthority(refusal, { rule: "authority", start, end: path });
  } else if (colon < segment && scheme === "none") {
    yield* charactersIn(refusal, { rule: "path", start: 0, end: segment });
    yield colonInFirstSegment(colon);
  }
  yield* charactersIn(refusal, { rule: "path", start: path, end: question });
  if (question < hash) {
    if (!query) yield notAllowed("query", rule, question, hash);
    yield* charactersIn(refusal, { rule: "query", start: question + 1, end: hash });
  }
  if (hash < input.length) {
    if (!fragment) yield notAllowed("fragment", rule, hash, input.length);
    yield* inFragment(refusal, hash + 1);
  }
}

function notAllowed(component: "query" | "fragment", rule: string, start: number, end: number): Suspect {
  return {
    code: `${component}-not-allowed`,
    message: `The rule ${rule} has no ${component}.`,
    start,
    end,
    rule,
    repairs: [{ message: `Remove the ${component}.`, start, end, text: "" }],
  };
}

/** Section 3.5. */
function* inFragment(refusal: Refusal, start: number): Generator<Suspect> {
  for (const suspect of charactersIn(refusal, { rule: "fragment", start, end: refusal.input.length })) {
    yield suspect.code === "fragment"
      ? {
          ...suspect,
          code: "second-hash",
          message: 'A second "#" cannot stand in the fragment: the first one began it.',
        }
      : suspect;
  }
}

function missingScheme(input: string, rule: string, end: number): Suspect {
  const repairs: Hint[] = [];
  if (input.startsWith("//")) repairs.push({ message: 'Write "https:" before it.', start: 0, end: 0, text: "https:" });
  if (/^[\w-]+(?:\.[\w-]+)+(?=[/?#]|$)/.test(input)) {
    repairs.push({ message: 'Write "https://" before it.', start: 0, end: 0, text: "https://" });
  }
  return {
    code: "missing-scheme",
    message: `The rule ${rule} begins with a scheme and ":".`,
    start: 0,
    end,
    rule: "scheme",
    repairs,
  };
}

/** Section 4.2: a relative reference's first segment has no ":". */
function colonInFirstSegment(colon: number): Suspect {
  return {
    code: "colon-in-first-segment",
    message: 'The first segment of a relative reference has no ":", or it would be read as a scheme.',
    start: colon,
    end: colon + 1,
    rule: "path-noscheme",
    repairs: [dotSegment],
  };
}

/** Section 4.2's own remedy for a segment that would be read as a scheme. */
const dotSegment: Hint = { message: 'Write "./" before it.', start: 0, end: 0, text: "./" };

/** Section 3.1. */
function* inScheme(refusal: Refusal, colon: number): Generator<Suspect> {
  const { input } = refusal;
  const rule = "scheme";
  if (colon === 0) {
    const colonOff: Hint = { message: 'Remove the ":".', start: 0, end: 1, text: "" };
    const repairs = [input.startsWith("://") ? colonOff : dotSegment];
    yield { code: "empty-scheme", message: 'No scheme stands before the ":".', start: 0, end: 1, rule, repairs };
    return;
  }
  for (const suspect of charactersIn(refusal, { rule, start: 0, end: colon })) {
    if (suspect.code !== rule) yield suspect;
    else if (suspect.start > 0) {
      yield { ...suspect, message: 'A scheme has letters, digits, "+", "-" and "." only.', repairs: [dotSegment] };
    } else yield { ...suspect, code: "scheme-start", message: "A scheme begins with a letter.", repairs: [dotSegment] };
  }
}

/** Section 3.2. */
function* inAuthority(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
  const { input } = refusal;
  const at = input.slice(start, end).lastIndexOf("@");
  const host = at < 0 ? start : start + at + 1;
  if (at >= 0) yield* inUserinfo(refusal, start, host - 1);
  // A colon in brackets is the address's own.
  const isLiteral = input.startsWith("[", host);
  const bracket = isLiteral ? input.slice(host, end).lastIndexOf("]") : 0;
  const colon = bracket < 0 ? end : firstOf(input, ":", host + bracket, end);
  if (!isLiteral) yield* unbracketedIPv6(refusal, host, end);
  yield* inHost(refusal, { rule: "host", start: host, end: colon });
  if (colon < end) yield* inPort(refusal, { rule: "port", start: colon + 1, end });
}

/** Section 3.2.1. */
function* inUserinfo(refusal: Refusal, start: number, end: number): Generator<Suspect> {
  for (const suspect of charactersIn(refusal, { rule: "userinfo", start, end })) {
    if (suspect.code !== "userinfo") yield suspect;
    else {
      yield {
        ...suspect,
        code: "at-in-userinfo",
        message: 'An "@" in the user information is percent-encoded: the last one ends it.',
      };
    }
  }
}

/** Section 3.2.2. */
function* inHost(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
  if (!refusal.input.startsWith("[", start)) {
    yield* charactersIn(refusal, { rule: "reg-name", start, end });
    return;
  }
  const bracket = refusal.input.slice(start, end).lastIndexOf("]");
  const close = bracket < 0 ? end : start + bracket + 1;
  yield* inLiteral(refusal, { rule: "IP-literal", start, end: close });
  if (close < end) yield afterLiteral(close, end);
}

function* unbracketedIPv6({ input, test }: Refusal, start: number, end: number): Generator<Suspect> {
  const text = input.slice(start, end);
  const rule = "IP-literal";
  const { address = "", port = "" } = /^(?<address>.*?)(?<port>:\d{5,})?$/s.exec(text)?.groups ?? {};
  if (!test(address, "IPv6address")) return;
  yield {
    code: "ipv6-without-brackets",
    message: "An IPv6 address as a host stands in brackets.",
    start,
    end: start + address.length,
    rule,
    repairs: [{ message: "Put brackets around it.", start, end, text: `[${address}]${port}` }],
  };
}

/** Section 3.2.3. */
function* inPort(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
  for (const suspect of charactersIn(refusal, { rule: "port", start, end })) {
    yield suspect.code === "port" ? { ...suspect, message: "A port has digits only." } : suspect;
  }
}

function unclosedLiteral(start: number, end: number): Suspect {
  return {
    code: "unclosed-ip-literal",
    message: 'An IP literal ends with "]".',
    start,
    end,
    rule: "IP-literal",
    repairs: [{ message: 'Write "]" after it.', start: end, end, text: "]" }],
  };
}

function afterLiteral(start: number, end: number): Suspect {
  return {
    code: "after-ip-literal",
    message: 'Only a ":" and a port can stand between an IP literal and the path.',
    start,
    end,
    rule: "authority",
    repairs: [{ message: "Remove it.", start, end, text: "" }],
  };
}

/** Section 3.2.2: what is in brackets. */
function* inLiteral(refusal: Refusal, literal: Component): Generator<Suspect> {
  const { input, test } = refusal;
  const { start, end } = literal;
  if (test(input.slice(start, end), "IP-literal")) return;
  if (!input.startsWith("[", start)) {
    yield { code: "ip-literal", message: 'An IP literal begins with "[".', start, end, rule: "IP-literal" };
  } else if (end - start < 2 || input[end - 1] !== "]") yield unclosedLiteral(start, end);
  else {
    const address: Component = { rule: "IPv6address", start: start + 1, end: end - 1 };
    if (end - start === 2) {
      yield { code: "empty-ip-literal", message: "The brackets hold no address.", start, end, rule: "IP-literal" };
    } else if (/^v/i.test(input.slice(start + 1, start + 2))) yield* inIPvFuture(refusal, address);
    else yield* inIPv6(refusal, address);
  }
}

function* inIPvFuture(_: Refusal, { start, end }: Component): Generator<Suspect> {
  yield {
    code: "ipvfuture",
    message: 'A future IP literal is "v", a version in hexadecimal digits, ".", and an address.',
    start,
    end,
    rule: "IPvFuture",
  };
}

/** Section 3.2.2: each way in which an IPv6 address is wrong. */
function* inIPv6(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
  const { input, test } = refusal;
  const address = input.slice(start, end);
  const rule = "IPv6address";
  const suspect = (code: string, message: string, at: number, length: number, ...repairs: Hint[]): Suspect => ({
    code,
    message,
    start: start + at,
    end: start + at + length,
    rule,
    repairs,
  });
  const edit = (message: string, at: number, length: number, text: string): Hint => ({
    message,
    start: start + at,
    end: start + at + length,
    text,
  });

  const zone = address.indexOf("%");
  if (zone >= 0) {
    const remove = edit("Remove the zone identifier.", zone, address.length - zone, "");
    yield suspect(
      "ipv6-zone",
      "The grammar has no zone identifier: it means something on one host only.",
      zone,
      address.length - zone,
      remove,
    );
  }
  if (start > 0 && test(address, "IPv4address")) {
    const remove: Hint = { message: "Remove the brackets.", start: start - 1, end: end + 1, text: address };
    yield suspect("ipv4-in-brackets", "An IPv4 address stands without brackets.", 0, address.length, remove);
  }
  const odd = address.search(/[^0-9A-Fa-f:.]/);
  if (odd >= 0) {
    const length = String.fromCodePoint(address.codePointAt(odd) as number).length;
    yield suspect("ipv6-character", 'An IPv6 address has hexadecimal digits, ":" and "." only.', odd, length);
  }
  const colons = address.indexOf(":::");
  if (colons >= 0) {
    const length = address.slice(colons).search(/[^:]|$/);
    yield suspect(
      "ipv6-colons",
      "More than two colons stand together.",
      colons,
      length,
      edit('Write "::".', colons, length, "::"),
    );
  }
  const first = address.indexOf("::");
  const second = address.indexOf("::", first + 2);
  if (first >= 0 && second >= 0) {
    const text = '"::" stands for groups of zeros once: twice, it would not say how many.';
    yield suspect("ipv6-two-compressions", text, second, 2, edit('Write ":0:".', second, 2, ":0:"));
  }
  if (/^:(?!:)/.test(address)) {
    yield suspect(
      "ipv6-colon-at-start",
      'A single ":" cannot begin the address.',
      0,
      1,
      edit('Write "::".', 0, 1, "::"),
      edit("Remove it.", 0, 1, ""),
    );
  }
  if (/(?<!:):$/.test(address)) {
    const at = address.length - 1;
    yield suspect(
      "ipv6-colon-at-end",
      'A single ":" cannot end the address.',
      at,
      1,
      edit('Write "::".', at, 1, "::"),
      edit("Remove it.", at, 1, ""),
    );
  }

  let groups = 0;
  for (const { 0: group, index } of address.matchAll(/[^:]+/g)) {
    groups += 1;
    const isLast = index + group.length === address.length;
    if (group.includes(".")) {
      groups += 1;
      if (!isLast)
        yield suspect("ipv6-ipv4-place", "An IPv4 address can only be the last 32 bits.", index, group.length);
      yield* inIPv4(refusal, { rule: "IPv4address", start: start + index, end: start + index + group.length });
    } else if (group.length > 4) {
      const shorter = edit("Leave out zeros at its front.", index, group.length, group.replace(/^0+(?=.)/, ""));
      yield suspect(
        "ipv6-group-too-long",
        "A group has at most four hexadecimal digits.",
        index,
        group.length,
        shorter,
      );
    }
  }
  const counted = `${String(groups)} ${groups === 1 ? "group" : "groups"}`;
  if (first >= 0) {
    const text = `The address has ${counted} beside "::", which stands for one at least: 7 are the most.`;
    const all = edit('Write ":".', first, 2, ":");
    yield suspect("ipv6-too-many-groups", text, 0, address.length, all);
  } else if (groups > 8) {
    yield suspect("ipv6-too-many-groups", `The address has ${counted}: 8 make an address.`, 0, address.length);
  } else {
    const text = `The address has ${counted}: 8 make an address, unless "::" stands for those that are zero.`;
    yield suspect(
      "ipv6-too-few-groups",
      text,
      0,
      address.length,
      edit('Write "::" after it.', address.length, 0, "::"),
    );
  }
}

/** Section 3.2.2: each way in which an IPv4 address is wrong. */
function* inIPv4({ input, test }: Refusal, { start, end }: Component): Generator<Suspect> {
  const address = input.slice(start, end);
  if (test(address, "IPv4address")) return;
  const octets = address.split(".");
  let at = start;
  for (const octet of octets) {
    const span = { start: at, end: at + octet.length, rule: "dec-octet" };
    if (octet === "")
      yield { ...span, code: "ipv4-empty-octet", message: "An octet of an IPv4 address has one digit at least." };
    else if (!/^\d+$/.test(octet))
      yield { ...span, code: "ipv4-character", message: 'An IPv4 address has decimal digits and "." only.' };
    else if (!test(octet, "dec-octet")) yield octetMistake(octet, span);
    at += octet.length + 1;
  }
  yield {
    code: "ipv4-octets",
    message: `An IPv4 address has four octets, not ${String(octets.length)}.`,
    start,
    end,
    rule: "IPv4address",
  };
}

function octetMistake(octet: string, span: Omit<Suspect, "code" | "message">): Suspect {
  if (!octet.startsWith("0")) {
    return { ...span, code: "ipv4-octet-range", message: "An octet of an IPv4 address is at most 255." };
  }
  return {
    ...span,
    code: "ipv4-leading-zero",
    message: "An octet of an IPv4 address has no zero at its front: some would read it as octal.",
    repairs: [
      { message: "Leave the zeros out.", start: span.start, end: span.end, text: octet.replace(/^0+(?=.)/, "") },
    ],
  };
}
