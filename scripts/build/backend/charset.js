// Sets of characters, and the table by which a parser tells which of them a character is in.

/** How many characters there are in ASCII. */
export const ASCII = 128;

/** How many sets one table can hold, each a bit of a number that stays positive. */
const BITS = 31;

/** A set of ASCII characters. */
export class CharSet {
  /** @param {Iterable<number>} codes in any order */
  constructor(codes) {
    this.codes = [...new Set(codes)].sort((a, b) => a - b);
    /** The same for equal sets, and for no others. */
    this.key = String.fromCharCode(...this.codes);
  }

  /** The set with both cases of each of its letters. */
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

/** The sets that a parser tests for: each is a bit of the numbers in a table that has one for each character. */
export class CharacterTable {
  /**
   * @param {(set: CharSet) => string} nameOf gives the name for a set's bit in the parser
   * @param {number} units how many UTF-16 code units have a place in the table; the others are in no set
   */
  constructor(nameOf, units) {
    this.nameOf = nameOf;
    this.units = units;
    /** @type {Map<string, { set: CharSet, name: string, table: number }>} by their keys */
    this.members = new Map();
  }

  /**
   * @param {CharSet} set
   * @param {string} code an expression for the code of any UTF-16 unit
   * @returns {string} an expression in the parser: not 0 where the unit is in the set
   */
  test(set, code) {
    const index = this.members.size;
    const member = this.members.get(set.key) ?? { set, name: this.nameOf(set), table: Math.floor(index / BITS) };
    this.members.set(set.key, member);
    return `(${tableName(member.table)}[${code}] & ${member.name})`;
  }

  /** @returns {string} the declarations of the bits and of the tables */
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
 * @param {string} table its name
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
    `/** For each ${units > ASCII ? "UTF-16 code unit" : "character of ASCII"}, those of the sets above that it is in. */`,
    `const ${table} = new Int32Array(0x${units.toString(16)});`,
    `${table}.set([${bits.join(", ")}]);`,
  ].join("\n");
}
