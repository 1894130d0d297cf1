// Reports features that the back end does not support, mostly before any code is generated.

import { Script } from "node:vm";
import peggy from "peggy";
import { leafType, mentions, readAction } from "./action.js";
import { hasSurrogate } from "./points.js";
import { ASCII } from "../units.js";

/** @typedef {import("peggy").LocationRange} LocationRange */

/** The file whose initializer defines `leaf` and `node`. Parsers do not contain it. */
const HELPERS = "grammar/tree.peggy";

/** Names that code must not mention: those defined by Peggy and tree.peggy, and the positions. */
const RESERVED = [
  ...["error", "expected", "input", "location", "offset", "options", "range", "text"],
  ...["leaf", "node", "span", "start", "end"],
];

/**
 * @param {LocationRange} location
 * @param {string} what
 * @returns {Error} the error for an unsupported feature at the location
 */
export function unsupported({ source, start: { line, column } }, what) {
  return new Error(`${String(source)}:${String(line)}:${String(column)}: not supported: ${what}`);
}

/**
 * @param {import("peggy").ast.Grammar} ast
 * @throws {Error} with the location of a feature that is not supported
 */
export function checkSupport(ast) {
  visit(ast);
}

const visit = peggy.compiler.visitor.build({
  grammar_import({ location }) {
    throw unsupported(location, "an import");
  },
  top_level_initializer({ location }) {
    throw unsupported(location, "module code");
  },
  initializer({ location }) {
    if (location.source !== HELPERS) throw unsupported(location, "code for all actions");
  },
  action(action) {
    visit(action.expression);
    if (leafType(action) === null) checkCode(readAction(action).fields, action.codeLocation);
  },
  labeled({ label, labelLocation, pick, expression }) {
    if (label !== null && RESERVED.includes(label)) throw unsupported(labelLocation, `the label "${label}"`);
    if (label !== null && pick) throw unsupported(labelLocation, "a label on a picked element");
    visit(expression);
  },
  repeated({ min, max, delimiter, expression }) {
    const open = [min, max].find((bound) => bound && bound.type !== "constant");
    if (open) throw unsupported(open.location, "a bound that is not a number");
    if (delimiter) visit(delimiter);
    visit(expression);
  },
  literal({ value, location }) {
    checkCharacters([...value], location);
  },
});

/**
 * Reports classes that are not supported. Call it before Peggy changes the classes.
 *
 * @param {import("peggy").ast.Grammar} ast
 * @throws {Error} with the location of such a class
 */
export function checkClasses(ast) {
  visitClasses(ast);
}

const visitClasses = peggy.compiler.visitor.build({
  class(expression) {
    const { parts, inverted, ignoreCase, unicode, location } = expression;
    if (inverted) throw unsupported(location, "an inverted class");
    if (!unicode) checkCharacters(/** @type {string[]} */ (parts.flat()), location);
    else if (ignoreCase) throw unsupported(location, "a class of code points that ignores case");
    else if (parts.some((part) => typeof part === "object" && !Array.isArray(part))) {
      throw unsupported(location, "a Unicode property");
    } else if (hasSurrogate(expression)) throw unsupported(location, "a class with a surrogate");
  },
});

/**
 * @param {string[]} characters
 * @param {LocationRange} location
 */
function checkCharacters(characters, location) {
  if (characters.some((each) => each.charCodeAt(0) >= ASCII)) throw unsupported(location, "a non-ASCII character");
}

/**
 * @param {string} code
 * @param {LocationRange} location
 */
function checkCode(code, location) {
  const reserved = RESERVED.find((name) => mentions(code, name));
  if (reserved !== undefined) throw unsupported(location, `"${reserved}" in this code`);
  try {
    new Script(`() => {${code}}`);
  } catch {
    throw unsupported(location, "code with a syntax error");
  }
}
