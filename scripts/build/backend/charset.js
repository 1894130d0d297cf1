// Character sets, and the lookup table that a parser uses to test membership.

import { ASCII, CODE_UNITS, intervalsOf } from "../units.js";

/** The maximum number of sets in one table: one bit each in a positive 32-bit integer. */
const BITS = 31;

/** @typedef {import("../units.js").Range} Range */

/** A set of UTF-16 code units. */
export class CharSet {
  /** @param {Iterable<Range>} ranges in any order */
  constructor(ranges) {
    /**
     * The ranges in order. No range touches the next one.
     * @type {Range[]}
     */
    this.ranges = [];
    for (const [first, last] of [...ranges].sort(([one], [other]) => one - other)) {
      const before = this.ranges.at(-1);
      if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
      else this.ranges.push([first, last]);
    }
    const ascii = Array.from({ length: ASCII }, (_, code) => code).filter((code) => this.has(code));
    const others = this.ranges.filter(([, last]) => last >= ASCII);
    /**
     * The ASCII characters, then the other ranges. Equal for equal sets only.
     * @type {string}
     */
    this.key = String.fromCharCode(...ascii) + others.map(([first, last]) => String.fromCharCode(first, last)).join("");
    /** The same in a comment: characters beyond ASCII are written as numbers. */
    this.comment = [
      JSON.stringify(String.fromCharCode(...ascii)),
      ...others.map(([first, last]) => `U+${hex(first)}-${hex(last)}`),
    ].join(" ");
  }

  /** @returns {number | null} the code of its only member; null if it has another number of members */
  get only() {
    const [range, ...others] = this.ranges;
    return range && range[0] === range[1] && others.length === 0 ? range[0] : null;
  }

  /** @param {number} code of a code unit */
  has(code) {
    return this.ranges.some(([first, last]) => code >= first && code <= last);
  }

  /** Returns the set with both cases of each letter of ASCII. */
  withBothCases() {
    const both = [this.key.toLowerCase(), this.key.toUpperCase()].join("");
    return new CharSet(Array.from(both, (char) => [char.charCodeAt(0), char.charCodeAt(0)]));
  }

  /** @param {CharSet} other */
  union(other) {
    return new CharSet([...this.ranges, ...other.ranges]);
  }

  /** @param {CharSet} other */
  meets(other) {
    return this.ranges.some(([first, last]) => other.ranges.some(([from, to]) => first <= to && last >= from));
  }
}

/** @param {number} code */
const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");

/** The sets that a parser tests. The table has one number per character, with one bit per set. */
export class CharacterTable {
  /**
   * @param {(set: CharSet) => string} nameOf returns the name of a set's bit in the parser
   * @param {number} units the number of UTF-16 code units in the table; all others are in no set
   */
  constructor(nameOf, units) {
    this.nameOf = nameOf;
    this.units = units;
    /**
     * By the keys of the sets.
     * @type {Map<string, { set: CharSet, name: string, table: number }>}
     */
    this.members = new Map();
  }

  /**
   * @param {CharSet} set
   * @param {string} code an expression for the code of any UTF-16 unit
   * @returns {string} an expression in the parser that is not 0 if the unit is in the set
   */
  test(set, code) {
    const index = this.members.size;
    const member = this.members.get(set.key) ?? { set, name: this.nameOf(set), table: Math.floor(index / BITS) };
    this.members.set(set.key, member);
    return `(${tableName(member.table)}[${code}] & ${member.name})`;
  }

  /** @returns {string} the declarations of the bits and the tables */
  declarations() {
    const members = [...this.members.values()];
    const tables = Array.from({ length: Math.ceil(members.length / BITS) }, (_, table) =>
      declaration(
        tableName(table),
        members.filter((each) => each.table === table),
        this.units,
      ),
    );
    return tables.join("\n\n");
  }
}

/** @param {number} table */
const tableName = (table) => (table === 0 ? "CHARACTERS" : `CHARACTERS_${String(table + 1)}`);

/**
 * @param {string} table the name of the table
 * @param {{ set: CharSet, name: string }[]} members
 * @param {number} units
 */
function declaration(table, members, units) {
  const bitsOf = (/** @type {number} */ code) =>
    members.reduce((sum, { set }, index) => sum + (set.has(code) ? 2 ** index : 0), 0);
  const intervals = intervalsOf(members.flatMap(({ set }) => set.ranges));
  if (intervals.length > 0 && units < CODE_UNITS) throw new Error("a table of ASCII has no characters beyond ASCII");
  /** @type {Record<number, string>} */
  const characters = {};
  for (let code = 0; code < ASCII; code++) {
    const sum = bitsOf(code);
    if (sum > 0) characters[sum] = (characters[sum] ?? "") + String.fromCharCode(code);
  }
  return [
    ...members.map(({ name, set }, index) => `const ${name} = ${String(2 ** index)}; // ${set.comment}`),
    "",
    `/** For each ${units > ASCII ? "UTF-16 code unit" : "ASCII character"}, the sets above that contain it. */`,
    `const ${table} = tableOf(0x${units.toString(16)}, ${JSON.stringify(characters)});`,
    ...intervals.map(bitsOf).flatMap((sets, index) => {
      const [start = 0, end = CODE_UNITS] = intervals.slice(index, index + 2);
      return sets === 0 ? [] : [`${table}.fill(${String(sets)}, 0x${start.toString(16)}, 0x${end.toString(16)});`];
    }),
  ].join("\n");
}
