// `node scripts/codes.js`, the last step of `npm run build:dist`: writes what `explain` says about codes and cannot compute,
// the rules that `grammar` writes for Peggy, and then the manual page, which has an example of each command.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { CURRENT } from "../dist/inner.js";
import { pegs } from "./build/peg.js";
import { writeManual } from "./manual.js";
import { program } from "./readme/program.js";
import { EXACT, SLIP } from "./site/advice.js";
import { ANY_SCHEME, codesOf } from "./site/codes.js";
import { schemeTables } from "./site/tables.js";

/** @typedef {import("./site/codes.js").Code} Code */
/** @typedef {import("./site/codes.js").Example} Example */

/** The number of equal characters from which their number is written. */
const MANY = 200;

/** The names of the functions on the command line. */
const COMMANDS = /** @type {const} */ ({ diagnose: "check", validate: "validate", diagnoseTemplate: "template" });

/**
 * @param {Example} example
 * @returns {object} the example without what is usual: a `Sample` of src/cli/codes.ts
 */
function sampleOf({ text, standard, by, options }) {
  const end = text.slice(-1);
  let start = text.length;
  while (start > 0 && text[start - 1] === end) start -= 1;
  const times = text.length - start;
  return {
    ...(times > MANY ? { text: text.slice(0, start + 1), times } : { text }),
    ...(standard !== CURRENT && { standard }),
    by: COMMANDS[by],
    ...options,
  };
}

/**
 * @param {Code} code
 * @returns {object} a `Page` of src/cli/codes.ts
 */
function pageOf({ code, advice, examples, also }) {
  // All mistakes that schemes name share their advice.
  const { why, fix } = advice ?? {};
  return {
    code,
    ...(advice === SLIP ? { slip: true } : { why, fix }),
    samples: examples.slice(0, code.startsWith(ANY_SCHEME) ? undefined : 1).map(sampleOf),
    ...(also.length > 0 && { also }),
  };
}

const pages = codesOf(program, await schemeTables()).map(pageOf);
const exact = Object.entries(EXACT).map(([code, { why, fix }]) => ({ code, why, fix, samples: [] }));
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** @param {string} name @param {unknown} value */
const pack = (name, value) => {
  writeFileSync(join(dist, name), brotliCompressSync(JSON.stringify(value)));
};
pack("codes.json.br", { slip: SLIP, pages: [...pages, ...exact] });
pack("peg.json.br", pegs());
await writeManual(join(dist, "uri-grammar.1"));
