/**
 * Runs a tag at many call sites with many values, judges each call, and counts.
 *
 * @module
 */
import { inspect } from "node:util";
import { written } from "../fuzz/value.js";
import { judge, Vocabulary, type Outcome } from "./judge.js";
import { positionOf, templateOf, type Site, type TagOptions } from "./sites.js";
import { harmless, made, mute, type Given, type Tools } from "./values.js";

/** A tag, as far as the law needs it. */
export type TagFunction = (strings: TemplateStringsArray, ...values: never[]) => string;

/** What the module of the tag exports. */
export interface TagModule extends Tools {
  readonly uri: TagFunction & { readonly with: (options: TagOptions) => TagFunction };
  readonly uriReference: TagFunction;
  readonly iri: TagFunction;
}

/** A call site with its tag. As in a program, the array of strings is always the same. */
interface Call {
  readonly site: Site;
  readonly tag: TagFunction;
  readonly strings: TemplateStringsArray;
}

/** How many calls threw and passed. */
export type Counts = Readonly<Record<string, readonly [threw: number, passed: number]>>;

/** What a run found. */
export interface Report {
  readonly calls: number;
  /** By position; "pairs" are calls with two hostile values. */
  readonly counts: Counts;
  /** What breaks the law, by reason, with some of the calls. */
  readonly violations: readonly string[];
  /** The forms of all messages: numbers and single quoted characters are left out. */
  readonly messages: readonly string[];
}

/** What a run does. */
export interface Plan {
  readonly sites: readonly Site[];
  readonly values: readonly Given[];
  /** Values for some of the sites, because they are long. */
  readonly longValues?: readonly Given[];
  /** How many pairs of hostile values a site with several holes gets. */
  readonly pairs?: number;
  /** How many sites of each position teach the words of the messages. */
  readonly teachers?: number;
  /** How many violations of one reason are shown. */
  readonly shown?: number;
  /** Each site gets one of so many values, in one of its holes; otherwise all of them in each hole. */
  readonly spread?: number;
}

/** Every so many sites, one gets the long values. */
const LONG_STEP = 37;

/** Returns a generator of numbers below a limit (mulberry32). */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function callOf(site: Site, tags: TagModule): Call {
  const tag = site.options ? tags.uri.with(site.options) : tags[site.tag];
  const strings = Object.freeze(Object.assign([...site.strings], { raw: Object.freeze([...site.strings]) }));
  return { site, tag, strings };
}

/** Calls a tag, and returns what it did and what stood in its holes. */
function outcomeOf({ tag, strings }: Call, givens: readonly Given[], tools: Tools): [Outcome, readonly Given[]] {
  const values: unknown[] = [];
  const settled: Given[] = [];
  try {
    for (const given of givens) {
      const each = made(given, tools);
      values.push(each.value);
      settled.push(each.given);
    }
  } catch (error) {
    return [{ error, isEarly: true }, givens];
  }
  try {
    return [{ result: tag(strings, ...(values as never[])) }, settled];
  } catch (error) {
    return [{ error }, settled];
  }
}

/** Returns a list with another item at one index. */
const replaced = (givens: readonly Given[], index: number, given: Given): readonly Given[] =>
  givens.map((each, at) => (at === index ? given : each));

const harmlessFor = ({ places }: Site): Given[] => places.map((place, hole) => harmless(place, hole));

/** Learns the words of the tag's messages: a few sites teach those of each position. */
function learned(calls: readonly Call[], tags: TagModule, teachers: number): Vocabulary {
  const words = new Vocabulary();
  const taught = new Map<string, number>();
  for (const call of calls) {
    const { site } = call;
    const givens = harmlessFor(site);
    const learn = (hole: number, given: Given): void => {
      const [outcome] = outcomeOf(call, replaced(givens, hole, given), tags);
      if ("error" in outcome) words.learn(outcome.error);
    };
    if (site.refused) learn(0, givens[0] as Given);
    for (const hole of site.refused ? [] : givens.keys()) {
      const position = `${positionOf(site, hole)} ${String(hole)} ${site.tag} ${JSON.stringify(site.options)}`;
      const count = taught.get(position) ?? 0;
      taught.set(position, count + 1);
      if (count < teachers) for (const given of mute) learn(hole, given);
    }
  }
  return words;
}

function shownValue(value: unknown): string {
  try {
    return typeof value === "string" ? written(value) : inspect(value);
  } catch {
    return "a value that cannot be shown";
  }
}

function described(given: Given): string {
  if (given.kind === "copy") return `a copy of ${given.of}()`;
  if (given.kind === "value") return shownValue(given.value);
  return `${given.kind}(${shownValue(given.kind === "path" ? given.list : given.text)})`;
}

function lineOf(site: Site, givens: readonly Given[], outcome: Outcome): string {
  const head = `${site.tag}${site.options ? JSON.stringify(site.options) : ""} ${written(templateOf(site))}`;
  const values = givens.map((given) => described(given).slice(0, 120)).join(", ");
  const end = "error" in outcome ? `throws ${String(outcome.error)}` : shownValue(outcome.result);
  return `  ${head} with ${values} -> ${end.slice(0, 300)}`;
}

/** Returns a message without what differs from call to call. */
const formOf = (message: string): string =>
  message.replace(/'(?:[^'\p{Surrogate}]|\p{Surrogate})'/gu, "'_'").replace(/\d+/g, "0");

/**
 * Judges a tag.
 *
 * @param tags what the module of the tag exports
 * @param plan what is tried
 */
export function judgeTag(
  tags: TagModule,
  { sites, values, longValues = [], pairs = 0, teachers = 8, shown = 4, spread }: Plan,
): Report {
  const calls = sites.map((site) => callOf(site, tags));
  const words = learned(calls, tags, teachers);
  const counts = new Map<string, [number, number]>();
  const violations = new Map<string, string[]>();
  const forms = new Set<string>();
  let total = 0;
  const tryOne = (call: Call, givens: readonly Given[], position: string): Outcome => {
    const [outcome, settled] = outcomeOf(call, givens, tags);
    total++;
    const count = counts.get(position) ?? [0, 0];
    counts.set(position, count);
    count["error" in outcome ? 0 : 1]++;
    if ("error" in outcome && outcome.error instanceof Error && forms.size < 1000)
      forms.add(formOf(outcome.error.message));
    note(call.site, settled, outcome, judge(call.site, settled, outcome, words));
    return outcome;
  };
  const note = (site: Site, givens: readonly Given[], outcome: Outcome, reason: string | null): void => {
    if (reason === null) return;
    const lines = violations.get(reason) ?? [];
    violations.set(reason, lines);
    lines.push(lines.length < shown ? lineOf(site, givens, outcome) : "");
  };
  const next = random(1);
  for (const [index, call] of calls.entries()) {
    const { site } = call;
    const givens = harmlessFor(site);
    const position = (hole: number): string => (site.refused ? "refused" : positionOf(site, hole));
    const first = tryOne(call, givens, site.refused ? "refused" : "harmless");
    if (!site.refused && "error" in first) note(site, givens, first, "harmless values are refused");
    const all = index % LONG_STEP === 0 ? [...values, ...longValues] : values;
    for (const hole of givens.keys()) {
      for (const [at, given] of all.entries()) {
        if (spread !== undefined && (at + index) % (givens.length * spread) !== hole) continue;
        tryOne(call, replaced(givens, hole, given), position(hole));
      }
    }
    for (let count = 0; count < pairs && givens.length > 1; count++) {
      const [one, other] = [next(givens.length), next(givens.length)];
      const hostile = [values[next(values.length)], values[next(values.length)]] as [Given, Given];
      tryOne(call, replaced(replaced(givens, one, hostile[0]), other, hostile[1]), site.refused ? "refused" : "pairs");
    }
  }
  const sorted = [...violations].sort(([, one], [, other]) => other.length - one.length);
  return {
    calls: total,
    counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
    violations: sorted.flatMap(([reason, lines]) => [
      `${String(lines.length)}: ${reason}`,
      ...lines.filter((line) => line !== ""),
    ]),
    messages: [...forms].sort(),
  };
}
