// The driver of this package: it answers the requests of the suite's README, in the encoding of the first argument.
import { readFileSync } from "node:fs";
import { answerLines } from "../field/lines.js";
import { NAMES } from "../field/protocol.js";
import { componentsOf, expansionOf, normalFormOf, resolutionOf, uriOf, validityOf } from "./answers.js";

/** @typedef {Record<string, unknown>} Fields */

/** @param {string} text @returns {Fields} */
function fieldsIn(text) {
  /** @type {unknown} */
  const value = JSON.parse(text);
  return /** @type {Fields} */ (value);
}

const { name, version } = fieldsIn(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** @param {string | null} result */
const resultOf = (result) => (result === null ? { error: true } : { result });

/** @param {Fields} request @param {string} name */
const textIn = (request, name) => String(request[name]);

/** @type {Readonly<Record<string, (request: Fields) => object>>} */
const OPERATIONS = {
  about: () => ({ name, version }),
  validity: (request) => validityOf(textIn(request, "rule"), textIn(request, "input")) ?? { unsupported: true },
  components: (request) => {
    const components = componentsOf(textIn(request, "input"));
    return components === null ? { error: true } : { components };
  },
  resolve: (request) => resultOf(resolutionOf(textIn(request, "base"), textIn(request, "reference"))),
  normalize: (request) => resultOf(normalFormOf(textIn(request, "input"))),
  toURI: (request) => resultOf(uriOf(textIn(request, "input"))),
  expand: (request) => {
    const variables = /** @type {import("./answers.js").Variables} */ (request["variables"]);
    return resultOf(expansionOf(textIn(request, "template"), variables));
  },
};

/** The names of the texts of each request in hex. */
const TEXTS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  about: [],
  validity: ["input"],
  components: ["input"],
  resolve: ["base", "reference"],
  normalize: ["input"],
  toURI: ["input"],
});

/** @param {string} op @param {Fields} request @returns {object} */
function answer(op, request) {
  return Object.hasOwn(OPERATIONS, op) ? (OPERATIONS[op]?.(request) ?? {}) : { unsupported: true };
}

/** @param {string} line */
function inJSON(line) {
  const request = fieldsIn(line);
  return JSON.stringify(answer(textIn(request, "op"), request));
}

/** @param {string} text */
const hex = (text) => Buffer.from(text).toString("hex");

/** @param {string} line */
function inHex(line) {
  const [op = "", ...fields] = line.split("\t");
  const rule = op === "validity" ? fields.shift() : undefined;
  if (!Object.hasOwn(TEXTS, op)) return "unsupported";
  /** @type {Fields} */
  const request = { rule };
  for (const [index, text] of (TEXTS[op] ?? []).entries()) {
    request[text] = Buffer.from(fields[index] ?? "", "hex").toString();
  }
  const result = /** @type {Fields} */ (answer(op, request));
  if ("unsupported" in result) return "unsupported";
  if ("error" in result) return "error";
  if ("name" in result) return ["about", name, version].join("\t");
  if ("valid" in result) return result["valid"] === true ? "valid" : "invalid";
  if ("result" in result) return `result\t${hex(textIn(result, "result"))}`;
  const components = /** @type {Readonly<Record<string, string | null>>} */ (result["components"]);
  const texts = NAMES.map((each) => components[each] ?? null);
  return ["components", ...texts.map((text) => (text === null ? "-" : hex(text)))].join("\t");
}

const [encoding] = process.argv.slice(2);
if (encoding !== "json" && encoding !== "hex") {
  console.error("usage: node driver.js json|hex");
  process.exitCode = 2;
} else {
  await answerLines(encoding === "json" ? inJSON : inHex);
}
