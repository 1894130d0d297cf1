// Character sets, and the lookup table that a parser uses to test membership.

/** The number of ASCII characters. */
export const ASCII = 128;

/** The maximum number of sets in one table: one bit each in a positive 32-bit integer. */
const BITS = 31;

/** A set of ASCII characters. */
export class CharSet {
  /** @param {Iterable<number>} codes in any order */
  constructor(codes) {
    this.codes = [...new Set(codes)].sort((a, b) => a - b);
    /** A key that is equal for equal sets only. */
    this.key = String.fromCharCode(...this.codes);
  }

  /** Returns the set with both cases of each letter. */
  withBothCases() {
    const both = [this.key.toLowerCase(), this.key.toUpperCase()].join("");
    return new CharSet(Array.from(both, (char) => char.charCodeAt(0)));
  }

  /** @param {CharSet} other */
  union(other) {
    return new CharSet([...this.codes, ...other.codes]);
  }

  /** @param {CharSet} other */
  meets(other) {
    return this.codes.some((code) => other.codes.includes(code));
  }
}

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
  const bits = Array.from({ length: ASCII }, (_, code) =>
    members.reduce((sum, { set }, index) => sum + (set.codes.includes(code) ? 2 ** index : 0), 0),
  );
  return [
    ...members.map(({ name, set }, index) => `const ${name} = ${String(2 ** index)}; // ${JSON.stringify(set.key)}`),
    "",
    `/** For each ${units > ASCII ? "UTF-16 code unit" : "ASCII character"}, the sets above that contain it. */`,
    `const ${table} = new Int32Array(0x${units.toString(16)});`,
    `${table}.set([${bits.join(", ")}]);`,
  ].join("\n");
}
