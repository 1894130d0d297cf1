// Started by children.js in a process with a large heap: times the functions of one standard on long inputs, and prints the
// results.
import { standards } from "../../dist/standards/index.js";
import { median } from "./harness.js";

/** @typedef {import("../../dist/standards/index.js").StandardId} StandardId */

/**
 * The times of a function for two inputs of one shape. The second input is ten times as long as the first.
 *
 * @typedef {object} Cell
 * @property {string} name the standard, the function and the shape
 * @property {number} ratio the ratio of the two times; NaN if the function failed
 * @property {string | null} failure the error, unless it is the refusal of invalid input
 */

/** The approximate length of the shorter input, in code units. */
const LENGTH = 1_000_000;
/** The ratio of the two lengths. */
const TIMES = 10;
/**
 * A higher ratio is measured again, as the median of several runs, and the lowest result counts: superlinear functions
 * are slow every time, a busy machine is not.
 */
const SUSPECT = 10.5;
/** The maximum number of repetitions, and their maximum total duration. */
const ATTEMPTS = 3;
const AGAIN_MS = 12_000;
let againMs = 0;
/** The minimum number of runs in a repetition, and the time after which no further run starts. */
const LEAST_RUNS = 3;
const SPENT_MS = 600;

/**
 * References of one shape and any length, which every standard accepts.
 * @type {Record<string, (length: number) => string>}
 */
const SHAPES = {
  "one segment": (length) => `http://h/${"a".repeat(length)}`,
  "many segments": (length) => `http://h/${"segment/".repeat(length / 8)}`,
  "many %41": (length) => `http://h/${"%41".repeat(length / 3)}`,
  query: (length) => `http://h/?${"a=b&".repeat(length / 4)}`,
  host: (length) => `http://${"a".repeat(length)}/`,
  "host of many labels": (length) => `http://${"a.".repeat(length / 2)}a/`,
};

/** The shapes that are also measured with an invalid character at the end. */
const SPOILT = new Set(["one segment", "many segments", "query"]);

/**
 * References that make resolution go up and down the path.
 * @type {Record<string, (times: number) => string>}
 */
const CLIMBS = {
  "../": (times) => "../".repeat(times),
  "a/../": (times) => "a/../".repeat(times),
  "a/b/../": (times) => "a/b/../".repeat(times),
  "a/../../": (times) => "a/../../".repeat(times),
  "a/ and then ../": (times) => "a/".repeat(times) + "../".repeat(times),
  "a/./ and then b/../": (times) => "a/./".repeat(times) + "b/../".repeat(times),
};

const [id = "", repeated = ""] = process.argv.slice(2);
const standard = /** @type {import("../../dist/standards/index.js").Standards["rfc3986"]} */ (
  /** @type {unknown} */ (standards[/** @type {StandardId} */ (id)])
);
const runs = Number(repeated);

const BASE = "http://h/b/c/d;p?q";

/**
 * @param {string} text
 * @returns {string} the same text as a flat string
 */
const inOnePiece = (text) => Buffer.from(text).toString();

function functionsOf() {
  /**
   * Each function is prepared with an input.
   * @type {Record<string, (text: string) => () => unknown>}
   */
  const functions = {
    test: (text) => () => standard.test(text),
    recognize: (text) => () => standard.recognize(text),
    safeParse: (text) => () => standard.safeParse(text),
    components: (text) => () => standard.components(text),
    normalize: (text) => () => standard.normalize(text),
    equivalent: (text) => {
      const other = inOnePiece(text.replace("http", "HTTP"));
      return () => standard.equivalent(text, other);
    },
    compare: (text) => {
      const other = inOnePiece(`${text}x`);
      return () => standard.compare(text, other);
    },
    recompose: (text) => {
      const parsed = standard.safeParse(text);
      return () => (parsed.ok ? standard.recompose(parsed.node) : text);
    },
  };
  if (resolves()) {
    functions["resolve"] = (text) => () => standard.resolve(text.replace("http:", ""), BASE);
    functions["resolve, as base"] = (text) => () => standard.resolve("../x", text);
    functions["relativize"] = (text) => {
      const base = inOnePiece(`${text}/x`);
      return () => standard.relativize(text, base);
    };
  }
  return functions;
}

/** @returns {boolean} whether the standard has relative references */
function resolves() {
  try {
    standard.resolve("x", BASE);
    return true;
  } catch {
    return false;
  }
}

const functions = functionsOf();

/**
 * @param {() => unknown} run
 * @returns {number} the duration in milliseconds
 */
function timed(run) {
  globalThis.gc?.();
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** @param {() => unknown} short @param {() => unknown} long @param {number} runs */
function ratioOf(short, long, runs) {
  /** @type {number[]} */
  const shorts = [];
  /** @type {number[]} */
  const longs = [];
  const start = performance.now();
  while (longs.length < runs && (longs.length < LEAST_RUNS || performance.now() - start < SPENT_MS)) {
    shorts.push(timed(short), timed(short));
    longs.push(timed(long));
  }
  return median(longs) / median(shorts);
}

/**
 * @param {string} name
 * @param {(times: number) => () => unknown} prepare prepares the function with an input
 * @returns {Cell}
 */
function cell(name, prepare) {
  try {
    const short = prepare(1);
    const long = prepare(TIMES);
    // Warm up the compiler.
    short();
    short();
    let ratio = ratioOf(short, long, 1);
    for (let attempt = 0; attempt < ATTEMPTS && ratio > SUSPECT && againMs < AGAIN_MS; attempt++) {
      const start = performance.now();
      ratio = Math.min(ratio, ratioOf(short, long, runs));
      againMs += performance.now() - start;
    }
    return { name, failure: null, ratio };
  } catch (error) {
    return { name, ratio: NaN, failure: String(error).slice(0, 100) };
  }
}

/**
 * Treats a refusal as a result; other errors are thrown.
 *
 * @param {() => unknown} run
 * @returns {() => unknown}
 */
const refusing = (run) => () => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && error.name === "URISyntaxError") return null;
    throw error;
  }
};

/** @returns {Cell[]} */
function onLongInputs() {
  return Object.entries(SHAPES).flatMap(([shape, make]) => {
    const short = make(LENGTH);
    const long = make(LENGTH * TIMES);
    return (SPOILT.has(shape) ? ["", "^"] : [""]).flatMap((end) => {
      const inputs = [short, long].map((text) => inOnePiece(text + end));
      return Object.entries(functions).map(([name, prepare]) =>
        cell(`${id} ${name}, ${shape}${end === "" ? "" : ", invalid at the end"}`, (times) => {
          const run = prepare(inputs[times === 1 ? 0 : 1] ?? "");
          return end === "" ? run : refusing(run);
        }),
      );
    });
  });
}

/** @returns {Cell[]} the cells for 100,000 and 1,000,000 repetitions */
function onClimbs() {
  if (!resolves()) return [];
  return Object.entries(CLIMBS).map(([shape, make]) =>
    cell(`${id} resolve, ${shape}`, (times) => {
      const ref = inOnePiece(make(100_000 * times));
      return () => standard.resolve(ref, BASE);
    }),
  );
}

console.log(JSON.stringify({ lengths: onLongInputs(), climbs: onClimbs() }));
