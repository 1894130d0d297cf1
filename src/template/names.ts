/**
 * Finds where the names of an associative array contradict each other. An object has each name once, and it has whole
 * numbers first, in ascending order. So a part of a text is an associative array only if its names are like this.
 *
 * A text is divided at separators, at `=`, and at what no name and no value has. A part of it begins anywhere in a segment,
 * so its first name is the end of a segment. It ends anywhere, so its last name can be the beginning of one. All names
 * between are whole segments. The segments are known by the offsets of their beginnings.
 *
 * @module
 */
import type { Form } from "./forms.js";

/** The names in a text. */
export interface Names {
  /**
   * Returns a function that tells whether the names of a part of the text agree, if the part is as its form says.
   *
   * @param start the offset of the part
   */
  readonly from: (start: number) => (end: number) => Agreement;
  /**
   * Marks the offsets at which a part can begin whose names agree.
   *
   * @param isEnd whether a part can end at an offset
   */
  readonly addStarts: (starts: Uint8Array, form: Form, isEnd: (at: number) => boolean) => void;
}

/** Whether the names agree, and whether there is one name; `never` if the names of longer parts contradict each other, too. */
export type Agreement = "one" | "many" | "no" | "never";

/** The facts about a text. The index of each list is an offset. */
interface Segments {
  /** The beginning of the segment; an offset behind a segment belongs to it, too. */
  readonly starts: Int32Array;
  /** Whether an offset is between units. If not, whether the units from there are as if it were. */
  readonly places: Uint8Array;
  /** For an end: the least segment in which a part may begin, so that its names agree, apart from the first one. */
  readonly least: Int32Array;
  /** For an end: a number for the last name. */
  readonly keys: Int32Array;
  /** For a beginning: the greatest segment with the last name, so that the first one agrees with those between. */
  readonly most: Int32Array;
}

const BETWEEN = 2;
const INSIDE = 1;

/**
 * Reads the names in a text. The time is linear.
 *
 * @param text a text
 * @param units the length of the unit at each offset
 * @param separator the character between two members
 */
export function namesOf(text: string, units: Uint8Array, separator: string): Names {
  const delimiters = new Map([
    [separator.charCodeAt(0), SEPARATOR],
    [EQUALS, EQUALS],
  ]);
  /** Returns the delimiter at an offset; 0 for none. */
  const delimiterAt = (at: number): number => delimiters.get(text.charCodeAt(at)) ?? 0;
  const segments = segmentsOf(text, units);
  setLeast(text, segments, delimiterAt);
  setMost(text, segments, delimiterAt);
  const { starts, places, least, keys, most } = segments;

  /** Returns the segment with the last name of a part that ends here. */
  const nameOf = (end: number): number => {
    const start = starts[end] as number;
    return delimiterAt(start - 1) === EQUALS ? (starts[start - 1] as number) : start;
  };

  /** Returns where the last name of a part ends that ends here. */
  const lastEndOf = (last: number, end: number): number => (starts[end] === last ? end : (starts[end] as number) - 1);

  /** Returns whether the names of a part agree. Its first name ends at an offset. */
  const agreement = (start: number, nameEnd: number, end: number): Agreement => {
    const first = starts[start] as number;
    const last = nameOf(end);
    if (first === last) return "one";
    if ((most[start] as number) < last) return "never";
    if ((least[end] as number) > first) return "no";
    const lastEnd = lastEndOf(last, end);
    const number = wholeNumber(text, last, lastEnd);
    if (number < Infinity && !(wholeNumber(text, start, nameEnd) < number)) return "no";
    const isSame = lastEnd - last === nameEnd - start && text.slice(last, lastEnd) === text.slice(start, nameEnd);
    return isSame ? "no" : "many";
  };

  return {
    from(start) {
      let nameEnd = start;
      while (starts[nameEnd + 1] === starts[start]) nameEnd++;
      return (end) => agreement(start, nameEnd, end);
    },
    addStarts(marks, { states }, isEnd) {
      const mayBeAlone = (states[0] as Form["states"][number]).moves[1] >= 0;
      const mayEndInFirst = (states[0] as Form["states"][number]).isEnd;
      const mayBeEmpty = (states[1] as Form["states"][number]).isEnd;
      /** The ends that can be reached from the delimiter, in descending order, and those that need a "=" before them. */
      let ends: number[] = [];
      let waiting: number[] = [];
      const addEnds = (to: number[], start: number, end: number): void => {
        for (let at = end; at >= start; at--) if (places[at] === BETWEEN && isEnd(at)) to.push(at);
      };
      /** Whether the rest of a segment can be all of a part. */
      const isWhole = new Uint8Array(mayEndInFirst ? text.length + 1 : 0);
      let [nextEnd, nextDelimiter] = [0, 0];
      for (let end = text.length; end >= 0;) {
        const start = starts[end] as number;
        const delimiter = delimiterAt(end);
        if (delimiter === 0) [ends, waiting] = [[], []];
        const valueEnd = delimiter === EQUALS && nextDelimiter === SEPARATOR ? nextEnd : -1;
        const few = fewOf(ends, start, (delimiter === SEPARATOR ? end : valueEnd) + 1);
        for (let at = end; at >= start; at--) {
          if (mayEndInFirst && (isEnd(at) || isWhole[at + (units[at] as number)] === 1)) isWhole[at] = 1;
          const isStart = isWhole[at] === 1 || (places[at] !== 0 && few.some((each) => agreesWith(at, end, each)));
          if (isStart) marks[at] = 1;
        }
        const before = delimiterAt(start - 1);
        if (before === EQUALS) {
          // A value: it cannot be followed by "=".
          if (delimiter === SEPARATOR && (mayBeEmpty || start < end)) for (const each of waiting) ends.push(each);
          else ends = [];
          waiting = [];
          addEnds(ends, mayBeEmpty ? start : start + 1, end);
        } else if (mayBeAlone) addEnds(mayEndInFirst ? ends : waiting, start, end);
        else if (delimiter !== EQUALS) ends = [];
        [nextEnd, nextDelimiter] = [end, delimiter];
        end = start - 1;
      }
    },
  };

  function agreesWith(start: number, nameEnd: number, end: number): boolean {
    const found = agreement(start, nameEnd, end);
    return found === "one" || found === "many";
  }

  /**
   * Returns the least ends, so that each beginning in a segment has its least end among them, or has no end. Removes ends
   * that are no longer needed: beginnings that are further left have the same names, and more.
   *
   * @param next the segment of the next name
   */
  function fewOf(ends: number[], start: number, next: number): readonly number[] {
    const few: number[] = [];
    // A first name is the same as at most one of different names. Whole numbers can contradict it, too.
    for (let different = 0; different < 2;) {
      const end = ends.pop();
      if (end === undefined) break;
      if ((least[end] as number) > start || few.some((each) => keys[each] === keys[end])) continue;
      few.push(end);
      const last = nameOf(end);
      if (last !== next || wholeNumber(text, last, lastEndOf(last, end)) === Infinity) different++;
    }
    for (let index = few.length - 1; index >= 0; index--) ends.push(few[index] as number);
    return few;
  }
}

const EQUALS = 0x3d;
const SEPARATOR = 1;

/** The greatest whole number that is put before other names. */
const GREATEST = 2 ** 32 - 2;

/** Returns the whole number that a name is; `Infinity` for other names. */
export function wholeNumber(text: string, start?: number, end?: number): number {
  const name = text.slice(start, end);
  const number = name.length <= 10 && /^(?:0|[1-9]\d*)$/.test(name) ? Number(name) : Infinity;
  return number > GREATEST ? Infinity : number;
}

function segmentsOf(text: string, units: Uint8Array): Segments {
  const size = text.length + 1;
  const starts = new Int32Array(size);
  const places = new Uint8Array(size);
  let start = 0;
  for (let at = 0; at < size;) {
    const length = units[at] as number;
    starts[at] = start;
    places[at] = BETWEEN;
    for (let inside = 1; inside < length; inside++) {
      starts[at + inside] = start;
      // Triplets before the last one cannot be divided.
      places[at + inside] = inside > length - 3 ? INSIDE : 0;
    }
    at += Math.max(length, 1);
    if (length === 0) start = at;
  }
  return { starts, places, least: new Int32Array(size), keys: new Int32Array(size), most: new Int32Array(size) };
}

/** A trie of names. Names have few different characters, so a list of the children of each node is short. */
export function trieOf(size: number): {
  readonly find: (node: number, code: number) => number;
  readonly add: (node: number, code: number) => number;
} {
  const children = new Int32Array(size);
  const siblings = new Int32Array(size);
  const codes = new Uint8Array(size);
  let last = 0;
  const find = (node: number, code: number): number => {
    if (node < 0) return -1;
    let child = children[node] as number;
    while (child > 0 && codes[child] !== code) child = siblings[child] as number;
    return child > 0 ? child : -1;
  };
  return {
    find,
    add(node, code) {
      const child = find(node, code);
      if (child > 0) return child;
      last++;
      codes[last] = code;
      siblings[last] = children[node] as number;
      return (children[node] = last);
    },
  };
}

/** Goes from the left to the right, and compares each name, and each beginning of one, with the names before it. */
function setLeast(text: string, { starts, least, keys }: Segments, delimiterAt: (at: number) => number): void {
  const size = text.length + 1;
  const { add } = trieOf(size);
  /** For each node: the last segment that is this name. */
  const seen = new Int32Array(size);
  let bound = 0;
  let [previous, previousNumber] = [0, -1];
  let node = 0;
  for (let at = 0; at < size; at++) {
    const start = starts[at] as number;
    const before = delimiterAt(start - 1);
    if (before === EQUALS) {
      least[at] = bound;
      keys[at] = node;
      continue;
    }
    if (at === start) node = 0;
    else node = add(node, text.charCodeAt(at - 1));
    if (at === start && before === 0) [previous, previousNumber] = [0, -1];
    const number = wholeNumber(text, start, at);
    const isUnordered = number < Infinity && !(previousNumber < number);
    const here = Math.max(bound, seen[node] as number, isUnordered ? previous : 0);
    least[at] = here;
    keys[at] = node;
    if (starts[at + 1] === start) continue;
    // This is the end of a name.
    bound = here;
    seen[node] = start;
    [previous, previousNumber] = [start, number];
  }
}

/** Goes from the right to the left, and compares each end of a segment with the names after it. */
function setMost(text: string, { starts, most }: Segments, delimiterAt: (at: number) => number): void {
  const size = text.length + 1;
  const { add, find } = trieOf(size);
  const isName = (start: number): boolean => delimiterAt(start - 1) === SEPARATOR;
  for (let end = text.length; end >= 0;) {
    const start = starts[end] as number;
    if (isName(start)) for (let at = end - 1, node = 0; at >= start; at--) node = add(node, text.charCodeAt(at));
    end = start - 1;
  }
  /** For each node: the next segment that is this name; 0 for none. */
  const seen = new Int32Array(size);
  /** The next name, and the whole number that it is, after the segment and after a value. */
  let [next, nextNumber, afterValue, afterValueNumber] = [0, Infinity, 0, Infinity];
  for (let end = text.length; end >= 0;) {
    const start = starts[end] as number;
    const delimiter = delimiterAt(end);
    if (delimiter === EQUALS) [next, nextNumber] = [afterValue, afterValueNumber];
    else if (delimiter === 0) [next, nextNumber] = [0, Infinity];
    let node = 0;
    for (let at = end; at >= start; at--) {
      if (at < end) node = find(node, text.charCodeAt(at));
      const same = node < 0 ? 0 : (seen[node] as number);
      const limit = same > 0 ? same : size;
      const isUnordered = nextNumber < Infinity && !(wholeNumber(text, at, end) < nextNumber);
      most[at] = isUnordered ? Math.min(limit, next) : limit;
    }
    // What follows a value stands behind its separator.
    [afterValue, afterValueNumber] = delimiter === SEPARATOR ? [next, nextNumber] : [0, Infinity];
    if (isName(start)) {
      seen[node] = start;
      [next, nextNumber] = [start, wholeNumber(text, start, end)];
    }
    end = start - 1;
  }
}
