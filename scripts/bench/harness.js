// Measures functions against one another, on the same inputs and in turns.

/**
 * How long it is measured.
 * @typedef {object} Pace
 * @property {number} rounds how many are measured; the median of them counts
 * @property {number} roundMs how long one round of one contender lasts at least, in milliseconds
 * @property {number} warmUpMs how long each contender runs before anything is measured, in milliseconds
 */

/** @type {Pace} */
export const FULL = { rounds: 15, roundMs: 15, warmUpMs: 150 };
/** @type {Pace} */
export const QUICK = { rounds: 5, roundMs: 8, warmUpMs: 60 };

/**
 * @template Input
 * @typedef {object} Contender
 * @property {string} name
 * @property {(input: Input) => number} run does the work, and makes of its result a number that depends on it
 * @property {readonly Input[]} [inputs] its own, where they are not those of all
 */

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} ns per operation
 * @property {number} sum of what `run` gave for each input once
 */

/**
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
 * Makes the loop anew for each contender: one loop for all of them would call through a site that has seen them all,
 * and the last would pay for the first.
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

/** @param {number} value a result, kept so that no work can be left out as useless */
function consume(value) {
  consumed = (consumed + value) % 1_000_003;
}

/** @returns {number} what depends on every result there was */
export const checksum = () => consumed;

/** @param {readonly Measurement[]} measurements @param {string} name @returns {number} nanoseconds of the one of that name */
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
 * @returns {Item} the one with the highest figure; one without a number is worse than any
 */
export function worst(items, figure) {
  return items.reduce((most, each) => (figure(each) <= figure(most) || Number.isNaN(figure(most)) ? most : each));
}
