/**
 * What the headers of grammar files can say about a URI: where a part stands, and what is wrong with it. The build writes calls
 * of these functions; grammar/README.md has the words.
 *
 * @module
 */
import { present as invariant } from "../../core/invariant.js";
import { lazy } from "../../core/lazy.js";
import { characterSet, lowerCase, octetAt, rewriteTriplets } from "../../core/percent.js";
import { withoutZeros } from "../../core/ports.js";
import type { NodeBase } from "../../tree/index.js";
import type { Suggestion } from "../../explain/edit-words.js";
import { NOTHING, PASSWORD, type Check, type Finding, type SchemeEdit } from "../mechanism/check.js";
import type { Span, Subject } from "../mechanism/check.js";
import { languageOf, type BuiltGrammar } from "../mechanism/grammar.js";
import { byKey, charactersBy, decoded, few, nodesAt, NOT_UTF8, notUTF8In, repeated as repeatedIn } from "./edits.js";
import { hasLists, parametersOf, remembered } from "./parameters.js";

/** What a requirement found: a span, and what is particular about it. Most nodes of trees are such spans. */
export interface Found extends Span {
  /** The message, if it is not that of the requirement. */
  readonly message?: string;
  /** The text that a repair writes in place of the span. */
  readonly text?: string;
  /** What the repair changes, such as "the password". */
  readonly what?: string;
  /** Whether the text comes from a list or a grammar, so that the repair can quote it. */
  readonly isOurs?: boolean;
  /** A repair of another span. */
  readonly repair?: Suggestion | undefined;
}

/** Finds what violates a requirement. */
export type Find<Node = unknown, Generic extends NodeBase = NodeBase> = (
  subject: Subject<Node, Generic>,
) => Iterable<Found>;

/** The facts of a requirement. */
export interface RequirementFacts extends Omit<Check, "find"> {
  /** The message of its diagnostics. By default, it is the summary. */
  readonly message?: string;
}

/** Makes a requirement from its facts and from what finds the spans that violate it. */
export function requirement<Node, Generic extends NodeBase>(
  { message, ...facts }: RequirementFacts,
  find: Find<Node, Generic>,
): Check<Node, Generic> {
  const usual = message ?? facts.summary;
  const findingOf = ({ start, end, message: own = usual, text, what, isOurs, repair }: Found): Finding => ({
    start,
    end,
    message: own,
    repair: text === undefined ? repair : { start, end, text, what, isOurs },
  });
  return {
    ...facts,
    find(subject) {
      const found = find(subject);
      // Most URIs need no further look.
      if (found === NOTHING) return NOTHING;
      const list = few(found);
      return list.length === 0 ? NOTHING : list.map(findingOf);
    },
  };
}

/** Makes a requirement of a header: what finds its violations stands there, or in code, by the code of the requirement. */
export const completed = <Node, Generic extends NodeBase>(
  known: Check<unknown, NodeBase> | RequirementFacts,
  finds: Readonly<Record<string, Find<Node, Generic>>>,
): Check<Node, Generic> => ("find" in known ? known : requirement(known, invariant(finds[known.code])));

/** A part of a URI. The value of a parameter is decoded. */
type Place = Span & { readonly type?: string; readonly name?: string; readonly value?: unknown };

/** Returns the parts that have a name. */
type Places = (subject: Subject<unknown, NodeBase>) => readonly Place[];

/** Returns what is wrong with parts. */
type Test<Given = Subject<unknown, NodeBase>> = (places: readonly Place[], subject: Given) => readonly Found[];

/** Finds what is wrong with parts, if all conditions are true. */
export const finds =
  (places: Places, test: Test, ...conditions: readonly ((subject: Subject<unknown, NodeBase>) => boolean)[]): Find =>
  (subject) => {
    const all = places(subject);
    if (all.length === 0) return NOTHING;
    const found = test(all, subject);
    return found.length > 0 && conditions.every((each) => each(subject)) ? found : NOTHING;
  };

/** Finds what one of several functions finds. */
export const anyOf =
  (...all: readonly Find[]): Find =>
  (subject) => {
    let found: readonly Found[] = NOTHING;
    for (const find of all) {
      const more = find(subject);
      if (more !== NOTHING) found = [...found, ...more];
    }
    return found;
  };

/**
 * Makes the edits of a normal form from what their sentences find. An edit inside the text of another one does not count.
 *
 * @param all the sections of the sentences, and what they find
 */
export const editing =
  (
    ...all: readonly (readonly [section: string, find: Find])[]
  ): ((subject: Subject<unknown, NodeBase>) => readonly SchemeEdit[]) =>
  (subject) => {
    const edits = all.flatMap(([section, find]) =>
      Array.from(find(subject), ({ start, end, text = "", repair }) => ({ start, end, text, ...repair, section })),
    );
    if (edits.length < 2) return edits;
    let done = 0;
    return edits
      .sort((one, other) => one.start - other.start || other.end - one.end)
      .filter(({ start, end }) => start >= done && (done = end) >= 0);
  };

/** A condition: something is true of a part. */
export const some =
  (places: Places, test: Test) =>
  (subject: Subject<unknown, NodeBase>): boolean =>
    test(places(subject), subject).length > 0;

/** A condition: a part is absent. */
export const none =
  (places: Places) =>
  (subject: Subject<unknown, NodeBase>): boolean =>
    places(subject).length === 0;

/** A condition: a part is absent, or something is true of it. */
export const noneOr =
  (places: Places, test: Test) =>
  (subject: Subject<unknown, NodeBase>): boolean =>
    none(places)(subject) || some(places, test)(subject);

/** Looks for something only in URIs that contain a text. */
export const having =
  (text: string, find: Find): Find =>
  (subject) =>
    subject.input.includes(text) ? find(subject) : NOTHING;

/** Looks for something only in URIs with more octets. */
export const longer =
  (most: number, find: Find): Find =>
  (subject) =>
    subject.input.length > most ? find(subject) : NOTHING;

const listOf = (span: Span | null | undefined): readonly Span[] => (span ? [span] : NOTHING);

/** Parts of the generic syntax. A fragment has its "#". */
export const whole: Places = ({ input }) => [{ start: 0, end: input.length }];
export const userinfo: Places = ({ authority: found }) => listOf(found?.userinfo);
export const host: Places = ({ authority: found }) => listOf(found?.host);
export const authority: Places = ({ authority: found }) => listOf(found);
export const path: Places = ({ parts }) => [parts.path];
export const query: Places = ({ parts }) => listOf(parts.query);
export const fragment: Places = ({ parts: { fragment: found } }) =>
  found === null ? NOTHING : [{ start: found.start - 1, end: found.end }];

/** The end of a URI, where something is missing. */
export const atEnd: Places = ({ input: { length } }) => [{ start: length, end: length }];

/** Fields that lead to nodes: their names, or a function if none of them holds a list, which is faster. */
type Path = readonly string[] | ((root: never) => NodeBase | null | undefined);

/** The nodes that fields of the tree lead to, in the order of the paths: those of a type, or all. */
export function nodes(wanted: string | null, ...paths: readonly Path[]): Places {
  const [only] = paths;
  if (paths.length === 1 && wanted === null && typeof only === "function") {
    return ({ node }) => {
      const found = only(node as never);
      return found ? [found] : NOTHING;
    };
  }
  return ({ node }) => {
    const found: NodeBase[] = [];
    for (const path of paths) {
      if (typeof path === "function") {
        const held = path(node as never);
        if (held) found.push(held);
      } else for (const each of nodesAt(node as NodeBase, [path])) found.push(each);
    }
    return wanted === null ? found : found.filter(({ type }) => type === wanted);
  };
}

/** Several parts, in this order. */
export const each =
  (...all: readonly Places[]): Places =>
  (subject) =>
    all.flatMap((places) => places(subject));

/** The names of parameters; `null` for all. */
type Names = readonly string[] | null;

/** Returns whether a text is one of some texts, perhaps in another case. Most have another length. */
function isOneOf(text: string, texts: readonly string[], ignoresCase: boolean): boolean {
  if (texts.includes(text)) return true;
  return ignoresCase && texts.some(({ length }) => length === text.length) && texts.includes(lowerCase(text));
}

/** Returns whether a name is one of some names. */
const isNamed = (name: string, names: Names, ignoresCase: boolean): boolean =>
  names === null || isOneOf(name, names, ignoresCase);

/** Parameters of a query without nodes that have one of these names. */
export const parameters =
  (names: Names, ignoresCase: boolean): Places =>
  (subject) =>
    parametersOf(subject).filter(({ name }) => isNamed(name, names, ignoresCase));

/** The values of such parameters. */
export const values =
  (names: Names, ignoresCase: boolean): Places =>
  (subject) =>
    parametersOf(subject).flatMap(({ name, at: start, end, value }) =>
      isNamed(name, names, ignoresCase) ? [{ start, end, value }] : [],
    );

/** Returns the decoded text of a part. */
function decodedIn(input: string, { start, end }: Span): string {
  const text = input.slice(start, end);
  return decoded(text) ?? text;
}

/** A parameter that is a node. */
interface Attribute extends Span {
  /** Its decoded name, in lower case if case does not count. */
  readonly name: string;
  readonly value: Span;
}

/** Where parameters stand that are nodes, and the fields of their name and their value. */
interface Listed {
  readonly path: readonly string[];
  readonly nameField: string;
  readonly valueField: string;
  readonly ignoresCase: boolean;
}

/** Returns the parameters that are nodes. Checks of valid URIs call this often. */
function attributesOf(
  { node: root, input }: Pick<Subject, "node" | "input">,
  { path, nameField, valueField, ignoresCase }: Listed,
): readonly Attribute[] {
  const found: Attribute[] = [];
  for (const node of nodesAt(root as NodeBase, [path])) {
    const { start, end } = node;
    const fields = node as unknown as Readonly<Record<string, Span | null>>;
    const name = fields[nameField];
    if (!name) continue;
    const text = decodedIn(input, name);
    const value = fields[valueField] ?? { start: end, end };
    found.push({ start, end, name: ignoresCase ? lowerCase(text) : text, value });
  }
  return found;
}

/**
 * Nodes that are parameters with one of these names, or their values.
 *
 * @param names the names, in lower case if case does not count; `null` for all
 * @param lists the fields that lead to the nodes, and the fields of their name and their value, such as `query.params name value`
 */
export function listed(names: Names, ignoresCase: boolean, isWhole: boolean, ...lists: readonly string[]): Places {
  const all = lists.map((key) => {
    const [path, nameField, valueField] = key.split(" ") as [string, string, string];
    return { key, path: path.split("."), nameField, valueField, ignoresCase };
  });
  return (subject) => {
    const { input } = subject;
    // Most texts show without a tree that no name is there.
    if (names !== null && !hasLists(subject) && !input.includes("%")) {
      const text = ignoresCase ? input.toLowerCase() : input;
      if (!names.some((name) => text.includes(name))) return NOTHING;
    }
    let found: Place[] | undefined;
    for (const list of all) {
      for (const { start, end, name, value } of remembered(subject, list.key, attributesOf, list)) {
        if (names !== null && !names.includes(name)) continue;
        const place = isWhole ? { start, end, name } : { ...value, value: decodedIn(input, value) };
        (found ??= []).push(place);
      }
    }
    return found ?? NOTHING;
  };
}

/** Parameters of the query, with their names and their values. */
export const wholeParameters: Places = (subject) => parametersOf(subject).map(({ start, end }) => ({ start, end }));

/** Percent-encodings anywhere in a URI: an automaton tells whether a text matches, and not where. */
const TRIPLET = /%[\dA-F]{2}/gi;

/** Percent-encodings. */
export const triplets: Places = ({ input }) =>
  input.includes("%")
    ? Array.from(input.matchAll(TRIPLET), ({ index }) => ({ start: index, end: index + "%00".length }))
    : NOTHING;

/** Returns the text of a part; that of a parameter is decoded. */
const textOf = ({ start, end, value }: Place, input: string): string =>
  typeof value === "string" ? value : input.slice(start, end);

/** The part is there. */
export const present: Test = (places) => places.map(({ start, end }) => ({ start, end }));

/** Makes a test of what is wrong with each part. Checks of valid URIs call it often, so it makes no lists for them. */
const eachOf =
  (find: (place: Place, input: string) => Found | null): Test<Pick<Subject, "input">> =>
  (places, { input }) => {
    let all: Found[] | undefined;
    for (const place of places) {
      const found = find(place, input);
      if (found !== null) (all ??= []).push(found);
    }
    return all ?? NOTHING;
  };

/** Makes a test of the text of each part. */
const where = (isWrong: (text: string, place: Place, input: string) => boolean): Test<Pick<Subject, "input">> =>
  eachOf((place, input) => {
    return isWrong(textOf(place, input), place, input) ? { start: place.start, end: place.end } : null;
  });

/** The part is empty. */
export const empty: Test = /* @__PURE__ */ where((_, { start, end }) => start === end);

/** The part is not empty. */
export const filled: Test = /* @__PURE__ */ where((_, { start, end }) => start < end);

/** The part is a node of one of these types; or of none, if `wanted` is false. */
export const typed = (types: readonly string[], wanted: boolean): Test =>
  where((_, { type }) => types.includes(String(type)) === wanted);

/** Rules of schemes have only these characters, so others stay percent-encoded. */
const ASCII = /* @__PURE__ */ characterSet(() => true);

/** The part matches one of the rules; or none, if `wanted` is false. */
export function matching(grammar: BuiltGrammar, rules: readonly string[], wanted: boolean): Test {
  const testers = lazy(() => rules.map((rule) => languageOf(grammar).tester(rule)));
  return where((found, { type, value, start, end }, input) => {
    // Most values have no percent-encodings.
    const isDecoded = type === undefined && value !== undefined && (found.length < end - start || found.includes("%"));
    const text = isDecoded ? rewriteTriplets(input.slice(start, end), ASCII, false) : found;
    return testers().some((test) => test(text)) === wanted;
  });
}

/** The part is one of these texts, ignoring case; or none, if `wanted` is false. */
export const equal = (texts: readonly string[], wanted: boolean): Test =>
  where((text) => isOneOf(text, texts, true) === wanted);

/** The part has no such text. */
export const lacking = (text: string): Test => where((found) => !found.includes(text));

/** The part begins with such a text, ignoring case. */
export const beginning = (text: string): Test => {
  const firsts = [text.charAt(0), text.charAt(0).toUpperCase()];
  return eachOf((place, input) => {
    const { start } = place;
    const found = textOf(place, input);
    const isThere = firsts.includes(found.charAt(0)) && lowerCase(found.slice(0, text.length)) === text;
    return isThere ? { start, end: start + text.length } : null;
  });
};

/** The first such text of each part. */
export const containing = (text: string): Test =>
  eachOf((place, input) => {
    const at = textOf(place, input).indexOf(text);
    const start = place.start + at;
    return at < 0 ? null : { start, end: start + text.length };
  });

/**
 * The first percent-encoding of each part that matches a rule.
 *
 * @param isWhole whether the rule is about its three characters, and not about the character that it stands for
 */
export function encoding(grammar: BuiltGrammar, rule: string, isWhole = false): Test<Pick<Subject, "input">> {
  /** Whether an octet matches, once it is known. */
  const known: boolean[] = [];
  const matches = (triplet: string, octet: number): boolean =>
    languageOf(grammar).test(isWhole ? triplet : String.fromCharCode(octet), { rule });
  return eachOf(({ start, end }, input) => {
    for (let at = start; at < end; at++) {
      if (input.charCodeAt(at) !== PERCENT) continue;
      const octet = octetAt(input, at);
      if ((known[octet] ??= matches(input.slice(at, at + 3), octet))) return { start: at, end: at + 3 };
    }
    return null;
  });
}

const PERCENT = 0x25;

/** The part has percent-encodings of characters that match a rule by themselves. */
export function decoding(grammar: BuiltGrammar, rule: string): Test {
  const decodable = charactersBy(languageOf(grammar), rule);
  return eachOf(({ start, end }, input) => {
    const before = input.slice(start, end);
    const text = rewriteTriplets(before, decodable(), false);
    return text === before ? null : { start, end, text };
  });
}

/** The part has percent-encodings, of UTF-8, and decoded it matches a rule; or not, if `wanted` is false. */
export const encoded = (grammar: BuiltGrammar, rule: string, wanted = true): Test =>
  where((text) => {
    const isDecodable = text.includes("%") && decoded(text) !== null;
    return (isDecodable && languageOf(grammar).test(rewriteTriplets(text, ASCII, false), { rule })) === wanted;
  });

/** The part has too many octets. Its percent-encodings are counted in a text that can match any rule. */
export const octets = (most: number): Test =>
  where((text, { start, end }) => end - start > most && text.replace(/%../g, "-").length > most);

/** What each part has too much of characters. */
export const characters = (most: number): Test =>
  eachOf(({ start, end }) => (end - start > most ? { start: start + most, end } : null));

/** Digits in the text of any part, for grammars with and without the rule DIGIT. */
const DIGITS = /^\d+$/;

/** Compares decimal digits of any length with a limit: below 0 if they are a smaller number, above 0 if a larger one. */
function order(text: string, limit: string): number {
  const digits = text.startsWith("0") ? withoutZeros(text) : text;
  return digits.length - limit.length || (digits < limit ? -1 : Number(digits > limit));
}

/** Returns whether a text is a larger decimal number. Numbers of any length are compared exactly. */
export const isAbove = (text: string, most: string): boolean => order(text, most) > 0 && DIGITS.test(text);

/** The part is a number above a limit. */
export const above = (most: string): Test => where((text) => isAbove(text, most));

/** The part is a number below a limit. */
export const below = (least: string): Test => where((text) => order(text, least) < 0 && DIGITS.test(text));

/** The part is a number between two limits, which are such numbers, too; or outside of them, if `wanted` is false. */
export const between = (least: string, most: string, wanted: boolean): Test =>
  where((text) => (order(text, least) >= 0 && order(text, most) <= 0) === wanted && DIGITS.test(text));

/** The part is a number with zeros before it. */
export const zeros: Test = /* @__PURE__ */ eachOf(({ start, end }, input) => {
  const before = input.slice(start, end);
  const text = withoutZeros(before);
  return text === before ? null : { start, end, text, what: "the zeros" };
});

/** The part has letters of the other case. */
export const inCase = (isUpper: boolean, what?: string): Test<Pick<Subject, "input">> =>
  eachOf(({ start, end }, input) => {
    const before = input.slice(start, end);
    const text = isUpper ? before.toUpperCase() : lowerCase(before);
    return text === before ? null : { start, end, text, ...(what !== undefined && { what }) };
  });

/** The parts are not sorted by the text of a field, or by their own text. What separates them stays where it is. */
export const sorted =
  (field?: string): Test =>
  (places, { input }) => {
    const textIn = ({ start, end }: Span): string => input.slice(start, end);
    const keyOf = (place: Place): string => {
      return textIn(field === undefined ? place : ((place as unknown as Record<string, Span>)[field] as Span));
    };
    const [first, last] = [places[0], places.at(-1)];
    if (first === last || first === undefined || last === undefined) return NOTHING;
    const keyed = places.map((place) => ({ key: keyOf(place), place }));
    const list = [...keyed].sort(byKey(({ key }) => key));
    if (list.every((each, at) => each === keyed[at])) return NOTHING;
    const separatorAfter = (at: number): string => input.slice(places[at]?.end, places[at + 1]?.start ?? last.end);
    const text = list.map(({ place }, at) => textIn(place) + separatorAfter(at)).join("");
    return [{ start: first.start, end: last.end, text }];
  };

/** The part occurs more than once: the later ones with the same text before "=". */
export const repeated =
  (ignoresCase: boolean): Test =>
  (places, subject) => {
    const nameOf = (place: Place): string => {
      const name = place.name ?? String(textOf(place, subject.input).split("=", 1)[0]);
      return ignoresCase ? lowerCase(name) : name;
    };
    return present(repeatedIn(places, nameOf), subject);
  };

/** The first percent-encodings of each part that are not UTF-8. */
export const notUTF8: Test = (places, { input }) =>
  input.includes("%")
    ? places
        .flatMap((place) => notUTF8In(input.slice(place.start, place.end), place.start))
        .map((each) => ({ ...each, message: NOT_UTF8 }))
    : NOTHING;

/** The part has a password: the text after its first ":". */
export const password: Test = /* @__PURE__ */ eachOf(({ start, end }, input) => {
  const colon = input.slice(start, end).indexOf(":");
  return colon < 0 ? null : { start: start + colon, end, message: PASSWORD, text: "", what: "the password" };
});

/** Those of the parts of which something else is true, too. */
export const those =
  (condition: Test, test: Test): Test =>
  (places, subject) =>
    test(
      places.filter((place) => condition([place], subject).length > 0),
      subject,
    );

/** Gives what a test finds a message. */
export const saying =
  (test: Test, message: string): Test =>
  (places, subject) =>
    test(places, subject).map((found) => ({ ...found, message }));

/** Repairs what a test finds: removes it, and some characters before and after it. */
export const removing =
  (test: Test, what?: string, before = 0, after = 0): Test =>
  (places, subject) =>
    test(places, subject).map(({ start, end }) => {
      return { start, end, repair: { start: start - before, end: end + after, text: "", what } };
    });

/** Repairs what a test finds: writes a text in its place, or in place of its first character. */
export const writing =
  (test: Test, text: string, isFirst = false): Test =>
  (places, subject) =>
    test(places, subject).map(({ start, end }) => {
      return { start, end, repair: { start, end: isFirst ? start + 1 : end, text, isOurs: true } };
    });
