/**
 * Shows the progress of a run on a terminal.
 *
 * @module
 */
import type { Options, SingleBar } from "cli-progress";
import type { Writable } from "node:stream";
import type { Source } from "./sources.js";
import type { Tally } from "./tally.js";
import type { Screen } from "./terminal.js";

/** A shorter run does not show its progress. In milliseconds. */
const QUIET = 500;

/** The time between two updates, in milliseconds. */
const INTERVAL = 100;

const COUNTS = "{inputs} inputs, {rate}/s, {failed} failed";

/** A line of a terminal: counts and, if the total size is known, a bar. */
export class Progress {
  readonly #stream: Writable & Screen;
  readonly #sources: readonly Source[];
  /** The total number of bytes; `undefined` if unknown. */
  readonly #total: number | undefined;
  readonly #start = performance.now();
  #last = this.#start;
  #bar: SingleBar | undefined;

  /**
   * @param stream the terminal
   * @param sources all sources
   */
  constructor(stream: Writable & Screen, sources: readonly Source[]) {
    this.#stream = stream;
    this.#sources = sources;
    const sizes = sources.map(({ size }) => size);
    if (!sizes.includes(undefined)) this.#total = sizes.reduce<number>((sum, size) => sum + Number(size), 0);
  }

  /** Shows the counts, unless the last update is too recent. */
  async show({ inputs, failed }: Tally): Promise<void> {
    const now = performance.now();
    if (now - this.#last < (this.#bar ? INTERVAL : QUIET)) return;
    this.#last = now;
    const read = this.#sources.reduce((sum, source) => sum + source.read(), 0);
    const rate = Math.round((inputs * 1000) / (now - this.#start));
    const counts = { inputs, rate, failed };
    if (this.#bar) this.#bar.update(read, counts);
    else this.#bar = await this.#begun(read, counts);
  }

  async #begun(read: number, counts: object): Promise<SingleBar> {
    const { default: progress } = await import("cli-progress");
    const total = this.#total;
    const options: Options & { readonly terminal: object } = {
      format: total === undefined ? COUNTS : `[{bar}] {percentage}% | ${COUNTS} | {eta_formatted} left`,
      barsize: 20,
      // Other texts overwrite the line.
      forceRedraw: true,
      clearOnComplete: true,
      etaBuffer: 50,
      terminal: new Line(this.#stream),
    };
    const bar = new progress.SingleBar(options);
    bar.start(total ?? 0, read, counts);
    return bar;
  }

  /** Removes the line until the next update. Call this before writing anything else. */
  clear(): void {
    if (this.#bar) this.#stream.write(CLEAR);
  }

  /** Removes the line for the rest of the run. */
  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}

const CLEAR = "\r\u001b[K";

/**
 * The terminal of cli-progress. Its own class returns to the original position of the line, which is another line after
 * other texts were written.
 */
class Line {
  readonly #stream: Writable & Screen;

  constructor(stream: Writable & Screen) {
    this.#stream = stream;
  }

  isTTY(): boolean {
    return true;
  }

  getWidth(): number {
    return this.#stream.columns ?? 80;
  }

  cursorTo(): void {
    this.#stream.write("\r");
  }

  write(text: string): void {
    this.#stream.write(text.slice(0, this.getWidth() - 1));
  }

  clearRight(): void {
    this.#stream.write("\u001b[K");
  }

  clearLine(): void {
    this.#stream.write(CLEAR);
  }

  cursorSave(): void {
    // It stays on its line.
  }

  cursorRestore(): void {
    // It stays on its line.
  }

  lineWrapping(): void {
    // Text is cut to the width.
  }
}
