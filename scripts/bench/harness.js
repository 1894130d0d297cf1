// Measures functions against one another, on the same inputs and in turns.

/** How many rounds are measured; the median of them counts. */
const ROUNDS = 15;
/** How long one round of one contender lasts at least, in milliseconds. */
const ROUND_MS = 15;
/** How long each contender runs before anything is measured, in milliseconds. */
const WARM_UP_MS = 150;

/**
 * @template Input
 * @typedef {object} Contender
 * @property {string} name
 * @property {(input: Input) => number} run does the work, and makes of its result a number that depends on it
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
 * @param {readonly Input[]} inputs
 * @returns {Measurement[]}
 */
export function measure(contenders, inputs) {
  const all = contenders.map(({ name, run }) => {
    const pass = passOver(run, inputs);
    const sum = pass();
    let passes = 0;
    const start = performance.now();
    let spent = 0;
    while (spent < WARM_UP_MS) {
      consume(pass());
      passes++;
      spent = performance.now() - start;
    }
    return { name, pass, sum, passes: Math.ceil((passes * ROUND_MS) / spent), times: /** @type {number[]} */ ([]) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { pass, passes, times } of all) {
      const start = performance.now();
      for (let count = 0; count < passes; count++) consume(pass());
      times.push(((performance.now() - start) * 1e6) / (passes * inputs.length));
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

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}
