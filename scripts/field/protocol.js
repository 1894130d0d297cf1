// The protocol between the runner and a driver: one request in a line, and one answer in a line, as JSON or as
// fields in hexadecimal. The guide describes it.

/** The components in the order of the protocol. */
export const NAMES = /** @type {const} */ ([
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
]);

/** @typedef {(typeof NAMES)[number]} Name */

/** @typedef {Readonly<Partial<Record<Name, string | null>>>} Components a component that is unknown is left out */

/** @typedef {"json" | "hex"} Encoding */

/**
 * @typedef {{ readonly op: "about" }
 *   | { readonly op: "validity", readonly rule: string, readonly input: string }
 *   | { readonly op: "components" | "normalize" | "toURI", readonly input: string }
 *   | { readonly op: "resolve", readonly base: string, readonly reference: string }
 *   | { readonly op: "expand", readonly template: string, readonly variables: unknown }} Request
 */

/** @typedef {{ readonly kind: "crash", readonly why: "early end" | "malformed answer" | "time-out" }} Crash */

/**
 * @typedef {{ readonly kind: "about", readonly name: string, readonly version: string }
 *   | { readonly kind: "validity", readonly valid: boolean }
 *   | { readonly kind: "components", readonly components: Components }
 *   | { readonly kind: "result", readonly result: string }
 *   | { readonly kind: "error" }
 *   | { readonly kind: "unsupported" }
 *   | Crash} Answer
 */

/** Some readers take more characters than a line feed for the end of a line, so JSON is in ASCII. */
const ascii = (/** @type {string} */ json) =>
  json.replace(/[\u007f-\uffff]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);

const hex = (/** @type {string} */ text) => Buffer.from(text, "utf8").toString("hex");

/**
 * @param {Request} request
 * @param {Encoding} encoding
 * @returns {string} a line without its end
 * @throws {RangeError} if the encoding has no form for the request: templates exist only in JSON
 */
export function encode(request, encoding) {
  if (encoding === "json") return ascii(JSON.stringify(request));
  switch (request.op) {
    case "about":
      return "about";
    case "validity":
      return `validity\t${request.rule}\t${hex(request.input)}`;
    case "resolve":
      return `resolve\t${hex(request.base)}\t${hex(request.reference)}`;
    case "expand":
      throw new RangeError("templates exist only in JSON");
    default:
      return `${request.op}\t${hex(request.input)}`;
  }
}

/** The kind of answer for each operation, if it is neither an error nor unsupported. */
const KINDS = /** @type {const} */ ({
  about: "about",
  validity: "validity",
  components: "components",
  normalize: "result",
  toURI: "result",
  resolve: "result",
  expand: "result",
});

/**
 * @param {string} line
 * @param {Encoding} encoding
 * @param {Request["op"]} op the operation of the request
 * @returns {Answer | null} `null` if the line is no answer to such a request
 */
export function decode(line, encoding, op) {
  const answer = encoding === "json" ? ofJSON(line) : ofHex(line);
  if (answer === null) return null;
  return answer.kind === KINDS[op] || answer.kind === "error" || answer.kind === "unsupported" ? answer : null;
}

/**
 * @param {string} line
 * @returns {Answer | null}
 */
function ofJSON(line) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { valid, components, result, error, unsupported, name, version } = /** @type {Record<string, unknown>} */ (
    value
  );
  if (unsupported === true) return { kind: "unsupported" };
  if (error === true) return { kind: "error" };
  if (typeof valid === "boolean") return { kind: "validity", valid };
  if (typeof result === "string") return { kind: "result", result };
  if (typeof name === "string" && typeof version === "string") return { kind: "about", name, version };
  return typeof components === "object" && components !== null ? ofComponents(Object.entries(components)) : null;
}

/**
 * @param {readonly [string, unknown][]} entries
 * @returns {Answer | null}
 */
function ofComponents(entries) {
  const known = entries.every(
    ([name, value]) => NAMES.some((each) => each === name) && (value === null || typeof value === "string"),
  );
  return known ? { kind: "components", components: Object.fromEntries(entries) } : null;
}

/**
 * @param {string} line
 * @returns {Answer | null}
 */
function ofHex(line) {
  const [word = "", ...fields] = line.split("\t");
  const [first = "", second] = fields;
  if (word === "about" && second !== undefined) return { kind: "about", name: first, version: second };
  if (word === "result" && fields.length === 1) {
    const result = textOf(first);
    return result === null ? null : { kind: "result", result };
  }
  if (word === "components" && fields.length === NAMES.length) {
    const values = fields.map((field) => (field === "-" ? null : textOf(field)));
    if (fields.some((field, index) => !/^[-?]$/.test(field) && values[index] === null)) return null;
    const entries = NAMES.map((name, index) => /** @type {[string, unknown]} */ ([name, values[index]]));
    return ofComponents(entries.filter((_, index) => fields[index] !== "?"));
  }
  if (fields.length > 0) return null;
  if (word === "valid" || word === "invalid") return { kind: "validity", valid: word === "valid" };
  return word === "error" || word === "unsupported" ? { kind: word } : null;
}

/**
 * @param {string} field
 * @returns {string | null} `null` if it is not hexadecimal
 */
const textOf = (field) =>
  field.length % 2 === 0 && /^[\da-f]*$/i.test(field) ? Buffer.from(field, "hex").toString("utf8") : null;
