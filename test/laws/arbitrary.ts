/**
 * Strings to try the laws on: drawn from the grammars, composed of what is known to be hard, broken in small ways, and
 * drawn from nothing at all.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import type { Automaton } from "../../scripts/build/automaton.js";
import type { Operations, Subject } from "./subject.js";

/** A string, and the rule that it is tried against. */
export interface Ruled {
  readonly rule: string;
  readonly text: string;
}

/** A move of an automaton: the members of one class of characters, and where they lead. */
interface Move {
  readonly characters: string;
  readonly target: number;
}

interface State {
  readonly moves: readonly Move[];
  /** The moves by where they lead: a "/" is one of few targets, but one of many classes. */
  readonly byTarget: readonly Move[];
  /** The moves that lead nearer to acceptance. */
  readonly onward: readonly Move[];
}

/** How long walks are before they turn to the nearest end. */
const LONGEST_WALK = 60;

/** What draws one step of a walk. */
const STEP = fc.nat(0xffff);

const statesOfAutomaton = new WeakMap<Automaton, readonly State[]>();

/** The states of an automaton as walks need them. */
function statesOf(automaton: Automaton): readonly State[] {
  const known = statesOfAutomaton.get(automaton);
  if (known) return known;
  const members = Array.from({ length: automaton.classes }, () => "");
  automaton.classOf.forEach((each, code) => {
    members[each] = (members[each] ?? "") + String.fromCharCode(code);
  });
  const distances = distancesToAcceptance(automaton);
  const distance = (state: number): number => distances[state] ?? Infinity;
  const states = automaton.next.map((row, state): State => {
    const moves = row.flatMap((target, each) => (target === 0 ? [] : [{ characters: members[each] ?? "", target }]));
    const targets = [...new Set(moves.map(({ target }) => target))];
    const byTarget = targets.map((target) => ({
      characters: moves.flatMap((move) => (move.target === target ? [move.characters] : [])).join(""),
      target,
    }));
    return { moves, byTarget, onward: byTarget.filter(({ target }) => distance(target) < distance(state)) };
  });
  statesOfAutomaton.set(automaton, states);
  return states;
}

/** How many characters are between each state and the nearest one that accepts. */
export function distancesToAcceptance({ accepts, next }: Automaton): number[] {
  const distances = accepts.map((accepting) => (accepting ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    next.forEach((row, state) => {
      const through = 1 + Math.min(...row.map((target) => distances[target] ?? Infinity));
      if (through < (distances[state] ?? Infinity)) {
        distances[state] = through;
        changed = true;
      }
    });
  }
  return distances;
}

/** The start state of a rule. */
export function startOf({ rules, starts }: Automaton, rule: string): number {
  const start = starts[rules.indexOf(rule)];
  if (start === undefined) throw new RangeError(`the automaton has no rule ${rule}`);
  return start;
}

/** For each state that a rule reaches, the moves of one of the shortest ways to it, and the state itself. */
function waysFrom(states: readonly State[], start: number): (readonly [way: readonly Move[], state: number])[] {
  const ways = new Map<number, readonly Move[]>([[start, []]]);
  for (const [state, way] of ways) {
    for (const move of states[state]?.byTarget ?? []) if (!ways.has(move.target)) ways.set(move.target, [...way, move]);
  }
  return Array.from(ways, ([state, way]) => [way, state]);
}

/**
 * Strings that a rule matches, by random walks over its automaton. Every other walk begins at some state, after a
 * shortest way to it: by chance alone, few come far into an IPv6 address.
 */
export function walk(automaton: Automaton, rule: string): Arbitrary<string> {
  const states = statesOf(automaton);
  const ways = waysFrom(states, startOf(automaton, rule));
  const steps = fc.array(STEP, { maxLength: LONGEST_WALK, size: "max" });
  return fc.tuple(fc.oneof(fc.constant(0), fc.nat(ways.length - 1)), steps).map(([first, draws]) => {
    const [way = [], from = 0] = ways[first] ?? [];
    let text = "";
    let at = from;
    const draw = (index: number): number => draws[index % draws.length] ?? index;
    const take = (moves: readonly Move[], drawn: number): boolean => {
      const move = moves[drawn % moves.length];
      if (!move) return false;
      text += move.characters.charAt(Math.floor(drawn / moves.length) % move.characters.length);
      at = move.target;
      return true;
    };
    way.forEach((move, index) => take([move], draw(index)));
    for (const step of draws) {
      const { moves = [], byTarget = [] } = states[at] ?? {};
      if (!take(step % 4 === 0 ? byTarget : moves, Math.floor(step / 4))) break;
    }
    // To the nearest end; the steps are drawn from again, so that what is added differs, too.
    for (let turn = 0; automaton.accepts[at] !== true; turn++) take(states[at]?.onward ?? [], draw(turn));
    return text;
  });
}

const absent = fc.constant(null);

/** Components that are known to be hard, each as often as it is listed. */
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

/** The fewer of these there are, the sooner a generated string is short. */
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
  .map(([userinfo, host, port]) => (userinfo === null ? "" : `${userinfo}@`) + host + (port === null ? "" : `:${port}`));

const orAbsent = (before: string, arbitrary: Arbitrary<string>, after = ""): Arbitrary<string> =>
  fc.oneof(
    fc.constant(""),
    arbitrary.map((text) => before + text + after),
  );

const scheme = fc.constantFrom(...SCHEMES).map((text) => `${text}:`);
const rest = fc.tuple(
  orAbsent("//", authority),
  path,
  orAbsent("?", fc.constantFrom(...QUERIES)),
  orAbsent("#", fc.constantFrom(...QUERIES)),
);

/** References put together from hard components; most of them are valid. */
const composed: Arbitrary<string> = fc
  .tuple(fc.oneof(fc.constant(""), scheme), rest)
  .map(([before, parts]) => before + parts.join(""));

/** The same with a scheme. */
const composedWithScheme: Arbitrary<string> = fc.tuple(scheme, rest).map(([before, parts]) => before + parts.join(""));

/** Strings that some rule or other matches, for the rules that are not for whole references. */
const PARTS = [...SCHEMES, ...USERINFOS, ...HOSTS, ...PORTS, ...SEGMENTS, ...QUERIES, ...USERINFOS.map((u) => `${u}@h:80`)];

/** Strings that a rule of a standard matches. */
export function valid(subject: Subject, rule: string): Arbitrary<string> {
  const { standard, automaton } = subject;
  const matches = (text: string): boolean => standard.test(text, rule);
  const sources = [{ weight: 3, arbitrary: walk(automaton(), rule) }];
  const parts = PARTS.filter(matches);
  if (parts.length > 0) sources.push({ weight: 1, arbitrary: fc.constantFrom(...parts) });
  // Where only one in hundreds of these is valid, it takes too long to draw one.
  if (fc.sample(composed, { numRuns: 50, seed: 0 }).filter(matches).length > 10) {
    sources.push({ weight: 3, arbitrary: composed.filter(matches) });
  }
  return fc.oneof(...sources);
}

/** Strings that a rule matches, each with its rule, for all rules of a standard. */
export function validByAnyRule(subject: Subject): Arbitrary<Ruled> {
  return byAnyRule(subject, (rule) => valid(subject, rule));
}

/** Any strings at all, each with a rule that it was made for, for all rules of a standard. */
export function anyByAnyRule(subject: Subject): Arbitrary<Ruled> {
  return byAnyRule(subject, (rule) => anyText(valid(subject, rule)));
}

/** The rules for whole references come up as often as a dozen others. */
function byAnyRule(
  { standard: { rules }, everydayRules }: Subject,
  arbitraryOf: (rule: string) => Arbitrary<string>,
): Arbitrary<Ruled> {
  return fc.oneof(
    ...rules.map((rule) => ({
      weight: everydayRules.includes(rule) ? 12 : 1,
      arbitrary: arbitraryOf(rule).map((text): Ruled => ({ rule, text })),
    })),
  );
}

/** References to work on. */
export function reference(subject: Subject): Arbitrary<string> {
  const { standard, reference: rule, referenceAutomaton } = subject;
  return fc.oneof(
    { weight: 4, arbitrary: composed.filter((text) => standard.test(text, rule)) },
    { weight: 1, arbitrary: walk(referenceAutomaton(), rule) },
  );
}

/** References that can be a base. */
export function target(subject: Subject): Arbitrary<string> {
  const { standard, target: rule, referenceAutomaton } = subject;
  return fc.oneof(
    { weight: 4, arbitrary: composedWithScheme.filter((text) => standard.test(text, rule)) },
    { weight: 1, arbitrary: walk(referenceAutomaton(), rule) },
  );
}

/** What mutations put into a string. */
const INSERTS = [
  ...":/?#[]@!$&'()*+,;=%.-_~|\\^`{}<>\" ",
  ...["%4", "%zz", "%2e", "%u00e9", "//", "/../", "/.", "::", "://", "[::1]", "\r\n", "\t", "\0", "\x7F", "\u2028"],
  ...["é", "K", "Ａ", "１", "😀", "\uD83D", "\uDE00", "\uFEFF", "a", "A", "0", "9", "G", "v1.x", "__proto__"],
];

/** One small change: of which kind, where, how much of the string, and what to put in. */
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

/** Arbitrary sequences of UTF-16 code units, halves of pairs among them. */
export const utf16: Arbitrary<string> = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 24, size: "max" })
  .map((codes) => String.fromCharCode(...codes));

/** Any strings at all: some valid, most of them nearly so, some nothing of the kind. */
export function anyText(source: Arbitrary<string>): Arbitrary<string> {
  return fc.oneof(
    { weight: 2, arbitrary: source },
    { weight: 5, arbitrary: mutated(source) },
    { weight: 1, arbitrary: mutated(composed) },
    { weight: 1, arbitrary: utf16 },
  );
}

/** Any strings at all where an operation asks for a reference. */
export function anyReference(subject: Subject<keyof Operations>): Arbitrary<string> {
  return anyText(reference(subject));
}
