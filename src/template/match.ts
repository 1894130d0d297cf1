/**
 * Finds the values with which a template gives a URI: the reverse of an expansion.
 *
 * A template becomes a list of points, from its end to its beginning. A pass from the end of the URI to its beginning finds
 * the offsets at which the rest of the URI can be the rest of the template. Then a search goes forward, and never enters a
 * point where this is impossible. So it goes back only if a variable occurs more than once, or if dots separate pairs.
 *
 * Most templates are simpler: what follows each variable cannot occur in its value. These are read in one pass.
 *
 * @module
 */
import { aBoolean, assertString, aWholeNumber, readOptions, type Checks } from "../core/arguments.js";
import { URISyntaxError } from "../core/diagnostic.js";
import { lazy } from "../core/lazy.js";
import type { CharacterSet } from "../core/percent.js";
import { recordOf } from "./check.js";
import {
  encode,
  filled,
  joined,
  planOf,
  unreservedSet,
  written,
  type Operator,
  type Plan,
  type Reference,
  type Step,
} from "./expand.js";
import {
  decodedReserved,
  formsOf,
  reservedUnit,
  sequenceLength,
  unitsOf,
  valueOf,
  type Form,
  type Found,
} from "./forms.js";
import { namesOf, type Names } from "./names.js";

/** A value that `match` returns: a text, a list of at least two texts, or an associative array. */
export type MatchedValue = string | readonly string[] | Readonly<Record<string, string>>;

/** The values that `match` returns, by the names of the variables. Variables that write nothing are absent. */
export type MatchedVariables = Readonly<Record<string, MatchedValue>>;

/** How to match. */
export interface MatchOptions {
  /** Whether to return all ways to divide the URI among the variables, in a list. Default: `false`. */
  readonly all?: boolean | undefined;
  /** The greatest number of results with `all`, a whole number. Default: 100. */
  readonly limit?: number | undefined;
}

const CHECKS: Checks<MatchOptions> = { all: aBoolean, limit: aWholeNumber };

/** The number of results if no limit is given. */
const LIMIT = 100;

/**
 * Returns the values with which a template gives a URI: `expand(template, match(template, uri))` is the URI.
 *
 * Several values can give the same URI. Numbers and booleans are found as texts; a list of one item is a text; variables
 * that write nothing are absent. From left to right, each variable gets a value if that is possible, and then a text before
 * a list, a list before an associative array, and the shortest one that is not empty.
 *
 * The time is linear in the length of the URI, for a given template and for each result. If a variable occurs more than
 * once, or if pairs with dots can be written, as in `{.x*}`, the search may have to try many divisions. Then it stops after
 * about a million steps.
 *
 * @param template a template
 * @param uri any string
 * @param options `all`: a list of all results; `limit`: its greatest length
 * @returns the values by the names of the variables, or `null` if no values give the URI; with `all`, a list, which is empty
 *   if no values give it
 * @throws {URISyntaxError} if the string is not a template, or an operator is reserved; if the search stops, with the code
 *   `rfc6570/search-limit`. The offsets refer to the template, in UTF-16 code units.
 * @throws {RangeError} if `limit` is not a whole number
 * @throws {TypeError} if the template or the URI is not a string, or an option has the wrong type
 *
 * @example
 * import { match } from "uri-grammar/template";
 *
 * match("/people{/id}{?fields*}", "/people/7?fields=name&fields=age"); // => { id: "7", fields: ["name", "age"] }
 * match("/people{/id}", "/groups/7"); // => null
 * match("/{a}-{b}", "/x-y-z", { all: true }); // => [{ a: "x", b: "y-z" }, { a: "x-y", b: "z" }]
 */
export function match(
  template: string,
  uri: string,
  options: MatchOptions & { readonly all: true },
): readonly MatchedVariables[];
export function match(
  template: string,
  uri: string,
  options?: MatchOptions & { readonly all?: false | undefined },
): MatchedVariables | null;
export function match(
  template: string,
  uri: string,
  options?: MatchOptions,
): MatchedVariables | readonly MatchedVariables[] | null;
export function match(
  template: string,
  uri: string,
  options?: MatchOptions,
): MatchedVariables | readonly MatchedVariables[] | null {
  assertString(template);
  return matched(matcherOf(planOf(template)), uri, options);
}

/** Reads the arguments of a match, and returns its result. */
export function matched(
  matcher: Matcher,
  uri: string,
  options: MatchOptions | undefined,
): MatchedVariables | readonly MatchedVariables[] | null {
  assertString(uri, "The URI");
  const { all = false, limit = LIMIT } = readOptions(options, CHECKS);
  if (!all && matcher.isDirect) return readOnce(matcher.plan, uri);
  const results = search(matcher, uri, all ? limit : 1);
  return all ? results.slice(0, limit) : (results[0] ?? null);
}

/** A variable in an expression. */
interface Variable {
  readonly each: Reference;
  readonly how: Operator;
  readonly forms: readonly Form[];
  /** The point after the variable, if something is written. */
  readonly done: number;
}

/** A point of a template. The numbers are those of later points. */
type Point =
  | { readonly text: string; readonly next: number }
  | {
      readonly variable: Variable;
      /** The text before a value. */
      readonly before: string;
      /** The point after the variable, if it is left out. */
      readonly skip: number;
      /** The point after an empty text, which may write nothing; -1 if this is the same as to leave the variable out. */
      readonly empty: number;
    };

/** A template that is ready to be matched. */
export interface Matcher {
  readonly plan: Plan;
  /** The points of the template, from its last to its first. The end of the template is the point 0. */
  readonly points: readonly (Point | null)[];
  /** The first point. */
  readonly first: number;
  /** For each variable: `null`, if it occurs once. */
  readonly repeated: readonly (Repeated | null)[];
  /** Whether a search must try values, and go back: a variable is repeated, or dots separate pairs. */
  readonly isSearched: boolean;
  /** Whether what follows each variable shows where its value ends, so that one pass finds the first result. */
  readonly isDirect: boolean;
}

/** A variable that occurs more than once. */
interface Repeated {
  /** The occurrence whose text determines the value; `undefined` if no text does. */
  readonly decider: Reference | undefined;
  /** Whether the value must be a text, because of a prefix modifier. */
  readonly isText: boolean;
}

const matchers = /* @__PURE__ */ new WeakMap<Plan, Matcher>();

/** Returns the matcher of a plan. */
export function matcherOf(plan: Plan): Matcher {
  let matcher = matchers.get(plan);
  if (matcher === undefined) matchers.set(plan, (matcher = makeMatcher(plan)));
  return matcher;
}

function makeMatcher(plan: Plan): Matcher {
  const repeated = repeatedIn(plan);
  const hasRepeated = repeated.some((each) => each !== null);
  const points: (Point | null)[] = [null];
  const add = (point: Point): number => points.push(point) - 1;
  let first = 0;
  for (let index = plan.steps.length - 1; index >= 0; index--) {
    const step = plan.steps[index] as string | Step;
    if (typeof step === "string") {
      first = add({ text: step, next: first });
      continue;
    }
    const { operator: how, references } = step;
    const maySayNothing = how.first === "" && !how.named;
    /** The points if nothing is written yet, if there is only an empty text that wrote nothing, and for all others. */
    let [none, silent, some] = [first, hasRepeated ? first : -1, first];
    for (let at = references.length - 1; at >= 0; at--) {
      const each = references[at] as Reference;
      const variable: Variable = { each, how, forms: formsOf(each, how), done: some };
      none = add({ variable, before: how.first, skip: none, empty: maySayNothing ? silent : some });
      if (at === 0) break;
      if (maySayNothing) silent = add({ variable, before: how.separator, skip: silent, empty: some });
      some = add({ variable, before: how.separator, skip: some, empty: some });
    }
    first = none;
  }
  const isSearched = hasRepeated || occurrencesIn(plan).some(isDottedIn);
  return { plan, points, first, repeated, isSearched, isDirect: !hasRepeated && isDirect(plan) };
}

/** The characters of texts and lists that are not exploded. */
const inValues = /* @__PURE__ */ lazy((): CharacterSet => {
  const set = Uint8Array.from(unreservedSet());
  for (const character of "%,") set[character.charCodeAt(0)] = 1;
  return set;
});

/** How many texts that can follow a variable are compared. */
const MOST_FOLLOWING = 32;

/** Returns whether what follows each variable cannot occur in its value, and cannot be taken for the variable. */
function isDirect({ steps }: Plan): boolean {
  /** What the rest of the template can begin with. */
  let rest: readonly string[] = [];
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as string | Step;
    if (typeof step === "string") {
      rest = [step];
      continue;
    }
    const { operator: how, references } = step;
    if (how.reserved || (how.named && how.ifEmpty === "") || references.length + rest.length > MOST_FOLLOWING)
      return false;
    const leads = references.map((each) => (how.named ? `${each.name}=` : ""));
    const starts = leads.map((lead) => how.first + lead);
    const others = leads.map((lead) => how.separator + lead);
    const isRight = references.every(({ explode, most }, at) => {
      const after = [...others.slice(at + 1), ...rest];
      const own = at === 0 ? starts.slice(0, 1) : [starts[at] as string, others[at] as string];
      return (
        !explode &&
        most === 0 &&
        after.every((text) => text !== "" && inValues()[text.charCodeAt(0)] !== 1) &&
        own.every((text) => text === "" || !rest.some((other) => other.startsWith(text) || text.startsWith(other)))
      );
    });
    if (!isRight) return false;
    rest = [...starts, ...rest];
  }
  return true;
}

/** Returns the first result for a template whose variables can be read one after the other. */
function readOnce({ steps, names }: Plan, text: string): MatchedVariables | null {
  const isInValue = inValues();
  const found: (readonly [name: string, value: MatchedValue])[] = [];
  let at = 0;
  for (const step of steps) {
    if (typeof step === "string") {
      if (!text.startsWith(step, at)) return null;
      at += step.length;
      continue;
    }
    const { operator: how, references } = step;
    let before = how.first;
    for (const each of references) {
      const lead = how.named ? `${before}${each.name}=` : before;
      if (!text.startsWith(lead, at)) continue;
      const start = at + lead.length;
      let end = start;
      while (isInValue[text.charCodeAt(end)] === 1) end++;
      // An empty text that writes nothing is left out.
      if (lead === "" && end === start) continue;
      const value = plainText(text.slice(start, end));
      if (value === null) return null;
      found.push([(names[each.slot] as Plan["names"][number])[0], value]);
      at = end;
      before = how.separator;
    }
  }
  return at === text.length ? Object.fromEntries(found) : null;
}

/** Returns the value of a text without a name; `null` if an expansion does not write it like this. */
function plainText(text: string): string | readonly string[] | null {
  // Without triplets, an expansion writes each text as it is.
  if (!text.includes("%")) return text.includes(",") ? text.split(",") : text;
  try {
    const value = valueOf(text.split(","));
    const written = [value].flat().map((each) => encode(each, false));
    return written.join(",") === text ? value : null;
  } catch {
    return null;
  }
}

/** Returns whether dots separate the members of a value, which can have dots, too. */
const isDottedIn = ({ each, how }: Occurrence): boolean => each.explode && how.separator === ".";

/** An occurrence of a variable. */
type Occurrence = Pick<Variable, "each" | "how">;

/** Returns the variables in all expressions. */
const occurrencesIn = ({ steps }: Plan): readonly Occurrence[] =>
  steps.flatMap((step) =>
    typeof step === "string" ? [] : step.references.map((each) => ({ each, how: step.operator })),
  );

/** Finds the variables that occur more than once. */
function repeatedIn(plan: Plan): readonly (Repeated | null)[] {
  const found: Occurrence[][] = plan.names.map(() => []);
  for (const one of occurrencesIn(plan)) (found[one.each.slot] as Occurrence[]).push(one);
  return found.map((all) => {
    if (all.length === 1) return null;
    const whole = all.filter(({ each }) => each.most === 0);
    const hasEncodedPrefix = all.some(({ each, how }) => each.most > 0 && !how.reserved);
    const decider =
      whole.find((one) => !one.how.reserved && !isDottedIn(one)) ??
      whole.find((one) => !one.how.reserved) ??
      // Such a text can be read in several ways, which differ where it is encoded.
      (hasEncodedPrefix ? undefined : whole[0]);
    return { decider: decider?.each, isText: whole.length < all.length };
  });
}

/** A way to go on from a point. */
interface Way {
  /** The next point, and its offset in the URI. */
  readonly next: number;
  readonly end: number;
  /** The form of the value, and where it begins, without and with its lead; absent if the variable is left out. */
  readonly form?: Form;
  readonly from: number;
  readonly start: number;
  /** The value, if it is known already. */
  readonly value?: Found;
}

/** A point on the way of the search, with the ways from there. */
interface Frame {
  readonly point: number;
  readonly at: number;
  readonly variable: Variable;
  readonly ways: Iterator<Way, void>;
  /** The number of results before this point. */
  readonly found: number;
  way: Way | undefined;
  /** The kind of what was noted about a repeated variable. */
  noted: "value" | "text" | undefined;
}

/** A text that a repeated variable writes. */
interface Seen extends Occurrence {
  readonly text: string;
  /** The same without the name. */
  readonly part: string;
}

/** How many steps a search takes back and forth. */
const MOST_STEPS = 2 ** 20;
/** How much memory a search takes for its bits, in words of 32 bits. */
const MOST_WORDS = 2 ** 27;

/** Returns at most so many results, which are different. */
function search(
  { plan, points, first, repeated, isSearched }: Matcher,
  text: string,
  limit: number,
): readonly MatchedVariables[] {
  const hasRepeated = repeated.some((each) => each !== null);
  const reach = reachOf(points, text, plan);
  /** The value of each repeated variable: `null` if it is left out, `undefined` if it is not known yet. */
  const values: (Found | null | undefined)[] = repeated.map(() => undefined);
  const seen: Seen[][] = repeated.map((each) => (each === null ? NOTHING : []));
  let steps = MOST_STEPS + 4 * points.length * (text.length + 1);
  const count = (size: number): void => {
    // Otherwise each step leads to a result.
    if (isSearched && (steps -= size) < 0) throw limitReached(plan);
  };

  /** Returns what a way writes. */
  const textsOf = ({ from, start, end }: Way): Pick<Seen, "text" | "part"> => ({
    text: text.slice(from, end),
    part: text.slice(start, end),
  });

  /** Returns whether a value writes the texts that were seen. It is a text if one of them has a prefix. */
  const isSeen = (value: Found, all: readonly Seen[]): boolean =>
    all.every((one) => {
      count(one.text.length + 1);
      return written(value, one.each, one.how) === one.text;
    });

  /** Returns the ways to go on with a value that is known. */
  function* waysOfKnown(point: VariablePoint, at: number, value: Found | null): Generator<Way, void> {
    const { variable, before, skip, empty } = point;
    if (value === null) {
      if (reach.has(skip, at)) yield { next: skip, end: at, from: at, start: at };
      return;
    }
    const expected = before + written(value, variable.each, variable.how);
    // It is encoded and compared.
    count(4 * expected.length + 1);
    const next = expected.length === before.length ? empty : variable.done;
    const end = at + expected.length;
    if (text.startsWith(expected, at) && reach.has(next, end)) yield { next, end, from: at, start: at };
  }

  /** Returns the ways to go on from a point, the best one first. */
  function* waysOf(point: VariablePoint, at: number): Generator<Way, void> {
    const { variable, before, skip, empty } = point;
    const { each, how, forms, done } = variable;
    const value = values[each.slot];
    if (value !== undefined) return yield* waysOfKnown(point, at, value);
    const from = at + before.length;
    if (text.startsWith(before, at)) {
      for (const form of forms) {
        if (!text.startsWith(form.lead, from)) continue;
        const start = from + form.lead.length;
        const way = (next: number, end: number): Way => ({ next, end, form, from, start });
        const nextIfEmpty = how.named ? done : empty;
        let hasEmpty = form.states[0]?.isEnd === true && reach.has(nextIfEmpty, start);
        const isAssociative = associativeAt(form, start);
        for (const end of endsOf(form, text, reach, start, count)) {
          // An empty text comes after the other texts, and before the lists.
          if (end < 0 && form === forms[0]) {
            if (hasEmpty) yield* decided(way(nextIfEmpty, start), variable);
            hasEmpty = false;
          } else if (end >= 0 && reach.has(done, end)) {
            const agrees = isAssociative(end);
            if (agrees === null) break;
            if (agrees) yield* decided(way(done, end), variable);
          }
        }
        if (hasEmpty) yield* decided(way(nextIfEmpty, start), variable);
      }
    }
    if (reach.has(skip, at) && (seen[each.slot] as Seen[]).length === 0) {
      yield { next: skip, end: at, from: at, start: at };
    }
  }

  /** Returns a function that tells for an end whether the names of pairs agree; `null` if those of longer texts cannot, either. */
  const associativeAt = ({ pairs, separator }: Form, start: number): ((end: number) => boolean | null) => {
    if (pairs === undefined) return () => true;
    const agreement = reach.namesAt(separator).from(start);
    const { except } = pairs;
    const nameEnd = except !== undefined && text.startsWith(except, start) ? start + except.length : -1;
    return (end) => {
      const found = agreement(end);
      if (found === "never") return null;
      // One pair with the name of the variable is a text.
      const isText = found === "one" && (end === nameEnd || text.charCodeAt(nameEnd) === EQUALS);
      return found !== "no" && !isText;
    };
  };

  /** Makes a way with each value that it can have. Most values are read later. */
  function* decided(way: Way, { each, how, forms }: Variable): Generator<Way, void> {
    const form = way.form as Form;
    const known = repeated[each.slot] as Repeated | null;
    if (known === null ? form === forms[0] || form.pairs !== undefined : known.decider !== each) {
      yield way;
      return;
    }
    const part = text.slice(way.start, way.end);
    const value = form.read(part, count);
    if (known === null) {
      // The names of an associative array with dots can contradict each other.
      if (value !== null) yield { ...way, value };
      return;
    }
    count(part.length + 1);
    const others = [
      value,
      // The same text can be one text with dots.
      typeof value === "object" && isDottedIn({ each, how }) ? decodeURIComponent(part) : null,
      form.readPairs?.(part) ?? null,
    ];
    for (const other of others) {
      if (other === null || (known.isText && typeof other !== "string")) continue;
      if (isSeen(other, [...(seen[each.slot] as Seen[]), { each, how, ...textsOf(way) }])) {
        yield { ...way, value: other };
      }
    }
  }

  const frames: Frame[] = [];
  const results: MatchedVariables[] = [];

  /** Goes to a point, over literals. */
  const enter = (to: number, offset: number): void => {
    if (!reach.has(to, offset)) return;
    let [number, at] = [to, offset];
    let point = points[number] as Point | null;
    while (point !== null && "text" in point) {
      at += point.text.length;
      number = point.next;
      point = points[number] as Point | null;
    }
    // The search may have been here in vain.
    if (!reach.has(number, at)) return;
    if (point === null) {
      const result = resultOf();
      if (result !== null) results.push(result);
      return;
    }
    const { variable } = point;
    const found = results.length;
    frames.push({ point: number, at, variable, ways: waysOf(point, at), found, way: undefined, noted: undefined });
  };

  /** Notes what a way says about a repeated variable. */
  const note = (frame: Frame, way: Way): void => {
    const { each, how } = frame.variable;
    if (repeated[each.slot] === null || values[each.slot] !== undefined) return;
    if (way.form === undefined || way.value !== undefined) {
      values[each.slot] = way.value ?? null;
      frame.noted = "value";
    } else {
      (seen[each.slot] as Seen[]).push({ each, how, ...textsOf(way) });
      frame.noted = "text";
    }
  };

  /** Forgets what the last way said. */
  const forget = (frame: Frame): void => {
    const { slot } = frame.variable.each;
    if (frame.noted === "value") values[slot] = undefined;
    if (frame.noted === "text") (seen[slot] as Seen[]).pop();
    frame.noted = undefined;
  };

  /** Returns the values of the ways of all frames; `null` if they contradict each other. */
  function resultOf(): MatchedVariables | null {
    const found: (Found | null | undefined)[] = values.map((value, slot) => {
      const all = seen[slot] as Seen[];
      return value !== undefined || all.length === 0 ? value : valueOfPrefixes(all, isSeen);
    });
    for (const { variable, way } of frames) {
      const { form, start, end, value } = way as Way;
      const { slot } = variable.each;
      if (form === undefined || repeated[slot] !== null) continue;
      found[slot] = value ?? form.read(text.slice(start, end), count);
    }
    if (found.some((value, slot) => value === null && values[slot] === undefined)) return null;
    const result = plan.names.flatMap(([name], slot) => {
      const value = found[slot] ?? undefined;
      return value === undefined ? [] : [[name, plainOf(value)] as const];
    });
    if (hasRepeated && result.some((one) => saysNothing(one, result))) return null;
    return Object.fromEntries(result);
  }

  /** Returns whether a variable is empty and writes nothing: then the result without it is another one. */
  function saysNothing(
    one: readonly [string, MatchedValue],
    all: readonly (readonly [string, MatchedValue])[],
  ): boolean {
    const [, value] = one;
    const isEmpty =
      typeof value === "string"
        ? value === ""
        : (value as Record<string, string>)[""] === "" && Object.keys(value).length === 1;
    if (!isEmpty) return false;
    count(text.length);
    const others = all.filter((other) => other !== one);
    return filled(plan, Object.fromEntries(others), joined) === text;
  }

  enter(first, 0);
  while (results.length < limit) {
    const frame = frames.at(-1);
    if (frame === undefined) break;
    forget(frame);
    const { value: way } = frame.ways.next();
    if (way === undefined) {
      frames.pop();
      // Without repeated variables, the rest does not depend on what was before.
      if (!hasRepeated && results.length === frame.found) reach.remove(frame.point, frame.at);
      continue;
    }
    count(1);
    frame.way = way;
    note(frame, way);
    enter(way.next, way.end);
  }
  return results;
}

type VariablePoint = Extract<Point, { readonly variable: Variable }>;

const NOTHING: Seen[] = [];

/**
 * Returns the text of a variable whose occurrences have prefixes, or reserved characters.
 *
 * @param all what the occurrences write
 * @param isSeen returns whether a text writes all of it
 */
function valueOfPrefixes(
  all: readonly Seen[],
  isSeen: (value: string, all: readonly Seen[]) => boolean,
): string | null {
  /** Returns the longest text of some occurrences. One without a prefix is the longest. */
  const longest = (reserved: boolean): string | undefined => {
    const rank = ({ each }: Seen): number => (each.most === 0 ? Infinity : each.most);
    const some = all.filter(({ how }) => how.reserved === reserved);
    return some.sort((a, b) => rank(b) - rank(a))[0]?.part;
  };
  const texts: string[] = [];
  const reserved = longest(true);
  const encoded = longest(false);
  if (encoded === undefined) texts.push(decodedReserved(reserved as string));
  else {
    const text = decodeURIComponent(encoded);
    texts.push(text);
    // The last characters of the prefix can be the beginning of a triplet.
    for (let less = 0; less <= 2 && reserved !== undefined; less++) {
      const at = text.length - less;
      if (less > 0 && text.charAt(at) !== "%") continue;
      const head = encode(text.slice(0, at), true);
      if (reserved.startsWith(head)) texts.push(text.slice(0, at) + reserved.slice(head.length));
    }
  }
  return texts.find((text) => isSeen(text, all)) ?? null;
}

/** Returns a value as a program passes it to `expand`. */
export function plainOf(value: Found): MatchedValue {
  if (typeof value === "string") return value;
  return "pairs" in value ? Object.fromEntries(value.pairs) : value;
}

/** Returns the error for a search that is too long. It is about the first variable that can be the reason. */
function limitReached(plan: Plan): URISyntaxError {
  const occurrences = occurrencesIn(plan);
  const all = occurrences.map(({ each }) => each);
  const dotted = occurrences.find(isDottedIn)?.each;
  const slots = new Set<number>();
  const repeated = all.find(({ slot }) => slots.size === slots.add(slot).size);
  const { start, end } = (repeated ?? dotted ?? all[0]) as Reference;
  const message =
    "The search for the values stops here: there are too many ways to divide the URI among the variables. Use different variables, and put characters between them that no value has.";
  return new URISyntaxError(recordOf({ code: "search-limit", message, start, end, rule: "varspec" }, "1.4"));
}

/** For each point, the offsets at which the rest of a text can be the rest of the template. */
interface Reach {
  readonly has: (point: number, at: number) => boolean;
  readonly remove: (point: number, at: number) => void;
  readonly units: Uint8Array;
  /** Returns the names in the text, for a separator. */
  readonly namesAt: (separator: string) => Names;
}

/** Finds for each point at which offsets the rest of a text can be the rest of the template. */
function reachOf(points: Matcher["points"], text: string, plan: Plan): Reach {
  const units = unitsOf(text);
  const width = (text.length >> 5) + 1;
  if (points.length * width > MOST_WORDS) throw limitReached(plan);
  const bits = new Uint32Array(points.length * width);
  const wordOf = (point: number, at: number): number => point * width + (at >> 5);
  const has = (point: number, at: number): boolean =>
    point >= 0 && ((bits[wordOf(point, at)] as number) & (1 << (at & 31))) !== 0;
  const add = (point: number, at: number): void => {
    bits[wordOf(point, at)] = (bits[wordOf(point, at)] as number) | (1 << (at & 31));
  };
  const remove = (point: number, at: number): void => {
    bits[wordOf(point, at)] = (bits[wordOf(point, at)] as number) & ~(1 << (at & 31));
  };
  const found = new Map<string, Names>();
  const namesAt = (separator: string): Names => {
    let names = found.get(separator);
    if (names === undefined) found.set(separator, (names = namesOf(text, units, separator)));
    return names;
  };
  add(0, text.length);
  const starts = new Uint8Array(text.length + 1);
  let last: Variable | undefined;
  for (const [number, point] of points.entries()) {
    if (point === null) continue;
    if ("text" in point) {
      const { next, text: literal } = point;
      for (let at = text.length - literal.length; at >= 0; at--) {
        if (has(next, at + literal.length) && text.startsWith(literal, at)) add(number, at);
      }
      continue;
    }
    const { variable, before, skip, empty } = point;
    if (variable !== last) {
      starts.fill(0);
      for (const form of variable.forms) {
        if (form.pairs === undefined) addStarts(starts, form, variable, text, { has, units });
        else namesAt(form.separator).addStarts(starts, form, (at) => has(variable.done, at));
      }
      last = variable;
    }
    for (let at = text.length; at >= 0; at--) {
      const from = at + before.length;
      const isHere = text.startsWith(before, at) && (starts[from] === 1 || (!variable.how.named && has(empty, from)));
      if (isHere || has(skip, at)) add(number, at);
    }
  }
  return { has, remove, units, namesAt };
}

/** Returns the length of the unit of a form at an offset. */
const unitAt = ({ reserved }: Form, text: string, units: Uint8Array, at: number): number =>
  reserved ? reservedUnit(text, at) : (units[at] as number);

/**
 * Marks the offsets at which a form can begin, so that the rest can follow it. A form of a variable without a name is not
 * empty.
 */
function addStarts(
  starts: Uint8Array,
  form: Form,
  { done, how }: Variable,
  text: string,
  { has, units }: Pick<Reach, "has" | "units">,
): void {
  const { lead, states } = form;
  if (form.most > 0) {
    addPrefixStarts(starts, form, done, text, { has, units });
    return;
  }
  /** A bit for each state from which an end can be reached, and the last one for the first state without an end here. */
  const ends = new Uint8Array(text.length + 1);
  for (let at = text.length; at >= 0; at--) {
    const symbol = symbolAt(form, text, units, at);
    const kind = symbol & KIND;
    const length = symbol >> 2;
    let bits = 0;
    const isEnd = has(done, at);
    for (let index = states.length - 1; index >= 0; index--) {
      const { moves, isEnd: mayEnd } = states[index] as Form["states"][number];
      const next = kind === KIND ? -1 : (moves[kind] as number);
      const goesOn = next >= 0 && ((ends[at + length] as number) & (1 << next)) !== 0;
      if (goesOn || (mayEnd && isEnd)) bits |= 1 << index;
      if (goesOn && index === 0) bits |= MOVES;
    }
    ends[at] = bits;
    const wanted = how.named ? 1 : MOVES;
    if (text.startsWith(lead, at) && ((ends[at + lead.length] as number) & wanted) !== 0) starts[at] = 1;
  }
}

/** The bit for the first state if a move from it leads to an end. */
const MOVES = 0x80;

/**
 * Returns the symbol at an offset: the last two bits are its kind, an index of the moves, and the others are its length. The
 * kind 3 is no symbol.
 */
function symbolAt(form: Form, text: string, units: Uint8Array, at: number): number {
  const length = unitAt(form, text, units, at);
  if (form.reserved) return length > 0 ? length << 2 : KIND;
  if (text.startsWith(form.separator, at)) return (form.separator.length << 2) | 1;
  if (length > 0) return length << 2;
  return text.charCodeAt(at) === EQUALS ? (1 << 2) | 2 : KIND;
}

const KIND = 3;
const EQUALS = 0x3d;

/** Marks the offsets at which a text with a limited number of characters can begin. */
function addPrefixStarts(
  starts: Uint8Array,
  form: Form,
  done: number,
  text: string,
  { has, units }: Pick<Reach, "has" | "units">,
): void {
  const { lead, most, states } = form;
  /** The least number of characters up to an end, at most a number that is greater than all limits. */
  const costs = new Uint16Array(text.length + 1);
  const costIfNotEmpty = (at: number): number => {
    const length = unitAt(form, text, units, at);
    if (length === 0) return TOO_MANY;
    if (!form.reserved || length === 1) return Math.min(TOO_MANY, 1 + (costs[at + length] as number));
    const whole = sequenceLength(text, at);
    let cost = Math.min(TOO_MANY, 1 + (costs[at + whole] as number));
    // A text can end inside: then each triplet is a character.
    for (let part = 3; part < whole; part += 3) if (has(done, at + part)) cost = Math.min(cost, part / 3);
    return cost;
  };
  for (let at = text.length; at >= 0; at--) {
    costs[at] = has(done, at) ? 0 : costIfNotEmpty(at);
    if (!text.startsWith(lead, at)) continue;
    const from = at + lead.length;
    const mayBeEmpty = lead !== "" && states[0]?.isEnd === true;
    if ((mayBeEmpty && costs[from] === 0) || costIfNotEmpty(from) <= most) starts[at] = 1;
  }
}

const TOO_MANY = 0xffff;

/** Returns the offsets after a form at which it can end, if it is not empty, in order; -1 at the first separator. */
function* endsOf(
  form: Form,
  text: string,
  { units }: Reach,
  start: number,
  count: (size: number) => void,
): Generator<number, void> {
  const { states, most } = form;
  let state = 0;
  let characters = 0;
  let isText = true;
  for (let at = start; at < text.length;) {
    count(1);
    const symbol = symbolAt(form, text, units, at);
    const kind = symbol & KIND;
    const length = symbol >> 2;
    state = kind === KIND ? -1 : ((states[state] as Form["states"][number]).moves[kind] as number);
    if (state < 0) return;
    if (kind === 1 && isText) {
      yield -1;
      isText = false;
    }
    let end = at + length;
    if (most > 0) {
      characters++;
      const whole = length === 3 && form.reserved ? sequenceLength(text, at) : length;
      // A text can end inside of the triplets of a character: then each triplet is a character.
      for (let part = 3; form.reserved && part < whole && characters + part / 3 - 1 <= most; part += 3) yield at + part;
      if (characters > most) return;
      end = at + whole;
    }
    at = end;
    if ((states[state] as Form["states"][number]).isEnd) yield at;
  }
}
