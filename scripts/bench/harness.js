// Measures several functions on the same inputs, alternately.

/**
 * The duration of a measurement.
 *
 * @typedef {object} Pace
 * @property {number} rounds the number of measured rounds; the result is their median
 * @property {number} roundMs the minimum duration of a contender's round, in milliseconds
 * @property {number} warmUpMs the duration of each contender's warm-up, in milliseconds
 */

/** @type {Pace} */
export const FULL = { rounds: 15, roundMs: 15, warmUpMs: 150 };
/** @type {Pace} */
export const QUICK = { rounds: 5, roundMs: 8, warmUpMs: 60 };

/**
 * @template Input
 * @typedef {object} Contender
 * @property {string} name
 * @property {(input: Input) => number} run does the work and returns a number that depends on its result
 * @property {readonly Input[]} [inputs] inputs that replace the shared ones
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} ns nanoseconds per operation
 * @property {number} sum the sum of the results of `run` over all inputs
 */

/**
 * Measures the contenders.
 *
 * @template Input
 * @param {readonly Contender<Input>[]} contenders
 * @param {readonly Input[]} shared the inputs
 * @param {Pace} pace
 * @returns {Measurement[]}
 */
export function measure(contenders, shared, { rounds, roundMs, warmUpMs }) {
  const all = contenders.map(({ name, run, inputs = shared }) => {
    const pass = passOver(run, inputs);
    const sum = pass();
    let passes = 0;
    const start = performance.now();
    let spent = 0;
    while (spent < warmUpMs) {
      consume(pass());
      passes++;
      spent = performance.now() - start;
    }
    const count = inputs.length;
    return {
      name,
      pass,
      sum,
      count,
      passes: Math.ceil((passes * roundMs) / spent),
      times: /** @type {number[]} */ ([]),
    };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { pass, passes, times, count } of all) {
      const start = performance.now();
      for (let turn = 0; turn < passes; turn++) consume(pass());
      times.push(((performance.now() - start) * 1e6) / (passes * count));
    }
  }
  return all.map(({ name, times, sum }) => ({ name, sum, ns: median(times) }));
}

/**
 * Creates a separate loop for each contender. A shared loop would have a megamorphic call site, which would slow down
 * the later contenders.
 *
 * @template Input
 * @param {(input: Input) => number} run
 * @param {readonly Input[]} inputs
 * @returns {() => number}
 */
function passOver(run, inputs) {
  const make = /** @type {(run: (input: Input) => number, inputs: readonly Input[]) => () => number} */ (
    new Function(
      "run",
      "inputs",
      "return () => { let sum = 0; for (const input of inputs) sum += run(input); return sum; }",
    )
  );
  return make(run, inputs);
}

let consumed = 0;

/**
 * Uses a result, so that the compiler cannot remove the work.
 *
 * @param {number} value
 */
function consume(value) {
  consumed = (consumed + value) % 1_000_003;
}

/** @returns {number} a number that depends on all results */
export const checksum = () => consumed;

/**
 * @param {readonly Measurement[]} measurements
 * @param {string} name
 * @returns {number} the nanoseconds of the measurement with the name
 */
export const nsOf = (measurements, name) => measurements.find((each) => each.name === name)?.ns ?? NaN;

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/**
 * @template Item
 * @param {readonly Item[]} items at least one
 * @param {(item: Item) => number} figure
 * @returns {Item} the item with the highest figure; NaN counts as the highest
 */
export function worst(items, figure) {
  return items.reduce((most, each) => (figure(each) <= figure(most) || Number.isNaN(figure(most)) ? most : each));
}
