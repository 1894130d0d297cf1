/**
 * Strings for the laws: drawn from the grammars, composed of known hard cases, mutated, and arbitrary.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { CODE_UNITS } from "../../src/core/automaton.js";
import { SEED } from "./law.js";
import { withPool } from "./pool.js";
import type { Subject, Walkable } from "./subject.js";

/** A string, and the rule to test it with. */
export interface Ruled {
  readonly rule: string;
  readonly text: string;
}

/** A move of an automaton: some characters, and the next state. */
interface Move {
  readonly characters: string;
  readonly target: number;
}

/** The data of a state that random walks need. */
interface State {
  /** The moves by class of characters. */
  readonly byClass: readonly Move[];
  /** The moves by next state. A "/" is one of many classes but leads to one of few states. */
  readonly byTarget: readonly Move[];
  /** A shortest path from the start. */
  readonly way: readonly Move[];
  /** The moves that lead closer to acceptance. */
  onward: readonly Move[];
}

const ASCII = Array.from({ length: 128 }, (_, code) => code);

/**
 * Returns the code units for walks: ASCII, and of each interval of code units that the automaton treats alike the first
 * one, the last one, and one between them.
 */
function unitsOf(automaton: Walkable): readonly number[] {
  const units = [...ASCII];
  for (let start = ASCII.length, end = start; start < CODE_UNITS; start = end) {
    const kind = automaton.classOf(start);
    while (end < CODE_UNITS && automaton.classOf(end) === kind) end++;
    if (kind !== 0) units.push(...new Set([start, (start + end) >> 1, end - 1]));
  }
  return units;
}

/** The length of a walk before it turns to the nearest end. */
const LONGEST_WALK = 60;

/** The arbitrary for one step of a walk. */
const STEP = fc.nat(0xffff);

/** Returns the moves from a state, with characters of the same key grouped. */
function movesFrom(automaton: Walkable, state: number, key: (code: number, target: number) => number): Move[] {
  const moves = new Map<number, { characters: string; target: number }>();
  for (const code of knownOf(automaton).units) {
    const target = automaton.step(state, code);
    if (target === 0) continue;
    const move = moves.get(key(code, target));
    if (move) move.characters += String.fromCharCode(code);
    else moves.set(key(code, target), { characters: String.fromCharCode(code), target });
  }
  return [...moves.values()];
}

type Moves = Pick<State, "byClass" | "byTarget">;

/** The data of an automaton, kept because its rules share most states and many laws need them. */
interface Known {
  readonly units: readonly number[];
  readonly moves: Map<number, Moves>;
  readonly states: Map<string, ReadonlyMap<number, State>>;
}

const known = new WeakMap<Walkable, Known>();

function knownOf(automaton: Walkable): Known {
  const found = known.get(automaton) ?? { units: unitsOf(automaton), moves: new Map(), states: new Map() };
  known.set(automaton, found);
  return found;
}

function movesOf(automaton: Walkable, state: number): Moves {
  const { moves } = knownOf(automaton);
  const found = moves.get(state) ?? {
    byTarget: movesFrom(automaton, state, (_, target) => target),
    byClass: movesFrom(automaton, state, (code) => automaton.classOf(code)),
  };
  moves.set(state, found);
  return found;
}

/** Returns the states that a rule reaches, in the order of their distance. */
export function statesOf(automaton: Walkable, rule: string): ReadonlyMap<number, State> {
  const { states } = knownOf(automaton);
  const found = states.get(rule) ?? statesFrom(automaton, automaton.start(rule));
  states.set(rule, found);
  return found;
}

function statesFrom(automaton: Walkable, start: number): ReadonlyMap<number, State> {
  const states = new Map<number, State>();
  const before = new Map<number, number[]>();
  const reach = (state: number, way: readonly Move[]): void => {
    states.set(state, { ...movesOf(automaton, state), way, onward: [] });
    before.set(state, []);
  };
  reach(start, []);
  // The iteration over a Map also visits entries that are added during the loop.
  for (const [state, { byTarget, way }] of states) {
    for (const move of byTarget) {
      if (!states.has(move.target)) reach(move.target, [...way, move]);
      before.get(move.target)?.push(state);
    }
  }
  // Go backwards from the accepting states. A move to a state that was visited earlier leads closer to acceptance.
  const near = new Set([...states.keys()].filter((state) => automaton.accepts(state)));
  for (const state of near) {
    for (const previous of before.get(state) ?? []) {
      if (near.has(previous)) continue;
      near.add(previous);
      const from = states.get(previous);
      if (from) from.onward = from.byTarget.filter(({ target }) => target === state);
    }
  }
  return states;
}

/**
 * Makes strings that a rule matches, by random walks over its automaton. Every other walk starts at a random state
 * after a shortest path to it, because few purely random walks get far into an IPv6 address.
 */
export function walk(automaton: Walkable, rule: string): Arbitrary<string> {
  const states = statesOf(automaton, rule);
  const order = [...states.keys()];
  const steps = fc.array(STEP, { maxLength: LONGEST_WALK, size: "max" });
  return fc.tuple(fc.oneof(fc.constant(0), fc.nat(order.length - 1)), steps).map(([first, draws]) => {
    let at = order[first] ?? 0;
    let text = "";
    const draw = (index: number): number => draws[index % draws.length] ?? index;
    const take = (moves: readonly Move[], drawn: number): boolean => {
      const move = moves[drawn % moves.length];
      if (!move) return false;
      text += move.characters.charAt(Math.floor(drawn / moves.length) % move.characters.length);
      at = move.target;
      return true;
    };
    states.get(at)?.way.forEach((move, index) => take([move], draw(index)));
    for (const step of draws) {
      const { byClass = [], byTarget = [] } = states.get(at) ?? {};
      if (!take(step % 4 === 0 ? byTarget : byClass, Math.floor(step / 4))) break;
    }
    // Go to the nearest end. Use the steps again, so that the endings vary, too.
    for (let turn = 0; !automaton.accepts(at); turn++) take(states.get(at)?.onward ?? [], draw(turn));
    return text;
  });
}

const absent = fc.constant(null);

/** Components that are known hard cases, weighted by how often they are listed. */
const SCHEMES = ["f", "F", "http", "HTTP", "hTTps", "ftp", "ws", "a+b-c.1", "urn", "__proto__", "mailto", "1a"];
const USERINFOS = ["", "u", "u:p", "U%41:", "%3a%7E", "a;b=c", "::", "%40"];
const HOSTS = [
  ..."hHa",
  ...["", "", "H.Example", "%41b", "%c3%A9.x", "127.0.0.1", "256.1.1.1", "1.2.3.4.com", "%31.2.3.4", "a-b_c~d", "a.b."],
  ...["[::1]", "[2001:DB8::7]", "[v1F.A:b]", "[::FFFF:1.2.3.4]", "[1:2:3:4:5:6:7:8]", "[::]"],
];
const PORTS = ["", "", "80", "80", "080", "443", "0", "00443", "21", "65536", "00"];
const SEGMENTS = [
  ...[".", ".", ".", "..", "..", "..", "..", "", "", "", "a", "a", "b", "b", "c"],
  ...["%2e", "%2E%2e", ".%2E", "%2e.", "...", ".a", "a.", "..a", "%2e%2e%2e", "%252e", "%2f", "%2F.."],
  ...["A", "%41", "%7E", "%7e", "%3a", "%C3%a9", "%00", "a:b", ":", "@", "~", "x=1;y", "!$&'()*+,;=", "http:"],
];
const QUERIES = ["", "", "q", "q", "?", "a/../b", "%41%2f", "/./../", "x=1&y=%7e", "http://a/b", "%2e%25"];

const path = fc
  .tuple(
    fc.constantFrom("", "", "/", "/", "/"),
    fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 9, size: "max" }),
    fc.constantFrom("", "", "/"),
  )
  .map(([before, segments, after]) => before + segments.join("/") + after);

const authority = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: absent }, fc.constantFrom(...USERINFOS)),
    fc.constantFrom(...HOSTS),
    fc.oneof(absent, fc.constantFrom(...PORTS)),
  )
  .map(
    ([userinfo, host, port]) => (userinfo === null ? "" : `${userinfo}@`) + host + (port === null ? "" : `:${port}`),
  );

const orAbsent = (before: string, arbitrary: Arbitrary<string>): Arbitrary<string> =>
  fc.oneof(
    fc.constant(""),
    arbitrary.map((text) => before + text),
  );

const scheme = fc.constantFrom(...SCHEMES).map((text) => `${text}:`);
const rest = fc.tuple(
  orAbsent("//", authority),
  path,
  orAbsent("?", fc.constantFrom(...QUERIES)),
  orAbsent("#", fc.constantFrom(...QUERIES)),
);

/** References composed of hard components; most are valid. */
const composed: Arbitrary<string> = fc
  .tuple(fc.oneof(fc.constant(""), scheme), rest)
  .map(([before, parts]) => before + parts.join(""));

/** The same references with a scheme. */
const composedWithScheme: Arbitrary<string> = fc.tuple(scheme, rest).map(([before, parts]) => before + parts.join(""));

/** Texts with characters beyond ASCII, and the percent-encoding of such characters. */
const WIDE = [
  ...[
    "\u00E9",
    "\u00C9",
    "e\u0301",
    "\u05D0",
    "\u0661",
    "\u200E",
    "\u212A",
    "\u037E",
    "\uE000",
    "\u{10300}",
    "\u{F0000}",
  ],
  ...["%C3%A9", "%c3%89", "%E2%80%8E", "%ee%80%80", "%F0%90%8C%80", "%C3", "%EF%BF%BE"],
];

/** The same references with characters beyond ASCII at some places. */
function withWide(source: Arbitrary<string>): Arbitrary<string> {
  const inserts = fc.array(fc.tuple(fc.nat(0xff), fc.constantFrom(...WIDE)), { maxLength: 3 });
  return fc.tuple(source, inserts).map(([text, all]) =>
    all.reduce((before, [where, insert]) => {
      const at = where % (before.length + 1);
      return before.slice(0, at) + insert + before.slice(at);
    }, text),
  );
}

const wide = withWide(composed);
const wideWithScheme = withWide(composedWithScheme);

/** Strings that some other rule matches, for the rules that are not for whole references. */
const PARTS = [
  ...SCHEMES,
  ...USERINFOS,
  ...HOSTS,
  ...PORTS,
  ...SEGMENTS,
  ...QUERIES,
  ...USERINFOS.map((u) => `${u}@h:80`),
];

/** Whole URLs of the schemes for which RFC 1738 has rules. */
const LOCATORS = [
  ...[
    "ftp://u:p@h:21/a/b;type=A",
    "ftp://h/%2Fa/;TYPE=d",
    "file:///a/b",
    "file://localhost/a",
    "http://h:80/a/b?c",
    "http://h",
  ],
  ...[
    "gopher://h:70/1a%09b%09+c",
    "gopher://h/0",
    "mailto:A@b.c",
    "news:*",
    "news:a.b-c",
    "news:1@h",
    "nntp://h:119/a.b/12",
  ],
  ...["telnet://u:p@h:23/", "wais://h:210/db?q", "wais://h/db/t/p", "prospero://h:1525/a/b;c=d;e=f", "z39.50s://h/x;y"],
];

/**
 * A source of whole references, with some of its strings, because a rule may match so few that drawing one takes too
 * long.
 */
const wholes = new Map(
  [composed, composedWithScheme, wide, wideWithScheme].map((each) => [
    each,
    fc.sample(each, { numRuns: 100, seed: SEED }),
  ]),
);

/** Whole references of a standard; with a scheme if the standard has no relative references. */
const wholeOf = (subject: Subject): Arbitrary<string> =>
  !subject.resolves ? composedWithScheme : isWide(subject) ? wide : composed;

/** Returns whether a standard allows characters beyond ASCII. */
const isWide = ({ standard }: Subject): boolean => standard.test("a:\u00E9");

/**
 * Makes strings that a rule matches: drawn from its automaton, and taken from the other sources if the rule matches
 * them.
 */
function sources(
  { standard }: Subject,
  rule: string,
  automaton: Walkable,
  whole: Arbitrary<string>,
): Arbitrary<string> {
  const matches = (text: string): boolean => standard.test(text, { rule });
  const constants = [PARTS, LOCATORS].map((texts) => texts.filter(matches)).filter((texts) => texts.length > 0);
  const share = (wholes.get(whole) ?? []).filter(matches).length;
  const source = fc.oneof(
    { weight: 3, arbitrary: walk(automaton, rule) },
    ...(share < 20 ? [] : [{ weight: 6, arbitrary: whole.filter(matches) }]),
    ...constants.map((texts) => ({ weight: 1, arbitrary: fc.constantFrom(...texts) })),
  );
  return withPool(matches, source);
}

/** Makes the arbitrary of each subject only once, because making it takes longer than drawing from it. */
function once<Case>(make: (subject: Subject) => Arbitrary<Case>): (subject: Subject) => Arbitrary<Case> {
  const made = new Map<Subject, Arbitrary<Case>>();
  return (subject) => {
    const arbitrary = made.get(subject) ?? make(subject);
    made.set(subject, arbitrary);
    return arbitrary;
  };
}

/** Strings with a rule that matches them, for all rules of a standard, drawn from the build's automaton. */
export const validByAnyRule: (subject: Subject) => Arbitrary<Ruled> = once((subject) =>
  byAnyRule(subject, (source) => source),
);

/** Arbitrary strings, each with the rule for which it was made, for all rules of a standard. */
export const anyByAnyRule: (subject: Subject) => Arbitrary<Ruled> = once((subject) => byAnyRule(subject, anyText));

/** The rules for whole references are drawn more often than others. */
function byAnyRule(subject: Subject, change: (source: Arbitrary<string>) => Arbitrary<string>): Arbitrary<Ruled> {
  const { rules, referenceRules, defaultRule } = subject.standard;
  return fc.oneof(
    ...rules.map((rule) => ({
      weight: rule === defaultRule ? 20 : referenceRules.includes(rule) ? 4 : 1,
      arbitrary: change(sources(subject, rule, subject.automaton(), wholeOf(subject))).map((text): Ruled => ({
        rule,
        text,
      })),
    })),
  );
}

/**
 * References for the operations, drawn from the shipped automaton. The laws of the language compare it with the
 * build's.
 */
export const reference: (subject: Subject) => Arbitrary<string> = once((subject) =>
  sources(subject, subject.reference, subject.standard.automaton(subject.reference), wholeOf(subject)),
);

/** References that can be a base or a target. */
export const target: (subject: Subject) => Arbitrary<string> = once((subject) =>
  sources(
    subject,
    subject.target,
    subject.standard.automaton(subject.target),
    isWide(subject) ? wideWithScheme : composedWithScheme,
  ),
);

/** Bases against which every reference can be resolved. */
export const base: (subject: Subject) => Arbitrary<string> = once((subject) => {
  const bases = target(subject);
  // By section 5 of these documents, relative references cannot be resolved against other bases.
  if (subject.id === "rfc2396") return bases.filter((text) => /^[^:]*:\//.test(text));
  return subject.id === "rfc2396bis-01" ? bases.filter((text) => /^[^:]*:(?:[/#]|\?[^[\]]*$|$)/.test(text)) : bases;
});

/** The texts that mutations insert. */
const INSERTS = [
  ...":/?#[]@!$&'()*+,;=%.-_~|\\^`{}<>\" ",
  ...["%4", "%zz", "%2e", "%u00e9", "//", "/../", "/.", "::", "://", "[::1]", "\r\n", "\t", "\0", "\x7F", "\u2028"],
  // Careless case folding, or digits of any script, can confuse some of these with ASCII.
  ...[
    "é",
    "\u212A",
    "\uFF21",
    "\uFF11",
    "\u0660",
    "😀",
    "\uD83D",
    "\uDE00",
    "\uFEFF",
    "\uFFFE",
    "\uE000",
    "a",
    "A",
    "0",
    "9",
    "G",
    "v1.x",
    "__proto__",
  ],
];

/** One small change: its kind, its place, the length of the changed text, and the text to insert. */
const mutation = fc.tuple(
  fc.constantFrom("insert", "delete", "replace", "duplicate", "swap"),
  fc.nat(0xff),
  fc.nat(6),
  fc.constantFrom(...INSERTS),
);

/** Strings with one to three small changes. */
export function mutated(source: Arbitrary<string>): Arbitrary<string> {
  return fc.tuple(source, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([text, mutations]) =>
    mutations.reduce((before, [kind, where, length, insert]) => {
      const at = where % (before.length + 1);
      const head = before.slice(0, at);
      const tail = before.slice(at);
      switch (kind) {
        case "insert":
          return head + insert + tail;
        case "delete":
          return head + tail.slice(1);
        case "replace":
          return head + insert + tail.slice(1);
        case "duplicate":
          return head + tail.slice(0, length) + tail;
        default:
          return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
      }
    }, text),
  );
}

/** Arbitrary sequences of UTF-16 code units, including lone surrogates. */
export const utf16: Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), {
    maxLength: 24,
    size: "max",
  })
  .map((codes) => String.fromCharCode(...codes));

/** Arbitrary strings: some valid, most almost valid, some completely different. */
export function anyText(source: Arbitrary<string>): Arbitrary<string> {
  const any = fc.oneof(
    { weight: 2, arbitrary: source },
    { weight: 5, arbitrary: mutated(source) },
    { weight: 1, arbitrary: mutated(composed) },
    { weight: 1, arbitrary: utf16 },
  );
  return withPool(() => true, any);
}

/** Any text, or a component of another reference, because text that is right in one place is often wrong in another. */
export function part(subject: Subject): Arbitrary<string> {
  const texts = reference(subject);
  const pieces = fc.tuple(texts, fc.nat(9)).map(([text, index]) => {
    const between = text.split(/[:/?#@]/);
    return between[index % between.length] ?? "";
  });
  return fc.oneof(
    pieces,
    pieces,
    anyText(texts),
    fc.constantFrom("", "//", "//a", "/", "a:b", "@", ":", "..", "[::1]"),
  );
}
