/** How many characters there are in ASCII. */
export const ASCII = 128;

/** A set of ASCII characters, a bit for each. */
export class CharSet {
  /** @param {bigint} bits */
  constructor(bits) {
    this.bits = bits;
  }

  /** @param {number[]} codes */
  static of(codes) {
    return new CharSet(codes.reduce((bits, code) => bits | (1n << BigInt(code)), 0n));
  }

  /** @param {string} key */
  static fromKey(key) {
    return CharSet.of(Array.from(key, (char) => char.charCodeAt(0)));
  }

  /** @param {CharSet} other */
  union(other) {
    return new CharSet(this.bits | other.bits);
  }

  /** @param {CharSet} other */
  meets(other) {
    return (this.bits & other.bits) !== 0n;
  }

  /** @returns {number[]} */
  codes() {
    return Array.from({ length: ASCII }, (_, code) => code).filter((code) => ((this.bits >> BigInt(code)) & 1n) === 1n);
  }

  /** @returns {string} its characters */
  key() {
    return String.fromCharCode(...this.codes());
  }
}
