/**
 * Coverage: the build of the fuzzer counts in each branch of the sources how often it runs.
 *
 * @module
 */

/** The counters of all branches, and what each group of targets has reached so far. */
export class Coverage {
  readonly #counters: Uint8Array;
  /** The same bytes, to skip four zeros at a time. */
  readonly #words: Uint32Array;
  readonly #reached = new Map<string, Uint8Array>();

  /** @param counters the counters; the length is a multiple of 4 */
  constructor(counters: Uint8Array) {
    this.#counters = counters;
    this.#words = new Uint32Array(counters.buffer, counters.byteOffset, counters.length / 4);
  }

  /** Begins a run. */
  start(): void {
    this.#counters.fill(0);
  }

  /**
   * Ends a run.
   *
   * @param group the group of the target
   * @returns how many branches the run has reached for the first time in its group, or much more or less often than
   *   before
   */
  end(group: string): number {
    let reached = this.#reached.get(group);
    if (!reached) this.#reached.set(group, (reached = new Uint8Array(this.#counters.length)));
    let found = 0;
    for (let word = 0; word < this.#words.length; word++) {
      if (this.#words[word] === 0) continue;
      for (let at = word * 4; at < word * 4 + 4; at++) {
        const size = sizeOf(this.#counters[at] ?? 0);
        const before = reached[at] ?? 0;
        if ((before | size) === before) continue;
        reached[at] = before | size;
        found++;
      }
    }
    return found;
  }

  /** The number of branches that any group has reached. */
  get branches(): number {
    const all = new Uint8Array(this.#counters.length);
    for (const reached of this.#reached.values()) for (let at = 0; at < all.length; at++) all[at] ||= reached[at] ?? 0;
    return all.reduce((sum, each) => sum + (each === 0 ? 0 : 1), 0);
  }
}

/** Returns one bit for the size of a count: 0 has none, and 1, 2, 3, 4–7, 8–15, 16–31, 32–127 and more have one each. */
function sizeOf(count: number): number {
  if (count < 4) return (1 << count) >> 1;
  if (count < 8) return 8;
  if (count < 16) return 16;
  if (count < 32) return 32;
  return count < 128 ? 64 : 128;
}
