/**
 * Reads a list of regular expressions as JSON from standard input, and writes the verdict of recheck on each. The checker
 * needs no other program. It is a program of its own because it is very slow inside Jest, where its limits of time
 * change its verdicts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * @typedef {object} Expression
 * @property {string} source
 * @property {string} flags
 * @property {string} place the file and the line
 */


const recheck = createRequire(import.meta.url)("recheck/lib/browser.js");
const { checkSync } = /** @type {typeof import("recheck")} */ (recheck);
const LIMITS = { timeout: 120_000 };

/**
 * Returns an expression that reads its last look-ahead like other text. Its loops go back in the same way when the text is
 * not there, and the checker can decide about it.
 *
 * @param {string} source
 */
function consuming(source) {
  return source.replace(/\(\?[=!]((?:\\.|[^()\\]|\([^()]*\))*)\)$/, "(?:$1)");
}

/**
 * Returns what is wrong with an expression: that some text takes more than linear time. Returns `null` if nothing is.
 *
 * @param {Expression} expression
 */
function fault({ source, flags, place }) {
  // The method that decides with an automaton is quick if it can decide. The search for a slow text has no certain result.
  /** @param {string} text */
  const decided = (text) => checkSync(text, flags, { ...LIMITS, checker: "automaton" });
  let result = decided(source);
  if (result.status === "unknown") result = decided(consuming(source));
  if (result.status === "unknown") result = checkSync(source, flags, { ...LIMITS, checker: "fuzz", randomSeed: 1 });
  if (result.status === "safe") return null;
  const why =
    result.status === "vulnerable"
      ? `${result.complexity.summary}, for example on ${result.attack.pattern}`
      : result.error.kind;
  return `/${source}/${flags} in ${place}: ${why}`;
}



const given = JSON.parse(readFileSync("/tmp/exps.json","utf8"));
const out=[];const t00=performance.now();
for (const e of given){const t0=performance.now();const f=fault(e);out.push([performance.now()-t0,e.place,e.source.length,f?1:0,e.source.slice(0,70)])}
console.log(given.length,performance.now()-t00);
out.sort((a,b)=>b[0]-a[0]);for(const o of out.slice(0,40))console.log(o.map(x=>typeof x=="number"?Math.round(x):x).join(" "));
