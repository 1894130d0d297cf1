// test/context/base.test.ts
import { array, assert, constantFrom, option, property, record, tuple } from "fast-check";

// src/core/arguments.ts
function wrongType(what, wanted, value) {
  return new TypeError(`${what} must be ${wanted}, not ${value === null ? "null" : typeof value}.`);
}
function assertString(input, what = "The input") {
  if (typeof input !== "string") throw wrongType(what, "a string", input);
}
var ofType = (type) => (value, what) => {
  if (typeof value !== type) throw wrongType(what, `a ${type}`, value);
};
var aString = /* @__PURE__ */ ofType("string");
var stringOrNull = (value, what) => {
  if (typeof value !== "string" && value !== null) throw wrongType(what, "a string or null", value);
};
var aBoolean = /* @__PURE__ */ ofType("boolean");
var aNumber = /* @__PURE__ */ ofType("number");
var anything = () => void 0;
function optional(check) {
  return (value, what) => {
    if (value !== void 0) check(value, what);
  };
}
function oneOf(names) {
  return (value, what) => {
    assertString(value, what);
    if (!names.includes(value)) throw new RangeError(`${what} must be one of these: ${names.join(", ")}.`);
  };
}
function upTo(limit) {
  return (value, what) => {
    aNumber(value, what);
    if (!Number.isSafeInteger(value) || value < 0 || value > limit) {
      throw new RangeError(`${what} must be a whole number from 0 to ${String(limit)}.`);
    }
  };
}
var aWholeNumber = /* @__PURE__ */ upTo(Number.MAX_SAFE_INTEGER);
function readable(what, read) {
  try {
    return read();
  } catch (cause) {
    throw new TypeError(`${what} cannot be read.`, { cause });
  }
}
function assertObject(value, what) {
  if (typeof value !== "object" || value === null) throw wrongType(what, "an object", value);
  if (readable(what, () => Array.isArray(value))) throw new TypeError(`${what} must be an object, not a list.`);
}
var NO_OPTIONS = /* @__PURE__ */ Object.freeze({});
function readOptions(options, checks) {
  if (options === void 0) return NO_OPTIONS;
  assertObject(options, "The options");
  return copyOf(options, checks, (name) => `The option "${name}"`, optional);
}
function copyOf(value, checks, nameOf3, adapt = (check) => check) {
  const copy = {};
  for (const key of Object.keys(checks)) {
    const what = nameOf3(key);
    const held = readable(what, () => value[key]);
    adapt(checks[key])(held, what);
    if (held !== void 0) copy[key] = held;
  }
  return copy;
}
function readObject(value, name, checks) {
  assertObject(value, `The ${name}`);
  return copyOf(value, checks, (key) => `"${key}" of the ${name}`);
}
function readList(value, what, check) {
  assertList(value, what);
  const items = readable(what, () => Array.from(value));
  for (const item of items) check(item, `An item of ${what.charAt(0).toLowerCase()}${what.slice(1)}`);
  return items;
}
function assertList(value, what) {
  const isList = typeof value === "object" && value !== null && readable(what, () => Symbol.iterator in value && !(value instanceof String));
  if (!isList) throw wrongType(what, "a list", value);
}

// src/core/edits.ts
function applyEdits(text2, edits) {
  const pieces = [];
  let done = 0;
  for (const { start, end: end7, text: replacement } of edits) {
    pieces.push(text2.slice(done, start), replacement);
    done = end7;
  }
  pieces.push(text2.slice(done));
  return pieces.join("");
}

// src/core/diagnostic.ts
function exactMistake(input, rule, { index }) {
  const end7 = characterEnd(input, index);
  const what = end7 === index ? "The input ends too early" : `${nameOf(input, index)} is not allowed here`;
  return { code: SYNTAX, message: `${what} (rule ${rule}).`, start: index, end: end7, rule };
}
var SYNTAX = "syntax";
function nameOf(input, index) {
  const code = input.codePointAt(index);
  if (code === void 0) return "end of input";
  if (code > 32 && code < 127) return code === QUOTE ? '"\\""' : `"${String.fromCharCode(code)}"`;
  return pointOf(code);
}
function pointOf(code) {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
function characterEnd(text2, at2) {
  const code = text2.codePointAt(at2);
  return code === void 0 ? at2 : at2 + (code > 65535 ? 2 : 1);
}
var QUOTE = 34;
var NAMED_SETS = [
  ["ALPHA", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["HEXDIG", "0123456789ABCDEFabcdef"],
  ["DIGIT", "0123456789"]
];
function nameExpected(characters, complete) {
  const cache = complete ? namedAtEnd : named;
  let names = cache.get(characters);
  if (!names) cache.set(characters, names = Object.freeze(namesOf(characters, complete)));
  return names;
}
var named = /* @__PURE__ */ new WeakMap();
var namedAtEnd = /* @__PURE__ */ new WeakMap();
function namesOf(characters, complete) {
  const rest = new Set(characters);
  const names = [];
  for (const [name, members] of NAMED_SETS) {
    if (![...members].every((member) => rest.has(member))) continue;
    names.push(name);
    for (const member of members) rest.delete(member);
  }
  for (const character of rest) names.push(nameOf(character, 0));
  if (complete) names.push("end of input");
  return names;
}
var URISyntaxError = class extends SyntaxError {
  static {
    this.prototype.name = "URISyntaxError";
  }
  /** What is wrong. The error does not contain the input, because URIs carry secrets and errors are logged. */
  diagnostic;
  /**
   * @param diagnostic what is wrong
   * @throws {TypeError} if the diagnostic is not an object with a message
   */
  constructor(diagnostic) {
    super(readObject(diagnostic, "diagnostic", { message: aString }).message);
    this.diagnostic = diagnostic;
    Object.defineProperty(this, BRAND, {});
  }
  /**
   * Returns whether a value is an instance of the class. A program can load the package twice, as ES modules and as
   * CommonJS. Then the errors of each copy are instances of both classes.
   */
  static [Symbol.hasInstance](value) {
    try {
      return isInstance.call(this, value) || isBase(this) && Object.hasOwn(value, BRAND);
    } catch {
      return false;
    }
  }
};
var BRAND = /* @__PURE__ */ Symbol.for("uri-grammar.URISyntaxError");
var isBase = (value) => value === URISyntaxError;
var isInstance = Function.prototype[Symbol.hasInstance];
function diagnosticOf(error) {
  if (!(error instanceof URISyntaxError)) throw error;
  return error.diagnostic;
}

// src/core/invariant.ts
function present(value, what = "a value") {
  if (value === void 0 || value === null) throw new Error(`broken invariant: ${what} is missing`);
  return value;
}

// src/core/parts.ts
function parts(input) {
  const colon = schemeEnd(input);
  const authority = authorityAfter(input, colon + 1);
  const path = authority === null ? colon + 1 : authority.end;
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  return {
    scheme: colon === NONE ? null : { start: 0, end: colon },
    authority,
    path: { start: path, end: query },
    query: query === fragment ? null : { start: query + 1, end: fragment },
    fragment: fragment === input.length ? null : { start: fragment + 1, end: input.length }
  };
}
function componentsOf(input, hasScheme) {
  const colon = hasScheme ? schemeEnd(input) : NONE;
  const spans2 = authorityAfter(input, colon + 1);
  const path = spans2 === null ? colon + 1 : spans2.end;
  const fragment = firstOf(input, "#", path, input.length);
  const query = firstOf(input, "?", path, fragment);
  const authority = spans2 && textOf(input, spans2);
  return {
    scheme: colon === NONE ? null : input.slice(0, colon),
    authority,
    userinfo: spans2?.userinfo ? textOf(input, spans2.userinfo) : null,
    // Most authorities consist of a host only and need no second string.
    host: spans2 && spans2.host.end - spans2.host.start < spans2.end - spans2.start ? textOf(input, spans2.host) : authority,
    port: spans2?.port ? textOf(input, spans2.port) : null,
    path: input.slice(path, query),
    query: query === fragment ? null : input.slice(query + 1, fragment),
    fragment: fragment === input.length ? null : input.slice(fragment + 1)
  };
}
function authorityComponents(input, start, end7) {
  const { userinfo, host, port } = authorityParts(input, start, end7);
  return {
    authority: input.slice(start, end7),
    userinfo: userinfo && textOf(input, userinfo),
    host: textOf(input, host),
    port: port && textOf(input, port)
  };
}
function schemeEnd(input) {
  const near = Math.min(input.length, LONGEST_SCHEME);
  for (let at2 = 0; at2 < near; at2++) {
    const code = input.charCodeAt(at2);
    if (code > QUESTION) continue;
    if (code === COLON) return at2;
    if (isEnd(code)) return NONE;
  }
  if (near === input.length) return NONE;
  DELIMITER.lastIndex = near;
  const end7 = DELIMITER.test(input) ? DELIMITER.lastIndex - 1 : NONE;
  return input.charCodeAt(end7) === COLON ? end7 : NONE;
}
var LONGEST_SCHEME = 64;
var DELIMITER = /[:/?#]/g;
function authorityAfter(input, at2) {
  const isThere = input.charCodeAt(at2) === SLASH && input.charCodeAt(at2 + 1) === SLASH;
  return isThere ? authorityParts(input, at2 + "//".length) : null;
}
function authorityParts(input, start, known) {
  let userinfo = null;
  let host = start;
  let port = NONE;
  let isLiteral = input.charCodeAt(host) === OPEN;
  let isOpen = isLiteral;
  const limit = known ?? input.length;
  let end7 = start;
  for (; end7 < limit; end7++) {
    const code = input.charCodeAt(end7);
    if (code > CLOSE) continue;
    if (code === COLON) {
      if (port === NONE && !isOpen) port = end7 + 1;
    } else if (code === AT) {
      userinfo = { start, end: end7 };
      host = end7 + 1;
      port = NONE;
      isOpen = isLiteral = input.charCodeAt(host) === OPEN;
    } else if (code === CLOSE && isLiteral) {
      port = NONE;
      isOpen = false;
    } else if (isEnd(code) && known === void 0) break;
  }
  return port === NONE ? { start, end: end7, userinfo, host: { start: host, end: end7 }, port: null } : { start, end: end7, userinfo, host: { start: host, end: port - 1 }, port: { start: port, end: end7 } };
}
function withoutFragment(input) {
  const hash = input.indexOf("#");
  return hash < 0 ? input : input.slice(0, hash);
}
function firstOf(input, character, start, end7) {
  const at2 = input.indexOf(character, start);
  return at2 >= 0 && at2 < end7 ? at2 : end7;
}
var NONE = -1;
var [HASH, SLASH, COLON, QUESTION, AT, OPEN, CLOSE] = [35, 47, 58, 63, 64, 91, 93];
function isEnd(code) {
  return code === SLASH || code === QUESTION || code === HASH;
}
function textOf(input, { start, end: end7 }) {
  return input.slice(start, end7);
}

// src/core/options.ts
var CHECKS = { rule: aString };
function givenRule(options) {
  return options === void 0 ? void 0 : readOptions(options, CHECKS).rule;
}
function chosenRule(options, otherwise) {
  return givenRule(options) ?? otherwise;
}

// src/core/lazy.ts
function lazy(compute) {
  let kept;
  return () => (kept ??= { value: compute() }).value;
}
function lazyFor(compute) {
  const values = /* @__PURE__ */ new Map();
  let lastKey;
  let lastValue;
  return (key) => {
    if (key === lastKey && lastValue !== void 0) return lastValue;
    let value = values.get(key);
    if (value === void 0) values.set(key, value = compute(key));
    lastKey = key;
    lastValue = value;
    return value;
  };
}

// src/explain/view.ts
var ROLES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
function isRole(name) {
  return ROLES.includes(name);
}
var EXCLUDED = '<>"{}|\\^`';
var MOST_OF_AUTHORITY = 1024;
function viewOf(text2, ground, whole) {
  const found = lazy(() => parts(text2));
  const hasOneExcluded = lazy(() => {
    const { start, end: end7 } = found().authority ?? { start: 0, end: 0 };
    const authority = text2.slice(start, Math.min(end7, start + MOST_OF_AUTHORITY));
    return Array.from(authority).filter((each) => EXCLUDED.includes(each)).length === 1;
  });
  return { text: text2, ground, parts: found, whole, hasOneExcluded };
}
function roleAt({ parts: found, whole }, at2) {
  if (whole !== null) return whole;
  const { scheme, authority, path, query } = found();
  if (scheme !== null && at2 <= scheme.end) return "scheme";
  if (authority !== null && at2 >= authority.start && at2 <= authority.end) {
    if (authority.userinfo !== null && at2 <= authority.userinfo.end) return "userinfo";
    return authority.port !== null && at2 >= authority.port.start ? "port" : "host";
  }
  if (at2 <= path.end) return "path";
  return query !== null && at2 <= query.end ? "query" : "fragment";
}

// src/explain/machine.ts
function machineOf(automaton, rule) {
  return {
    start: automaton.start(rule),
    step: (state, code) => automaton.step(state, code),
    accepts: (state) => automaton.accepts(state),
    expectedAt: (state) => automaton.expectedAt(state)
  };
}
function run(machine, from, text2) {
  let state = from;
  for (let at2 = 0; at2 < text2.length && state !== 0; at2++) state = machine.step(state, text2.charCodeAt(at2));
  return state;
}

// src/explain/characters.ts
var INVISIBLE = [
  [173, 173],
  [847, 847],
  [1564, 1564],
  [6155, 6159],
  [8203, 8207],
  [8234, 8238],
  [8288, 8303],
  [65024, 65039],
  [65279, 65279],
  [65529, 65531],
  [917504, 921599]
];
var BLANK = /[\xA0\u115F\u1160\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0]/;
function kindOf(code) {
  if (code < 128) {
    if (code > 32 && code < 127) return "ascii";
    if (code === 32) return "blank";
    if (code === 9) return "tab";
    return code >= 10 && code <= 13 ? "break" : "control";
  }
  if (code === 133 || code === 8232 || code === 8233) return "break";
  if (code < 160) return "control";
  if (code >= 55296 && code < 57344) return "surrogate";
  if (BLANK.test(String.fromCodePoint(code))) return "blank";
  return INVISIBLE.some(([first, last]) => code >= first && code <= last) ? "invisible" : "other";
}
function isWhite(code) {
  if (code > 32 && code < 133) return false;
  const kind = kindOf(code);
  return kind === "blank" || kind === "tab" || kind === "break";
}
function isJoiner(code) {
  return code === 8204 || code === 8205 || code >= 65024 && code <= 65039;
}
var NAMES = /* @__PURE__ */ new Map([
  [0, "NUL"],
  [160, "no-break space"],
  [173, "soft hyphen"],
  [8203, "zero-width space"],
  [8204, "zero-width non-joiner"],
  [8205, "zero-width joiner"],
  [8206, "left-to-right mark"],
  [8207, "right-to-left mark"],
  [8239, "narrow no-break space"],
  [8288, "word joiner"],
  [12288, "ideographic space"],
  [65279, "byte order mark"]
]);
var QUOTES = /[\u2018-\u201F\xAB\xBB\u2039\u203A\u300C-\u300F]/;
function nounOf(code) {
  if (code > 32 && code < 127) return code === 39 ? `"'"` : `'${String.fromCharCode(code)}'`;
  if (code === 32) return "a space";
  const name = NAMES.get(code);
  const point = name === void 0 ? pointOf(code) : `${name}, ${pointOf(code)}`;
  switch (kindOf(code)) {
    case "tab":
      return "a tab";
    case "break":
      return "a line break";
    case "invisible":
      return `an invisible character (${point})`;
    case "control":
      return `a control character (${point})`;
    case "surrogate":
      return `half of a surrogate pair (${point})`;
    case "other":
      if (code === 8230) return `an ellipsis (${point})`;
      return QUOTES.test(String.fromCodePoint(code)) ? `a curly quote (${point})` : `a non-ASCII character (${point})`;
    default:
      return `a blank character (${point})`;
  }
}
function isWellFormed(text2) {
  return !/\p{Cs}/u.test(text2);
}
var LOOKALIKES = /* @__PURE__ */ new Map([
  ["O", "0"],
  ["o", "0"],
  ["l", "1"],
  ["I", "1"]
]);
function otherCase(letter) {
  const lower = letter.toLowerCase();
  return letter === lower ? letter.toUpperCase() : lower;
}

// src/explain/proposal.ts
function removal(start, end7) {
  return { start, end: end7, text: "" };
}
function insertion(at2, text2) {
  return { start: at2, end: at2, text: text2 };
}

// src/explain/authority.ts
function* authorityFaults({ text: text2, parts: parts2, whole }, at2) {
  const { authority } = parts2();
  if (whole !== null || authority === null || at2 < authority.start) return;
  const { start, end: end7, userinfo, host } = authority;
  if (userinfo !== null) {
    const signs = positions(text2, "@", start, Math.min(userinfo.end, start + MOST_OF_AUTHORITY));
    if (signs.length > 0) yield password(text2, signs);
  }
  yield* delimitersInPassword(text2, start);
  if (at2 > end7) return;
  const { port } = authority;
  if (port !== null && /^(?:git|ssh|git\+ssh|sftp):/i.test(text2) && /[A-Za-z_~]/.test(text2.charAt(port.start))) {
    const edits = [{ start: port.start - 1, end: port.start, text: "/" }];
    yield {
      code: "port-path",
      start: port.start - 1,
      end: port.start,
      edits,
      certain: false,
      role: "port",
      written: "/"
    };
  }
  if (port !== null && host.end > host.start) yield* portFaults(text2, port);
  const address = text2.slice(host.start, Math.min(end7, host.start + MOST_OF_AUTHORITY));
  for (const [code, edits] of brackets(address)) {
    const moved = edits.map((edit) => ({ ...edit, start: edit.start + host.start, end: edit.end + host.start }));
    const whole2 = code === "missing-brackets" ? { start: host.start, end: end7 } : null;
    const [first] = moved;
    const certain = code !== "ipv6-colons";
    yield {
      code,
      start: first.start,
      end: Math.max(first.end, Math.min(first.start + 1, text2.length)),
      ...whole2,
      edits: moved,
      certain,
      role: "host",
      written: first.text
    };
  }
}
var NONE2 = -1;
var MOST_DIGITS = 5;
function* portFaults(text2, { start, end: end7 }) {
  const written3 = text2.slice(start, Math.min(end7, start + 2 * MOST_DIGITS));
  const colons = written3.search(/[^:]|$/);
  if (colons > 0) {
    const edits2 = [removal(start, start + colons)];
    yield { code: "repeated-colon", start, end: start + colons, edits: edits2, certain: true, role: "port" };
  }
  const edits = Array.from(written3, (each, index) => {
    const digit = LOOKALIKES.get(each);
    return digit === void 0 ? null : { start: start + index, end: start + index + 1, text: digit };
  }).filter((edit) => edit !== null);
  const [first] = edits;
  if (first === void 0 || end7 - start > MOST_DIGITS || !/\d/.test(written3)) return;
  yield { code: "port", start: first.start, end: first.end, edits, certain: false, role: "port", written: first.text };
}
function positions(text2, characters, start, end7) {
  const found = [];
  for (let at2 = start; at2 < end7; at2++) if (characters.includes(text2.charAt(at2))) found.push(at2);
  return found;
}
function password(text2, positions2) {
  const edits = positions2.map((at2) => ({ start: at2, end: at2 + 1, text: encodeURIComponent(text2.charAt(at2)) }));
  const [{ start, end: end7, text: written3 }] = edits;
  return { code: "password-delimiter", start, end: end7, edits, certain: false, role: "userinfo", written: written3 };
}
function* delimitersInPassword(text2, start) {
  const stretch = text2.slice(start, start + MOST_OF_AUTHORITY);
  const user = /^([^\s/?#@:]+:)[^\s@]*@(?=[\w[])/.exec(stretch);
  if (user === null) return;
  const [whole, front2] = user;
  const found = positions(text2, "/?#[]", start + front2.length, start + whole.length);
  if (found.length > 0) yield password(text2, found);
}
function* brackets(address) {
  const { length } = address;
  const port = /:\d{1,5}$/.exec(address);
  const [open, close] = [address.indexOf("["), address.lastIndexOf("]")];
  if (open === NONE2 && close === NONE2) {
    if (address.split(":", 3).length < 3) return;
    if (port !== null && port[0].length > 5)
      yield ["missing-brackets", [insertion(0, "["), insertion(port.index, "]")]];
    yield ["missing-brackets", [insertion(0, "["), insertion(length, "]")]];
    if (port !== null) yield ["missing-brackets", [insertion(0, "["), insertion(port.index, "]")]];
    return;
  }
  const bracket = Math.max(open, close);
  if ((open === NONE2 || close === NONE2) && !address.slice(0, bracket).includes(":") && /[g-z]/i.test(address)) {
    yield ["bracket", [removal(bracket, bracket + 1)]];
  }
  if (open === NONE2) yield ["missing-bracket", [insertion(0, "[")]];
  if (close === NONE2) {
    yield ["missing-bracket", [insertion(length, "]")]];
    if (port !== null) yield ["missing-bracket", [insertion(port.index, "]")]];
  }
  if (open !== 0 || close === NONE2) return;
  if (address.startsWith("[[") && address.includes("]]")) {
    const second = address.indexOf("]]");
    yield ["brackets", [removal(0, 1), removal(second, second + 1)]];
  }
  if (/^\d{1,5}$/.test(address.slice(close + 1))) yield ["port-colon", [insertion(close + 1, ":")]];
  const inside = address.slice(1, close);
  if (/[.g-z]/i.test(inside) && /^[\w.-]+(?::\d{1,5})?$/.test(inside) && !/^v[\dA-Fa-f]+\./i.test(inside)) {
    yield ["name-in-brackets", [removal(0, 1), removal(close, close + 1)]];
  }
  const colons = /:{3,}/.exec(inside);
  if (colons)
    yield ["ipv6-colons", [{ start: colons.index + 1, end: colons.index + 1 + colons[0].length, text: "::" }]];
  const colon = inside.lastIndexOf(":") + 1;
  const isLong = inside.length - colon > 4 || inside.split(":", 10).length > 8;
  if (colon > 1 && isLong && close === length - 1) {
    yield ["port-in-brackets", [insertion(colon, "]"), removal(close, close + 1)]];
  }
  const group = /(?:^|:)(0+)(?=[\dA-Fa-f]{4}(?::|$))/.exec(inside);
  if (group) {
    const start = 1 + group.index + group[0].length - group[1].length;
    yield ["ipv6-group", [removal(start, start + group[1].length)]];
  }
}
function addressFault(text2, start, end7) {
  const address = text2.slice(start, end7);
  const found = (code, at2, length) => ({
    code,
    start: start + at2,
    end: start + at2 + length
  });
  if (address === "") return found("empty-brackets", 0, 0);
  const zone = address.indexOf("%");
  if (zone !== NONE2) return found("ipv6-zone", zone, address.length - zone);
  const odd = address.search(/[^0-9A-Fa-f:.]/);
  if (odd !== NONE2) return found("ipv6-character", odd, 1);
  const second = address.indexOf("::", address.indexOf("::") + 1);
  if (second !== NONE2) return found("ipv6-compressions", second, 2);
  const long = /[\dA-Fa-f]{5,}/.exec(address);
  if (long) return found("ipv6-group", long.index, long[0].length);
  return found("ipv6-groups", 0, address.length);
}

// src/core/url.ts
function rfcUrl(rfc, section) {
  return urlIn(RFC + rfc, section);
}
function draftUrl(draft, section) {
  return urlIn(`https://datatracker.ietf.org/doc/html/${draft}`, section);
}
var RFC = "https://www.rfc-editor.org/rfc/rfc";
function urlIn(document, section) {
  assertString(section, "The section");
  const [, rfc, number = section] = /^RFC(\d+):(.+)/.exec(section) ?? [];
  return `${rfc === void 0 ? document : RFC + rfc}#${number < "A" ? "section" : "appendix"}-${number}`;
}

// src/core/percent.ts
var ASCII = 128;
function characterSet(matches) {
  return Uint8Array.from({ length: ASCII }, (_, code) => matches(String.fromCharCode(code)) ? 1 : 0);
}
var HEXDIG = "0123456789ABCDEF";
function triplet(octet) {
  return `%${HEXDIG.charAt(octet >> 4)}${HEXDIG.charAt(octet & 15)}`;
}
function percentEncode(text2, allowed) {
  let result = "";
  let done = 0;
  for (let at2 = 0; at2 < text2.length; at2++) {
    const code = text2.charCodeAt(at2);
    if (code < ASCII) {
      if (allowed[code] === 1) continue;
      result += text2.slice(done, at2) + triplet(code);
      done = at2 + 1;
      continue;
    }
    const character = String.fromCodePoint(text2.codePointAt(at2));
    if (character.length === 1 && (code & 63488) === 55296) {
      throw percentError(at2, at2 + 1, "lone-surrogate", "A lone surrogate has no UTF-8 encoding.");
    }
    result += text2.slice(done, at2) + encodeURIComponent(character);
    at2 += character.length - 1;
    done = at2 + 1;
  }
  return result + text2.slice(done);
}
var EVERY_ASCII = characterSet(() => true);
var LETTERS = 65;
var LOWER_CASE = 97;
function lowerCase(text2) {
  return text2.replace(/%..|[A-Z]+/g, (part3) => part3.startsWith("%") ? part3 : part3.toLowerCase());
}
function rewriteTriplets(text2, decodable, upperCase, changed2) {
  let result = "";
  let done = 0;
  for (let at2 = text2.indexOf("%"); at2 >= 0; at2 = text2.indexOf("%", at2 + 3)) {
    if (isKept(text2, at2, decodable, upperCase)) continue;
    const before = text2.slice(at2, at2 + 3);
    const octet = octetAt(text2, at2);
    const after = decodable[octet] === 1 ? String.fromCharCode(octet) : before.toUpperCase();
    changed2?.(at2, before, after);
    result += text2.slice(done, at2) + after;
    done = at2 + 3;
  }
  return result + text2.slice(done);
}
function keepsTriplets(text2, decodable, upperCase) {
  let at2 = text2.indexOf("%");
  while (at2 >= 0 && isKept(text2, at2, decodable, upperCase)) at2 = text2.indexOf("%", at2 + 3);
  return at2 < 0;
}
function isKept(text2, at2, decodable, upperCase) {
  if (decodable[octetAt(text2, at2)] === 1) return false;
  return !upperCase || text2.charCodeAt(at2 + 1) < LOWER_CASE && text2.charCodeAt(at2 + 2) < LOWER_CASE;
}
function octetAt(text2, at2) {
  return digitOf(text2.charCodeAt(at2 + 1)) * 16 + digitOf(text2.charCodeAt(at2 + 2));
}
function digitOf(code) {
  return code < LETTERS ? code & 15 : (code & 15) + 9;
}
function isTriplet(text2, at2) {
  return /%[0-9A-Fa-f]{2}/.test(text2.slice(at2, at2 + 3));
}
function percentError(start, end7, code, message) {
  const section = code === "malformed" ? "2.1" : "2.5";
  return new URISyntaxError({
    severity: "error",
    code: `percent/${code}`,
    message,
    start,
    end: end7,
    index: start,
    rule: "pct-encoded",
    section,
    url: rfcUrl("3986", section)
  });
}

// src/explain/cheapest.ts
var BEFORE = 48;
var BEHIND = 6;
var COST = {
  blank: 2,
  case: 2,
  lookalike: 3,
  encode: 4,
  repeated: 5,
  keyword: 8,
  insert: 7,
  transpose: 7,
  replace: 10,
  punctuation: 8,
  other: 12
};
var UNIT = 64;
var MOST_COST = 13 * UNIT;
var MOST_REPAIRS = 6;
var PUNCTUATION = Array.from("-._~:/?[]@!$&'()*,;=");
var DELIMITERS = Array.from(":/?@&=;,[]()");
function cheapest(machine, text2, place) {
  const first = Math.max(0, place - BEFORE);
  const goal = Math.min(text2.length, place + BEHIND);
  const buckets = [];
  const push = (cost, node) => {
    if (cost <= MOST_COST) (buckets[cost] ??= []).push(node);
  };
  push(0, { at: first, state: run(machine, machine.start, text2.slice(0, first)), edit: null, from: null });
  const done = /* @__PURE__ */ new Set();
  const found = [];
  for (let cost = 0; cost <= MOST_COST; cost++) {
    for (const node of buckets[cost] ?? []) {
      const { at: at2, state } = node;
      const key = at2 * 1048576 + state;
      if (done.has(key)) continue;
      done.add(key);
      if (at2 >= goal && (at2 < text2.length || machine.accepts(state))) {
        found.push(editsOf(node));
        if (found.length === MOST_REPAIRS) return found;
        continue;
      }
      for (const [price, edit, next] of changes(machine, text2, at2, state, place)) {
        const total = cost + (price === 0 ? 0 : price * UNIT + Math.abs(place - at2));
        push(total, { at: edit === null ? at2 + 1 : edit.end, state: next, edit, from: node });
      }
    }
  }
  return found;
}
function* changes(machine, text2, at2, state, place) {
  const edited = (price, end7, replacement) => [
    price,
    { start: at2, end: end7, text: replacement },
    run(machine, state, replacement)
  ];
  const all2 = [];
  const isOctet = [0, 1, 2].some((back2) => isTriplet(text2, at2 - back2));
  if (isOctet || text2.charAt(at2) === "@") {
    const next = machine.step(state, text2.charCodeAt(at2));
    if (next !== 0) yield [0, null, next];
  } else if (at2 < text2.length) {
    const code = text2.charCodeAt(at2);
    const character = text2.charAt(at2);
    const isLetterOrDigit = /[\dA-Za-z]/.test(character);
    all2.push([0, null, machine.step(state, code)]);
    if (isWhite(code) || kindOf(code) === "invisible") all2.push(edited(COST.blank, at2 + 1, ""));
    else if (text2.charCodeAt(at2 - 1) === code) all2.push(edited(COST.repeated, at2 + 1, ""));
    else all2.push(edited(isLetterOrDigit ? COST.other : COST.punctuation, at2 + 1, ""));
    all2.push(edited(COST.case, at2 + 1, otherCase(character)));
    const lookalike = LOOKALIKES.get(character);
    if (lookalike !== void 0) all2.push(edited(COST.lookalike, at2 + 1, lookalike));
    if (!isLetterOrDigit && code < 128) {
      all2.push(edited(COST.encode, at2 + 1, triplet(code)));
      for (const other of PUNCTUATION) all2.push(edited(COST.replace, at2 + 1, other));
    }
    if (at2 + 1 < text2.length && text2.charAt(at2 + 1) !== "@") {
      all2.push(edited(COST.transpose, at2 + 2, text2.charAt(at2 + 1) + character));
    }
  }
  const forced = onlyLetter(machine.expectedAt(state));
  if (forced !== null) {
    all2.push(edited(COST.insert, at2, forced));
    if (at2 < text2.length && !isOctet) all2.push(edited(COST.keyword, at2 + 1, forced));
  }
  const isInWord = at2 !== place && /\w\w/.test(text2.slice(at2 - 1, at2 + 1));
  for (const other of isInWord || text2.charAt(at2) === "@" ? [] : DELIMITERS) {
    all2.push(edited(COST.insert, at2, other));
  }
  for (const each of all2) if (each[2] !== 0) yield each;
}
function onlyLetter([first, second, ...others]) {
  const letter = (second ?? first)?.toLowerCase();
  if (letter === void 0 || !/[a-z]/.test(letter) || others.length > 0) return null;
  return first?.toLowerCase() === letter ? letter : null;
}
function editsOf(node) {
  const edits = [];
  for (let each = node; each !== null; each = each.from) {
    const { edit } = each;
    if (edit === null) continue;
    const next = edits[0];
    if (next?.start === edit.end) edits[0] = { start: edit.start, end: next.end, text: edit.text + next.text };
    else edits.unshift(edit);
  }
  return edits;
}

// src/explain/copied.ts
var PAIRS = [
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["(", ")"],
  ["<", ">"],
  ["[", "]"],
  ["{", "}"],
  ["**", "**"],
  ["__", "__"],
  ["*", "*"],
  ["_", "_"],
  ["\u201C", "\u201D"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C"],
  ["\u2018", "\u2019"],
  ["\xAB", "\xBB"],
  ["\xBB", "\xAB"],
  ["\u2039", "\u203A"],
  ["\u300C", "\u300D"]
];
var FRONTS = [
  [/^<URL:\s{0,9}/i, [">", ""]],
  [/^!?\[[^[\]]{0,200}\]\(/, [")", ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}"/i, ['"', '">', '"/>', ""]],
  [/^(?:href|src|cite|action|url|xmlns|content)\s{0,9}=\s{0,9}'/i, ["'", "'>", "'/>", ""]],
  [/^(?:href|src|cite|action|url)\s{0,9}=\s{0,9}/i, ["", ">"]],
  [/^url\(["']?/i, ["')", '")', ")"]]
];
var LABEL = /^(?:ur[il]|link|web ?site|web|address|source|see|homepage|from|to)\s{0,9}[:=]\s{1,9}/i;
var CLOSING = /[\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`]/;
var TAIL = 8;
function* copied(view7) {
  const { text: text2, whole } = view7;
  const role = whole ?? "path";
  const { length } = text2;
  if (length === 0) return;
  const from = front(text2);
  yield* from === length ? [{ ...around(0, length, role), isSure: true }] : aroundText(view7, role, from);
}
function* aroundText(view7, role, from) {
  const { text: text2, whole } = view7;
  const { length } = text2;
  if (from > 0) yield around(0, from, role);
  const to = back(text2);
  if (to < length) yield around(to, length, role);
  if (whole !== null) return;
  yield* wrappers(view7, role);
  const [label] = LABEL.exec(text2.slice(0, 40)) ?? [];
  if (label !== void 0) {
    const isSure = /^(?:[a-z]{2,8}[:;]?\/\/|www\.|mailto:|<)/i.test(text2.slice(label.length, label.length + 16));
    yield {
      code: "label",
      start: 0,
      end: label.length,
      edits: [removal(0, label.length)],
      certain: true,
      role,
      isSure
    };
  }
}
function* wrappers(view7, role) {
  const { text: text2 } = view7;
  const { length } = text2;
  const both = (open, close) => {
    const edits = [removal(0, open), removal(length - close, length)].filter(({ start, end: end7 }) => end7 > start);
    const [first] = edits;
    return { code: "wrapper", start: first.start, end: first.end, edits, certain: true, role };
  };
  const head = text2.slice(0, 256);
  for (const [pattern, backs] of FRONTS) {
    const [opening] = pattern.exec(head) ?? [];
    if (opening === void 0) continue;
    for (const closing of backs) if (text2.endsWith(closing)) yield both(opening.length, closing.length);
  }
  const last = text2.slice(-3);
  const punctuation = last.slice(last.search(/[.,;:!?]{0,3}$/));
  for (const [open, close] of PAIRS) {
    if (!text2.startsWith(open)) continue;
    const { length: size } = open;
    if (text2.endsWith(close) && length > size) yield both(size, size);
    if (punctuation !== "" && text2.endsWith(close + punctuation)) yield both(size, size + punctuation.length);
    if (!/[*_]/.test(open)) yield both(size, 0);
  }
  const tail = text2.slice(-TAIL);
  for (let at2 = tail.length - 1; at2 >= 0 && /[.,;:!?)\]'\u201C\u201D\u2019\xBB\xAB\u203A\u300D">`\u2026]/.test(tail.charAt(at2)); at2--) {
    const start = length - tail.length + at2;
    const character = tail.charAt(at2);
    if (!CLOSING.test(character) || hasOpening(text2, character, start)) continue;
    yield {
      code: "trailing-punctuation",
      start,
      end: length,
      edits: [removal(start, length)],
      certain: true,
      role: roleAt(view7, start)
    };
  }
}
function hasOpening(text2, close, at2) {
  const open = close === ">" ? "<" : close;
  const found = text2.indexOf(open);
  return found >= 0 && found < at2;
}
function around(start, end7, role) {
  return { code: "white-space-around", start, end: end7, edits: [removal(start, end7)], certain: true, role };
}
function isNothing(code) {
  if (code > 32 && code < 127) return false;
  const kind = kindOf(code);
  return kind === "blank" || kind === "tab" || kind === "break" || kind === "invisible";
}
function front(text2) {
  let at2 = 0;
  while (at2 < text2.length && isNothing(text2.charCodeAt(at2))) at2++;
  return at2;
}
function back(text2) {
  let at2 = text2.length;
  while (at2 > 0 && isNothing(text2.charCodeAt(at2 - 1))) at2--;
  return at2;
}

// src/explain/delimiters.ts
var KNOWN = "https?|wss?|s?ftps?|file|ssh|git|ldaps?|imap|nfs|rtsp|mailto|tel|sms|urn|data";
function isWellKnown(text2) {
  return WELL_KNOWN.test(text2);
}
var WELL_KNOWN = new RegExp(`^(?:${KNOWN}):`, "i");
function expectsSlash(machine, head) {
  const expected = machine.expectedAt(run(machine, machine.start, head.slice(0, head.indexOf(":") + 1)));
  return expected.length === 1 && expected[0] === "/";
}
var HEAD = 256;
var replaced = (start, end7, text2) => ({ start, end: end7, edits: [{ start, end: end7, text: text2 }] });
var written = (start, end7, text2) => ({ ...replaced(start, end7, text2), written: text2 });
var inserted = (start, end7, text2) => ({
  start,
  end: end7,
  edits: [insertion(start, text2)],
  written: text2
});
function slashed(text2, from) {
  const edits = [];
  const stop = text2.search(/[?#]/);
  const end7 = stop < 0 ? text2.length : stop;
  for (let at2 = text2.indexOf("\\", from); at2 >= 0 && at2 < end7; at2 = text2.indexOf("\\", at2 + 1)) {
    edits.push({ start: at2, end: at2 + 1, text: "/" });
  }
  return edits;
}
function around2(start, end7, { length }) {
  return { start, end: end7, edits: [removal(start, end7), removal(length - 1, length)] };
}
var NOT_DOMAIN = "(?!(?:[a-z\\d-]+\\.)+[a-z]{2,}(?::\\d+)?(?:[/?#]|$))";
var named2 = (pattern) => new RegExp(`^(${KNOWN})${pattern}`, "i");
var SLIPS = [
  {
    code: "windows-path",
    pattern: /^[A-Za-z][:|]\\/,
    certain: false,
    find: (_, text2) => ({
      start: 0,
      end: 3,
      edits: [insertion(0, "file:///"), { start: 1, end: 2, text: ":" }, ...slashed(text2, 2)],
      written: "file:///"
    })
  },
  {
    code: "windows-path",
    pattern: /^\\\\[\w.-]+\\/,
    certain: false,
    find: (_, text2) => ({ start: 0, end: 2, edits: [insertion(0, "file:"), ...slashed(text2, 0)], written: "file:" })
  },
  {
    code: "scheme-delimiter",
    pattern: named2(`(?=//|\\\\\\\\)`),
    certain: true,
    find: ([, name]) => inserted(name.length, name.length + 2, ":")
  },
  {
    code: "scheme-delimiter",
    pattern: named2(`[;,.](?=//)`),
    certain: true,
    find: ([, name]) => written(name.length, name.length + 1, ":")
  },
  {
    code: "scheme-delimiter",
    pattern: new RegExp(`^${NOT_DOMAIN}(mailto|tel|sms|urn|data|sips?)[;,.](?=[\\w+])`, "i"),
    certain: true,
    find: ([, name]) => written(name.length, name.length + 1, ":")
  },
  {
    code: "scheme-delimiter",
    pattern: named2("((?:&#58;|&#x3a;|&colon;|\uFF1A)//|[:\uFF1A]\uFF0F\uFF0F)"),
    certain: true,
    find: ([, name, front2]) => written(name.length, name.length + front2.length, "://")
  },
  {
    code: "scheme-delimiter",
    pattern: /^((?:h\s?t\s?t\s?p\s?s?|f\s?t\s?p))(?=:\/\/)/i,
    certain: true,
    find: ([, name]) => replaced(0, name.length, name.replace(/\s/g, ""))
  },
  {
    code: "encoded-reference",
    pattern: named2("%3A%2F%2F"),
    certain: false,
    find: ([front2], text2) => {
      const edits = Array.from(text2.matchAll(/%(?:3A|2F|3F|3D|26|23)/gi), ({ 0: triplet2, index }) => {
        return { start: index, end: index + 3, text: decodeURIComponent(triplet2) };
      });
      return { start: front2.length - 9, end: front2.length, edits };
    }
  },
  {
    code: "windows-path",
    pattern: /^(file:\/{2,4}[A-Za-z])\|(?=\/|$)/i,
    certain: true,
    find: ([, front2]) => written(front2.length, front2.length + 1, ":")
  },
  {
    code: "windows-path",
    pattern: /^(file:\/\/)[A-Za-z]:\//i,
    certain: true,
    find: ([, front2]) => inserted(front2.length, front2.length + 2, "/")
  },
  {
    code: "display-name",
    pattern: /^(mailto:[^<>@]*<)[^<>@\s]+@[^<>@\s]+>$/i,
    certain: false,
    find: ([, front2], text2) => around2("mailto:".length, front2.length, text2)
  },
  {
    code: "display-name",
    pattern: /^([^<>:]*<)[a-z][a-z\d+.-]*:[^<>\s]+>$/i,
    certain: false,
    find: ([, front2], text2) => around2(0, front2.length, text2)
  },
  {
    code: "wrapper",
    pattern: /^([a-z][a-z\d+.-]*:(?:uuid:)?)(?:<[^<>]*>|\{[^{}]*\}|"[^"]*")$/i,
    certain: true,
    find: ([, front2], text2) => around2(front2.length, front2.length + 1, text2)
  },
  {
    code: "scheme-delimiter",
    pattern: named2(`(\\s{0,9}):(\\s{0,9})(?=//)`),
    certain: true,
    find: ([, name, before, behind]) => {
      const [at2, colon] = [name.length, name.length + before.length];
      const edits = [removal(at2, colon), removal(colon + 1, colon + 1 + behind.length)].filter(
        (each) => each.end > each.start
      );
      const [first = removal(at2, colon + 1)] = edits;
      return { start: first.start, end: first.end, edits };
    }
  },
  {
    code: "scheme-delimiter",
    pattern: named2(`:(:+)(?=//)`),
    certain: true,
    find: ([, name, colons]) => replaced(name.length + 1, name.length + 1 + colons.length, "")
  },
  {
    code: "repeated-scheme",
    pattern: /^([a-z][a-z\d+.-]*:(?:\/\/)?)\1/i,
    certain: true,
    find: ([, front2]) => replaced(0, front2.length, "")
  },
  {
    code: "scheme",
    pattern: /^([a-z][a-z\d+.-]{1,20})(?:\s{1,9}|[^a-z\d+.\s:-]{1,2})(?=:)/i,
    certain: false,
    isKnown: true,
    find: ([front2, name]) => replaced(name.length, front2.length, "")
  },
  {
    code: "scheme",
    pattern: /^([a-z]{1,12})[^a-z\d+.\s:/?#-]([a-z\d+]{1,12})(?=:)/i,
    certain: false,
    isKnown: true,
    find: ([, front2]) => replaced(front2.length, front2.length + 1, "")
  },
  {
    code: "scheme-delimiter",
    pattern: /^([a-z][a-z\d+.-]{0,20})(?=\/\/)/i,
    certain: false,
    isKnown: true,
    find: ([, name]) => inserted(name.length, name.length + 2, ":")
  },
  {
    code: "scheme-delimiter",
    pattern: new RegExp(`^${NOT_DOMAIN}([a-z][a-z\\d+.-]{1,20})[,;=.|](?=[\\w+])`, "i"),
    certain: false,
    isKnown: true,
    find: ([, name]) => written(name.length, name.length + 1, ":")
  },
  {
    code: "slashes",
    ofScheme: true,
    pattern: /^(ni:)\/{0,2}(?=sha-)/i,
    certain: true,
    find: ([front2, name]) => written(name.length, front2.length, "///")
  },
  {
    code: "slashes",
    ofScheme: true,
    pattern: /^(file:)\/?(?!\/)/i,
    certain: false,
    find: ([front2, name]) => written(name.length, front2.length, "///")
  },
  {
    code: "slashes",
    ofScheme: true,
    // Exclude one other character between slashes: it was typed instead of a slash.
    pattern: /^([a-z][a-z\d+.-]*:)(?![^/\w[]\/|\/[^/\w]\/)(\/*)/i,
    certain: true,
    needsSlash: true,
    find: ([, name, slashes]) => written(name.length, name.length + slashes.length, "//")
  },
  {
    code: "slashes",
    ofScheme: true,
    pattern: /^([a-z][a-z\d+.-]*:)(\/+)/i,
    certain: true,
    needsSlash: false,
    find: ([, name, slashes]) => replaced(name.length, name.length + slashes.length, "")
  },
  {
    code: "missing-scheme",
    pattern: /^(:?)\/\/(?=[\w[])/,
    certain: false,
    find: ([, colon]) => ({
      start: 0,
      end: colon.length + 2,
      edits: [{ start: 0, end: colon.length, text: "https:" }],
      written: "https:"
    })
  },
  {
    code: "scp",
    pattern: /^([\w.-]+@[\w.-]+:)(?!\/\/|\d+(?:[/?#]|$))(\/?)[\w~.]/,
    certain: false,
    find: ([, front2, slash]) => {
      const colon = front2.length - 1;
      const edits = [insertion(0, "ssh://"), { start: colon, end: colon + 1, text: slash === "/" ? "" : "/" }];
      return { start: colon, end: colon + 1, edits, written: "ssh://" };
    }
  },
  {
    code: "missing-scheme",
    pattern: /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\dA-Fa-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i,
    certain: false,
    find: ([front2]) => inserted(0, front2.length, "http://")
  },
  {
    code: "missing-scheme",
    pattern: /^(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,20}[\p{L}][\p{L}\d-]{1,62}(?::\d{1,5})?(?=[/?#\\]|$)/u,
    certain: false,
    find: ([front2]) => inserted(0, front2.length, "https://")
  }
];
function* frontSlips({ text: text2, whole, ground: { machine, isScheme } }, at2, isKnownScheme) {
  if (whole !== null) return;
  const head = text2.slice(0, HEAD);
  for (const { code, pattern, certain, ofScheme = false, isKnown = false, needsSlash, find } of SLIPS) {
    if (ofScheme && !isScheme) continue;
    const groups = pattern.exec(head);
    if (groups === null) continue;
    const found = find(groups, text2);
    if (isKnown && !isKnownScheme(applyEdits(head, found.edits))) continue;
    if (needsSlash === true && (at2 > found.end || !expectsSlash(machine, head))) continue;
    const isName = at2 === text2.length && !/[:[]/.test(text2.slice(found.end));
    if (needsSlash === false && at2 >= found.end && !isName) continue;
    if (found.edits.length > 0) yield { code, certain, role: "scheme", ...found };
  }
  const colon = /^[^/?#:]*(?=:)/.exec(head)?.[0];
  if (colon !== void 0 && at2 <= colon.length + 1 && !head.startsWith("//", colon.length + 1) && machine.step(machine.start, 46) !== 0) {
    const start = colon.length;
    const edits = [insertion(0, "./")];
    yield { code: "colon-in-first-segment", start, end: start + 1, edits, certain: true, role: "path", written: "./" };
  }
}

// src/explain/draft.ts
var Draft = class _Draft {
  text;
  #pieces;
  constructor(text2, pieces) {
    this.text = text2;
    this.#pieces = pieces;
  }
  static of(input) {
    return new _Draft(input, [{ start: 0, end: input.length, text: null, owner: -1 }]);
  }
  /** Returns the edits from the input to the text, in order, without overlaps. Each changes the text. */
  get edits() {
    const isEmpty = ({ start, end: end7, text: text2 }) => start === end7 && text2 === "";
    return this.#pieces.filter((piece) => piece.text !== null && !isEmpty(piece));
  }
  /**
   * Returns a new draft with further edits.
   *
   * @param edits edits of the current text, in order, without overlaps. An edit that changes the replacement of an
   *   earlier edit is merged into it.
   */
  edited(edits) {
    if (edits.length === 0) return this;
    const pieces = new Pieces(this.#pieces);
    const made = [];
    for (const { start, end: end7, text: text2, owner, isStandIn = false } of edits) {
      for (const piece of pieces.upTo(start, true)) made.push(piece);
      const replaced2 = pieces.upTo(end7, false);
      const at2 = made.at(-1)?.end ?? 0;
      made.push({
        start: replaced2[0]?.start ?? at2,
        end: replaced2.at(-1)?.end ?? at2,
        text: text2,
        owner: (isStandIn ? void 0 : replaced2.find((piece) => piece.text !== null)?.owner) ?? owner
      });
    }
    for (const piece of pieces.upTo(this.text.length, true)) made.push(piece);
    return new _Draft(applyEdits(this.text, edits), made);
  }
  /**
   * Returns the range of the input that a range of the current text comes from. A part of a replacement comes from the
   * whole replaced range.
   */
  origin({ start, end: end7 }) {
    if (this.#pieces.length === 1) return { start, end: end7 };
    const from = this.#pieceAt(start, false);
    const to = this.#pieceAt(end7, end7 > start);
    const first = from.piece.text === null ? from.piece.start + start - from.at : from.piece.start;
    return { start: first, end: Math.max(first, to.piece.text === null ? to.piece.start + end7 - to.at : to.piece.end) };
  }
  /**
   * Returns the piece that contains an offset, and the offset of the piece. At a border: the piece that ends there if
   * `isEnd` is set, otherwise the next piece.
   */
  #pieceAt(offset, isEnd2) {
    let at2 = 0;
    for (const piece2 of this.#pieces) {
      const next = at2 + lengthOf(piece2);
      if (offset < next || isEnd2 && offset === next) return { piece: piece2, at: at2 };
      at2 = next;
    }
    const piece = this.#pieces.at(-1);
    return { piece, at: at2 - lengthOf(piece) };
  }
};
var lengthOf = ({ start, end: end7, text: text2 }) => text2 === null ? end7 - start : text2.length;
var Pieces = class {
  #pieces;
  #index = 0;
  #next;
  #at = 0;
  constructor(pieces) {
    this.#pieces = pieces;
    this.#next = pieces[0];
  }
  /**
   * Takes the pieces up to an offset. A piece that extends beyond it is split; its first part keeps the replaced range.
   */
  upTo(offset, takesEmpty) {
    const taken = [];
    for (let piece2 = this.#next; piece2 !== void 0; piece2 = this.#next) {
      const length2 = lengthOf(piece2);
      if (this.#at + length2 > offset || this.#at === offset && !takesEmpty) break;
      taken.push(piece2);
      this.#at += length2;
      this.#next = this.#pieces[++this.#index];
    }
    const piece = this.#next;
    if (piece === void 0 || this.#at >= offset) return taken;
    const length = offset - this.#at;
    const { start, end: end7, text: text2, owner } = piece;
    if (text2 === null) {
      taken.push({ start, end: start + length, text: text2, owner });
      this.#next = { start: start + length, end: end7, text: text2, owner };
    } else {
      taken.push({ start, end: end7, text: text2.slice(0, length), owner });
      this.#next = { start: end7, end: end7, text: text2.slice(length), owner };
    }
    this.#at = offset;
    return taken;
  }
};

// src/explain/unrepaired.ts
var GRAMMAR = "grammar";
function unrepaired(view7, at2) {
  const found = view7.whole === null ? inReference(view7, at2) : null;
  const { code, start, end: end7, edits } = found ?? byGrammar(view7, at2);
  return { code, start, end: end7, edits, certain: false, isNamed: true, role: roleAt(view7, at2) };
}
function characterAt(text2, at2) {
  return { start: at2, end: characterEnd(text2, at2) };
}
function inReference({ text: text2, ground, parts: parts2 }, at2) {
  const { machine, isScheme, hasQuery } = ground;
  const { scheme, authority, query } = parts2();
  if (text2 === "") return { code: "empty", start: 0, end: 0, edits: [] };
  if (authority !== null && at2 >= authority.start && at2 <= authority.end) {
    const found = inAuthority(text2, at2, authority, isScheme);
    if (found !== null) return found;
  }
  if (!isScheme && scheme !== null && at2 <= scheme.end) {
    if (scheme.end > 0) return { code: "scheme", ...characterAt(text2, at2), edits: [] };
    return { code: "missing-scheme", start: 0, end: 1, edits: [] };
  }
  if (scheme === null && !machine.accepts(machine.start)) {
    return { code: "missing-scheme", start: 0, end: 0, edits: [{ start: 0, end: 0, text: "x:" }] };
  }
  if (!isScheme && text2.charAt(at2) === "#") return { code: "fragment", start: at2, end: text2.length, edits: [] };
  const hasNone = isScheme ? hasQuery?.() === false : true;
  if (hasNone && query !== null && at2 === query.start - 1) {
    return { code: "query", start: at2, end: query.end, edits: [{ start: at2, end: query.end, text: "" }] };
  }
  return null;
}
function inAuthority(text2, at2, authority, isScheme) {
  const { host, port, start, end: end7 } = authority;
  const edits = [{ start, end: end7, text: "h" }];
  const last = text2.lastIndexOf("]", end7 - 1);
  const close = last > host.start ? last : end7;
  if (text2.startsWith("[", host.start) && at2 <= close) {
    const fault = addressFault(text2, host.start + 1, close);
    return { code: fault.code, start: fault.start, end: fault.end, edits };
  }
  if (port !== null) {
    const notDigit = text2.slice(port.start, port.end).search(/\D/);
    if (notDigit !== -1) return { code: "port", ...characterAt(text2, port.start + notDigit), edits };
  }
  return isScheme ? null : { code: GRAMMAR, ...characterAt(text2, at2), edits };
}
function byGrammar({ text: text2 }, at2) {
  const hash = text2.indexOf("#", at2 + 1);
  const edits = hash === -1 ? [] : [{ start: at2, end: hash, text: "" }];
  return { code: GRAMMAR, ...characterAt(text2, at2), edits };
}

// src/explain/scheme-faults.ts
var SEPARATORS = ",;&?|: ";
var AHEAD = 6;
function* schemeFaults(view7, refused, before) {
  const { text: text2, ground } = view7;
  const { machine, isScheme, isHost } = ground;
  if (!isScheme) return;
  yield* emptyPart(view7, refused);
  if (refused === text2.length) return;
  const percent2 = text2.lastIndexOf("%", refused);
  const isInside = percent2 > refused - 3 && isTriplet(text2, percent2);
  const at2 = isInside ? percent2 : refused;
  const state = isInside ? run(machine, machine.start, text2.slice(0, at2)) : before;
  const role = roleAt(view7, at2);
  const code = text2.charCodeAt(at2);
  const character = text2.charAt(at2);
  const base = { start: at2, end: at2 + 1, role };
  const other = otherCase(character);
  if (other !== character && machine.step(state, other.charCodeAt(0)) !== 0) {
    let end7 = at2;
    let changed2 = "";
    let next = state;
    for (; end7 < text2.length && /[A-Za-z]/.test(text2.charAt(end7)) && end7 - at2 < 256; end7++) {
      const each = text2.charAt(end7);
      const swapped = otherCase(each);
      const kept = machine.step(next, each.charCodeAt(0));
      next = kept !== 0 ? kept : machine.step(next, swapped.charCodeAt(0));
      if (next === 0) break;
      changed2 += kept !== 0 ? each : swapped;
    }
    yield { code: "case", start: at2, end: end7, edits: [{ start: at2, end: end7, text: changed2 }], certain: true, role };
  }
  if (/%[2-7][\dA-Fa-f]/.test(text2.slice(at2, at2 + 3))) {
    const plain = String.fromCharCode(octetAt(text2, at2));
    const edits = [{ start: at2, end: at2 + 3, text: plain }];
    yield { ...base, code: "needless-encoding", end: at2 + 3, edits, certain: true, written: plain };
  }
  if (text2.slice(0, 3).toLowerCase() === "ni:" && /^={1,2}(?:#|$)/.test(text2.slice(at2, at2 + 3))) {
    const end7 = at2 + (text2.charAt(at2 + 1) === "=" ? 2 : 1);
    yield { code: "padding", start: at2, end: end7, edits: [removal(at2, end7)], certain: true, role };
  }
  if (text2.charCodeAt(at2 - 1) === code && !/\w/.test(character)) {
    yield { ...base, code: "repeated-character", edits: [removal(at2, at2 + 1)], certain: true };
  }
  const isInHost = (written4) => isHost?.(text2.slice(0, at2) + written4, at2 + written4.length) === true;
  if (SEPARATORS.includes(character) && at2 + 1 < text2.length) {
    for (const separator of separatorsFor(character, text2.slice(at2 + 1, at2 + 64))) {
      if (!continues(view7, state, separator, at2 + 1) || isInHost(separator)) continue;
      yield {
        ...base,
        code: "separator",
        edits: [{ start: at2, end: at2 + 1, text: separator }],
        certain: false,
        written: separator
      };
    }
  }
  if (character === "@") {
    const first = text2.lastIndexOf("@", at2 - 1);
    if (first !== -1 && role !== "query" && view7.parts().authority === null) {
      const edits = [{ start: first, end: first + 1, text: "%40" }];
      yield { code: "unencoded-delimiter", start: first, end: first + 1, edits, certain: false, role, written: "%40" };
    }
  }
  const written3 = triplet(code);
  const { authority } = view7.parts();
  const isEnd2 = "/?#@".includes(character) && authority !== null && at2 <= authority.end;
  const isOnly = character === "@" && ":/".includes(text2.charAt(at2 - 1));
  if (!isEnd2 && !isOnly && !/[\w%#]/.test(character) && code < 128 && !isInHost(written3) && run(machine, state, written3) !== 0) {
    const edits = [{ start: at2, end: at2 + 1, text: written3 }];
    yield { ...base, code: "unencoded-delimiter", edits, certain: false, written: written3 };
  }
}
function* emptyPart(view7, at2) {
  const { text: text2 } = view7;
  const character = text2.charAt(at2);
  if (!DELIMITERS2.includes(text2.charAt(at2 - 1))) return;
  const isLast = character === "" || character === "#";
  if (!isLast && !DELIMITERS2.includes(character)) return;
  const start = isLast ? at2 - 1 : at2;
  const edits = [removal(start, start + 1)];
  yield { code: "empty-part", start, end: start + 1, edits, certain: true, role: roleAt(view7, start) };
}
var DELIMITERS2 = "?&;,";
function separatorsFor(character, behind) {
  const isField = /^[\w.-]+=[^=&;,?]/.test(behind);
  if (character === "?") return isField ? ["&", ";"] : [];
  const others = isField ? ["?", "&", ";", ","] : [":", ",", ";", "&", ...character === ":" ? ["/"] : []];
  return others.filter((each) => each !== character);
}
function continues({ text: text2, ground: { machine } }, from, separator, at2) {
  let state = machine.step(from, separator.charCodeAt(0));
  if (state === from) return false;
  const end7 = Math.min(text2.length, at2 + AHEAD);
  for (let each = at2; each < end7; each++) state = machine.step(state, text2.charCodeAt(each));
  return state !== 0 && (end7 < text2.length || machine.accepts(state));
}

// src/explain/walk.ts
var BUDGET = 1 << 20;
var COST2 = 8;
var MOST_ENCODED = 1 << 16;
function walk(view7, found) {
  const {
    text: text2,
    ground: { machine }
  } = view7;
  const { length } = text2;
  let state = machine.start;
  let [once, twice] = [0, 0];
  let [faults, named4, cost] = [0, 0, 0];
  for (let at2 = 0; ; ) {
    while (at2 < length) {
      const next = machine.step(state, text2.charCodeAt(at2));
      if (next === 0) break;
      twice = once;
      once = state;
      state = next;
      at2++;
    }
    if (at2 === length && machine.accepts(state)) return { rest: 0, faults, named: named4, state, isCut: false };
    const isCut = cost > BUDGET;
    if (isCut) return { rest: length - at2 + 1, faults, named: named4, state, isCut };
    const local = localFault(view7, at2, state, once, twice);
    if (local === null) return { rest: length - at2 + 1, faults, named: named4, state, isCut };
    faults++;
    cost += COST2 + (local.text?.length ?? 0);
    if (local.text === null) named4++;
    found?.(local);
    at2 = local.end;
    state = local.state;
    [once, twice] = [0, 0];
  }
}
function localFault(view7, at2, state, once, twice) {
  const { text: text2 } = view7;
  const role = roleAt(view7, at2);
  const code = text2.codePointAt(at2) ?? -1;
  const refused = { view: view7, at: at2, state, role, code };
  let found = null;
  if (text2.charCodeAt(at2 - 1) === PERCENT && once !== 0 && !isTriplet(text2, at2 - 1))
    found = percent(refused, at2 - 1, once);
  else if (text2.charCodeAt(at2 - 2) === PERCENT && twice !== 0 && !isTriplet(text2, at2 - 2))
    found = percent(refused, at2 - 2, twice);
  else if (code >= 0) found = byKind(refused);
  if (found === null) return null;
  const { start, end: end7, text: written3, certain } = found;
  return { code: found.code, start, end: end7, text: written3, certain, role, index: at2, before: state, state: found.state };
}
var [PERCENT, BACKSLASH, SLASH2, HASH2, OPEN2, CLOSE2, COLON2] = [37, 92, 47, 35, 91, 93, 58];
var ELLIPSIS = 8230;
function byKind(refused) {
  const { view: view7, at: at2, code, role, state } = refused;
  const { text: text2 } = view7;
  switch (kindOf(code)) {
    case "blank":
    case "tab":
    case "break":
      return white(refused);
    case "invisible":
      return { code: "invisible-character", start: at2, end: characterEnd(text2, at2), text: "", certain: true, state };
    case "surrogate":
      return named3(refused, "lone-surrogate", characterEnd(text2, at2));
    case "control":
      return named3(refused, "control-character", at2 + 1);
    case "other":
      if (code === ELLIPSIS && at2 === text2.length - 1) return named3(refused, "truncated", at2 + 1);
      return role === "host" ? named3(refused, "non-ascii-host", pastNonASCII(text2, at2)) : nonASCII(refused);
    case "ascii":
      return ascii(refused);
  }
}
function named3({ at: at2, state }, code, end7) {
  return { code, start: at2, end: end7, text: null, certain: false, state };
}
function encoded({ view: view7, at: at2, state }, name, end7 = characterEnd(view7.text, at2), certain = true) {
  const text2 = percentEncode(view7.text.slice(at2, end7), NOTHING_ALLOWED);
  const next = run(view7.ground.machine, state, text2);
  return next === 0 ? null : { code: name, start: at2, end: end7, text: text2, certain, state: next };
}
var NOTHING_ALLOWED = characterSet(() => false);
function pastNonASCII(text2, at2) {
  let end7 = at2;
  while (end7 < text2.length && end7 - at2 < MOST_ENCODED) {
    const code = text2.codePointAt(end7);
    if (kindOf(code) !== "other" && !isJoiner(code)) break;
    end7 = characterEnd(text2, end7);
  }
  return end7;
}
function nonASCII(refused) {
  const { view: view7, at: at2 } = refused;
  return encoded(refused, "non-ascii", pastNonASCII(view7.text, at2));
}
function white(refused) {
  const { view: view7, at: at2, state, role } = refused;
  const { text: text2 } = view7;
  let end7 = at2;
  let [hasBreak, isTabs] = [false, true];
  for (; end7 < text2.length && end7 - at2 < MOST_ENCODED && isWhite(text2.charCodeAt(end7)); end7++) {
    const kind = kindOf(text2.charCodeAt(end7));
    if (kind === "break") hasBreak = true;
    if (kind !== "tab") isTabs = false;
  }
  if (at2 > 0 && role !== "scheme" && isReference(text2, end7)) return named3(refused, "two-references", text2.length);
  const removed = (code, certain) => ({ code, start: at2, end: end7, text: "", certain, state });
  if (hasBreak) return removed("line-break", true);
  if (isTabs) return removed("tab", true);
  if (role === "scheme") return encoded(refused, "space", end7);
  if (role === "host" || role === "port") {
    const isEdge = DELIMITERS3.includes(text2.charAt(at2 - 1)) || DELIMITERS3.includes(text2.charAt(end7)) || end7 === text2.length;
    return isEdge || role === "port" ? removed("space", role === "port") : named3(refused, "space", end7);
  }
  if (view7.ground.isScheme && role === "path" && view7.parts().authority === null && ",;".includes(text2.charAt(at2 - 1))) {
    return removed("space", true);
  }
  if (view7.ground.isScheme && text2.slice(0, 5).toLowerCase() === "data:" && /;base64,/i.test(text2.slice(0, 256)))
    return removed("space", true);
  const found = encoded(refused, "space", end7);
  if (found !== null) return found;
  const { machine } = view7.ground;
  const colon = machine.step(state, COLON2);
  if (view7.ground.isScheme && colon !== 0 && colon !== state && end7 === at2 + 1) return null;
  return end7 < text2.length && machine.step(state, text2.charCodeAt(end7)) === 0 ? null : removed("space", false);
}
var DELIMITERS3 = "/.:@?#[]";
function isReference(text2, at2) {
  REFERENCE.lastIndex = at2;
  return REFERENCE.test(text2);
}
var REFERENCE = /[a-z][a-z\d+.-]{1,20}:\/\/[^\s/]/iy;
function percent(refused, start, state) {
  const { view: view7 } = refused;
  const {
    text: text2,
    ground: { machine }
  } = view7;
  const escape = unicodeEscape(text2, start, "%u");
  if (escape !== null) return { ...escape, state: run(machine, state, escape.text) };
  if (isPlaceholder(text2, start)) {
    return { code: "template", start, end: start + 2, text: null, certain: false, state };
  }
  if (/%[\dA-F][^\dA-F][\dA-F]/i.test(text2.slice(start, start + 4)) && start + 2 === view7.text.indexOf(text2.charAt(start + 2), start)) {
    const digits = run(machine, state, text2.slice(start, start + 2));
    const done = machine.step(digits, text2.charCodeAt(start + 3));
    if (done !== 0)
      return { code: "percent", start: start + 2, end: start + 3, text: "", certain: false, state: digits };
  }
  const next = run(machine, state, "%25");
  return next === 0 ? null : { code: "percent", start, end: start + 1, text: "%25", certain: true, state: next };
}
function isPlaceholder(text2, at2) {
  return /^%[sd](?![A-Za-z\d])/.test(text2.slice(at2, at2 + 3));
}
function unicodeEscape(text2, start, prefix) {
  let decoded = "";
  let end7 = start;
  while (end7 - start < MOST_ENCODED && text2.startsWith(prefix, end7) && /[\dA-Fa-f]{4}/.test(text2.slice(end7 + 2, end7 + 6))) {
    decoded += String.fromCharCode(Number.parseInt(text2.slice(end7 + 2, end7 + 6), 16));
    end7 += 6;
  }
  if (decoded === "" || !isWellFormed(decoded)) return null;
  return { code: "unicode-escape", start, end: end7, text: encodeURIComponent(decoded), certain: true };
}
function ascii(refused) {
  const { view: view7, at: at2, state, role, code } = refused;
  const {
    text: text2,
    ground: { machine }
  } = view7;
  switch (code) {
    case BACKSLASH: {
      const escape = unicodeEscape(text2, at2, "\\u");
      if (escape !== null) {
        const next = run(machine, state, escape.text);
        if (next !== 0) return { ...escape, state: next };
      }
      if (role === "query" || role === "fragment") return encoded(refused, "backslash");
      if (text2.charCodeAt(at2 + 1) === SLASH2 && machine.step(state, SLASH2) !== 0) {
        return { code: "backslash", start: at2, end: at2 + 1, text: "", certain: true, state };
      }
      const slash = machine.step(state, SLASH2);
      if (slash !== 0) return { code: "backslash", start: at2, end: at2 + 1, text: "/", certain: true, state: slash };
      return null;
    }
    case HASH2:
      if (role === "fragment" && view7.parts().fragment !== null) return encoded(refused, "second-hash");
      break;
    case OPEN2:
    case CLOSE2:
      return role === "host" || role === "port" ? null : encoded(refused, "bracket");
    case 123: {
      const end7 = templateEnd(text2, at2);
      return end7 < 0 ? excluded(refused) : named3(refused, "template", end7);
    }
  }
  if (EXCLUDED.includes(String.fromCharCode(code))) return excluded(refused);
  const isPart = (view7.whole !== null || !(view7.ground.isScheme || DELIMITERS3.includes(text2.charAt(at2)))) && role !== "host" && role !== "port" && role !== "scheme";
  return isPart ? encoded(refused, view7.whole === null ? "excluded-character" : "unencoded-delimiter") : null;
}
function excluded(refused) {
  const { view: view7, role, at: at2, code, state } = refused;
  const of = code === 123 || code === 125 ? "brace" : code === 60 || code === 62 || code === 34 ? "delimiter" : "excluded-character";
  if (role === "host") {
    return view7.hasOneExcluded() ? { code: of, start: at2, end: at2 + 1, text: "", certain: false, state } : named3(refused, of, at2 + 1);
  }
  if (role === "scheme" || role === "port") return null;
  return encoded(refused, of);
}
function templateEnd(text2, at2) {
  const [variable] = /^\{{1,3}\s{0,4}[+#./;?&|]?[\w.,:*$-]{1,60}\s{0,4}\}{1,3}/.exec(text2.slice(at2, at2 + 80)) ?? [];
  return variable === void 0 ? -1 : at2 + variable.length;
}

// src/explain/explain.ts
var MOST_FAULTS = 100;
var MOST_ROUNDS = 16;
var FRONT = 16;
function explain(input, groundOf, whole) {
  return new Explainer(input, groundOf, whole).run();
}
var Explainer = class {
  #groundOf;
  #whole;
  #faults = [];
  /** The numbers of the last fault that is only named, and of the last one with a repair. */
  #lastNamed = -1;
  #lastRepaired = -1;
  /** The offset where the input is refused. */
  #exact;
  #draft;
  #view;
  #locals = [];
  #walk;
  constructor(input, groundOf, whole) {
    this.#groundOf = groundOf;
    this.#whole = whole;
    this.#draft = Draft.of(input);
    this.#view = this.#viewOf(input);
    this.#walk = this.#walked();
    const { at: index, state } = this.#refused;
    this.#exact = { index, ground: this.#view.ground, state };
  }
  run() {
    const { text: text2 } = this.#view;
    const isSuspicious = this.#isSuspicious(text2);
    if (this.#walk.rest === 0 && this.#locals.length < MOST_FAULTS && !isSuspicious) return this.#onlyLocal();
    if (isSuspicious) this.#settle(({ text: written3, certain }) => written3 === "" && certain);
    if (isSuspicious) this.#fromMenu(copied, frontSlips);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (this.#walk.isCut) return this.#cut();
      if (this.#walk.rest === 0) {
        if (!this.#settle()) return this.#ofDraft();
        continue;
      }
      const at2 = this.#stuck;
      if (this.#first(authorityFaults(this.#view, at2))) continue;
      if (this.#settle()) continue;
      if (this.#first(schemeFaults(this.#view, this.#stuck, this.#walk.state))) continue;
      if (!this.#guess() && !this.#name()) return this.#settled();
    }
    return this.#walk.rest === 0 ? this.#settled() : this.#cut();
  }
  #settled() {
    this.#settle();
    return this.#ofDraft();
  }
  #ofDraft() {
    return this.#explanation(this.#draft.edits, () => this.#draft);
  }
  /** Returns the explanation for most refused texts: all faults concern single characters. */
  #onlyLocal() {
    const edits = this.#owned(this.#locals);
    return this.#explanation(edits, () => this.#draft.edited(edits));
  }
  /** Returns the explanation for a text with too many faults: those that were found, and one fault for the rest. */
  #cut() {
    const at2 = this.#stuck;
    const edits = this.#owned(this.#locals);
    const end7 = this.#view.text.length;
    const role = roleAt(this.#view, at2);
    const rest = { code: "too-many-faults", start: at2, end: end7, role, certain: false, isNamed: true, written: "" };
    this.#add(rest, at2, this.#walk.state);
    this.#draft = this.#draft.edited(edits);
    return this.#ofDraft();
  }
  #viewOf(text2) {
    return viewOf(text2, this.#groundOf(text2), this.#whole);
  }
  /** Returns the offset where the walk ended. */
  get #stuck() {
    return this.#view.text.length - this.#walk.rest + 1;
  }
  /** Returns the offset where the automaton first refuses the text, and its state there. */
  get #refused() {
    const [first] = this.#locals;
    return first ? { at: first.index, state: first.before } : { at: this.#stuck, state: this.#walk.state };
  }
  #walked() {
    this.#locals = [];
    return walk(this.#view, (local) => this.#locals.push(local));
  }
  /** Returns whether the faults that the walk found can be symptoms of a fault of the whole text. */
  #isSuspicious(text2) {
    const [first] = this.#locals;
    if (!PLAIN.test(text2.charAt(0)) || !PLAIN.test(text2.charAt(text2.length - 1))) return true;
    if (this.#view.ground.isScheme && this.#walk.rest > 0) return true;
    const { at: index } = this.#refused;
    if (index >= FRONT && this.#walk.rest === 0) return first?.role === "scheme";
    const { scheme, authority } = this.#view.parts();
    return scheme === null || authority === null || index < authority.start;
  }
  #fromMenu(...menu) {
    const isKnown = (text2) => isWellKnown(text2) || this.#groundOf(text2).isScheme;
    const rounds = this.#walk.isCut ? 1 : MOST_ROUNDS;
    for (let round = 0; round < rounds && this.#walk.faults + this.#walk.rest > 0; round++) {
      if (!menu.some((each) => this.#first(each(this.#view, this.#refused.at, isKnown)))) return;
    }
  }
  /** Takes the first proposal that helps. */
  #first(proposals) {
    for (const proposal of proposals) {
      if (proposal.isSure === true || this.#helps(proposal.edits)) return this.#take(proposal);
    }
    return false;
  }
  /** Returns whether the automaton gets further with the edits, or equally far with fewer faults. */
  #helps(edits) {
    const { rest, faults, named: named4 } = walk(this.#viewOf(applyEdits(this.#view.text, edits)));
    const now = this.#walk;
    if (rest !== now.rest) return rest < now.rest;
    return faults < now.faults || faults === now.faults && named4 < now.named;
  }
  #take({ code, start, end: end7, edits, certain, role, isNamed = false, written: written3 }) {
    const { at: at2, state } = this.#refused;
    const owner = this.#add({ code, start, end: end7, role, certain, isNamed, written: written3 }, at2, state);
    const { text: text2 } = this.#view;
    const changes2 = edits.filter((edit) => text2.slice(edit.start, edit.end) !== edit.text);
    this.#edit(
      changes2.map((edit) => ({ start: edit.start, end: edit.end, text: edit.text, owner, isStandIn: isNamed }))
    );
    return true;
  }
  /** Adds a fault of the current text. Returns its number. */
  #add(found, at2, state) {
    const { text: text2, ground } = this.#view;
    const { code, role, certain, isNamed, written: written3 } = found;
    const { start, end: end7 } = this.#draft.origin(found);
    const index = this.#draft.origin({ start: at2, end: at2 }).start;
    this.#faults.push({ code, start, end: end7, role, certain, isNamed, written: written3, index, ground, state, text: text2, at: at2, edits: [] });
    const number = this.#faults.length - 1;
    if (isNamed) this.#lastNamed = number;
    else this.#lastRepaired = number;
    return number;
  }
  #edit(edits) {
    if (edits.length === 0) return;
    this.#draft = this.#draft.edited(edits);
    this.#view = this.#viewOf(this.#draft.text);
    this.#walk = this.#walked();
  }
  /** Takes all or some of the faults that the walk found. Returns whether there were any. */
  #settle(isChosen = () => true) {
    const locals = this.#locals.filter(isChosen);
    if (locals.length === 0) return false;
    this.#edit(this.#owned(locals));
    return true;
  }
  /** Returns the edits of faults that the walk found, and adds these faults. */
  #owned(locals) {
    return locals.map((local) => {
      const { start, end: end7, text: text2 } = local;
      return { start, end: end7, text: text2 ?? "", owner: this.#ownerOf(local) };
    });
  }
  /** Returns the number of a fault: a new number, or the number of the last one if there are too many. */
  #ownerOf({ code, start, end: end7, text: text2, certain, role, index, before }) {
    const isNamed = text2 === null;
    const last = isNamed ? this.#lastNamed : this.#lastRepaired;
    if (this.#faults.length >= MOST_FAULTS && last >= 0) {
      const fault = this.#faults[last];
      if (fault.certain && !certain) this.#faults[last] = { ...fault, certain };
      return last;
    }
    return this.#add({ code, start, end: end7, role, certain, isNamed, written: text2 ?? "" }, index, before);
  }
  /** Takes the cheapest repair that the automaton finds. */
  #guess() {
    const { text: text2, ground } = this.#view;
    if (!ground.isScheme) return false;
    const at2 = this.#stuck;
    const role = roleAt(this.#view, at2);
    for (const edits of cheapest(ground.machine, text2, at2)) {
      if (edits.some((edit) => this.#changesHost(edit)) || !this.#helps(edits)) continue;
      const written3 = edits.map((edit) => edit.text).join("");
      return this.#take({ code: GRAMMAR, ...characterAt(text2, at2), edits, certain: false, role, written: written3 });
    }
    return false;
  }
  /** Returns whether an edit would change the host. */
  #changesHost(edit) {
    const { ground, text: before, parts: parts2 } = this.#view;
    const { authority } = parts2();
    const { start, end: end7, text: text2 } = edit;
    if (authority !== null && start <= authority.end) {
      if (!ground.isScheme || start < authority.start || start === authority.end || /[/?@]/.test(text2)) return true;
    }
    if (text2 === "" && end7 === start + 1 && /[,;=&!$()*+[\]"<>^`{|}]/.test(before.charAt(start))) return false;
    const { isHost } = ground;
    return isHost?.(before, start) === true && isHost(applyEdits(before, [edit]), start + text2.length + 1);
  }
  /** Names a fault that has no repair. Returns whether the walk gets further. */
  #name() {
    const { rest } = this.#walk;
    this.#take(unrepaired(this.#view, this.#stuck));
    return this.#walk.rest < rest;
  }
  /**
   * Returns the explanation.
   *
   * @param edits the edits that repair the input
   * @param draftOf returns the repaired text
   */
  #explanation(edits, draftOf) {
    for (const { start, end: end7, text: text2, owner } of edits) {
      const fault = this.#faults[owner];
      if (!fault.isNamed) fault.edits.push({ start, end: end7, text: text2 });
    }
    return {
      faults: [...this.#faults].sort((a, b) => a.start - b.start),
      exact: this.#exact,
      isRepaired: this.#walk.rest === 0 && this.#faults.every(({ isNamed }) => !isNamed),
      origin: (span) => draftOf().origin(span)
    };
  }
};
var PLAIN = /[A-Za-z\d./?#=-]/;

// src/explain/sentences.ts
function tell(words, facts) {
  if (typeof words !== "string") return words(facts);
  let told = "";
  let isName = false;
  for (const piece of piecesOf(words)) {
    told += !isName ? piece : piece === "Found" ? capital(facts.found) : facts[piece];
    isName = !isName;
  }
  return told;
}
var piecesOf = lazyFor((words) => words.split(/[{}]/));
var REMOVE = "Remove it.";
var ENCODE = "Percent-encode it.";
var encode = ({ written: written3 }) => written3 === "" ? REMOVE : ENCODE;
var NOT_IN = "{Found} is not allowed in {place}.";
var write = ({ written: written3 }) => written3 === "" ? REMOVE : `Write '${written3}'.`;
var PLACES = {
  scheme: "the scheme",
  userinfo: "the user information",
  host: "the host",
  port: "the port",
  path: "the path",
  query: "the query",
  fragment: "the fragment"
};
var SENTENCES = {
  // Text copied by mistake.
  "invisible-character": {
    message: NOT_IN
  },
  "white-space-around": {
    message: "The reference begins or ends with {found}."
  },
  wrapper: {
    message: "Quotation marks, brackets or other text around the reference were copied with it.",
    repair: "Remove the text around the reference."
  },
  "trailing-punctuation": {
    message: "{Found} at the end of {place} was probably copied by mistake."
  },
  label: {
    message: "There is a label before the reference.",
    repair: "Remove the label."
  },
  "display-name": {
    message: "A display name is not part of the address.",
    repair: "Remove the display name and the angle brackets."
  },
  truncated: {
    message: "The reference ends with an ellipsis: it was probably cut off."
  },
  "line-break": {
    message: "A line break is not allowed in {place}.",
    repair: "Remove it, with the white space around it."
  },
  tab: {
    message: "A tab is not allowed in {place}."
  },
  "two-references": {
    message: "A second reference follows after white space."
  },
  // Scheme and delimiters.
  empty: { role: "scheme", message: "The string is empty." },
  "scheme-delimiter": {
    role: "scheme",
    message: "The scheme must be followed by a single ':'.",
    repair: ({ written: written3 }) => written3 === "" ? "Remove the extra characters." : "Write ':' after the scheme."
  },
  "repeated-scheme": {
    role: "scheme",
    message: "The scheme occurs twice.",
    repair: "Remove the first one."
  },
  slashes: {
    of: "scheme",
    message: ({ written: written3, whole }) => written3 === "" ? `'//' is not allowed after the scheme of ${whole}.` : `The scheme of ${whole} must be followed by '${written3}'.`,
    repair: ({ written: written3 }) => written3 === "" ? "Remove the slashes." : `Write '${written3}'.`
  },
  "missing-scheme": {
    role: "scheme",
    message: "The scheme, such as 'https:', is missing.",
    repair: "Write '{written}' at the start."
  },
  scheme: {
    role: "scheme",
    message: "{Found} is not allowed in the scheme: a scheme starts with a letter and has only letters, digits, '+', '-' and '.'."
  },
  "encoded-reference": {
    role: "scheme",
    message: "The whole reference is percent-encoded.",
    repair: "Decode its delimiters."
  },
  "windows-path": {
    role: "scheme",
    message: "This is a Windows path, not a URI.",
    repair: "Write it as a 'file:' URI."
  },
  scp: {
    role: "scheme",
    message: "This is an address for scp or Git, not a URI.",
    repair: "Write it as an 'ssh:' URI."
  },
  "colon-in-first-segment": {
    role: "path",
    message: "The first segment of a relative reference must not contain ':'; it would be read as a scheme."
  },
  backslash: {
    message: "A backslash is not allowed in {place}.",
    repair: ({ written: written3 }) => written3 === "/" ? "Write '/'." : written3 === "" ? REMOVE : ENCODE
  },
  // Hosts and ports.
  "non-ascii-host": {
    message: "{Found} is not allowed in the host. Write a non-ASCII host name in Punycode, which begins with 'xn--'."
  },
  "missing-brackets": {
    role: "address",
    message: "An IPv6 address must be enclosed in brackets.",
    repair: "Put brackets around the address."
  },
  "missing-bracket": {
    role: "address",
    message: ({ written: written3 }) => written3 === "]" ? "Missing ']' after the IPv6 address." : "Missing '[' before the IPv6 address."
  },
  brackets: {
    role: "address",
    message: "An IPv6 address must have exactly one pair of brackets.",
    repair: "Remove the other pair."
  },
  "port-colon": {
    role: "port",
    message: "A ':' is missing before the port."
  },
  "port-in-brackets": {
    role: "address",
    message: "The port must come after the ']'.",
    repair: "Write ']' before the ':' of the port."
  },
  "name-in-brackets": {
    role: "address",
    message: "'[' is allowed only around an IPv6 address.",
    repair: "Remove the brackets."
  },
  "empty-brackets": {
    role: "address",
    message: "The brackets contain no address."
  },
  "ipv6-zone": {
    role: "address",
    message: "Zone IDs such as '%eth0' are not allowed in URIs."
  },
  "ipv6-character": {
    role: "address",
    message: "{Found} is not allowed in an IPv6 address."
  },
  "ipv6-colons": {
    role: "address",
    message: "An IPv6 address must not have more than two consecutive colons."
  },
  "ipv6-compressions": {
    role: "address",
    message: "'::' is allowed only once in an IPv6 address."
  },
  "ipv6-group": {
    role: "address",
    message: "A group of an IPv6 address has at most four hexadecimal digits.",
    repair: "Remove the leading zeros."
  },
  "ipv6-groups": {
    role: "address",
    message: "An IPv6 address has eight groups; '::' can stand for groups of zeros."
  },
  port: {
    role: "port",
    message: "The port contains {found}; only digits are allowed."
  },
  "port-path": {
    role: "port",
    message: "After the host, the path must begin with '/', not with {found}."
  },
  "repeated-colon": {
    role: "port",
    message: "Only one ':' is allowed before the port."
  },
  "password-delimiter": {
    role: "userinfo",
    message: "{Found} in a user name or a password must be percent-encoded.",
    repair: encode
  },
  // Characters.
  space: {
    message: NOT_IN,
    repair: encode
  },
  percent: {
    role: "escape",
    message: "'%' must be followed by two hexadecimal digits; for a literal '%' write %25."
  },
  "unicode-escape": {
    role: "escape",
    message: "This escape is not allowed in URIs: percent-encode the UTF-8 octets of the character."
  },
  template: {
    message: "This looks like a placeholder of a template: replace it by its value."
  },
  brace: { message: NOT_IN, repair: encode },
  bracket: {
    message: ({ found, written: written3 }) => `${capital(found)} is allowed only around an IPv6 address; write ${written3 || "its encoding"}.`,
    repair: encode
  },
  "second-hash": {
    message: "Only one '#' is allowed: it begins the fragment.",
    repair: encode
  },
  delimiter: { message: NOT_IN, repair: encode },
  "excluded-character": { message: NOT_IN, repair: encode },
  "non-ascii": { message: NOT_IN, repair: encode },
  "control-character": { message: NOT_IN },
  "lone-surrogate": {
    message: "{Found} is not allowed in {place}: it is not a character."
  },
  "too-many-faults": {
    message: "The string has too many faults. The rest of it was not checked."
  },
  // Schemes.
  case: {
    of: "scheme",
    message: "{Found} is in the wrong case for {whole}.",
    repair: "Change the case."
  },
  separator: {
    of: "scheme",
    message: "The separator must be '{written}', not {found}."
  },
  "repeated-character": {
    of: "scheme",
    message: "{Found} occurs twice.",
    repair: "Remove one of them."
  },
  "needless-encoding": {
    of: "scheme",
    message: "This character must not be percent-encoded."
  },
  "unencoded-delimiter": {
    of: "scheme",
    message: "{Found} is a delimiter in {whole}; percent-encode it if it is data.",
    repair: encode
  },
  padding: {
    of: "scheme",
    message: "Base64 padding ({found}) is not allowed here."
  },
  "empty-part": {
    of: "scheme",
    message: "The part next to {found} is empty."
  },
  query: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} cannot have a query.`
  },
  fragment: {
    of: "scheme",
    message: ({ whole }) => `${capital(whole)} cannot have a fragment.`
  }
};
function sentenceOf(code) {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : void 0;
}
var SETS = [
  ["a letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["a lower-case letter", "abcdefghijklmnopqrstuvwxyz"],
  ["a hexadecimal digit", "0123456789ABCDEFabcdef"],
  ["a digit", "0123456789"]
];
var MOST_EXPECTED = 64;
function expectedWords(expected) {
  if (expected.length > MOST_EXPECTED) return null;
  const rest = new Set(expected);
  const words = [];
  for (const [name, members] of SETS) {
    if (![...members].every((member) => rest.has(member))) continue;
    words.push(name);
    for (const member of members) rest.delete(member);
  }
  for (const each of rest) {
    if (each !== each.toUpperCase() && rest.has(each.toUpperCase())) rest.delete(each.toUpperCase());
  }
  for (const each of rest) words.push(nounOf(each.charCodeAt(0)));
  return words.length === 0 || words.length > 2 ? null : words.join(" or ");
}
function syntaxSentence(found, name, rule, expected) {
  const words = expectedWords(expected);
  const wanted = words === null ? "" : found === null ? `: expected ${words}` : `; expected ${words}`;
  const what = found === null ? `${capital(name)} is incomplete` : `${capital(found)} is not allowed in ${name}`;
  return `${what}${wanted}.${rule === void 0 ? "" : ` ${rule}`}`;
}
function capital(text2) {
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}

// src/core/choices.ts
var END = 0;
function choicesOf(definitionOf, isMarked = () => false) {
  const states = [{ characters: "", targets: [], open: null }];
  const openAt2 = (number) => states[number].open;
  const add = (characters, targets, open = openAt2(targets[0])) => states.push({ characters, targets, open }) - 1;
  const charactersOf = lazyFor((part3) => {
    switch (part3.type) {
      case "characters":
        return ASCII2.slice(part3.first, part3.last + 1);
      case "literal":
        return part3.text.length === 1 ? inBothCases(part3.text) : "";
      case "rule":
        return isMarked(part3.name) ? "" : charactersOf(definitionOf(part3.name));
      case "alternation": {
        const each = part3.items.map(charactersOf);
        return each.includes("") ? "" : union(each);
      }
      default:
        return "";
    }
  });
  const read = lazyFor((characters) => lazyFor((behind) => add(characters, [behind])));
  function enter(part3, behind) {
    const characters = charactersOf(part3);
    if (characters !== "") return read(characters)(behind);
    if (part3.type !== "rule") return entries(part3)(behind);
    return isMarked(part3.name) ? marked(part3.name)(behind) : enter(definitionOf(part3.name), behind);
  }
  const marked = lazyFor(
    (rule) => lazyFor((behind) => {
      const around3 = openAt2(behind);
      return add("", [enter(definitionOf(rule), add("", [behind], { rule, around: around3 }))], around3);
    })
  );
  const entries = lazyFor(
    (part3) => lazyFor((behind) => {
      switch (part3.type) {
        case "alternation": {
          const targets = part3.items.filter((item) => charactersOf(item) === "").map((item) => enter(item, behind));
          const characters = union(part3.items.map(charactersOf));
          return add("", characters === "" ? targets : [read(characters)(behind), ...targets]);
        }
        case "concatenation":
          return part3.items.reduceRight((state, item) => enter(item, state), behind);
        case "literal":
          return Array.from(part3.text, inBothCases).reduceRight((state, each) => read(each)(state), behind);
        case "repetition": {
          const { item, min, max } = part3;
          let state = behind;
          if (max === Infinity) {
            const targets = [behind];
            state = add("", targets);
            targets.push(enter(item, state));
          } else for (let count = min; count < max; count++) state = add("", [behind, enter(item, state)]);
          for (let count = 0; count < min; count++) state = enter(item, state);
          return state;
        }
        default:
          throw new TypeError(`A ${part3.type} has no automaton.`);
      }
    })
  );
  return { start: (rule) => enter(definitionOf(rule), END), state: (number) => states[number] };
}
var ASCII2 = String.fromCharCode(...Array(128).keys());
var inBothCases = (character) => union([character.toLowerCase(), character.toUpperCase()]);
var union = (texts) => [...new Set(texts.join(""))].join("");

// src/core/automaton.ts
var NOWHERE = 0;
var ASCII3 = 128;
var LONGEST = 4096;
var NOTHING = /(?:)/;
var CODE_UNITS = 65536;
function decode(table6) {
  const number = /* @__PURE__ */ new Map();
  const classOf = new Uint8Array(CODE_UNITS);
  for (let code = 0; code < ASCII3; code++) {
    const name = table6.classes.charAt(code);
    if (name === " ") continue;
    if (!number.has(name)) number.set(name, number.size + 1);
    classOf[code] = number.get(name);
  }
  const width = number.size + 1;
  const states = Array.from(table6.states.matchAll(/[^.,]*[.,]/gy), ([state]) => state);
  const next = new Uint16Array((states.length + 1) * width);
  const accepts = new Uint8Array(next.length);
  states.forEach((state, index) => {
    const from = (index + 1) * width;
    if (state.endsWith(".")) accepts[from] = 1;
    for (const [, names, ahead] of state.matchAll(/([^\d-]+)(-?\d+)/gy)) {
      for (const name of names) next[from + number.get(name)] = from + Number(ahead) * width;
    }
  });
  const starts = new Map(Object.entries(table6.starts).map(([rule, state]) => [rule, state * width]));
  return { starts, classOf, next, accepts };
}
var Automaton = class {
  #starts;
  #classOf;
  #next;
  #accepts;
  #unusual;
  #expected = /* @__PURE__ */ new Map();
  #testers = /* @__PURE__ */ new Map();
  constructor(source) {
    const { starts, classOf, next, accepts } = "states" in source ? decode(source) : source;
    this.#starts = starts;
    this.#classOf = classOf;
    this.#next = next;
    this.#accepts = accepts;
    this.#unusual = "unusual" in source && source.unusual || {};
  }
  /** Returns the rules that matching can start from. */
  get rules() {
    return [...this.#starts.keys()];
  }
  /** Returns whether matching can start from the rule. */
  has(rule) {
    return this.#starts.has(rule);
  }
  /**
   * Tests whether the whole input matches a rule.
   *
   * @param input any string
   * @param rule one of `rules`
   * @throws {TypeError} if the input is not a string
   */
  test(input, rule) {
    return this.tester(rule)(input);
  }
  /**
   * Returns the test function for one rule. Use it for repeated tests, because the look-ups are done only once.
   *
   * @param rule one of `rules`
   * @returns a function that tests whether a whole string matches the rule, and throws a TypeError if its argument is
   *   not a string. The function is the same each time.
   */
  tester(rule) {
    const known = this.#testers.get(rule);
    if (known) return known;
    const table6 = this.#byTable(this.start(rule));
    const unusual = this.#unusual[rule];
    const tester = !unusual ? table6 : (input) => {
      assertString(input);
      if (input.length <= LONGEST) {
        if (!unusual.test(input)) return true;
        NOTHING.test("");
      }
      return table6(input);
    };
    this.#testers.set(rule, tester);
    return tester;
  }
  /** Returns a function that runs the DFA from a state. */
  #byTable(start) {
    const [classes, rows, accepts] = [this.#classOf, this.#next, this.#accepts];
    return (input) => {
      assertString(input);
      const [classOf, next] = [classes, rows];
      const { length } = input;
      let state = start;
      for (let at2 = 0; at2 < length; at2++) {
        state = next[state + classOf[input.charCodeAt(at2)]];
        if (state === 0) return false;
      }
      return accepts[state] === 1;
    };
  }
  /**
   * Returns the transition tables. A loop over bytes can use them directly; calling `step` for each byte takes a third
   * longer.
   *
   * @internal
   */
  get rows() {
    return { starts: this.#starts, classOf: this.#classOf, next: this.#next, accepts: this.#accepts };
  }
  /**
   * Matches an input against a rule.
   *
   * @param input any string
   * @param rule one of `rules`
   * @returns the result, exact to the character
   * @throws {TypeError} if the input is not a string
   */
  recognize(input, rule) {
    const classOf = this.#classOf;
    const next = this.#next;
    assertString(input);
    let state = this.start(rule);
    let index = 0;
    for (; index < input.length; index++) {
      const code = input.charCodeAt(index);
      const target = next[state + classOf[code]];
      if (target === 0) break;
      state = target;
    }
    const expected = this.expectedAt(state);
    const complete = this.#accepts[state] === 1;
    return { ok: complete && index === input.length, index, expected, complete };
  }
  /** Returns the ASCII characters that are allowed in a state; the same list each time. */
  expectedAt(state) {
    const known = this.#expected.get(state);
    if (known) return known;
    const expected = [];
    for (let code = 0; code < ASCII3; code++) {
      if (this.step(state, code) !== NOWHERE) expected.push(String.fromCharCode(code));
    }
    this.#expected.set(state, Object.freeze(expected));
    return expected;
  }
  /**
   * Returns the state after a code unit.
   *
   * @param state a state
   * @param code a UTF-16 code unit
   * @returns the next state; 0 if no continuation can make the string valid
   */
  step(state, code) {
    return this.#next[state + this.#classOf[code]];
  }
  /** Returns whether a string that ends in the state is valid. */
  accepts(state) {
    return this.#accepts[state] === 1;
  }
  /** Returns the class of an ASCII character. Characters of one class have the same transitions in every state. */
  classOf(code) {
    return this.#classOf[code];
  }
  /** Returns the start state of a rule. */
  start(rule) {
    const start = this.#starts.get(rule);
    if (start !== void 0) return start;
    assertString(rule, "The rule");
    throw new RangeError("The automaton has no start state for this rule.");
  }
};

// src/core/subsets.ts
function automataOf(definitionOf) {
  const choices = choicesOf(definitionOf);
  const sets = stateSets(choices);
  return lazyFor((rule) => new Automaton(rowsOf(rule, choices, sets)));
}
var EMPTY = 0;
function stateSets({ state }) {
  const lists = [[]];
  const numbers = /* @__PURE__ */ new Map();
  const numberOf = (states) => {
    const members2 = [...new Set(states)].sort((a, b) => a - b);
    const key = members2.join();
    let number = numbers.get(key);
    if (number === void 0) numbers.set(key, number = lists.push(members2) - 1);
    return number;
  };
  const members = (set) => lists[set];
  const isMember = (each) => each === END || state(each).characters !== "";
  const unions = lazyFor((one) => lazyFor((other) => numberOf([...members(one), ...members(other)])));
  return {
    members,
    reach: lazyFor(
      (from) => numberOf(reachable(from, (each) => isMember(each) ? [] : state(each).targets).filter(isMember))
    ),
    union(one, other) {
      if (one === EMPTY || one === other) return other;
      return unions(one)(other);
    }
  };
}
function rowsOf(rule, { start, state }, { members, reach, union: union2 }) {
  const first = start(rule);
  const states = reachable(first, (each) => state(each).targets);
  const { classOf, classesIn, width } = classesOf(new Set(states.map((each) => state(each).characters)));
  const sets = [EMPTY];
  const rowOf = /* @__PURE__ */ new Map([[EMPTY, 0]]);
  const offsetOf = (set) => {
    let offset = rowOf.get(set);
    if (offset === void 0) rowOf.set(set, offset = (sets.push(set) - 1) * width);
    return offset;
  };
  const starts = /* @__PURE__ */ new Map([[rule, offsetOf(reach(first))]]);
  const next = [];
  for (const set of sets) {
    const byText = /* @__PURE__ */ new Map();
    for (const each of members(set)) {
      if (each === END) continue;
      const { characters, targets } = state(each);
      byText.set(characters, union2(byText.get(characters) ?? EMPTY, reach(targets[0])));
    }
    const row = new Array(width).fill(EMPTY);
    for (const [text2, to] of byText) for (const each of classesIn(text2)) row[each] = union2(row[each], to);
    next.push(...row.map(offsetOf));
  }
  const accepts = new Uint8Array(next.length);
  for (const [set, offset] of rowOf) accepts[offset] = Number(members(set)[0] === END);
  return { starts, classOf, next: Uint16Array.from(next), accepts };
}
function classesOf(texts) {
  const places = /* @__PURE__ */ new Map();
  [...texts].forEach((text2, index) => {
    for (const each of text2) places.set(each, `${places.get(each) ?? ""} ${String(index)}`);
  });
  const classAt = /* @__PURE__ */ new Map();
  const classOf = new Uint8Array(CODE_UNITS);
  for (const [character, where] of places) {
    if (!classAt.has(where)) classAt.set(where, classAt.size + 1);
    classOf[character.charCodeAt(0)] = classAt.get(where);
  }
  const classIn = (character) => classOf[character.charCodeAt(0)];
  return { classOf, classesIn: lazyFor((text2) => [...new Set(Array.from(text2, classIn))]), width: classAt.size + 1 };
}
function reachable(from, targetsOf) {
  const reached = /* @__PURE__ */ new Set([from]);
  for (const each of reached) for (const target of targetsOf(each)) reached.add(target);
  return [...reached];
}

// src/explain/trace.ts
function tracer(definitionOf, top, hasName) {
  const choices = choicesOf(definitionOf, hasName);
  const { members, reach, union: union2 } = stateSets(choices);
  const moves = lazyFor(
    (set) => lazyFor((character) => {
      const read = members(set).filter((each) => choices.state(each).characters.includes(character));
      const next = read.reduce((to, each) => union2(to, reach(choices.state(each).targets[0])), EMPTY);
      return { read, next };
    })
  );
  const first = reach(choices.start(top));
  function common(states) {
    const [open, ...others] = states.map((each) => choices.state(each).open);
    const chains = others.map((each) => new Set(chainOf(each).map(({ rule }) => rule)));
    return chainOf(open ?? null).find(({ rule }) => chains.every((chain) => chain.has(rule))) ?? null;
  }
  return () => {
    let done = 0;
    let set = first;
    let read = [];
    return {
      at(text2, at2) {
        for (; done < Math.min(at2, text2.length); done++) {
          const move = moves(set)(text2.charAt(done));
          if (move.next === EMPTY) break;
          ({ read, next: set } = move);
        }
        return { before: common(read), next: common(members(set).filter((each) => each !== END)) };
      }
    };
  };
}
function chainOf(open) {
  const chain = [];
  for (let each = open; each !== null; each = each.around) chain.push(each);
  return chain;
}

// src/explain/report.ts
function diagnosticsOf(input, source) {
  return allOf(input, source, explain(input, source.groundOf, source.whole));
}
function firstDiagnostic(input, source) {
  const { faults, exact } = explain(input, source.groundOf, source.whole);
  return diagnosticOf2(input, faults[0], source, exact);
}
function allOf(input, source, { faults, exact }) {
  return faults.map((fault, index) => diagnosticOf2(input, fault, source, index === 0 ? exact : fault));
}
function applyRepairs(input, diagnostics) {
  const edits = diagnostics.flatMap(({ repair }) => repair?.edits ?? []);
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  let done = 0;
  const apart = edits.filter(({ start, end: end7 }) => {
    if (start < done) return false;
    done = end7;
    return true;
  });
  return applyEdits(input, apart);
}
function diagnosticOf2(input, fault, source, exact) {
  const { code, start, end: end7, role, written: written3 = "", text: text2, at: at2, ground, state } = fault;
  const sentence = sentenceOf(code);
  const scheme = sentence && sentence.of !== "scheme" ? null : source.schemeOf(text2);
  const wording = scheme ?? source.standard;
  const point = input.codePointAt(start);
  let { rule } = wording;
  let message;
  let told;
  if (sentence === void 0) {
    let [name, description] = [PLACES[role]];
    if (scheme === null && source.whole === null) rule = source.parts[role];
    else [rule, name, description] = placeOf(wording, text2, at2);
    const found2 = at2 < text2.length ? nounOf(text2.codePointAt(at2)) : null;
    message = syntaxSentence(found2, name, description, ground.machine.expectedAt(state));
  } else {
    if (sentence.of !== "scheme")
      rule = source.whole === null || sentence.role ? source.parts[sentence.role ?? role] : rule;
    else if (scheme !== null) [rule] = placeOf(scheme, text2, at2);
    told = toldOf(point, role, written3, wording, rule, source);
    message = tell(sentence.message, told);
  }
  const { section, url } = wording.definition(rule);
  const { index } = exact;
  const id2 = `${wording.id}/${code === GRAMMAR ? at2 < text2.length ? "character" : "incomplete" : code}`;
  const { machine } = exact.ground;
  const expected = nameExpected(machine.expectedAt(exact.state), machine.accepts(exact.state));
  const found = nameOf(input, index);
  const repair = repairOf(fault, sentence, told);
  return repair === null ? { severity: "error", code: id2, message, start, end: end7, index, rule, expected, found, section, url } : { severity: "error", code: id2, message, start, end: end7, index, rule, expected, found, section, url, repair };
}
function toldOf(point, role, written3, { whole }, rule, source) {
  const place = source.whole === null ? PLACES[role] : `the rule ${rule}`;
  return { found: point === void 0 ? "the end" : nounOf(point), place, written: written3, whole };
}
function repairOf({ edits, isNamed, certain, written: written3 = "" }, sentence, told) {
  if (isNamed || edits.length === 0) return null;
  const words = sentence?.repair;
  const message = words === void 0 || told === void 0 ? write({ written: written3 }) : tell(words, told);
  return { message, edits, certain };
}
var MOST_TRACED = 1e4;
var traces = lazyFor(
  (wording) => tracer(wording.expression, wording.rule, (rule) => Object.hasOwn(wording.words, rule))
);
function placeOf(wording, text2, at2) {
  const { rule: top, whole, words } = wording;
  const rule = (at2 > MOST_TRACED ? null : openAt(traces(wording)().at(text2, at2), at2 === text2.length)) ?? top;
  const found = Object.hasOwn(words, rule) ? words[rule] : whole;
  return typeof found === "string" ? [rule, found] : [rule, ...found];
}
function openAt({ before, next }, isEnd2) {
  for (let each = next; each !== null; each = each.around) if (each.around === before) return each.rule;
  if (isEnd2) return next?.rule ?? null;
  return (before ?? next)?.rule ?? null;
}

// src/explain/repair.ts
var MOST_ROUNDS2 = 4;
function repaired(input, certain, faultsOf) {
  let uri = input;
  const applied = [];
  for (let round = 0; ; round++) {
    const faults = faultsOf(uri);
    const chosen = (faults ?? []).filter(({ repair }) => repair !== void 0 && (repair.certain || !certain));
    if (chosen.length > 0 && round === MOST_ROUNDS2) return { uri: input, ok: false, certain: true, applied: [] };
    if (chosen.length === 0) {
      return { uri, ok: faults === null, certain: applied.every(({ repair }) => repair?.certain === true), applied };
    }
    applied.push(...chosen);
    uri = applyRepairs(uri, chosen);
  }
}

// src/standards/explained.ts
function sourceOf(grammar13, { parts: parts2, words }, rule) {
  const ground = { machine: machineOf(grammar13.automaton(rule), rule), isScheme: false };
  const standard = {
    id: grammar13.id,
    whole: wholeOf(rule),
    rule,
    words,
    definition: (name) => grammar13.definition(name),
    expression: (name) => grammar13.expression(name)
  };
  const whole = grammar13.referenceRules.includes(rule) ? null : roleOf(rule);
  return { groundOf: () => ground, whole, standard, parts: parts2, schemeOf: () => null };
}
var wholeOf = (rule) => /^ur[il]$/i.test(rule) ? "a URI" : `the rule ${rule}`;
function roleOf(rule) {
  if (isRole(rule)) return rule;
  return /host|address|literal|future|authority|name|label|site|server/i.test(rule) ? "host" : "path";
}
function explainer(grammar13, explanations7) {
  const { defaultRule: defaultRule3 } = grammar13;
  const sources = lazyFor((rule) => sourceOf(grammar13, explanations7, rule));
  return Object.freeze({
    parse(input, options) {
      const rule = chosenRule(options, defaultRule3);
      const node = grammar13.node(input, { rule });
      if (node === void 0) throw new URISyntaxError(firstDiagnostic(input, sources(rule)));
      return node;
    },
    safeParse(input, options) {
      const rule = chosenRule(options, defaultRule3);
      const node = grammar13.node(input, { rule });
      if (node !== void 0) return { ok: true, node };
      return { ok: false, diagnostic: firstDiagnostic(input, sources(rule)) };
    },
    diagnose(input, options) {
      const rule = chosenRule(options, defaultRule3);
      return grammar13.test(input, { rule }) ? [] : diagnosticsOf(input, sources(rule));
    },
    repair(input, options) {
      const { rule = defaultRule3, certain = false } = readOptions(options, REPAIR_OPTIONS);
      const source = sources(rule);
      return repaired(input, certain, (text2) => grammar13.test(text2, { rule }) ? null : diagnosticsOf(text2, source));
    },
    source: sources
  });
}
var REPAIR_OPTIONS = { rule: aString, certain: aBoolean };
function withExplanations(grammar13, explained7) {
  const members = { ...Object.getOwnPropertyDescriptors(grammar13), ...Object.getOwnPropertyDescriptors(explained7) };
  return Object.freeze(Object.defineProperties({}, members));
}

// src/core/components.ts
var EMPTY2 = Object.freeze({
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null
});
function compose({ scheme, authority, path, query, fragment }) {
  let result = scheme === null ? "" : `${scheme}:`;
  result += authority === null ? path : `//${authority}${path}`;
  if (query !== null) result += `?${query}`;
  if (fragment !== null) result += `#${fragment}`;
  return result;
}
function composeAuthority({
  userinfo,
  host,
  port
}) {
  return (userinfo === null ? "" : `${userinfo}@`) + host + (port === null ? "" : `:${port}`);
}

// src/operations/change.ts
var AUTHORITY_PARTS = ["userinfo", "host", "port"];
var PARTS = ["scheme", "authority", ...AUTHORITY_PARTS, "path", "segments", "query", "fragment"];
function changer(grammar13) {
  function assertPart(part3, text2) {
    const rule = part3 === "segments" ? "segment" : part3;
    if (!grammar13.rules.includes(rule) || grammar13.test(text2, { rule })) return;
    const recognition = grammar13.recognize(text2, { rule });
    const mistake = exactMistake(text2, rule, recognition);
    const message = `The new ${nameOf2(part3)} is not valid: ${mistake.message}`;
    throw new URISyntaxError(grammar13.record(text2, { ...mistake, code: "change", message }, recognition));
  }
  return (uri, parts2) => {
    const given = givenParts(parts2);
    const changes2 = Object.fromEntries(given);
    const before = grammar13.components(grammar13.text(uri));
    for (const [part3, value] of given) for (const text3 of [value ?? []].flat()) assertPart(part3, text3);
    const after = changed(before, changes2);
    const text2 = compose(after);
    const isValid = grammar13.test(text2);
    const read = isValid ? grammar13.components(text2) : componentsOf(text2, true);
    const names = /* @__PURE__ */ new Set([...given.map(([part3]) => part3), ...Object.keys(after)]);
    const other = [...names].find((name) => at(after, name) !== at(read, name));
    if (other !== void 0) throw grammar13.misread(text2, other);
    if (changes2.segments && !areSame(segmentsOf(read), changes2.segments)) throw grammar13.misread(text2, "segments");
    if (!isValid) throw grammar13.refusal(text2, grammar13.defaultRule);
    return text2;
  };
}
var at = (components2, name) => components2[name];
function segmentsOf({ path, authority }) {
  const isEmpty = path === "" || path === "/" && authority === null;
  return isEmpty ? [] : (path.startsWith("/") ? path.slice(1) : path).split("/");
}
function areSame(a, b) {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
function changed(before, parts2) {
  const { scheme = before.scheme, query = before.query, fragment = before.fragment } = parts2;
  const authority = changedAuthority(before, parts2);
  return { scheme, ...authority, path: changedPath(before, parts2, authority), query, fragment };
}
function changedPath(before, { path, segments }, { authority }) {
  if (segments === void 0) return path === void 0 ? before.path : path ?? "";
  const isAbsolute = before.path.startsWith("/");
  if (segments.length === 0) return isAbsolute && authority === null ? "/" : "";
  return (isAbsolute || authority !== null ? "/" : "") + segments.join("/");
}
function changedAuthority(before, parts2) {
  if (parts2.authority !== void 0) return { authority: parts2.authority };
  const { userinfo = before.userinfo, host = before.host, port = before.port } = parts2;
  if (host !== null) return { authority: composeAuthority({ userinfo, host, port }), userinfo, host, port };
  return { authority: before.host === null ? before.authority : null, userinfo, host, port };
}
function givenParts(parts2) {
  assertObject(parts2, "The parts");
  const given = readable("The parts", () => Object.entries(parts2)).filter(([, value]) => value !== void 0).map(([part3, value]) => {
    if (!PARTS.includes(part3))
      throw new TypeError(`A URI does not have this part. Its parts are ${PARTS.join(", ")}.`);
    const what = `"${part3}" of the parts`;
    if (part3 === "segments") return [part3, readList(value, what, aString)];
    stringOrNull(value, what);
    return [part3, value];
  });
  const names = given.map(([part3]) => part3);
  const exclude = (one, others) => {
    const other = names.includes(one) ? others.find((each) => names.includes(each)) : void 0;
    if (other !== void 0) throw new TypeError(`Change either ${one} or ${other}, not both.`);
  };
  exclude("authority", AUTHORITY_PARTS);
  exclude("path", ["segments"]);
  return given;
}
var nameOf2 = (part3) => part3 === "segments" ? "segment" : part3;

// src/core/ipv6.ts
var MAPPED = "0:0:0:0:0:ffff:";
function recommendedForm(address) {
  const [left, right = ""] = address.toLowerCase().split("::");
  const before = groupsOf(left);
  const after = groupsOf(right);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...zeros, ...after];
  if (groups.join(":").startsWith(MAPPED))
    return `::ffff:${octetsOf(present(groups[6]))}.${octetsOf(present(groups[7]))}`;
  let run2 = { start: 0, length: 1 };
  for (const start of groups.keys()) {
    let length = 0;
    while (groups[start + length] === "0") length++;
    if (length > run2.length) run2 = { start, length };
  }
  if (run2.length === 1) return groups.join(":");
  return `${groups.slice(0, run2.start).join(":")}::${groups.slice(run2.start + run2.length).join(":")}`;
}
function groupsOf(part3) {
  if (part3 === "") return [];
  return part3.split(":").flatMap((group) => {
    if (!group.includes(".")) return [group.replace(/^0+(?=.)/, "")];
    const [a, b, c, d] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d].map((bits) => bits.toString(16));
  });
}
function octetsOf(group) {
  const bits = Number.parseInt(group, 16);
  return `${String(bits >> 8)}.${String(bits & 255)}`;
}

// generated/ports.js
var ports = "coap+tcp 5683\ncoap+ws 80\ncoap 5683\ncoaps+tcp 5684\ncoaps+ws 443\ncoaps 5684\ndict 2628\nftp 21\ngit 9418\ngopher 70\nhttp 80\nhttps 443\nimap 143\nipp 631\nipps 631\nldap 389\nldaps 636\nnews 119\nnfs 2049\nnntp 119\npop 110\nprospero 1525\nrtsp 554\nrtsps 322\nsip 5060\nsips 5061\nstun 3478\nstuns 5349\ntelnet 23\nturn 3478\nturns 5349\nwais 210\nws 80\nwss 443";

// src/core/ports.ts
var byScheme = lazy(
  () => new Map(ports.split("\n").map((line) => line.split(" ")))
);
function defaultPortOf(scheme) {
  return byScheme().get(scheme.toLowerCase());
}
function withoutZeros(port) {
  return port.replace(/^0+(?=\d)/, "");
}

// src/operations/dot-segments.ts
var DOT = 46;
function dotsIn(path, from, to) {
  const length = to - from;
  if (length === 1 && path.charCodeAt(from) === DOT) return 1;
  return length === 2 && path.charCodeAt(from) === DOT && path.charCodeAt(from + 1) === DOT ? 2 : 0;
}
function mayHaveDotSegments(text2, from = 0) {
  return text2.includes("/.", from) || text2.charCodeAt(from) === DOT;
}
function removeDotSegments(path) {
  if (!mayHaveDotSegments(path)) return path;
  let at2 = 0;
  for (; ; ) {
    if (path.startsWith("../", at2)) at2 += 3;
    else if (path.startsWith("./", at2)) at2 += 2;
    else break;
  }
  if (dotsIn(path, at2, path.length) > 0) return "";
  let result = "";
  let stretches = [];
  let taken = 0;
  let stop = path.length;
  for (let to = stop, from; to > at2; to = from) {
    const slash = path.lastIndexOf("/", to - 1);
    from = Math.max(slash, at2);
    const dots = dotsIn(path, slash < at2 ? from : from + 1, to);
    if (dots === 0 && taken === 0) continue;
    if (stop > to) stretches.push(path.slice(to, stop));
    if (stretches.length === MOST_STRETCHES) {
      result = stretches.reverse().join("") + result;
      stretches = [];
    }
    stop = from;
    if (dots === 0) taken--;
    else if (to === path.length) stretches.push("/");
    if (dots === 2) taken++;
  }
  const front2 = path.slice(at2, stop);
  return stretches.length === 0 ? front2 + result : front2 + stretches.reverse().join("") + result;
}
var MOST_STRETCHES = 1024;
function removeCurrentSegments(path) {
  if (!mayHaveDotSegments(path)) return path;
  const segments = path.split("/");
  const kept = segments.filter((segment) => segment !== ".");
  if (segments.at(-1) === ".") kept.push("");
  const first = present(kept[0]);
  return (first === "" || first.includes(":") ? "./" : "") + kept.join("/");
}
function removeRelativeSegments(buffer) {
  let isAbsolute = false;
  const output = [];
  let at2 = 0;
  for (let isLast = false; !isLast; ) {
    const slash = buffer.indexOf("/", at2);
    isLast = slash < 0;
    const to = isLast ? buffer.length : slash;
    const dots = dotsIn(buffer, at2, to);
    const removes = dots === 2 && output.length > 0 && output.at(-1) !== "..";
    if (removes) output.pop();
    if (to === at2 && !isLast && !isAbsolute && output.length === 0) isAbsolute = true;
    else if (dots !== 1 && !removes) output.push(buffer.slice(at2, to));
    else if (isLast) output.push("");
    at2 = to + 1;
  }
  return (isAbsolute ? "/" : "") + output.join("/");
}
function removeExcess(path) {
  let at2 = 0;
  while (path.startsWith("/../", at2)) at2 += 3;
  return path.endsWith("/..") && path.length - at2 === 3 ? "/" : path.slice(at2);
}
function guardPath(path, authority) {
  return authority === null && path.startsWith("//") ? `/.${path}` : path;
}

// src/operations/normal-form.ts
function planOf(rules, steps) {
  return {
    lowers: steps.has("case"),
    decodable: steps.has("percent-encoding") ? rules.decodable() : null,
    raising: steps.has(rules.hexDigits) ? rules.hexDigits : null,
    removeDots: steps.has("dot-segments") ? rules.removeDots : null,
    ignoresHostCase: rules.ignoresHostCase,
    fillsEmptyPath: steps.has("empty-path"),
    dropsEmptyPort: steps.has("empty-port"),
    dropsDefaultPort: steps.has("default-port"),
    dropsPortZeros: steps.has("port-zeros"),
    recommendsIPv6: steps.has("ipv6")
  };
}
function normalForm(input, task) {
  const { components: components2 } = task;
  const scheme = schemeForm(task);
  const authority = authorityForm(task);
  const path = pathForm(task);
  const query = queryForm(task);
  const fragment = fragmentForm(task);
  const isNormal = scheme === components2.scheme && authority === components2.authority && path === components2.path && query === components2.query && fragment === components2.fragment;
  return isNormal ? input : compose({ scheme, authority, path, query, fragment });
}
function haveSameForm(a, b) {
  const [A, B] = [a.components, b.components];
  return (A.scheme === B.scheme || schemeForm(a) === schemeForm(b)) && (A.path === B.path || pathForm(a) === pathForm(b)) && (A.query === B.query || queryForm(a) === queryForm(b)) && (A.fragment === B.fragment || fragmentForm(a) === fragmentForm(b)) && (A.authority === B.authority || authorityForm(a) === authorityForm(b));
}
function authorityStart({ scheme }) {
  return scheme === null ? 0 : scheme.length + 1;
}
function pathStart(components2) {
  const { authority } = components2;
  return authorityStart(components2) + (authority === null ? 0 : "//".length + authority.length);
}
function queryStart(components2) {
  return pathStart(components2) + components2.path.length + 1;
}
function fragmentStart(components2) {
  const { query } = components2;
  return queryStart(components2) + (query === null ? 0 : query.length + 1);
}
function frontLength(components2) {
  const { authority, path } = components2;
  const start = pathStart(components2);
  if (authority !== null) return start;
  const slash = path.indexOf("/", path.startsWith("//") ? 2 : 0);
  return start + (slash < 0 ? path.length : slash);
}
function schemeForm({ components: { scheme }, plan, record: record2 }) {
  if (scheme === null || !plan.lowers) return scheme;
  const lower = scheme.toLowerCase();
  record2?.("case", 0, scheme.length, scheme, lower);
  return lower;
}
function authorityForm(task) {
  const { components: components2, plan, hasTriplets, record: record2 } = task;
  const { scheme, authority } = components2;
  let { userinfo, host, port } = components2;
  if (authority === null) return null;
  let at2 = authorityStart(components2) + "//".length;
  const end7 = at2 + authority.length;
  if (host === null) return rewrite(authority, at2, task);
  if (userinfo !== null) {
    const { length } = userinfo;
    userinfo = rewrite(userinfo, at2, task);
    at2 += length + 1;
  }
  const hostEnd = at2 + host.length;
  host = rewrite(host, at2, task);
  if (plan.lowers && plan.ignoresHostCase(components2)) {
    const lower = hasTriplets && host.includes("%") ? lowerCase(host) : host.toLowerCase();
    record2?.("case", at2, hostEnd, host, lower);
    host = lower;
  }
  if (plan.recommendsIPv6 && IPV6.test(host)) {
    const recommended = `[${recommendedForm(host.slice(1, -1))}]`;
    record2?.("ipv6", at2, hostEnd, host, recommended);
    host = recommended;
  }
  if (port === "" && plan.dropsEmptyPort) {
    record2?.("empty-port", hostEnd, end7, ":", "");
    port = null;
  }
  if (port !== null && plan.dropsDefaultPort && isDefault(port, scheme)) {
    record2?.("default-port", hostEnd, end7, `:${port}`, "");
    port = null;
  }
  if (port !== null && plan.dropsPortZeros) {
    const short = withoutZeros(port);
    record2?.("port-zeros", hostEnd, end7, `:${port}`, `:${short}`);
    port = short;
  }
  const isNormal = host === components2.host && port === components2.port && userinfo === components2.userinfo;
  return isNormal ? authority : composeAuthority({ userinfo, host, port });
}
function pathForm(task) {
  const { components: components2, plan, record: record2 } = task;
  const { scheme, authority } = components2;
  const start = pathStart(components2);
  const end7 = start + components2.path.length;
  let path = rewrite(components2.path, start, task);
  if (plan.removeDots) {
    const removed = plan.removeDots(path, components2);
    record2?.("dot-segments", start, end7, path, removed);
    path = removed;
  }
  if (path === "" && scheme !== null && authority !== null && plan.fillsEmptyPath) {
    record2?.("empty-path", start, end7, "", "/");
    path = "/";
  }
  return path;
}
function queryForm(task) {
  return rewrite(task.components.query, queryStart(task.components), task);
}
function fragmentForm(task) {
  return rewrite(task.components.fragment, fragmentStart(task.components), task);
}
function rewrite(component, offset, { plan, hasTriplets, front: front2, record: record2 }) {
  if (!hasTriplets || component === null) return component;
  const { decodable, raising } = plan;
  const kept = Math.min(Math.max(front2 - offset, 0), component.length);
  const set = decodable ?? NOTHING2;
  const part3 = (text2, start, decoded) => rewriteTriplets(
    text2,
    decoded,
    raising !== null,
    record2 && ((at2, before, after) => {
      const step = after.length === 1 ? "percent-encoding" : present(raising);
      record2(step, start + at2, start + at2 + before.length, before, after);
    })
  );
  if (kept === 0) return part3(component, offset, set);
  return part3(component.slice(0, kept), offset, NOTHING2) + part3(component.slice(kept), offset + kept, set);
}
var NOTHING2 = new Uint8Array(0);
function isDefault(port, scheme) {
  return scheme !== null && withoutZeros(port) === defaultPortOf(scheme);
}
var IPV6 = /\[[^v]/i;
var [COLON3, SLASH3] = [58, 47];
function looksNormal(input, decodable) {
  if (input.startsWith(".")) return false;
  let at2 = endOfName(input, 0);
  if (input.charCodeAt(at2) === COLON3) at2++;
  const begins = at2 === 0 || input.charCodeAt(at2 - 1) === COLON3;
  if (begins && input.charCodeAt(at2) === SLASH3 && input.charCodeAt(at2 + 1) === SLASH3) {
    at2 = endOfName(input, at2 + 2);
    if (input.charCodeAt(at2) !== SLASH3) return false;
  }
  return at2 >= 0 && !mayHaveDotSegments(input, at2) && keepsTriplets(input, decodable, true);
}
function endOfName(input, start) {
  for (let at2 = start; at2 < input.length; at2++) {
    const kind = IN_NAME[input.charCodeAt(at2)];
    if (kind !== STAYS) return kind === ENDS ? at2 : -1;
  }
  return input.length;
}
var [ENDS, STAYS, CHANGES] = [0, 1, 2];
var IN_NAME = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (":/?#".includes(character)) return ENDS;
  return character === character.toLowerCase() ? STAYS : CHANGES;
});

// src/operations/normalize.ts
var syntaxSteps = ["case", "percent-encoding", "dot-segments"];
function normalizer(references3, rules) {
  const usual = new Set(stepsOf(rules));
  const every = /* @__PURE__ */ new Set([...usual, ...optionalStepsOf(rules)]);
  const planOfAll = lazy(() => planOf(rules, usual));
  function chosen(steps) {
    const set = new Set(readList(steps, 'The option "steps"', aString));
    if ([...set].every((step) => every.has(step))) return planOf(rules, set);
    throw new RangeError(`The standard does not have this normalization step. Its steps are ${[...every].join(", ")}.`);
  }
  function frontOf(input, components2, triplet2) {
    const front2 = frontLength(components2);
    if (triplet2 >= front2) return 0;
    const decode2 = (text2) => rewriteTriplets(text2, rules.decodable(), false);
    const read = Object.entries(references3.components(decode2(input)));
    const isReadAlike = read.every(([name, text2]) => {
      const before = components2[name];
      return text2 === (before === null ? null : decode2(before));
    });
    return isReadAlike ? 0 : front2;
  }
  function taskFor(input, plan, record2) {
    const components2 = references3.components(input);
    const triplet2 = input.indexOf("%");
    const front2 = triplet2 >= 0 && plan.decodable ? frontOf(input, components2, triplet2) : 0;
    return { components: components2, plan, hasTriplets: triplet2 >= 0, front: front2, record: record2 };
  }
  function normalized(input, plan) {
    if (looksNormal(input, rules.decodable()) && references3.test(input)) return input;
    return normalForm(input, taskFor(input, plan));
  }
  function isSame(a, b) {
    return haveSameForm(taskFor(a, planOfAll()), taskFor(b, planOfAll()));
  }
  function normalize2(given, options) {
    const { steps, changes: listed } = readOptions(options, CHECKS2);
    const input = references3.text(given);
    const plan = steps === void 0 ? planOfAll() : chosen(steps);
    if (listed !== true) return normalized(input, plan);
    const changes2 = [];
    const record2 = (step, start, end7, before, after) => {
      if (before !== after)
        changes2.push({
          step,
          section: present({ ...rules.steps, ...rules.optional }[step]),
          start,
          end: end7,
          before,
          after
        });
    };
    return { uri: normalForm(input, taskFor(input, plan, record2)), changes: changes2 };
  }
  return { normalize: normalize2, isSame };
}
var CHECKS2 = { steps: anything, changes: aBoolean };
function optionalStepsOf({ optional: optional3 = {} }) {
  return Object.keys(optional3);
}
function stepsOf({ steps }) {
  return Object.keys(steps);
}

// src/operations/compare.ts
function comparer(references3, { normalize: normalize2, isSame }, rules) {
  const rungs2 = Object.freeze({ ...rules.rungs });
  const bySyntax = syntaxSteps.filter((step) => stepsOf(rules).includes(step));
  function highestOf({ rung, redirects }) {
    const highest = rung ?? (redirects !== void 0 && "protocol" in rungs2 ? "protocol" : "scheme");
    if (Object.hasOwn(rungs2, highest)) return highest;
    throw new RangeError(`The standard does not have this rung. Its rungs are ${Object.keys(rungs2).join(", ")}.`);
  }
  function formOn(rung, uri, { redirects, ignoreFragment = false }) {
    const compared = (text2) => ignoreFragment ? withoutFragment(text2) : text2;
    if (rung === "string") return compared(uri);
    if (rung === "syntax") return compared(normalize2(uri, { steps: bySyntax }));
    if (rung === "scheme" || redirects === void 0) return compared(normalize2(uri));
    const normalForm2 = (text2) => compared(normalize2(text2));
    return follow(normalForm2(uri), redirects, normalForm2);
  }
  function assertReferences(a, b) {
    for (const uri of [a, b]) if (!references3.test(uri)) throw references3.refusal(uri, references3.defaultRule);
  }
  return {
    rungs: rungs2,
    compare(first, second, given) {
      const options = optionsFrom(given);
      const [a, b] = [references3.text(first), references3.text(second)];
      const highest = highestOf(options);
      assertReferences(a, b);
      for (const rung of Object.keys(rungs2)) {
        if (formOn(rung, a, options) === formOn(rung, b, options)) return { equivalent: true, rung };
        if (rung === highest) break;
      }
      return { equivalent: false, rung: null };
    },
    equivalent(first, second, given) {
      const options = optionsFrom(given);
      const [a, b] = [references3.text(first), references3.text(second)];
      if (given === void 0) return isSame(a, b);
      const highest = highestOf(options);
      if (highest === "string") assertReferences(a, b);
      return formOn(highest, a, options) === formOn(highest, b, options);
    }
  };
}
var CHECKS3 = { rung: aString, redirects: anything, ignoreFragment: aBoolean };
function optionsFrom(given) {
  const options = readOptions(given, CHECKS3);
  const { redirects } = options;
  if (redirects === void 0) return options;
  if (typeof redirects === "function") return { ...options, redirects: (uri) => redirectBy(redirects, uri) };
  const pairs = readList(redirects, 'The option "redirects"', anything).map((pair) => {
    const uris = readList(pair, "A redirect", aString);
    if (uris.length !== 2) throw new TypeError("A redirect must be a list of two strings.");
    return uris;
  });
  return { ...options, redirects: new Map(pairs) };
}
function redirectBy(redirect, uri) {
  const target = redirect(uri);
  if (target !== null && target !== void 0) assertString(target, 'The result of "redirects"');
  return target;
}
var MOST_REDIRECTS = 100;
function follow(uri, redirects, normalForm2) {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects, normalForm2);
  const chain = [uri];
  const seen = /* @__PURE__ */ new Map([[uri, 0]]);
  for (let at2 = uri; chain.length <= MOST_REDIRECTS; chain.push(at2)) {
    const target = next(at2);
    if (target === null || target === void 0) return at2;
    at2 = normalForm2(target);
    const first = seen.get(at2);
    if (first !== void 0) return present(chain.slice(first).sort()[0]);
    seen.set(at2, chain.length);
  }
  return present(chain.at(-1));
}
function lookUp(redirects, normalForm2) {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalForm2(from), to]));
  return (uri) => byNormalForm.get(uri);
}

// src/tree/node.ts
var DEEPEST = 8;
function isLeaf(node) {
  return typeof node.value === "string";
}
function leafText(node) {
  if (node === null) return null;
  if (!isLeaf(node)) throw notALeaf();
  return node.value;
}
function notALeaf() {
  return new TypeError('A node without the fields of its type must have a string property "value".');
}
function fieldsOf(node) {
  return Object.entries(node).filter(([, held]) => typeof held === "object");
}
function childrenOf(node) {
  return fieldsOf(node).flatMap(([name, held]) => nodesIn(held).map((child) => [name, child]));
}
function nodesIn(held) {
  if (held === null) return [];
  return Array.isArray(held) ? held : [held];
}

// src/tree/plain.ts
function plainTree(root) {
  return plainNode(root, "The tree", 0);
}
function plainNode(given, what, depth) {
  assertObject(given, what);
  assertDepth(depth);
  const copy = readable(what, () => ({ ...given }));
  assertString(copy["type"], `"type" of ${what.toLowerCase()}`);
  if (typeof copy["value"] === "string") return copy;
  for (const [name, held] of Object.entries(copy)) {
    if (typeof held !== "object" || held === null) continue;
    copy[name] = readable(A_NODE, () => Array.isArray(held)) ? readList(held, "The list of a node", anything).map((item) => plainNode(item, A_NODE, depth + 1)) : plainNode(held, A_NODE, depth + 1);
  }
  return copy;
}
var A_NODE = "A node of the tree";
function assertDepth(depth) {
  if (depth > DEEPEST) {
    throw new TypeError(`The tree has more than ${String(DEEPEST)} levels below its root, or contains itself.`);
  }
}

// src/core/abnf.ts
function readGrammar(text2) {
  const rules = [];
  const titles = /* @__PURE__ */ new Map();
  let section = "";
  for (const [, mark, name, rest] of text2.matchAll(LINE)) {
    if (mark === void 0) {
      const expression = lazy(() => readExpression(rest));
      rules.push({
        name,
        section,
        title: titles.get(section) ?? section.slice(1, -1),
        get expression() {
          return expression();
        }
      });
    } else {
      section = name;
      if (rest !== "") titles.set(section, rest);
    }
  }
  return rules;
}
var LINE = /(\xA7)?("[^"]*"|[^ =\n]+)[ =]?(.*)/g;
var TOKEN = /"[^"]*"|<[^>]*>|%x[\dA-F]+(?:-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;
function readExpression(definition) {
  const tokens = definition.match(TOKEN) ?? [];
  let at2 = 0;
  function alternation() {
    const items = [];
    do
      items.push(concatenation());
    while (tokens[at2++] === "/");
    return items.length === 1 ? items[0] : { type: "alternation", items };
  }
  function concatenation() {
    const items = [];
    while (at2 < tokens.length && !"/)]".includes(tokens[at2])) items.push(element());
    return items.length === 1 ? items[0] : { type: "concatenation", items };
  }
  function element() {
    const token = tokens[at2++];
    switch (token.charAt(0)) {
      case "(":
        return alternation();
      case "[":
        return { type: "repetition", item: alternation(), min: 0, max: 1 };
      case '"':
        return { type: "literal", text: token.slice(1, -1) };
      case "<": {
        const [name, types] = token.slice(1, -1).split(":");
        return { type: "field", name, types: types === void 0 ? [] : types.split("|") };
      }
      case "%": {
        const [first, last = first] = token.slice("%x".length).split("-");
        return { type: "characters", first: parseInt(first, 16), last: parseInt(last, 16) };
      }
    }
    if (!/^[*\d]/.test(token)) return { type: "rule", name: token };
    const [min, max = min] = token.split("*");
    return { type: "repetition", item: element(), min: Number(min), max: max === "" ? Infinity : Number(max) };
  }
  return alternation();
}

// src/tree/shape.ts
var Left = class {
  #fields;
  #written = /* @__PURE__ */ new Map();
  constructor(node) {
    this.#fields = node;
  }
  /** Returns the next node of a field; `null` if all are written. */
  next(field) {
    const held = this.#fields[field] ?? null;
    const at2 = this.#written.get(field) ?? 0;
    if (Array.isArray(held)) return held[at2] ?? null;
    return at2 === 0 ? held : null;
  }
  pass(field) {
    this.#written.set(field, (this.#written.get(field) ?? 0) + 1);
  }
};
var Shape = class {
  /** The fields, in the order of the text. */
  fields;
  #part;
  /**
   * Parses a shape.
   *
   * @param notation the format that the build writes; `generated/README.md` describes it
   */
  constructor(notation) {
    const types = /* @__PURE__ */ new Map();
    this.#part = partOf(readExpression(notation), types);
    const { needs } = this.#part;
    this.fields = Object.fromEntries(
      Array.from(types, ([name, field]) => [name, { ...field, optional: !field.list && !needs.has(name) }])
    );
  }
  /** Returns whether the names are exactly the fields of the shape. */
  fits(names) {
    const own = Object.keys(this.fields);
    return names.length === own.length && own.every((name) => names.includes(name));
  }
  /** Writes a node. Nodes that do not belong into the text, such as a password without a user, come last. */
  write(node, take) {
    const left = new Left(node);
    this.#part.write(left, take);
    for (const field of Object.keys(this.fields)) {
      for (let rest = left.next(field); rest !== null; rest = left.next(field)) {
        left.pass(field);
        take(rest, false);
      }
    }
  }
};
var NONE3 = /* @__PURE__ */ new Set();
function partOf(expression, types) {
  switch (expression.type) {
    case "field":
      return fieldPart(expression, types);
    case "concatenation":
      return sequence(expression.items.map((each) => partOf(each, types)));
    case "alternation":
      return choice(expression.items.map((each) => partOf(each, types)));
    case "repetition": {
      const part3 = partOf(expression.item, types);
      return expression.max === 1 ? optional2(part3) : repeated(part3);
    }
    case "literal":
      return literal(expression.text);
    case "characters":
      return literal(String.fromCharCode(expression.first));
    case "rule":
      throw new TypeError(`A shape cannot contain the rule ${expression.name}.`);
  }
}
function literal(text2) {
  return {
    fields: NONE3,
    needs: NONE3,
    fits: () => true,
    write: (_, take) => {
      take(text2, true);
    }
  };
}
function fieldPart({ name: text2, types }, known) {
  const list = text2.endsWith("[]");
  const name = list ? text2.slice(0, -"[]".length) : text2;
  if (!known.has(name)) {
    known.set(name, { types: types.length === 0 ? [name] : types.filter(Boolean), list });
  }
  if (known.get(name)?.types.length === 0) return sequence([]);
  const fields = /* @__PURE__ */ new Set([name]);
  return {
    fields,
    needs: fields,
    fits: (left) => left.next(name) !== null,
    write(left, take) {
      const node = left.next(name);
      if (node === null) return;
      left.pass(name);
      take(node, true);
    }
  };
}
function sequence(parts2) {
  return {
    fields: new Set(parts2.flatMap(({ fields }) => [...fields])),
    needs: new Set(parts2.flatMap(({ needs }) => [...needs])),
    fits: (left) => parts2.every((part3) => part3.fits(left)),
    write(left, take) {
      for (const part3 of parts2) part3.write(left, take);
    }
  };
}
function choice(parts2) {
  const fields = new Set(parts2.flatMap((part3) => [...part3.fields]));
  const chosen = (left) => parts2.find(
    (part3) => part3.fits(left) && [...fields].every((name) => part3.fields.has(name) || left.next(name) === null)
  );
  return {
    fields,
    needs: new Set([...fields].filter((name) => parts2.every((part3) => part3.needs.has(name)))),
    fits: (left) => chosen(left) !== void 0,
    write(left, take) {
      chosen(left)?.write(left, take);
    }
  };
}
function optional2(part3) {
  return {
    fields: part3.fields,
    needs: NONE3,
    fits: () => true,
    write(left, take) {
      if (part3.fits(left)) part3.write(left, take);
    }
  };
}
function repeated(part3) {
  return {
    fields: part3.fields,
    needs: NONE3,
    fits: () => true,
    write(left, take) {
      while (part3.fits(left)) part3.write(left, take);
    }
  };
}

// src/tree/tree.ts
var trees = [];
function defineTree({ id: id2, shapes: text2, rules, parse: parse7, refuse }) {
  const shapes7 = lazy(
    () => new Map(
      text2.trim().split("\n").map((line) => {
        const at2 = line.indexOf("=");
        return [line.slice(0, at2), lazy(() => new Shape(line.slice(at2 + 1)))];
      })
    )
  );
  const ruleNames = lazy(() => new Set(rules()));
  const shapeOf = (type) => shapes7().get(type)?.();
  function write2(node, take, misfit) {
    if (isLeaf(node)) {
      take(node);
      return;
    }
    const shape = shapeOf(node.type);
    if (!shape) throw notALeaf();
    shape.write(node, (piece, fits) => {
      if (typeof piece === "string") take(piece);
      else write2(piece, take, misfit);
      if (!fits) misfit?.(piece);
    });
  }
  const tree = {
    id: id2,
    parse: parse7,
    refuse,
    nodeTypes: lazy(() => nodeTypesOf(new Map(Array.from(shapes7(), ([type, shape]) => [type, shape().fields])))),
    names: lazy(() => {
      const types = tree.nodeTypes();
      return /* @__PURE__ */ new Set([...types.map(({ type }) => type), ...types.flatMap(({ fields }) => Object.keys(fields))]);
    }),
    fieldOf(type, field) {
      const fields = shapeOf(type)?.fields;
      return fields && Object.hasOwn(fields, field) ? fields[field] : void 0;
    },
    has(node) {
      if (isLeaf(node)) return ruleNames().has(node.type);
      return shapeOf(node.type)?.fits(fieldsOf(node).map(([name]) => name)) === true;
    },
    print(node) {
      let result = "";
      write2(node, (piece) => {
        result += typeof piece === "string" ? piece : piece.value;
      });
      return result;
    },
    misfitIn(node) {
      let first = null;
      const nothing = () => void 0;
      write2(node, nothing, (misfit) => first ??= misfit);
      return first;
    },
    printedLeaves(node) {
      const leaves = [];
      let start = 0;
      write2(node, (piece) => {
        const value = typeof piece === "string" ? piece : piece.value;
        const end7 = start + value.length;
        if (typeof piece !== "string") leaves.push({ type: piece.type, start, end: end7, value });
        start = end7;
      });
      return leaves;
    }
  };
  trees.push(tree);
  return tree;
}
function nodeTypesOf(composites) {
  const held = [...composites.values()].flatMap((fields) => Object.values(fields).flatMap(({ types }) => types));
  const leaves = [...new Set(held)].filter((type) => !composites.has(type));
  return Object.freeze([
    ...Array.from(composites, ([type, fields]) => Object.freeze({ type, leaf: false, fields })),
    ...leaves.map((type) => Object.freeze({ type, leaf: true, fields: {} }))
  ]);
}
function treesWith(node) {
  return trees.filter((tree) => tree.has(node));
}

// src/operations/references.ts
function recordOf({ id: id2, definition }, input, { code, message, start, end: end7, rule }, recognition) {
  const { section, url } = definition(rule);
  const mistake = { severity: "error", code: `${id2}/${code}`, message, start, end: end7, rule, section, url };
  if (recognition === void 0) return mistake;
  const { index, expected, complete } = recognition;
  return { ...mistake, index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
}
function misreading(text2, part3, rule) {
  const message = `These parts cannot be combined: the result would have a different ${part3}.`;
  return { code: "recompose", message, start: 0, end: text2.length, rule };
}
function defineReferences(source) {
  const { defaultRule: defaultRule3, referenceRules: referenceRules2, tester, recognize, split: split7, view: view7 } = source;
  const withComponents = new Set(referenceRules2);
  function refusal4(input, rule) {
    const recognition = recognize(input, { rule });
    return new URISyntaxError(recordOf(source, input, exactMistake(input, rule, recognition), recognition));
  }
  function misread2(text2, part3) {
    return new URISyntaxError(recordOf(source, text2, misreading(text2, part3, defaultRule3)));
  }
  function refuseRule(rule) {
    source.assertRule?.(rule);
    throw new RangeError(`This rule has no components. Use one of these rules: ${referenceRules2.join(", ")}.`);
  }
  const splitterOf = lazyFor((rule) => {
    if (!withComponents.has(rule)) return refuseRule(rule);
    const matches = tester(rule);
    return (input) => {
      if (matches(input)) return split7(input, rule);
      throw refusal4(input, rule);
    };
  });
  function viewOf2(given) {
    const tree = plainTree(given);
    if (!withComponents.has(tree.type)) return refuseRule(tree.type);
    try {
      return view7(tree);
    } catch {
      throw new TypeError("A node of the tree does not have the fields of its type.");
    }
  }
  function components2(input, options) {
    if (typeof input === "string") return splitterOf(chosenRule(options, defaultRule3))(input);
    assertTree(input);
    return viewOf2(input);
  }
  function textOf4(tree) {
    const given = viewOf2(tree);
    const text2 = compose(given);
    const read = splitterOf(defaultRule3)(text2);
    const other = Object.keys(read).find((name) => read[name] !== given[name]);
    if (other === void 0) return text2;
    throw misread2(text2, other);
  }
  return {
    defaultRule: defaultRule3,
    test: (input, options) => tester(chosenRule(options, defaultRule3))(input),
    components: components2,
    text(input) {
      if (typeof input === "string") return input;
      assertTree(input);
      return textOf4(input);
    },
    refusal: refusal4,
    misread: misread2
  };
}
function assertTree(value) {
  if (typeof value !== "object" || value === null) throw wrongType("The input", "a string or a tree", value);
}

// src/operations/recompose.ts
function recomposer(grammar13) {
  function recomposeNode(node) {
    const own = grammar13.rules.includes(node.type);
    const [first, ...others] = treesWith(node);
    if (own && (!first || hasAll(grammar13.tree, node))) return written2(node, grammar13.tree);
    if (!first) throw new RangeError(`${grammar13.id} has no node of this type.`);
    try {
      return written2(node, first);
    } catch (error) {
      const other = others.find((tree) => hasAll(tree, node) && tree.print(node) === first.print(node));
      if (other) return written2(node, other);
      throw error;
    }
  }
  function recomposeComponents(given) {
    const {
      scheme = null,
      userinfo = null,
      host = null,
      port = null,
      path = "",
      query = null,
      fragment = null
    } = given;
    const authority = host === null ? given.authority ?? null : composeAuthority({ userinfo, host, port });
    const wanted = { scheme, authority, path, query, fragment };
    const text2 = compose(wanted);
    const read = grammar13.components(text2);
    const parts2 = host === null ? given : { userinfo, host, port };
    const other = Object.keys(read).find((name) => {
      const value = { ...parts2, ...wanted }[name];
      return value !== void 0 && value !== read[name];
    });
    if (other !== void 0) throw grammar13.misread(text2, other);
    return text2;
  }
  return (parts2) => {
    if (typeof parts2 !== "object" || parts2 === null) throw wrongType("The input", "a tree or components", parts2);
    if (readable("The input", () => "type" in parts2)) return recomposeNode(plainTree(parts2));
    return recomposeComponents(readObject(parts2, "components", CHECKS4));
  };
}
var PART = optional(stringOrNull);
var CHECKS4 = {
  scheme: PART,
  authority: PART,
  userinfo: PART,
  host: PART,
  port: PART,
  path: optional(assertString),
  query: PART,
  fragment: PART
};
function hasAll(tree, node) {
  return tree.has(node) && childrenOf(node).every(([, child]) => isLeaf(child) || hasAll(tree, child));
}
function written2(node, tree) {
  const text2 = tree.print(node);
  const misfit = tree.misfitIn(node);
  const nameOf3 = ({ type }) => tree.names().has(type) ? type : "part";
  if (misfit) throw tree.refuse(misreading(text2, nameOf3(misfit), node.type));
  const wanted = spans(tree.printedLeaves(node));
  const found = spans(tree.printedLeaves(tree.parse(text2, node.type)));
  const torn = wanted.find(({ key }, index) => key !== found[index]?.key) ?? found[wanted.length];
  if (torn) throw tree.refuse(misreading(text2, nameOf3(torn), node.type));
  return text2;
}
function spans(leaves) {
  return leaves.filter(({ value }) => value !== "").map(({ type, start, end: end7 }) => ({
    type,
    key: `${type.includes("segment") ? "segment" : type} ${String(start)} ${String(end7)}`
  }));
}

// src/operations/resolve.ts
var BOTH = Object.freeze([true, false]);
function targetResolver(references3, rules) {
  const { baseRule, transform: transform6 } = rules;
  const checks = checksOf(rules);
  let kept = "";
  let ofKept = null;
  function baseOf(base) {
    if (base === kept && ofKept) return ofKept;
    const Base = references3.components(base, { rule: baseRule });
    if (base.length <= MOST_KEPT) {
      kept = base;
      ofKept = Base;
    }
    return Base;
  }
  return (ref, base, given) => {
    const options = readOptions(given, checks);
    const R = references3.components(references3.text(ref));
    const Base = baseOf(references3.text(base));
    if (options.trace !== true) return targetOf(R, transform6(R, Base, options, void 0));
    const trace = [];
    const target = transform6(R, Base, options, (section, step, before, after) => {
      trace.push({ section, step, before, after });
    });
    return { ...targetOf(R, target), trace };
  };
}
function checksOf({ options }) {
  const checks = Object.entries(options).map(([name, values]) => [
    name,
    values === BOTH ? aBoolean : oneOf(values)
  ]);
  return Object.fromEntries(checks);
}
var MOST_KEPT = 1e3;
function targetOf(R, target) {
  return target === null ? { type: "current-document", fragment: R.fragment } : { type: "URI", uri: compose(target) };
}

// src/operations/relativize.ts
function relativizer(references3, rules, resolve3) {
  const { baseRule } = rules;
  const checks = checksOf(rules);
  const leadsTo = (target, candidate, base, options) => {
    try {
      const resolved = resolve3(candidate, base, options);
      return resolved.type === "URI" && resolved.uri === target;
    } catch (error) {
      diagnosticOf(error);
      return false;
    }
  };
  const withScheme = (target) => {
    const components2 = references3.components(target);
    return components2.scheme === null ? references3.components(target, { rule: baseRule }) : components2;
  };
  return (targetGiven, baseGiven, given) => {
    const options = readOptions(given, checks);
    const target = references3.text(targetGiven);
    const base = references3.text(baseGiven);
    const to = withScheme(target);
    const from = references3.components(base, { rule: baseRule });
    if (to.scheme !== from.scheme || to.authority !== from.authority) return target;
    let shortest = target;
    for (const candidate of candidates(to, from)) {
      if (candidate.length < shortest.length && leadsTo(target, candidate, base, options)) shortest = candidate;
    }
    return shortest;
  };
}
function* candidates(to, from) {
  const { query, fragment } = to;
  const reference2 = (path, ownQuery) => compose({ scheme: null, authority: null, path, query: ownQuery, fragment });
  yield reference2("", null);
  yield reference2("", query);
  const directory = from.authority !== null && from.path === "" ? "/" : from.path;
  yield reference2(relativePath(to.path, directory), query);
  yield reference2(to.path, query);
}
function relativePath(to, from) {
  let common = 0;
  for (let at2 = 0; at2 < to.length && to[at2] === from[at2]; at2++) if (to[at2] === "/") common = at2 + 1;
  const up = from.slice(common).split("/").length - 1;
  const path = "../".repeat(up) + to.slice(common);
  return /^(?:$|\/|[^/]*:)/.test(path) ? `./${path}` : path;
}

// src/standards/standard.ts
function operationsOn(grammar13, normalization7) {
  const byRules2 = normalizer(grammar13, normalization7);
  return {
    recompose: recomposer(grammar13),
    change: changer(grammar13),
    normalize: byRules2.normalize,
    normalizationSteps: Object.freeze(stepsOf(normalization7)),
    normalization: normalization7,
    ...comparer(grammar13, byRules2, normalization7)
  };
}
function resolutionOn(grammar13, rules) {
  const resolve3 = targetResolver(grammar13, rules);
  return resolvingBy(rules, resolve3, relativizer(grammar13, rules, resolve3));
}
function resolvingBy(rules, resolve3, relativize2) {
  return { resolve: resolve3, resolveToTarget: resolve3, relativize: relativize2, ...resolvingFacts(rules) };
}
function resolvingFacts({
  baseRule,
  options
}) {
  return { baseRule, resolveOptions: options };
}
function defineStandard(...parts2) {
  return Object.freeze(Object.assign({}, ...parts2));
}

// generated/rfc3986.grammar.js
var grammar = `
\xA7RFC5234:B.1 Core Rules
ALPHA=%x41-5A/%x61-7A
CR=%xD
DIGIT=%x30-39
DQUOTE=%x22
HEXDIG=DIGIT/"A"/"B"/"C"/"D"/"E"/"F"
LF=%xA
SP=%x20
\xA73 Syntax Components
URI=scheme":"hier-part["?"query]["#"fragment]
hier-part="//"authority path-abempty/path-absolute/path-rootless/path-empty
\xA74.1 URI Reference
URI-reference=URI/relative-ref
\xA74.3 Absolute URI
absolute-URI=scheme":"hier-part["?"query]
\xA74.2 Relative Reference
relative-ref=relative-part["?"query]["#"fragment]
relative-part="//"authority path-abempty/path-absolute/path-noscheme/path-empty
\xA73.1 Scheme
scheme=ALPHA*(ALPHA/DIGIT/"+"/"-"/".")
\xA73.2 Authority
authority=[userinfo"@"]host[":"port]
\xA73.2.1 User Information
userinfo=*(unreserved/pct-encoded/sub-delims/":")
\xA73.2.2 Host
host=IP-literal/IPv4address/reg-name
\xA73.2.3 Port
port=*DIGIT
\xA73.2.2
IP-literal="["(IPv6address/IPvFuture)"]"
IPvFuture="v"1*HEXDIG"."1*(unreserved/sub-delims/":")
IPv6address=6(h16":")ls32/"::"5(h16":")ls32/[h16]"::"4(h16":")ls32/[[h16":"]h16]"::"3(h16":")ls32/[*2(h16":")h16]"::"2(h16":")ls32/[*3(h16":")h16]"::"h16":"ls32/[*4(h16":")h16]"::"ls32/[*5(h16":")h16]"::"h16/[*6(h16":")h16]"::"
h16=1*4HEXDIG
ls32=(h16":"h16)/IPv4address
IPv4address=dec-octet"."dec-octet"."dec-octet"."dec-octet
dec-octet=DIGIT/%x31-39 DIGIT/"1"2DIGIT/"2"%x30-34 DIGIT/"25"%x30-35
reg-name=*(unreserved/pct-encoded/sub-delims)
\xA73.3 Path
path=path-abempty/path-absolute/path-noscheme/path-rootless/path-empty
path-abempty=*("/"segment)
path-absolute="/"[segment-nz*("/"segment)]
path-noscheme=segment-nz-nc*("/"segment)
path-rootless=segment-nz*("/"segment)
path-empty=""
segment=*pchar
segment-nz=1*pchar
segment-nz-nc=1*(unreserved/pct-encoded/sub-delims/"@")
pchar=unreserved/pct-encoded/sub-delims/":"/"@"
\xA73.4 Query
query=*(pchar/"/"/"?")
\xA73.5 Fragment
fragment=*(pchar/"/"/"?")
\xA72.1 Percent-Encoding
pct-encoded="%"HEXDIG HEXDIG
\xA72.3 Unreserved Characters
unreserved=ALPHA/DIGIT/"-"/"."/"_"/"~"
\xA72.2 Reserved Characters
reserved=gen-delims/sub-delims
gen-delims=":"/"/"/"?"/"#"/"["/"]"/"@"
sub-delims="!"/"$"/"&"/"'"/"("/")"/"*"/"+"/","/";"/"="
`;

// generated/rfc3986.parser.js
function leaf(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function times(match, input, p, min, max) {
  let count = 0;
  for (let next = 0; count < max && (next = match(input, p)) >= 0; count++) p = next;
  return count < min ? -1 : p;
}
function withoutNode(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf(type, match) {
  return (input) => match(input, 0) === input.length ? leaf(type, input, 0, input.length) : void 0;
}
var end = 0;
function miss() {
  end = -1;
}
function withNode(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end === input.length ? node : void 0;
  };
}
var SET = 1;
var ALPHA = 2;
var SET_2 = 4;
var DIGIT = 8;
var SET_3 = 16;
var SET_4 = 32;
var HEXDIG2 = 64;
var SET_5 = 128;
var SET_6 = 256;
var SET_7 = 512;
var SET_8 = 1024;
var SET_9 = 2048;
var SET_10 = 4096;
var SET_11 = 8192;
var SET_12 = 16384;
var SET_13 = 32768;
var UNRESERVED = 65536;
var RESERVED = 131072;
var GEN_DELIMS = 262144;
var SUB_DELIMS = 524288;
var CHARACTERS = new Int32Array(65536);
CHARACTERS.set([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  705301,
  0,
  393216,
  705301,
  5,
  705301,
  705301,
  705301,
  705301,
  705301,
  705429,
  705301,
  115605,
  115605,
  393472,
  121853,
  130045,
  130045,
  130045,
  130045,
  125949,
  123901,
  123901,
  123901,
  123901,
  410401,
  705301,
  0,
  705301,
  0,
  393472,
  442629,
  115703,
  115703,
  115703,
  115703,
  115703,
  115703,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  116631,
  115607,
  115607,
  115607,
  115607,
  393216,
  0,
  393216,
  0,
  115477,
  0,
  115703,
  115703,
  115703,
  115703,
  115703,
  115703,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  115607,
  116631,
  115607,
  115607,
  115607,
  115607,
  0,
  0,
  0,
  115477,
  0
]);
function part(input, p) {
  const n = input.length;
  p = match_h16(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 58) return -1;
  p++;
  return p;
}
function part_2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 58) return -1;
  p++;
  p = match_h16(input, p);
  if (p < 0) return -1;
  return p;
}
function match_ALPHA(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & ALPHA) === 0) return -1;
  p++;
  return p;
}
function match_CR(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 13) return -1;
  p++;
  return p;
}
function match_DIGIT(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) return -1;
  p++;
  return p;
}
function match_DQUOTE(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 34) return -1;
  p++;
  return p;
}
function match_HEXDIG(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) return -1;
  p++;
  return p;
}
function match_LF(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 10) return -1;
  p++;
  return p;
}
function match_SP(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 32) return -1;
  p++;
  return p;
}
function make_URI(start, end7, scheme, part3, query, fragment) {
  const { authority, path } = part3;
  return { type: "URI", start, end: end7, scheme, authority, path, query, fragment };
}
function parse_URI(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start9, stop10, found11, start15, stop16, found17;
  const start1 = p;
  start3 = p;
  p = match_scheme(input, p);
  if (p < 0) return miss();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss();
  p++;
  value5 = parse_hier_part(input, p);
  p = end;
  if (p < 0) return miss();
  found11 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 63) break miss7;
      p++;
      start9 = p;
      p = match_query(input, p);
      if (p < 0) break miss7;
      stop10 = p;
      found11 = true;
      break optional6;
    }
    p = start8;
  }
  found17 = false;
  optional12: {
    const start14 = p;
    miss13: {
      if (p === n || input.charCodeAt(p) !== 35) break miss13;
      p++;
      start15 = p;
      p = match_fragment(input, p);
      if (p < 0) break miss13;
      stop16 = p;
      found17 = true;
      break optional12;
    }
    p = start14;
  }
  value2 = make_URI(
    start1,
    p,
    leaf("scheme", input, start3, stop4),
    value5,
    found11 ? leaf("query", input, start9, stop10) : null,
    found17 ? leaf("fragment", input, start15, stop16) : null
  );
  end = p;
  return value2;
}
function parse_hier_part(input, p) {
  const n = input.length;
  let value3, value6, value7, value11;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) break next4;
      p += 2;
      value6 = parse_authority(input, p);
      p = end;
      if (p < 0) break next4;
      value7 = parse_path_abempty(input, p);
      p = end;
      if (p < 0) break next4;
      value3 = { type: "hier-part", start: start5, end: p, authority: value6, path: value7 };
      break choice1;
    }
    p = start2;
    const start8 = p;
    choice9: {
      const start10 = p;
      next12: {
        if (p === n || input.charCodeAt(p) !== 47) break next12;
        value11 = parse_path_absolute(input, p);
        p = end;
        if (p < 0) break next12;
        break choice9;
      }
      p = start10;
      next13: {
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) break next13;
        value11 = parse_path_rootless(input, p);
        p = end;
        if (p < 0) break next13;
        break choice9;
      }
      p = start10;
      value11 = parse_path_empty(input, p);
      p = end;
      if (p < 0) return miss();
    }
    value3 = { type: "hier-part", start: start8, end: p, authority: null, path: value11 };
  }
  end = p;
  return value3;
}
function parse_URI_reference(input, p) {
  const n = input.length;
  let value3;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & ALPHA) === 0) break next4;
      value3 = parse_URI(input, p);
      p = end;
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    value3 = parse_relative_ref(input, p);
    p = end;
    if (p < 0) return miss();
  }
  end = p;
  return value3;
}
function make_absolute_URI(start, end7, scheme, part3, query) {
  const { authority, path } = part3;
  return { type: "absolute-URI", start, end: end7, scheme, authority, path, query };
}
function parse_absolute_URI(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start9, stop10, found11;
  const start1 = p;
  start3 = p;
  p = match_scheme(input, p);
  if (p < 0) return miss();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss();
  p++;
  value5 = parse_hier_part(input, p);
  p = end;
  if (p < 0) return miss();
  found11 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 63) break miss7;
      p++;
      start9 = p;
      p = match_query(input, p);
      if (p < 0) break miss7;
      stop10 = p;
      found11 = true;
      break optional6;
    }
    p = start8;
  }
  value2 = make_absolute_URI(
    start1,
    p,
    leaf("scheme", input, start3, stop4),
    value5,
    found11 ? leaf("query", input, start9, stop10) : null
  );
  end = p;
  return value2;
}
function make_relative_ref(start, end7, part3, query, fragment) {
  const { authority, path } = part3;
  return { type: "relative-ref", start, end: end7, authority, path, query, fragment };
}
function parse_relative_ref(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9, start13, stop14, found15;
  const start1 = p;
  value3 = parse_relative_part(input, p);
  p = end;
  if (p < 0) return miss();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 63) break miss5;
      p++;
      start7 = p;
      p = match_query(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  found15 = false;
  optional10: {
    const start12 = p;
    miss11: {
      if (p === n || input.charCodeAt(p) !== 35) break miss11;
      p++;
      start13 = p;
      p = match_fragment(input, p);
      if (p < 0) break miss11;
      stop14 = p;
      found15 = true;
      break optional10;
    }
    p = start12;
  }
  value2 = make_relative_ref(
    start1,
    p,
    value3,
    found9 ? leaf("query", input, start7, stop8) : null,
    found15 ? leaf("fragment", input, start13, stop14) : null
  );
  end = p;
  return value2;
}
function parse_relative_part(input, p) {
  const n = input.length;
  let value3, value6, value7, value11;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) break next4;
      p += 2;
      value6 = parse_authority(input, p);
      p = end;
      if (p < 0) break next4;
      value7 = parse_path_abempty(input, p);
      p = end;
      if (p < 0) break next4;
      value3 = { type: "relative-part", start: start5, end: p, authority: value6, path: value7 };
      break choice1;
    }
    p = start2;
    const start8 = p;
    choice9: {
      const start10 = p;
      next12: {
        if (p === n || input.charCodeAt(p) !== 47) break next12;
        value11 = parse_path_absolute(input, p);
        p = end;
        if (p < 0) break next12;
        break choice9;
      }
      p = start10;
      next13: {
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_2) === 0) break next13;
        value11 = parse_path_noscheme(input, p);
        p = end;
        if (p < 0) break next13;
        break choice9;
      }
      p = start10;
      value11 = parse_path_empty(input, p);
      p = end;
      if (p < 0) return miss();
    }
    value3 = { type: "relative-part", start: start8, end: p, authority: null, path: value11 };
  }
  end = p;
  return value3;
}
function match_scheme(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & ALPHA) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_5) !== 0) p++;
  return p;
}
function parse_authority(input, p) {
  const n = input.length;
  let value3, value6, start10, stop11, found12, start14, stop15, value16, start20, stop21, found22;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      value6 = parse_host(input, p);
      p = end;
      if (p < 0) break next4;
      found12 = false;
      optional7: {
        const start9 = p;
        miss8: {
          if (p === n || input.charCodeAt(p) !== 58) break miss8;
          p++;
          start10 = p;
          p = match_port(input, p);
          if (p < 0) break miss8;
          stop11 = p;
          found12 = true;
          break optional7;
        }
        p = start9;
      }
      if (p < n && (CHARACTERS[input.charCodeAt(p)] & SET) !== 0) break next4;
      value3 = {
        type: "authority",
        start: start5,
        end: p,
        userinfo: null,
        host: value6,
        port: found12 ? leaf("port", input, start10, stop11) : null
      };
      break choice1;
    }
    p = start2;
    const start13 = p;
    start14 = p;
    p = match_userinfo(input, p);
    if (p < 0) return miss();
    stop15 = p;
    if (p === n || input.charCodeAt(p) !== 64) return miss();
    p++;
    value16 = parse_host(input, p);
    p = end;
    if (p < 0) return miss();
    found22 = false;
    optional17: {
      const start19 = p;
      miss18: {
        if (p === n || input.charCodeAt(p) !== 58) break miss18;
        p++;
        start20 = p;
        p = match_port(input, p);
        if (p < 0) break miss18;
        stop21 = p;
        found22 = true;
        break optional17;
      }
      p = start19;
    }
    value3 = {
      type: "authority",
      start: start13,
      end: p,
      userinfo: leaf("userinfo", input, start14, stop15),
      host: value16,
      port: found22 ? leaf("port", input, start20, stop21) : null
    };
  }
  end = p;
  return value3;
}
function match_userinfo(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_7) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_pct_encoded(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_host(input, p) {
  const n = input.length;
  let value3, start6, stop7, start11, stop12;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || input.charCodeAt(p) !== 91) break next4;
      value3 = parse_IP_literal(input, p);
      p = end;
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    next5: {
      start6 = p;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next5;
      p = match_IPv4address(input, p);
      if (p < 0) break next5;
      stop7 = p;
      const start8 = p;
      not9: {
        choice10: {
          if (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_3) !== 0) {
            p++;
            break choice10;
          }
          if (p === n || input.charCodeAt(p) !== 37) break not9;
          p = match_pct_encoded(input, p);
          if (p < 0) break not9;
        }
        break next5;
      }
      p = start8;
      value3 = leaf("IPv4address", input, start6, stop7);
      break choice1;
    }
    p = start2;
    start11 = p;
    p = match_reg_name(input, p);
    if (p < 0) return miss();
    stop12 = p;
    value3 = leaf("reg-name", input, start11, stop12);
  }
  end = p;
  return value3;
}
function match_port(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & DIGIT) !== 0) p++;
  return p;
}
function parse_IP_literal(input, p) {
  const n = input.length;
  let value2, value5, start7, stop8, start9, stop10;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 91) return miss();
  p++;
  choice3: {
    const start4 = p;
    next6: {
      start7 = p;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_4) === 0) break next6;
      p = match_IPv6address(input, p);
      if (p < 0) break next6;
      stop8 = p;
      value5 = leaf("IPv6address", input, start7, stop8);
      break choice3;
    }
    p = start4;
    start9 = p;
    p = match_IPvFuture(input, p);
    if (p < 0) return miss();
    stop10 = p;
    value5 = leaf("IPvFuture", input, start9, stop10);
  }
  if (p === n || input.charCodeAt(p) !== 93) return miss();
  p++;
  value2 = { type: "IP-literal", start: start1, end: p, address: value5 };
  end = p;
  return value2;
}
function match_IPvFuture(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_8) === 0) return -1;
  p++;
  const start1 = p;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) !== 0) p++;
  if (p === start1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start2 = p;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_7) !== 0) p++;
  if (p === start2) return -1;
  return p;
}
function match_IPv6address(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      p = times(part, input, p, 6, 6);
      if (p < 0) break next3;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next3;
      p = match_ls32(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    next4: {
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next4;
      p += 2;
      p = times(part, input, p, 5, 5);
      if (p < 0) break next4;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next4;
      p = match_ls32(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    next5: {
      const next6 = match_h16(input, p);
      if (next6 >= 0) p = next6;
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next5;
      p += 2;
      p = times(part, input, p, 4, 4);
      if (p < 0) break next5;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next5;
      p = match_ls32(input, p);
      if (p < 0) break next5;
      break choice1;
    }
    p = start2;
    next7: {
      optional9: {
        const start11 = p;
        miss10: {
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss10;
          p = match_h16(input, p);
          if (p < 0) break miss10;
          p = times(part_2, input, p, 0, 1);
          break optional9;
        }
        p = start11;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next7;
      p += 2;
      p = times(part, input, p, 3, 3);
      if (p < 0) break next7;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next7;
      p = match_ls32(input, p);
      if (p < 0) break next7;
      break choice1;
    }
    p = start2;
    next12: {
      optional14: {
        const start16 = p;
        miss15: {
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss15;
          p = match_h16(input, p);
          if (p < 0) break miss15;
          p = times(part_2, input, p, 0, 2);
          break optional14;
        }
        p = start16;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next12;
      p += 2;
      p = times(part, input, p, 2, 2);
      if (p < 0) break next12;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next12;
      p = match_ls32(input, p);
      if (p < 0) break next12;
      break choice1;
    }
    p = start2;
    next17: {
      optional19: {
        const start21 = p;
        miss20: {
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss20;
          p = match_h16(input, p);
          if (p < 0) break miss20;
          p = times(part_2, input, p, 0, 3);
          break optional19;
        }
        p = start21;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next17;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next17;
      p = match_h16(input, p);
      if (p < 0) break next17;
      if (p === n || input.charCodeAt(p) !== 58) break next17;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next17;
      p = match_ls32(input, p);
      if (p < 0) break next17;
      break choice1;
    }
    p = start2;
    next22: {
      optional24: {
        const start26 = p;
        miss25: {
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss25;
          p = match_h16(input, p);
          if (p < 0) break miss25;
          p = times(part_2, input, p, 0, 4);
          break optional24;
        }
        p = start26;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next22;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next22;
      p = match_ls32(input, p);
      if (p < 0) break next22;
      break choice1;
    }
    p = start2;
    next27: {
      optional29: {
        const start31 = p;
        miss30: {
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss30;
          p = match_h16(input, p);
          if (p < 0) break miss30;
          p = times(part_2, input, p, 0, 5);
          break optional29;
        }
        p = start31;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next27;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next27;
      p = match_h16(input, p);
      if (p < 0) break next27;
      break choice1;
    }
    p = start2;
    optional33: {
      const start35 = p;
      miss34: {
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break miss34;
        p = match_h16(input, p);
        if (p < 0) break miss34;
        p = times(part_2, input, p, 0, 6);
        break optional33;
      }
      p = start35;
    }
    if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) return -1;
    p += 2;
  }
  return p;
}
function match_h16(input, p) {
  const n = input.length;
  const start1 = p;
  while (p - start1 < 4 && p < n && (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function match_ls32(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next3;
      p = match_h16(input, p);
      if (p < 0) break next3;
      if (p === n || input.charCodeAt(p) !== 58) break next3;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next3;
      p = match_h16(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    p = match_IPv4address(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function parse_ls32(input, p) {
  const n = input.length;
  let value3, start5, stop6;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next4;
      p = match_h16(input, p);
      if (p < 0) break next4;
      if (p === n || input.charCodeAt(p) !== 58) break next4;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next4;
      p = match_h16(input, p);
      if (p < 0) break next4;
      value3 = null;
      break choice1;
    }
    p = start2;
    start5 = p;
    p = match_IPv4address(input, p);
    if (p < 0) return miss();
    stop6 = p;
    value3 = leaf("IPv4address", input, start5, stop6);
  }
  end = p;
  return value3;
}
function match_IPv4address(input, p) {
  const n = input.length;
  p = match_dec_octet(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet(input, p);
  if (p < 0) return -1;
  return p;
}
function match_dec_octet(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (n - p < 2 || input.charCodeAt(p) !== 50 || input.charCodeAt(p + 1) !== 53) break next3;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_9) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 50) break next4;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_10) === 0) break next4;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next4;
      p++;
      break choice1;
    }
    p = start2;
    next5: {
      if (p === n || input.charCodeAt(p) !== 49) break next5;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next5;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next5;
      p++;
      break choice1;
    }
    p = start2;
    next6: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_11) === 0) break next6;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next6;
      p++;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) return -1;
    p++;
  }
  return p;
}
function match_reg_name(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_3) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_pct_encoded(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_path(input, p) {
  const n = input.length;
  let value3, value10, value13;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      choice7: {
        const start8 = p;
        next9: {
          if (p === n || input.charCodeAt(p) !== 47) break next9;
          p++;
          break choice7;
        }
        p = start8;
        if (p < n) break next4;
      }
      p = start5;
      value10 = parse_path_abempty(input, p);
      p = end;
      if (p < 0) break next4;
      value3 = value10;
      break choice1;
    }
    p = start2;
    next11: {
      if (p === n || input.charCodeAt(p) !== 47) break next11;
      value3 = parse_path_absolute(input, p);
      p = end;
      if (p < 0) break next11;
      break choice1;
    }
    p = start2;
    next12: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_2) === 0) break next12;
      value13 = parse_path_noscheme(input, p);
      p = end;
      if (p < 0) break next12;
      if (p < n && input.charCodeAt(p) === 58) break next12;
      value3 = value13;
      break choice1;
    }
    p = start2;
    next14: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) break next14;
      value3 = parse_path_rootless(input, p);
      p = end;
      if (p < 0) break next14;
      break choice1;
    }
    p = start2;
    value3 = parse_path_empty(input, p);
    p = end;
    if (p < 0) return miss();
  }
  end = p;
  return value3;
}
function parse_path_abempty(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (p === n || input.charCodeAt(p) !== 47) break miss4;
      p++;
      start6 = p;
      p = match_segment(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf("segment", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  value2 = { type: "path-abempty", start: start1, end: p, segments: list3 };
  end = p;
  return value2;
}
function make_path_absolute(first, rest) {
  return [first, ...rest];
}
function make_path_absolute_2(start, end7, segments) {
  return { type: "path-absolute", start, end: end7, segments: segments ?? [] };
}
function parse_path_absolute(input, p) {
  const n = input.length;
  let value2, value7, start8, stop9, list10, start13, stop14, found15;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss();
  p++;
  found15 = false;
  optional3: {
    const start5 = p;
    miss4: {
      start8 = p;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) break miss4;
      p = match_segment_nz(input, p);
      if (p < 0) break miss4;
      stop9 = p;
      list10 = [];
      for (; ; ) {
        const start12 = p;
        miss11: {
          if (p === n || input.charCodeAt(p) !== 47) break miss11;
          p++;
          start13 = p;
          p = match_segment(input, p);
          if (p < 0) break miss11;
          stop14 = p;
          list10.push(leaf("segment", input, start13, stop14));
          continue;
        }
        p = start12;
        break;
      }
      value7 = make_path_absolute(leaf("segment-nz", input, start8, stop9), list10);
      found15 = true;
      break optional3;
    }
    p = start5;
  }
  value2 = make_path_absolute_2(start1, p, found15 ? value7 : null);
  end = p;
  return value2;
}
function make_path_noscheme(start, end7, first, rest) {
  return { type: "path-noscheme", start, end: end7, segments: [first, ...rest] };
}
function parse_path_noscheme(input, p) {
  const n = input.length;
  let value2, start3, stop4, list5, start8, stop9;
  const start1 = p;
  start3 = p;
  p = match_segment_nz_nc(input, p);
  if (p < 0) return miss();
  stop4 = p;
  list5 = [];
  for (; ; ) {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      p++;
      start8 = p;
      p = match_segment(input, p);
      if (p < 0) break miss6;
      stop9 = p;
      list5.push(leaf("segment", input, start8, stop9));
      continue;
    }
    p = start7;
    break;
  }
  value2 = make_path_noscheme(start1, p, leaf("segment-nz-nc", input, start3, stop4), list5);
  end = p;
  return value2;
}
function make_path_rootless(start, end7, first, rest) {
  return { type: "path-rootless", start, end: end7, segments: [first, ...rest] };
}
function parse_path_rootless(input, p) {
  const n = input.length;
  let value2, start3, stop4, list5, start8, stop9;
  const start1 = p;
  start3 = p;
  p = match_segment_nz(input, p);
  if (p < 0) return miss();
  stop4 = p;
  list5 = [];
  for (; ; ) {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      p++;
      start8 = p;
      p = match_segment(input, p);
      if (p < 0) break miss6;
      stop9 = p;
      list5.push(leaf("segment", input, start8, stop9));
      continue;
    }
    p = start7;
    break;
  }
  value2 = make_path_rootless(start1, p, leaf("segment-nz", input, start3, stop4), list5);
  end = p;
  return value2;
}
function make_path_empty(start, end7) {
  return { type: "path-empty", start, end: end7, segments: [] };
}
function parse_path_empty(input, p) {
  let value2;
  const start1 = p;
  value2 = make_path_empty(start1, p);
  end = p;
  return value2;
}
function match_segment(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_12) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_pct_encoded(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_segment_nz(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_12) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_pct_encoded(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function match_segment_nz_nc(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_13) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_pct_encoded(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function match_pchar(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_12) !== 0) {
      p++;
      break choice1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_query(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_6) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_pct_encoded(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_fragment(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_6) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_pct_encoded(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_pct_encoded(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) return -1;
  p++;
  return p;
}
function match_unreserved(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & UNRESERVED) === 0) return -1;
  p++;
  return p;
}
function match_reserved(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & RESERVED) === 0) return -1;
  p++;
  return p;
}
function match_gen_delims(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & GEN_DELIMS) === 0) return -1;
  p++;
  return p;
}
function match_sub_delims(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & SUB_DELIMS) === 0) return -1;
  p++;
  return p;
}
var RULES = /* @__PURE__ */ new Map([
  ["ALPHA", withoutNode(match_ALPHA)],
  ["CR", withoutNode(match_CR)],
  ["DIGIT", withoutNode(match_DIGIT)],
  ["DQUOTE", withoutNode(match_DQUOTE)],
  ["HEXDIG", withoutNode(match_HEXDIG)],
  ["LF", withoutNode(match_LF)],
  ["SP", withoutNode(match_SP)],
  ["URI", withNode(parse_URI)],
  ["hier_part", withNode(parse_hier_part)],
  ["URI_reference", withNode(parse_URI_reference)],
  ["absolute_URI", withNode(parse_absolute_URI)],
  ["relative_ref", withNode(parse_relative_ref)],
  ["relative_part", withNode(parse_relative_part)],
  ["scheme", withLeaf("scheme", match_scheme)],
  ["authority", withNode(parse_authority)],
  ["userinfo", withLeaf("userinfo", match_userinfo)],
  ["host", withNode(parse_host)],
  ["port", withLeaf("port", match_port)],
  ["IP_literal", withNode(parse_IP_literal)],
  ["IPvFuture", withLeaf("IPvFuture", match_IPvFuture)],
  ["IPv6address", withLeaf("IPv6address", match_IPv6address)],
  ["h16", withoutNode(match_h16)],
  ["ls32", withNode(parse_ls32)],
  ["IPv4address", withLeaf("IPv4address", match_IPv4address)],
  ["dec_octet", withoutNode(match_dec_octet)],
  ["reg_name", withLeaf("reg-name", match_reg_name)],
  ["path", withNode(parse_path)],
  ["path_abempty", withNode(parse_path_abempty)],
  ["path_absolute", withNode(parse_path_absolute)],
  ["path_noscheme", withNode(parse_path_noscheme)],
  ["path_rootless", withNode(parse_path_rootless)],
  ["path_empty", withNode(parse_path_empty)],
  ["segment", withLeaf("segment", match_segment)],
  ["segment_nz", withLeaf("segment-nz", match_segment_nz)],
  ["segment_nz_nc", withLeaf("segment-nz-nc", match_segment_nz_nc)],
  ["pchar", withoutNode(match_pchar)],
  ["query", withLeaf("query", match_query)],
  ["fragment", withLeaf("fragment", match_fragment)],
  ["pct_encoded", withoutNode(match_pct_encoded)],
  ["unreserved", withoutNode(match_unreserved)],
  ["reserved", withoutNode(match_reserved)],
  ["gen_delims", withoutNode(match_gen_delims)],
  ["sub_delims", withoutNode(match_sub_delims)]
]);
function parse(input, { startRule }) {
  return RULES.get(startRule)(input);
}

// generated/rfc3986.tree.js
var shapes = `
URI=<scheme>":"("//"<authority><path:path-abempty|path-absolute|path-rootless|path-empty>/<path>)["?"<query>]["#"<fragment>]
hier-part="//"<authority><path:path-abempty|path-absolute|path-rootless|path-empty>/<path>
absolute-URI=<scheme>":"("//"<authority><path:path-abempty|path-absolute|path-rootless|path-empty>/<path>)["?"<query>]
relative-ref=("//"<authority><path:path-abempty|path-absolute|path-noscheme|path-empty>/<path>)["?"<query>]["#"<fragment>]
relative-part="//"<authority><path:path-abempty|path-absolute|path-noscheme|path-empty>/<path>
authority=<host:IP-literal|IPv4address|reg-name>[":"<port>]/<userinfo>"@"<host>[":"<port>]
IP-literal="["<address:IPv6address|IPvFuture>"]"
path-abempty=*("/"<segments[]:segment>)
path-absolute="/"[<segments[]:segment-nz|segment>*("/"<segments>)]
path-noscheme=<segments[]:segment-nz-nc|segment>*("/"<segments>)
path-rootless=<segments[]:segment-nz|segment>*("/"<segments>)
path-empty=<segments[]:>
`;

// src/core/language.ts
function defineLanguage({ id: id2, text: text2, prebuilt, others = [] }) {
  const rules = lazy(() => new Map(readGrammar(text2).map((rule) => [rule.name, rule])));
  const names = lazy(() => Object.freeze([...rules().keys()]));
  const ruleOf2 = (name) => {
    const rule = rules().get(name);
    if (rule !== void 0) return rule;
    assertString(name, "The rule");
    throw language.unknown(name);
  };
  const made = lazy(() => automataOf((rule) => ruleOf2(rule).expression));
  const language = {
    id: id2,
    get rules() {
      return names();
    },
    has: (rule) => rules().has(rule),
    test: (input, { rule }) => language.tester(rule)(input),
    recognize: (input, { rule }) => language.automaton(rule).recognize(input, rule),
    automaton: lazyFor((rule) => {
      const known = prebuilt?.();
      return known?.has(rule) === true ? known : made()(ruleOf2(rule).name);
    }),
    definition: ruleOf2,
    expression: (rule) => ruleOf2(rule).expression,
    tester: lazyFor((rule) => language.automaton(rule).tester(rule)),
    unknown(rule) {
      const owners = Array.from(others).filter((other) => other.has(rule));
      const elsewhere = owners.length > 0 ? `, but ${owners.map((other) => other.id).join(" and ")} has it` : "";
      const all2 = names().join(", ") || "not known";
      return new RangeError(`${id2} does not have this rule${elsewhere}. Its rules are ${all2}.`);
    }
  };
  return Object.freeze(language);
}

// src/standards/define.ts
var languages = [];
function defineGrammar(source) {
  const { id: id2, title, defaultRule: defaultRule3, referenceRules: referenceRules2, urlOf: urlOf2, reference: reference2, parse: parse7, shapes: shapes7, view: view7, split: split7 } = source;
  const language = defineLanguage({ id: id2, text: source.grammar, prebuilt: reference2, others: languages });
  languages.push(language);
  const { tester } = language;
  const definitionOf = lazyFor((rule) => {
    const { section, title: heading } = language.definition(rule);
    return { section, title: heading, url: urlOf2(section) };
  });
  const startOf = lazyFor((rule) => ({
    startRule: language.definition(rule).name.replace(/[-+]/g, "_")
  }));
  function treeOf(input, rule) {
    const start = startOf(rule);
    assertString(input);
    const node = parse7(input, start);
    return node === null ? { type: rule, start: 0, end: input.length, value: input } : node;
  }
  const references3 = defineReferences({
    id: id2,
    defaultRule: defaultRule3,
    referenceRules: referenceRules2,
    tester,
    recognize: (input, choice2) => language.recognize(input, choice2),
    definition: definitionOf,
    split: (input, rule) => split7(input, rule, tester),
    view: (node) => view7(node, print),
    assertRule(rule) {
      if (!language.has(rule)) throw language.unknown(rule);
    }
  });
  const tree = defineTree({
    id: id2,
    shapes: shapes7,
    rules: () => language.rules,
    parse: (text2, rule) => standard.parse(text2, { rule }),
    refuse: (mistake) => new URISyntaxError(standard.record("", mistake))
  });
  const print = (node) => tree.print(node);
  const standard = {
    id: id2,
    title,
    get rules() {
      return language.rules;
    },
    defaultRule: defaultRule3,
    referenceRules: Object.freeze(referenceRules2),
    test: references3.test,
    recognize: (input, options) => language.recognize(input, { rule: chosenRule(options, defaultRule3) }),
    node: (input, options) => treeOf(input, chosenRule(options, defaultRule3)),
    parse(input, options) {
      const rule = chosenRule(options, defaultRule3);
      const node = treeOf(input, rule);
      if (node === void 0) throw references3.refusal(input, rule);
      return node;
    },
    safeParse(input, options) {
      const rule = chosenRule(options, defaultRule3);
      const node = treeOf(input, rule);
      return node === void 0 ? { ok: false, diagnostic: references3.refusal(input, rule).diagnostic } : { ok: true, node };
    },
    components: references3.components,
    text: references3.text,
    refusal: references3.refusal,
    misread: references3.misread,
    tree,
    nodeTypes: tree.nodeTypes,
    print: (node) => tree.print(plainTree(node)),
    automaton: (rule) => language.automaton(rule),
    sectionUrl: urlOf2,
    definition: definitionOf,
    expression: (rule) => language.expression(rule),
    record: (input, mistake, recognition) => recordOf({ id: id2, definition: definitionOf }, input, mistake, recognition)
  };
  return Object.freeze(standard);
}

// generated/rfc3986.reference.js
var table = {
  starts: {
    "URI": 182,
    "URI-reference": 177,
    "absolute-URI": 4,
    "relative-ref": 3,
    "unreserved": 1
  },
  classes: "                                 A BACAAAAADAEFGHIJKKLMMMMNA A OPQQQQQQRRRRRRRRRRRRRRRSRRRRT U V QQQQQQRRRRRRRRRRRRRRRSRRRR   V ",
  states: "EFHIJKLMQRSV1,.ADEFHIJKLMPQRSV178B353C176G182O352.QRS1,DEFHIJKLMQRS0N1,ADEFHIJKLMNOPQRSV350C351G1.ADEFHIJKLMNOPQRSV349C350G1.ADEFHIJKLMQRSV3C1GO348N4P8T12.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMQRSV0C-2GO345N1P5.ADEFNQRSV3C1GO344HIJKLM0P4.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMNQRSV0C-2P1,ADEFHIJKLMQRSV3C1GO340N160T4.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMQRSV0C-2GO337N157.HIJKLMQ1N50S151,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N44,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N38,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N32,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N26,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N20,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,H1I2J3KLM7N9Q10,F94HIJKLMQ10N13,F93HIJKLM2N12Q9,F92HIJK1L2M5N11Q8,F91HIJKLM2N10Q8,F90HIJKL1MQ7N9,F89HIJKLMQ7N8,F88HIJKLM1N7Q4,F87HIJKLMQ4N6,HIJKLMQ108U116,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ103N106,H72I73J74KLM78Q97U110,H58I59J60KLM64Q66U109,H44I45J46KLM50Q52U108,H30I31J32KLM36Q38U107,H16I17J18KLM22Q24U106,N1,H1I2J3KLM7Q9U104,F73HIJKLMQ9N12U103,F72HIJKLM2N11Q8U102,F71HIJK1L2M5N10Q7U101,F70HIJKLM2N9Q7U100,F69HIJKL1MQ6N8U99,F68HIJKLMQ6N7U98,F67HIJKLM1N6Q3U97,F66HIJKLMQ3N5U96,HIJKLMQ1N4U95,HIJKLMQ1N3U94,HIJKLMQ1N2U93,N1U92,H1I2J3KLM7Q9,F60HIJKLMQ9N12U90,F59HIJKLM2N11Q8U89,F58HIJK1L2M5N10Q7U88,F57HIJKLM2N9Q7U87,F56HIJKL1MQ6N8U86,F55HIJKLMQ6N7U85,F54HIJKLM1N6Q3U84,F53HIJKLMQ3N5U83,HIJKLMQ1N4U82,HIJKLMQ1N3U81,HIJKLMQ1N2U80,N1U79,H1I2J3KLM7Q9,F47HIJKLMQ9N12U77,F46HIJKLM2N11Q8U76,F45HIJK1L2M5N10Q7U75,F44HIJKLM2N9Q7U74,F43HIJKL1MQ6N8U73,F42HIJKLMQ6N7U72,F41HIJKLM1N6Q3U71,F40HIJKLMQ3N5U70,HIJKLMQ1N4U69,HIJKLMQ1N3U68,HIJKLMQ1N2U67,N1U66,H1I2J3KLM7Q9,F34HIJKLMQ9N12U64,F33HIJKLM2N11Q8U63,F32HIJK1L2M5N10Q7U62,F31HIJKLM2N9Q7U61,F30HIJKL1MQ6N8U60,F29HIJKLMQ6N7U59,F28HIJKLM1N6Q3U58,F27HIJKLMQ3N5U57,HIJKLMQ1N4U56,HIJKLMQ1N3U55,HIJKLMQ1N2U54,N1U53,H1I2J3KLM7Q9,F21HIJKLMQ9N12U51,F20HIJKLM2N11Q8U50,F19HIJK1L2M5N10Q7U49,F18HIJKLM2N9Q7U48,F17HIJKL1MQ6N8U47,F16HIJKLMQ6N7U46,F15HIJKLM1N6Q3U45,F14HIJKLMQ3N5U44,HIJKLMQ1N4U43,HIJKLMQ1N3U42,HIJKLMQ1N2U41,N1U40,H1I2J3KLM7Q26,F8HIJKLMQ26N29U38,F7HIJKLM2N28Q25U37,F6HIJK1L2M5N27Q24U36,F5HIJKLM2N26Q24U35,F4HIJKL1MQ23N25U34,F3HIJKLMQ23N24U33,F2HIJKLM1N23Q20U32,F1HIJKLMQ20N22U31,H5I1J2KLM4,F5HIJKLM3,F4HIJK2L1M3,F3HIJKL2,F2HIJKLM1,F1,H5I1J2KLM4,F5HIJKLM3,F4HIJK2L1M3,F3HIJKL2,F2HIJKLM1,F1,H13I1J2KLM4,HIJKLM3U17,HIJK2L1M11U16,HIJKL10U15,HIJKLM9U14,HIJKLMQ1N4U13,HIJKLMQ1N3U12,HIJKLMQ1N2U11,N1U10,HIJKLMQ1,HIJKLMQ1U8,HIJKLMQ1U7,HIJKLMQ1U6,U5,HIJKLMQ1,F1HIJKLMQ0,ADEFHIJKLMNQRSV1,ADEFHIJKLMNQRSV0U1,GO181N1.GO180HIJKLM0.ADEFHIJKLMPV4B179C2G8O178QRS1.APV3B178C1DEFHIJKLMQRS0GO177N6.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMPQRSV0B175C-2GO174.QRS1,DEFHIJKLMQRS0N1,ADEFHIJKLMNOPQRSV171B172C175G1.ADEFHIJKLMNOPQRSV170B171C174G1.ADEFHIJKLMQRSV3B170C1GO169N4P8T12.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMQRSV0B167C-2GO166N1P5.ADEFNQRSV3B166C1GO165HIJKLM0P4.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMNQRSV0C-2P1,ADEFHIJKLMQRSV3B162C1GO161N160T4.HIJKLMQ1,HIJKLMQ1,ADEFHIJKLMQRSV0B159C-2GO158N157.HIJKLMQ1N50S151,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N44,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N38,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N32,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N26,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ1N20,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,H1I2J3KLM7N9Q10,F94HIJKLMQ10N13,F93HIJKLM2N12Q9,F92HIJK1L2M5N11Q8,F91HIJKLM2N10Q8,F90HIJKL1MQ7N9,F89HIJKLMQ7N8,F88HIJKLM1N7Q4,F87HIJKLMQ4N6,HIJKLMQ108U116,HIJKLMQ1N4,HIJKLMQ1N3,HIJKLMQ1N2,N1,HIJKLMQ103N106,H72I73J74KLM78Q97U110,H58I59J60KLM64Q66U109,H44I45J46KLM50Q52U108,H30I31J32KLM36Q38U107,H16I17J18KLM22Q24U106,N1,H1I2J3KLM7Q9U104,F73HIJKLMQ9N12U103,F72HIJKLM2N11Q8U102,F71HIJK1L2M5N10Q7U101,F70HIJKLM2N9Q7U100,F69HIJKL1MQ6N8U99,F68HIJKLMQ6N7U98,F67HIJKLM1N6Q3U97,F66HIJKLMQ3N5U96,HIJKLMQ1N4U95,HIJKLMQ1N3U94,HIJKLMQ1N2U93,N1U92,H1I2J3KLM7Q9,F60HIJKLMQ9N12U90,F59HIJKLM2N11Q8U89,F58HIJK1L2M5N10Q7U88,F57HIJKLM2N9Q7U87,F56HIJKL1MQ6N8U86,F55HIJKLMQ6N7U85,F54HIJKLM1N6Q3U84,F53HIJKLMQ3N5U83,HIJKLMQ1N4U82,HIJKLMQ1N3U81,HIJKLMQ1N2U80,N1U79,H1I2J3KLM7Q9,F47HIJKLMQ9N12U77,F46HIJKLM2N11Q8U76,F45HIJK1L2M5N10Q7U75,F44HIJKLM2N9Q7U74,F43HIJKL1MQ6N8U73,F42HIJKLMQ6N7U72,F41HIJKLM1N6Q3U71,F40HIJKLMQ3N5U70,HIJKLMQ1N4U69,HIJKLMQ1N3U68,HIJKLMQ1N2U67,N1U66,H1I2J3KLM7Q9,F34HIJKLMQ9N12U64,F33HIJKLM2N11Q8U63,F32HIJK1L2M5N10Q7U62,F31HIJKLM2N9Q7U61,F30HIJKL1MQ6N8U60,F29HIJKLMQ6N7U59,F28HIJKLM1N6Q3U58,F27HIJKLMQ3N5U57,HIJKLMQ1N4U56,HIJKLMQ1N3U55,HIJKLMQ1N2U54,N1U53,H1I2J3KLM7Q9,F21HIJKLMQ9N12U51,F20HIJKLM2N11Q8U50,F19HIJK1L2M5N10Q7U49,F18HIJKLM2N9Q7U48,F17HIJKL1MQ6N8U47,F16HIJKLMQ6N7U46,F15HIJKLM1N6Q3U45,F14HIJKLMQ3N5U44,HIJKLMQ1N4U43,HIJKLMQ1N3U42,HIJKLMQ1N2U41,N1U40,H1I2J3KLM7Q26,F8HIJKLMQ26N29U38,F7HIJKLM2N28Q25U37,F6HIJK1L2M5N27Q24U36,F5HIJKLM2N26Q24U35,F4HIJKL1MQ23N25U34,F3HIJKLMQ23N24U33,F2HIJKLM1N23Q20U32,F1HIJKLMQ20N22U31,H5I1J2KLM4,F5HIJKLM3,F4HIJK2L1M3,F3HIJKL2,F2HIJKLM1,F1,H5I1J2KLM4,F5HIJKLM3,F4HIJK2L1M3,F3HIJKL2,F2HIJKLM1,F1,H13I1J2KLM4,HIJKLM3U17,HIJK2L1M11U16,HIJKL10U15,HIJKLM9U14,HIJKLMQ1N4U13,HIJKLMQ1N3U12,HIJKLMQ1N2U11,N1U10,HIJKLMQ1,HIJKLMQ1U8,HIJKLMQ1U7,HIJKLMQ1U6,U5,HIJKLMQ1,F1HIJKLMQ0,ADEFHIJKLMNQRSV1,ADEFHIJKLMNQRSV0U1,B3GO2N1.B2GO1HIJKLM0.ADEFGHIJKLMNOPQRSV0B1C4.ADEFGHIJKLMNOPQRSV0C1.HIJKLMQ1,HIJKLMQ-2,HIJKLMQ1,HIJKLMQ-5,",
  unusual: {
    "URI": /^(?![A-Za-z][+\-.0-9A-Za-z]*:(?:\/\/[!$&-.0-9;=A-Z_a-z~]*(?::[0-9]*)?(?![^/?#])|(?!\/\/))(?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])*(?![!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])(?:[!$&-;=?-Z_a-z~](?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~]?)?)?(?:%[0-9A-Fa-f][0-9A-Fa-f][!$&-;=?-Z_a-z~]*)*(?:#[!$&-;=?-Z_a-z~]*)?$)/,
    "URI-reference": /^(?!(?:[A-Za-z][+\-.0-9A-Za-z]*:|(?![^:/?#]*:))(?:\/\/[!$&-.0-9;=A-Z_a-z~]*(?::[0-9]*)?(?![^/?#])|(?!\/\/))(?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])*(?![!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])(?:[!$&-;=?-Z_a-z~](?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~]?)?)?(?:%[0-9A-Fa-f][0-9A-Fa-f][!$&-;=?-Z_a-z~]*)*(?:#[!$&-;=?-Z_a-z~]*)?$)/,
    "absolute-URI": /^(?![A-Za-z][+\-.0-9A-Za-z]*:(?:\/\/[!$&-.0-9;=A-Z_a-z~]*(?::[0-9]*)?(?![^/?#])|(?!\/\/))(?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])*(?![!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])(?:[!$&-;=?-Z_a-z~](?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~]?)?)?(?:%[0-9A-Fa-f][0-9A-Fa-f][!$&-;=?-Z_a-z~]*)*$)/,
    "relative-ref": /^(?!(?![^:/?#]*:)(?:\/\/[!$&-.0-9;=A-Z_a-z~]*(?::[0-9]*)?(?![^/?#])|(?!\/\/))(?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])*(?![!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~])(?:[!$&-;=?-Z_a-z~](?:[!$&-;=?-Z_a-z~][!$&-;=?-Z_a-z~]?)?)?(?:%[0-9A-Fa-f][0-9A-Fa-f][!$&-;=?-Z_a-z~]*)*(?:#[!$&-;=?-Z_a-z~]*)?$)/
  }
};
var sections = {
  "URI": "3",
  "URI-reference": "4.1",
  "absolute-URI": "4.3",
  "relative-ref": "4.2",
  "unreserved": "2.3"
};

// src/standards/rfc3986/reference.ts
var reference = lazy(() => new Automaton(table));
var testerOf = (rule) => lazy(() => reference().tester(rule));
var ofURI = testerOf("URI");
var ofURIReference = testerOf("URI-reference");
var ofAbsoluteURI = testerOf("absolute-URI");
var ofRelativeRef = testerOf("relative-ref");
function isAbsoluteURI(value) {
  return typeof value === "string" && ofAbsoluteURI()(value);
}

// src/standards/rfc3986/view.ts
var referenceRules = [
  "URI",
  "hier-part",
  "URI-reference",
  "absolute-URI",
  "relative-ref",
  "relative-part"
];
function view({ scheme, authority, path, query, fragment }) {
  const parts2 = authority && partsOf(authority);
  return {
    scheme: leafText(scheme ?? null),
    authority: parts2 && composeAuthority(parts2),
    userinfo: parts2?.userinfo ?? null,
    host: parts2?.host ?? null,
    port: parts2?.port ?? null,
    path: textOf2(path),
    query: leafText(query ?? null),
    fragment: leafText(fragment ?? null)
  };
}
function partsOf({ userinfo, host, port }) {
  return { userinfo: leafText(userinfo), host: textOfHost(host), port: leafText(port) };
}
function textOfHost(host) {
  return isLeaf(host) ? host.value : `[${leafText(host.address)}]`;
}
function textOf2({ type, segments }) {
  const text2 = segments.map(leafText).join("/");
  return type === "path-absolute" || type === "path-abempty" && segments.length > 0 ? `/${text2}` : text2;
}

// src/standards/rfc3986/references.ts
var id = "rfc3986";
var defaultRule = "URI-reference";
function urlOf(section) {
  return rfcUrl("3986", section);
}
function split(input, rule) {
  return componentsOf(input, rule !== "hier-part");
}
var references = defineReferences({
  id,
  defaultRule,
  referenceRules,
  tester: (rule) => reference().tester(rule),
  recognize: (input, { rule }) => reference().recognize(input, rule),
  definition(rule) {
    const section = present(sections[rule]);
    return { section, url: urlOf(section) };
  },
  split,
  view
});

// src/standards/rfc3986/grammar.ts
var grammar2 = defineGrammar({
  id,
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule,
  urlOf,
  grammar,
  reference,
  parse,
  shapes,
  referenceRules,
  view,
  split
});

// src/standards/rfc3986/change.ts
var byGrammar2 = changer(grammar2);
function change(uri, parts2) {
  return byGrammar2(uri, parts2);
}

// src/standards/rfc3986/normalization.ts
var normalization = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-path": "6.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3",
    "port-zeros": "3.2.3"
  },
  optional: { ipv6: "RFC5952:4" },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "case",
  // Section 2.3: an unreserved character and its percent-encoding are equivalent.
  decodable: lazy(() => characterSet((character) => references.test(character, { rule: "unreserved" }))),
  // Section 3.2.2.
  ignoresHostCase: () => true,
  // Only resolution can remove ".." at the start of a relative path.
  removeDots: (path, { scheme, authority }) => scheme !== null || authority !== null || path.startsWith("/") ? guardPath(removeDotSegments(path), authority) : removeCurrentSegments(path)
};
var byRules = normalizer(references, normalization);
function normalize(input, options) {
  return byRules.normalize(input, options);
}
var normalizationSteps = Object.freeze(stepsOf(normalization));

// src/standards/rfc3986/compare.ts
var comparison = comparer(references, byRules, normalization);
function compare(a, b, options) {
  return comparison.compare(a, b, options);
}
function equivalent(a, b, options) {
  return comparison.equivalent(a, b, options);
}
var rungs = comparison.rungs;

// src/standards/rfc3986/faults.ts
var explanations = {
  parts: {
    scheme: "scheme",
    userinfo: "userinfo",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "pct-encoded",
    address: "IP-literal"
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    authority: "an authority",
    userinfo: "user information",
    host: "a host",
    port: ["a port", "A port has digits only."],
    "IP-literal": ["an IP literal", "An IP literal is an IPv6 address, or a later one, in brackets."],
    IPvFuture: ["a future IP address", "It is 'v', a version in hexadecimal digits, '.' and an address."],
    IPv6address: [
      "an IPv6 address",
      "It has eight groups of one to four hexadecimal digits; '::' stands for groups of zeros."
    ],
    IPv4address: [
      "an IPv4 address",
      "It has four decimal numbers from 0 to 255, without leading zeros and with dots between them."
    ],
    "reg-name": "a registered name",
    segment: "a segment",
    "segment-nz": "a segment",
    "segment-nz-nc": "a segment without ':'",
    query: "a query",
    fragment: "a fragment",
    "pct-encoded": ["a percent-encoded octet", "It is '%' and two hexadecimal digits."]
  }
};

// src/standards/rfc3986/explained.ts
var explained = explainer(grammar2, explanations);

// src/standards/rfc3986/recompose.ts
var byGrammar3 = recomposer(grammar2);
function recompose(parts2) {
  return byGrammar3(parts2);
}

// src/standards/rfc3986/resolution.ts
var resolution = {
  baseRule: "URI",
  options: { strict: BOTH, literal: BOTH, trace: BOTH },
  transform
};
var toTarget = targetResolver(references, resolution);
function resolve(ref, base, options) {
  const { uri, trace } = toTarget(ref, base, options);
  return trace ? { uri, trace } : uri;
}
function transform(R, Base, options, note) {
  const { query, fragment } = R;
  const isOwnScheme = options.strict === false && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const ownScheme = isOwnScheme ? null : R.scheme;
  if (isOwnScheme) {
    const step2 = "not strict: the scheme equals the scheme of the base and is ignored";
    note?.("5.2.2", step2, compose(R), compose({ ...R, scheme: null }));
  }
  let { scheme, authority } = Base;
  let target;
  let step;
  if (ownScheme !== null) {
    step = "the reference has a scheme: the base is not used";
    ({ scheme, authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else if (R.authority !== null) {
    step = "the reference has an authority: the scheme comes from the base";
    ({ authority } = R);
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else if (R.path === "" && query === null) {
    step = "the reference's path is empty and it has no query: scheme, authority, path and query come from the base";
    target = { scheme, authority, path: Base.path, query: Base.query, fragment };
  } else if (R.path === "") {
    step = "the reference's path is empty: scheme, authority and path come from the base";
    target = { scheme, authority, path: Base.path, query, fragment };
  } else if (R.path.startsWith("/")) {
    step = "the reference's path is absolute: scheme and authority come from the base";
    target = { scheme, authority, path: withoutDots(R.path, authority, options, note), query, fragment };
  } else {
    step = "the reference's path is relative: it is merged with the path of the base";
    const merged = merge(Base, R.path);
    note?.("5.2.3", "merge", R.path, merged);
    target = { scheme, authority, path: withoutDots(merged, authority, options, note), query, fragment };
  }
  note?.("5.2.2", step, compose(R), compose(target));
  return target;
}
function withoutDots(path, authority, { literal: literal2 = false }, note) {
  const removed = removeDotSegments(path);
  note?.("5.2.4", "remove_dot_segments", path, removed);
  const guarded3 = literal2 ? removed : guardPath(removed, authority);
  if (guarded3 !== removed) note?.("3.3", 'a path without an authority must not begin with "//"', removed, guarded3);
  return guarded3;
}
function merge(Base, path) {
  if (Base.authority !== null && Base.path === "") return `/${path}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path;
}

// src/standards/rfc3986/relativize.ts
var byResolution = relativizer(references, resolution, toTarget);
function relativize(target, base, options) {
  return byResolution(target, base, options);
}

// src/standards/rfc3986/index.ts
var rfc3986 = defineStandard(
  withExplanations(grammar2, explained),
  {
    id: "rfc3986",
    name: "RFC 3986",
    year: 2005,
    status: "in force",
    ruleFor: { uri: "URI", absoluteURI: "absolute-URI" },
    securitySections: {
      "malicious-construction": "7.2",
      "back-end-transcoding": "7.3",
      "rare-ip-address-formats": "7.4",
      "sensitive-information": "7.5",
      "semantic-attacks": "7.6"
    },
    bases: { section: "5.1", hasDefault: true }
  },
  { recompose, change, normalize, normalizationSteps, normalization, compare, equivalent, rungs },
  { resolve, resolveToTarget: toTarget, relativize, ...resolvingFacts(resolution) }
);

// src/standards/current.ts
var CURRENT = "rfc3986";

// src/core/parameters.ts
function splitParameters(whole) {
  const mark = whole.indexOf(";");
  return mark < 0 ? { path: whole, params: null } : { path: whole.slice(0, mark), params: whole.slice(mark + 1) };
}
function joinParameters({ path, params }) {
  return params === null ? path : `${path};${params}`;
}

// src/context/chain.ts
function firstLink(uri, standard) {
  const { scheme, authority, path, params, query } = partsOf2(uri, standard);
  const { segments, ...rest } = pathOf(path, authority);
  return { scheme: present(scheme), authority, params, query, ...rest, directory: directoryOf(segments, null) };
}
function uriOf(link) {
  return compose({ ...link, path: joinParameters({ path: textOf3(link), params: link.params }), fragment: null });
}
function nextLink(reference2, base, standard) {
  if (reference2 === "") return base;
  const R = partsOf2(reference2, standard);
  const hasAuthority2 = R.authority !== null && !(standard.grammar.hasParameters === true && R.authority === "");
  const isIndependent = hasAuthority2 || R.path.startsWith("/");
  const keepsPath = !isIndependent && R.path === "";
  const name = unusedName(reference2);
  if (base.isClean || isIndependent || keepsPath) {
    const most = isIndependent || !base.isClean ? 0 : reference2.split("/").length + 1;
    const stand = standIn(base, most, name);
    const from = compose({ ...stand, path: joinParameters(stand), scheme: "s", fragment: null });
    const target = partsOf2(standard.resolve(reference2, from), standard);
    const found = restored(pathOf(target.path, target.authority), stand, base);
    if (base.isClean || isIndependent || target.path === stand.path) {
      const isClean = isIndependent ? found.isClean : base.isClean;
      const inherited = {
        authority: target.authority === stand.authority ? base.authority : target.authority,
        params: target.params === stand.params ? base.params : target.params,
        query: target.query === stand.query ? base.query : target.query
      };
      return { ...found, scheme: base.scheme, ...inherited, isClean };
    }
  }
  return { ...firstLink(standard.resolve(reference2, uriOf(base)), standard), isClean: true };
}
function partsOf2(reference2, { grammar: grammar13 }) {
  const components2 = grammar13.components(reference2);
  return grammar13.hasParameters === true ? { ...components2, ...splitParameters(components2.path) } : { ...components2, params: null };
}
function standIn(base, most, name) {
  const { authority, params, query, directory, last, isRooted, isGuarded, isClean } = base;
  const kept = [];
  let at2 = directory;
  for (; at2 !== null && kept.length < most; at2 = at2.parent) kept.push({ segment: at2.segment, real: at2 });
  const isCut = at2 !== null;
  if (at2 !== null) kept.push({ segment: most > 0 && at2.segment === ".." ? ".." : name, real: at2 });
  kept.reverse();
  const isLiteral = !isCut && authority === null && !isGuarded && isRooted && kept[0]?.segment === "";
  const short = (segment) => isLiteral || isDotsOrEmpty(segment) ? segment : name;
  const directories = kept.map(({ segment, real }) => ({ segment: short(segment), real }));
  const path = (isGuarded && !isCut ? "/." : "") + (isRooted ? "/" : "") + directories.map(({ segment }) => `${segment}/`).join("") + // If the path is not clean, a standard that removes the last segment must be noticed.
  (isClean ? short(last) : name);
  return {
    authority: authority && name,
    path,
    params: params && name,
    query: query && name,
    directories,
    isCut,
    name
  };
}
function restored(path, { directories, isCut, name }, base) {
  let count = 0;
  if (path.isRooted === base.isRooted) {
    while (count < directories.length && directories[count]?.segment === path.segments[count]) count++;
  }
  const { segments, isRooted, isClean } = path;
  return {
    isGuarded: isCut && count > 0 ? base.isGuarded : path.isGuarded,
    isRooted,
    directory: directoryOf(segments.slice(count), directories[count - 1]?.real ?? null),
    last: path.last === name ? base.last : path.last,
    isClean
  };
}
function pathOf(path, authority) {
  const isGuarded = authority === null && path.startsWith("/.//");
  const rest = isGuarded ? path.slice("/.".length) : path;
  const isRooted = rest.startsWith("/");
  const segments = (isRooted ? rest.slice(1) : rest).split("/");
  const last = present(segments.pop());
  const isClean = ![...segments, last].some((segment) => segment !== "" && isDotsOrEmpty(segment));
  return { isGuarded, isRooted, segments, last, isClean };
}
function directoryOf(segments, start) {
  return segments.reduce(
    (parent, segment) => ({ segment, parent, text: `${parent?.text ?? ""}${segment}/` }),
    start
  );
}
function textOf3({ isGuarded, isRooted, directory, last }) {
  return `${isGuarded ? "/." : ""}${isRooted ? "/" : ""}${directory?.text ?? ""}${last}`;
}
function isDotsOrEmpty(segment) {
  return segment === "" || segment === "." || segment === "..";
}
function unusedName(reference2) {
  const used = new Set(reference2.split(/[/;?]/));
  let number = 0;
  while (used.has(`t${String(number)}`)) number++;
  return `t${String(number)}`;
}

// src/standards/unknown.ts
function unknownStandard(ids) {
  return new RangeError(`The standard must be one of these: ${[...ids].join(", ")}.`);
}

// src/standards/rfc2396bis-01/faults.ts
var explanations2 = {
  parts: {
    scheme: "scheme",
    userinfo: "userinfo",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escaped",
    address: "IPv6reference"
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    authority: "an authority",
    userinfo: "user information",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter."
    ],
    port: ["a port", "A port has digits only."],
    IPv6reference: ["an IPv6 reference", "It is an IPv6 address in brackets."],
    IPv6address: [
      "an IPv6 address",
      "It has eight groups of one to four hexadecimal digits; '::' stands for groups of zeros."
    ],
    IPv4address: ["an IPv4 address", "It has four decimal numbers from 0 to 255, with dots between them."],
    "reg-name": "a registered name",
    segment: "a segment",
    "rel-segment": "a segment without ':'",
    query: "a query",
    fragment: "a fragment",
    escaped: ["an escaped octet", "It is '%' and two hexadecimal digits."]
  }
};

// generated/rfc2396bis-01.grammar.js
var grammar3 = `
\xA7RFC5234:B.1 Core Rules
ALPHA=%x41-5A/%x61-7A
CR=%xD
DIGIT=%x30-39
DQUOTE=%x22
HEXDIG=DIGIT/"A"/"B"/"C"/"D"/"E"/"F"
LF=%xA
SP=%x20
\xA72 URI Characters and Escape Sequences
uric=reserved/unreserved/escaped
\xA72.2 Reserved Characters
reserved="["/"]"/";"/"/"/"?"/":"/"@"/"&"/"="/"+"/"$"/","
\xA72.3 Unreserved Characters
unreserved=ALPHA/DIGIT/mark
mark="-"/"_"/"."/"!"/"~"/"*"/"'"/"("/")"
\xA72.4.1 Escaped Encoding
escaped="%"HEXDIG HEXDIG
\xA72.4.3 Excluded US-ASCII Characters
delims="<"/">"/"#"/"%"/DQUOTE
unwise="{"/"}"/"|"/"\\"/"^"/"\`"
\xA73 URI Syntactic Components
absolute-URI=scheme":"(hier-part/opaque-part)
hier-part=[net-path/abs-path]["?"query]
net-path="//"authority[abs-path]
abs-path="/"path-segments
opaque-part=uric-no-slash*uric
uric-no-slash=unreserved/escaped/"["/"]"/";"/"?"/":"/"@"/"&"/"="/"+"/"$"/","
\xA73.1 Scheme Component
scheme=ALPHA*(ALPHA/DIGIT/"+"/"-"/".")
\xA73.2 Authority Component
authority=server/reg-name
\xA73.2.1 Registry-based Naming Authority
reg-name=1*(unreserved/escaped/";"/":"/"@"/"&"/"="/"+"/"$"/",")
\xA73.2.2 Server-based Naming Authority
server=[[userinfo"@"]hostport]
userinfo=*(unreserved/escaped/";"/":"/"&"/"="/"+"/"$"/",")
hostport=host[":"port]
host=IPv6reference/IPv4address/hostname
port=*DIGIT
hostname=domainlabel qualified
qualified=*("."domainlabel)["."toplabel"."]
domainlabel=alphanum[*61(alphanum/"-")alphanum]
toplabel=ALPHA[*61(alphanum/"-")alphanum]
alphanum=ALPHA/DIGIT
IPv4address=dec-octet"."dec-octet"."dec-octet"."dec-octet
dec-octet=DIGIT/(%x31-39 DIGIT)/("1"2DIGIT)/("2"%x30-34 DIGIT)/("25"%x30-35)
IPv6reference="["IPv6address"]"
IPv6address=(6(h4":")ls32)/("::"5(h4":")ls32)/([h4]"::"4(h4":")ls32)/([[h4":"]h4]"::"3(h4":")ls32)/([*2(h4":")h4]"::"2(h4":")ls32)/([*3(h4":")h4]"::"h4":"ls32)/([*4(h4":")h4]"::"ls32)/([*5(h4":")h4]"::"h4)/([*6(h4":")h4]"::")
ls32=(h4":"h4)/IPv4address
h4=1*4HEXDIG
\xA73.3 Path Component
path=[abs-path/opaque-part]
path-segments=segment*("/"segment)
segment=*pchar
pchar=unreserved/escaped/";"/":"/"@"/"&"/"="/"+"/"$"/","
\xA73.4 Query Component
query=*(pchar/"/"/"?")
\xA74 URI References
URI-reference=[absolute-URI/relative-URI]["#"fragment]
absolute-URI-reference=absolute-URI["#"fragment]
\xA74.1 Fragment Identifier
fragment=*(pchar/"/"/"?")
\xA75 Relative URI References
relative-URI=[net-path/abs-path/rel-path]["?"query]
rel-path=rel-segment[abs-path]
rel-segment=1*(unreserved/escaped/";"/"@"/"&"/"="/"+"/"$"/",")
`;

// generated/rfc2396bis-01.parser.js
function leaf2(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function times2(match, input, p, min, max) {
  let count = 0;
  for (let next = 0; count < max && (next = match(input, p)) >= 0; count++) p = next;
  return count < min ? -1 : p;
}
function withoutNode2(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf2(type, match) {
  return (input) => match(input, 0) === input.length ? leaf2(type, input, 0, input.length) : void 0;
}
var end2 = 0;
function miss2() {
  end2 = -1;
}
function withNode2(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end2 === input.length ? node : void 0;
  };
}
var SET2 = 1;
var SET_22 = 2;
var DIGIT2 = 4;
var SET_32 = 8;
var HEXDIG3 = 16;
var SET_42 = 32;
var ALPHA2 = 64;
var SET_52 = 128;
var SET_62 = 256;
var RESERVED2 = 512;
var UNRESERVED2 = 1024;
var MARK = 2048;
var DELIMS = 4096;
var UNWISE = 8192;
var SET_72 = 16384;
var SET_82 = 32768;
var SET_92 = 65536;
var SET_102 = 131072;
var SET_112 = 262144;
var ALPHANUM = 524288;
var SET_122 = 1048576;
var SET_132 = 2097152;
var SET_14 = 4194304;
var SET_15 = 8388608;
var SET_16 = 16777216;
var CHARACTERS2 = new Int32Array(65536);
CHARACTERS2.set([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  17272227,
  4096,
  4096,
  17269667,
  4259,
  17269667,
  17272227,
  17272227,
  17272227,
  17272227,
  17286051,
  17269667,
  18337195,
  17288619,
  33537,
  25150911,
  33539519,
  33539519,
  33539519,
  33539519,
  29345215,
  27248063,
  27248063,
  27248063,
  27248063,
  492323,
  17269667,
  4096,
  17269667,
  4096,
  99105,
  17007523,
  18859515,
  18859515,
  18859515,
  18859515,
  18859515,
  18859515,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  66337,
  8192,
  66337,
  8192,
  17272227,
  8192,
  18859515,
  18859515,
  18859515,
  18859515,
  18859515,
  18859515,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  18859499,
  8192,
  8192,
  8192,
  17272227,
  0
]);
function part2(input, p) {
  const n = input.length;
  p = match_h4(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 58) return -1;
  p++;
  return p;
}
function part_22(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 58) return -1;
  p++;
  p = match_h4(input, p);
  if (p < 0) return -1;
  return p;
}
function match_ALPHA2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHA2) === 0) return -1;
  p++;
  return p;
}
function match_CR2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 13) return -1;
  p++;
  return p;
}
function match_DIGIT2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) return -1;
  p++;
  return p;
}
function match_DQUOTE2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 34) return -1;
  p++;
  return p;
}
function match_HEXDIG2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) return -1;
  p++;
  return p;
}
function match_LF2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 10) return -1;
  p++;
  return p;
}
function match_SP2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 32) return -1;
  p++;
  return p;
}
function match_uric(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_62) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_reserved2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & RESERVED2) === 0) return -1;
  p++;
  return p;
}
function match_unreserved2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & UNRESERVED2) === 0) return -1;
  p++;
  return p;
}
function match_mark(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & MARK) === 0) return -1;
  p++;
  return p;
}
function match_escaped(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) return -1;
  p++;
  return p;
}
function match_delims(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DELIMS) === 0) return -1;
  p++;
  return p;
}
function match_unwise(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & UNWISE) === 0) return -1;
  p++;
  return p;
}
function make_absolute_URI2(path) {
  return { authority: null, path, query: null };
}
function make_absolute_URI_2(start, end7, scheme, part3) {
  const { authority, path, query } = part3;
  return { type: "absolute-URI", start, end: end7, scheme, authority, path, query };
}
function parse_absolute_URI2(input, p) {
  const n = input.length;
  let value2, start3, stop4, value7, value9, start13, stop14;
  const start1 = p;
  start3 = p;
  p = match_scheme2(input, p);
  if (p < 0) return miss2();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss2();
  p++;
  choice5: {
    const start6 = p;
    next8: {
      value9 = parse_hier_part2(input, p);
      p = end2;
      if (p < 0) break next8;
      const start10 = p;
      not11: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET2) === 0) break not11;
        p = match_uric(input, p);
        if (p < 0) break not11;
        break next8;
      }
      p = start10;
      value7 = value9;
      break choice5;
    }
    p = start6;
    start13 = p;
    p = match_opaque_part(input, p);
    if (p < 0) return miss2();
    stop14 = p;
    value7 = make_absolute_URI2(leaf2("opaque-part", input, start13, stop14));
  }
  value2 = make_absolute_URI_2(start1, p, leaf2("scheme", input, start3, stop4), value7);
  end2 = p;
  return value2;
}
function make_hier_part(path) {
  return { authority: null, path };
}
function make_hier_part_2(start, end7, part3, query) {
  const { authority, path } = part3;
  return { type: "hier-part", start, end: end7, authority, path, query };
}
function parse_hier_part2(input, p) {
  const n = input.length;
  let value2, value5, value10, start12, stop13, start17, stop18, found19;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value5 = parse_net_path(input, p);
      p = end2;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    choice8: {
      const start9 = p;
      next11: {
        if (p === n || input.charCodeAt(p) !== 47) break next11;
        value10 = parse_abs_path(input, p);
        p = end2;
        if (p < 0) break next11;
        break choice8;
      }
      p = start9;
      start12 = p;
      stop13 = p;
      value10 = leaf2("path", input, start12, stop13);
    }
    value5 = make_hier_part(value10);
  }
  found19 = false;
  optional14: {
    const start16 = p;
    miss15: {
      if (p === n || input.charCodeAt(p) !== 63) break miss15;
      p++;
      start17 = p;
      p = match_query2(input, p);
      if (p < 0) break miss15;
      stop18 = p;
      found19 = true;
      break optional14;
    }
    p = start16;
  }
  value2 = make_hier_part_2(start1, p, value5, found19 ? leaf2("query", input, start17, stop18) : null);
  end2 = p;
  return value2;
}
function parse_net_path(input, p) {
  const n = input.length;
  let value2, value3, value6, start8, stop9;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss2();
  p += 2;
  value3 = parse_authority2(input, p);
  p = end2;
  if (p < 0) return miss2();
  choice4: {
    const start5 = p;
    next7: {
      if (p === n || input.charCodeAt(p) !== 47) break next7;
      value6 = parse_abs_path(input, p);
      p = end2;
      if (p < 0) break next7;
      break choice4;
    }
    p = start5;
    start8 = p;
    stop9 = p;
    value6 = leaf2("path", input, start8, stop9);
  }
  value2 = { type: "net-path", start: start1, end: p, authority: value3, path: value6 };
  end2 = p;
  return value2;
}
function make_abs_path(start, end7, path) {
  return { type: "abs-path", start, end: end7, segments: path.segments };
}
function parse_abs_path(input, p) {
  const n = input.length;
  let value2, value3;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss2();
  p++;
  value3 = parse_path_segments(input, p);
  p = end2;
  if (p < 0) return miss2();
  value2 = make_abs_path(start1, p, value3);
  end2 = p;
  return value2;
}
function match_opaque_part(input, p) {
  const n = input.length;
  p = match_uric_no_slash(input, p);
  if (p < 0) return -1;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_62) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_uric_no_slash(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_92) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_scheme2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHA2) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_72) !== 0) p++;
  return p;
}
function parse_authority2(input, p) {
  const n = input.length;
  let value3, value5, start8, stop9;
  choice1: {
    const start2 = p;
    next4: {
      value5 = parse_server(input, p);
      p = end2;
      if (p < 0) break next4;
      const start6 = p;
      not7: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_22) === 0) break not7;
        p = match_reg_name2(input, p);
        if (p < 0) break not7;
        break next4;
      }
      p = start6;
      value3 = value5;
      break choice1;
    }
    p = start2;
    start8 = p;
    p = match_reg_name2(input, p);
    if (p < 0) return miss2();
    stop9 = p;
    value3 = leaf2("reg-name", input, start8, stop9);
  }
  end2 = p;
  return value3;
}
function match_reg_name2(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_102) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escaped(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function parse_server(input, p) {
  const n = input.length;
  let value3, start9, stop10, found11, value12;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      found11 = false;
      optional6: {
        const start8 = p;
        miss7: {
          start9 = p;
          p = match_userinfo2(input, p);
          if (p < 0) break miss7;
          stop10 = p;
          if (p === n || input.charCodeAt(p) !== 64) break miss7;
          p++;
          found11 = true;
          break optional6;
        }
        p = start8;
      }
      value12 = parse_hostport(input, p);
      p = end2;
      if (p < 0) break next4;
      value3 = {
        type: "server",
        start: start5,
        end: p,
        userinfo: found11 ? leaf2("userinfo", input, start9, stop10) : null,
        hostport: value12
      };
      break choice1;
    }
    p = start2;
    const start13 = p;
    value3 = { type: "server", start: start13, end: p, userinfo: null, hostport: null };
  }
  end2 = p;
  return value3;
}
function match_userinfo2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_112) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_hostport(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  value3 = parse_host2(input, p);
  p = end2;
  if (p < 0) return miss2();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 58) break miss5;
      p++;
      start7 = p;
      p = match_port2(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "hostport",
    start: start1,
    end: p,
    host: value3,
    port: found9 ? leaf2("port", input, start7, stop8) : null
  };
  end2 = p;
  return value2;
}
function parse_host2(input, p) {
  const n = input.length;
  let value3, start6, stop7, start8, stop9;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || input.charCodeAt(p) !== 91) break next4;
      value3 = parse_IPv6reference(input, p);
      p = end2;
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    next5: {
      start6 = p;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next5;
      p = match_IPv4address2(input, p);
      if (p < 0) break next5;
      stop7 = p;
      if (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_32) !== 0) break next5;
      value3 = leaf2("IPv4address", input, start6, stop7);
      break choice1;
    }
    p = start2;
    start8 = p;
    p = match_hostname(input, p);
    if (p < 0) return miss2();
    stop9 = p;
    value3 = leaf2("hostname", input, start8, stop9);
  }
  end2 = p;
  return value3;
}
function match_port2(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) !== 0) p++;
  return p;
}
function match_hostname(input, p) {
  p = match_domainlabel(input, p);
  if (p < 0) return -1;
  p = match_qualified(input, p);
  if (p < 0) return -1;
  return p;
}
function match_qualified(input, p) {
  const n = input.length;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (p === n || input.charCodeAt(p) !== 46) break miss2;
      p++;
      p = match_domainlabel(input, p);
      if (p < 0) break miss2;
      const start4 = p;
      not5: {
        if (p === n || input.charCodeAt(p) !== 46) break not5;
        p++;
        if (p < n && (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) !== 0) break not5;
        break miss2;
      }
      p = start4;
      continue;
    }
    p = start3;
    break;
  }
  optional7: {
    const start9 = p;
    miss8: {
      if (p === n || input.charCodeAt(p) !== 46) break miss8;
      p++;
      p = match_toplabel(input, p);
      if (p < 0) break miss8;
      if (p === n || input.charCodeAt(p) !== 46) break miss8;
      p++;
      break optional7;
    }
    p = start9;
  }
  return p;
}
function match_domainlabel(input, p) {
  const n = input.length;
  const start1 = p;
  not2: {
    const start3 = p;
    while (p - start3 < 64 && p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_122) !== 0) p++;
    if (p - start3 < 64) break not2;
    return -1;
  }
  p = start1;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) === 0) return -1;
  p++;
  for (; ; ) {
    const start6 = p;
    miss5: {
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) === 0) break miss5;
      p++;
      continue;
    }
    p = start6;
    break;
  }
  return p;
}
function match_toplabel(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHA2) === 0) return -1;
  p = match_domainlabel(input, p);
  if (p < 0) return -1;
  return p;
}
function match_alphanum(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) === 0) return -1;
  p++;
  return p;
}
function match_IPv4address2(input, p) {
  const n = input.length;
  p = match_dec_octet2(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet2(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet2(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_dec_octet2(input, p);
  if (p < 0) return -1;
  return p;
}
function match_dec_octet2(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (n - p < 2 || input.charCodeAt(p) !== 50 || input.charCodeAt(p + 1) !== 53) break next3;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_132) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 50) break next4;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_14) === 0) break next4;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next4;
      p++;
      break choice1;
    }
    p = start2;
    next5: {
      if (p === n || input.charCodeAt(p) !== 49) break next5;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next5;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next5;
      p++;
      break choice1;
    }
    p = start2;
    next6: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_15) === 0) break next6;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next6;
      p++;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) return -1;
    p++;
  }
  return p;
}
function parse_IPv6reference(input, p) {
  const n = input.length;
  let value2, start3, stop4;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 91) return miss2();
  p++;
  start3 = p;
  p = match_IPv6address2(input, p);
  if (p < 0) return miss2();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 93) return miss2();
  p++;
  value2 = { type: "IPv6reference", start: start1, end: p, address: leaf2("IPv6address", input, start3, stop4) };
  end2 = p;
  return value2;
}
function match_IPv6address2(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      p = times2(part2, input, p, 6, 6);
      if (p < 0) break next3;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next3;
      p = match_ls322(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    next4: {
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next4;
      p += 2;
      p = times2(part2, input, p, 5, 5);
      if (p < 0) break next4;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next4;
      p = match_ls322(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    next5: {
      const next6 = match_h4(input, p);
      if (next6 >= 0) p = next6;
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next5;
      p += 2;
      p = times2(part2, input, p, 4, 4);
      if (p < 0) break next5;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next5;
      p = match_ls322(input, p);
      if (p < 0) break next5;
      break choice1;
    }
    p = start2;
    next7: {
      optional9: {
        const start11 = p;
        miss10: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss10;
          p = match_h4(input, p);
          if (p < 0) break miss10;
          p = times2(part_22, input, p, 0, 1);
          break optional9;
        }
        p = start11;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next7;
      p += 2;
      p = times2(part2, input, p, 3, 3);
      if (p < 0) break next7;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next7;
      p = match_ls322(input, p);
      if (p < 0) break next7;
      break choice1;
    }
    p = start2;
    next12: {
      optional14: {
        const start16 = p;
        miss15: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss15;
          p = match_h4(input, p);
          if (p < 0) break miss15;
          p = times2(part_22, input, p, 0, 2);
          break optional14;
        }
        p = start16;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next12;
      p += 2;
      p = times2(part2, input, p, 2, 2);
      if (p < 0) break next12;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next12;
      p = match_ls322(input, p);
      if (p < 0) break next12;
      break choice1;
    }
    p = start2;
    next17: {
      optional19: {
        const start21 = p;
        miss20: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss20;
          p = match_h4(input, p);
          if (p < 0) break miss20;
          p = times2(part_22, input, p, 0, 3);
          break optional19;
        }
        p = start21;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next17;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next17;
      p = match_h4(input, p);
      if (p < 0) break next17;
      if (p === n || input.charCodeAt(p) !== 58) break next17;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next17;
      p = match_ls322(input, p);
      if (p < 0) break next17;
      break choice1;
    }
    p = start2;
    next22: {
      optional24: {
        const start26 = p;
        miss25: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss25;
          p = match_h4(input, p);
          if (p < 0) break miss25;
          p = times2(part_22, input, p, 0, 4);
          break optional24;
        }
        p = start26;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next22;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next22;
      p = match_ls322(input, p);
      if (p < 0) break next22;
      break choice1;
    }
    p = start2;
    next27: {
      optional29: {
        const start31 = p;
        miss30: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss30;
          p = match_h4(input, p);
          if (p < 0) break miss30;
          p = times2(part_22, input, p, 0, 5);
          break optional29;
        }
        p = start31;
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next27;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next27;
      p = match_h4(input, p);
      if (p < 0) break next27;
      break choice1;
    }
    p = start2;
    optional33: {
      const start35 = p;
      miss34: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break miss34;
        p = match_h4(input, p);
        if (p < 0) break miss34;
        p = times2(part_22, input, p, 0, 6);
        break optional33;
      }
      p = start35;
    }
    if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) return -1;
    p += 2;
  }
  return p;
}
function match_ls322(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next3;
      p = match_h4(input, p);
      if (p < 0) break next3;
      if (p === n || input.charCodeAt(p) !== 58) break next3;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next3;
      p = match_h4(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    p = match_IPv4address2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function parse_ls322(input, p) {
  const n = input.length;
  let value3, start5, stop6;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next4;
      p = match_h4(input, p);
      if (p < 0) break next4;
      if (p === n || input.charCodeAt(p) !== 58) break next4;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next4;
      p = match_h4(input, p);
      if (p < 0) break next4;
      value3 = null;
      break choice1;
    }
    p = start2;
    start5 = p;
    p = match_IPv4address2(input, p);
    if (p < 0) return miss2();
    stop6 = p;
    value3 = leaf2("IPv4address", input, start5, stop6);
  }
  end2 = p;
  return value3;
}
function match_h4(input, p) {
  const n = input.length;
  const start1 = p;
  while (p - start1 < 4 && p < n && (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function parse_path2(input, p) {
  const n = input.length;
  let value6, start8, stop9, found10;
  found10 = false;
  optional1: {
    const start3 = p;
    miss2: {
      choice4: {
        const start5 = p;
        next7: {
          if (p === n || input.charCodeAt(p) !== 47) break next7;
          value6 = parse_abs_path(input, p);
          p = end2;
          if (p < 0) break next7;
          break choice4;
        }
        p = start5;
        start8 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_42) === 0) break miss2;
        p = match_opaque_part(input, p);
        if (p < 0) break miss2;
        stop9 = p;
        value6 = leaf2("opaque-part", input, start8, stop9);
      }
      found10 = true;
      break optional1;
    }
    p = start3;
  }
  end2 = p;
  return found10 ? value6 : null;
}
function parse_path_segments(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      start6 = p;
      p = match_segment2(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf2("segment", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss2();
  value2 = { type: "path-segments", start: start1, end: p, segments: list3 };
  end2 = p;
  return value2;
}
function match_segment2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_102) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_pchar2(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_102) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_query2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_82) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_URI_reference2(input, p) {
  const n = input.length;
  let value2, value8, value12, found13, start17, stop18, found19;
  const start1 = p;
  found13 = false;
  optional3: {
    const start5 = p;
    miss4: {
      choice6: {
        const start7 = p;
        next9: {
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHA2) === 0) break next9;
          value8 = parse_absolute_URI2(input, p);
          p = end2;
          if (p < 0) break next9;
          break choice6;
        }
        p = start7;
        const start10 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET2) === 0) break miss4;
        p = match_uric(input, p);
        if (p < 0) break miss4;
        p = start10;
        value12 = parse_relative_URI(input, p);
        p = end2;
        if (p < 0) break miss4;
        value8 = value12;
      }
      found13 = true;
      break optional3;
    }
    p = start5;
  }
  found19 = false;
  optional14: {
    const start16 = p;
    miss15: {
      if (p === n || input.charCodeAt(p) !== 35) break miss15;
      p++;
      start17 = p;
      p = match_fragment2(input, p);
      if (p < 0) break miss15;
      stop18 = p;
      found19 = true;
      break optional14;
    }
    p = start16;
  }
  value2 = {
    type: "URI-reference",
    start: start1,
    end: p,
    uri: found13 ? value8 : null,
    fragment: found19 ? leaf2("fragment", input, start17, stop18) : null
  };
  end2 = p;
  return value2;
}
function parse_absolute_URI_reference(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  value3 = parse_absolute_URI2(input, p);
  p = end2;
  if (p < 0) return miss2();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 35) break miss5;
      p++;
      start7 = p;
      p = match_fragment2(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "absolute-URI-reference",
    start: start1,
    end: p,
    uri: value3,
    fragment: found9 ? leaf2("fragment", input, start7, stop8) : null
  };
  end2 = p;
  return value2;
}
function match_fragment2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_82) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function make_relative_URI(path) {
  return { authority: null, path };
}
function make_relative_URI_2(start, end7, part3, query) {
  const { authority, path } = part3;
  return { type: "relative-URI", start, end: end7, authority, path, query };
}
function parse_relative_URI(input, p) {
  const n = input.length;
  let value2, value5, value10, start13, stop14, start18, stop19, found20;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value5 = parse_net_path(input, p);
      p = end2;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    choice8: {
      const start9 = p;
      next11: {
        if (p === n || input.charCodeAt(p) !== 47) break next11;
        value10 = parse_abs_path(input, p);
        p = end2;
        if (p < 0) break next11;
        break choice8;
      }
      p = start9;
      next12: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_52) === 0) break next12;
        value10 = parse_rel_path(input, p);
        p = end2;
        if (p < 0) break next12;
        break choice8;
      }
      p = start9;
      start13 = p;
      stop14 = p;
      value10 = leaf2("path", input, start13, stop14);
    }
    value5 = make_relative_URI(value10);
  }
  found20 = false;
  optional15: {
    const start17 = p;
    miss16: {
      if (p === n || input.charCodeAt(p) !== 63) break miss16;
      p++;
      start18 = p;
      p = match_query2(input, p);
      if (p < 0) break miss16;
      stop19 = p;
      found20 = true;
      break optional15;
    }
    p = start17;
  }
  value2 = make_relative_URI_2(start1, p, value5, found20 ? leaf2("query", input, start18, stop19) : null);
  end2 = p;
  return value2;
}
function make_rel_path(start, end7, first, rest) {
  return { type: "rel-path", start, end: end7, segments: [first, ...rest?.segments ?? []] };
}
function parse_rel_path(input, p) {
  const n = input.length;
  let value2, start3, stop4, value8, found9;
  const start1 = p;
  start3 = p;
  p = match_rel_segment(input, p);
  if (p < 0) return miss2();
  stop4 = p;
  found9 = false;
  optional5: {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      value8 = parse_abs_path(input, p);
      p = end2;
      if (p < 0) break miss6;
      found9 = true;
      break optional5;
    }
    p = start7;
  }
  value2 = make_rel_path(start1, p, leaf2("rel-segment", input, start3, stop4), found9 ? value8 : null);
  end2 = p;
  return value2;
}
function match_rel_segment(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_16) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escaped(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
var RULES2 = /* @__PURE__ */ new Map([
  ["ALPHA", withoutNode2(match_ALPHA2)],
  ["CR", withoutNode2(match_CR2)],
  ["DIGIT", withoutNode2(match_DIGIT2)],
  ["DQUOTE", withoutNode2(match_DQUOTE2)],
  ["HEXDIG", withoutNode2(match_HEXDIG2)],
  ["LF", withoutNode2(match_LF2)],
  ["SP", withoutNode2(match_SP2)],
  ["uric", withoutNode2(match_uric)],
  ["reserved", withoutNode2(match_reserved2)],
  ["unreserved", withoutNode2(match_unreserved2)],
  ["mark", withoutNode2(match_mark)],
  ["escaped", withoutNode2(match_escaped)],
  ["delims", withoutNode2(match_delims)],
  ["unwise", withoutNode2(match_unwise)],
  ["absolute_URI", withNode2(parse_absolute_URI2)],
  ["hier_part", withNode2(parse_hier_part2)],
  ["net_path", withNode2(parse_net_path)],
  ["abs_path", withNode2(parse_abs_path)],
  ["opaque_part", withLeaf2("opaque-part", match_opaque_part)],
  ["uric_no_slash", withoutNode2(match_uric_no_slash)],
  ["scheme", withLeaf2("scheme", match_scheme2)],
  ["authority", withNode2(parse_authority2)],
  ["reg_name", withLeaf2("reg-name", match_reg_name2)],
  ["server", withNode2(parse_server)],
  ["userinfo", withLeaf2("userinfo", match_userinfo2)],
  ["hostport", withNode2(parse_hostport)],
  ["host", withNode2(parse_host2)],
  ["port", withLeaf2("port", match_port2)],
  ["hostname", withLeaf2("hostname", match_hostname)],
  ["qualified", withoutNode2(match_qualified)],
  ["domainlabel", withoutNode2(match_domainlabel)],
  ["toplabel", withoutNode2(match_toplabel)],
  ["alphanum", withoutNode2(match_alphanum)],
  ["IPv4address", withLeaf2("IPv4address", match_IPv4address2)],
  ["dec_octet", withoutNode2(match_dec_octet2)],
  ["IPv6reference", withNode2(parse_IPv6reference)],
  ["IPv6address", withLeaf2("IPv6address", match_IPv6address2)],
  ["ls32", withNode2(parse_ls322)],
  ["h4", withoutNode2(match_h4)],
  ["path", withNode2(parse_path2)],
  ["path_segments", withNode2(parse_path_segments)],
  ["segment", withLeaf2("segment", match_segment2)],
  ["pchar", withoutNode2(match_pchar2)],
  ["query", withLeaf2("query", match_query2)],
  ["URI_reference", withNode2(parse_URI_reference2)],
  ["absolute_URI_reference", withNode2(parse_absolute_URI_reference)],
  ["fragment", withLeaf2("fragment", match_fragment2)],
  ["relative_URI", withNode2(parse_relative_URI)],
  ["rel_path", withNode2(parse_rel_path)],
  ["rel_segment", withLeaf2("rel-segment", match_rel_segment)]
]);
function parse2(input, { startRule }) {
  return RULES2.get(startRule)(input);
}

// generated/rfc2396bis-01.tree.js
var shapes2 = `
absolute-URI=<scheme>":"("//"<authority:server|reg-name><path:abs-path|path|opaque-part>/<path>)["?"<query>]
hier-part=("//"<authority:server|reg-name><path:abs-path|path>/<path>)["?"<query>]
net-path="//"<authority:server|reg-name><path:abs-path|path>
abs-path="/"<segments[]:segment>*("/"<segments>)
server=[<userinfo>"@"]<hostport>/
hostport=<host:IPv6reference|IPv4address|hostname>[":"<port>]
IPv6reference="["<address:IPv6address>"]"
path-segments=<segments[]:segment>*("/"<segments>)
URI-reference=[<uri:absolute-URI|relative-URI>]["#"<fragment>]
absolute-URI-reference=<uri:absolute-URI>["#"<fragment>]
relative-URI=("//"<authority:server|reg-name><path:abs-path|path|rel-path>/<path>)["?"<query>]
rel-path=<segments[]:rel-segment|segment>["/"<segments>*("/"<segments>)]
`;

// src/standards/rfc2396bis-01/grammar.ts
var grammar4 = defineGrammar({
  id: "rfc2396bis-01",
  title: "draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => draftUrl("draft-fielding-uri-rfc2396bis-01", section),
  grammar: grammar3,
  parse: parse2,
  shapes: shapes2,
  referenceRules: ["URI-reference", "absolute-URI-reference", "absolute-URI", "hier-part", "net-path", "relative-URI"],
  view: view2,
  split: split2
});
function view2(node, print) {
  if (node.type === "URI-reference" || node.type === "absolute-URI-reference") {
    const { uri, fragment } = node;
    return { ...uri === null ? EMPTY2 : view2(uri, print), fragment: leafText(fragment) };
  }
  const { authority, path, query, scheme } = { ...NEITHER, ...node };
  return {
    ...EMPTY2,
    scheme: leafText(scheme),
    ...authority && viewAuthority(authority, print),
    path: print(path),
    query: leafText(query)
  };
}
var NEITHER = { scheme: null, query: null };
function viewAuthority(authority, print) {
  const text2 = print(authority);
  if (authority.type === "reg-name") return { authority: text2, userinfo: null, host: null, port: null };
  const { userinfo, hostport } = authority;
  return {
    authority: text2,
    userinfo: leafText(userinfo),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port)
  };
}
function split2(input, _rule, tester) {
  const scheme = schemeEnd(input);
  const fragment = firstOf(input, "#", 0, input.length);
  if (scheme >= 0 && isOpaque(input, scheme + 1, fragment)) {
    return {
      ...EMPTY2,
      scheme: input.slice(0, scheme),
      path: input.slice(scheme + 1, fragment),
      fragment: fragment === input.length ? null : input.slice(fragment + 1)
    };
  }
  const components2 = componentsOf(input, true);
  const { authority } = components2;
  if (authority === null || authority !== "" && tester("server")(authority)) return components2;
  return { ...components2, userinfo: null, host: null, port: null };
}
function isOpaque(input, start, end7) {
  const first = start < end7 ? input.charAt(start) : "";
  if (first === "" || first === "/") return false;
  return first !== "?" || firstOf(input, "[", start, end7) < end7 || firstOf(input, "]", start, end7) < end7;
}

// src/standards/rfc2396bis-01/explained.ts
var explained2 = explainer(grammar4, explanations2);

// src/standards/rfc2396bis-01/normalization.ts
var normalization2 = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3",
    "port-zeros": "3.2.2"
  },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "percent-encoding",
  // Section 2.3: only these can be decoded "without fear of creating a conflict"; decoding other marks is
  // "counterproductive".
  decodable: lazy(
    () => characterSet((character) => grammar4.test(character, { rule: "alphanum" }) || "_~".includes(character))
  ),
  // Section 6.2.2.1 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
  ignoresHostCase: ({ host }) => host !== null && grammar4.test(host, { rule: "hostname" }),
  // Section 6.2.2.3 mentions absolute URI paths only. In the reference "/./g", resolution keeps the dots, too (C.2).
  removeDots: (path, { scheme, authority }) => scheme !== null && path.startsWith("/") ? guardPath(removeRelativeSegments(path), authority) : path
};

// src/standards/rfc2396bis-01/resolution.ts
var resolution2 = {
  baseRule: "absolute-URI-reference",
  options: { validating: BOTH, excess: ["keep", "remove", "refuse"], literal: BOTH, trace: BOTH },
  transform: transform2
};
function transform2(reference2, Base, options, note) {
  const { validating = true } = options;
  const isOwnScheme = !validating && reference2.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = (isOwnScheme ? relativeOf(reference2) : null) ?? reference2;
  const branch = (step, target) => {
    note?.("5.2", step, compose(R), compose(target));
    return target;
  };
  if (R !== reference2) {
    note?.(
      "5.2",
      "not validating: the scheme equals the scheme of the base and is ignored",
      compose(reference2),
      compose(R)
    );
  }
  if (R.scheme !== null) return branch("the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return branch("the reference has an authority: the scheme comes from the base", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "" && R.query === null) {
    note?.("4.2", "the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  assertHierarchical(Base);
  if (R.path === "") {
    return branch("the reference's path is empty: scheme, authority and path come from the base", {
      ...inherited,
      path: Base.path
    });
  }
  if (R.path.startsWith("/")) {
    return branch("the reference's path is absolute: scheme and authority come from the base", {
      ...inherited,
      path: guarded(R.path, Base.authority, options, note)
    });
  }
  return branch("the reference's path is relative: it is merged with the path of the base", {
    ...inherited,
    path: guarded(merge2(R, Base, compose(reference2), options, note), Base.authority, options, note)
  });
}
function relativeOf({ path: whole, ...reference2 }) {
  const mark = reference2.query === null ? whole.indexOf("?") : -1;
  const path = mark < 0 ? whole : whole.slice(0, mark);
  if (!grammar4.test(path, { rule: "path-segments" })) return null;
  const query = mark < 0 ? reference2.query : whole.slice(mark + 1);
  return query === null || grammar4.test(query, { rule: "query" }) ? { ...reference2, scheme: null, path, query } : null;
}
function merge2(R, Base, reference2, { excess = "keep" }, note) {
  const directory = Base.path === "" ? "/" : Base.path.slice(0, Base.path.lastIndexOf("/") + 1);
  const buffer = directory + R.path;
  note?.(
    "5.2",
    "merge, steps 1 and 2: the path of the base without its last segment, then the path of the reference",
    R.path,
    buffer
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "merge, steps 3 to 6: relative segments are removed", buffer, removed);
  const rest = removeExcess(removed);
  if (rest === removed || excess === "keep") return removed;
  if (excess === "refuse") {
    throw refusal(
      R,
      reference2,
      "excess-dot-segments",
      'The reference has more ".." segments than the base has levels.',
      "rel-path"
    );
  }
  note?.("5.2", 'merge, step 7: ".." segments above the root are removed', removed, rest);
  return rest;
}
function guarded(path, authority, { literal: literal2 = false }, note) {
  const result = literal2 ? path : guardPath(path, authority);
  if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
  return result;
}
function assertHierarchical(Base) {
  if (Base.path === "" || Base.path.startsWith("/")) return;
  throw refusal(
    Base,
    compose(Base),
    "opaque-base",
    "A relative reference cannot be resolved against this base, because the base is not hierarchical.",
    "hier-part"
  );
}
function refusal(components2, text2, code, message, rule) {
  const at2 = text2.length - (components2.query === null ? 0 : components2.query.length + 1);
  const end7 = at2 - (components2.fragment === null ? 0 : components2.fragment.length + 1);
  const mistake = { code, message, start: end7 - components2.path.length, end: end7, rule };
  return new URISyntaxError(grammar4.record(text2, mistake));
}

// src/standards/rfc2396bis-01/index.ts
var rfc2396bis01 = defineStandard(
  withExplanations(grammar4, explained2),
  {
    id: "rfc2396bis-01",
    name: "rfc2396bis-01",
    year: 2003,
    status: "draft",
    ruleFor: { uri: "absolute-URI-reference", absoluteURI: "absolute-URI" },
    securitySections: {
      "malicious-construction": "7.2",
      // The draft covers this topic in its section on malicious construction.
      "back-end-transcoding": "7.2",
      "rare-ip-address-formats": "7.3",
      "sensitive-information": "7.4",
      "semantic-attacks": "7.5"
    },
    bases: { section: "5.1", hasDefault: true }
  },
  operationsOn(grammar4, normalization2),
  resolutionOn(grammar4, resolution2)
);

// src/standards/rfc2396/faults.ts
var explanations3 = {
  parts: {
    scheme: "scheme",
    userinfo: "userinfo",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escaped",
    address: "IPv6reference"
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.', and starts with a letter."],
    authority: "an authority",
    userinfo: "user information",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter."
    ],
    port: ["a port", "A port has digits only."],
    IPv6reference: ["an IPv6 reference", "It is an IPv6 address in brackets."],
    IPv6address: [
      "an IPv6 address",
      "It has groups of one to four hexadecimal digits with colons between them; '::' stands for groups of zeros."
    ],
    IPv4address: ["an IPv4 address", "It has four numbers of one to three digits, with dots between them."],
    reg_name: "a registered name",
    segment: "a segment",
    rel_segment: "a segment without ':'",
    query: "a query",
    fragment: "a fragment",
    escaped: ["an escaped octet", "It is '%' and two hexadecimal digits."]
  }
};

// generated/rfc2396.grammar.js
var grammar5 = `
\xA74 URI References
URI-reference=[absoluteURI/relativeURI]["#"fragment]
\xA73 URI Syntactic Components
absoluteURI=scheme":"(hier_part/opaque_part)
\xA75 Relative URI References
relativeURI=(net_path/abs_path/rel_path)["?"query]
\xA73
hier_part=(net_path/abs_path)["?"query]
opaque_part=uric_no_slash*uric
uric_no_slash=unreserved/escaped/";"/"?"/":"/"@"/"&"/"="/"+"/"$"/","
net_path="//"authority[abs_path]
abs_path="/"path_segments
\xA75
rel_path=rel_segment[abs_path]
rel_segment=1*(unreserved/escaped/";"/"@"/"&"/"="/"+"/"$"/",")
\xA73.1 Scheme Component
scheme=alpha*(alpha/digit/"+"/"-"/".")
\xA73.2 Authority Component
authority=server/reg_name
\xA73.2.1 Registry-based Naming Authority
reg_name=1*(unreserved/escaped/"$"/","/";"/":"/"@"/"&"/"="/"+")
\xA73.2.2 Server-based Naming Authority
server=[[userinfo"@"]hostport]
userinfo=*(unreserved/escaped/";"/":"/"&"/"="/"+"/"$"/",")
hostport=host[":"port]
host=hostname/IPv4address/IPv6reference
hostname=*(domainlabel".")toplabel["."]
domainlabel=alphanum/alphanum*(alphanum/"-")alphanum
toplabel=alpha/alpha*(alphanum/"-")alphanum
IPv4address=1*3digit"."1*3digit"."1*3digit"."1*3digit
IPv6reference="["IPv6address"]"
IPv6address=hexpart/hexseq":"IPv4address/[hexseq]"::"[hexseq":"]IPv4address
hexpart=hexseq/hexseq"::"[hexseq]/"::"[hexseq]
hexseq=hex4*(":"hex4)
hex4=1*4hex
port=*digit
\xA73.3 Path Component
path=[abs_path/opaque_part]
path_segments=segment*("/"segment)
segment=*pchar*(";"param)
param=*pchar
pchar=unreserved/escaped/":"/"@"/"&"/"="/"+"/"$"/","
\xA73.4 Query Component
query=*uric
\xA74.1 Fragment Identifier
fragment=*uric
\xA72 URI Characters and Escape Sequences
uric=reserved/unreserved/escaped
\xA72.2 Reserved Characters
reserved=";"/"/"/"?"/":"/"@"/"&"/"="/"+"/"$"/","/"["/"]"
\xA72.3 Unreserved Characters
unreserved=alphanum/mark
mark="-"/"_"/"."/"!"/"~"/"*"/"'"/"("/")"
\xA72.4.1 Escaped Encoding
escaped="%"hex hex
hex=digit/"A"/"B"/"C"/"D"/"E"/"F"/"a"/"b"/"c"/"d"/"e"/"f"
\xA71.6 Syntax Notation and Common Elements
alphanum=alpha/digit
alpha=lowalpha/upalpha
lowalpha=%x61-7A
upalpha=%x41-5A
digit="0"/"1"/"2"/"3"/"4"/"5"/"6"/"7"/"8"/"9"
\xA72.4.3 Excluded US-ASCII Characters
control=%x0-1F/%x7F
space=%x20
delims="<"/">"/"#"/"%"/%x22
unwise="{"/"}"/"|"/"\\"/"^"/"\`"
`;

// generated/rfc2396.parser.js
function leaf3(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function withoutNode3(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf3(type, match) {
  return (input) => match(input, 0) === input.length ? leaf3(type, input, 0, input.length) : void 0;
}
var end3 = 0;
function miss3() {
  end3 = -1;
}
function withNode3(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end3 === input.length ? node : void 0;
  };
}
var ALPHA3 = 1;
var SET3 = 2;
var SET_23 = 4;
var SET_33 = 8;
var ALPHANUM2 = 16;
var DIGIT3 = 32;
var SET_43 = 64;
var SET_53 = 128;
var SET_63 = 256;
var SET_73 = 512;
var SET_83 = 1024;
var SET_93 = 2048;
var SET_103 = 4096;
var SET_113 = 8192;
var HEX = 16384;
var RESERVED3 = 32768;
var UNRESERVED3 = 65536;
var MARK2 = 131072;
var LOWALPHA = 262144;
var UPALPHA = 524288;
var CONTROL = 1048576;
var DELIMS2 = 2097152;
var UNWISE2 = 4194304;
var CHARACTERS3 = new Int32Array(65536);
CHARACTERS3.set([
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  1048576,
  0,
  212422,
  2097152,
  2097152,
  48582,
  2097222,
  48582,
  212422,
  212422,
  212422,
  212422,
  49094,
  48582,
  212934,
  212934,
  33026,
  98302,
  98302,
  98302,
  98302,
  98302,
  98302,
  98302,
  98302,
  98302,
  98302,
  46532,
  48454,
  2097152,
  48582,
  2097152,
  34112,
  40390,
  622559,
  622559,
  622559,
  622559,
  622559,
  622559,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  606175,
  33032,
  4194304,
  33024,
  4194304,
  212422,
  4194304,
  360415,
  360415,
  360415,
  360415,
  360415,
  360415,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  344031,
  4194304,
  4194304,
  4194304,
  212422,
  1048576
]);
function parse_URI_reference3(input, p) {
  const n = input.length;
  let value2, value8, found10, start14, stop15, found16;
  const start1 = p;
  found10 = false;
  optional3: {
    const start5 = p;
    miss4: {
      choice6: {
        const start7 = p;
        next9: {
          if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHA3) === 0) break next9;
          value8 = parse_absoluteURI(input, p);
          p = end3;
          if (p < 0) break next9;
          break choice6;
        }
        p = start7;
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET3) === 0) break miss4;
        value8 = parse_relativeURI(input, p);
        p = end3;
        if (p < 0) break miss4;
      }
      found10 = true;
      break optional3;
    }
    p = start5;
  }
  found16 = false;
  optional11: {
    const start13 = p;
    miss12: {
      if (p === n || input.charCodeAt(p) !== 35) break miss12;
      p++;
      start14 = p;
      p = match_fragment3(input, p);
      if (p < 0) break miss12;
      stop15 = p;
      found16 = true;
      break optional11;
    }
    p = start13;
  }
  value2 = {
    type: "URI-reference",
    start: start1,
    end: p,
    uri: found10 ? value8 : null,
    fragment: found16 ? leaf3("fragment", input, start14, stop15) : null
  };
  end3 = p;
  return value2;
}
function make_absoluteURI(path) {
  return { authority: null, path, query: null };
}
function make_absoluteURI_2(start, end7, scheme, part3) {
  const { authority, path, query } = part3;
  return { type: "absoluteURI", start, end: end7, scheme, authority, path, query };
}
function parse_absoluteURI(input, p) {
  const n = input.length;
  let value2, start3, stop4, value7, start10, stop11;
  const start1 = p;
  start3 = p;
  p = match_scheme3(input, p);
  if (p < 0) return miss3();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss3();
  p++;
  choice5: {
    const start6 = p;
    next8: {
      if (p === n || input.charCodeAt(p) !== 47) break next8;
      value7 = parse_hier_part3(input, p);
      p = end3;
      if (p < 0) break next8;
      break choice5;
    }
    p = start6;
    start10 = p;
    p = match_opaque_part2(input, p);
    if (p < 0) return miss3();
    stop11 = p;
    value7 = make_absoluteURI(leaf3("opaque_part", input, start10, stop11));
  }
  value2 = make_absoluteURI_2(start1, p, leaf3("scheme", input, start3, stop4), value7);
  end3 = p;
  return value2;
}
function make_relativeURI(path) {
  return { authority: null, path };
}
function make_relativeURI_2(start, end7, part3, query) {
  const { authority, path } = part3;
  return { type: "relativeURI", start, end: end7, authority, path, query };
}
function parse_relativeURI(input, p) {
  const n = input.length;
  let value2, value5, value10, start15, stop16, found17;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value5 = parse_net_path2(input, p);
      p = end3;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    choice8: {
      const start9 = p;
      next11: {
        if (p === n || input.charCodeAt(p) !== 47) break next11;
        value10 = parse_abs_path2(input, p);
        p = end3;
        if (p < 0) break next11;
        break choice8;
      }
      p = start9;
      value10 = parse_rel_path2(input, p);
      p = end3;
      if (p < 0) return miss3();
    }
    value5 = make_relativeURI(value10);
  }
  found17 = false;
  optional12: {
    const start14 = p;
    miss13: {
      if (p === n || input.charCodeAt(p) !== 63) break miss13;
      p++;
      start15 = p;
      p = match_query3(input, p);
      if (p < 0) break miss13;
      stop16 = p;
      found17 = true;
      break optional12;
    }
    p = start14;
  }
  value2 = make_relativeURI_2(start1, p, value5, found17 ? leaf3("query", input, start15, stop16) : null);
  end3 = p;
  return value2;
}
function make_hier_part2(path) {
  return { authority: null, path };
}
function make_hier_part_22(start, end7, part3, query) {
  const { authority, path } = part3;
  return { type: "hier_part", start, end: end7, authority, path, query };
}
function parse_hier_part3(input, p) {
  const n = input.length;
  let value2, value5, value8, start12, stop13, found14;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value5 = parse_net_path2(input, p);
      p = end3;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    value8 = parse_abs_path2(input, p);
    p = end3;
    if (p < 0) return miss3();
    value5 = make_hier_part2(value8);
  }
  found14 = false;
  optional9: {
    const start11 = p;
    miss10: {
      if (p === n || input.charCodeAt(p) !== 63) break miss10;
      p++;
      start12 = p;
      p = match_query3(input, p);
      if (p < 0) break miss10;
      stop13 = p;
      found14 = true;
      break optional9;
    }
    p = start11;
  }
  value2 = make_hier_part_22(start1, p, value5, found14 ? leaf3("query", input, start12, stop13) : null);
  end3 = p;
  return value2;
}
function match_opaque_part2(input, p) {
  const n = input.length;
  p = match_uric_no_slash2(input, p);
  if (p < 0) return -1;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_uric_no_slash2(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_83) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function parse_net_path2(input, p) {
  const n = input.length;
  let value2, value3, value6, start8, stop9;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss3();
  p += 2;
  value3 = parse_authority3(input, p);
  p = end3;
  if (p < 0) return miss3();
  choice4: {
    const start5 = p;
    next7: {
      if (p === n || input.charCodeAt(p) !== 47) break next7;
      value6 = parse_abs_path2(input, p);
      p = end3;
      if (p < 0) break next7;
      break choice4;
    }
    p = start5;
    start8 = p;
    stop9 = p;
    value6 = leaf3("path", input, start8, stop9);
  }
  value2 = { type: "net_path", start: start1, end: p, authority: value3, path: value6 };
  end3 = p;
  return value2;
}
function make_abs_path2(start, end7, path) {
  return { type: "abs_path", start, end: end7, segments: path.segments };
}
function parse_abs_path2(input, p) {
  const n = input.length;
  let value2, value3;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss3();
  p++;
  value3 = parse_path_segments2(input, p);
  p = end3;
  if (p < 0) return miss3();
  value2 = make_abs_path2(start1, p, value3);
  end3 = p;
  return value2;
}
function make_rel_path2(start, end7, first, rest) {
  return { type: "rel_path", start, end: end7, segments: [first, ...rest?.segments ?? []] };
}
function parse_rel_path2(input, p) {
  const n = input.length;
  let value2, start3, stop4, value8, found9;
  const start1 = p;
  start3 = p;
  p = match_rel_segment2(input, p);
  if (p < 0) return miss3();
  stop4 = p;
  found9 = false;
  optional5: {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      value8 = parse_abs_path2(input, p);
      p = end3;
      if (p < 0) break miss6;
      found9 = true;
      break optional5;
    }
    p = start7;
  }
  value2 = make_rel_path2(start1, p, leaf3("rel_segment", input, start3, stop4), found9 ? value8 : null);
  end3 = p;
  return value2;
}
function match_rel_segment2(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_93) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escaped2(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function match_scheme3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHA3) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_73) !== 0) p++;
  return p;
}
function parse_authority3(input, p) {
  const n = input.length;
  let value3, value5, start8, stop9;
  choice1: {
    const start2 = p;
    next4: {
      value5 = parse_server2(input, p);
      p = end3;
      if (p < 0) break next4;
      const start6 = p;
      not7: {
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_23) === 0) break not7;
        p = match_reg_name3(input, p);
        if (p < 0) break not7;
        break next4;
      }
      p = start6;
      value3 = value5;
      break choice1;
    }
    p = start2;
    start8 = p;
    p = match_reg_name3(input, p);
    if (p < 0) return miss3();
    stop9 = p;
    value3 = leaf3("reg_name", input, start8, stop9);
  }
  end3 = p;
  return value3;
}
function match_reg_name3(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_103) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escaped2(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function parse_server2(input, p) {
  const n = input.length;
  let value3, start9, stop10, found11, value12;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      found11 = false;
      optional6: {
        const start8 = p;
        miss7: {
          start9 = p;
          p = match_userinfo3(input, p);
          if (p < 0) break miss7;
          stop10 = p;
          if (p === n || input.charCodeAt(p) !== 64) break miss7;
          p++;
          found11 = true;
          break optional6;
        }
        p = start8;
      }
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_33) === 0) break next4;
      value12 = parse_hostport2(input, p);
      p = end3;
      if (p < 0) break next4;
      value3 = {
        type: "server",
        start: start5,
        end: p,
        userinfo: found11 ? leaf3("userinfo", input, start9, stop10) : null,
        hostport: value12
      };
      break choice1;
    }
    p = start2;
    const start13 = p;
    value3 = { type: "server", start: start13, end: p, userinfo: null, hostport: null };
  }
  end3 = p;
  return value3;
}
function match_userinfo3(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_113) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_hostport2(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  value3 = parse_host3(input, p);
  p = end3;
  if (p < 0) return miss3();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 58) break miss5;
      p++;
      start7 = p;
      p = match_port3(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "hostport",
    start: start1,
    end: p,
    host: value3,
    port: found9 ? leaf3("port", input, start7, stop8) : null
  };
  end3 = p;
  return value2;
}
function parse_host3(input, p) {
  const n = input.length;
  let value3, start5, stop6, start8, stop9;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break next4;
      p = match_hostname2(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf3("hostname", input, start5, stop6);
      break choice1;
    }
    p = start2;
    next7: {
      start8 = p;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) === 0) break next7;
      p = match_IPv4address3(input, p);
      if (p < 0) break next7;
      stop9 = p;
      value3 = leaf3("IPv4address", input, start8, stop9);
      break choice1;
    }
    p = start2;
    value3 = parse_IPv6reference2(input, p);
    p = end3;
    if (p < 0) return miss3();
  }
  end3 = p;
  return value3;
}
function match_hostname2(input, p) {
  const n = input.length;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break miss2;
      p = match_domainlabel2(input, p);
      if (p < 0) break miss2;
      if (p === n || input.charCodeAt(p) !== 46) break miss2;
      p++;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break miss2;
      continue;
    }
    p = start3;
    break;
  }
  p = match_toplabel2(input, p);
  if (p < 0) return -1;
  if (p < n && input.charCodeAt(p) === 46) p++;
  return p;
}
function match_domainlabel2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) return -1;
  p++;
  for (; ; ) {
    const start3 = p;
    miss2: {
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_toplabel2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHA3) === 0) return -1;
  p++;
  for (; ; ) {
    const start3 = p;
    miss2: {
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_IPv4address3(input, p) {
  const n = input.length;
  const start1 = p;
  while (p - start1 < 3 && p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p === start1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start2 = p;
  while (p - start2 < 3 && p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p === start2) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start3 = p;
  while (p - start3 < 3 && p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p === start3) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start4 = p;
  while (p - start4 < 3 && p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p === start4) return -1;
  return p;
}
function parse_IPv6reference2(input, p) {
  const n = input.length;
  let value2, start3, stop4;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 91) return miss3();
  p++;
  start3 = p;
  p = match_IPv6address3(input, p);
  if (p < 0) return miss3();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 93) return miss3();
  p++;
  value2 = { type: "IPv6reference", start: start1, end: p, address: leaf3("IPv6address", input, start3, stop4) };
  end3 = p;
  return value2;
}
function match_IPv6address3(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      const start4 = p;
      for (; ; ) {
        const start7 = p;
        miss6: {
          if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) break miss6;
          p = match_hex4(input, p);
          if (p < 0) break miss6;
          if (p === n || input.charCodeAt(p) !== 58) break miss6;
          p++;
          continue;
        }
        p = start7;
        break;
      }
      if (p === start4) break next3;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) === 0) break next3;
      p = match_IPv4address3(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    next8: {
      const next9 = match_hexseq(input, p);
      if (next9 >= 0) p = next9;
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next8;
      p += 2;
      for (; ; ) {
        const start12 = p;
        miss11: {
          if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) break miss11;
          p = match_hex4(input, p);
          if (p < 0) break miss11;
          if (p === n || input.charCodeAt(p) !== 58) break miss11;
          p++;
          continue;
        }
        p = start12;
        break;
      }
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) === 0) break next8;
      p = match_IPv4address3(input, p);
      if (p < 0) break next8;
      break choice1;
    }
    p = start2;
    p = match_hexpart(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_hexpart(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) break next3;
      p = match_hexseq(input, p);
      if (p < 0) break next3;
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next3;
      p += 2;
      const next4 = match_hexseq(input, p);
      if (next4 >= 0) p = next4;
      break choice1;
    }
    p = start2;
    next5: {
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next5;
      p += 2;
      const next6 = match_hexseq(input, p);
      if (next6 >= 0) p = next6;
      break choice1;
    }
    p = start2;
    p = match_hexseq(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_hexseq(input, p) {
  const n = input.length;
  p = match_hex4(input, p);
  if (p < 0) return -1;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (p === n || input.charCodeAt(p) !== 58) break miss2;
      p++;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) break miss2;
      p = match_hex4(input, p);
      if (p < 0) break miss2;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_hex4(input, p) {
  const n = input.length;
  const start1 = p;
  while (p - start1 < 4 && p < n && (CHARACTERS3[input.charCodeAt(p)] & HEX) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function match_port3(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  return p;
}
function parse_path3(input, p) {
  const n = input.length;
  let value6, start8, stop9, found10;
  found10 = false;
  optional1: {
    const start3 = p;
    miss2: {
      choice4: {
        const start5 = p;
        next7: {
          if (p === n || input.charCodeAt(p) !== 47) break next7;
          value6 = parse_abs_path2(input, p);
          p = end3;
          if (p < 0) break next7;
          break choice4;
        }
        p = start5;
        start8 = p;
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_43) === 0) break miss2;
        p = match_opaque_part2(input, p);
        if (p < 0) break miss2;
        stop9 = p;
        value6 = leaf3("opaque_part", input, start8, stop9);
      }
      found10 = true;
      break optional1;
    }
    p = start3;
  }
  end3 = p;
  return found10 ? value6 : null;
}
function parse_path_segments2(input, p) {
  const n = input.length;
  let value2, list3, value6;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      value6 = parse_segment(input, p);
      p = end3;
      if (p < 0) break miss4;
      list3.push(value6);
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss3();
  value2 = { type: "path_segments", start: start1, end: p, segments: list3 };
  end3 = p;
  return value2;
}
function parse_segment(input, p) {
  const n = input.length;
  let value2, start3, stop4, list6, start9, stop10;
  const start1 = p;
  start3 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_53) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next5 = match_escaped2(input, p);
    if (next5 < 0) break;
    p = next5;
  }
  stop4 = p;
  list6 = [];
  for (; ; ) {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 59) break miss7;
      p++;
      start9 = p;
      p = match_param(input, p);
      if (p < 0) break miss7;
      stop10 = p;
      list6.push(leaf3("param", input, start9, stop10));
      continue;
    }
    p = start8;
    break;
  }
  value2 = { type: "segment", start: start1, end: p, name: leaf3("pchar", input, start3, stop4), params: list6 };
  end3 = p;
  return value2;
}
function match_param(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_53) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_pchar3(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_53) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_query3(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_fragment3(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_uric2(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_reserved3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & RESERVED3) === 0) return -1;
  p++;
  return p;
}
function match_unreserved3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & UNRESERVED3) === 0) return -1;
  p++;
  return p;
}
function match_mark2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & MARK2) === 0) return -1;
  p++;
  return p;
}
function match_escaped2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) return -1;
  p++;
  return p;
}
function match_hex(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & HEX) === 0) return -1;
  p++;
  return p;
}
function match_alphanum2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) return -1;
  p++;
  return p;
}
function match_alpha(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHA3) === 0) return -1;
  p++;
  return p;
}
function match_lowalpha(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & LOWALPHA) === 0) return -1;
  p++;
  return p;
}
function match_upalpha(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & UPALPHA) === 0) return -1;
  p++;
  return p;
}
function match_digit(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) === 0) return -1;
  p++;
  return p;
}
function match_control(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & CONTROL) === 0) return -1;
  p++;
  return p;
}
function match_space(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 32) return -1;
  p++;
  return p;
}
function match_delims2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & DELIMS2) === 0) return -1;
  p++;
  return p;
}
function match_unwise2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & UNWISE2) === 0) return -1;
  p++;
  return p;
}
var RULES3 = /* @__PURE__ */ new Map([
  ["URI_reference", withNode3(parse_URI_reference3)],
  ["absoluteURI", withNode3(parse_absoluteURI)],
  ["relativeURI", withNode3(parse_relativeURI)],
  ["hier_part", withNode3(parse_hier_part3)],
  ["opaque_part", withLeaf3("opaque_part", match_opaque_part2)],
  ["uric_no_slash", withoutNode3(match_uric_no_slash2)],
  ["net_path", withNode3(parse_net_path2)],
  ["abs_path", withNode3(parse_abs_path2)],
  ["rel_path", withNode3(parse_rel_path2)],
  ["rel_segment", withLeaf3("rel_segment", match_rel_segment2)],
  ["scheme", withLeaf3("scheme", match_scheme3)],
  ["authority", withNode3(parse_authority3)],
  ["reg_name", withLeaf3("reg_name", match_reg_name3)],
  ["server", withNode3(parse_server2)],
  ["userinfo", withLeaf3("userinfo", match_userinfo3)],
  ["hostport", withNode3(parse_hostport2)],
  ["host", withNode3(parse_host3)],
  ["hostname", withLeaf3("hostname", match_hostname2)],
  ["domainlabel", withoutNode3(match_domainlabel2)],
  ["toplabel", withoutNode3(match_toplabel2)],
  ["IPv4address", withLeaf3("IPv4address", match_IPv4address3)],
  ["IPv6reference", withNode3(parse_IPv6reference2)],
  ["IPv6address", withLeaf3("IPv6address", match_IPv6address3)],
  ["hexpart", withoutNode3(match_hexpart)],
  ["hexseq", withoutNode3(match_hexseq)],
  ["hex4", withoutNode3(match_hex4)],
  ["port", withLeaf3("port", match_port3)],
  ["path", withNode3(parse_path3)],
  ["path_segments", withNode3(parse_path_segments2)],
  ["segment", withNode3(parse_segment)],
  ["param", withLeaf3("param", match_param)],
  ["pchar", withoutNode3(match_pchar3)],
  ["query", withLeaf3("query", match_query3)],
  ["fragment", withLeaf3("fragment", match_fragment3)],
  ["uric", withoutNode3(match_uric2)],
  ["reserved", withoutNode3(match_reserved3)],
  ["unreserved", withoutNode3(match_unreserved3)],
  ["mark", withoutNode3(match_mark2)],
  ["escaped", withoutNode3(match_escaped2)],
  ["hex", withoutNode3(match_hex)],
  ["alphanum", withoutNode3(match_alphanum2)],
  ["alpha", withoutNode3(match_alpha)],
  ["lowalpha", withoutNode3(match_lowalpha)],
  ["upalpha", withoutNode3(match_upalpha)],
  ["digit", withoutNode3(match_digit)],
  ["control", withoutNode3(match_control)],
  ["space", withoutNode3(match_space)],
  ["delims", withoutNode3(match_delims2)],
  ["unwise", withoutNode3(match_unwise2)]
]);
function parse3(input, { startRule }) {
  return RULES3.get(startRule)(input);
}

// generated/rfc2396.reference.js
var table2 = {
  starts: {
    "URI-reference": 50,
    "absoluteURI": 5,
    "relativeURI": 1
  },
  classes: "                                 A BACAAAAADADEFGGGGGGGGGGHA A IJKKKKKKLLLLLLLLLLLLLLLLLLLLM N A KKKKKKLLLLLLLLLLLLLLLLLLLL   A ",
  states: "ADEGJKL3C1F7,GK1,GK1,ADEGJKL0C-2F43I95.KL1,DEGKL0H1,ADEGHIJKL92C93F1,ADEGHJKL39C40F1I91.ADEGHKL3C1F38I90J4M5.GK1,GK1,ADEGHKL0C-2F35I87J1.ADEFGHJKL34C35I86M1.GK1H9,GK5H1N30,G1H8K-1,E13G1H-1K3N28,E12G1H-2K3N27,E11GK3H-3N26,GK1H-4N25,GK1H-5N24,H-6N23,H1,G3K1N21,GK17H1N20,G1K-1,E3G1H-1K15N18,E2G1H-2K15N17,E1GK15H-3N16,G1,E3G1,E2G1,E1,G1,E3G1,E2G1,E1,G1,G1N6,G1N5,N4,GK1H-16N3,GK1H-17N2,H-18N1,F2H1I54.F1G0I53.ADEFGHJKL0C1I52.GK1,GK-2,ADEGJ4B49C2F6KL1.AJ3B48C1DEGKL0F44H4I47.GK1,GK1,ADEGJKL0B45C-2F41I44.ADEGHIJKL43C47F1,ADEGHJKL39B43C40F1I42.ADEGHKL3B42C1F38I41J4M5.GK1,GK1,ADEGHKL0B39C-2F35I38J1.ADEFGHJKL34B38C35I37M1.GK1H9,GK5H1N30,G1H8K-1,E13G1H-1K3N28,E12G1H-2K3N27,E11GK3H-3N26,GK1H-4N25,GK1H-5N24,H-6N23,H1,G3K1N21,GK17H1N20,G1K-1,E3G1H-1K15N18,E2G1H-2K15N17,E1GK15H-3N16,G1,E3G1,E2G1,E1,G1,E3G1,E2G1,E1,G1,G1N6,G1N5,N4,GK1H-16N3,GK1H-17N2,H-18N1,B6F2H1I5.B5F1G0I4.ADEFGHJKL0B4C1I3.GK1,GK-2,ADEFGHIJKLMN0B1C4.ADEFGHIJKLMN0C1.GK1,GK-2,GK1,GK-5,"
};

// generated/rfc2396.tree.js
var shapes3 = `
URI-reference=[<uri:absoluteURI|relativeURI>]["#"<fragment>]
absoluteURI=<scheme>":"("//"<authority:server|reg_name><path:abs_path|path|opaque_part>/<path>)["?"<query>]
relativeURI=("//"<authority:server|reg_name><path:abs_path|path|rel_path>/<path>)["?"<query>]
hier_part=("//"<authority:server|reg_name><path:abs_path|path>/<path>)["?"<query>]
net_path="//"<authority:server|reg_name><path:abs_path|path>
abs_path="/"<segments[]:segment>*("/"<segments>)
rel_path=<segments[]:rel_segment|segment>["/"<segments>*("/"<segments>)]
server=[<userinfo>"@"]<hostport>/
hostport=<host:hostname|IPv4address|IPv6reference>[":"<port>]
IPv6reference="["<address:IPv6address>"]"
path_segments=<segments[]:segment>*("/"<segments>)
segment=<name:pchar>*(";"<params[]:param>)
`;

// src/standards/rfc2396/grammar.ts
var grammar6 = defineGrammar({
  id: "rfc2396",
  title: "RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("2396", section),
  reference: lazy(() => new Automaton(table2)),
  grammar: grammar5,
  parse: parse3,
  shapes: shapes3,
  referenceRules: ["URI-reference", "absoluteURI", "relativeURI", "hier_part", "net_path"],
  view: view3,
  split: split3
});
function view3(node, print) {
  if (node.type === "URI-reference") {
    const { uri, fragment } = node;
    return { ...uri === null ? EMPTY2 : view3(uri, print), fragment: leafText(fragment) };
  }
  const { authority, path, query, scheme } = { ...NEITHER2, ...node };
  return {
    ...EMPTY2,
    scheme: leafText(scheme),
    ...authority && viewAuthority2(authority, print),
    path: print(path),
    query: leafText(query)
  };
}
var NEITHER2 = { scheme: null, query: null };
function viewAuthority2(authority, print) {
  const text2 = print(authority);
  if (authority.type === "reg_name") return { authority: text2, userinfo: null, host: null, port: null };
  const { userinfo, hostport } = authority;
  return {
    authority: text2,
    userinfo: leafText(userinfo),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port)
  };
}
function split3(input, _rule, tester) {
  const colon = schemeEnd(input);
  if (colon >= 0 && input[colon + 1] !== "/") {
    const hash = firstOf(input, "#", colon, input.length);
    return {
      ...EMPTY2,
      scheme: input.slice(0, colon),
      path: input.slice(colon + 1, hash),
      fragment: hash === input.length ? null : input.slice(hash + 1)
    };
  }
  const components2 = componentsOf(input, true);
  const { authority } = components2;
  if (authority === null || authority !== "" && tester("server")(authority)) return components2;
  return { ...components2, userinfo: null, host: null, port: null };
}

// src/standards/rfc2396/explained.ts
var explained3 = explainer(grammar6, explanations3);

// src/standards/rfc2396/normalization.ts
var normalization3 = {
  steps: { case: "6", "percent-encoding": "2.3", "default-port": "6", "port-zeros": "3.2.2" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Section 2.3. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(
    () => characterSet((character) => grammar6.test(character, { rule: "unreserved" }) && character !== ".")
  ),
  // Section 6 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
  ignoresHostCase: ({ host }) => host !== null && grammar6.test(host, { rule: "hostname" }),
  // Section 5: dot-segments "are only considered special when resolving a relative-path reference".
  removeDots: null
};

// src/standards/rfc2396/resolution.ts
var resolution3 = {
  baseRule: "absoluteURI",
  options: { validating: BOTH, excess: ["keep", "remove", "refuse"], literal: BOTH, trace: BOTH },
  transform: transform3
};
var strict = grammar6;
var resolvable = {
  defaultRule: strict.defaultRule,
  test: strict.test,
  components(input, options) {
    if (options === void 0 && typeof input === "string" && input.startsWith("?") && grammar6.test(`/${input}`)) {
      return { ...grammar6.components(`/${input}`), path: "" };
    }
    return strict.components(input, options);
  },
  text: strict.text,
  refusal: strict.refusal,
  misread: strict.misread
};
function transform3(reference2, Base, options, note) {
  const { validating = true } = options;
  const isHierarchical = Base.path === "" || Base.path.startsWith("/");
  const isOwnScheme = !validating && isHierarchical && reference2.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = (isOwnScheme ? relativeOf2(reference2) : null) ?? reference2;
  const finish = (step, target) => {
    note?.("5.2", step, compose(R), compose(target));
    return target;
  };
  if (R !== reference2) {
    note?.("5.2", "step 3: the scheme equals the scheme of the base and is ignored", compose(reference2), compose(R));
  }
  if (R.path === "" && R.scheme === null && R.authority === null && R.query === null) {
    note?.("5.2", "step 2: the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  if (R.scheme !== null) return finish("step 3: the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return finish("step 4: the reference has an authority: the scheme comes from the base", {
      ...R,
      scheme: Base.scheme
    });
  }
  if (!isHierarchical) {
    throw refusal2(
      Base,
      compose(Base),
      "opaque-base",
      "A relative reference cannot be resolved against this base, because the base is not hierarchical.",
      "hier_part"
    );
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 5: the reference's path is absolute: scheme and authority come from the base", inherited);
  }
  const path = guarded2(merge3(R, Base, compose(reference2), options, note), Base.authority, options, note);
  return finish("steps 6h and 7: the reference's path is relative: it is merged with the path of the base", {
    ...inherited,
    path
  });
}
function relativeOf2(reference2) {
  const rest = compose({ ...reference2, scheme: null });
  if (!rest.startsWith("?") && !grammar6.test(rest)) return null;
  const components2 = resolvable.components(rest);
  return components2.scheme === null ? components2 : null;
}
function merge3(R, Base, reference2, { excess = "keep", literal: literal2 = false }, note) {
  const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path;
  const buffer = Base.path === "" && R.path !== "" && !literal2 ? `/${merged}` : merged;
  note?.(
    "5.2",
    "steps 6a and 6b: the path of the base without its last segment, then the path of the reference",
    R.path,
    buffer
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "steps 6c to 6f: relative segments are removed", buffer, removed);
  const rest = removeExcess(removed);
  if (rest === removed || excess === "keep") return removed;
  if (excess === "refuse") {
    throw refusal2(
      R,
      reference2,
      "excess-dot-segments",
      'The reference has more ".." segments than the base has levels.',
      "rel_path"
    );
  }
  note?.("5.2", 'step 6g: ".." segments above the root are removed', removed, rest);
  return rest;
}
function guarded2(path, authority, { literal: literal2 = false }, note) {
  const result = literal2 ? path : guardPath(path, authority);
  if (result !== path) note?.("4.3", 'a path without an authority must not begin with "//"', path, result);
  return result;
}
function refusal2(components2, text2, code, message, rule) {
  const at2 = text2.length - (components2.query === null ? 0 : components2.query.length + 1);
  const end7 = at2 - (components2.fragment === null ? 0 : components2.fragment.length + 1);
  const mistake = { code, message, start: end7 - components2.path.length, end: end7, rule };
  return new URISyntaxError(grammar6.record(text2, mistake));
}

// src/standards/rfc2396/index.ts
var rfc2396 = defineStandard(
  withExplanations(grammar6, explained3),
  {
    id: "rfc2396",
    name: "RFC 2396",
    year: 1998,
    status: "obsolete",
    // No rule matches exactly the URIs with an optional fragment.
    ruleFor: { uri: "URI-reference", absoluteURI: "absoluteURI" },
    // Section 7 covers all topics.
    securitySections: {
      "malicious-construction": "7",
      "back-end-transcoding": "7",
      "rare-ip-address-formats": "7",
      "sensitive-information": "7",
      "semantic-attacks": "7"
    },
    bases: { section: "5.1", hasDefault: true }
  },
  operationsOn(grammar6, normalization3),
  // A relative reference that `relativize` returns must match the grammar.
  resolvingBy(
    resolution3,
    targetResolver(resolvable, resolution3),
    relativizer(strict, resolution3, targetResolver(strict, resolution3))
  )
);

// src/standards/url-syntax-05/faults.ts
var explanations4 = {
  parts: {
    scheme: "scheme",
    userinfo: "user",
    host: "host",
    port: "port",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escaped",
    address: "host"
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."],
    site: "a site",
    user: "a user",
    password: "a password",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter."
    ],
    hostnumber: ["a host number", "It has four numbers with dots between them."],
    port: ["a port", "A port has digits only."],
    segment: "a segment",
    query: "a query",
    fragment: "a fragment",
    escaped: ["an escaped octet", "It is '%' and two hexadecimal digits."]
  }
};

// generated/url-syntax-05.grammar.js
var grammar7 = `
\xA73 URL-based references and URLs
URL-reference=[absoluteURL/relativeURL]["#"fragment]
\xA74.2 Opaque and Hierarchical URLs
absoluteURL=generic-URL/opaque-URL
opaque-URL=scheme":"*urlc
generic-URL=scheme":"relativeURL
\xA75 Relative URL References
relativeURL=net_path/abs_path/rel_path
net_path="//"site[abs_path]
abs_path="/"rel_path
rel_path=[path_segments]["?"query]
\xA74.1 Scheme
scheme=1*(alpha/digit/"+"/"-"/".")
\xA74.3.1 Site Component
site=[[user[":"password]"@"]hostport]
user=*(unreserved/escaped/";"/"&"/"="/"+")
password=*(unreserved/escaped/";"/"&"/"="/"+")
hostport=host[":"port]
host=hostname/hostnumber
hostname=*(domainlabel".")toplabel
domainlabel=alphanum/alphanum*(alphanum/"-")alphanum
toplabel=alpha/alpha*(alphanum/"-")alphanum
hostnumber=1*digit"."1*digit"."1*digit"."1*digit
port=*digit
\xA74.3.2 Path Component
path=["/"]path_segments
path_segments=segment*("/"segment)
segment=*pchar*(";"param)
param=*pchar
pchar=unreserved/escaped/":"/"@"/"&"/"="/"+"
\xA74.3.3 Query Component
query=*urlc
\xA73
fragment=*urlc
\xA7A Collected BNF for URLs
urlc=reserved/unreserved/escaped
\xA72.2 Reserved Characters
reserved=";"/"/"/"?"/":"/"@"/"&"/"="/"+"
\xA72.3 Unreserved Characters
unreserved=alpha/digit/mark
mark="$"/"-"/"_"/"."/"!"/"~"/"*"/"'"/"("/")"/","
\xA72.4.1 Escaped Encoding
escaped="%"hex hex
hex=digit/"A"/"B"/"C"/"D"/"E"/"F"/"a"/"b"/"c"/"d"/"e"/"f"
\xA71.4 Syntax Notation and Common Elements
alphanum=alpha/digit
alpha=lowalpha/upalpha
lowalpha=%x61-7A
upalpha=%x41-5A
digit="0"/"1"/"2"/"3"/"4"/"5"/"6"/"7"/"8"/"9"
\xA72.4.3 Excluded US-ASCII Characters
control=%x0-1F/%x7F
space=%x20
delims="<"/">"/"#"/"%"/%x22
unwise="{"/"}"/"|"/"\\"/"^"/"["/"]"/"\`"
`;

// generated/url-syntax-05.parser.js
function leaf4(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function withoutNode4(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf4(type, match) {
  return (input) => match(input, 0) === input.length ? leaf4(type, input, 0, input.length) : void 0;
}
var end4 = 0;
function miss4() {
  end4 = -1;
}
function withNode4(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end4 === input.length ? node : void 0;
  };
}
var SET4 = 1;
var SET_24 = 2;
var SET_34 = 4;
var SET_44 = 8;
var ALPHANUM3 = 16;
var SET_54 = 32;
var HEX2 = 64;
var SET_64 = 128;
var DIGIT4 = 256;
var ALPHA4 = 512;
var RESERVED4 = 1024;
var UNRESERVED4 = 2048;
var MARK3 = 4096;
var LOWALPHA2 = 8192;
var UPALPHA2 = 16384;
var CONTROL2 = 32768;
var DELIMS3 = 65536;
var UNWISE3 = 131072;
var CHARACTERS4 = new Int32Array(65536);
CHARACTERS4.set([
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  32768,
  0,
  6318,
  65536,
  65536,
  6318,
  65538,
  1198,
  6318,
  6318,
  6318,
  6318,
  1199,
  6318,
  6319,
  6319,
  1038,
  2559,
  2559,
  2559,
  2559,
  2559,
  2559,
  2559,
  2559,
  2559,
  2559,
  1070,
  1166,
  65536,
  1198,
  65536,
  1030,
  1070,
  19199,
  19199,
  19199,
  19199,
  19199,
  19199,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  19135,
  131072,
  131072,
  131072,
  131072,
  6318,
  131072,
  11007,
  11007,
  11007,
  11007,
  11007,
  11007,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  10943,
  131072,
  131072,
  131072,
  6318,
  32768
]);
function parse_URL_reference(input, p) {
  const n = input.length;
  let value2, value8, value12, found13, start17, stop18, found19;
  const start1 = p;
  found13 = false;
  optional3: {
    const start5 = p;
    miss4: {
      choice6: {
        const start7 = p;
        next9: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET4) === 0) break next9;
          value8 = parse_absoluteURL(input, p);
          p = end4;
          if (p < 0) break next9;
          break choice6;
        }
        p = start7;
        const start10 = p;
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_24) === 0) break miss4;
        p = match_urlc(input, p);
        if (p < 0) break miss4;
        p = start10;
        value12 = parse_relativeURL(input, p);
        p = end4;
        if (p < 0) break miss4;
        value8 = value12;
      }
      found13 = true;
      break optional3;
    }
    p = start5;
  }
  found19 = false;
  optional14: {
    const start16 = p;
    miss15: {
      if (p === n || input.charCodeAt(p) !== 35) break miss15;
      p++;
      start17 = p;
      p = match_fragment4(input, p);
      if (p < 0) break miss15;
      stop18 = p;
      found19 = true;
      break optional14;
    }
    p = start16;
  }
  value2 = {
    type: "URL-reference",
    start: start1,
    end: p,
    url: found13 ? value8 : null,
    fragment: found19 ? leaf4("fragment", input, start17, stop18) : null
  };
  end4 = p;
  return value2;
}
function parse_absoluteURL(input, p) {
  const n = input.length;
  let value3;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET4) === 0) break next4;
      value3 = parse_generic_URL(input, p);
      p = end4;
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    value3 = parse_opaque_URL(input, p);
    p = end4;
    if (p < 0) return miss4();
  }
  end4 = p;
  return value3;
}
function parse_opaque_URL(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  start3 = p;
  p = match_scheme4(input, p);
  if (p < 0) return miss4();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss4();
  p++;
  start5 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_34) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next7 = match_escaped3(input, p);
    if (next7 < 0) break;
    p = next7;
  }
  stop6 = p;
  value2 = {
    type: "opaque-URL",
    start: start1,
    end: p,
    scheme: leaf4("scheme", input, start3, stop4),
    opaque: leaf4("urlc", input, start5, stop6)
  };
  end4 = p;
  return value2;
}
function make_generic_URL(start, end7, scheme, relative) {
  const { site, path } = relative;
  return { type: "generic-URL", start, end: end7, scheme, site, path };
}
function parse_generic_URL(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  p = match_scheme4(input, p);
  if (p < 0) return miss4();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss4();
  p++;
  value5 = parse_relativeURL(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_generic_URL(start1, p, leaf4("scheme", input, start3, stop4), value5);
  end4 = p;
  return value2;
}
function make_relativeURL(path) {
  return { site: null, path };
}
function make_relativeURL_2(start, end7, part3) {
  const { site, path } = part3;
  return { type: "relativeURL", start, end: end7, site, path };
}
function parse_relativeURL(input, p) {
  const n = input.length;
  let value2, value5, value7, value13;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value7 = parse_net_path3(input, p);
      p = end4;
      if (p < 0) break next6;
      const start8 = p;
      not9: {
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_24) === 0) break not9;
        p = match_urlc(input, p);
        if (p < 0) break not9;
        break next6;
      }
      p = start8;
      value5 = value7;
      break choice3;
    }
    p = start4;
    choice11: {
      const start12 = p;
      next14: {
        if (p === n || input.charCodeAt(p) !== 47) break next14;
        value13 = parse_abs_path3(input, p);
        p = end4;
        if (p < 0) break next14;
        break choice11;
      }
      p = start12;
      value13 = parse_rel_path3(input, p);
      p = end4;
      if (p < 0) return miss4();
    }
    value5 = make_relativeURL(value13);
  }
  value2 = make_relativeURL_2(start1, p, value5);
  end4 = p;
  return value2;
}
function parse_net_path3(input, p) {
  const n = input.length;
  let value2, value3, value7, found8;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss4();
  p += 2;
  value3 = parse_site(input, p);
  p = end4;
  if (p < 0) return miss4();
  found8 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 47) break miss5;
      value7 = parse_abs_path3(input, p);
      p = end4;
      if (p < 0) break miss5;
      found8 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = { type: "net_path", start: start1, end: p, site: value3, path: found8 ? value7 : null };
  end4 = p;
  return value2;
}
function make_abs_path3(start, end7, path) {
  const { segments, query } = path;
  return { type: "abs_path", start, end: end7, segments, query };
}
function parse_abs_path3(input, p) {
  const n = input.length;
  let value2, value3;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  value3 = parse_rel_path3(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_abs_path3(start1, p, value3);
  end4 = p;
  return value2;
}
function make_rel_path3(start, end7, path, query) {
  return { type: "rel_path", start, end: end7, segments: path?.segments ?? [], query };
}
function parse_rel_path3(input, p) {
  const n = input.length;
  let value2, value9, found10, start14, stop15, found16;
  const start1 = p;
  found10 = false;
  optional3: {
    const start5 = p;
    miss4: {
      const start6 = p;
      choice8: {
        if (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_44) !== 0) {
          p++;
          break choice8;
        }
        if (p === n || input.charCodeAt(p) !== 37) break miss4;
        p = match_escaped3(input, p);
        if (p < 0) break miss4;
      }
      p = start6;
      value9 = parse_path_segments3(input, p);
      p = end4;
      if (p < 0) break miss4;
      found10 = true;
      break optional3;
    }
    p = start5;
  }
  found16 = false;
  optional11: {
    const start13 = p;
    miss12: {
      if (p === n || input.charCodeAt(p) !== 63) break miss12;
      p++;
      start14 = p;
      p = match_query4(input, p);
      if (p < 0) break miss12;
      stop15 = p;
      found16 = true;
      break optional11;
    }
    p = start13;
  }
  value2 = make_rel_path3(start1, p, found10 ? value9 : null, found16 ? leaf4("query", input, start14, stop15) : null);
  end4 = p;
  return value2;
}
function match_scheme4(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET4) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function make_site(user, password2) {
  return { user, password: password2 };
}
function make_site_2(start, end7, login, hostport) {
  return { type: "site", start, end: end7, user: null, password: null, ...login, hostport };
}
function parse_site(input, p) {
  const n = input.length;
  let value3, value10, start11, stop12, start16, stop17, found18, found19, value20;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      found19 = false;
      optional6: {
        const start8 = p;
        miss7: {
          start11 = p;
          p = match_user(input, p);
          if (p < 0) break miss7;
          stop12 = p;
          found18 = false;
          optional13: {
            const start15 = p;
            miss14: {
              if (p === n || input.charCodeAt(p) !== 58) break miss14;
              p++;
              start16 = p;
              p = match_password(input, p);
              if (p < 0) break miss14;
              stop17 = p;
              found18 = true;
              break optional13;
            }
            p = start15;
          }
          if (p === n || input.charCodeAt(p) !== 64) break miss7;
          p++;
          value10 = make_site(
            leaf4("user", input, start11, stop12),
            found18 ? leaf4("password", input, start16, stop17) : null
          );
          found19 = true;
          break optional6;
        }
        p = start8;
      }
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) break next4;
      value20 = parse_hostport3(input, p);
      p = end4;
      if (p < 0) break next4;
      value3 = make_site_2(start5, p, found19 ? value10 : null, value20);
      break choice1;
    }
    p = start2;
    const start21 = p;
    value3 = { type: "site", start: start21, end: p, user: null, password: null, hostport: null };
  }
  end4 = p;
  return value3;
}
function match_user(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_64) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_password(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_64) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_hostport3(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  value3 = parse_host4(input, p);
  p = end4;
  if (p < 0) return miss4();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 58) break miss5;
      p++;
      start7 = p;
      p = match_port4(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "hostport",
    start: start1,
    end: p,
    host: value3,
    port: found9 ? leaf4("port", input, start7, stop8) : null
  };
  end4 = p;
  return value2;
}
function parse_host4(input, p) {
  const n = input.length;
  let value3, start5, stop6, start7, stop8;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) break next4;
      p = match_hostname3(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf4("hostname", input, start5, stop6);
      break choice1;
    }
    p = start2;
    start7 = p;
    p = match_hostnumber(input, p);
    if (p < 0) return miss4();
    stop8 = p;
    value3 = leaf4("hostnumber", input, start7, stop8);
  }
  end4 = p;
  return value3;
}
function match_hostname3(input, p) {
  const n = input.length;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) break miss2;
      p = match_domainlabel3(input, p);
      if (p < 0) break miss2;
      if (p === n || input.charCodeAt(p) !== 46) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  p = match_toplabel3(input, p);
  if (p < 0) return -1;
  return p;
}
function match_domainlabel3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) return -1;
  p++;
  for (; ; ) {
    const start3 = p;
    miss2: {
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_toplabel3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) return -1;
  p++;
  for (; ; ) {
    const start3 = p;
    miss2: {
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_hostnumber(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  if (p === start1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start2 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  if (p === start2) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start3 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  if (p === start3) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start4 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  if (p === start4) return -1;
  return p;
}
function match_port4(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  return p;
}
function match_path(input, p) {
  const n = input.length;
  if (p < n && input.charCodeAt(p) === 47) p++;
  p = match_path_segments(input, p);
  if (p < 0) return -1;
  return p;
}
function match_path_segments(input, p) {
  const n = input.length;
  let count1;
  count1 = 0;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (count1 > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss2;
        p++;
      }
      p = match_segment3(input, p);
      if (p < 0) break miss2;
      count1++;
      continue;
    }
    p = start3;
    break;
  }
  if (count1 < 1) return -1;
  return p;
}
function parse_path_segments3(input, p) {
  const n = input.length;
  let value2, list3, value6;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      value6 = parse_segment2(input, p);
      p = end4;
      if (p < 0) break miss4;
      list3.push(value6);
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss4();
  value2 = { type: "path_segments", start: start1, end: p, segments: list3 };
  end4 = p;
  return value2;
}
function match_segment3(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_54) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  for (; ; ) {
    const start4 = p;
    miss3: {
      if (p === n || input.charCodeAt(p) !== 59) break miss3;
      p++;
      p = match_param2(input, p);
      if (p < 0) break miss3;
      continue;
    }
    p = start4;
    break;
  }
  return p;
}
function parse_segment2(input, p) {
  const n = input.length;
  let value2, start3, stop4, list6, start9, stop10;
  const start1 = p;
  start3 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_54) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next5 = match_escaped3(input, p);
    if (next5 < 0) break;
    p = next5;
  }
  stop4 = p;
  list6 = [];
  for (; ; ) {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 59) break miss7;
      p++;
      start9 = p;
      p = match_param2(input, p);
      if (p < 0) break miss7;
      stop10 = p;
      list6.push(leaf4("param", input, start9, stop10));
      continue;
    }
    p = start8;
    break;
  }
  value2 = { type: "segment", start: start1, end: p, name: leaf4("pchar", input, start3, stop4), params: list6 };
  end4 = p;
  return value2;
}
function match_param2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_54) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_pchar4(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_54) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped3(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_query4(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_34) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_fragment4(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_34) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escaped3(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_urlc(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_34) !== 0) {
      p++;
      break choice1;
    }
    p = match_escaped3(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_reserved4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & RESERVED4) === 0) return -1;
  p++;
  return p;
}
function match_unreserved4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) === 0) return -1;
  p++;
  return p;
}
function match_mark3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & MARK3) === 0) return -1;
  p++;
  return p;
}
function match_escaped3(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  return p;
}
function match_hex2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  return p;
}
function match_alphanum3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHANUM3) === 0) return -1;
  p++;
  return p;
}
function match_alpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) return -1;
  p++;
  return p;
}
function match_lowalpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & LOWALPHA2) === 0) return -1;
  p++;
  return p;
}
function match_upalpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & UPALPHA2) === 0) return -1;
  p++;
  return p;
}
function match_digit2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) === 0) return -1;
  p++;
  return p;
}
function match_control2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & CONTROL2) === 0) return -1;
  p++;
  return p;
}
function match_space2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 32) return -1;
  p++;
  return p;
}
function match_delims3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & DELIMS3) === 0) return -1;
  p++;
  return p;
}
function match_unwise3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & UNWISE3) === 0) return -1;
  p++;
  return p;
}
var RULES4 = /* @__PURE__ */ new Map([
  ["URL_reference", withNode4(parse_URL_reference)],
  ["absoluteURL", withNode4(parse_absoluteURL)],
  ["opaque_URL", withNode4(parse_opaque_URL)],
  ["generic_URL", withNode4(parse_generic_URL)],
  ["relativeURL", withNode4(parse_relativeURL)],
  ["net_path", withNode4(parse_net_path3)],
  ["abs_path", withNode4(parse_abs_path3)],
  ["rel_path", withNode4(parse_rel_path3)],
  ["scheme", withLeaf4("scheme", match_scheme4)],
  ["site", withNode4(parse_site)],
  ["user", withLeaf4("user", match_user)],
  ["password", withLeaf4("password", match_password)],
  ["hostport", withNode4(parse_hostport3)],
  ["host", withNode4(parse_host4)],
  ["hostname", withLeaf4("hostname", match_hostname3)],
  ["domainlabel", withoutNode4(match_domainlabel3)],
  ["toplabel", withoutNode4(match_toplabel3)],
  ["hostnumber", withLeaf4("hostnumber", match_hostnumber)],
  ["port", withLeaf4("port", match_port4)],
  ["path", withoutNode4(match_path)],
  ["path_segments", withNode4(parse_path_segments3)],
  ["segment", withNode4(parse_segment2)],
  ["param", withLeaf4("param", match_param2)],
  ["pchar", withoutNode4(match_pchar4)],
  ["query", withLeaf4("query", match_query4)],
  ["fragment", withLeaf4("fragment", match_fragment4)],
  ["urlc", withoutNode4(match_urlc)],
  ["reserved", withoutNode4(match_reserved4)],
  ["unreserved", withoutNode4(match_unreserved4)],
  ["mark", withoutNode4(match_mark3)],
  ["escaped", withoutNode4(match_escaped3)],
  ["hex", withoutNode4(match_hex2)],
  ["alphanum", withoutNode4(match_alphanum3)],
  ["alpha", withoutNode4(match_alpha2)],
  ["lowalpha", withoutNode4(match_lowalpha2)],
  ["upalpha", withoutNode4(match_upalpha2)],
  ["digit", withoutNode4(match_digit2)],
  ["control", withoutNode4(match_control2)],
  ["space", withoutNode4(match_space2)],
  ["delims", withoutNode4(match_delims3)],
  ["unwise", withoutNode4(match_unwise3)]
]);
function parse4(input, { startRule }) {
  return RULES4.get(startRule)(input);
}

// generated/url-syntax-05.reference.js
var table3 = {
  starts: {
    "URL-reference": 3,
    "absoluteURL": 1,
    "generic-URL": 1,
    "relativeURL": 4
  },
  classes: "                                 A BACAAAAADADDAEEEEEEEEEEFA A AAEEEEEEDDDDDDDDDDDDDDDDDDDD    A EEEEEEDDDDDDDDDDDDDDDDDDDD   A ",
  states: "DE1,DE0F2,ADEF0B1C4.ADEF0C1.E1,E-2,E1,E-5,"
};

// generated/url-syntax-05.tree.js
var shapes4 = `
URL-reference=[<url:generic-URL|opaque-URL|relativeURL>]["#"<fragment>]
opaque-URL=<scheme>":"<opaque:urlc>
generic-URL=<scheme>":"("//"<site>[<path:abs_path|rel_path>]/<path>)
relativeURL="//"<site>[<path:abs_path|rel_path>]/<path>
net_path="//"<site>[<path:abs_path>]
abs_path="/"[<segments[]:segment>*("/"<segments>)]["?"<query>]
rel_path=[<segments[]:segment>*("/"<segments>)]["?"<query>]
site=[<user>[":"<password>]"@"]<hostport>/
hostport=<host:hostname|hostnumber>[":"<port>]
path_segments=<segments[]:segment>*("/"<segments>)
segment=<name:pchar>*(";"<params[]:param>)
`;

// src/standards/url-syntax-05/grammar.ts
var grammar8 = defineGrammar({
  id: "url-syntax-05",
  title: "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics",
  defaultRule: "URL-reference",
  urlOf: (section) => draftUrl("draft-fielding-url-syntax-05", section),
  reference: lazy(() => new Automaton(table3)),
  grammar: grammar7,
  parse: parse4,
  shapes: shapes4,
  referenceRules: ["URL-reference", "absoluteURL", "opaque-URL", "generic-URL", "relativeURL", "net_path"],
  view: view4,
  split: split4
});
function view4(node, print) {
  if (node.type === "URL-reference") {
    const { url, fragment } = node;
    return { ...url === null ? EMPTY2 : view4(url, print), fragment: leafText(fragment) };
  }
  const scheme = "scheme" in node ? leafText(node.scheme) : null;
  if (node.type === "opaque-URL") return { ...EMPTY2, scheme, path: leafText(node.opaque) };
  const { site, path } = node;
  return {
    ...EMPTY2,
    scheme,
    ...site && viewSite(site, print),
    ...path && viewPath(path, print)
  };
}
function viewPath(path, print) {
  const text2 = print(path);
  if (path.query === null) return { path: text2, query: null };
  const value = leafText(path.query);
  return { path: text2.slice(0, -value.length - 1), query: value };
}
function viewSite(site, print) {
  const { user, password: password2, hostport } = site;
  return {
    authority: print(site),
    userinfo: user && leafText(user) + (password2 === null ? "" : `:${leafText(password2)}`),
    host: hostport && print(hostport.host),
    port: hostport && leafText(hostport.port)
  };
}
function split4(input, rule, tester) {
  const colon = colonAfterScheme(input, rule, tester);
  const scheme = colon < 0 ? null : input.slice(0, colon);
  const start = colon + 1;
  if (rule === "opaque-URL") return { ...EMPTY2, scheme, path: input.slice(start) };
  const end7 = firstOf(input, "#", start, input.length);
  const site = siteEnd(input, start, end7, tester);
  const path = Math.max(start, site);
  const query = firstOf(input, "?", path, end7);
  return {
    ...EMPTY2,
    scheme,
    ...site >= 0 && authorityComponents(input, start + "//".length, site),
    // An empty site has no host.
    ...site === start + "//".length && { host: null },
    path: input.slice(path, query),
    query: query === end7 ? null : input.slice(query + 1, end7),
    fragment: end7 === input.length ? null : input.slice(end7 + 1)
  };
}
function colonAfterScheme(input, rule, tester) {
  if (rule === "relativeURL" || rule === "net_path") return -1;
  const colon = input.indexOf(":");
  return colon >= 0 && tester("scheme")(input.slice(0, colon)) ? colon : -1;
}
function siteEnd(input, start, end7, tester) {
  if (!input.startsWith("//", start)) return -1;
  const site = start + "//".length;
  const slash = firstOf(input, "/", site, end7);
  return tester("site")(input.slice(site, slash)) ? slash : -1;
}

// src/standards/url-syntax-05/explained.ts
var explained4 = explainer(grammar8, explanations4);

// src/standards/url-syntax-05/normalization.ts
var normalization4 = {
  // Section 4.1 defines the case of the scheme, section 6 the case of the host.
  steps: { case: "6", "percent-encoding": "2.4.2", "default-port": "6", "port-zeros": "4.3.1" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Sections 2.3 and 2.4.2. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(
    () => characterSet((character) => grammar8.test(character, { rule: "unreserved" }) && character !== ".")
  ),
  ignoresHostCase: () => true,
  removeDots: null
};

// src/standards/url-syntax-05/resolution.ts
var resolution4 = {
  baseRule: "absoluteURL",
  options: { literal: BOTH, trace: BOTH },
  transform: transform4
};
function transform4(R, Base, { literal: literal2 = false }, note) {
  const finish = (step, target) => {
    const guarded3 = literal2 || target.authority !== null ? target : guard(target, note);
    note?.("5.2", step, compose(R), compose(guarded3));
    return guarded3;
  };
  if (R.path === "" && R.scheme === null && R.authority === null && R.query === null) {
    note?.("5.2", "step 2: the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  if (R.scheme !== null) return finish("step 3: the reference has a scheme: the base is not used", R);
  if (R.authority !== null) {
    return finish("step 4: the reference has a site: the scheme comes from the base", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 5: the reference's path is absolute: scheme and site come from the base", inherited);
  }
  const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path + (R.query === null ? "" : `?${R.query}`);
  const buffer = Base.authority !== null && Base.path === "" && !literal2 ? `/${merged}` : merged;
  note?.(
    "5.2",
    "steps 6a to 6c: the path of the base without its last segment, then the path and query of the reference",
    R.path,
    buffer
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "steps 6d to 6g: relative segments are removed, also in the query", buffer, removed);
  const mark = removed.indexOf("?");
  return finish("steps 6h, 6i and 7: the buffer is split at its first question mark", {
    ...inherited,
    path: mark < 0 ? removed : removed.slice(0, mark),
    query: mark < 0 ? null : removed.slice(mark + 1)
  });
}
function guard(target, note) {
  if (!target.path.startsWith("//") || grammar8.components(compose(target)).authority === null) return target;
  const path = guardPath(target.path, target.authority);
  note?.("4.4", 'a path without a site must not begin with "//" if a site could follow', target.path, path);
  return { ...target, path };
}

// src/standards/url-syntax-05/index.ts
var urlSyntax05 = defineStandard(
  withExplanations(grammar8, explained4),
  {
    id: "url-syntax-05",
    name: "url-syntax-05",
    year: 1997,
    status: "draft",
    // No rule matches exactly the URIs with an optional fragment.
    ruleFor: { uri: "URL-reference", absoluteURI: "absoluteURL" },
    securitySections: null,
    bases: { section: "5.1", hasDefault: false }
  },
  operationsOn(grammar8, normalization4),
  resolutionOn(grammar8, resolution4)
);

// src/standards/rfc1808/faults.ts
var explanations5 = {
  parts: {
    scheme: "scheme",
    userinfo: "net_loc",
    host: "net_loc",
    port: "net_loc",
    path: "path",
    query: "query",
    fragment: "fragment",
    escape: "escape",
    address: "net_loc"
  },
  words: {
    scheme: ["a scheme", "A scheme has letters, digits, '+', '-' and '.'."],
    net_loc: "a network location",
    path: "a path",
    fsegment: "a first segment",
    segment: "a segment",
    params: "parameters",
    param: "a parameter",
    query: "a query",
    fragment: "a fragment",
    escape: ["an escaped octet", "It is '%' and two hexadecimal digits."]
  }
};

// generated/rfc1808.grammar.js
var grammar9 = `
\xA72.2 BNF for Relative URLs
URL=(absoluteURL/relativeURL)["#"fragment]
absoluteURL=generic-RL/(scheme":"*(uchar/reserved))
generic-RL=scheme":"relativeURL
relativeURL=net_path/abs_path/rel_path
net_path="//"net_loc[abs_path]
abs_path="/"rel_path
rel_path=[path][";"params]["?"query]
path=fsegment*("/"segment)
fsegment=1*pchar
segment=*pchar
params=param*(";"param)
param=*(pchar/"/")
scheme=1*(alpha/digit/"+"/"-"/".")
net_loc=*(pchar/";"/"?")
query=*(uchar/reserved)
fragment=*(uchar/reserved)
pchar=uchar/":"/"@"/"&"/"="
uchar=unreserved/escape
unreserved=alpha/digit/safe/extra
escape="%"hex hex
hex=digit/"A"/"B"/"C"/"D"/"E"/"F"/"a"/"b"/"c"/"d"/"e"/"f"
alpha=lowalpha/hialpha
lowalpha=%x61-7A
hialpha=%x41-5A
digit="0"/"1"/"2"/"3"/"4"/"5"/"6"/"7"/"8"/"9"
safe="$"/"-"/"_"/"."/"+"
extra="!"/"*"/"'"/"("/")"/","
national="{"/"}"/"|"/"\\"/"^"/"~"/"["/"]"/"\`"
reserved=";"/"/"/"?"/":"/"@"/"&"/"="
punctuation="<"/">"/"#"/"%"/%x22
`;

// generated/rfc1808.parser.js
function leaf5(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function withoutNode5(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf5(type, match) {
  return (input) => match(input, 0) === input.length ? leaf5(type, input, 0, input.length) : void 0;
}
var end5 = 0;
function miss5() {
  end5 = -1;
}
function withNode5(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end5 === input.length ? node : void 0;
  };
}
var SET5 = 1;
var SET_25 = 2;
var SET_35 = 4;
var HEX3 = 8;
var SET_45 = 16;
var SET_55 = 32;
var SET_65 = 64;
var UNRESERVED5 = 128;
var ALPHA5 = 256;
var LOWALPHA3 = 512;
var HIALPHA = 1024;
var DIGIT5 = 2048;
var SAFE = 4096;
var EXTRA = 8192;
var NATIONAL = 16384;
var RESERVED5 = 32768;
var PUNCTUATION2 = 65536;
var CHARACTERS5 = new Int32Array(65536);
CHARACTERS5.set([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  8438,
  65536,
  65536,
  4342,
  65540,
  32886,
  8438,
  8438,
  8438,
  8438,
  4343,
  8438,
  4343,
  4343,
  32834,
  2303,
  2303,
  2303,
  2303,
  2303,
  2303,
  2303,
  2303,
  2303,
  2303,
  32886,
  32786,
  65536,
  32886,
  65536,
  32786,
  32886,
  1535,
  1535,
  1535,
  1535,
  1535,
  1535,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  1527,
  16384,
  16384,
  16384,
  16384,
  4342,
  16384,
  1023,
  1023,
  1023,
  1023,
  1023,
  1023,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  1015,
  16384,
  16384,
  16384,
  16384,
  0
]);
function parse_URL(input, p) {
  const n = input.length;
  let value2, value5, start10, stop11, found12;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || (CHARACTERS5[input.charCodeAt(p)] & SET5) === 0) break next6;
      value5 = parse_absoluteURL2(input, p);
      p = end5;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    value5 = parse_relativeURL2(input, p);
    p = end5;
    if (p < 0) return miss5();
  }
  found12 = false;
  optional7: {
    const start9 = p;
    miss8: {
      if (p === n || input.charCodeAt(p) !== 35) break miss8;
      p++;
      start10 = p;
      p = match_fragment5(input, p);
      if (p < 0) break miss8;
      stop11 = p;
      found12 = true;
      break optional7;
    }
    p = start9;
  }
  value2 = {
    type: "URL",
    start: start1,
    end: p,
    url: value5,
    fragment: found12 ? leaf5("fragment", input, start10, stop11) : null
  };
  end5 = p;
  return value2;
}
function parse_absoluteURL2(input, p) {
  const n = input.length;
  let value3, value5, start9, stop10;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS5[input.charCodeAt(p)] & SET5) === 0) break next4;
      value5 = parse_generic_RL(input, p);
      p = end5;
      if (p < 0) break next4;
      const start6 = p;
      not7: {
        choice8: {
          if (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_25) !== 0) {
            p++;
            break choice8;
          }
          if (p === n || input.charCodeAt(p) !== 37) break not7;
          p = match_escape(input, p);
          if (p < 0) break not7;
        }
        break next4;
      }
      p = start6;
      value3 = value5;
      break choice1;
    }
    p = start2;
    start9 = p;
    p = match_scheme5(input, p);
    if (p < 0) return miss5();
    if (p === n || input.charCodeAt(p) !== 58) return miss5();
    p++;
    for (; ; ) {
      while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_25) !== 0) p++;
      if (p === n || input.charCodeAt(p) !== 37) break;
      const next11 = match_escape(input, p);
      if (next11 < 0) break;
      p = next11;
    }
    stop10 = p;
    value3 = leaf5("absoluteURL", input, start9, stop10);
  }
  end5 = p;
  return value3;
}
function make_generic_RL(start, end7, scheme, relative) {
  const { net_loc, path } = relative;
  return { type: "generic-RL", start, end: end7, scheme, net_loc, path };
}
function parse_generic_RL(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  p = match_scheme5(input, p);
  if (p < 0) return miss5();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss5();
  p++;
  value5 = parse_relativeURL2(input, p);
  p = end5;
  if (p < 0) return miss5();
  value2 = make_generic_RL(start1, p, leaf5("scheme", input, start3, stop4), value5);
  end5 = p;
  return value2;
}
function make_relativeURL2(path) {
  return { net_loc: null, path };
}
function make_relativeURL_22(start, end7, part3) {
  const { net_loc, path } = part3;
  return { type: "relativeURL", start, end: end7, net_loc, path };
}
function parse_relativeURL2(input, p) {
  const n = input.length;
  let value2, value5, value10;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value5 = parse_net_path4(input, p);
      p = end5;
      if (p < 0) break next6;
      break choice3;
    }
    p = start4;
    choice8: {
      const start9 = p;
      next11: {
        if (p === n || input.charCodeAt(p) !== 47) break next11;
        value10 = parse_abs_path4(input, p);
        p = end5;
        if (p < 0) break next11;
        break choice8;
      }
      p = start9;
      value10 = parse_rel_path4(input, p);
      p = end5;
      if (p < 0) return miss5();
    }
    value5 = make_relativeURL2(value10);
  }
  value2 = make_relativeURL_22(start1, p, value5);
  end5 = p;
  return value2;
}
function parse_net_path4(input, p) {
  const n = input.length;
  let value2, start3, stop4, value8, found9;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss5();
  p += 2;
  start3 = p;
  p = match_net_loc(input, p);
  if (p < 0) return miss5();
  stop4 = p;
  found9 = false;
  optional5: {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      value8 = parse_abs_path4(input, p);
      p = end5;
      if (p < 0) break miss6;
      found9 = true;
      break optional5;
    }
    p = start7;
  }
  value2 = {
    type: "net_path",
    start: start1,
    end: p,
    net_loc: leaf5("net_loc", input, start3, stop4),
    path: found9 ? value8 : null
  };
  end5 = p;
  return value2;
}
function make_abs_path4(start, end7, rest) {
  const { path, params, query } = rest;
  return { type: "abs_path", start, end: end7, path, params, query };
}
function parse_abs_path4(input, p) {
  const n = input.length;
  let value2, value3;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss5();
  p++;
  value3 = parse_rel_path4(input, p);
  p = end5;
  if (p < 0) return miss5();
  value2 = make_abs_path4(start1, p, value3);
  end5 = p;
  return value2;
}
function parse_rel_path4(input, p) {
  const n = input.length;
  let value2, value6, found7, value11, found12, start16, stop17, found18;
  const start1 = p;
  found7 = false;
  optional3: {
    const start5 = p;
    miss4: {
      if (p === n || (CHARACTERS5[input.charCodeAt(p)] & SET_35) === 0) break miss4;
      value6 = parse_path4(input, p);
      p = end5;
      if (p < 0) break miss4;
      found7 = true;
      break optional3;
    }
    p = start5;
  }
  found12 = false;
  optional8: {
    const start10 = p;
    miss9: {
      if (p === n || input.charCodeAt(p) !== 59) break miss9;
      p++;
      value11 = parse_params(input, p);
      p = end5;
      if (p < 0) break miss9;
      found12 = true;
      break optional8;
    }
    p = start10;
  }
  found18 = false;
  optional13: {
    const start15 = p;
    miss14: {
      if (p === n || input.charCodeAt(p) !== 63) break miss14;
      p++;
      start16 = p;
      p = match_query5(input, p);
      if (p < 0) break miss14;
      stop17 = p;
      found18 = true;
      break optional13;
    }
    p = start15;
  }
  value2 = {
    type: "rel_path",
    start: start1,
    end: p,
    path: found7 ? value6 : null,
    params: found12 ? value11 : null,
    query: found18 ? leaf5("query", input, start16, stop17) : null
  };
  end5 = p;
  return value2;
}
function make_path(start, end7, first, rest) {
  return { type: "path", start, end: end7, segments: [first, ...rest] };
}
function parse_path4(input, p) {
  const n = input.length;
  let value2, start3, stop4, list5, start8, stop9;
  const start1 = p;
  start3 = p;
  p = match_fsegment(input, p);
  if (p < 0) return miss5();
  stop4 = p;
  list5 = [];
  for (; ; ) {
    const start7 = p;
    miss6: {
      if (p === n || input.charCodeAt(p) !== 47) break miss6;
      p++;
      start8 = p;
      p = match_segment4(input, p);
      if (p < 0) break miss6;
      stop9 = p;
      list5.push(leaf5("segment", input, start8, stop9));
      continue;
    }
    p = start7;
    break;
  }
  value2 = make_path(start1, p, leaf5("fsegment", input, start3, stop4), list5);
  end5 = p;
  return value2;
}
function match_fsegment(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_55) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escape(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function match_segment4(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_55) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_params(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 59) break miss4;
        p++;
      }
      start6 = p;
      p = match_param3(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf5("param", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss5();
  value2 = { type: "params", start: start1, end: p, params: list3 };
  end5 = p;
  return value2;
}
function match_param3(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_65) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_scheme5(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET5) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function match_net_loc(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_45) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_query5(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_25) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_fragment5(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_25) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_pchar5(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS5[input.charCodeAt(p)] & SET_55) !== 0) {
      p++;
      break choice1;
    }
    p = match_escape(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_uchar(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS5[input.charCodeAt(p)] & UNRESERVED5) !== 0) {
      p++;
      break choice1;
    }
    p = match_escape(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_unreserved5(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & UNRESERVED5) === 0) return -1;
  p++;
  return p;
}
function match_escape(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & HEX3) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & HEX3) === 0) return -1;
  p++;
  return p;
}
function match_hex3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & HEX3) === 0) return -1;
  p++;
  return p;
}
function match_alpha3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & ALPHA5) === 0) return -1;
  p++;
  return p;
}
function match_lowalpha3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & LOWALPHA3) === 0) return -1;
  p++;
  return p;
}
function match_hialpha(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & HIALPHA) === 0) return -1;
  p++;
  return p;
}
function match_digit3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & DIGIT5) === 0) return -1;
  p++;
  return p;
}
function match_safe(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & SAFE) === 0) return -1;
  p++;
  return p;
}
function match_extra(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & EXTRA) === 0) return -1;
  p++;
  return p;
}
function match_national(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & NATIONAL) === 0) return -1;
  p++;
  return p;
}
function match_reserved5(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & RESERVED5) === 0) return -1;
  p++;
  return p;
}
function match_punctuation(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS5[input.charCodeAt(p)] & PUNCTUATION2) === 0) return -1;
  p++;
  return p;
}
var RULES5 = /* @__PURE__ */ new Map([
  ["URL", withNode5(parse_URL)],
  ["absoluteURL", withNode5(parse_absoluteURL2)],
  ["generic_RL", withNode5(parse_generic_RL)],
  ["relativeURL", withNode5(parse_relativeURL2)],
  ["net_path", withNode5(parse_net_path4)],
  ["abs_path", withNode5(parse_abs_path4)],
  ["rel_path", withNode5(parse_rel_path4)],
  ["path", withNode5(parse_path4)],
  ["fsegment", withLeaf5("fsegment", match_fsegment)],
  ["segment", withLeaf5("segment", match_segment4)],
  ["params", withNode5(parse_params)],
  ["param", withLeaf5("param", match_param3)],
  ["scheme", withLeaf5("scheme", match_scheme5)],
  ["net_loc", withLeaf5("net_loc", match_net_loc)],
  ["query", withLeaf5("query", match_query5)],
  ["fragment", withLeaf5("fragment", match_fragment5)],
  ["pchar", withoutNode5(match_pchar5)],
  ["uchar", withoutNode5(match_uchar)],
  ["unreserved", withoutNode5(match_unreserved5)],
  ["escape", withoutNode5(match_escape)],
  ["hex", withoutNode5(match_hex3)],
  ["alpha", withoutNode5(match_alpha3)],
  ["lowalpha", withoutNode5(match_lowalpha3)],
  ["hialpha", withoutNode5(match_hialpha)],
  ["digit", withoutNode5(match_digit3)],
  ["safe", withoutNode5(match_safe)],
  ["extra", withoutNode5(match_extra)],
  ["national", withoutNode5(match_national)],
  ["reserved", withoutNode5(match_reserved5)],
  ["punctuation", withoutNode5(match_punctuation)]
]);
function parse5(input, { startRule }) {
  return RULES5.get(startRule)(input);
}

// generated/rfc1808.reference.js
var table4 = {
  starts: {
    "URL": 11,
    "absoluteURL": 9,
    "generic-RL": 1,
    "relativeURL": 3
  },
  classes: "                                 A BACAAAAADADDEFFFFFFFFFFGA A AAFFFFFFDDDDDDDDDDDDDDDDDDDD    A FFFFFFDDDDDDDDDDDDDDDDDDDD     ",
  states: "DF1,DF0G1,ADFG17C18E1.ADFG16C17E1.ADFG0C1E3.F1,F-2,ADFG12C13.DF1,DF0G10,ADFG8B9C6E1.ADFG7B8C5E1.ADFG0B7C1E3.F1,F-2,ADFG3B4C1.F1,F1,ADEFG0B1C-2.ADEFG0C1.F1,F-2,"
};

// generated/rfc1808.tree.js
var shapes5 = `
URL=<url:generic-RL|absoluteURL|relativeURL>["#"<fragment>]
generic-RL=<scheme>":"("//"<net_loc>[<path:abs_path|rel_path>]/<path>)
relativeURL="//"<net_loc>[<path:abs_path|rel_path>]/<path>
net_path="//"<net_loc>[<path:abs_path>]
abs_path="/"[<path>][";"<params>]["?"<query>]
rel_path=[<path>][";"<params>]["?"<query>]
path=<segments[]:fsegment|segment>*("/"<segments>)
params=<params[]:param>*(";"<params>)
`;

// src/standards/rfc1808/grammar.ts
var grammar10 = defineGrammar({
  id: "rfc1808",
  title: "RFC 1808, Relative Uniform Resource Locators",
  defaultRule: "URL",
  urlOf: (section) => rfcUrl("1808", section),
  reference: lazy(() => new Automaton(table4)),
  grammar: grammar9,
  parse: parse5,
  shapes: shapes5,
  referenceRules: ["URL", "absoluteURL", "generic-RL", "relativeURL", "net_path"],
  view: view5,
  split: split5
});
function view5(node, print) {
  return split5(print(node), node.type);
}
function split5(input, rule) {
  const end7 = firstOf(input, "#", 0, input.length);
  const hasScheme = rule !== "relativeURL" && rule !== "net_path";
  const [prefix = ""] = hasScheme && SCHEME.exec(input) || [];
  const start = prefix.length;
  const isNetwork = input.startsWith("//", start);
  const from = start + "//".length;
  const path = isNetwork ? firstOf(input, "/", from, end7) : start;
  const query = firstOf(input, "?", path, end7);
  return {
    ...EMPTY2,
    scheme: start === 0 ? null : prefix.slice(0, -1),
    ...isNetwork && authorityComponents(input, from, path),
    // An empty net_loc has no host.
    ...isNetwork && path === from && { host: null },
    path: input.slice(path, query),
    query: query === end7 ? null : input.slice(query + 1, end7),
    fragment: end7 === input.length ? null : input.slice(end7 + 1)
  };
}
var SCHEME = /^[\dA-Za-z+.-]+:/;

// src/standards/rfc1808/explained.ts
var explained5 = explainer(grammar10, explanations5);

// src/standards/rfc1808/normalization.ts
var normalization5 = {
  // RFC 1738 section 2.1 ignores the case of schemes, its section 2.2 compares escapes, and its section 3.1 defines the
  // port.
  steps: { case: "2.1", "percent-encoding": "2.1", "default-port": "2.1", "port-zeros": "2.1" },
  rungs: { string: "2.1", syntax: "2.1", scheme: "2.1" },
  hexDigits: "percent-encoding",
  // "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
  decodable: lazy(
    () => characterSet((character) => grammar10.test(character, { rule: "unreserved" }) && character !== ".")
  ),
  ignoresHostCase: () => false,
  removeDots: null
};

// src/standards/rfc1808/resolution.ts
var resolution5 = {
  baseRule: "absoluteURL",
  options: { literal: BOTH, trace: BOTH },
  transform: transform5
};
var { defaultRule: defaultRule2, test: test2, components, text, refusal: refusal3, misread } = grammar10;
var references2 = {
  defaultRule: defaultRule2,
  test: test2,
  components(input, options) {
    if (typeof input !== "string" || options?.rule !== resolution5.baseRule) return components(input, options);
    const base = withoutFragment(input);
    const found = components(base, options);
    return base === input ? found : { ...found, fragment: components(input).fragment };
  },
  text,
  refusal: refusal3,
  misread
};
var withoutParameters = {
  ...references2,
  components(input, options) {
    const found = references2.components(input, options);
    return options === void 0 ? found : { ...found, path: splitParameters(found.path).path };
  }
};
function transform5(R, Base, { literal: literal2 = false }, note) {
  const finish = (step, target) => {
    const guarded3 = literal2 ? target : guard2(target, note);
    note?.("4", step, compose(R), compose(guarded3));
    return guarded3;
  };
  if (compose(R) === "") return finish("step 2a: the reference is empty: it inherits the whole base", Base);
  if (R.scheme !== null) return finish("step 2b: the reference has a scheme: the base is not used", R);
  const withScheme = { ...R, scheme: Base.scheme };
  if (R.authority) return finish("step 3: the reference has a net_loc: the scheme comes from the base", withScheme);
  const inherited = { ...withScheme, authority: Base.authority ?? R.authority };
  if (R.path.startsWith("/")) {
    return finish("step 4: the reference's path is absolute: scheme and net_loc come from the base", inherited);
  }
  const own = splitParameters(R.path);
  const ofBase = splitParameters(Base.path);
  if (own.path !== "") {
    const path2 = joinParameters({ ...own, path: merge4(own.path, ofBase.path, note) });
    return finish("steps 6 and 7: the reference's path is relative: it is merged with the path of the base", {
      ...inherited,
      path: path2
    });
  }
  if (own.params) {
    return finish("step 5a: the reference begins with parameters: the path comes from the base", {
      ...inherited,
      path: joinParameters({ ...own, path: ofBase.path })
    });
  }
  const path = joinParameters({ path: ofBase.path, params: ofBase.params ?? own.params });
  if (R.query) {
    return finish("step 5b: the reference has only a query: path and parameters come from the base", {
      ...inherited,
      path
    });
  }
  return finish("step 5: the reference has neither path nor query: path, parameters and query come from the base", {
    ...inherited,
    path,
    query: Base.query ?? R.query
  });
}
function merge4(path, base, note) {
  const merged = base.slice(0, base.lastIndexOf("/") + 1) + path;
  note?.("4", "step 6: the path of the base without its last segment, then the path of the reference", path, merged);
  const removed = removeRelativeSegments(merged);
  note?.("4", "steps 6a to 6d: relative segments are removed", merged, removed);
  return removed;
}
function guard2(target, note) {
  const { authority, query } = target;
  const isJoined = authority !== null && !target.path.startsWith("/") && (target.path !== "" || query !== null);
  const path = isJoined ? `/${target.path}` : guardPath(target.path, authority);
  if (path === target.path) return target;
  const step = isJoined ? "a net_loc ends at the next slash, so a slash must follow it" : 'a path without a net_loc must not begin with "//"';
  note?.("2.4.3", step, target.path, path);
  return { ...target, path };
}

// src/standards/rfc1808/index.ts
var resolve2 = targetResolver(references2, resolution5);
var rfc1808 = defineStandard(
  withExplanations(grammar10, explained5),
  {
    id: "rfc1808",
    name: "RFC 1808",
    year: 1995,
    status: "obsolete",
    // No rule matches exactly the URLs with an optional fragment.
    ruleFor: { uri: "URL", absoluteURI: "absoluteURL" },
    // Section 6 refers to RFC 1738.
    securitySections: null,
    bases: { section: "3", hasDefault: false },
    hasParameters: true
  },
  operationsOn(grammar10, normalization5),
  resolvingBy(resolution5, resolve2, relativizer(withoutParameters, resolution5, resolve2))
);

// src/standards/rfc1738/faults.ts
var explanations6 = {
  parts: {
    scheme: "scheme",
    userinfo: "user",
    host: "host",
    port: "port",
    path: "schemepart",
    query: "schemepart",
    fragment: "genericurl",
    escape: "escape",
    address: "host"
  },
  words: {
    scheme: ["a scheme", "A scheme has lower-case letters, digits, '+', '-' and '.'."],
    schemepart: "the scheme's part",
    login: "a login",
    user: "a user",
    password: "a password",
    hostname: [
      "a host name",
      "It has labels of letters, digits and inner hyphens; the last label starts with a letter."
    ],
    hostnumber: ["a host number", "It has four numbers with dots between them."],
    port: ["a port", "A port has digits only."],
    fsegment: "a segment",
    hsegment: "a segment",
    search: "a search part",
    gtype: "a Gopher type",
    selector: "a selector",
    encoded822addr: "a mail address",
    group: "a newsgroup",
    article: "an article",
    database: "a database",
    psegment: "a segment",
    fieldname: "a field name",
    fieldvalue: "a field value",
    escape: ["an escaped octet", "It is '%' and two hexadecimal digits."]
  }
};

// generated/rfc1738.grammar.js
var grammar11 = `
\xA72.1 The main parts of URLs
genericurl=scheme":"schemepart
\xA73 Specific Schemes
url=httpurl/ftpurl/newsurl/nntpurl/telneturl/gopherurl/waisurl/mailtourl/fileurl/prosperourl/otherurl
\xA74 REGISTRATION OF NEW SCHEMES
otherurl=genericurl
\xA72.1
scheme=1*(alpha/digit/"+"/"-"/".")
schemepart=*xchar/ip-schemepart
\xA73.1 Common Internet Scheme Syntax
ip-schemepart="//"login["/"urlpath]
login=[user[":"password]"@"]hostport
hostport=host[":"port]
host=hostname/hostnumber
hostname=*(domainlabel".")toplabel
domainlabel=alphadigit/alphadigit*(alphadigit/"-")alphadigit
toplabel=alpha/alpha*(alphadigit/"-")alphadigit
alphadigit=alpha/digit
hostnumber=digits"."digits"."digits"."digits
port=digits
user=*(uchar/";"/"?"/"&"/"=")
password=*(uchar/";"/"?"/"&"/"=")
urlpath=*xchar
\xA73.2 FTP
ftpurl="ftp://"login["/"fpath[";type="ftptype]]
\xA73.2.2 FTP url-path
fpath=fsegment*("/"fsegment)
fsegment=*(uchar/"?"/":"/"@"/"&"/"=")
ftptype="A"/"I"/"D"/"a"/"i"/"d"
\xA73.10 FILES
fileurl="file://"[host/"localhost"]"/"fpath
\xA73.3 HTTP
httpurl="http://"hostport["/"hpath["?"search]]
hpath=hsegment*("/"hsegment)
hsegment=*(uchar/";"/":"/"@"/"&"/"=")
search=*(uchar/";"/":"/"@"/"&"/"=")
\xA73.4.1 Gopher URL syntax
gopherurl="gopher://"hostport["/"[gtype[selector["%09"search["%09"gopher+_string]]]]]
gtype=xchar
selector=*xchar
\xA73.4.3 URL syntax for Gopher+ items
gopher+_string=*xchar
\xA73.5 MAILTO
mailtourl="mailto:"encoded822addr
encoded822addr=1*xchar
\xA73.6 NEWS
newsurl="news:"grouppart
grouppart="*"/group/article
group=alpha*(alpha/digit/"-"/"."/"+"/"_")
article=1*(uchar/";"/"/"/"?"/":"/"&"/"=")"@"host
\xA73.7 NNTP
nntpurl="nntp://"hostport"/"group["/"digits]
\xA73.8 TELNET
telneturl="telnet://"login["/"]
\xA73.9 WAIS
waisurl=waisdatabase/waisindex/waisdoc
waisdatabase="wais://"hostport"/"database
waisindex="wais://"hostport"/"database"?"search
waisdoc="wais://"hostport"/"database"/"wtype"/"wpath
database=*uchar
wtype=*uchar
wpath=*uchar
\xA73.11 PROSPERO
prosperourl="prospero://"hostport"/"ppath*(fieldspec)
ppath=psegment*("/"psegment)
psegment=*(uchar/"?"/":"/"@"/"&"/"=")
fieldspec=";"fieldname"="fieldvalue
fieldname=*(uchar/"?"/":"/"@"/"&")
fieldvalue=*(uchar/"?"/":"/"@"/"&")
\xA75 BNF for specific URL schemes
lowalpha=%x61-7A
hialpha=%x41-5A
alpha=lowalpha/hialpha
digit="0"/"1"/"2"/"3"/"4"/"5"/"6"/"7"/"8"/"9"
\xA72.2 URL Character Encoding Issues
safe="$"/"-"/"_"/"."/"+"
extra="!"/"*"/"'"/"("/")"/","
national="{"/"}"/"|"/"\\"/"^"/"~"/"["/"]"/"\`"
punctuation="<"/">"/"#"/"%"/%x22
reserved=";"/"/"/"?"/":"/"@"/"&"/"="
hex=digit/"A"/"B"/"C"/"D"/"E"/"F"/"a"/"b"/"c"/"d"/"e"/"f"
escape="%"hex hex
unreserved=alpha/digit/safe/extra
uchar=unreserved/escape
xchar=unreserved/reserved/escape
\xA75
digits=1*digit
`;

// generated/rfc1738.parser.js
function leaf6(type, input, start, end7) {
  return { type, start, end: end7, value: input.slice(start, end7) };
}
function withoutNode6(match) {
  return (input) => match(input, 0) === input.length ? null : void 0;
}
function withLeaf6(type, match) {
  return (input) => match(input, 0) === input.length ? leaf6(type, input, 0, input.length) : void 0;
}
var end6 = 0;
function miss6() {
  end6 = -1;
}
function withNode6(parse7) {
  return (input) => {
    const node = parse7(input, 0);
    return end6 === input.length ? node : void 0;
  };
}
var SET6 = 1;
var SET_26 = 2;
var SET_36 = 4;
var SET_46 = 8;
var SET_56 = 16;
var SET_66 = 32;
var SET_74 = 64;
var SET_84 = 128;
var SET_94 = 256;
var SET_104 = 512;
var DIGIT6 = 1024;
var ALPHADIGIT = 2048;
var FTPTYPE = 4096;
var SET_114 = 8192;
var SET_123 = 16384;
var ALPHA6 = 32768;
var SET_133 = 65536;
var HEX4 = 131072;
var SET_142 = 262144;
var SET_152 = 524288;
var SET_162 = 1048576;
var SET_17 = 2097152;
var UNRESERVED6 = 4194304;
var SET_18 = 8388608;
var LOWALPHA4 = 16777216;
var HIALPHA2 = 33554432;
var SAFE2 = 67108864;
var EXTRA2 = 134217728;
var NATIONAL2 = 268435456;
var PUNCTUATION3 = 536870912;
var RESERVED6 = 1073741824;
var CHARACTERS6 = new Int32Array(65536);
CHARACTERS6.set([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  148660992,
  536870912,
  536870912,
  81552128,
  536887552,
  1083990784,
  148660992,
  148660992,
  148660992,
  148660992,
  83714816,
  148660992,
  83714816,
  83714816,
  1074807552,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  16740096,
  1083728640,
  1075077888,
  536870912,
  1075602176,
  536870912,
  1083982592,
  1082663680,
  50330368,
  50326272,
  50326272,
  50330368,
  50326272,
  50326274,
  50195216,
  50195201,
  50199296,
  50195200,
  50195200,
  50195200,
  50195264,
  50195204,
  50195200,
  50195328,
  50195200,
  50195200,
  50195200,
  50195208,
  50195200,
  50195200,
  50195232,
  50195200,
  50195200,
  50195200,
  268435456,
  268435456,
  268435456,
  268435456,
  83649280,
  268435456,
  33553152,
  33549056,
  33549056,
  33553152,
  33549056,
  33549058,
  33418e3,
  33417985,
  33422080,
  33417984,
  33417984,
  33417984,
  33418048,
  33417988,
  33417984,
  33418112,
  33417984,
  33417984,
  33417984,
  33417992,
  33417984,
  33417984,
  33418016,
  33417984,
  33417984,
  33417984,
  268435456,
  268435456,
  268435456,
  268435456,
  0
]);
function parse_genericurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  p = match_scheme6(input, p);
  if (p < 0) return miss6();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss6();
  p++;
  value5 = parse_schemepart(input, p);
  p = end6;
  if (p < 0) return miss6();
  value2 = {
    type: "genericurl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    schemepart: value5
  };
  end6 = p;
  return value2;
}
function parse_url(input, p) {
  const n = input.length;
  let value3, value7;
  choice1: {
    const start2 = p;
    next4: {
      choice5: {
        const start6 = p;
        next8: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET6) === 0) break next8;
          value7 = parse_httpurl(input, p);
          p = end6;
          if (p < 0) break next8;
          break choice5;
        }
        p = start6;
        next9: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_26) === 0) break next9;
          value7 = parse_ftpurl(input, p);
          p = end6;
          if (p < 0) break next9;
          break choice5;
        }
        p = start6;
        next10: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_36) === 0) break next10;
          value7 = parse_newsurl(input, p);
          p = end6;
          if (p < 0) break next10;
          break choice5;
        }
        p = start6;
        next11: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_36) === 0) break next11;
          value7 = parse_nntpurl(input, p);
          p = end6;
          if (p < 0) break next11;
          break choice5;
        }
        p = start6;
        next12: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_46) === 0) break next12;
          value7 = parse_telneturl(input, p);
          p = end6;
          if (p < 0) break next12;
          break choice5;
        }
        p = start6;
        next13: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_56) === 0) break next13;
          value7 = parse_gopherurl(input, p);
          p = end6;
          if (p < 0) break next13;
          break choice5;
        }
        p = start6;
        next14: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_66) === 0) break next14;
          value7 = parse_waisurl(input, p);
          p = end6;
          if (p < 0) break next14;
          break choice5;
        }
        p = start6;
        next15: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_74) === 0) break next15;
          value7 = parse_mailtourl(input, p);
          p = end6;
          if (p < 0) break next15;
          break choice5;
        }
        p = start6;
        next16: {
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_26) === 0) break next16;
          value7 = parse_fileurl(input, p);
          p = end6;
          if (p < 0) break next16;
          break choice5;
        }
        p = start6;
        if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_84) === 0) break next4;
        value7 = parse_prosperourl(input, p);
        p = end6;
        if (p < 0) break next4;
      }
      const start17 = p;
      not18: {
        if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_94) === 0) break not18;
        p = match_xchar(input, p);
        if (p < 0) break not18;
        break next4;
      }
      p = start17;
      value3 = value7;
      break choice1;
    }
    p = start2;
    value3 = parse_genericurl(input, p);
    p = end6;
    if (p < 0) return miss6();
  }
  end6 = p;
  return value3;
}
function parse_otherurl(input, p) {
  let value1;
  value1 = parse_genericurl(input, p);
  p = end6;
  if (p < 0) return miss6();
  end6 = p;
  return value1;
}
function match_scheme6(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_133) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
function parse_schemepart(input, p) {
  const n = input.length;
  let value3, value5, start8, stop9;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || input.charCodeAt(p) !== 47) break next4;
      value5 = parse_ip_schemepart(input, p);
      p = end6;
      if (p < 0) break next4;
      const start6 = p;
      not7: {
        if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_94) === 0) break not7;
        p = match_xchar(input, p);
        if (p < 0) break not7;
        break next4;
      }
      p = start6;
      value3 = value5;
      break choice1;
    }
    p = start2;
    start8 = p;
    for (; ; ) {
      while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) p++;
      if (p === n || input.charCodeAt(p) !== 37) break;
      const next10 = match_escape2(input, p);
      if (next10 < 0) break;
      p = next10;
    }
    stop9 = p;
    value3 = leaf6("schemepart", input, start8, stop9);
  }
  end6 = p;
  return value3;
}
function parse_ip_schemepart(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss6();
  p += 2;
  value3 = parse_login(input, p);
  p = end6;
  if (p < 0) return miss6();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 47) break miss5;
      p++;
      start7 = p;
      p = match_urlpath(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "ip-schemepart",
    start: start1,
    end: p,
    login: value3,
    urlpath: found9 ? leaf6("urlpath", input, start7, stop8) : null
  };
  end6 = p;
  return value2;
}
function make_login(user, password2) {
  return { user, password: password2 };
}
function make_login_2(start, end7, credentials, hostport) {
  return { type: "login", start, end: end7, user: null, password: null, ...credentials, hostport };
}
function parse_login(input, p) {
  const n = input.length;
  let value2, value7, start8, stop9, start13, stop14, found15, found16, value17;
  const start1 = p;
  found16 = false;
  optional3: {
    const start5 = p;
    miss4: {
      start8 = p;
      p = match_user2(input, p);
      if (p < 0) break miss4;
      stop9 = p;
      found15 = false;
      optional10: {
        const start12 = p;
        miss11: {
          if (p === n || input.charCodeAt(p) !== 58) break miss11;
          p++;
          start13 = p;
          p = match_password2(input, p);
          if (p < 0) break miss11;
          stop14 = p;
          found15 = true;
          break optional10;
        }
        p = start12;
      }
      if (p === n || input.charCodeAt(p) !== 64) break miss4;
      p++;
      value7 = make_login(
        leaf6("user", input, start8, stop9),
        found15 ? leaf6("password", input, start13, stop14) : null
      );
      found16 = true;
      break optional3;
    }
    p = start5;
  }
  value17 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  value2 = make_login_2(start1, p, found16 ? value7 : null, value17);
  end6 = p;
  return value2;
}
function parse_hostport4(input, p) {
  const n = input.length;
  let value2, value3, start7, stop8, found9;
  const start1 = p;
  value3 = parse_host5(input, p);
  p = end6;
  if (p < 0) return miss6();
  found9 = false;
  optional4: {
    const start6 = p;
    miss5: {
      if (p === n || input.charCodeAt(p) !== 58) break miss5;
      p++;
      start7 = p;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & DIGIT6) === 0) break miss5;
      p = match_port5(input, p);
      if (p < 0) break miss5;
      stop8 = p;
      found9 = true;
      break optional4;
    }
    p = start6;
  }
  value2 = {
    type: "hostport",
    start: start1,
    end: p,
    host: value3,
    port: found9 ? leaf6("port", input, start7, stop8) : null
  };
  end6 = p;
  return value2;
}
function match_host(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break next3;
      p = match_hostname4(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    p = match_hostnumber2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function parse_host5(input, p) {
  const n = input.length;
  let value3, start5, stop6, start7, stop8;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break next4;
      p = match_hostname4(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf6("hostname", input, start5, stop6);
      break choice1;
    }
    p = start2;
    start7 = p;
    p = match_hostnumber2(input, p);
    if (p < 0) return miss6();
    stop8 = p;
    value3 = leaf6("hostnumber", input, start7, stop8);
  }
  end6 = p;
  return value3;
}
function match_hostname4(input, p) {
  const n = input.length;
  for (; ; ) {
    const start3 = p;
    miss2: {
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break miss2;
      p = match_domainlabel4(input, p);
      if (p < 0) break miss2;
      if (p === n || input.charCodeAt(p) !== 46) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  p = match_toplabel4(input, p);
  if (p < 0) return -1;
  return p;
}
function match_domainlabel4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) return -1;
  p++;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) !== 0) p++;
    const start3 = p;
    miss2: {
      const start4 = p;
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === start4) break miss2;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_toplabel4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHA6) === 0) return -1;
  p++;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) !== 0) p++;
    const start3 = p;
    miss2: {
      const start4 = p;
      while (p < n && input.charCodeAt(p) === 45) p++;
      if (p === start4) break miss2;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break miss2;
      p++;
      continue;
    }
    p = start3;
    break;
  }
  return p;
}
function match_alphadigit(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) return -1;
  p++;
  return p;
}
function match_hostnumber2(input, p) {
  const n = input.length;
  p = match_digits(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_digits(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_digits(input, p);
  if (p < 0) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  p = match_digits(input, p);
  if (p < 0) return -1;
  return p;
}
function match_port5(input, p) {
  p = match_digits(input, p);
  if (p < 0) return -1;
  return p;
}
function match_user2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_142) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_password2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_142) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_urlpath(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function make_ftpurl(fieldname, ftptype) {
  return { fieldname, ftptype };
}
function make_ftpurl_2(path, type) {
  return { path, fieldname: null, ftptype: null, ...type };
}
function make_ftpurl_3(start, end7, scheme, login, file) {
  return { type: "ftpurl", start, end: end7, scheme, login, path: null, fieldname: null, ftptype: null, ...file };
}
function parse_ftpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value10, value11, value16, start17, stop18, start19, stop20, found21, found22;
  const start1 = p;
  start3 = p;
  if (n - p < 3 || (input.charCodeAt(p) | 32) !== 102 || (input.charCodeAt(p + 1) | 32) !== 116 || (input.charCodeAt(p + 2) | 32) !== 112)
    return miss6();
  p += 3;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_login(input, p);
  p = end6;
  if (p < 0) return miss6();
  found22 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 47) break miss7;
      p++;
      value11 = parse_fpath(input, p);
      p = end6;
      if (p < 0) break miss7;
      found21 = false;
      optional12: {
        const start14 = p;
        miss13: {
          if (p === n || input.charCodeAt(p) !== 59) break miss13;
          p++;
          start17 = p;
          if (n - p < 4 || (input.charCodeAt(p) | 32) !== 116 || (input.charCodeAt(p + 1) | 32) !== 121 || (input.charCodeAt(p + 2) | 32) !== 112 || (input.charCodeAt(p + 3) | 32) !== 101)
            break miss13;
          p += 4;
          stop18 = p;
          if (p === n || input.charCodeAt(p) !== 61) break miss13;
          p++;
          start19 = p;
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & FTPTYPE) === 0) break miss13;
          p++;
          stop20 = p;
          value16 = make_ftpurl(leaf6("fieldname", input, start17, stop18), leaf6("ftptype", input, start19, stop20));
          found21 = true;
          break optional12;
        }
        p = start14;
      }
      value10 = make_ftpurl_2(value11, found21 ? value16 : null);
      found22 = true;
      break optional6;
    }
    p = start8;
  }
  value2 = make_ftpurl_3(start1, p, leaf6("scheme", input, start3, stop4), value5, found22 ? value10 : null);
  end6 = p;
  return value2;
}
function parse_fpath(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      start6 = p;
      p = match_fsegment2(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf6("fsegment", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss6();
  value2 = { type: "fpath", start: start1, end: p, segments: list3 };
  end6 = p;
  return value2;
}
function match_fsegment2(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_152) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_ftptype(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & FTPTYPE) === 0) return -1;
  p++;
  return p;
}
function parse_fileurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value8, found9, value10;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 102 || (input.charCodeAt(p + 1) | 32) !== 105 || (input.charCodeAt(p + 2) | 32) !== 108 || (input.charCodeAt(p + 3) | 32) !== 101)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  found9 = false;
  optional5: {
    const start7 = p;
    miss6: {
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHADIGIT) === 0) break miss6;
      value8 = parse_host5(input, p);
      p = end6;
      if (p < 0) break miss6;
      found9 = true;
      break optional5;
    }
    p = start7;
  }
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  value10 = parse_fpath(input, p);
  p = end6;
  if (p < 0) return miss6();
  value2 = {
    type: "fileurl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    host: found9 ? value8 : null,
    path: value10
  };
  end6 = p;
  return value2;
}
function make_httpurl(path, search) {
  return { path, search };
}
function make_httpurl_2(start, end7, scheme, hostport, tail) {
  return { type: "httpurl", start, end: end7, scheme, hostport, path: null, search: null, ...tail };
}
function parse_httpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value10, value11, start15, stop16, found17, found18;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 104 || (input.charCodeAt(p + 1) | 32) !== 116 || (input.charCodeAt(p + 2) | 32) !== 116 || (input.charCodeAt(p + 3) | 32) !== 112)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  found18 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 47) break miss7;
      p++;
      value11 = parse_hpath(input, p);
      p = end6;
      if (p < 0) break miss7;
      found17 = false;
      optional12: {
        const start14 = p;
        miss13: {
          if (p === n || input.charCodeAt(p) !== 63) break miss13;
          p++;
          start15 = p;
          p = match_search(input, p);
          if (p < 0) break miss13;
          stop16 = p;
          found17 = true;
          break optional12;
        }
        p = start14;
      }
      value10 = make_httpurl(value11, found17 ? leaf6("search", input, start15, stop16) : null);
      found18 = true;
      break optional6;
    }
    p = start8;
  }
  value2 = make_httpurl_2(start1, p, leaf6("scheme", input, start3, stop4), value5, found18 ? value10 : null);
  end6 = p;
  return value2;
}
function parse_hpath(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      start6 = p;
      p = match_hsegment(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf6("hsegment", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss6();
  value2 = { type: "hpath", start: start1, end: p, segments: list3 };
  end6 = p;
  return value2;
}
function match_hsegment(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_114) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_search(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_114) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function make_gopherurl(gtype, selector, search, gopherString) {
  return { gtype, selector, search, gopherString };
}
function make_gopherurl_2(gtype, selector) {
  return { gtype, selector };
}
function make_gopherurl_3(urlpath) {
  return { urlpath };
}
function make_gopherurl_4(start, end7, scheme, hostport, tail) {
  const absent = { gtype: null, selector: null, search: null, gopherString: null, urlpath: null };
  return { type: "gopherurl", start, end: end7, scheme, hostport, ...absent, ...tail };
}
function parse_gopherurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value11, start14, stop15, start16, stop17, start26, stop27, start39, stop40, found41, start46, stop47, start48, stop49, start51, stop52, found53;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 103 || (input.charCodeAt(p + 1) | 32) !== 111 || (input.charCodeAt(p + 2) | 32) !== 112 || (input.charCodeAt(p + 3) | 32) !== 104 || (input.charCodeAt(p + 4) | 32) !== 101 || (input.charCodeAt(p + 5) | 32) !== 114)
    return miss6();
  p += 6;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  found53 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 47) break miss7;
      p++;
      choice9: {
        const start10 = p;
        next12: {
          start14 = p;
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_94) === 0) break next12;
          p = match_gtype(input, p);
          if (p < 0) break next12;
          stop15 = p;
          start16 = p;
          for (; ; ) {
            const start20 = p;
            miss19: {
              choice21: {
                const start22 = p;
                next23: {
                  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_104) === 0) break next23;
                  p++;
                  break choice21;
                }
                p = start22;
                const start24 = p;
                not25: {
                  if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
                    break not25;
                  p += 3;
                  break miss19;
                }
                p = start24;
                if (p === n || input.charCodeAt(p) !== 37) break miss19;
                p = match_escape2(input, p);
                if (p < 0) break miss19;
              }
              continue;
            }
            p = start20;
            break;
          }
          stop17 = p;
          if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
            break next12;
          p += 3;
          start26 = p;
          for (; ; ) {
            const start30 = p;
            miss29: {
              choice31: {
                const start32 = p;
                next33: {
                  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_114) === 0) break next33;
                  p++;
                  break choice31;
                }
                p = start32;
                const start34 = p;
                not35: {
                  if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
                    break not35;
                  p += 3;
                  break miss29;
                }
                p = start34;
                if (p === n || input.charCodeAt(p) !== 37) break miss29;
                p = match_escape2(input, p);
                if (p < 0) break miss29;
              }
              continue;
            }
            p = start30;
            break;
          }
          stop27 = p;
          found41 = false;
          optional36: {
            const start38 = p;
            miss37: {
              if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
                break miss37;
              p += 3;
              start39 = p;
              p = match_gopher__string(input, p);
              if (p < 0) break miss37;
              stop40 = p;
              found41 = true;
              break optional36;
            }
            p = start38;
          }
          const start42 = p;
          not43: {
            if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_94) === 0) break not43;
            p = match_xchar(input, p);
            if (p < 0) break not43;
            break next12;
          }
          p = start42;
          value11 = make_gopherurl(
            leaf6("gtype", input, start14, stop15),
            leaf6("selector", input, start16, stop17),
            leaf6("search", input, start26, stop27),
            found41 ? leaf6("gopher+_string", input, start39, stop40) : null
          );
          break choice9;
        }
        p = start10;
        next44: {
          start46 = p;
          if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_94) === 0) break next44;
          p = match_gtype(input, p);
          if (p < 0) break next44;
          stop47 = p;
          start48 = p;
          p = match_selector(input, p);
          if (p < 0) break next44;
          stop49 = p;
          value11 = make_gopherurl_2(leaf6("gtype", input, start46, stop47), leaf6("selector", input, start48, stop49));
          break choice9;
        }
        p = start10;
        start51 = p;
        stop52 = p;
        value11 = make_gopherurl_3(leaf6("urlpath", input, start51, stop52));
      }
      found53 = true;
      break optional6;
    }
    p = start8;
  }
  value2 = make_gopherurl_4(start1, p, leaf6("scheme", input, start3, stop4), value5, found53 ? value11 : null);
  end6 = p;
  return value2;
}
function match_gtype(input, p) {
  p = match_xchar(input, p);
  if (p < 0) return -1;
  return p;
}
function match_selector(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_gopher__string(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_mailtourl(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 109 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 108 || (input.charCodeAt(p + 4) | 32) !== 116 || (input.charCodeAt(p + 5) | 32) !== 111)
    return miss6();
  p += 6;
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss6();
  p++;
  start5 = p;
  p = match_encoded822addr(input, p);
  if (p < 0) return miss6();
  stop6 = p;
  value2 = {
    type: "mailtourl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    encoded822addr: leaf6("encoded822addr", input, start5, stop6)
  };
  end6 = p;
  return value2;
}
function match_encoded822addr(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escape2(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  return p;
}
function parse_newsurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 110 || (input.charCodeAt(p + 1) | 32) !== 101 || (input.charCodeAt(p + 2) | 32) !== 119 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss6();
  p += 4;
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss6();
  p++;
  value5 = parse_grouppart(input, p);
  p = end6;
  if (p < 0) return miss6();
  value2 = { type: "newsurl", start: start1, end: p, scheme: leaf6("scheme", input, start3, stop4), grouppart: value5 };
  end6 = p;
  return value2;
}
function parse_grouppart(input, p) {
  const n = input.length;
  let value3, start5, stop6, start8, stop9, start10, stop11;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_123) === 0) break next4;
      p = match_article(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf6("article", input, start5, stop6);
      break choice1;
    }
    p = start2;
    next7: {
      start8 = p;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHA6) === 0) break next7;
      p = match_group(input, p);
      if (p < 0) break next7;
      stop9 = p;
      value3 = leaf6("group", input, start8, stop9);
      break choice1;
    }
    p = start2;
    start10 = p;
    if (p === n || input.charCodeAt(p) !== 42) return miss6();
    p++;
    stop11 = p;
    value3 = leaf6("grouppart", input, start10, stop11);
  }
  end6 = p;
  return value3;
}
function match_group(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHA6) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_17) !== 0) p++;
  return p;
}
function match_article(input, p) {
  const n = input.length;
  const start1 = p;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_162) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next2 = match_escape2(input, p);
    if (next2 < 0) break;
    p = next2;
  }
  if (p === start1) return -1;
  if (p === n || input.charCodeAt(p) !== 64) return -1;
  p++;
  p = match_host(input, p);
  if (p < 0) return -1;
  return p;
}
function parse_nntpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start11, stop12, found13;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 110 || (input.charCodeAt(p + 1) | 32) !== 110 || (input.charCodeAt(p + 2) | 32) !== 116 || (input.charCodeAt(p + 3) | 32) !== 112)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start6 = p;
  p = match_group(input, p);
  if (p < 0) return miss6();
  stop7 = p;
  found13 = false;
  optional8: {
    const start10 = p;
    miss9: {
      if (p === n || input.charCodeAt(p) !== 47) break miss9;
      p++;
      start11 = p;
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & DIGIT6) === 0) break miss9;
      p = match_digits(input, p);
      if (p < 0) break miss9;
      stop12 = p;
      found13 = true;
      break optional8;
    }
    p = start10;
  }
  value2 = {
    type: "nntpurl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    hostport: value5,
    group: leaf6("group", input, start6, stop7),
    digits: found13 ? leaf6("digits", input, start11, stop12) : null
  };
  end6 = p;
  return value2;
}
function parse_telneturl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start9, stop10, found11;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 116 || (input.charCodeAt(p + 1) | 32) !== 101 || (input.charCodeAt(p + 2) | 32) !== 108 || (input.charCodeAt(p + 3) | 32) !== 110 || (input.charCodeAt(p + 4) | 32) !== 101 || (input.charCodeAt(p + 5) | 32) !== 116)
    return miss6();
  p += 6;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_login(input, p);
  p = end6;
  if (p < 0) return miss6();
  found11 = false;
  optional6: {
    const start8 = p;
    miss7: {
      if (p === n || input.charCodeAt(p) !== 47) break miss7;
      p++;
      start9 = p;
      stop10 = p;
      found11 = true;
      break optional6;
    }
    p = start8;
  }
  value2 = {
    type: "telneturl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    login: value5,
    urlpath: found11 ? leaf6("urlpath", input, start9, stop10) : null
  };
  end6 = p;
  return value2;
}
function parse_waisurl(input, p) {
  const n = input.length;
  let value3;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_66) === 0) break next4;
      value3 = parse_waisdoc(input, p);
      p = end6;
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    next5: {
      if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SET_66) === 0) break next5;
      value3 = parse_waisindex(input, p);
      p = end6;
      if (p < 0) break next5;
      break choice1;
    }
    p = start2;
    value3 = parse_waisdatabase(input, p);
    p = end6;
    if (p < 0) return miss6();
  }
  end6 = p;
  return value3;
}
function parse_waisdatabase(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss6();
  stop7 = p;
  value2 = {
    type: "waisdatabase",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    hostport: value5,
    database: leaf6("database", input, start6, stop7)
  };
  end6 = p;
  return value2;
}
function parse_waisindex(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start8, stop9;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss6();
  stop7 = p;
  if (p === n || input.charCodeAt(p) !== 63) return miss6();
  p++;
  start8 = p;
  p = match_search(input, p);
  if (p < 0) return miss6();
  stop9 = p;
  value2 = {
    type: "waisindex",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    hostport: value5,
    database: leaf6("database", input, start6, stop7),
    search: leaf6("search", input, start8, stop9)
  };
  end6 = p;
  return value2;
}
function parse_waisdoc(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start8, stop9, start10, stop11;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss6();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss6();
  stop7 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start8 = p;
  p = match_wtype(input, p);
  if (p < 0) return miss6();
  stop9 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  start10 = p;
  p = match_wpath(input, p);
  if (p < 0) return miss6();
  stop11 = p;
  value2 = {
    type: "waisdoc",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    hostport: value5,
    database: leaf6("database", input, start6, stop7),
    wtype: leaf6("wtype", input, start8, stop9),
    wpath: leaf6("wpath", input, start10, stop11)
  };
  end6 = p;
  return value2;
}
function match_database(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & UNRESERVED6) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_wtype(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & UNRESERVED6) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_wpath(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & UNRESERVED6) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_prosperourl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value6, list7, value10;
  const start1 = p;
  start3 = p;
  if (n - p < 8 || (input.charCodeAt(p) | 32) !== 112 || (input.charCodeAt(p + 1) | 32) !== 114 || (input.charCodeAt(p + 2) | 32) !== 111 || (input.charCodeAt(p + 3) | 32) !== 115 || (input.charCodeAt(p + 4) | 32) !== 112 || (input.charCodeAt(p + 5) | 32) !== 101 || (input.charCodeAt(p + 6) | 32) !== 114 || (input.charCodeAt(p + 7) | 32) !== 111)
    return miss6();
  p += 8;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss6();
  p += 3;
  value5 = parse_hostport4(input, p);
  p = end6;
  if (p < 0) return miss6();
  if (p === n || input.charCodeAt(p) !== 47) return miss6();
  p++;
  value6 = parse_ppath(input, p);
  p = end6;
  if (p < 0) return miss6();
  list7 = [];
  for (; ; ) {
    const start9 = p;
    miss8: {
      if (p === n || input.charCodeAt(p) !== 59) break miss8;
      value10 = parse_fieldspec(input, p);
      p = end6;
      if (p < 0) break miss8;
      list7.push(value10);
      continue;
    }
    p = start9;
    break;
  }
  value2 = {
    type: "prosperourl",
    start: start1,
    end: p,
    scheme: leaf6("scheme", input, start3, stop4),
    hostport: value5,
    path: value6,
    fields: list7
  };
  end6 = p;
  return value2;
}
function parse_ppath(input, p) {
  const n = input.length;
  let value2, list3, start6, stop7;
  const start1 = p;
  list3 = [];
  for (; ; ) {
    const start5 = p;
    miss4: {
      if (list3.length > 0) {
        if (p === n || input.charCodeAt(p) !== 47) break miss4;
        p++;
      }
      start6 = p;
      p = match_psegment(input, p);
      if (p < 0) break miss4;
      stop7 = p;
      list3.push(leaf6("psegment", input, start6, stop7));
      continue;
    }
    p = start5;
    break;
  }
  if (list3.length < 1) return miss6();
  value2 = { type: "ppath", start: start1, end: p, segments: list3 };
  end6 = p;
  return value2;
}
function match_psegment(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_152) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function parse_fieldspec(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 59) return miss6();
  p++;
  start3 = p;
  p = match_fieldname(input, p);
  if (p < 0) return miss6();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 61) return miss6();
  p++;
  start5 = p;
  p = match_fieldvalue(input, p);
  if (p < 0) return miss6();
  stop6 = p;
  value2 = {
    type: "fieldspec",
    start: start1,
    end: p,
    fieldname: leaf6("fieldname", input, start3, stop4),
    fieldvalue: leaf6("fieldvalue", input, start5, stop6)
  };
  end6 = p;
  return value2;
}
function match_fieldname(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_18) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_fieldvalue(input, p) {
  const n = input.length;
  for (; ; ) {
    while (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_18) !== 0) p++;
    if (p === n || input.charCodeAt(p) !== 37) break;
    const next1 = match_escape2(input, p);
    if (next1 < 0) break;
    p = next1;
  }
  return p;
}
function match_lowalpha4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & LOWALPHA4) === 0) return -1;
  p++;
  return p;
}
function match_hialpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & HIALPHA2) === 0) return -1;
  p++;
  return p;
}
function match_alpha4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & ALPHA6) === 0) return -1;
  p++;
  return p;
}
function match_digit4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & DIGIT6) === 0) return -1;
  p++;
  return p;
}
function match_safe2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & SAFE2) === 0) return -1;
  p++;
  return p;
}
function match_extra2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & EXTRA2) === 0) return -1;
  p++;
  return p;
}
function match_national2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & NATIONAL2) === 0) return -1;
  p++;
  return p;
}
function match_punctuation2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & PUNCTUATION3) === 0) return -1;
  p++;
  return p;
}
function match_reserved6(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & RESERVED6) === 0) return -1;
  p++;
  return p;
}
function match_hex5(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & HEX4) === 0) return -1;
  p++;
  return p;
}
function match_escape2(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & HEX4) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & HEX4) === 0) return -1;
  p++;
  return p;
}
function match_unreserved6(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS6[input.charCodeAt(p)] & UNRESERVED6) === 0) return -1;
  p++;
  return p;
}
function match_uchar2(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS6[input.charCodeAt(p)] & UNRESERVED6) !== 0) {
      p++;
      break choice1;
    }
    p = match_escape2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_xchar(input, p) {
  const n = input.length;
  choice1: {
    if (p < n && (CHARACTERS6[input.charCodeAt(p)] & SET_104) !== 0) {
      p++;
      break choice1;
    }
    p = match_escape2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_digits(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS6[input.charCodeAt(p)] & DIGIT6) !== 0) p++;
  if (p === start1) return -1;
  return p;
}
var RULES6 = /* @__PURE__ */ new Map([
  ["genericurl", withNode6(parse_genericurl)],
  ["url", withNode6(parse_url)],
  ["otherurl", withNode6(parse_otherurl)],
  ["scheme", withLeaf6("scheme", match_scheme6)],
  ["schemepart", withNode6(parse_schemepart)],
  ["ip_schemepart", withNode6(parse_ip_schemepart)],
  ["login", withNode6(parse_login)],
  ["hostport", withNode6(parse_hostport4)],
  ["host", withNode6(parse_host5)],
  ["hostname", withLeaf6("hostname", match_hostname4)],
  ["domainlabel", withoutNode6(match_domainlabel4)],
  ["toplabel", withoutNode6(match_toplabel4)],
  ["alphadigit", withoutNode6(match_alphadigit)],
  ["hostnumber", withLeaf6("hostnumber", match_hostnumber2)],
  ["port", withLeaf6("port", match_port5)],
  ["user", withLeaf6("user", match_user2)],
  ["password", withLeaf6("password", match_password2)],
  ["urlpath", withLeaf6("urlpath", match_urlpath)],
  ["ftpurl", withNode6(parse_ftpurl)],
  ["fpath", withNode6(parse_fpath)],
  ["fsegment", withLeaf6("fsegment", match_fsegment2)],
  ["ftptype", withLeaf6("ftptype", match_ftptype)],
  ["fileurl", withNode6(parse_fileurl)],
  ["httpurl", withNode6(parse_httpurl)],
  ["hpath", withNode6(parse_hpath)],
  ["hsegment", withLeaf6("hsegment", match_hsegment)],
  ["search", withLeaf6("search", match_search)],
  ["gopherurl", withNode6(parse_gopherurl)],
  ["gtype", withLeaf6("gtype", match_gtype)],
  ["selector", withLeaf6("selector", match_selector)],
  ["gopher__string", withLeaf6("gopher+_string", match_gopher__string)],
  ["mailtourl", withNode6(parse_mailtourl)],
  ["encoded822addr", withLeaf6("encoded822addr", match_encoded822addr)],
  ["newsurl", withNode6(parse_newsurl)],
  ["grouppart", withNode6(parse_grouppart)],
  ["group", withLeaf6("group", match_group)],
  ["article", withLeaf6("article", match_article)],
  ["nntpurl", withNode6(parse_nntpurl)],
  ["telneturl", withNode6(parse_telneturl)],
  ["waisurl", withNode6(parse_waisurl)],
  ["waisdatabase", withNode6(parse_waisdatabase)],
  ["waisindex", withNode6(parse_waisindex)],
  ["waisdoc", withNode6(parse_waisdoc)],
  ["database", withLeaf6("database", match_database)],
  ["wtype", withLeaf6("wtype", match_wtype)],
  ["wpath", withLeaf6("wpath", match_wpath)],
  ["prosperourl", withNode6(parse_prosperourl)],
  ["ppath", withNode6(parse_ppath)],
  ["psegment", withLeaf6("psegment", match_psegment)],
  ["fieldspec", withNode6(parse_fieldspec)],
  ["fieldname", withLeaf6("fieldname", match_fieldname)],
  ["fieldvalue", withLeaf6("fieldvalue", match_fieldvalue)],
  ["lowalpha", withoutNode6(match_lowalpha4)],
  ["hialpha", withoutNode6(match_hialpha2)],
  ["alpha", withoutNode6(match_alpha4)],
  ["digit", withoutNode6(match_digit4)],
  ["safe", withoutNode6(match_safe2)],
  ["extra", withoutNode6(match_extra2)],
  ["national", withoutNode6(match_national2)],
  ["punctuation", withoutNode6(match_punctuation2)],
  ["reserved", withoutNode6(match_reserved6)],
  ["hex", withoutNode6(match_hex5)],
  ["escape", withoutNode6(match_escape2)],
  ["unreserved", withoutNode6(match_unreserved6)],
  ["uchar", withoutNode6(match_uchar2)],
  ["xchar", withoutNode6(match_xchar)],
  ["digits", withLeaf6("digits", match_digits)]
]);
function parse6(input, { startRule }) {
  return RULES6.get(startRule)(input);
}

// generated/rfc1738.reference.js
var table5 = {
  starts: {
    "url": 1
  },
  classes: "                                 A  ABAAAAACACCADDDDDDDDDDEA A AADDDDDDCCCCCCCCCCCCCCCCCCCC    A DDDDDDCCCCCCCCCCCCCCCCCCCC     ",
  states: "CD1,CD0E1,ACDE0B1.D1,D-2,"
};

// generated/rfc1738.tree.js
var shapes6 = `
genericurl=<scheme>":"<schemepart:ip-schemepart|schemepart>
ip-schemepart="//"<login>["/"<urlpath>]
login=[<user>[":"<password>]"@"]<hostport>
hostport=<host:hostname|hostnumber>[":"<port>]
ftpurl=<scheme>"://"<login>["/"<path:fpath>[";"<fieldname>"="<ftptype>]]
fpath=<segments[]:fsegment>*("/"<segments>)
fileurl=<scheme>"://"[<host:hostname|hostnumber>]"/"<path:fpath>
httpurl=<scheme>"://"<hostport>["/"<path:hpath>["?"<search>]]
hpath=<segments[]:hsegment>*("/"<segments>)
gopherurl=<scheme>"://"<hostport>["/"(<gtype><selector>"%09"<search>["%09"<gopherString:gopher+_string>]/<gtype><selector>/<urlpath>)]
mailtourl=<scheme>":"<encoded822addr>
newsurl=<scheme>":"<grouppart:article|group|grouppart>
nntpurl=<scheme>"://"<hostport>"/"<group>["/"<digits>]
telneturl=<scheme>"://"<login>["/"<urlpath>]
waisdatabase=<scheme>"://"<hostport>"/"<database>
waisindex=<scheme>"://"<hostport>"/"<database>"?"<search>
waisdoc=<scheme>"://"<hostport>"/"<database>"/"<wtype>"/"<wpath>
prosperourl=<scheme>"://"<hostport>"/"<path:ppath>*<fields[]:fieldspec>
ppath=<segments[]:psegment>*("/"<segments>)
fieldspec=";"<fieldname>"="<fieldvalue>
`;

// src/standards/rfc1738/grammar.ts
var REFERENCES = [
  "genericurl",
  "url",
  "otherurl",
  "ftpurl",
  "fileurl",
  "httpurl",
  "gopherurl",
  "mailtourl",
  "newsurl",
  "nntpurl",
  "telneturl",
  "waisurl",
  "waisdatabase",
  "waisindex",
  "waisdoc",
  "prosperourl"
];
var grammar12 = defineGrammar({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (URL)",
  defaultRule: "url",
  urlOf: (section) => rfcUrl("1738", section),
  reference: lazy(() => new Automaton(table5)),
  grammar: grammar11,
  parse: parse6,
  shapes: shapes6,
  referenceRules: REFERENCES,
  view: view6,
  split: split6
});
function view6(node, print) {
  const scheme = leafText(node.scheme);
  const rest = print(node).slice(scheme.length + 1);
  const login = loginOf(node);
  if (login === void 0) return { ...EMPTY2, scheme, path: rest };
  const authority = login === null ? "" : print(login);
  const afterAuthority = rest.slice("//".length + authority.length);
  const query = (node.type === "httpurl" || node.type === "waisindex") && node.search ? leafText(node.search) : null;
  return {
    ...EMPTY2,
    scheme,
    authority,
    ...login && viewLogin(login, print),
    path: query === null ? afterAuthority : afterAuthority.slice(0, -query.length - 1),
    query
  };
}
function loginOf(node) {
  if (node.type === "genericurl") return node.schemepart.type === "ip-schemepart" ? node.schemepart.login : void 0;
  if (node.type === "fileurl") return node.host;
  if ("login" in node) return node.login;
  return "hostport" in node ? node.hostport : void 0;
}
function viewLogin(node, print) {
  if ("hostport" in node) {
    const { user, password: password2, hostport } = node;
    const userinfo = user && leafText(user) + (password2 === null ? "" : `:${leafText(password2)}`);
    return { ...viewLogin(hostport, print), userinfo };
  }
  if ("host" in node) return { userinfo: null, host: print(node.host), port: leafText(node.port) };
  return { userinfo: null, host: print(node), port: null };
}
function split6(input, rule, tester) {
  const colon = input.indexOf(":");
  const scheme = input.slice(0, colon);
  const own = ruleOf(input, rule, scheme, tester);
  const start = colon + 1 + "//".length;
  const slash = firstOf(input, "/", start, input.length);
  if (!hasAuthority(input, own, start, slash, tester)) return { ...EMPTY2, scheme, path: input.slice(colon + 1) };
  const hasSearch = own === "httpurl" || own === "waisindex" || own === "waisurl";
  const query = hasSearch ? firstOf(input, "?", slash, input.length) : input.length;
  return {
    ...EMPTY2,
    scheme,
    ...authorityComponents(input, start, slash),
    // The host of a file URL can be empty.
    ...slash === start && { host: null },
    path: input.slice(slash, query),
    query: query === input.length ? null : input.slice(query + 1)
  };
}
function ruleOf(input, rule, scheme, tester) {
  if (rule !== "url") return rule;
  const own = REFERENCES.find((each) => each === `${scheme.toLowerCase()}url`);
  return own !== void 0 && tester(own)(input) ? own : "genericurl";
}
function hasAuthority(input, own, start, slash, tester) {
  if (own !== "genericurl" && own !== "otherurl") return own !== "mailtourl" && own !== "newsurl";
  return input.startsWith("//", start - "//".length) && tester("login")(input.slice(start, slash));
}

// src/standards/rfc1738/explained.ts
var explained6 = explainer(grammar12, explanations6);

// src/standards/rfc1738/names.ts
var reservedNames = /* @__PURE__ */ new Map([
  ["afs", "Andrew File System global file names"],
  ["mid", "message identifiers for electronic mail"],
  ["cid", "content identifiers for MIME body parts"],
  ["nfs", "Network File System file names"],
  ["tn3270", "interactive 3270 emulation sessions"],
  ["mailserver", "access to data available from mail servers"],
  ["z39.50", "access to ANSI Z39.50 services"]
]);
function nameSetAside(name) {
  assertString(name, "The name");
  const lower = name.toLowerCase();
  const purpose = reservedNames.get(lower);
  if (purpose !== void 0) {
    const message2 = `This name is reserved for ${purpose}; the document does not define its syntax.`;
    return { code: "reserved", message: message2, section: "4" };
  }
  if (!lower.startsWith("x-")) return null;
  const message = 'Names that begin with "x-" are experimental: their meaning is agreed between the parties that use them.';
  return { code: "experimental", message, section: "4" };
}

// src/standards/rfc1738/normalization.ts
var normalization6 = {
  steps: { case: "2.1", "percent-encoding": "2.2", "default-port": "3.1", "port-zeros": "3.1" },
  rungs: { string: "2", syntax: "2.2", scheme: "3.1" },
  hexDigits: "percent-encoding",
  // Section 2.2: a character without a reserved purpose is equivalent to its encoding. "*" is reserved in news URLs.
  decodable: lazy(
    () => characterSet((character) => grammar12.test(character, { rule: "unreserved" }) && character !== "*")
  ),
  ignoresHostCase: () => false,
  removeDots: null
};

// src/standards/rfc1738/index.ts
var rfc1738 = defineStandard(
  withExplanations(grammar12, explained6),
  {
    id: "rfc1738",
    name: "RFC 1738",
    year: 1994,
    status: "obsolete",
    ruleFor: { uri: "url", absoluteURI: "url" },
    // Section 6 covers all topics.
    securitySections: {
      "malicious-construction": "6",
      "back-end-transcoding": "6",
      "rare-ip-address-formats": "6",
      "sensitive-information": "6",
      "semantic-attacks": "6"
    },
    bases: null,
    nameSetAside
  },
  operationsOn(grammar12, normalization6)
);

// src/standards/list.ts
var all = [rfc3986, rfc2396bis01, rfc2396, urlSyntax05, rfc1808, rfc1738];
var standards = Object.freeze(
  Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(all.map((each) => [each.id, each])))
);

// src/standards/by-id.ts
var everyStandard = Object.values(
  standards
);
function standardOf(id2) {
  assertString(id2, "The standard");
  if (!Object.hasOwn(standards, id2)) throw unknownStandard(Object.keys(standards));
  return standards[id2];
}
function anyStandard(id2) {
  return standardOf(id2);
}

// src/context/referring.ts
function referringStandard(id2) {
  const grammar13 = anyStandard(id2);
  const { resolveToTarget, bases } = grammar13;
  if (!resolveToTarget || !bases) {
    const others = everyStandard.filter(({ resolve: resolve3 }) => resolve3).map((each) => each.id);
    throw new RangeError(`${id2} does not define relative references. These standards do: ${others.join(", ")}.`);
  }
  return {
    grammar: grammar13,
    bases,
    absoluteRule: grammar13.ruleFor.absoluteURI,
    resolve(ref, base) {
      const target = resolveToTarget(ref, base);
      return target.type === "URI" ? target.uri : base;
    }
  };
}

// src/context/base.ts
var SUBSECTIONS = {
  embedded: "1",
  encapsulating: "2",
  retrieval: "3",
  default: "4"
};
function establishBase(entity, options) {
  const { standard: id2 = CURRENT } = readOptions(options, { standard: aString });
  const standard = referringStandard(id2);
  const { section: whole, hasDefault } = standard.bases;
  const sectionOf = (source2) => `${whole}.${SUBSECTIONS[source2]}`;
  assertObject(entity, "The entity");
  const levels = levelsOf(entity);
  const yields = /* @__PURE__ */ new Map();
  const serving = /* @__PURE__ */ new Set();
  let base = null;
  let winner = null;
  for (const { embedded: embedded2, context } of reversed(levels)) {
    const ofOuter = winner;
    for (const given2 of reversed(context)) {
      const yielded = hasDefault || given2.source !== "default" ? baseFrom(given2, null, standard) : NO_DEFAULT;
      yields.set(given2, yielded);
      if (ofOuter === null && yielded.base !== null) [base, winner] = [yielded.base, given2];
    }
    for (const given2 of reversed(embedded2)) {
      const yielded = baseFrom(given2, base, standard);
      yields.set(given2, yielded);
      if (yielded.base === null) continue;
      if (yielded.isRelative) serving.add(present(winner));
      [base, winner] = [yielded.base, given2];
    }
  }
  const given = [...levels.flatMap((level) => level.embedded), ...reversed(levels).flatMap((level) => level.context)];
  const candidates2 = given.map(
    (each) => candidateOf(each, sectionOf(each.source), present(yields.get(each)), each === winner, serving.has(each))
  );
  const won = candidates2.find(({ outcome }) => outcome === "established");
  if (!won) {
    const reason = hasDefault ? "No base is available: relative references cannot be resolved." : "No base is available, so the base is the empty string: all references are treated as absolute.";
    return { base: null, source: null, section: sectionOf("default"), reason, candidates: candidates2 };
  }
  const source = won.depth > 0 ? "encapsulating" : won.source;
  return { base: won.base, source, section: sectionOf(source), reason: won.reason, candidates: candidates2 };
}
var NO_DEFAULT = { base: null, reason: "The only default base in this standard is the empty string." };
function levelsOf(entity) {
  const levels = [];
  const seen = /* @__PURE__ */ new Set();
  let at2 = entity;
  for (let depth = 0; at2 !== null; depth++) {
    if (seen.has(at2)) throw new TypeError("An entity cannot encapsulate itself.");
    seen.add(at2);
    const known = readObject(at2, "entity", IS_ENTITY);
    const { encapsulating: encapsulating2 } = known;
    const embedded2 = listOf(known.embedded, '"embedded" of the entity').map((each) => {
      if (typeof each === "string") return { source: "embedded", depth, by: null, absolute: false, references: [each] };
      const {
        reference: reference2,
        by,
        absolute: absolute2 = false
      } = readObject(each, "embedded reference", IS_EMBEDDED);
      return { source: "embedded", depth, by, absolute: absolute2, references: [reference2] };
    });
    const retrieval2 = listOf(known.retrieval, '"retrieval" of the entity');
    for (const each of retrieval2) assertString(each, 'An item of "retrieval" of the entity');
    if (known.default !== null) optional(assertString)(known.default, '"default" of the entity');
    const context = [
      ["encapsulating", typeof encapsulating2 === "string" ? [encapsulating2] : []],
      ["retrieval", retrieval2],
      ["default", known.default === void 0 || known.default === null ? [] : [known.default]]
    ].flatMap(
      ([source, references3]) => references3.length > 0 ? [{ source, depth, by: null, absolute: true, references: references3 }] : []
    );
    levels.push({ embedded: embedded2, context });
    at2 = typeof encapsulating2 === "string" ? null : encapsulating2 ?? null;
  }
  return levels;
}
function reversed(list) {
  return [...list].reverse();
}
var IS_ENTITY = { embedded: anything, encapsulating: anything, retrieval: anything, default: anything };
var IS_EMBEDDED = { reference: aString, by: aString, absolute: optional(aBoolean) };
function listOf(given, what) {
  if (given === void 0 || given === null) return [];
  return readable(what, () => Array.isArray(given)) ? readList(given, what, anything) : [given];
}
function baseFrom(given, outer, standard) {
  const { references: references3, absolute: absolute2, by } = given;
  let first = references3.length - 1;
  while (first > 0 && isRelative(present(references3[first]), standard)) first--;
  let found = fromReference(present(references3[first]), absolute2 ? null : outer, standard);
  for (const reference2 of references3.slice(first + 1)) found = fromReference(reference2, found.base, standard);
  if (found.base === null && absolute2 && by !== null && !found.diagnostic) {
    return { base: null, reason: `${by} must be absolute.` };
  }
  return found;
}
function isRelative(reference2, { grammar: grammar13, absoluteRule }) {
  return grammar13.test(reference2) && !grammar13.test(withoutFragment(reference2), { rule: absoluteRule });
}
function fromReference(reference2, outer, standard) {
  const { grammar: grammar13 } = standard;
  const result = grammar13.test(reference2) ? null : grammar13.safeParse(reference2);
  if (result?.ok === false) return { base: null, reason: result.diagnostic.message, diagnostic: result.diagnostic };
  const whole = withoutFragment(reference2);
  if (!isRelative(reference2, standard)) return { base: firstLink(whole, standard), isRelative: false };
  if (outer === null) return { base: null, reason: "It is relative, and there is no base to resolve it against." };
  try {
    return { base: nextLink(whole, outer, standard), isRelative: true };
  } catch (error) {
    const diagnostic = { ...error.diagnostic, start: 0, end: reference2.length };
    return { base: null, reason: diagnostic.message, diagnostic };
  }
}
function candidateOf(given, section, yielded, isWinner, served) {
  const { source, depth, by, references: references3 } = given;
  const reference2 = present(references3.at(-1));
  const facts = { source, depth, section, by, reference: reference2 };
  if (yielded.base === null) {
    const { reason: reason2, diagnostic } = yielded;
    return { ...facts, base: null, outcome: "refused", reason: reason2, ...diagnostic ? { diagnostic } : {} };
  }
  const told = { ...facts, base: uriOf(yielded.base) };
  if (isWinner) return { ...told, outcome: "established", reason: whyEstablished(given) };
  const reason = served ? "A relative reference of higher precedence is resolved against it." : "Another base has precedence.";
  return { ...told, outcome: "outranked", reason };
}
function whyEstablished({ source, depth, by, references: references3 }) {
  const way = WAYS[source](by, references3.length > 1);
  if (depth === 0) return `${BEFORE2[source]}${way}.`;
  const out = depth === 1 ? "" : ` (${String(depth)} levels up)`;
  return `No base is embedded, so the base of the encapsulating entity${out} is used: ${way}.`;
}
var BEFORE2 = {
  embedded: "The innermost base is used: ",
  encapsulating: "No base is embedded, so the base of the encapsulating entity is used: ",
  retrieval: "There is no embedded or encapsulating base: the base is ",
  default: "There is no embedded, encapsulating or retrieval base: the base is "
};
var WAYS = {
  embedded: (by) => by === null ? "the base embedded in the content" : `the base from ${by}`,
  encapsulating: () => "the URI given for it",
  retrieval: (_by, redirected) => redirected ? "the last URI of a redirected request" : "the URI used to retrieve the entity",
  default: () => "the application's default"
};

// test/context/base.test.ts
var embedded = "http://e.example/a";
var encapsulating = "http://w.example/a";
var retrieval = "http://r.example/a";
var byDefault = "http://d.example/a";
var summary = (entity, options) => {
  const { base, source, section, reason } = establishBase(entity, options);
  return [base, source, section, reason];
};
describe("the order of precedence", () => {
  test.each([
    [
      { embedded, encapsulating, retrieval, default: byDefault },
      embedded,
      "embedded",
      "5.1.1",
      "The innermost base is used: the base embedded in the content."
    ],
    [
      { embedded: null, encapsulating, retrieval, default: byDefault },
      encapsulating,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity is used: the URI given for it."
    ],
    [
      { embedded: [], encapsulating: null, retrieval, default: byDefault },
      retrieval,
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the URI used to retrieve the entity."
    ],
    [
      { retrieval: null, default: byDefault },
      byDefault,
      "default",
      "5.1.4",
      "There is no embedded, encapsulating or retrieval base: the base is the application's default."
    ],
    [
      { retrieval: [], default: null },
      null,
      null,
      "5.1.4",
      "No base is available: relative references cannot be resolved."
    ],
    [
      { embedded: { reference: embedded, by: "Content-Base" } },
      embedded,
      "embedded",
      "5.1.1",
      "The innermost base is used: the base from Content-Base."
    ],
    [
      { retrieval: ["http://r.example/1", "http://r.example/2"] },
      "http://r.example/2",
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the last URI of a redirected request."
    ],
    [
      { encapsulating: { retrieval }, retrieval: "http://inner.example/" },
      retrieval,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity is used: the URI used to retrieve the entity."
    ],
    [
      { encapsulating: { encapsulating: { embedded: { reference: embedded, by: "Content-Location" } } } },
      embedded,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity (2 levels up) is used: the base from Content-Location."
    ],
    [
      { encapsulating: { encapsulating: {} }, retrieval },
      retrieval,
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the URI used to retrieve the entity."
    ]
  ])("%j", (entity, ...expected) => {
    expect(summary(entity)).toEqual(expected);
  });
});
describe("a fragment is not part of a base", () => {
  test.each([
    { embedded: "http://a/b#c" },
    { encapsulating: "http://a/b#c" },
    { retrieval: "http://a/b#" },
    { retrieval: ["http://a/#b", "b#c"] },
    { default: "http://a/b#c" },
    { embedded: "#d", retrieval: "http://a/b#c" }
  ])("%j", (entity) => {
    expect(establishBase(entity).base).toBe("http://a/b");
  });
});
describe("relative candidates", () => {
  test.each([
    ["is resolved against the next", { embedded: "../x", retrieval: "http://a/b/c/d" }, "http://a/b/x"],
    [
      "in all layers",
      { embedded: "x", encapsulating: { embedded: "../y/", retrieval: "http://a/b/c" } },
      "http://a/y/x"
    ],
    ["against the default, too", { embedded: "x", default: "http://a/" }, "http://a/x"],
    ["of several, against those after it", { embedded: ["x", "http://a/y/"], retrieval }, "http://a/y/x"],
    ["in redirects, against the one before", { retrieval: ["http://a/b/c", "../d/e", "f", "?g"] }, "http://a/d/f?g"],
    ["in redirects, after the last that is not", { retrieval: ["http://a/", "b", "http://c/", "d"] }, "http://c/d"],
    [
      "in a message, not against what is known of its parts",
      { retrieval, encapsulating: { embedded: "x" } },
      retrieval
    ],
    ["may be empty", { embedded: "", retrieval: "http://a/b?c" }, "http://a/b?c"]
  ])("%s", (_why, entity, base) => {
    expect(establishBase(entity).base).toBe(base);
  });
});
test("the result for each candidate", () => {
  const location = { reference: "../c/", by: "Content-Location" };
  const { candidates: candidates2 } = establishBase({
    embedded: ["a b", { reference: "x", by: "Content-Base", absolute: true }, location],
    encapsulating: { embedded: "http://a/b/", retrieval: "x" },
    retrieval: ["http://%/", "y"],
    default: byDefault
  });
  expect(candidates2.map(({ diagnostic, ...candidate }) => ({ ...candidate, code: diagnostic?.code ?? null }))).toEqual([
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: null,
      reference: "a b",
      base: null,
      outcome: "refused",
      reason: "A space is not allowed in the path.",
      code: "rfc3986/space"
    },
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: "Content-Base",
      reference: "x",
      base: null,
      outcome: "refused",
      reason: "Content-Base must be absolute.",
      code: null
    },
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: "Content-Location",
      reference: "../c/",
      base: "http://a/c/",
      outcome: "established",
      reason: "The innermost base is used: the base from Content-Location.",
      code: null
    },
    {
      source: "embedded",
      depth: 1,
      section: "5.1.1",
      by: null,
      reference: "http://a/b/",
      base: "http://a/b/",
      outcome: "outranked",
      reason: "A relative reference of higher precedence is resolved against it.",
      code: null
    },
    {
      source: "retrieval",
      depth: 1,
      section: "5.1.3",
      by: null,
      reference: "x",
      base: null,
      outcome: "refused",
      reason: "It is relative, and there is no base to resolve it against.",
      code: null
    },
    {
      source: "retrieval",
      depth: 0,
      section: "5.1.3",
      by: null,
      reference: "y",
      base: null,
      outcome: "refused",
      reason: "It is relative, and there is no base to resolve it against.",
      code: null
    },
    {
      source: "default",
      depth: 0,
      section: "5.1.4",
      by: null,
      reference: byDefault,
      base: byDefault,
      outcome: "outranked",
      reason: "Another base has precedence.",
      code: null
    }
  ]);
});
describe("invalid candidates do not count", () => {
  test.each([
    [{ embedded: "http://a b/", retrieval }, retrieval, "A space is not allowed in the host."],
    [{ embedded: "../x" }, null, "It is relative, and there is no base to resolve it against."],
    [{ encapsulating: "x", retrieval }, retrieval, "It is relative, and there is no base to resolve it against."],
    [{ retrieval: "x", default: byDefault }, byDefault, "It is relative, and there is no base to resolve it against."],
    [{ default: "x" }, null, "It is relative, and there is no base to resolve it against."],
    [{ retrieval: ["http://a/", "|"] }, null, "'|' is not allowed in the path."]
  ])("%j", (entity, base, reason) => {
    const result = establishBase(entity);
    expect(result.base).toBe(base);
    expect(result.candidates[0]).toMatchObject({ outcome: "refused", base: null, reason });
  });
});
describe("the drafts", () => {
  test("url-syntax-05 has no default but the empty string", () => {
    const options = { standard: "url-syntax-05" };
    const reason = "No base is available, so the base is the empty string: all references are treated as absolute.";
    expect(summary({ default: byDefault }, options)).toEqual([null, null, "5.1.4", reason]);
    expect(establishBase({ default: byDefault }, options).candidates).toEqual([
      {
        source: "default",
        depth: 0,
        section: "5.1.4",
        by: null,
        reference: byDefault,
        base: null,
        outcome: "refused",
        reason: "The only default base in this standard is the empty string."
      }
    ]);
    expect(establishBase({ embedded: "?y", retrieval: "http://a/b/c" }, options).base).toBe("http://a/b/?y");
  });
  test("rfc2396bis-01 has references without a target", () => {
    const options = { standard: "rfc2396bis-01" };
    const { base, candidates: candidates2 } = establishBase({ embedded: "x", retrieval: "urn:a" }, options);
    expect(base).toBe("urn:a");
    expect(candidates2[0]).toMatchObject({ outcome: "refused", diagnostic: { code: "rfc2396bis-01/opaque-base" } });
    expect(candidates2[0]?.reason).toBe(candidates2[0]?.diagnostic?.message);
    expect([candidates2[0]?.diagnostic?.start, candidates2[0]?.diagnostic?.end]).toEqual([0, 1]);
  });
  test.each(["rfc2396bis-01", "url-syntax-05"])("an empty reference is the base: %s", (standard) => {
    expect(establishBase({ embedded: "#s", retrieval: "http://a/b?c" }, { standard }).base).toBe("http://a/b?c");
  });
  test("RFC 1738 has no bases", () => {
    const message = "rfc1738 does not define relative references. These standards do: rfc3986, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.";
    expect(() => establishBase({}, { standard: "rfc1738" })).toThrow(new RangeError(message));
  });
});
describe("arguments of the wrong type are refused", () => {
  const wrong = [
    ["embedded", { embedded: 7 }, "The embedded reference must be an object, not number."],
    ["embedded", { embedded: [{ by: "x" }] }, '"reference" of the embedded reference must be a string, not undefined.'],
    [
      "retrieval",
      { retrieval: [new URL("http://a/")] },
      'An item of "retrieval" of the entity must be a string, not object.'
    ],
    ["default", { default: false }, '"default" of the entity must be a string, not boolean.']
  ];
  test.each(wrong)("%s", (_name, entity, message) => {
    expect(() => establishBase(entity)).toThrow(new TypeError(message));
  });
  test("an entity inside itself", () => {
    const entity = {};
    entity.encapsulating = { encapsulating: entity };
    expect(() => establishBase(entity)).toThrow(new TypeError("An entity cannot encapsulate itself."));
  });
});
test("a hundred thousand entities, each in another", () => {
  let entity = { retrieval: "http://a/b" };
  for (let depth = 0; depth < 1e5; depth++) entity = { embedded: "?c", encapsulating: entity };
  const { base, candidates: candidates2 } = establishBase(entity);
  expect([base, candidates2.length]).toEqual(["http://a/b?c", 100001]);
});
test("a hundred thousand redirects", () => {
  const retrieval2 = ["http://a/b", ...Array.from({ length: 1e5 }, () => "c")];
  expect(establishBase({ retrieval: retrieval2 }).base).toBe("http://a/c");
});
test("redirects and entities whose bases grow", () => {
  const count = 3e4;
  const last = `http://a/${"c/".repeat(count)}d`;
  const retrieval2 = ["http://a/b", ...Array.from({ length: count }, () => "c/d")];
  expect(establishBase({ retrieval: retrieval2 }).base === last).toBe(true);
  let entity = { retrieval: "http://a/b" };
  for (let depth = 0; depth < count; depth++) entity = { embedded: "c/d", encapsulating: entity };
  const { base, candidates: candidates2 } = establishBase(entity);
  expect(base === last).toBe(true);
  expect(candidates2[count - 2]?.base).toBe("http://a/c/c/d");
});
test("long references", () => {
  const long = `http://a/${"b/".repeat(1e6)}`;
  const { base } = establishBase({ embedded: `c#${"d".repeat(1e7)}`, retrieval: long });
  expect(base === `${long}c`).toBe(true);
});
function literally(entity) {
  const outer = (typeof entity.encapsulating === "string" ? absolute(entity.encapsulating) : entity.encapsulating ? literally(entity.encapsulating) : null) ?? absolute(entity.retrieval) ?? absolute(entity.default ?? null);
  return absolute(entity.embedded ?? null, outer) ?? outer;
}
function absolute(reference2, base = null) {
  if (reference2 === null || !standards.rfc3986.test(reference2)) return null;
  if (standards.rfc3986.test(reference2, { rule: "URI" })) return reference2.replace(/#.*/, "");
  return base === null ? null : resolve(reference2, base).replace(/#.*/, "");
}
test("the result equals the literal implementation, for any nesting of entities", () => {
  const reference2 = option(constantFrom("http://a/b/c", "f:/g#h", "../x", "y/", "#z", "a b", "\uD800", "__proto__"));
  const layer = record({ embedded: reference2, encapsulating: reference2, retrieval: reference2, default: reference2 });
  assert(
    property(array(tuple(layer, constantFrom(true, false)), { minLength: 1, maxLength: 4 }), (layers) => {
      const [entity] = layers.reduceRight(
        ([inside], [each, nested]) => [nested && inside ? { ...each, encapsulating: inside } : each],
        []
      );
      const { base, source, candidates: candidates2 } = establishBase(entity);
      expect(base).toBe(literally(entity));
      expect(base === null || isAbsoluteURI(base)).toBe(true);
      const won = candidates2.filter(({ outcome }) => outcome === "established");
      expect(won.map((each) => each.base)).toEqual(base === null ? [] : [base]);
      expect(source === null).toBe(base === null);
    }),
    { seed: 3986, numRuns: 2e3 }
  );
});
