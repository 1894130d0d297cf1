/**
 * Telling on a terminal how far a run has come.
 *
 * @module
 */
import type { Options, SingleBar } from "cli-progress";
import type { Writable } from "node:stream";
import type { Source } from "./sources.js";
import type { Tally } from "./tally.js";
import type { Screen } from "./terminal.js";

/** How long a run takes at least that tells how far it has come, in milliseconds. */
const QUIET = 500;

/** How often it tells that, in milliseconds. */
const INTERVAL = 100;

const COUNTS = "{inputs} inputs, {rate}/s, {failed} failed";

/** A line of a terminal: a bar if it is known how much there is to read, and counts. */
export class Progress {
  readonly #stream: Writable & Screen;
  readonly #sources: readonly Source[];
  /** How many bytes there are; `undefined` if that is not known. */
  readonly #total: number | undefined;
  readonly #start = performance.now();
  #last = this.#start;
  #bar: SingleBar | undefined;

  /**
   * @param stream the terminal
   * @param sources all that is read
   */
  constructor(stream: Writable & Screen, sources: readonly Source[]) {
    this.#stream = stream;
    this.#sources = sources;
    const sizes = sources.map(({ size }) => size);
    if (!sizes.includes(undefined)) this.#total = sizes.reduce<number>((sum, size) => sum + Number(size), 0);
  }

  /** Tells what the tally says, unless that was told just now. */
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
      // Other texts are written over the line.
      forceRedraw: true,
      clearOnComplete: true,
      etaBuffer: 50,
      terminal: new Line(this.#stream),
    };
    const bar = new progress.SingleBar(options);
    bar.start(total ?? 0, read, counts);
    return bar;
  }

  /** Takes the line away until it is told again: before anything else is written. */
  clear(): void {
    if (this.#bar) this.#stream.write(CLEAR);
  }

  /** Takes the line away for good. */
  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}

const CLEAR = "\r\u001b[K";

/**
 * The one line that cli-progress writes to. Its own terminal goes back to where the line was at first, and so to another
 * line if texts were written in between.
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
