// .scratch/a/arb.ts
import fc2 from "fast-check";

// test/laws/arbitrary.ts
import fc from "fast-check";

// test/laws/law.ts
import { assert } from "fast-check";

// test/laws/subject.ts
import { compileAutomaton, readGrammar as readGrammar2 } from "../../scripts/build/grammar.js";
import { STANDARDS } from "../../scripts/build/standards.js";

// src/core/automaton.ts
var LF = 10;
var CR = 13;
var NOWHERE = 0;
var ASCII = 128;
var CODE_UNITS = 65536;
function decode(table4) {
  const number = /* @__PURE__ */ new Map();
  const classOf = new Uint8Array(CODE_UNITS);
  for (let code = 0; code < ASCII; code++) {
    const name = table4.classes.charAt(code);
    if (name === " ") continue;
    if (!number.has(name)) number.set(name, number.size + 1);
    classOf[code] = number.get(name);
  }
  const width = number.size + 1;
  const states = Array.from(table4.states.matchAll(/[^.,]*[.,]/g), ([state]) => state);
  const next = new Uint16Array((states.length + 1) * width);
  const accepts = new Uint8Array(next.length);
  states.forEach((state, index) => {
    const from = (index + 1) * width;
    if (state.endsWith(".")) accepts[from] = 1;
    for (const [, names, target2] of state.matchAll(/(\D+)(\d+)/g)) {
      for (const name of names) next[from + number.get(name)] = Number(target2) * width;
    }
  });
  const starts = new Map(Object.entries(table4.starts).map(([rule, state]) => [rule, state * width]));
  return { starts, classOf, next, accepts };
}
var Automaton = class {
  #starts;
  #classOf;
  #next;
  #accepts;
  #expected = /* @__PURE__ */ new Map();
  #testers = /* @__PURE__ */ new Map();
  constructor(source) {
    const { starts, classOf, next, accepts } = "states" in source ? decode(source) : source;
    this.#starts = starts;
    this.#classOf = classOf;
    this.#next = next;
    this.#accepts = accepts;
  }
  /** The rules that a pass can start from. */
  get rules() {
    return [...this.#starts.keys()];
  }
  /** Whether a pass can start from the rule. */
  has(rule) {
    return this.#starts.has(rule);
  }
  /**
   * @param input any string
   * @param rule one of `rules`
   * @returns whether the whole input matches the rule
   * @throws {TypeError} where the input is not a string
   */
  test(input, rule) {
    return this.tester(rule)(input);
  }
  /**
   * The test for one rule, for who asks it often: what it takes is looked up once.
   *
   * @param rule one of `rules`
   * @returns a function that tells of any string whether the whole of it matches the rule, and throws a TypeError for
   *   what is not a string: the same function each time
   */
  tester(rule) {
    const known = this.#testers.get(rule);
    if (known) return known;
    const start = this.start(rule);
    const [classes, rows, accepts] = [this.#classOf, this.#next, this.#accepts];
    const tester = (input) => {
      assertString(input);
      const [classOf, next] = [classes, rows];
      const { length } = input;
      let state = start;
      for (let at = 0; at < length; at++) {
        state = next[state + classOf[input.charCodeAt(at)]];
        if (state === 0) return false;
      }
      return accepts[state] === 1;
    };
    this.#testers.set(rule, tester);
    return tester;
  }
  /**
   * For many lines at once, as the bytes in which they come.
   *
   * @param rule a rule none of whose strings has a line break
   * @returns what finds the end of a line of ASCII that matches
   *
   * @internal
   */
  lineEnd(rule) {
    const start = this.start(rule);
    const [classOf, next, accepts] = [this.#classOf, this.#next, this.#accepts];
    return (bytes, from) => {
      let state = start;
      let at = from;
      for (; at < bytes.length; at++) {
        const to = next[state + classOf[bytes[at]]];
        if (to === 0) break;
        state = to;
      }
      if (accepts[state] !== 1) return -1;
      const ends = at === bytes.length || bytes[at] === LF || bytes[at] === CR && bytes[at + 1] === LF;
      return ends ? at : -1;
    };
  }
  /**
   * @param input any string
   * @param rule one of `rules`
   * @returns the verdict, exact to the character
   * @throws {TypeError} where the input is not a string
   */
  recognize(input, rule) {
    const classOf = this.#classOf;
    const next = this.#next;
    assertString(input);
    let state = this.start(rule);
    let index = 0;
    for (; index < input.length; index++) {
      const code = input.charCodeAt(index);
      const target2 = next[state + classOf[code]];
      if (target2 === 0) break;
      state = target2;
    }
    const expected = this.#expectedAt(state);
    const complete = this.#accepts[state] === 1;
    return { valid: complete && index === input.length, index, expected, complete };
  }
  /**
   * Whether a string would match a rule, were a stretch of it replaced: no new string is made to know.
   *
   * @param input any string
   * @param edit the stretch, in UTF-16 code units, and the text for its place
   * @param rule one of `rules`
   */
  testEdited(input, { start, end: end5, text }, rule) {
    const before = this.#run(this.start(rule), input, 0, start);
    const state = this.#run(this.#run(before, text, 0, text.length), input, end5, input.length);
    return this.#accepts[state] === 1;
  }
  /** The state that a stretch of a text leads to. */
  #run(start, text, from, to) {
    const [classOf, next] = [this.#classOf, this.#next];
    let state = start;
    for (let at = from; at < to && state !== 0; at++) {
      state = next[state + classOf[text.charCodeAt(at)]];
    }
    return state;
  }
  /** The characters that lead on from a state: the same list each time. */
  #expectedAt(state) {
    const known = this.#expected.get(state);
    if (known) return known;
    const expected = [];
    for (let code = 0; code < ASCII; code++) {
      if (this.step(state, code) !== NOWHERE) expected.push(String.fromCharCode(code));
    }
    this.#expected.set(state, Object.freeze(expected));
    return expected;
  }
  /**
   * @param state a state
   * @param code the code of a UTF-16 code unit
   * @returns the state that it leads to; 0 where nothing could make the string valid any more
   */
  step(state, code) {
    return this.#next[state + this.#classOf[code]];
  }
  /** Whether a string that ends in the state is valid. */
  accepts(state) {
    return this.#accepts[state] === 1;
  }
  /** The class of an ASCII character: those of one class lead to the same states everywhere. */
  classOf(code) {
    return this.#classOf[code];
  }
  /** The state that a rule starts from. */
  start(rule) {
    const start = this.#starts.get(rule);
    if (start === void 0) throw new RangeError(`no start state for the rule ${JSON.stringify(rule)}`);
    return start;
  }
};
function assertString(input) {
  if (typeof input !== "string") throw new TypeError(`a URI is parsed from a string, not from ${typeof input}`);
}

// src/core/components.ts
var EMPTY = Object.freeze({
  scheme: null,
  authority: null,
  userinfo: null,
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null
});
function compose({ scheme: scheme2, authority: authority4, path: path2, query, fragment }) {
  let result = scheme2 === null ? "" : `${scheme2}:`;
  result += authority4 === null ? path2 : `//${authority4}${path2}`;
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

// generated/ports.js
var ports = "coap+tcp 5683\ncoap+ws 80\ncoap 5683\ncoaps+tcp 5684\ncoaps+ws 443\ncoaps 5684\ndict 2628\nftp 21\ngopher 70\nhttp 80\nhttps 443\nimap 143\nipp 631\nipps 631\nldap 389\nldaps 636\nnews 119\nnfs 2049\nnntp 119\npop 110\nprospero 1525\nrtsp 554\nrtsps 322\nsip 5060\nsips 5061\nstun 3478\nstuns 5349\ntelnet 23\nturn 3478\nturns 5349\nwais 210\nws 80\nwss 443";

// src/core/lazy.ts
function lazy(compute) {
  let kept2;
  return () => (kept2 ??= { value: compute() }).value;
}

// src/core/ports.ts
var byScheme = lazy(
  () => new Map(ports.split("\n").map((line) => line.split(" ")))
);
function defaultPortOf(scheme2) {
  return byScheme().get(scheme2.toLowerCase());
}
function isSamePort(port, other) {
  return port.replace(/^0+(?=\d)/, "") === other;
}

// src/core/diagnostic.ts
var FRAME_WIDTH = 72;
function codeFrame(input, span, options = {}) {
  const { mark = (text) => text } = options;
  const marked = Math.min(Math.max(span.end - span.start, 1), FRAME_WIDTH);
  const room = Math.floor((FRAME_WIDTH - marked) / 2);
  const from = Math.max(0, Math.min(span.start - room, input.length - FRAME_WIDTH));
  const to = Math.min(input.length, Math.max(from + FRAME_WIDTH, span.start + marked));
  const before = (from > 0 ? "\u2026" : "") + visible(input.slice(from, span.start));
  const culprit = visible(input.slice(span.start, Math.min(span.end, to)));
  const after = visible(input.slice(Math.max(span.start, Math.min(span.end, to)), to)) + (to < input.length ? "\u2026" : "");
  const carets = "^".repeat(Math.max(1, [...culprit].length));
  return `${before}${mark(culprit)}${after}
${" ".repeat([...before].length)}${mark(carets)}`;
}
function visible(text) {
  return text.replace(/[\0-\x1F]/g, (control) => String.fromCharCode(9216 + control.charCodeAt(0))).replace(/\x7F/g, "\u2421").replace(/[\x80-\x9F\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Mn}\p{Me}]/gu, "\uFFFD");
}
function nameOf(input, index) {
  const code = input.codePointAt(index);
  if (code === void 0) return "end of input";
  if (code > 32 && code < 127) return code === QUOTE ? '"\\""' : `"${String.fromCharCode(code)}"`;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
var QUOTE = 34;
var NAMED_SETS = [
  ["ALPHA", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"],
  ["HEXDIG", "0123456789ABCDEFabcdef"],
  ["DIGIT", "0123456789"]
];
function nameExpected(characters, complete) {
  let byEnd = named.get(characters);
  if (!byEnd) named.set(characters, byEnd = {});
  return byEnd[complete ? "complete" : "open"] ??= Object.freeze(namesOf(characters, complete));
}
var named = /* @__PURE__ */ new WeakMap();
function namesOf(characters, complete) {
  const rest2 = new Set(characters);
  const names = [];
  for (const [name, members] of NAMED_SETS) {
    if (![...members].every((member) => rest2.has(member))) continue;
    names.push(name);
    for (const member of members) rest2.delete(member);
  }
  for (const character of rest2) names.push(nameOf(character, 0));
  if (complete) names.push("end of input");
  return names;
}
var URISyntaxError = class extends SyntaxError {
  static {
    this.prototype.name = "URISyntaxError";
  }
  /** What is wrong. It does not hold the input: URIs carry secrets, and errors are logged. */
  diagnostic;
  #input;
  constructor(diagnostic, input) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
    this.#input = input;
  }
  /** The input with the culprit marked, in two lines: see `codeFrame`. */
  frame(options) {
    return codeFrame(this.#input, this.diagnostic, options);
  }
};

// src/core/percent.ts
var ASCII2 = 128;
function characterSet(matches) {
  return Uint8Array.from({ length: ASCII2 }, (_, code) => matches(String.fromCharCode(code)) ? 1 : 0);
}
var HEXDIG = "0123456789ABCDEF";
function triplet(octet) {
  return `%${HEXDIG.charAt(octet >> 4)}${HEXDIG.charAt(octet & 15)}`;
}
function percentEncode(text, allowed, keepTriplets = false) {
  let result = "";
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ASCII2) {
      if (allowed[code] === 1 || keepTriplets && code === 37 && isTriplet(text, at)) continue;
      result += text.slice(done, at) + triplet(code);
      done = at + 1;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at));
    if (character.length === 1 && (code & 63488) === 55296) {
      throw percentError(
        text,
        at,
        at + 1,
        "lone-surrogate",
        "A lone surrogate is no character and has no UTF-8 octets to encode."
      );
    }
    result += text.slice(done, at) + encodeURIComponent(character);
    at += character.length - 1;
    done = at + 1;
  }
  return result + text.slice(done);
}
var EVERY_ASCII = characterSet(() => true);
var LETTERS = 64;
var LOWER_CASE = 96;
function lowerCase(text) {
  return text.replace(/%..|[A-Z]+/g, (part) => part.startsWith("%") ? part : part.toLowerCase());
}
function rewriteTriplets(text, decodable, upperCase, changed) {
  let result = "";
  let done = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at + 3)) {
    if (isKept(text, at, decodable, upperCase)) continue;
    const before = text.slice(at, at + 3);
    const octet = octetAt(text, at);
    const after = decodable[octet] === 1 ? String.fromCharCode(octet) : before.toUpperCase();
    changed?.(at, before, after);
    result += text.slice(done, at) + after;
    done = at + 3;
  }
  return done === 0 ? text : result + text.slice(done);
}
function keepsTriplets(text, decodable, upperCase) {
  let at = text.indexOf("%");
  while (at >= 0 && isKept(text, at, decodable, upperCase)) at = text.indexOf("%", at + 3);
  return at < 0;
}
function isKept(text, at, decodable, upperCase) {
  if (decodable[octetAt(text, at)] === 1) return false;
  return !upperCase || text.charCodeAt(at + 1) < LOWER_CASE && text.charCodeAt(at + 2) < LOWER_CASE;
}
function octetAt(text, at) {
  return digitOf(text.charCodeAt(at + 1)) * 16 + digitOf(text.charCodeAt(at + 2));
}
function digitOf(code) {
  return code < LETTERS ? code & 15 : (code & 15) + 9;
}
function isTriplet(text, at) {
  return /^%[0-9A-Fa-f]{2}$/.test(text.slice(at, at + 3));
}
function percentError(text, start, end5, code, message) {
  const section = code === "malformed" ? "2.1" : "2.5";
  return new URISyntaxError(
    {
      severity: "error",
      code: `percent/${code}`,
      message,
      start,
      end: end5,
      index: start,
      rule: "pct-encoded",
      section,
      url: `https://www.rfc-editor.org/rfc/rfc3986#section-${section}`
    },
    text
  );
}

// src/operations/normalize.ts
var syntaxSteps = ["case", "percent-encoding", "dot-segments"];
function normalizer(grammar9, rules) {
  const every = new Set(stepsOf(rules));
  const planOfAll = lazy(() => planOf(rules, every));
  function chosen(steps) {
    const set = new Set(steps);
    for (const step of set) {
      if (every.has(step)) continue;
      throw new RangeError(`no normalization step ${JSON.stringify(step)}; the steps are ${[...every].join(", ")}`);
    }
    return planOf(rules, set);
  }
  function frontOf(input, components, triplet2) {
    const front = frontLength(components);
    if (triplet2 >= front) return 0;
    const decode2 = (text) => rewriteTriplets(text, rules.decodable(), false);
    const read = Object.entries(grammar9.components(decode2(input)));
    const isReadAlike = read.every(([name, text]) => {
      const before = components[name];
      return text === (before === null ? null : decode2(before));
    });
    return isReadAlike ? 0 : front;
  }
  function taskFor(input, components, plan, record) {
    const triplet2 = input.indexOf("%");
    const front = triplet2 >= 0 && plan.decodable ? frontOf(input, components, triplet2) : 0;
    return { plan, hasTriplets: triplet2 >= 0, front, record };
  }
  function take(input, components, plan, record) {
    return normalForm(input, components, taskFor(input, components, plan, record));
  }
  function normalized(input, plan) {
    assertString(input);
    if (looksNormal(input, rules.decodable()) && grammar9.test(input)) return input;
    return take(input, grammar9.components(input), plan, void 0);
  }
  function isSame(a, b) {
    const A = grammar9.components(a);
    const B = grammar9.components(b);
    const forA = taskFor(a, A, planOfAll(), void 0);
    const forB = taskFor(b, B, planOfAll(), void 0);
    if (forA.front + forB.front > 0) return normalForm(a, A, forA) === normalForm(b, B, forB);
    if (A.scheme !== B.scheme && schemeForm(A.scheme, forA) !== schemeForm(B.scheme, forB)) return false;
    if (A.authority === null !== (B.authority === null)) return false;
    return (A.path === B.path || pathForm(A, 0, forA) === pathForm(B, 0, forB)) && (A.query === B.query || rewrite(A.query, 0, forA) === rewrite(B.query, 0, forB)) && (A.fragment === B.fragment || rewrite(A.fragment, 0, forA) === rewrite(B.fragment, 0, forB)) && (A.authority === B.authority || authorityForm(A, 0, forA) === authorityForm(B, 0, forB));
  }
  function normalize2(input, options = {}) {
    const plan = options.steps === void 0 ? planOfAll() : chosen(options.steps);
    if (options.changes !== true) return normalized(input, plan);
    const components = grammar9.components(input);
    const changes = [];
    const record = (step, start, end5, before, after) => {
      const section = String(rules.steps[step]);
      if (before !== after) changes.push({ step, section, start, end: end5, before, after });
    };
    return { uri: take(input, components, plan, record), changes };
  }
  return { normalize: normalize2, isSame };
}
function frontLength({ scheme: scheme2, authority: authority4, path: path2 }) {
  const at = scheme2 === null ? 0 : scheme2.length + 1;
  if (authority4 !== null) return at + 2 + authority4.length;
  const slash = path2.indexOf("/", path2.startsWith("//") ? 2 : 0);
  return at + (slash < 0 ? path2.length : slash);
}
function stepsOf({ steps }) {
  return Object.keys(steps);
}
function planOf(rules, steps) {
  return {
    lowers: steps.has("case"),
    decodable: steps.has("percent-encoding") ? rules.decodable() : null,
    raising: steps.has(rules.hexDigits) ? rules.hexDigits : null,
    removeDots: steps.has("dot-segments") ? rules.removeDots : null,
    ignoresHostCase: rules.ignoresHostCase,
    fillsEmptyPath: steps.has("empty-path"),
    dropsEmptyPort: steps.has("empty-port"),
    dropsDefaultPort: steps.has("default-port")
  };
}
var NOTHING = new Uint8Array(0);
var [COLON, SLASH, DOT] = [58, 47, 46];
function looksNormal(input, decodable) {
  let at = endOfName(input, 0);
  if (at >= 0 && input.charCodeAt(at) === COLON) at++;
  if (at >= 0 && input.charCodeAt(at) === SLASH && input.charCodeAt(at + 1) === SLASH) {
    at = endOfName(input, at + 2);
    if (at >= 0 && input.charCodeAt(at) !== SLASH) return false;
  }
  if (at < 0 || input.charCodeAt(at) === DOT || input.includes("/.", at)) return false;
  return keepsTriplets(input, decodable, true);
}
function endOfName(input, from) {
  for (let at = from; at < input.length; at++) {
    const kind = IN_NAME[input.charCodeAt(at)];
    if (kind !== 1) return kind === 0 ? at : -1;
  }
  return input.length;
}
var IN_NAME = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return ":/?#".includes(character) ? 0 : /[A-Z]/.test(character) ? 2 : 1;
});
function normalForm(input, components, task) {
  const { scheme: scheme2, authority: authority4, path: path2, query, fragment } = components;
  const lower = schemeForm(scheme2, task);
  const authorityAt = scheme2 === null ? 0 : scheme2.length + 1;
  const ofAuthority = authorityForm(components, authorityAt, task);
  const pathAt = authorityAt + (authority4 === null ? 0 : authority4.length + 2);
  const ofPath = pathForm(components, pathAt, task);
  const queryAt = pathAt + path2.length + 1;
  const ofQuery = rewrite(query, queryAt, task);
  const ofFragment = rewrite(fragment, queryAt + (query === null ? 0 : query.length + 1), task);
  const isNormal = lower === scheme2 && ofAuthority === authority4 && ofPath === path2 && ofQuery === query && ofFragment === fragment;
  if (isNormal) return input;
  return compose({ scheme: lower, authority: ofAuthority, path: ofPath, query: ofQuery, fragment: ofFragment });
}
function schemeForm(scheme2, { plan, record }) {
  if (scheme2 === null || !plan.lowers) return scheme2;
  const lower = scheme2.toLowerCase();
  record?.("case", 0, scheme2.length, scheme2, lower);
  return lower;
}
function authorityForm(components, start, task) {
  const { plan, hasTriplets, record } = task;
  const { scheme: scheme2, authority: authority4 } = components;
  let { userinfo, host, port } = components;
  if (authority4 === null) return null;
  let at = start + 2;
  const end5 = at + authority4.length;
  if (host === null) return rewrite(authority4, at, task);
  if (userinfo !== null) {
    const { length } = userinfo;
    userinfo = rewrite(userinfo, at, task);
    at += length + 1;
  }
  const hostEnd = at + host.length;
  host = rewrite(host, at, task);
  if (plan.lowers && plan.ignoresHostCase(components)) {
    const lower = hasTriplets && host.includes("%") ? lowerCase(host) : host.toLowerCase();
    record?.("case", at, hostEnd, host, lower);
    host = lower;
  }
  if (port === "" && plan.dropsEmptyPort) {
    record?.("empty-port", hostEnd, end5, ":", "");
    port = null;
  }
  if (port !== null && plan.dropsDefaultPort && isDefault(port, scheme2)) {
    record?.("default-port", hostEnd, end5, `:${port}`, "");
    port = null;
  }
  const isNormal = host === components.host && port === components.port && userinfo === components.userinfo;
  return isNormal ? authority4 : composeAuthority({ userinfo, host, port });
}
function pathForm(components, at, task) {
  const { plan, record } = task;
  const { scheme: scheme2, authority: authority4 } = components;
  const end5 = at + components.path.length;
  let path2 = rewrite(components.path, at, task);
  if (plan.removeDots) {
    const removed = plan.removeDots(path2, components);
    record?.("dot-segments", at, end5, path2, removed);
    path2 = removed;
  }
  if (path2 === "" && scheme2 !== null && authority4 !== null && plan.fillsEmptyPath) {
    record?.("empty-path", at, end5, "", "/");
    path2 = "/";
  }
  return path2;
}
function rewrite(component, offset, { plan, hasTriplets, front, record }) {
  if (!hasTriplets || component === null) return component;
  const { decodable, raising } = plan;
  const kept2 = Math.min(Math.max(front - offset, 0), component.length);
  const set = decodable ?? NOTHING;
  const part = (text, start, decoded) => rewriteTriplets(
    text,
    decoded,
    raising !== null,
    record && ((at, before, after) => {
      const step = after.length === 1 || raising === null ? "percent-encoding" : raising;
      record(step, start + at, start + at + before.length, before, after);
    })
  );
  if (kept2 === 0) return part(component, offset, set);
  return part(component.slice(0, kept2), offset, NOTHING) + part(component.slice(kept2), offset + kept2, set);
}
function isDefault(port, scheme2) {
  const defaultPort = scheme2 === null ? void 0 : defaultPortOf(scheme2);
  return defaultPort !== void 0 && isSamePort(port, defaultPort);
}

// src/operations/compare.ts
function comparer(grammar9, { normalize: normalize2, isSame }, rules) {
  const rungs2 = Object.freeze({ ...rules.rungs });
  const bySyntax = syntaxSteps.filter((step) => stepsOf(rules).includes(step));
  function highestOf({ rung, redirects }) {
    const highest = rung ?? (redirects !== void 0 && "protocol" in rungs2 ? "protocol" : "scheme");
    if (!Object.hasOwn(rungs2, highest)) {
      throw new RangeError(`no rung ${JSON.stringify(highest)}; the rungs are ${Object.keys(rungs2).join(", ")}`);
    }
    return highest;
  }
  function formOn(rung, uri, { redirects, ignoreFragment = false }) {
    const withoutFragment = (text) => ignoreFragment ? text.replace(/#.*/s, "") : text;
    if (rung === "string") return withoutFragment(uri);
    if (rung === "syntax") return withoutFragment(normalize2(uri, { steps: bySyntax }));
    if (rung === "scheme" || redirects === void 0) return withoutFragment(normalize2(uri));
    const normalForm2 = (text) => withoutFragment(normalize2(text));
    return follow(normalForm2(uri), redirects, normalForm2);
  }
  function assertReferences(a, b) {
    for (const uri of [a, b]) if (!grammar9.test(uri)) grammar9.parse(uri);
  }
  return {
    rungs: rungs2,
    compare(a, b, options = {}) {
      const highest = highestOf(options);
      assertReferences(a, b);
      for (const rung of Object.keys(rungs2)) {
        if (formOn(rung, a, options) === formOn(rung, b, options)) return { equivalent: true, rung };
        if (rung === highest) break;
      }
      return { equivalent: false, rung: null };
    },
    equivalent(a, b, options) {
      if (options === void 0) return isSame(a, b);
      const highest = highestOf(options);
      if (highest === "string") assertReferences(a, b);
      return formOn(highest, a, options) === formOn(highest, b, options);
    }
  };
}
var MOST_REDIRECTS = 100;
function follow(uri, redirects, normalForm2) {
  const next = typeof redirects === "function" ? redirects : lookUp(redirects, normalForm2);
  const chain = [uri];
  const seen = /* @__PURE__ */ new Map([[uri, 0]]);
  for (let at = uri; chain.length <= MOST_REDIRECTS; chain.push(at)) {
    const target2 = next(at);
    if (target2 === null || target2 === void 0) return at;
    at = normalForm2(target2);
    const first = seen.get(at);
    if (first !== void 0) return chain.slice(first).reduce((least, each) => each < least ? each : least);
    seen.set(at, chain.length);
  }
  return String(chain.at(-1));
}
function lookUp(redirects, normalForm2) {
  const byNormalForm = new Map(Array.from(redirects, ([from, to]) => [normalForm2(from), to]));
  return (uri) => byNormalForm.get(uri);
}

// src/operations/recompose.ts
function recomposer(grammar9) {
  function recomposeNode(node) {
    if (!grammar9.rules.includes(node.type)) {
      throw new RangeError(`${grammar9.id} has no node of type ${JSON.stringify(node.type)}`);
    }
    const text = grammar9.print(node);
    const read = grammar9.parse(text, node.type);
    const wanted = spans(grammar9.printedLeaves(node));
    const found = spans(grammar9.printedLeaves(read));
    const most = wanted.length < found.length ? found : wanted;
    const torn = most.findIndex((_, index) => wanted[index]?.key !== found[index]?.key);
    if (torn >= 0) throw otherMeaning(text, String((wanted[torn] ?? found[torn])?.type));
    return text;
  }
  function recomposeComponents(given) {
    const {
      scheme: scheme2 = null,
      userinfo = null,
      host = null,
      port = null,
      path: path2 = "",
      query = null,
      fragment = null
    } = given;
    const written = host === null ? null : composeAuthority({ userinfo, host, port });
    const wanted = { scheme: scheme2, authority: given.authority ?? written, path: path2, query, fragment };
    const text = compose(wanted);
    const read = grammar9.components(text);
    const all2 = written === null ? wanted : { ...wanted, userinfo, host, port };
    for (const name of Object.keys(all2)) {
      if (all2[name] !== read[name]) throw otherMeaning(text, name);
    }
    if (host === null && (userinfo ?? read.userinfo) !== read.userinfo) throw otherMeaning(text, "userinfo");
    if (host === null && (port ?? read.port) !== read.port) throw otherMeaning(text, "port");
    return text;
  }
  function otherMeaning(text, part) {
    const mistake = {
      code: "recompose",
      message: `Written together, these parts would be read as others: the ${part} would not be the one given.`,
      start: 0,
      end: text.length,
      rule: grammar9.defaultRule
    };
    return new URISyntaxError(grammar9.diagnose(text, mistake), text);
  }
  return (parts) => "type" in parts ? recomposeNode(parts) : recomposeComponents(parts);
}
function spans(leaves) {
  return leaves.filter(({ value }) => value !== "").map(({ type, start, end: end5 }) => ({
    type,
    key: `${type.includes("segment") ? "segment" : type} ${String(start)} ${String(end5)}`
  }));
}

// src/operations/relativize.ts
function relativizer(grammar9, baseRule, resolve2) {
  const leadsTo = (target2, candidate, base2, options) => {
    if (!grammar9.test(candidate) || grammar9.components(candidate).scheme !== null) return false;
    try {
      const resolved = resolve2(candidate, base2, options);
      return resolved.type === "URI" && resolved.uri === target2;
    } catch {
      return false;
    }
  };
  const withScheme = (target2) => {
    const components = grammar9.components(target2);
    return components.scheme === null ? grammar9.components(target2, baseRule) : components;
  };
  return (target2, base2, options) => {
    const to = withScheme(target2);
    const from = grammar9.components(base2, baseRule);
    if (to.scheme !== from.scheme || to.authority !== from.authority) return target2;
    let shortest = target2;
    for (const candidate of candidates(to, from)) {
      if (candidate.length < shortest.length && leadsTo(target2, candidate, base2, options)) shortest = candidate;
    }
    return shortest;
  };
}
function* candidates(to, from) {
  const { query, fragment } = to;
  const reference3 = (path2, ownQuery) => compose({ scheme: null, authority: null, path: path2, query: ownQuery, fragment });
  yield reference3("", null);
  yield reference3("", query);
  const directory = from.authority !== null && from.path === "" ? "/" : from.path;
  yield reference3(relativePath(to.path, directory), query);
  yield reference3(to.path, query);
}
function relativePath(to, from) {
  let common = 0;
  for (let at = 0; at < to.length && to[at] === from[at]; at++) if (to[at] === "/") common = at + 1;
  const up = from.slice(common).split("/").length - 1;
  const path2 = "../".repeat(up) + to.slice(common);
  return /^(?:$|\/|[^/]*:)/.test(path2) ? `./${path2}` : path2;
}

// src/operations/resolve.ts
function targetResolver(grammar9, { baseRule, transform: transform4 }) {
  let kept2 = "";
  let ofKept = null;
  function baseOf(base2) {
    if (base2 === kept2 && ofKept) return ofKept;
    const Base = grammar9.components(base2, baseRule);
    if (base2.length <= MOST_KEPT) {
      kept2 = base2;
      ofKept = Base;
    }
    return Base;
  }
  return (ref, base2, options = {}) => {
    const R = grammar9.components(ref);
    const Base = baseOf(base2);
    if (options.trace !== true) return targetOf(R, transform4(R, Base, options, void 0));
    const trace = [];
    const target2 = transform4(R, Base, options, (section, step, before, after) => {
      trace.push({ section, step, before, after });
    });
    return { ...targetOf(R, target2), trace };
  };
}
var MOST_KEPT = 1e3;
function targetOf(R, target2) {
  return target2 === null ? { type: "current-document", fragment: R.fragment } : { type: "URI", uri: compose(target2) };
}

// src/standards/standard.ts
function operationsOn(grammar9, normalization5) {
  const byRules2 = normalizer(grammar9, normalization5);
  return {
    recompose: recomposer(grammar9),
    normalize: byRules2.normalize,
    normalizationSteps: Object.freeze(stepsOf(normalization5)),
    normalization: normalization5,
    ...comparer(grammar9, byRules2, normalization5)
  };
}
function resolutionOn(grammar9, rules) {
  const resolve2 = targetResolver(grammar9, rules);
  return {
    resolve: resolve2,
    resolveToTarget: resolve2,
    relativize: relativizer(grammar9, rules.baseRule, resolve2),
    resolveOptions: rules.options
  };
}
function defineStandard(...parts) {
  return Object.freeze(Object.assign({}, ...parts));
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
var end = 0;
function miss() {
  end = -1;
}
function leaf(type, input, start, end5) {
  return { type, start, end: end5, value: input.slice(start, end5) };
}
function withoutNode(match) {
  return (input, p) => {
    end = match(input, p);
    return null;
  };
}
function withLeaf(type, match) {
  return (input, p) => {
    end = match(input, p);
    return end < 0 ? void 0 : leaf(type, input, p, end);
  };
}
var SET = 1;
var ALPHA = 2;
var SET_2 = 4;
var DIGIT = 8;
var UNRESERVED = 16;
var SUB_DELIMS = 32;
var SET_3 = 64;
var HEXDIG2 = 128;
var SET_4 = 256;
var SET_5 = 512;
var SET_6 = 1024;
var SET_7 = 2048;
var SET_8 = 4096;
var SET_9 = 8192;
var SET_10 = 16384;
var SET_11 = 32768;
var SET_12 = 65536;
var SET_13 = 131072;
var SET_14 = 262144;
var RESERVED = 524288;
var GEN_DELIMS = 1048576;
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
  986661,
  0,
  1572864,
  986661,
  5,
  986661,
  986661,
  986661,
  986661,
  986661,
  986917,
  986661,
  200469,
  200469,
  1573376,
  225245,
  258013,
  258013,
  258013,
  258013,
  241629,
  233437,
  233437,
  233437,
  233437,
  1902145,
  986661,
  0,
  986661,
  0,
  1573376,
  2032133,
  200663,
  200663,
  200663,
  200663,
  200663,
  200663,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  204567,
  200471,
  200471,
  200471,
  200471,
  1572864,
  0,
  1572864,
  0,
  200213,
  0,
  200663,
  200663,
  200663,
  200663,
  200663,
  200663,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  200471,
  204567,
  200471,
  200471,
  200471,
  200471,
  0,
  0,
  0,
  200213,
  0
]);
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
function make_URI(start, end5, scheme2, part, query, fragment) {
  const { authority: authority4, path: path2 } = part;
  return { type: "URI", start, end: end5, scheme: scheme2, authority: authority4, path: path2, query, fragment };
}
function parse_URI(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start8, stop9, found10, start13, stop14, found15;
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
  found10 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start7;
      break optional6;
    }
    p++;
    start8 = p;
    p = match_query(input, p);
    if (p < 0) {
      p = start7;
      break optional6;
    }
    stop9 = p;
    found10 = true;
  }
  found15 = false;
  optional11: {
    const start12 = p;
    if (p === n || input.charCodeAt(p) !== 35) {
      p = start12;
      break optional11;
    }
    p++;
    start13 = p;
    p = match_fragment(input, p);
    if (p < 0) {
      p = start12;
      break optional11;
    }
    stop14 = p;
    found15 = true;
  }
  value2 = make_URI(
    start1,
    p,
    leaf("scheme", input, start3, stop4),
    value5,
    found10 ? leaf("query", input, start8, stop9) : null,
    found15 ? leaf("fragment", input, start13, stop14) : null
  );
  end = p;
  return value2;
}
function make_hier_part(start, end5, authority4, path2) {
  return { type: "hier-part", start, end: end5, authority: authority4, path: path2 };
}
function make_hier_part_2(start, end5, path2) {
  return { type: "hier-part", start, end: end5, authority: null, path: path2 };
}
function parse_hier_part(input, p) {
  const n = input.length;
  let value3, value6, value7, value8, value10, value13, value15, value17, value18;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) break next4;
      p += 2;
      value7 = parse_authority(input, p);
      p = end;
      if (p < 0) break next4;
      value8 = parse_path_abempty(input, p);
      p = end;
      if (p < 0) break next4;
      value6 = make_hier_part(start5, p, value7, value8);
      value3 = value6;
      break choice1;
    }
    p = start2;
    const start9 = p;
    choice11: {
      const start12 = p;
      next14: {
        if (p === n || input.charCodeAt(p) !== 47) break next14;
        value15 = parse_path_absolute(input, p);
        p = end;
        if (p < 0) break next14;
        value13 = value15;
        break choice11;
      }
      p = start12;
      next16: {
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) break next16;
        value17 = parse_path_rootless(input, p);
        p = end;
        if (p < 0) break next16;
        value13 = value17;
        break choice11;
      }
      p = start12;
      value18 = parse_path_empty(input, p);
      p = end;
      if (p < 0) return miss();
      value13 = value18;
    }
    value10 = make_hier_part_2(start9, p, value13);
    value3 = value10;
  }
  end = p;
  return value3;
}
function parse_URI_reference(input, p) {
  const n = input.length;
  let value3, value5, value6;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & ALPHA) === 0) break next4;
      value5 = parse_URI(input, p);
      p = end;
      if (p < 0) break next4;
      value3 = value5;
      break choice1;
    }
    p = start2;
    value6 = parse_relative_ref(input, p);
    p = end;
    if (p < 0) return miss();
    value3 = value6;
  }
  end = p;
  return value3;
}
function make_absolute_URI(start, end5, scheme2, part, query) {
  const { authority: authority4, path: path2 } = part;
  return { type: "absolute-URI", start, end: end5, scheme: scheme2, authority: authority4, path: path2, query };
}
function parse_absolute_URI(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start8, stop9, found10;
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
  found10 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start7;
      break optional6;
    }
    p++;
    start8 = p;
    p = match_query(input, p);
    if (p < 0) {
      p = start7;
      break optional6;
    }
    stop9 = p;
    found10 = true;
  }
  value2 = make_absolute_URI(
    start1,
    p,
    leaf("scheme", input, start3, stop4),
    value5,
    found10 ? leaf("query", input, start8, stop9) : null
  );
  end = p;
  return value2;
}
function make_relative_ref(start, end5, part, query, fragment) {
  const { authority: authority4, path: path2 } = part;
  return { type: "relative-ref", start, end: end5, authority: authority4, path: path2, query, fragment };
}
function parse_relative_ref(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8, start11, stop12, found13;
  const start1 = p;
  value3 = parse_relative_part(input, p);
  p = end;
  if (p < 0) return miss();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    p = match_query(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  found13 = false;
  optional9: {
    const start10 = p;
    if (p === n || input.charCodeAt(p) !== 35) {
      p = start10;
      break optional9;
    }
    p++;
    start11 = p;
    p = match_fragment(input, p);
    if (p < 0) {
      p = start10;
      break optional9;
    }
    stop12 = p;
    found13 = true;
  }
  value2 = make_relative_ref(
    start1,
    p,
    value3,
    found8 ? leaf("query", input, start6, stop7) : null,
    found13 ? leaf("fragment", input, start11, stop12) : null
  );
  end = p;
  return value2;
}
function make_relative_part(start, end5, authority4, path2) {
  return { type: "relative-part", start, end: end5, authority: authority4, path: path2 };
}
function make_relative_part_2(start, end5, path2) {
  return { type: "relative-part", start, end: end5, authority: null, path: path2 };
}
function parse_relative_part(input, p) {
  const n = input.length;
  let value3, value6, value7, value8, value10, value13, value15, value17, value18;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) break next4;
      p += 2;
      value7 = parse_authority(input, p);
      p = end;
      if (p < 0) break next4;
      value8 = parse_path_abempty(input, p);
      p = end;
      if (p < 0) break next4;
      value6 = make_relative_part(start5, p, value7, value8);
      value3 = value6;
      break choice1;
    }
    p = start2;
    const start9 = p;
    choice11: {
      const start12 = p;
      next14: {
        if (p === n || input.charCodeAt(p) !== 47) break next14;
        value15 = parse_path_absolute(input, p);
        p = end;
        if (p < 0) break next14;
        value13 = value15;
        break choice11;
      }
      p = start12;
      next16: {
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_2) === 0) break next16;
        value17 = parse_path_noscheme(input, p);
        p = end;
        if (p < 0) break next16;
        value13 = value17;
        break choice11;
      }
      p = start12;
      value18 = parse_path_empty(input, p);
      p = end;
      if (p < 0) return miss();
      value13 = value18;
    }
    value10 = make_relative_part_2(start9, p, value13);
    value3 = value10;
  }
  end = p;
  return value3;
}
function match_scheme(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & ALPHA) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_4) !== 0) p++;
  return p;
}
function make_authority(start, end5, userinfo, host, port) {
  return { type: "authority", start, end: end5, userinfo, host, port };
}
function parse_authority(input, p) {
  const n = input.length;
  let value2, start5, stop6, found7, value8, start11, stop12, found13;
  const start1 = p;
  found7 = false;
  optional3: {
    const start4 = p;
    start5 = p;
    p = match_userinfo(input, p);
    if (p < 0) {
      p = start4;
      break optional3;
    }
    stop6 = p;
    if (p === n || input.charCodeAt(p) !== 64) {
      p = start4;
      break optional3;
    }
    p++;
    found7 = true;
  }
  value8 = parse_host(input, p);
  p = end;
  if (p < 0) return miss();
  found13 = false;
  optional9: {
    const start10 = p;
    if (p === n || input.charCodeAt(p) !== 58) {
      p = start10;
      break optional9;
    }
    p++;
    start11 = p;
    p = match_port(input, p);
    if (p < 0) {
      p = start10;
      break optional9;
    }
    stop12 = p;
    found13 = true;
  }
  value2 = make_authority(
    start1,
    p,
    found7 ? leaf("userinfo", input, start5, stop6) : null,
    value8,
    found13 ? leaf("port", input, start11, stop12) : null
  );
  end = p;
  return value2;
}
function match_userinfo(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_6) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function parse_host(input, p) {
  const n = input.length;
  let value3, value5, start7, stop8, start15, stop16;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || input.charCodeAt(p) !== 91) break next4;
      value5 = parse_IP_literal(input, p);
      p = end;
      if (p < 0) break next4;
      value3 = value5;
      break choice1;
    }
    p = start2;
    next6: {
      start7 = p;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & DIGIT) === 0) break next6;
      p = match_IPv4address(input, p);
      if (p < 0) break next6;
      stop8 = p;
      const start9 = p;
      not10: {
        choice11: {
          const start12 = p;
          next13: {
            if (p === n || (CHARACTERS[input.charCodeAt(p)] & UNRESERVED) === 0) break next13;
            p++;
            break choice11;
          }
          p = start12;
          next14: {
            if (p === n || input.charCodeAt(p) !== 37) break next14;
            p = match_pct_encoded(input, p);
            if (p < 0) break next14;
            break choice11;
          }
          p = start12;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & SUB_DELIMS) === 0) break not10;
          p++;
        }
        break next6;
      }
      p = start9;
      value3 = leaf("IPv4address", input, start7, stop8);
      break choice1;
    }
    p = start2;
    start15 = p;
    p = match_reg_name(input, p);
    if (p < 0) return miss();
    stop16 = p;
    value3 = leaf("reg-name", input, start15, stop16);
  }
  end = p;
  return value3;
}
function match_port(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & DIGIT) !== 0) p++;
  return p;
}
function make_IP_literal(start, end5, address) {
  return { type: "IP-literal", start, end: end5, address };
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
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_3) === 0) break next6;
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
  value2 = make_IP_literal(start1, p, value5);
  end = p;
  return value2;
}
function match_IPvFuture(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_8) === 0) return -1;
  p++;
  const start1 = p;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) !== 0) p++;
  if (p - start1 < 1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start2 = p;
  while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_6) !== 0) p++;
  if (p - start2 < 1) return -1;
  return p;
}
function match_IPv6address(input, p) {
  const n = input.length;
  let count6, count10, count16, count22, count25, count31, count34, count40, count46, count52, count57;
  choice1: {
    const start2 = p;
    next3: {
      count6 = 0;
      loop4: while (count6 < 6) {
        const start5 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start5;
          break loop4;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start5;
          break loop4;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start5;
          break loop4;
        }
        p++;
        count6++;
      }
      if (count6 < 6) break next3;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next3;
      p = match_ls32(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    next7: {
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next7;
      p += 2;
      count10 = 0;
      loop8: while (count10 < 5) {
        const start9 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start9;
          break loop8;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start9;
          break loop8;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start9;
          break loop8;
        }
        p++;
        count10++;
      }
      if (count10 < 5) break next7;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next7;
      p = match_ls32(input, p);
      if (p < 0) break next7;
      break choice1;
    }
    p = start2;
    next11: {
      optional12: {
        const start13 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start13;
          break optional12;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start13;
          break optional12;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next11;
      p += 2;
      count16 = 0;
      loop14: while (count16 < 4) {
        const start15 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start15;
          break loop14;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start15;
          break loop14;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start15;
          break loop14;
        }
        p++;
        count16++;
      }
      if (count16 < 4) break next11;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next11;
      p = match_ls32(input, p);
      if (p < 0) break next11;
      break choice1;
    }
    p = start2;
    next17: {
      optional18: {
        const start19 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start19;
          break optional18;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start19;
          break optional18;
        }
        count22 = 0;
        loop20: while (count22 < 1) {
          const start21 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start21;
            break loop20;
          }
          p++;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
            p = start21;
            break loop20;
          }
          p = match_h16(input, p);
          if (p < 0) {
            p = start21;
            break loop20;
          }
          count22++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next17;
      p += 2;
      count25 = 0;
      loop23: while (count25 < 3) {
        const start24 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start24;
          break loop23;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start24;
          break loop23;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start24;
          break loop23;
        }
        p++;
        count25++;
      }
      if (count25 < 3) break next17;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next17;
      p = match_ls32(input, p);
      if (p < 0) break next17;
      break choice1;
    }
    p = start2;
    next26: {
      optional27: {
        const start28 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start28;
          break optional27;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start28;
          break optional27;
        }
        count31 = 0;
        loop29: while (count31 < 2) {
          const start30 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start30;
            break loop29;
          }
          p++;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
            p = start30;
            break loop29;
          }
          p = match_h16(input, p);
          if (p < 0) {
            p = start30;
            break loop29;
          }
          count31++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next26;
      p += 2;
      count34 = 0;
      loop32: while (count34 < 2) {
        const start33 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start33;
          break loop32;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start33;
          break loop32;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start33;
          break loop32;
        }
        p++;
        count34++;
      }
      if (count34 < 2) break next26;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next26;
      p = match_ls32(input, p);
      if (p < 0) break next26;
      break choice1;
    }
    p = start2;
    next35: {
      optional36: {
        const start37 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start37;
          break optional36;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start37;
          break optional36;
        }
        count40 = 0;
        loop38: while (count40 < 3) {
          const start39 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start39;
            break loop38;
          }
          p++;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
            p = start39;
            break loop38;
          }
          p = match_h16(input, p);
          if (p < 0) {
            p = start39;
            break loop38;
          }
          count40++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next35;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next35;
      p = match_h16(input, p);
      if (p < 0) break next35;
      if (p === n || input.charCodeAt(p) !== 58) break next35;
      p++;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next35;
      p = match_ls32(input, p);
      if (p < 0) break next35;
      break choice1;
    }
    p = start2;
    next41: {
      optional42: {
        const start43 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start43;
          break optional42;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start43;
          break optional42;
        }
        count46 = 0;
        loop44: while (count46 < 4) {
          const start45 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start45;
            break loop44;
          }
          p++;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
            p = start45;
            break loop44;
          }
          p = match_h16(input, p);
          if (p < 0) {
            p = start45;
            break loop44;
          }
          count46++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next41;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next41;
      p = match_ls32(input, p);
      if (p < 0) break next41;
      break choice1;
    }
    p = start2;
    next47: {
      optional48: {
        const start49 = p;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start49;
          break optional48;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start49;
          break optional48;
        }
        count52 = 0;
        loop50: while (count52 < 5) {
          const start51 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start51;
            break loop50;
          }
          p++;
          if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
            p = start51;
            break loop50;
          }
          p = match_h16(input, p);
          if (p < 0) {
            p = start51;
            break loop50;
          }
          count52++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next47;
      p += 2;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) break next47;
      p = match_h16(input, p);
      if (p < 0) break next47;
      break choice1;
    }
    p = start2;
    optional53: {
      const start54 = p;
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
        p = start54;
        break optional53;
      }
      p = match_h16(input, p);
      if (p < 0) {
        p = start54;
        break optional53;
      }
      count57 = 0;
      loop55: while (count57 < 6) {
        const start56 = p;
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start56;
          break loop55;
        }
        p++;
        if (p === n || (CHARACTERS[input.charCodeAt(p)] & HEXDIG2) === 0) {
          p = start56;
          break loop55;
        }
        p = match_h16(input, p);
        if (p < 0) {
          p = start56;
          break loop55;
        }
        count57++;
      }
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
  if (p - start1 < 1) return -1;
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
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_7) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function parse_path(input, p) {
  const n = input.length;
  let value3, value10, value12, value14, value16, value17;
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
      value12 = parse_path_absolute(input, p);
      p = end;
      if (p < 0) break next11;
      value3 = value12;
      break choice1;
    }
    p = start2;
    next13: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_2) === 0) break next13;
      value14 = parse_path_noscheme(input, p);
      p = end;
      if (p < 0) break next13;
      if (p < n && input.charCodeAt(p) === 58) break next13;
      value3 = value14;
      break choice1;
    }
    p = start2;
    next15: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) break next15;
      value16 = parse_path_rootless(input, p);
      p = end;
      if (p < 0) break next15;
      value3 = value16;
      break choice1;
    }
    p = start2;
    value17 = parse_path_empty(input, p);
    p = end;
    if (p < 0) return miss();
    value3 = value17;
  }
  end = p;
  return value3;
}
function make_path_abempty(start, end5, segments) {
  return { type: "path-abempty", start, end: end5, segments };
}
function parse_path_abempty(input, p) {
  const n = input.length;
  let value2, start5, stop6, list7;
  const start1 = p;
  list7 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start4;
      break loop3;
    }
    p++;
    start5 = p;
    p = match_segment(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
    stop6 = p;
    list7.push(leaf("segment", input, start5, stop6));
  }
  value2 = make_path_abempty(start1, p, list7);
  end = p;
  return value2;
}
function make_path_absolute(first, rest2) {
  return [first, ...rest2];
}
function make_path_absolute_2(start, end5, segments) {
  return { type: "path-absolute", start, end: end5, segments: segments ?? [] };
}
function parse_path_absolute(input, p) {
  const n = input.length;
  let value2, value6, start7, stop8, start11, stop12, list13, found14;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss();
  p++;
  found14 = false;
  optional3: {
    const start4 = p;
    start7 = p;
    if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET) === 0) {
      p = start4;
      break optional3;
    }
    p = match_segment_nz(input, p);
    if (p < 0) {
      p = start4;
      break optional3;
    }
    stop8 = p;
    list13 = [];
    loop9: for (; ; ) {
      const start10 = p;
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start10;
        break loop9;
      }
      p++;
      start11 = p;
      p = match_segment(input, p);
      if (p < 0) {
        p = start10;
        break loop9;
      }
      stop12 = p;
      list13.push(leaf("segment", input, start11, stop12));
    }
    value6 = make_path_absolute(leaf("segment-nz", input, start7, stop8), list13);
    found14 = true;
  }
  value2 = make_path_absolute_2(start1, p, found14 ? value6 : null);
  end = p;
  return value2;
}
function make_path_noscheme(start, end5, first, rest2) {
  return { type: "path-noscheme", start, end: end5, segments: [first, ...rest2] };
}
function parse_path_noscheme(input, p) {
  const n = input.length;
  let value2, start3, stop4, start7, stop8, list9;
  const start1 = p;
  start3 = p;
  p = match_segment_nz_nc(input, p);
  if (p < 0) return miss();
  stop4 = p;
  list9 = [];
  loop5: for (; ; ) {
    const start6 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start6;
      break loop5;
    }
    p++;
    start7 = p;
    p = match_segment(input, p);
    if (p < 0) {
      p = start6;
      break loop5;
    }
    stop8 = p;
    list9.push(leaf("segment", input, start7, stop8));
  }
  value2 = make_path_noscheme(start1, p, leaf("segment-nz-nc", input, start3, stop4), list9);
  end = p;
  return value2;
}
function make_path_rootless(start, end5, first, rest2) {
  return { type: "path-rootless", start, end: end5, segments: [first, ...rest2] };
}
function parse_path_rootless(input, p) {
  const n = input.length;
  let value2, start3, stop4, start7, stop8, list9;
  const start1 = p;
  start3 = p;
  p = match_segment_nz(input, p);
  if (p < 0) return miss();
  stop4 = p;
  list9 = [];
  loop5: for (; ; ) {
    const start6 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start6;
      break loop5;
    }
    p++;
    start7 = p;
    p = match_segment(input, p);
    if (p < 0) {
      p = start6;
      break loop5;
    }
    stop8 = p;
    list9.push(leaf("segment", input, start7, stop8));
  }
  value2 = make_path_rootless(start1, p, leaf("segment-nz", input, start3, stop4), list9);
  end = p;
  return value2;
}
function make_path_empty(start, end5) {
  return { type: "path-empty", start, end: end5, segments: [] };
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
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_12) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_segment_nz(input, p) {
  const n = input.length;
  const start1 = p;
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_12) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
  return p;
}
function match_segment_nz_nc(input, p) {
  const n = input.length;
  const start1 = p;
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_13) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
  return p;
}
function match_pchar(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS[input.charCodeAt(p)] & UNRESERVED) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 37) break next4;
      p = match_pct_encoded(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS[input.charCodeAt(p)] & SET_14) === 0) return -1;
    p++;
  }
  return p;
}
function match_query(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_5) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_fragment(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS[input.charCodeAt(p)] & SET_5) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_pct_encoded(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
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
  ["URI", parse_URI],
  ["hier_part", parse_hier_part],
  ["URI_reference", parse_URI_reference],
  ["absolute_URI", parse_absolute_URI],
  ["relative_ref", parse_relative_ref],
  ["relative_part", parse_relative_part],
  ["scheme", withLeaf("scheme", match_scheme)],
  ["authority", parse_authority],
  ["userinfo", withLeaf("userinfo", match_userinfo)],
  ["host", parse_host],
  ["port", withLeaf("port", match_port)],
  ["IP_literal", parse_IP_literal],
  ["IPvFuture", withLeaf("IPvFuture", match_IPvFuture)],
  ["IPv6address", withLeaf("IPv6address", match_IPv6address)],
  ["h16", withoutNode(match_h16)],
  ["ls32", parse_ls32],
  ["IPv4address", withLeaf("IPv4address", match_IPv4address)],
  ["dec_octet", withoutNode(match_dec_octet)],
  ["reg_name", withLeaf("reg-name", match_reg_name)],
  ["path", parse_path],
  ["path_abempty", parse_path_abempty],
  ["path_absolute", parse_path_absolute],
  ["path_noscheme", parse_path_noscheme],
  ["path_rootless", parse_path_rootless],
  ["path_empty", parse_path_empty],
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
  const value = RULES.get(startRule)(input, 0);
  return end === input.length ? value : void 0;
}

// src/tree/rfc3986.ts
var rfc3986Shapes = {
  URI: [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
    { field: "fragment", before: "#", optional: true }
  ],
  "relative-ref": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
    { field: "fragment", before: "#", optional: true }
  ],
  "absolute-URI": [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true }
  ],
  "hier-part": [{ field: "authority", before: "//", optional: true }, { field: "path" }],
  "relative-part": [{ field: "authority", before: "//", optional: true }, { field: "path" }],
  authority: [
    { field: "userinfo", after: "@", optional: true },
    { field: "host" },
    { field: "port", before: ":", optional: true }
  ],
  "IP-literal": ["[", { field: "address" }, "]"],
  "path-abempty": [{ field: "segments", before: "/" }],
  "path-absolute": ["/", { field: "segments", between: "/" }],
  "path-noscheme": [{ field: "segments", between: "/" }],
  "path-rootless": [{ field: "segments", between: "/" }],
  "path-empty": [{ field: "segments" }]
};

// src/explain/address.ts
function inIPv6(refusal2, { start, end: end5 }) {
  const { input, test: test2 } = refusal2;
  const address = input.slice(start, end5);
  const rule = "IPv6address";
  const suspect = (code, message, at, length, ...repairs) => ({
    code,
    message,
    start: start + at,
    end: start + at + length,
    rule,
    repairs
  });
  const edit = (message, at, length, text) => ({
    message,
    start: start + at,
    end: start + at + length,
    text
  });
  const zone = address.indexOf("%");
  if (zone >= 0) {
    const remove = edit("Remove the zone identifier.", zone, address.length - zone, "");
    return suspect(
      "ipv6-zone",
      "The grammar has no zone identifier: it means something on one host only.",
      zone,
      address.length - zone,
      remove
    );
  }
  if (start > 0 && test2(address, "IPv4address")) {
    const remove = { message: "Remove the brackets.", start: start - 1, end: end5 + 1, text: address };
    return suspect("ipv4-in-brackets", "An IPv4 address stands without brackets.", 0, address.length, remove);
  }
  const odd = address.search(/[^0-9A-Fa-f:.]/);
  if (odd >= 0) {
    const length = String.fromCodePoint(address.codePointAt(odd)).length;
    return suspect("ipv6-character", 'An IPv6 address has hexadecimal digits, ":" and "." only.', odd, length);
  }
  const colons = address.indexOf(":::");
  if (colons >= 0) {
    const length = address.slice(colons).search(/[^:]|$/);
    return suspect(
      "ipv6-colons",
      "More than two colons stand together.",
      colons,
      length,
      edit('Write "::".', colons, length, "::")
    );
  }
  const first = address.indexOf("::");
  const second = address.indexOf("::", first + 2);
  if (first >= 0 && second >= 0) {
    const text = '"::" stands for groups of zeros once: twice, it would not say how many.';
    return suspect("ipv6-two-compressions", text, second, 2, edit('Write ":0:".', second, 2, ":0:"));
  }
  if (/^:(?!:)/.test(address)) {
    return suspect(
      "ipv6-colon-at-start",
      'A single ":" cannot begin the address.',
      0,
      1,
      edit('Write "::".', 0, 1, "::"),
      edit("Remove it.", 0, 1, "")
    );
  }
  if (/(?<!:):$/.test(address)) {
    const at = address.length - 1;
    return suspect(
      "ipv6-colon-at-end",
      'A single ":" cannot end the address.',
      at,
      1,
      edit('Write "::".', at, 1, "::"),
      edit("Remove it.", at, 1, "")
    );
  }
  let groups = 0;
  for (const { 0: group, index } of address.matchAll(/[^:]+/g)) {
    groups += 1;
    const isLast = index + group.length === address.length;
    if (group.includes(".")) {
      groups += 1;
      if (!isLast)
        return suspect("ipv6-ipv4-place", "An IPv4 address can only be the last 32 bits.", index, group.length);
      const inGroup = inIPv4(refusal2, { rule: "IPv4address", start: start + index, end: start + index + group.length });
      if (inGroup) return inGroup;
    } else if (group.length > 4) {
      const shorter = edit("Leave out zeros at its front.", index, group.length, group.replace(/^0+(?=.)/, ""));
      return suspect(
        "ipv6-group-too-long",
        "A group has at most four hexadecimal digits.",
        index,
        group.length,
        shorter
      );
    }
  }
  const counted = `${String(groups)} ${groups === 1 ? "group" : "groups"}`;
  if (first >= 0) {
    const text = `The address has ${counted} beside "::", which stands for one at least: 7 are the most.`;
    const all2 = edit('Write ":".', first, 2, ":");
    return suspect("ipv6-too-many-groups", text, 0, address.length, all2);
  } else if (groups > 8) {
    return suspect("ipv6-too-many-groups", `The address has ${counted}: 8 make an address.`, 0, address.length);
  } else {
    const text = `The address has ${counted}: 8 make an address, unless "::" stands for those that are zero.`;
    return suspect(
      "ipv6-too-few-groups",
      text,
      0,
      address.length,
      edit('Write "::" after it.', address.length, 0, "::")
    );
  }
}
function inIPv4({ input, test: test2 }, { start, end: end5 }) {
  const address = input.slice(start, end5);
  if (test2(address, "IPv4address")) return null;
  const octets = address.split(".");
  let at = start;
  for (const octet of octets) {
    const span = { start: at, end: at + octet.length, rule: "dec-octet" };
    if (octet === "")
      return { ...span, code: "ipv4-empty-octet", message: "An octet of an IPv4 address has one digit at least." };
    else if (!/^\d+$/.test(octet))
      return { ...span, code: "ipv4-character", message: 'An IPv4 address has decimal digits and "." only.' };
    else if (!test2(octet, "dec-octet")) return octetMistake(octet, span);
    at += octet.length + 1;
  }
  return {
    code: "ipv4-octets",
    message: `An IPv4 address has four octets, not ${String(octets.length)}.`,
    start,
    end: end5,
    rule: "IPv4address"
  };
}
function octetMistake(octet, span) {
  if (!octet.startsWith("0")) {
    return { ...span, code: "ipv4-octet-range", message: "An octet of an IPv4 address is at most 255." };
  }
  return {
    ...span,
    code: "ipv4-leading-zero",
    message: "An octet of an IPv4 address has no zero at its front: some would read it as octal.",
    repairs: [
      { message: "Leave the zeros out.", start: span.start, end: span.end, text: octet.replace(/^0+(?=.)/, "") }
    ]
  };
}

// src/explain/characters.ts
function whitespaceAround({ input, rule }) {
  if (isGraphic(input.charCodeAt(0)) && isGraphic(input.charCodeAt(input.length - 1))) return null;
  const start = input.length - input.trimStart().length;
  if (start > 0) {
    return {
      code: "leading-whitespace",
      message: `White space stands before the reference, beginning with ${nameOf(input, 0)}.`,
      start: 0,
      end: start,
      rule,
      repairs: [
        { message: "Remove the white space before it.", start: 0, end: start, text: "" },
        { message: "Remove the white space around it.", start: 0, end: input.length, text: input.trim() }
      ]
    };
  }
  const end5 = input.trimEnd().length;
  if (end5 === input.length) return null;
  return {
    code: "trailing-whitespace",
    message: `White space stands after the reference, beginning with ${nameOf(input, end5)}.`,
    start: end5,
    end: input.length,
    rule,
    repairs: [{ message: "Remove the white space after it.", start: end5, end: input.length, text: "" }]
  };
}
function isGraphic(code) {
  return code > 32 && code < 127;
}
var NAMES = /* @__PURE__ */ new Map([
  ["scheme", "the scheme"],
  ["userinfo", "the user information"],
  ["reg-name", "the host"],
  ["port", "the port"],
  ["path", "the path"],
  ["abs-path", "the path"],
  ["rel-path", "the path"],
  ["opaque-part", "the opaque part"],
  ["schemepart", "the scheme's part"],
  ["segment", "the segment"],
  ["query", "the query"],
  ["fragment", "the fragment"]
]);
var CHARACTER_MISTAKES = [
  [/ /, { code: "space", message: (component) => `A space cannot stand in ${component}.` }],
  [/\t/, { code: "tab", message: (component) => `A tab cannot stand in ${component}.` }],
  [/[\r\n]/, { code: "line-break", message: (component) => `A line break cannot stand in ${component}.` }],
  [/\0/, { code: "nul", message: (component) => `A NUL cannot stand in ${component}.` }],
  [
    /[\x01-\x1F\x7F]/,
    {
      code: "control-character",
      message: (component, found) => `The control character ${found} cannot stand in ${component}.`
    }
  ],
  [
    /\\/,
    {
      code: "backslash",
      message: (component) => `A backslash cannot stand in ${component}; segments are separated by "/".`
    }
  ],
  [
    /[[\]]/,
    {
      code: "bracket",
      message: (component, found, { literals }) => literals ? `${found} stands only around an IP literal, not in ${component}.` : `${found} cannot stand in ${component}: this grammar has no IP literals.`
    }
  ],
  [
    /[{}]/,
    {
      code: "brace",
      message: (component, found) => `${found} cannot stand in ${component}; in a URI template it is expanded first.`
    }
  ],
  [
    /[<>"]/,
    {
      code: "delimiter",
      message: (component, found) => `${found} cannot stand in ${component}: it marks in text where a URI begins and ends.`
    }
  ],
  [
    /[|^`]/,
    {
      code: "excluded-character",
      message: (component, found) => `${found} is neither reserved nor unreserved and cannot stand in ${component}.`
    }
  ]
];
var LONE_SURROGATE = {
  code: "lone-surrogate",
  message: (component, found) => `${found} in ${component} is half of a surrogate pair, and no character.`
};
var NON_ASCII = {
  code: "non-ascii",
  message: (component, found) => `${found} cannot stand in ${component}: a URI is written in ASCII.`
};
var OF_ASCII = lazy(
  () => Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code);
    return CHARACTER_MISTAKES.find(([matches]) => matches.test(character))?.[1];
  })
);
function mistakeOf(code) {
  if (code < 128) return OF_ASCII()[code];
  return code >= 55296 && code < 57344 ? LONE_SURROGATE : NON_ASCII;
}
function charactersIn(refusal2, component) {
  const { start, end: end5, rule } = component;
  const { valid, index } = refusal2.recognize(refusal2.input.slice(start, end5), rule);
  return valid ? null : characterAt(refusal2, component, start + index);
}
function characterAt(refusal2, component, at) {
  const { input } = refusal2;
  const { start, end: end5 } = component;
  const percent = input.lastIndexOf("%", at - 1);
  if (percent >= start && percent < at && at - percent <= 2) return percentMistake(refusal2, component, percent);
  return at < end5 ? wrongCharacter(refusal2, component, at) : null;
}
function wrongCharacter(refusal2, component, at) {
  const { input } = refusal2;
  const { rule, name = NAMES.get(rule) ?? `the rule ${rule}` } = component;
  const code = input.codePointAt(at);
  if (refusal2.allowedIn(rule)?.[code] === 1) return null;
  const character = input.slice(at, code > 65535 ? at + 2 : at + 1);
  const found = nameOf(input, at);
  const mistake = mistakeOf(code);
  return {
    code: mistake?.code ?? rule,
    message: mistake?.message(name, found, refusal2.characters) ?? `${found} cannot stand in ${name}.`,
    start: at,
    end: at + character.length,
    rule,
    repairs: encodings(refusal2, component, at, character)
  };
}
function percentMistake(refusal2, component, percent) {
  const { input } = refusal2;
  const rule = refusal2.characters.escape;
  if (isUnicodeEscape(input, percent)) {
    return {
      code: "unicode-escape",
      message: '"%u" with four digits is no percent-encoding: the UTF-8 octets of the character are encoded.',
      start: percent,
      end: percent + 6,
      rule,
      repairs: [() => unicodeEscapes(refusal2, percent)]
    };
  }
  return {
    code: "percent",
    message: 'A "%" is followed by two hexadecimal digits.',
    start: percent,
    end: Math.min(percent + 3, component.end),
    rule,
    repairs: encodings(refusal2, component, percent, "%")
  };
}
function isUnicodeEscape(input, at) {
  return input.charCodeAt(at + 1) === LETTER_U && /^%u[0-9A-Fa-f]{4}/.test(input.slice(at, at + 6));
}
var LETTER_U = 117;
function unicodeEscapes({ input }, at) {
  let end5 = at;
  while (isUnicodeEscape(input, end5)) end5 += 6;
  const decoded = input.slice(at, end5).replace(/%u(....)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  if (!isWellFormed(decoded)) return null;
  return { message: "Encode the UTF-8 octets.", start: at, end: end5, text: encodeURIComponent(decoded) };
}
var CLOSING = /* @__PURE__ */ new Map([
  ["<", ">"],
  ['"', '"']
]);
function encodings(refusal2, { rule, start, end: end5 }, at, character) {
  const { input } = refusal2;
  const repairs = [];
  if (at === 0 && input.length > 1 && input.at(-1) === CLOSING.get(character)) {
    repairs.push({
      message: "Remove the delimiters around it.",
      start: 0,
      end: input.length,
      text: input.slice(1, -1)
    });
  }
  if (character === "\\") {
    const text2 = input.slice(start, end5).replaceAll("\\", "/");
    repairs.push({ message: 'Write "/".', start, end: end5, text: text2 });
  }
  const allowed = refusal2.allowedIn(rule);
  if (allowed === null || !isWellFormed(character)) return repairs;
  const text = percentEncode(character, allowed);
  const encoding = (message, from, to, set) => isWellFormed(input) ? { message, start: from, end: to, text: percentEncode(input.slice(from, to), set, true) } : null;
  repairs.push(
    { message: `Write "${text}".`, start: at, end: at + character.length, text },
    () => encoding("Percent-encode what cannot stand there.", start, end5, allowed),
    () => encoding("Percent-encode what cannot stand in a reference.", 0, input.length, anywhereIn(refusal2))
  );
  return repairs;
}
function anywhereIn({ allowedIn, characters }) {
  const set = Uint8Array.from(allowedIn(characters.any));
  for (const delimiter of "#[]") set[delimiter.charCodeAt(0)] = 1;
  return set;
}
function allowedBy(test2, rule) {
  if (!test2("%41%41", rule) && !test2("/%41%41", rule)) return null;
  return characterSet((each) => test2(each, rule) || test2(`/${each}`, rule) || test2(`a${each}`, rule));
}
function isWellFormed(text) {
  return !/[\uD800-\uDFFF]/.test(text) || !/\p{Cs}/u.test(text);
}
function firstOf(input, character, from, end5) {
  const at = input.indexOf(character, from);
  return at >= 0 && at < end5 ? at : end5;
}

// src/explain/mistake.ts
function renamed({ start, end: end5, rule, repairs }, code, message) {
  return { code, message, start, end: end5, rule, repairs };
}
function firstMistake(find, refusal2) {
  const suspect = find(refusal2);
  if (suspect === null) return mismatch(refusal2);
  const { code, message, start, end: end5, rule, repairs } = suspect;
  return { code, message, start, end: end5, rule, hint: repairs && firstThatHelps(repairs, refusal2) };
}
function firstThatHelps(repairs, { helps }) {
  for (const repair of repairs) {
    const hint = typeof repair === "function" ? repair() : repair;
    if (hint && helps(hint)) return hint;
  }
  return void 0;
}
var LISTED = 8;
function mismatch({ input, rule, recognition }) {
  const { index, expected, complete } = recognition;
  const names = nameExpected(expected, complete);
  const listed = names.length > LISTED ? [...names.slice(0, LISTED), "others"] : names;
  const wanted = listed.length > 1 ? `${listed.slice(0, -1).join(", ")} or ${String(listed.at(-1))}` : String(listed[0]);
  const character = input.codePointAt(index);
  return {
    code: rule,
    message: `${rule}: expected ${wanted}, found ${nameOf(input, index)}.`,
    start: index,
    end: character === void 0 ? index : index + String.fromCodePoint(character).length,
    rule
  };
}

// src/explain/authority.ts
function authorityMistakes({ literal, future, registry }) {
  function inAuthority(refusal2, { start, end: end5 }) {
    const { input, recognition, test: test2 } = refusal2;
    if (end5 < recognition.index || test2(input.slice(start, end5), "authority")) return null;
    const host = start + input.slice(start, end5).lastIndexOf("@") + 1;
    const isLiteral = input.startsWith("[", host);
    if (registry && !isLiteral) {
      return charactersIn(refusal2, { rule: "reg-name", start, end: end5, name: "the authority" });
    }
    return inServer(refusal2, start, host, end5, isLiteral);
  }
  function inServer(refusal2, start, host, end5, isLiteral) {
    const { input } = refusal2;
    const bracket = isLiteral ? input.slice(host, end5).lastIndexOf("]") : 0;
    const colon = bracket < 0 ? end5 : firstOf(input, ":", host + bracket, end5);
    return (host > start ? inUserinfo(refusal2, start, host - 1) : null) ?? (isLiteral ? null : withoutBrackets(refusal2, host, end5)) ?? inHost(refusal2, { rule: "host", start: host, end: colon }) ?? inPort(refusal2, { rule: "port", start: colon + 1, end: end5 });
  }
  function inHost(refusal2, { start, end: end5 }) {
    if (!refusal2.input.startsWith("[", start)) return charactersIn(refusal2, { rule: "reg-name", start, end: end5 });
    const bracket = refusal2.input.slice(start, end5).lastIndexOf("]");
    const close = bracket < 0 ? end5 : start + bracket + 1;
    const suspect = inLiteral(refusal2, { rule: literal, start, end: close });
    return suspect ?? (close < end5 ? afterLiteral(close, end5) : null);
  }
  function withoutBrackets({ input, test: test2 }, start, end5) {
    const text = input.slice(start, end5);
    const digits = text.slice(text.lastIndexOf(":") + 1);
    const port = digits.length >= 5 && !/\D/.test(digits) ? `:${digits}` : "";
    const address = text.slice(0, text.length - port.length);
    if (!test2(address, "IPv6address")) return null;
    return {
      code: "ipv6-without-brackets",
      message: "An IPv6 address as a host stands in brackets.",
      start,
      end: start + address.length,
      rule: literal,
      repairs: [{ message: "Put brackets around it.", start, end: end5, text: `[${address}]${port}` }]
    };
  }
  function inLiteral(refusal2, { start, end: end5 }) {
    const { input, test: test2 } = refusal2;
    const span = { start, end: end5, rule: literal };
    if (test2(input.slice(start, end5), literal)) return null;
    if (!input.startsWith("[", start)) {
      return { ...span, code: "ip-literal", message: 'An IP literal begins with "[".' };
    }
    if (end5 - start < 2 || input[end5 - 1] !== "]") {
      const repairs = [{ message: 'Write "]" after it.', start: end5, end: end5, text: "]" }];
      return { ...span, code: "unclosed-ip-literal", message: 'An IP literal ends with "]".', repairs };
    }
    if (end5 - start === 2) return { ...span, code: "empty-ip-literal", message: "The brackets hold no address." };
    const inside = { start: start + 1, end: end5 - 1 };
    return future !== null && /^v/i.test(input.slice(start + 1, start + 2)) ? inFuture(refusal2, { rule: future, ...inside }) : inIPv6(refusal2, { rule: "IPv6address", ...inside });
  }
  return { inAuthority, inHost, inLiteral, inFuture, inPort };
}
function inUserinfo(refusal2, start, end5) {
  const suspect = charactersIn(refusal2, { rule: "userinfo", start, end: end5 });
  if (suspect?.code !== "userinfo") return suspect;
  const message = 'An "@" in the user information is percent-encoded: the last one ends it.';
  return renamed(suspect, "at-in-userinfo", message);
}
function inPort(refusal2, { start, end: end5 }) {
  const suspect = charactersIn(refusal2, { rule: "port", start, end: end5 });
  return suspect?.code === "port" ? renamed(suspect, "port", "A port has digits only.") : suspect;
}
function inFuture(_, { rule, start, end: end5 }) {
  const message = 'A future IP literal is "v", a version in hexadecimal digits, ".", and an address.';
  return { code: rule.toLowerCase(), message, start, end: end5, rule };
}
function afterLiteral(start, end5) {
  return {
    code: "after-ip-literal",
    message: 'Only a ":" and a port can stand between an IP literal and the path.',
    start,
    end: end5,
    rule: "authority",
    repairs: [{ message: "Remove it.", start, end: end5, text: "" }]
  };
}

// src/explain/reference.ts
function referenceMistakes(standard) {
  const rules = new Map(Object.entries(standard.rules));
  const parts = new Map(Object.entries(standard.parts ?? {}));
  return (refusal2) => {
    const { input, rule } = refusal2;
    const whole = { rule, start: 0, end: input.length };
    const reference3 = rules.get(rule);
    if (reference3) return inReference(standard, refusal2, reference3);
    const inPart = parts.get(rule);
    if (inPart) return inPart(refusal2, whole);
    return refusal2.allowedIn(rule) === null ? null : charactersIn(refusal2, whole);
  };
}
function inReference({ authority: authority4, pathRule, withoutColon }, refusal2, { scheme: scheme2, query, fragment }) {
  const { input, rule } = refusal2;
  const around = whitespaceAround(refusal2);
  if (around) return around;
  const hash = firstOf(input, "#", 0, input.length);
  const question = query === "path" ? hash : firstOf(input, "?", 0, hash);
  const segment = firstOf(input, "/", 0, firstOf(input, "?", 0, hash));
  const colon = firstOf(input, ":", 0, segment);
  const isScheme = scheme2 === "required" || scheme2 === "optional" && withoutColon !== null;
  const hasScheme = colon < segment && (isScheme || scheme2 === "optional" && refusal2.test(input.slice(0, colon), "scheme"));
  if (!hasScheme && scheme2 === "required") return missingScheme(input, rule, segment);
  let path2 = 0;
  if (hasScheme) {
    const suspect = inScheme(refusal2, colon, withoutColon !== null);
    if (suspect) return suspect;
    path2 = colon + 1;
  }
  if (authority4 && input.startsWith("//", path2)) {
    const start = path2 + 2;
    path2 = firstOf(input, "/", start, question);
    const suspect = authority4(refusal2, { rule: "authority", start, end: path2 });
    if (suspect) return suspect;
  } else if (colon < segment && scheme2 === "none" && withoutColon !== null) {
    const suspect = inComponent(refusal2, { rule: "segment", start: 0, end: segment });
    return suspect ?? colonInFirstSegment(colon, withoutColon);
  }
  const ofPath = pathRule(input.slice(path2, question), hasScheme);
  const pathEnd = ofPath === "opaque-part" ? hash : question;
  const inPath = inComponent(refusal2, { rule: ofPath, start: path2, end: pathEnd });
  if (inPath) return inPath;
  if (pathEnd < hash) {
    if (query === false) return notAllowed("query", rule, question, hash);
    const suspect = inComponent(refusal2, { rule: "query", start: question + 1, end: hash });
    if (suspect) return suspect;
  }
  if (hash === input.length) return null;
  return fragment ? inFragment(refusal2, hash + 1) : notAllowed("fragment", rule, hash, input.length);
}
function inComponent(refusal2, component) {
  const { index } = refusal2.recognition;
  if (component.end < index) return null;
  return index < component.start ? charactersIn(refusal2, component) : characterAt(refusal2, component, index);
}
function inScheme(refusal2, colon, hasRemedy) {
  const { input } = refusal2;
  const rule = "scheme";
  const remedy = hasRemedy ? [dotSegment] : [];
  if (colon === 0) {
    const colonOff = { message: 'Remove the ":".', start: 0, end: 1, text: "" };
    const repairs = input.startsWith("://") ? [colonOff] : remedy;
    return { code: "empty-scheme", message: 'No scheme stands before the ":".', start: 0, end: 1, rule, repairs };
  }
  if (colon < refusal2.recognition.index) return null;
  const suspect = charactersIn(refusal2, { rule, start: 0, end: colon });
  if (suspect?.code !== rule) return suspect;
  const { start, end: end5 } = suspect;
  if (start > 0 || refusal2.test("1", rule)) {
    const message = 'A scheme has letters, digits, "+", "-" and "." only.';
    return { code: rule, message, start, end: end5, rule, repairs: remedy };
  }
  return { code: "scheme-start", message: "A scheme begins with a letter.", start, end: end5, rule, repairs: remedy };
}
var dotSegment = { message: 'Write "./" before it.', start: 0, end: 0, text: "./" };
function missingScheme(input, rule, end5) {
  const repairs = [];
  if (input.startsWith("//")) repairs.push({ message: 'Write "https:" before it.', start: 0, end: 0, text: "https:" });
  const host = input.slice(0, end5);
  if (host.includes(".") && !/[^\w.-]|^\.|\.\.|\.$/.test(host)) {
    repairs.push({ message: 'Write "https://" before it.', start: 0, end: 0, text: "https://" });
  }
  return {
    code: "missing-scheme",
    message: `The rule ${rule} begins with a scheme and ":".`,
    start: 0,
    end: end5,
    rule: "scheme",
    repairs
  };
}
function colonInFirstSegment(colon, rule) {
  return {
    code: "colon-in-first-segment",
    message: 'The first segment of a relative reference has no ":", or it would be read as a scheme.',
    start: colon,
    end: colon + 1,
    rule,
    repairs: [dotSegment]
  };
}
function notAllowed(component, rule, start, end5) {
  return {
    code: `${component}-not-allowed`,
    message: `The rule ${rule} has no ${component}.`,
    start,
    end: end5,
    rule,
    repairs: [{ message: `Remove the ${component}.`, start, end: end5, text: "" }]
  };
}
function inFragment(refusal2, start) {
  const suspect = inComponent(refusal2, { rule: "fragment", start, end: refusal2.input.length });
  if (suspect?.code !== "fragment") return suspect;
  const message = 'A second "#" cannot stand in the fragment: the first one began it.';
  return renamed(suspect, "second-hash", message);
}

// src/standards/rfc3986/faults.ts
var authority = authorityMistakes({ literal: "IP-literal", future: "IPvFuture", registry: false });
var findMistakes = referenceMistakes({
  rules: {
    URI: { scheme: "required", query: true, fragment: true },
    "absolute-URI": { scheme: "required", query: true, fragment: false },
    "URI-reference": { scheme: "optional", query: true, fragment: true },
    "relative-ref": { scheme: "none", query: true, fragment: true },
    "hier-part": { scheme: "path", query: false, fragment: false },
    "relative-part": { scheme: "none", query: false, fragment: false }
  },
  authority: authority.inAuthority,
  pathRule: () => "path",
  withoutColon: "path-noscheme",
  parts: {
    authority: authority.inAuthority,
    host: authority.inHost,
    "IP-literal": authority.inLiteral,
    IPv6address: inIPv6,
    IPvFuture: authority.inFuture,
    IPv4address: inIPv4,
    port: authority.inPort
  }
});

// generated/rfc3986.reference.js
var table = {
  starts: {
    "URI": 1,
    "URI-reference": 2,
    "absolute-URI": 3,
    "relative-ref": 4
  },
  classes: "                                 A BACAAAAADADEFGHIJJKLLLLMA A NOPPPPPPQQQQQQQQQQQQQQQRQQQQS T A PPPPPPQQQQQQQQQQQQQQQRQQQQ   A ",
  states: "PQR5,ADEGHIJKLO6B7C8F9N10PQR11.PQR12,ADEGHIJKLOPQR6B7C8F9N10.DEGHIJKLPQR5M13,ADEGHIJKLOPQR6B7C8FN10.ADEFGHIJKLMNOPQR7C14.GHIJKLP15,ADEGHIJKLMNOPQR10B7C16F17.ADEFGHIJKLMNOPQR10B7C16.AO6B7C8DEGHIJKLPQR11FN10M13.DEGHIJKLPQR12M18,ADEGHIJKLMNOPQR10B7C16F9.GHIJKLP19,GHIJKLP6,GHIJKLP20,ADEGHIJKLPQR21B7C22FN10M23O24S25.ADEGHIJKLMNOPQR7C14F26.GHIJKLP7,GHIJKLP10,ADEGHIJKLPQR21B7C22FN10M23O24.GHIJKLP27,ADEMPQR28B7C29FN10GHIJKL23O24.ADEGHIJKLPQR30B7C31FN10M32S25.GHIJKLP33M34R35,ADEGHIJKLMNOPQR7C14F36.GHIJKLP21,ADEGHIJKLMPQR28C29O24,GHIJKLP37,ADEGHIJKLPQR30B7C31FN10M32.GHIJKLP38,B7FN10GHIJKL32.GHIJKLP39M40,M41,GHIJKLP42,ADEGHIJKLPQR43C44FN7M45O46S47.GHIJKLP28,GHIJKLP30,GHIJKLP48M40,GHIJKLP49M50,G51H52I53JKL54P55T56,E57GHIJKLP42,ADEGHIJKLPQR43C44FN7M45O46.GHIJKLP58,ADEMPQR59C60FN7GHIJKL45O46.ADEGHIJKLPQR61C62FN7M63S47.GHIJKLP64M65R66,GHIJKLP67M40,GHIJKLP68M69,G70H71I72JKL73P74T56,E75GHIJKLP76M77T56,E75GHIJKL78M77P76T56,E75GHIJ78K79L80M77P76T56,E75GHIJKL80M77P76T56,GHIJKLP76M77T56,B7FN10M32.ADEGHIJKLMPQR81,GHIJKLP43,ADEGHIJKLMPQR59C60O46,GHIJKLP82,ADEGHIJKLPQR61C62FN7M63.GHIJKLP83,FN7GHIJKL63.GHIJKLP84M85,M86,GHIJKLP87,M40,GHIJKLP88M69,GHIJKLP89M90,E75GHIJKLP91M92T56,E75GHIJKL93M92P91T56,E75GHIJ93K94L95M92P91T56,E75GHIJKL95M92P91T56,GHIJKLP91M92T56,G96H97I98JKL99,GHIJKLP100M77T56,G70H71I72JKL73P74,E75GHIJKL101M77P100T56,E75GHIJK101LP100M77T56,E75GHIJKLP100M77T56,ADEGHIJKLMPQR81T56,GHIJKLP59,GHIJKLP61,GHIJKLP102M85,GHIJKLP103M104,G105H106I107JKL108P109T110,E111GHIJKLP87,GHIJKLP112M69,GHIJKLP113M114,G115H116I117JKL118P119T56,GHIJKLP120M92T56,G115H116I117JKL118P119,E75GHIJKL121M92P120T56,E75GHIJK121LP120M92T56,E75GHIJKLP120M92T56,E122,E122GHIJKL99,E122GHIJ99K123L96,E122GHIJKL96,GHIJKLP124M77T56,E75GHIJKLP124M77T56,GHIJKLP125M85,GHIJKLP126M127,G128H129I130JKL131P132T110,E133GHIJKLP134M135T110,E133GHIJKL136M135P134T110,E133GHIJ136K137L138M135P134T110,E133GHIJKL138M135P134T110,GHIJKLP134M135T110,FN7M63.ADEGHIJKLMPQR139,M69,GHIJKLP140M114,GHIJKLP141M142,E75GHIJKLP143M144T56,E75GHIJKL145M144P143T56,E75GHIJ145K146L147M144P143T56,E75GHIJKL147M144P143T56,GHIJKLP143M144T56,GHIJKLP148M92T56,E75GHIJKLP148M92T56,G149H150I151JKL152,E122GHIJK96,M77T56,M85,GHIJKLP153M127,GHIJKLP154M155,E133GHIJKLP156M157T110,E133GHIJKL158M157P156T110,E133GHIJ158K159L160M157P156T110,E133GHIJKL160M157P156T110,GHIJKLP156M157T110,G161H162I163JKL164,GHIJKLP165M135T110,G128H129I130JKL131P132,E133GHIJKL166M135P165T110,E133GHIJK166LP165M135T110,E133GHIJKLP165M135T110,ADEGHIJKLMPQR139T110,GHIJKLP167M114,GHIJKLP168M169,G170H171I172JKL173P174T56,GHIJKLP175M144T56,G170H171I172JKL173P174,E75GHIJKL176M144P175T56,E75GHIJK176LP175M144T56,E75GHIJKLP175M144T56,M92T56,E177,E177GHIJKL152,E177GHIJ152K178L149,E177GHIJKL149,GHIJKLP179M127,GHIJKLP180M181,G182H183I184JKL185P186T110,GHIJKLP187M157T110,G182H183I184JKL185P186,E133GHIJKL188M157P187T110,E133GHIJK188LP187M157T110,E133GHIJKLP187M157T110,E189,E189GHIJKL164,E189GHIJ164K190L161,E189GHIJKL161,GHIJKLP191M135T110,E133GHIJKLP191M135T110,M114,GHIJKLP192M169,GHIJKLP193M194,E75GHIJKLP195M196T56,E75GHIJKL197M196P195T56,E75GHIJ197K198L199M196P195T56,E75GHIJKL199M196P195T56,GHIJKLP195M196T56,GHIJKLP200M144T56,E75GHIJKLP200M144T56,G201H202I203JKL204,E177GHIJK149,M127,GHIJKLP205M181,GHIJKLP206M207,E133GHIJKLP208M209T110,E133GHIJKL210M209P208T110,E133GHIJ210K211L212M209P208T110,E133GHIJKL212M209P208T110,GHIJKLP208M209T110,GHIJKLP213M157T110,E133GHIJKLP213M157T110,G214H215I216JKL217,E189GHIJK161,M135T110,GHIJKLP218M169,GHIJKLP219M220,G221H222I223JKL224P225T56,GHIJKLP226M196T56,G221H222I223JKL224P225,E75GHIJKL227M196P226T56,E75GHIJK227LP226M196T56,E75GHIJKLP226M196T56,M144T56,T56,GHIJKL204T56,GHIJ204K228L201T56,GHIJKL201T56,GHIJKLP229M181,GHIJKLP230M231,G232H233I234JKL235P236T110,GHIJKLP237M209T110,G232H233I234JKL235P236,E133GHIJKL238M209P237T110,E133GHIJK238LP237M209T110,E133GHIJKLP237M209T110,M157T110,E239,E239GHIJKL217,E239GHIJ217K240L214,E239GHIJKL214,M169,GHIJKLP241M220,GHIJKLP242M243,E75GHIJKLP244M245T56,E75GHIJKL246M245P244T56,E75GHIJ246K247L248M245P244T56,E75GHIJKL248M245P244T56,GHIJKLP244M245T56,GHIJKLP249M196T56,E75GHIJKLP249M196T56,GHIJK201T56,M181,GHIJKLP250M231,GHIJKLP251M252,E133GHIJKLP253M254T110,E133GHIJKL255M254P253T110,E133GHIJ255K256L257M254P253T110,E133GHIJKL257M254P253T110,GHIJKLP253M254T110,GHIJKLP258M209T110,E133GHIJKLP258M209T110,G259H260I261JKL262,E239GHIJK214,GHIJKLP263M220,GHIJKLP264M265,G266H267I268JKL269P270T56,GHIJKLP271M245T56,G266H267I268JKL269P270,E75GHIJKL272M245P271T56,E75GHIJK272LP271M245T56,E75GHIJKLP271M245T56,M196T56,GHIJKLP273M231,GHIJKLP274M275,G276H277I278JKL279P280T110,GHIJKLP281M254T110,G276H277I278JKL279P280,E133GHIJKL282M254P281T110,E133GHIJK282LP281M254T110,E133GHIJKLP281M254T110,M209T110,T110,GHIJKL262T110,GHIJ262K283L259T110,GHIJKL259T110,M220,GHIJKLP284M265,G285H286I287JKL288M289P290,E75GHIJKLP291M292T56,E75GHIJKL293M292P291T56,E75GHIJ293K294L295M292P291T56,E75GHIJKL295M292P291T56,GHIJKLP291M292T56,GHIJKLP296M245T56,E75GHIJKLP296M245T56,M231,GHIJKLP297M275,GHIJKLP298M299,E133GHIJKLP300M301T110,E133GHIJKL302M301P300T110,E133GHIJ302K303L304M301P300T110,E133GHIJKL304M301P300T110,GHIJKLP300M301T110,GHIJKLP305M254T110,E133GHIJKLP305M254T110,GHIJK259T110,GHIJKLP306M265,E75GHIJKLP307M308,E75GHIJKL309M308P307,E75GHIJ309K310L311M308P307,E75GHIJKL311M308P307,GHIJKLP312T56,GHIJKLP307M308,GHIJKLP313M292T56,GHIJKLP312,E75GHIJKL314M292P313T56,E75GHIJK314LP313M292T56,E75GHIJKLP313M292T56,M245T56,GHIJKLP315M275,GHIJKLP316M317,G318H319I320JKL321P322T110,GHIJKLP323M301T110,G318H319I320JKL321P322,E133GHIJKL324M301P323T110,E133GHIJK324LP323M301T110,E133GHIJKLP323M301T110,M254T110,M265,GHIJKLP325M308,GHIJKLP312M201,E75GHIJKL326M308P325,E75GHIJK326LP325M308,E75GHIJKLP325M308,GHIJKLP327T56,GHIJKLP328M292T56,E75GHIJKLP328M292T56,M275,GHIJKLP329M317,G330H331I332JKL333M334P335,E133GHIJKLP336M337T110,E133GHIJKL338M337P336T110,E133GHIJ338K339L340M337P336T110,E133GHIJKL340M337P336T110,GHIJKLP336M337T110,GHIJKLP341M301T110,E133GHIJKLP341M301T110,GHIJKLP342M308,E75GHIJKLP342M308,GHIJKLP343T56,M292T56,GHIJKLP344M317,E133GHIJKLP345M346,E133GHIJKL347M346P345,E133GHIJ347K348L349M346P345,E133GHIJKL349M346P345,GHIJKLP350T110,GHIJKLP345M346,GHIJKLP351M337T110,GHIJKLP350,E133GHIJKL352M337P351T110,E133GHIJK352LP351M337T110,E133GHIJKLP351M337T110,M301T110,M308,GHIJKLP201T56,M317,GHIJKLP353M346,GHIJKLP350M259,E133GHIJKL354M346P353,E133GHIJK354LP353M346,E133GHIJKLP353M346,GHIJKLP355T110,GHIJKLP356M337T110,E133GHIJKLP356M337T110,GHIJKLP357M346,E133GHIJKLP357M346,GHIJKLP358T110,M337T110,M346,GHIJKLP259T110,"
};

// src/standards/rfc3986/reference.ts
var reference = lazy(() => new Automaton(table));
var testerOf = (rule) => lazy(() => reference().tester(rule));
var ofURI = testerOf("URI");
var ofURIReference = testerOf("URI-reference");
var ofAbsoluteURI = testerOf("absolute-URI");
var ofRelativeRef = testerOf("relative-ref");

// src/tree/print.ts
function print(node, shapes) {
  let text = "";
  for (const piece of pieces(node, shapes)) text += typeof piece === "string" ? piece : piece.value;
  return text;
}
function printedLeaves(node, shapes) {
  const leaves = [];
  let start = 0;
  for (const piece of pieces(node, shapes)) {
    const value = typeof piece === "string" ? piece : piece.value;
    const end5 = start + value.length;
    if (typeof piece !== "string") leaves.push({ type: piece.type, start, end: end5, value });
    start = end5;
  }
  return leaves;
}
function* pieces(node, shapes) {
  if (isLeaf(node)) {
    yield node;
    return;
  }
  const fields = node;
  const parts = shapes[node.type];
  if (!parts) throw new TypeError(`a node of type ${JSON.stringify(node.type)} carries its text as its value`);
  for (const part of parts) {
    if (typeof part === "string") yield part;
    else if ("literal" in part) {
      if (fields[part.with] !== null) yield part.literal;
    } else {
      const { field, before = "", after = "", between = "" } = part;
      const held = fields[field] ?? [];
      let separator = "";
      for (const each of Array.isArray(held) ? held : [held]) {
        yield separator + before;
        yield* pieces(each, shapes);
        yield after;
        separator = between;
      }
    }
  }
}
function isLeaf(node) {
  return "value" in node;
}

// src/core/abnf.ts
function readGrammar(text) {
  const definitions = /* @__PURE__ */ new Map();
  const rules = [];
  const titles = /* @__PURE__ */ new Map();
  let section = "";
  for (const line of text.trim().split("\n")) {
    const [, name, rest2] = /^\xA7?([^ =]+)[ =]?(.*)/.exec(line);
    if (line.startsWith("\xA7")) {
      section = name;
      if (rest2) titles.set(section, rest2);
    } else {
      definitions.set(name, rest2);
      rules.push([name, section, titles.get(section)]);
    }
  }
  const maker = lazy(() => automataOf(definitions));
  return { rules, automaton: (rule) => maker()(rule) };
}
var END = 0;
var ASCII3 = String.fromCharCode(...Array(128).keys());
var TOKEN = /"[^"]*"|%x[\dA-F]+(-[\dA-F]+)?|[A-Za-z][\w+-]*|\d*\*\d*|\d+|\S/g;
function automataOf(definitions) {
  const texts = [""];
  const targets = [[]];
  const textOf = (state) => texts[state];
  const targetsOf = (state) => targets[state];
  const add = (text, ...to) => {
    targets.push(to);
    return texts.push(text) - 1;
  };
  const entries = kept(
    (part) => kept((behind) => typeof part === "string" ? add(part, behind) : part(behind))
  );
  const enter = (behind, part) => entries(part)(behind);
  const sequence = (parts) => parts.length === 1 ? parts[0] : (behind) => parts.reduceRight(enter, behind);
  const choice = (parts) => {
    const more = parts.filter((part) => typeof part !== "string");
    const text = [...new Set(parts.filter((part) => typeof part === "string").join(""))].join("");
    const all2 = text ? [text, ...more] : more;
    if (all2.length === 1) return all2[0];
    return (behind) => add("", ...all2.map((part) => enter(behind, part)));
  };
  const repetition = (part, min, max) => (behind) => {
    let state = behind;
    if (max === Infinity) {
      state = add("", behind);
      targetsOf(state).push(enter(state, part));
    } else {
      for (let count = min; count < max; count++) state = add("", behind, enter(state, part));
    }
    for (let count = 0; count < min; count++) state = enter(state, part);
    return state;
  };
  const ruleOf = kept((name) => parse5(definitions.get(name).match(TOKEN)));
  function parse5(tokens) {
    let at = 0;
    const alternatives = () => {
      const found = [];
      do {
        const parts = [];
        while (at < tokens.length && !"/)]".includes(tokens[at])) parts.push(element());
        found.push(sequence(parts));
      } while (tokens[at++] === "/");
      return choice(found);
    };
    const element = () => {
      const token = tokens[at++];
      if (token === "(") return alternatives();
      if (token === "[") return repetition(alternatives(), 0, 1);
      if (token.startsWith('"')) {
        return sequence(Array.from(token.slice(1, -1), (each) => choice([each.toLowerCase(), each.toUpperCase()])));
      }
      if (token.startsWith("%")) {
        const [first, last = first] = token.slice(2).split("-");
        return ASCII3.slice(parseInt(first, 16), parseInt(last, 16) + 1);
      }
      if (/^[*\d]/.test(token)) {
        const [min, max = min] = token.split("*");
        return repetition(element(), Number(min), max ? Number(max) : Infinity);
      }
      return ruleOf(token);
    };
    return alternatives();
  }
  const sets = [];
  const numberByText = kept((text) => sets.push(Array.from(text, (each) => each.charCodeAt(0))) - 1);
  const numberOf = (states) => numberByText(String.fromCharCode(...[...new Set(states)].sort((a, b) => a - b)));
  const setAt = (number) => sets[number];
  const union = kept((pair) => numberOf([...setAt(pair >>> 16), ...setAt(pair & 65535)]));
  const setOf = kept(
    (state) => numberOf(
      reachable(state, (each) => textOf(each) ? [] : targetsOf(each)).filter(
        (each) => each === END || textOf(each) !== ""
      )
    )
  );
  return kept((rule) => {
    const start = enter(END, ruleOf(rule));
    const textsWith = /* @__PURE__ */ new Map();
    for (const text of new Set(reachable(start, targetsOf).map(textOf))) {
      for (const each of text) textsWith.set(each, `${textsWith.get(each) ?? ""} ${text}`);
    }
    const classes = /* @__PURE__ */ new Map();
    const classOf = new Uint8Array(CODE_UNITS);
    for (const [character, key] of textsWith) {
      if (!classes.has(key)) classes.set(key, classes.size + 1);
      classOf[character.charCodeAt(0)] = classes.get(key);
    }
    const classesIn = kept((text) => [
      ...new Set(Array.from(text, (each) => classOf[each.charCodeAt(0)]))
    ]);
    const moveFrom = kept((state) => ({
      by: classesIn(textOf(state)),
      to: setOf(targetsOf(state)[0])
    }));
    const width = classes.size + 1;
    const rowOf = /* @__PURE__ */ new Map([[setOf(start), width]]);
    const order = [...rowOf.keys()];
    const next = new Array(width).fill(0);
    for (const set of order) {
      const row = new Array(width).fill(void 0);
      for (const state of setAt(set)) {
        if (state === END) continue;
        const { by, to } = moveFrom(state);
        for (const each of by) {
          const other = row[each];
          row[each] = other === void 0 ? to : union(other << 16 | to);
        }
      }
      for (const target2 of row) {
        if (target2 !== void 0 && !rowOf.has(target2)) rowOf.set(target2, order.push(target2) * width);
        next.push(rowOf.get(target2) ?? 0);
      }
    }
    const accepts = new Uint8Array(next.length);
    for (const [set, row] of rowOf) if (setAt(set)[0] === END) accepts[row] = 1;
    return new Automaton({ starts: /* @__PURE__ */ new Map([[rule, width]]), classOf, next: Uint16Array.from(next), accepts });
  });
}
function reachable(from, targetsOf) {
  const reached = /* @__PURE__ */ new Set([from]);
  for (const each of reached) for (const target2 of targetsOf(each)) reached.add(target2);
  return [...reached];
}
function kept(compute) {
  const values = /* @__PURE__ */ new Map();
  return (key) => {
    let value = values.get(key);
    if (value === void 0) values.set(key, value = compute(key));
    return value;
  };
}

// src/standards/define.ts
var defined = /* @__PURE__ */ new Map();
function defineGrammar(source) {
  const { id, title, defaultRule, referenceRules, urlOf, reference: reference3, parse: parse5, shapes, view: view5, split: split2, findMistakes: findMistakes5 } = source;
  const grammar9 = readGrammar(source.grammar);
  const definitions = new Map(
    grammar9.rules.map(([name, section, heading]) => [name, { section, title: heading, url: urlOf(section) }])
  );
  const rules = Object.freeze(grammar9.rules.map(([name]) => name));
  defined.set(id, new Set(rules));
  const startRules = new Map(
    rules.map((name) => [name, { startRule: name.replace(/[-+]/g, "_") }])
  );
  const printNode = (node) => print(node, shapes);
  function automatonFor(rule) {
    const everyday = reference3?.();
    if (everyday?.has(rule)) return everyday;
    if (!definitions.has(rule)) throw noSuchRule(rule);
    return grammar9.automaton(rule);
  }
  function treeOf(input, rule) {
    const start = startRules.get(rule);
    if (start === void 0) throw noSuchRule(rule);
    assertString(input);
    const node = parse5(input, start);
    return node === null ? { type: rule, start: 0, end: input.length, value: input } : node;
  }
  function noSuchRule(rule) {
    const others = [...defined].filter(([other, names]) => other !== id && names.has(rule)).map(([other]) => other);
    const elsewhere = others.length > 0 ? `, which is a rule of ${others.join(" and ")}` : "";
    return new RangeError(`${id} has no rule ${JSON.stringify(rule)}${elsewhere}; its rules are ${rules.join(", ")}`);
  }
  const testers = /* @__PURE__ */ new Map();
  function testerOf2(rule) {
    let tester = testers.get(rule);
    if (tester === void 0) {
      tester = automatonFor(rule).tester(rule);
      testers.set(rule, tester);
    }
    return tester;
  }
  const recognize = (input, rule = defaultRule) => automatonFor(rule).recognize(input, rule);
  const test2 = (input, rule) => testerOf2(rule)(input);
  const allowed = /* @__PURE__ */ new Map();
  function allowedIn(rule) {
    let set = allowed.get(rule);
    if (set === void 0) {
      set = allowedBy(test2, rule);
      allowed.set(rule, set);
    }
    return set;
  }
  function refusalOf(input, rule) {
    const automaton = automatonFor(rule);
    const recognition = automaton.recognize(input, rule);
    const { characters } = source;
    const mistake = firstMistake(findMistakes5, {
      input,
      rule,
      recognition,
      characters,
      allowedIn,
      test: test2,
      recognize,
      helps: (hint) => automaton.testEdited(input, hint, rule)
    });
    return standard.diagnose(input, mistake, recognition);
  }
  function refuse(input, rule) {
    return new URISyntaxError(refusalOf(input, rule), input);
  }
  const withComponents = new Set(referenceRules);
  function componentsOf(input, rule) {
    if (!testerOf2(rule)(input)) throw refuse(input, rule);
    return split2 ? split2(input, rule) : view5(treeOf(input, rule), (node) => input.slice(node.start, node.end));
  }
  const standard = {
    id,
    title,
    rules,
    defaultRule,
    referenceRules: Object.freeze(referenceRules),
    test: (input, rule = defaultRule) => testerOf2(rule)(input),
    recognize,
    parse(input, rule = defaultRule) {
      const node = treeOf(input, rule);
      if (node === void 0) throw refuse(input, rule);
      return node;
    },
    safeParse(input, rule = defaultRule) {
      const node = treeOf(input, rule);
      return node === void 0 ? { ok: false, diagnostic: refusalOf(input, rule) } : { ok: true, node };
    },
    components(input, rule = defaultRule) {
      if (typeof input === "string" && withComponents.has(rule)) return componentsOf(input, rule);
      const node = isNode(input) ? input : null;
      const type = node?.type ?? rule;
      if (!definitions.has(type)) throw noSuchRule(type);
      if (!withComponents.has(type)) {
        throw new RangeError(`${type} has no components; the rules that have are ${referenceRules.join(", ")}`);
      }
      return node ? view5(node, printNode) : componentsOf(input, rule);
    },
    print: printNode,
    printedLeaves: (node) => printedLeaves(node, shapes),
    automaton: automatonFor,
    sectionUrl: urlOf,
    definition(rule) {
      const definition = definitions.get(rule);
      if (definition === void 0) throw noSuchRule(rule);
      return definition;
    },
    diagnose(input, mistake, recognition) {
      const { code, message, start, end: end5, rule, hint } = mistake;
      const { section, url: url2 } = standard.definition(rule);
      const severity = "error";
      const stable = `${id}/${code}`;
      if (recognition === void 0) return { severity, code: stable, message, start, end: end5, rule, section, url: url2 };
      const { index } = recognition;
      const expected = nameExpected(recognition.expected, recognition.complete);
      const found = nameOf(input, index);
      return hint ? { severity, code: stable, message, start, end: end5, index, rule, expected, found, section, url: url2, hint } : { severity, code: stable, message, start, end: end5, index, rule, expected, found, section, url: url2 };
    }
  };
  return Object.freeze(standard);
}
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value;
}

// src/core/url.ts
function rfcUrl(rfc, section) {
  const [, other, number = section] = /^RFC(\d+):(.+)$/.exec(section) ?? [];
  const anchor = /^[A-Z]/.test(number) ? "appendix" : "section";
  return `https://www.rfc-editor.org/rfc/rfc${other ?? rfc}#${anchor}-${number}`;
}
function draftUrl(draft, section) {
  if (section.startsWith("RFC")) return rfcUrl("", section);
  return `https://datatracker.ietf.org/doc/html/${draft}#${/^[A-Z]/.test(section) ? "appendix" : "section"}-${section}`;
}

// src/standards/rfc3986/grammar.ts
var grammar2 = defineGrammar({
  id: "rfc3986",
  title: "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => rfcUrl("3986", section),
  grammar,
  reference,
  parse,
  shapes: rfc3986Shapes,
  referenceRules: ["URI", "hier-part", "URI-reference", "absolute-URI", "relative-ref", "relative-part"],
  view,
  split,
  findMistakes,
  characters: { escape: "pct-encoded", any: "fragment", literals: true }
});
function view(node, print2) {
  const { scheme: scheme2, authority: authority4, path: path2, query, fragment } = node;
  return {
    scheme: scheme2?.value ?? null,
    authority: authority4 && print2(authority4),
    userinfo: authority4?.userinfo?.value ?? null,
    host: authority4 && print2(authority4.host),
    port: authority4?.port?.value ?? null,
    path: print2(path2),
    query: query?.value ?? null,
    fragment: fragment?.value ?? null
  };
}
function split(input, rule) {
  const hash = input.indexOf("#");
  const beforeFragment = hash < 0 ? input.length : hash;
  const mark = input.indexOf("?");
  const beforeQuery = mark < 0 || mark > beforeFragment ? beforeFragment : mark;
  const query = beforeQuery < beforeFragment ? input.slice(beforeQuery + 1, beforeFragment) : null;
  const fragment = hash < 0 ? null : input.slice(hash + 1);
  const colon = input.indexOf(":");
  const slash = input.indexOf("/");
  const hasScheme = rule !== "hier-part" && colon >= 0 && colon < beforeQuery && (slash < 0 || colon < slash);
  const afterScheme = hasScheme ? colon + 1 : 0;
  const scheme2 = hasScheme ? input.slice(0, colon) : null;
  if (slash !== afterScheme || input.charCodeAt(slash + 1) !== SLASH2 || slash >= beforeQuery) {
    const path3 = input.slice(afterScheme, beforeQuery);
    return { scheme: scheme2, authority: null, userinfo: null, host: null, port: null, path: path3, query, fragment };
  }
  const start = slash + 2;
  const next = input.indexOf("/", start);
  const end5 = next < 0 || next > beforeQuery ? beforeQuery : next;
  const authority4 = input.slice(start, end5);
  const path2 = input.slice(end5, beforeQuery);
  const at = authority4.indexOf("@");
  const userinfo = at < 0 ? null : authority4.slice(0, at);
  const bracket = authority4.charCodeAt(at + 1) === BRACKET ? authority4.indexOf("]") : at;
  const portColon = authority4.indexOf(":", bracket + 1);
  const host = authority4.slice(at + 1, portColon < 0 ? authority4.length : portColon);
  const port = portColon < 0 ? null : authority4.slice(portColon + 1);
  return { scheme: scheme2, authority: authority4, userinfo, host, port, path: path2, query, fragment };
}
var SLASH2 = 47;
var BRACKET = 91;

// src/operations/dot-segments.ts
var SLASH3 = 47;
var DOT2 = 46;
function dotsIn(path2, from, to) {
  const length = to - from;
  if (length === 1 && path2.charCodeAt(from) === DOT2) return 1;
  return length === 2 && path2.charCodeAt(from) === DOT2 && path2.charCodeAt(from + 1) === DOT2 ? 2 : 0;
}
function removeDotSegments(path2) {
  if (!path2.includes("/.") && path2.charCodeAt(0) !== DOT2) return path2;
  let at = 0;
  for (; ; ) {
    if (path2.startsWith("../", at)) at += 3;
    else if (path2.startsWith("./", at)) at += 2;
    else break;
  }
  if (dotsIn(path2, at, path2.length) > 0) return "";
  let result = "";
  let stretches = [];
  let taken = 0;
  let stop = path2.length;
  for (let to = stop, from; to > at; to = from) {
    const slash = path2.lastIndexOf("/", to - 1);
    from = Math.max(slash, at);
    const dots = dotsIn(path2, slash < at ? from : from + 1, to);
    if (dots === 0 && taken === 0) continue;
    if (stop > to) stretches.push(path2.slice(to, stop));
    if (stretches.length === MOST_STRETCHES) {
      result = stretches.reverse().join("") + result;
      stretches = [];
    }
    stop = from;
    if (dots === 0) taken--;
    else if (to === path2.length) stretches.push("/");
    if (dots === 2) taken++;
  }
  const front = path2.slice(at, stop);
  return stretches.length === 0 ? front + result : front + stretches.reverse().join("") + result;
}
var MOST_STRETCHES = 1024;
function removeRelativeSegments(buffer) {
  let isAbsolute = buffer.charCodeAt(0) === SLASH3;
  const output = [];
  let at = isAbsolute ? 1 : 0;
  for (let isLast = false; !isLast; ) {
    const slash = buffer.indexOf("/", at);
    isLast = slash < 0;
    const to = isLast ? buffer.length : slash;
    const dots = dotsIn(buffer, at, to);
    const removes = dots === 2 && output.length > 0 && output.at(-1) !== "..";
    if (removes) output.pop();
    if (to === at && !isLast && !isAbsolute && output.length === 0) isAbsolute = true;
    else if (dots !== 1 && !removes) output.push(buffer.slice(at, to));
    else if (isLast) output.push("");
    at = to + 1;
  }
  return (isAbsolute ? "/" : "") + output.join("/");
}
function removeExcess(path2) {
  let at = 0;
  while (path2.startsWith("/../", at)) at += 3;
  return path2.endsWith("/..") && path2.length - at === 3 ? "/" : path2.slice(at);
}
function guardPath(path2, authority4) {
  return authority4 === null && path2.startsWith("//") ? `/.${path2}` : path2;
}

// src/standards/rfc3986/normalization.ts
var normalization = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-path": "6.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3"
  },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "case",
  // Section 2.3: an unreserved character and its percent-encoding are equivalent.
  decodable: lazy(() => characterSet((character) => grammar2.test(character, "unreserved"))),
  // Section 3.2.2.
  ignoresHostCase: () => true,
  // What a relative path's dot-segments stand for only resolution knows.
  removeDots: (path2, { scheme: scheme2, authority: authority4 }) => scheme2 !== null || authority4 !== null || path2.startsWith("/") ? guardPath(removeDotSegments(path2), authority4) : path2
};
var byRules = normalizer(grammar2, normalization);
var normalize = byRules.normalize;
var normalizationSteps = Object.freeze(stepsOf(normalization));

// src/standards/rfc3986/compare.ts
var comparison = comparer(grammar2, byRules, normalization);
var compare = comparison.compare;
var equivalent = comparison.equivalent;
var rungs = comparison.rungs;

// src/standards/rfc3986/recompose.ts
var recompose = recomposer(grammar2);

// src/standards/rfc3986/resolution.ts
var resolution = {
  baseRule: "URI",
  options: ["strict", "literal", "trace"],
  transform
};
var toTarget = targetResolver(grammar2, resolution);
var resolve = uriResolver();
function uriResolver() {
  function resolveToUri(ref, base2, options = {}) {
    const { uri, trace } = toTarget(ref, base2, options);
    return trace ? { uri, trace } : uri;
  }
  return resolveToUri;
}
function transform(R, Base, options, note) {
  const { query, fragment } = R;
  const isOwnScheme = options.strict === false && R.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const ownScheme = isOwnScheme ? null : R.scheme;
  if (isOwnScheme) {
    const step2 = "not strict: the scheme is the base's own and is ignored";
    note?.("5.2.2", step2, compose(R), compose({ ...R, scheme: null }));
  }
  let { scheme: scheme2, authority: authority4 } = Base;
  let target2;
  let step;
  if (ownScheme !== null) {
    step = "the reference has a scheme: nothing is the base's";
    ({ scheme: scheme2, authority: authority4 } = R);
    target2 = { scheme: scheme2, authority: authority4, path: withoutDots(R.path, authority4, options, note), query, fragment };
  } else if (R.authority !== null) {
    step = "the reference has an authority: the scheme is the base's";
    ({ authority: authority4 } = R);
    target2 = { scheme: scheme2, authority: authority4, path: withoutDots(R.path, authority4, options, note), query, fragment };
  } else if (R.path === "" && query === null) {
    step = "the reference's path is empty and it has no query: scheme, authority, path and query are the base's";
    target2 = { scheme: scheme2, authority: authority4, path: Base.path, query: Base.query, fragment };
  } else if (R.path === "") {
    step = "the reference's path is empty: scheme, authority and path are the base's";
    target2 = { scheme: scheme2, authority: authority4, path: Base.path, query, fragment };
  } else if (R.path.startsWith("/")) {
    step = "the reference's path is absolute: scheme and authority are the base's";
    target2 = { scheme: scheme2, authority: authority4, path: withoutDots(R.path, authority4, options, note), query, fragment };
  } else {
    step = "the reference's path is relative: it is merged with the base's";
    const merged = merge(Base, R.path);
    note?.("5.2.3", "merge", R.path, merged);
    target2 = { scheme: scheme2, authority: authority4, path: withoutDots(merged, authority4, options, note), query, fragment };
  }
  note?.("5.2.2", step, compose(R), compose(target2));
  return target2;
}
function withoutDots(path2, authority4, { literal = false }, note) {
  const removed = removeDotSegments(path2);
  note?.("5.2.4", "remove_dot_segments", path2, removed);
  const guarded2 = literal ? removed : guardPath(removed, authority4);
  if (guarded2 !== removed) note?.("3.3", 'a path without authority must not begin with "//"', removed, guarded2);
  return guarded2;
}
function merge(Base, path2) {
  if (Base.authority !== null && Base.path === "") return `/${path2}`;
  return Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + path2;
}

// src/standards/rfc3986/relativize.ts
var relativize = relativizer(grammar2, resolution.baseRule, toTarget);

// src/standards/rfc3986/index.ts
var rfc3986 = defineStandard(
  grammar2,
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
    hasDefaultBase: true
  },
  { recompose, normalize, normalizationSteps, normalization, compare, equivalent, rungs },
  { resolve, resolveToTarget: toTarget, relativize, resolveOptions: resolution.options }
);

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
var end2 = 0;
function miss2() {
  end2 = -1;
}
function leaf2(type, input, start, end5) {
  return { type, start, end: end5, value: input.slice(start, end5) };
}
function withoutNode2(match) {
  return (input, p) => {
    end2 = match(input, p);
    return null;
  };
}
function withLeaf2(type, match) {
  return (input, p) => {
    end2 = match(input, p);
    return end2 < 0 ? void 0 : leaf2(type, input, p, end2);
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
var SET_142 = 4194304;
var SET_15 = 8388608;
var SET_16 = 16777216;
var SET_17 = 33554432;
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
  33983907,
  4096,
  4096,
  50824099,
  4259,
  50824099,
  33983907,
  33983907,
  33983907,
  33983907,
  50840483,
  50824099,
  35048875,
  34000299,
  33537,
  41862591,
  50251199,
  50251199,
  50251199,
  50251199,
  46056895,
  43959743,
  43959743,
  43959743,
  43959743,
  17269539,
  50824099,
  4096,
  50824099,
  4096,
  99105,
  50561955,
  35571195,
  35571195,
  35571195,
  35571195,
  35571195,
  35571195,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  66337,
  8192,
  66337,
  8192,
  33983907,
  8192,
  35571195,
  35571195,
  35571195,
  35571195,
  35571195,
  35571195,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  35571179,
  8192,
  8192,
  8192,
  33983907,
  0
]);
var withoutAuthority = (path2) => ({ authority: null, path: path2 });
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
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_62) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
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
function make_absolute_URI2(path2) {
  return { ...withoutAuthority(path2), query: null };
}
function make_absolute_URI_2(start, end5, scheme2, part) {
  const { authority: authority4, path: path2, query } = part;
  return { type: "absolute-URI", start, end: end5, scheme: scheme2, authority: authority4, path: path2, query };
}
function parse_absolute_URI2(input, p) {
  const n = input.length;
  let value2, start3, stop4, value7, value9, value13, start14, stop15;
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
    start14 = p;
    p = match_opaque_part(input, p);
    if (p < 0) return miss2();
    stop15 = p;
    value13 = make_absolute_URI2(leaf2("opaque-part", input, start14, stop15));
    value7 = value13;
  }
  value2 = make_absolute_URI_2(start1, p, leaf2("scheme", input, start3, stop4), value7);
  end2 = p;
  return value2;
}
function make_hier_part2(path2) {
  return withoutAuthority(path2);
}
function make_hier_part_22(start, end5, part, query) {
  const { authority: authority4, path: path2 } = part;
  return { type: "hier-part", start, end: end5, authority: authority4, path: path2, query };
}
function parse_hier_part2(input, p) {
  const n = input.length;
  let value2, value5, value7, value9, value12, value14, start15, stop16, start19, stop20, found21;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value7 = parse_net_path(input, p);
      p = end2;
      if (p < 0) break next6;
      value5 = value7;
      break choice3;
    }
    p = start4;
    choice10: {
      const start11 = p;
      next13: {
        if (p === n || input.charCodeAt(p) !== 47) break next13;
        value14 = parse_abs_path(input, p);
        p = end2;
        if (p < 0) break next13;
        value12 = value14;
        break choice10;
      }
      p = start11;
      start15 = p;
      stop16 = p;
      value12 = leaf2("path", input, start15, stop16);
    }
    value9 = make_hier_part2(value12);
    value5 = value9;
  }
  found21 = false;
  optional17: {
    const start18 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start18;
      break optional17;
    }
    p++;
    start19 = p;
    p = match_query2(input, p);
    if (p < 0) {
      p = start18;
      break optional17;
    }
    stop20 = p;
    found21 = true;
  }
  value2 = make_hier_part_22(start1, p, value5, found21 ? leaf2("query", input, start19, stop20) : null);
  end2 = p;
  return value2;
}
function make_net_path(start, end5, authority4, path2) {
  return { type: "net-path", start, end: end5, authority: authority4, path: path2 };
}
function parse_net_path(input, p) {
  const n = input.length;
  let value2, value3, value6, value8, start9, stop10;
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
      value8 = parse_abs_path(input, p);
      p = end2;
      if (p < 0) break next7;
      value6 = value8;
      break choice4;
    }
    p = start5;
    start9 = p;
    stop10 = p;
    value6 = leaf2("path", input, start9, stop10);
  }
  value2 = make_net_path(start1, p, value3, value6);
  end2 = p;
  return value2;
}
function make_abs_path(start, end5, path2) {
  return { type: "abs-path", start, end: end5, segments: path2.segments };
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
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_62) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_uric_no_slash(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & UNRESERVED2) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 37) break next4;
      p = match_escaped(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_92) === 0) return -1;
    p++;
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
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_102) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
  return p;
}
function make_server(start, end5, userinfo, hostport) {
  return { type: "server", start, end: end5, userinfo, hostport };
}
function make_server_2(start, end5) {
  return { type: "server", start, end: end5, userinfo: null, hostport: null };
}
function parse_server(input, p) {
  const n = input.length;
  let value3, value6, start9, stop10, found11, value12, value14;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      found11 = false;
      optional7: {
        const start8 = p;
        start9 = p;
        p = match_userinfo2(input, p);
        if (p < 0) {
          p = start8;
          break optional7;
        }
        stop10 = p;
        if (p === n || input.charCodeAt(p) !== 64) {
          p = start8;
          break optional7;
        }
        p++;
        found11 = true;
      }
      value12 = parse_hostport(input, p);
      p = end2;
      if (p < 0) break next4;
      value6 = make_server(start5, p, found11 ? leaf2("userinfo", input, start9, stop10) : null, value12);
      value3 = value6;
      break choice1;
    }
    p = start2;
    const start13 = p;
    value14 = make_server_2(start13, p);
    value3 = value14;
  }
  end2 = p;
  return value3;
}
function match_userinfo2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_112) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_hostport(start, end5, host, port) {
  return { type: "hostport", start, end: end5, host, port };
}
function parse_hostport(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8;
  const start1 = p;
  value3 = parse_host2(input, p);
  p = end2;
  if (p < 0) return miss2();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 58) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    p = match_port2(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  value2 = make_hostport(start1, p, value3, found8 ? leaf2("port", input, start6, stop7) : null);
  end2 = p;
  return value2;
}
function parse_host2(input, p) {
  const n = input.length;
  let value3, value5, start7, stop8, start9, stop10;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || input.charCodeAt(p) !== 91) break next4;
      value5 = parse_IPv6reference(input, p);
      p = end2;
      if (p < 0) break next4;
      value3 = value5;
      break choice1;
    }
    p = start2;
    next6: {
      start7 = p;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & DIGIT2) === 0) break next6;
      p = match_IPv4address2(input, p);
      if (p < 0) break next6;
      stop8 = p;
      if (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_32) !== 0) break next6;
      value3 = leaf2("IPv4address", input, start7, stop8);
      break choice1;
    }
    p = start2;
    start9 = p;
    p = match_hostname(input, p);
    if (p < 0) return miss2();
    stop10 = p;
    value3 = leaf2("hostname", input, start9, stop10);
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
  loop1: for (; ; ) {
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 46) {
      p = start2;
      break loop1;
    }
    p++;
    p = match_domainlabel(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
    const start3 = p;
    not4: {
      if (p === n || input.charCodeAt(p) !== 46) break not4;
      p++;
      if (p < n && (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) !== 0) break not4;
      {
        p = start2;
        break loop1;
      }
    }
    p = start3;
  }
  optional5: {
    const start6 = p;
    if (p === n || input.charCodeAt(p) !== 46) {
      p = start6;
      break optional5;
    }
    p++;
    p = match_toplabel(input, p);
    if (p < 0) {
      p = start6;
      break optional5;
    }
    if (p === n || input.charCodeAt(p) !== 46) {
      p = start6;
      break optional5;
    }
    p++;
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
  loop4: for (; ; ) {
    const start5 = p;
    while (p < n && input.charCodeAt(p) === 45) p++;
    if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHANUM) === 0) {
      p = start5;
      break loop4;
    }
    p++;
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
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_142) === 0) break next4;
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
function make_IPv6reference(start, end5, address) {
  return { type: "IPv6reference", start, end: end5, address };
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
  value2 = make_IPv6reference(start1, p, leaf2("IPv6address", input, start3, stop4));
  end2 = p;
  return value2;
}
function match_IPv6address2(input, p) {
  const n = input.length;
  let count6, count10, count16, count22, count25, count31, count34, count40, count46, count52, count57;
  choice1: {
    const start2 = p;
    next3: {
      count6 = 0;
      loop4: while (count6 < 6) {
        const start5 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start5;
          break loop4;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start5;
          break loop4;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start5;
          break loop4;
        }
        p++;
        count6++;
      }
      if (count6 < 6) break next3;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next3;
      p = match_ls322(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    next7: {
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next7;
      p += 2;
      count10 = 0;
      loop8: while (count10 < 5) {
        const start9 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start9;
          break loop8;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start9;
          break loop8;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start9;
          break loop8;
        }
        p++;
        count10++;
      }
      if (count10 < 5) break next7;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next7;
      p = match_ls322(input, p);
      if (p < 0) break next7;
      break choice1;
    }
    p = start2;
    next11: {
      optional12: {
        const start13 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start13;
          break optional12;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start13;
          break optional12;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next11;
      p += 2;
      count16 = 0;
      loop14: while (count16 < 4) {
        const start15 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start15;
          break loop14;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start15;
          break loop14;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start15;
          break loop14;
        }
        p++;
        count16++;
      }
      if (count16 < 4) break next11;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next11;
      p = match_ls322(input, p);
      if (p < 0) break next11;
      break choice1;
    }
    p = start2;
    next17: {
      optional18: {
        const start19 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start19;
          break optional18;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start19;
          break optional18;
        }
        count22 = 0;
        loop20: while (count22 < 1) {
          const start21 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start21;
            break loop20;
          }
          p++;
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
            p = start21;
            break loop20;
          }
          p = match_h4(input, p);
          if (p < 0) {
            p = start21;
            break loop20;
          }
          count22++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next17;
      p += 2;
      count25 = 0;
      loop23: while (count25 < 3) {
        const start24 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start24;
          break loop23;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start24;
          break loop23;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start24;
          break loop23;
        }
        p++;
        count25++;
      }
      if (count25 < 3) break next17;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next17;
      p = match_ls322(input, p);
      if (p < 0) break next17;
      break choice1;
    }
    p = start2;
    next26: {
      optional27: {
        const start28 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start28;
          break optional27;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start28;
          break optional27;
        }
        count31 = 0;
        loop29: while (count31 < 2) {
          const start30 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start30;
            break loop29;
          }
          p++;
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
            p = start30;
            break loop29;
          }
          p = match_h4(input, p);
          if (p < 0) {
            p = start30;
            break loop29;
          }
          count31++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next26;
      p += 2;
      count34 = 0;
      loop32: while (count34 < 2) {
        const start33 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start33;
          break loop32;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start33;
          break loop32;
        }
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start33;
          break loop32;
        }
        p++;
        count34++;
      }
      if (count34 < 2) break next26;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next26;
      p = match_ls322(input, p);
      if (p < 0) break next26;
      break choice1;
    }
    p = start2;
    next35: {
      optional36: {
        const start37 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start37;
          break optional36;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start37;
          break optional36;
        }
        count40 = 0;
        loop38: while (count40 < 3) {
          const start39 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start39;
            break loop38;
          }
          p++;
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
            p = start39;
            break loop38;
          }
          p = match_h4(input, p);
          if (p < 0) {
            p = start39;
            break loop38;
          }
          count40++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next35;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next35;
      p = match_h4(input, p);
      if (p < 0) break next35;
      if (p === n || input.charCodeAt(p) !== 58) break next35;
      p++;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next35;
      p = match_ls322(input, p);
      if (p < 0) break next35;
      break choice1;
    }
    p = start2;
    next41: {
      optional42: {
        const start43 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start43;
          break optional42;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start43;
          break optional42;
        }
        count46 = 0;
        loop44: while (count46 < 4) {
          const start45 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start45;
            break loop44;
          }
          p++;
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
            p = start45;
            break loop44;
          }
          p = match_h4(input, p);
          if (p < 0) {
            p = start45;
            break loop44;
          }
          count46++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next41;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next41;
      p = match_ls322(input, p);
      if (p < 0) break next41;
      break choice1;
    }
    p = start2;
    next47: {
      optional48: {
        const start49 = p;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start49;
          break optional48;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start49;
          break optional48;
        }
        count52 = 0;
        loop50: while (count52 < 5) {
          const start51 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start51;
            break loop50;
          }
          p++;
          if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
            p = start51;
            break loop50;
          }
          p = match_h4(input, p);
          if (p < 0) {
            p = start51;
            break loop50;
          }
          count52++;
        }
      }
      if (n - p < 2 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 58) break next47;
      p += 2;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) break next47;
      p = match_h4(input, p);
      if (p < 0) break next47;
      break choice1;
    }
    p = start2;
    optional53: {
      const start54 = p;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
        p = start54;
        break optional53;
      }
      p = match_h4(input, p);
      if (p < 0) {
        p = start54;
        break optional53;
      }
      count57 = 0;
      loop55: while (count57 < 6) {
        const start56 = p;
        if (p === n || input.charCodeAt(p) !== 58) {
          p = start56;
          break loop55;
        }
        p++;
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & HEXDIG3) === 0) {
          p = start56;
          break loop55;
        }
        p = match_h4(input, p);
        if (p < 0) {
          p = start56;
          break loop55;
        }
        count57++;
      }
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
  if (p - start1 < 1) return -1;
  return p;
}
function parse_path2(input, p) {
  const n = input.length;
  let value5, value7, start8, stop9, found10;
  found10 = false;
  optional1: {
    const start2 = p;
    choice3: {
      const start4 = p;
      next6: {
        if (p === n || input.charCodeAt(p) !== 47) break next6;
        value7 = parse_abs_path(input, p);
        p = end2;
        if (p < 0) break next6;
        value5 = value7;
        break choice3;
      }
      p = start4;
      start8 = p;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_42) === 0) {
        p = start2;
        break optional1;
      }
      p = match_opaque_part(input, p);
      if (p < 0) {
        p = start2;
        break optional1;
      }
      stop9 = p;
      value5 = leaf2("opaque-part", input, start8, stop9);
    }
    found10 = true;
  }
  end2 = p;
  return found10 ? value5 : null;
}
function make_path_segments(start, end5, segments) {
  return { type: "path-segments", start, end: end5, segments };
}
function parse_path_segments(input, p) {
  const n = input.length;
  let value2, start5, stop6, list7;
  const start1 = p;
  list7 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (list7.length > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start4;
        break loop3;
      }
      p++;
    }
    start5 = p;
    p = match_segment2(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
    stop6 = p;
    list7.push(leaf2("segment", input, start5, stop6));
  }
  if (list7.length < 1) return miss2();
  value2 = make_path_segments(start1, p, list7);
  end2 = p;
  return value2;
}
function match_segment2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_102) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_pchar2(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & UNRESERVED2) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 37) break next4;
      p = match_escaped(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_16) === 0) return -1;
    p++;
  }
  return p;
}
function match_query2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_82) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_URI_reference(start, end5, uri, fragment) {
  return { type: "URI-reference", start, end: end5, uri, fragment };
}
function parse_URI_reference2(input, p) {
  const n = input.length;
  let value2, value7, value9, value12, found13, start16, stop17, found18;
  const start1 = p;
  found13 = false;
  optional3: {
    const start4 = p;
    choice5: {
      const start6 = p;
      next8: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & ALPHA2) === 0) break next8;
        value9 = parse_absolute_URI2(input, p);
        p = end2;
        if (p < 0) break next8;
        value7 = value9;
        break choice5;
      }
      p = start6;
      const start10 = p;
      if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET2) === 0) {
        p = start4;
        break optional3;
      }
      p = match_uric(input, p);
      if (p < 0) {
        p = start4;
        break optional3;
      }
      p = start10;
      value12 = parse_relative_URI(input, p);
      p = end2;
      if (p < 0) {
        p = start4;
        break optional3;
      }
      value7 = value12;
    }
    found13 = true;
  }
  found18 = false;
  optional14: {
    const start15 = p;
    if (p === n || input.charCodeAt(p) !== 35) {
      p = start15;
      break optional14;
    }
    p++;
    start16 = p;
    p = match_fragment2(input, p);
    if (p < 0) {
      p = start15;
      break optional14;
    }
    stop17 = p;
    found18 = true;
  }
  value2 = make_URI_reference(
    start1,
    p,
    found13 ? value7 : null,
    found18 ? leaf2("fragment", input, start16, stop17) : null
  );
  end2 = p;
  return value2;
}
function make_absolute_URI_reference(start, end5, uri, fragment) {
  return { type: "absolute-URI-reference", start, end: end5, uri, fragment };
}
function parse_absolute_URI_reference(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8;
  const start1 = p;
  value3 = parse_absolute_URI2(input, p);
  p = end2;
  if (p < 0) return miss2();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 35) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    p = match_fragment2(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  value2 = make_absolute_URI_reference(start1, p, value3, found8 ? leaf2("fragment", input, start6, stop7) : null);
  end2 = p;
  return value2;
}
function match_fragment2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_82) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_relative_URI(path2) {
  return withoutAuthority(path2);
}
function make_relative_URI_2(start, end5, part, query) {
  const { authority: authority4, path: path2 } = part;
  return { type: "relative-URI", start, end: end5, authority: authority4, path: path2, query };
}
function parse_relative_URI(input, p) {
  const n = input.length;
  let value2, value5, value7, value9, value12, value14, value16, start17, stop18, start21, stop22, found23;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value7 = parse_net_path(input, p);
      p = end2;
      if (p < 0) break next6;
      value5 = value7;
      break choice3;
    }
    p = start4;
    choice10: {
      const start11 = p;
      next13: {
        if (p === n || input.charCodeAt(p) !== 47) break next13;
        value14 = parse_abs_path(input, p);
        p = end2;
        if (p < 0) break next13;
        value12 = value14;
        break choice10;
      }
      p = start11;
      next15: {
        if (p === n || (CHARACTERS2[input.charCodeAt(p)] & SET_52) === 0) break next15;
        value16 = parse_rel_path(input, p);
        p = end2;
        if (p < 0) break next15;
        value12 = value16;
        break choice10;
      }
      p = start11;
      start17 = p;
      stop18 = p;
      value12 = leaf2("path", input, start17, stop18);
    }
    value9 = make_relative_URI(value12);
    value5 = value9;
  }
  found23 = false;
  optional19: {
    const start20 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start20;
      break optional19;
    }
    p++;
    start21 = p;
    p = match_query2(input, p);
    if (p < 0) {
      p = start20;
      break optional19;
    }
    stop22 = p;
    found23 = true;
  }
  value2 = make_relative_URI_2(start1, p, value5, found23 ? leaf2("query", input, start21, stop22) : null);
  end2 = p;
  return value2;
}
function make_rel_path(start, end5, first, rest2) {
  return { type: "rel-path", start, end: end5, segments: [first, ...rest2?.segments ?? []] };
}
function parse_rel_path(input, p) {
  const n = input.length;
  let value2, start3, stop4, value7, found8;
  const start1 = p;
  start3 = p;
  p = match_rel_segment(input, p);
  if (p < 0) return miss2();
  stop4 = p;
  found8 = false;
  optional5: {
    const start6 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start6;
      break optional5;
    }
    value7 = parse_abs_path(input, p);
    p = end2;
    if (p < 0) {
      p = start6;
      break optional5;
    }
    found8 = true;
  }
  value2 = make_rel_path(start1, p, leaf2("rel-segment", input, start3, stop4), found8 ? value7 : null);
  end2 = p;
  return value2;
}
function match_rel_segment(input, p) {
  const n = input.length;
  const start1 = p;
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS2[input.charCodeAt(p)] & SET_17) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_escaped(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
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
  ["absolute_URI", parse_absolute_URI2],
  ["hier_part", parse_hier_part2],
  ["net_path", parse_net_path],
  ["abs_path", parse_abs_path],
  ["opaque_part", withLeaf2("opaque-part", match_opaque_part)],
  ["uric_no_slash", withoutNode2(match_uric_no_slash)],
  ["scheme", withLeaf2("scheme", match_scheme2)],
  ["authority", parse_authority2],
  ["reg_name", withLeaf2("reg-name", match_reg_name2)],
  ["server", parse_server],
  ["userinfo", withLeaf2("userinfo", match_userinfo2)],
  ["hostport", parse_hostport],
  ["host", parse_host2],
  ["port", withLeaf2("port", match_port2)],
  ["hostname", withLeaf2("hostname", match_hostname)],
  ["qualified", withoutNode2(match_qualified)],
  ["domainlabel", withoutNode2(match_domainlabel)],
  ["toplabel", withoutNode2(match_toplabel)],
  ["alphanum", withoutNode2(match_alphanum)],
  ["IPv4address", withLeaf2("IPv4address", match_IPv4address2)],
  ["dec_octet", withoutNode2(match_dec_octet2)],
  ["IPv6reference", parse_IPv6reference],
  ["IPv6address", withLeaf2("IPv6address", match_IPv6address2)],
  ["ls32", parse_ls322],
  ["h4", withoutNode2(match_h4)],
  ["path", parse_path2],
  ["path_segments", parse_path_segments],
  ["segment", withLeaf2("segment", match_segment2)],
  ["pchar", withoutNode2(match_pchar2)],
  ["query", withLeaf2("query", match_query2)],
  ["URI_reference", parse_URI_reference2],
  ["absolute_URI_reference", parse_absolute_URI_reference],
  ["fragment", withLeaf2("fragment", match_fragment2)],
  ["relative_URI", parse_relative_URI],
  ["rel_path", parse_rel_path],
  ["rel_segment", withLeaf2("rel-segment", match_rel_segment)]
]);
function parse2(input, { startRule }) {
  const value = RULES2.get(startRule)(input, 0);
  return end2 === input.length ? value : void 0;
}

// src/tree/rfc2396bis-01.ts
var rfc2396bis01Shapes = {
  "URI-reference": [
    { field: "uri", optional: true },
    { field: "fragment", before: "#", optional: true }
  ],
  "absolute-URI-reference": [{ field: "uri" }, { field: "fragment", before: "#", optional: true }],
  "absolute-URI": [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true }
  ],
  "relative-URI": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true }
  ],
  "hier-part": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true }
  ],
  "net-path": ["//", { field: "authority" }, { field: "path" }],
  server: [
    { field: "userinfo", after: "@", optional: true },
    { field: "hostport", optional: true }
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  IPv6reference: ["[", { field: "address" }, "]"],
  "abs-path": [{ field: "segments", before: "/" }],
  "rel-path": [{ field: "segments", between: "/" }],
  "path-segments": [{ field: "segments", between: "/" }]
};

// src/standards/rfc2396bis-01/faults.ts
var authority2 = authorityMistakes({ literal: "IPv6reference", future: null, registry: true });
var findMistakes2 = referenceMistakes({
  rules: {
    "URI-reference": { scheme: "optional", query: true, fragment: true },
    "absolute-URI-reference": { scheme: "required", query: true, fragment: true },
    "absolute-URI": { scheme: "required", query: true, fragment: false },
    "relative-URI": { scheme: "none", query: true, fragment: false },
    "hier-part": { scheme: "path", query: true, fragment: false },
    "net-path": { scheme: "path", query: false, fragment: false }
  },
  authority: authority2.inAuthority,
  pathRule: (path2, hasScheme) => {
    if (path2 === "" || path2.startsWith("/")) return "abs-path";
    return hasScheme ? "opaque-part" : "rel-path";
  },
  withoutColon: "rel-path",
  parts: {
    authority: authority2.inAuthority,
    IPv6reference: authority2.inLiteral,
    IPv6address: inIPv6,
    IPv4address: inIPv4,
    port: authority2.inPort
  }
});

// src/standards/rfc2396bis-01/grammar.ts
var grammar4 = defineGrammar({
  id: "rfc2396bis-01",
  title: "draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax",
  defaultRule: "URI-reference",
  urlOf: (section) => draftUrl("draft-fielding-uri-rfc2396bis-01", section),
  grammar: grammar3,
  parse: parse2,
  shapes: rfc2396bis01Shapes,
  referenceRules: ["URI-reference", "absolute-URI-reference", "absolute-URI", "hier-part", "net-path", "relative-URI"],
  view: view2,
  findMistakes: findMistakes2,
  characters: { escape: "escaped", any: "fragment", literals: true }
});
function view2(node, print2) {
  if (node.type === "URI-reference" || node.type === "absolute-URI-reference") {
    const { uri, fragment } = node;
    return { ...uri === null ? EMPTY : view2(uri, print2), fragment: fragment?.value ?? null };
  }
  const { authority: authority4, path: path2, query, scheme: scheme2 } = { ...NEITHER, ...node };
  return {
    ...EMPTY,
    scheme: scheme2?.value ?? null,
    ...authority4 && viewAuthority(authority4, print2),
    path: print2(path2),
    query: query?.value ?? null
  };
}
var NEITHER = { scheme: null, query: null };
function viewAuthority(authority4, print2) {
  const text = print2(authority4);
  if (authority4.type === "reg-name") return { authority: text, userinfo: null, host: null, port: null };
  const { userinfo, hostport } = authority4;
  return {
    authority: text,
    userinfo: userinfo?.value ?? null,
    host: hostport && print2(hostport.host),
    port: hostport?.port?.value ?? null
  };
}

// src/standards/rfc2396bis-01/normalization.ts
var normalization2 = {
  steps: {
    case: "6.2.2.1",
    "percent-encoding": "6.2.2.2",
    "dot-segments": "6.2.2.3",
    "empty-port": "6.2.3",
    "default-port": "6.2.3"
  },
  rungs: { string: "6.2.1", syntax: "6.2.2", scheme: "6.2.3", protocol: "6.2.4" },
  hexDigits: "percent-encoding",
  // Section 2.3: these alone "without fear of creating a conflict"; to decode the other marks is "counterproductive".
  decodable: lazy(() => characterSet((character) => grammar4.test(character, "alphanum") || "_~".includes(character))),
  // Section 6.2.2.1 speaks of the hostname; what a registry's name means by its case only the registry knows.
  ignoresHostCase: ({ host }) => host !== null && grammar4.test(host, "hostname"),
  // Section 6.2.2.3 speaks of absolute URI paths. In "/./g" a reference's dots stay even when it is resolved (C.2).
  removeDots: (path2, { scheme: scheme2, authority: authority4 }) => scheme2 !== null && path2.startsWith("/") ? guardPath(removeRelativeSegments(path2), authority4) : path2
};

// src/standards/rfc2396bis-01/resolution.ts
var resolution2 = {
  baseRule: "absolute-URI-reference",
  options: ["validating", "excess", "literal", "trace"],
  transform: transform2
};
function transform2(reference3, Base, options, note) {
  const { validating = true } = options;
  const isOwnScheme = !validating && reference3.scheme?.toLowerCase() === Base.scheme?.toLowerCase();
  const R = (isOwnScheme ? relativeOf(reference3) : null) ?? reference3;
  const branch = (step, target2) => {
    note?.("5.2", step, compose(R), compose(target2));
    return target2;
  };
  if (R !== reference3) {
    note?.("5.2", "not validating: the scheme is the base's own and is ignored", compose(reference3), compose(R));
  }
  if (R.scheme !== null) return branch("the reference has a scheme: nothing is the base's", R);
  if (R.authority !== null) {
    return branch("the reference has an authority: the scheme is the base's", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path === "" && R.query === null) {
    note?.("4.2", "the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  assertHierarchical(Base);
  if (R.path === "") {
    return branch("the reference's path is empty: scheme, authority and path are the base's", {
      ...inherited,
      path: Base.path
    });
  }
  if (R.path.startsWith("/")) {
    return branch("the reference's path is absolute: scheme and authority are the base's", {
      ...inherited,
      path: guarded(R.path, Base.authority, options, note)
    });
  }
  return branch("the reference's path is relative: it is merged with the base's", {
    ...inherited,
    path: guarded(merge2(R, Base, compose(reference3), options, note), Base.authority, options, note)
  });
}
function relativeOf({ path: whole, ...reference3 }) {
  const mark = reference3.query === null ? whole.indexOf("?") : -1;
  const path2 = mark < 0 ? whole : whole.slice(0, mark);
  if (!grammar4.test(path2, "path-segments")) return null;
  const query = mark < 0 ? reference3.query : whole.slice(mark + 1);
  return query === null || grammar4.test(query, "query") ? { ...reference3, scheme: null, path: path2, query } : null;
}
function merge2(R, Base, reference3, { excess = "keep" }, note) {
  const directory = Base.path === "" ? "/" : Base.path.slice(0, Base.path.lastIndexOf("/") + 1);
  const buffer = directory + R.path;
  note?.("5.2", "merge, steps 1 and 2: the base's path but for its last segment, and the reference's", R.path, buffer);
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "merge, steps 3 to 6: relative segments are removed", buffer, removed);
  const rest2 = removeExcess(removed);
  if (rest2 === removed || excess === "keep") return removed;
  if (excess === "refuse") {
    throw refusal(
      R,
      reference3,
      "excess-dot-segments",
      'The reference has more ".." segments than the base has levels.',
      "rel-path"
    );
  }
  note?.("5.2", 'merge, step 7: ".." segments above the root are removed', removed, rest2);
  return rest2;
}
function guarded(path2, authority4, { literal = false }, note) {
  const result = literal ? path2 : guardPath(path2, authority4);
  if (result !== path2) note?.("4.3", 'a path without authority must not begin with "//"', path2, result);
  return result;
}
function assertHierarchical(Base) {
  if (Base.path === "" || Base.path.startsWith("/")) return;
  throw refusal(
    Base,
    compose(Base),
    "opaque-base",
    "The base is not hierarchical: no relative reference can be resolved against it.",
    "hier-part"
  );
}
function refusal(components, text, code, message, rule) {
  const at = text.length - (components.query === null ? 0 : components.query.length + 1);
  const end5 = at - (components.fragment === null ? 0 : components.fragment.length + 1);
  const mistake = { code, message, start: end5 - components.path.length, end: end5, rule };
  return new URISyntaxError(grammar4.diagnose(text, mistake), text);
}

// src/standards/rfc2396bis-01/index.ts
var rfc2396bis01 = defineStandard(
  grammar4,
  {
    id: "rfc2396bis-01",
    name: "rfc2396bis-01",
    year: 2003,
    status: "draft",
    ruleFor: { uri: "absolute-URI-reference", absoluteURI: "absolute-URI" },
    securitySections: {
      "malicious-construction": "7.2",
      // The draft speaks of it together with malicious construction.
      "back-end-transcoding": "7.2",
      "rare-ip-address-formats": "7.3",
      "sensitive-information": "7.4",
      "semantic-attacks": "7.5"
    },
    hasDefaultBase: true
  },
  operationsOn(grammar4, normalization2),
  resolutionOn(grammar4, resolution2)
);

// generated/url-syntax-05.grammar.js
var grammar5 = `
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
var end3 = 0;
function miss3() {
  end3 = -1;
}
function leaf3(type, input, start, end5) {
  return { type, start, end: end5, value: input.slice(start, end5) };
}
function withoutNode3(match) {
  return (input, p) => {
    end3 = match(input, p);
    return null;
  };
}
function withLeaf3(type, match) {
  return (input, p) => {
    end3 = match(input, p);
    return end3 < 0 ? void 0 : leaf3(type, input, p, end3);
  };
}
var SET3 = 1;
var SET_23 = 2;
var SET_33 = 4;
var SET_43 = 8;
var SET_53 = 16;
var ALPHANUM2 = 32;
var SET_63 = 64;
var HEX = 128;
var UNRESERVED3 = 256;
var SET_73 = 512;
var SET_83 = 1024;
var DIGIT3 = 2048;
var ALPHA3 = 4096;
var RESERVED3 = 8192;
var MARK2 = 16384;
var LOWALPHA = 32768;
var UPALPHA = 65536;
var CONTROL = 131072;
var DELIMS2 = 262144;
var UNWISE2 = 524288;
var CHARACTERS3 = new Int32Array(65536);
CHARACTERS3.set([
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  131072,
  0,
  17742,
  262144,
  262144,
  17742,
  262154,
  9806,
  17742,
  17742,
  17742,
  17742,
  9807,
  17742,
  17743,
  17743,
  8214,
  3567,
  3567,
  3567,
  3567,
  3567,
  3567,
  3567,
  3567,
  3567,
  3567,
  8782,
  9238,
  262144,
  9806,
  262144,
  8198,
  8782,
  71151,
  71151,
  71151,
  71151,
  71151,
  71151,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  71023,
  524288,
  524288,
  524288,
  524288,
  17742,
  524288,
  38383,
  38383,
  38383,
  38383,
  38383,
  38383,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  38255,
  524288,
  524288,
  524288,
  17742,
  131072
]);
function make_URL_reference(start, end5, url2, fragment) {
  return { type: "URL-reference", start, end: end5, url: url2, fragment };
}
function parse_URL_reference(input, p) {
  const n = input.length;
  let value2, value7, value9, value12, found13, start16, stop17, found18;
  const start1 = p;
  found13 = false;
  optional3: {
    const start4 = p;
    choice5: {
      const start6 = p;
      next8: {
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET3) === 0) break next8;
        value9 = parse_absoluteURL(input, p);
        p = end3;
        if (p < 0) break next8;
        value7 = value9;
        break choice5;
      }
      p = start6;
      const start10 = p;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_23) === 0) {
        p = start4;
        break optional3;
      }
      p = match_urlc(input, p);
      if (p < 0) {
        p = start4;
        break optional3;
      }
      p = start10;
      value12 = parse_relativeURL(input, p);
      p = end3;
      if (p < 0) {
        p = start4;
        break optional3;
      }
      value7 = value12;
    }
    found13 = true;
  }
  found18 = false;
  optional14: {
    const start15 = p;
    if (p === n || input.charCodeAt(p) !== 35) {
      p = start15;
      break optional14;
    }
    p++;
    start16 = p;
    p = match_fragment3(input, p);
    if (p < 0) {
      p = start15;
      break optional14;
    }
    stop17 = p;
    found18 = true;
  }
  value2 = make_URL_reference(
    start1,
    p,
    found13 ? value7 : null,
    found18 ? leaf3("fragment", input, start16, stop17) : null
  );
  end3 = p;
  return value2;
}
function parse_absoluteURL(input, p) {
  const n = input.length;
  let value3, value5, value6;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET3) === 0) break next4;
      value5 = parse_generic_URL(input, p);
      p = end3;
      if (p < 0) break next4;
      value3 = value5;
      break choice1;
    }
    p = start2;
    value6 = parse_opaque_URL(input, p);
    p = end3;
    if (p < 0) return miss3();
    value3 = value6;
  }
  end3 = p;
  return value3;
}
function make_opaque_URL(start, end5, scheme2, opaque) {
  return { type: "opaque-URL", start, end: end5, scheme: scheme2, opaque };
}
function parse_opaque_URL(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  start3 = p;
  p = match_scheme3(input, p);
  if (p < 0) return miss3();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss3();
  p++;
  start5 = p;
  loop7: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_33) !== 0) p++;
    const start8 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start8;
      break loop7;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start8;
      break loop7;
    }
  }
  stop6 = p;
  value2 = make_opaque_URL(start1, p, leaf3("scheme", input, start3, stop4), leaf3("urlc", input, start5, stop6));
  end3 = p;
  return value2;
}
function make_generic_URL(start, end5, scheme2, relative) {
  const { site, path: path2 } = relative;
  return { type: "generic-URL", start, end: end5, scheme: scheme2, site, path: path2 };
}
function parse_generic_URL(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  p = match_scheme3(input, p);
  if (p < 0) return miss3();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss3();
  p++;
  value5 = parse_relativeURL(input, p);
  p = end3;
  if (p < 0) return miss3();
  value2 = make_generic_URL(start1, p, leaf3("scheme", input, start3, stop4), value5);
  end3 = p;
  return value2;
}
function make_relativeURL(path2) {
  return { site: null, path: path2 };
}
function make_relativeURL_2(start, end5, part) {
  const { site, path: path2 } = part;
  return { type: "relativeURL", start, end: end5, site, path: path2 };
}
function parse_relativeURL(input, p) {
  const n = input.length;
  let value2, value5, value7, value11, value14, value16, value17;
  const start1 = p;
  choice3: {
    const start4 = p;
    next6: {
      if (p === n || input.charCodeAt(p) !== 47) break next6;
      value7 = parse_net_path2(input, p);
      p = end3;
      if (p < 0) break next6;
      const start8 = p;
      not9: {
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_23) === 0) break not9;
        p = match_urlc(input, p);
        if (p < 0) break not9;
        break next6;
      }
      p = start8;
      value5 = value7;
      break choice3;
    }
    p = start4;
    choice12: {
      const start13 = p;
      next15: {
        if (p === n || input.charCodeAt(p) !== 47) break next15;
        value16 = parse_abs_path2(input, p);
        p = end3;
        if (p < 0) break next15;
        value14 = value16;
        break choice12;
      }
      p = start13;
      value17 = parse_rel_path2(input, p);
      p = end3;
      if (p < 0) return miss3();
      value14 = value17;
    }
    value11 = make_relativeURL(value14);
    value5 = value11;
  }
  value2 = make_relativeURL_2(start1, p, value5);
  end3 = p;
  return value2;
}
function make_net_path2(start, end5, site, path2) {
  return { type: "net_path", start, end: end5, site, path: path2 };
}
function parse_net_path2(input, p) {
  const n = input.length;
  let value2, value3, value6, found7;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss3();
  p += 2;
  value3 = parse_site(input, p);
  p = end3;
  if (p < 0) return miss3();
  found7 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start5;
      break optional4;
    }
    value6 = parse_abs_path2(input, p);
    p = end3;
    if (p < 0) {
      p = start5;
      break optional4;
    }
    found7 = true;
  }
  value2 = make_net_path2(start1, p, value3, found7 ? value6 : null);
  end3 = p;
  return value2;
}
function make_abs_path2(start, end5, path2) {
  const { segments, query } = path2;
  return { type: "abs_path", start, end: end5, segments, query };
}
function parse_abs_path2(input, p) {
  const n = input.length;
  let value2, value3;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss3();
  p++;
  value3 = parse_rel_path2(input, p);
  p = end3;
  if (p < 0) return miss3();
  value2 = make_abs_path2(start1, p, value3);
  end3 = p;
  return value2;
}
function make_rel_path2(start, end5, path2, query) {
  return { type: "rel_path", start, end: end5, segments: path2?.segments ?? [], query };
}
function parse_rel_path2(input, p) {
  const n = input.length;
  let value2, value10, found11, start14, stop15, found16;
  const start1 = p;
  found11 = false;
  optional3: {
    const start4 = p;
    const start5 = p;
    choice7: {
      const start8 = p;
      next9: {
        if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_43) === 0) break next9;
        p = match_pchar3(input, p);
        if (p < 0) break next9;
        break choice7;
      }
      p = start8;
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_53) === 0) {
        p = start4;
        break optional3;
      }
      p++;
    }
    p = start5;
    value10 = parse_path_segments2(input, p);
    p = end3;
    if (p < 0) {
      p = start4;
      break optional3;
    }
    found11 = true;
  }
  found16 = false;
  optional12: {
    const start13 = p;
    if (p === n || input.charCodeAt(p) !== 63) {
      p = start13;
      break optional12;
    }
    p++;
    start14 = p;
    p = match_query3(input, p);
    if (p < 0) {
      p = start13;
      break optional12;
    }
    stop15 = p;
    found16 = true;
  }
  value2 = make_rel_path2(start1, p, found11 ? value10 : null, found16 ? leaf3("query", input, start14, stop15) : null);
  end3 = p;
  return value2;
}
function match_scheme3(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET3) !== 0) p++;
  if (p - start1 < 1) return -1;
  return p;
}
function make_site(user, password) {
  return { user, password };
}
function make_site_2(start, end5, login, hostport) {
  return { type: "site", start, end: end5, user: null, password: null, ...login, hostport };
}
function make_site_3(start, end5) {
  return { type: "site", start, end: end5, user: null, password: null, hostport: null };
}
function parse_site(input, p) {
  const n = input.length;
  let value3, value6, value10, start11, stop12, start15, stop16, found17, found18, value19, value21;
  choice1: {
    const start2 = p;
    next4: {
      const start5 = p;
      found18 = false;
      optional7: {
        const start8 = p;
        start11 = p;
        p = match_user(input, p);
        if (p < 0) {
          p = start8;
          break optional7;
        }
        stop12 = p;
        found17 = false;
        optional13: {
          const start14 = p;
          if (p === n || input.charCodeAt(p) !== 58) {
            p = start14;
            break optional13;
          }
          p++;
          start15 = p;
          p = match_password(input, p);
          if (p < 0) {
            p = start14;
            break optional13;
          }
          stop16 = p;
          found17 = true;
        }
        if (p === n || input.charCodeAt(p) !== 64) {
          p = start8;
          break optional7;
        }
        p++;
        value10 = make_site(
          leaf3("user", input, start11, stop12),
          found17 ? leaf3("password", input, start15, stop16) : null
        );
        found18 = true;
      }
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) break next4;
      value19 = parse_hostport2(input, p);
      p = end3;
      if (p < 0) break next4;
      value6 = make_site_2(start5, p, found18 ? value10 : null, value19);
      value3 = value6;
      break choice1;
    }
    p = start2;
    const start20 = p;
    value21 = make_site_3(start20, p);
    value3 = value21;
  }
  end3 = p;
  return value3;
}
function match_user(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_83) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_password(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_83) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_hostport2(start, end5, host, port) {
  return { type: "hostport", start, end: end5, host, port };
}
function parse_hostport2(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8;
  const start1 = p;
  value3 = parse_host3(input, p);
  p = end3;
  if (p < 0) return miss3();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 58) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    p = match_port3(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  value2 = make_hostport2(start1, p, value3, found8 ? leaf3("port", input, start6, stop7) : null);
  end3 = p;
  return value2;
}
function parse_host3(input, p) {
  const n = input.length;
  let value3, start5, stop6, start7, stop8;
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
    start7 = p;
    p = match_hostnumber(input, p);
    if (p < 0) return miss3();
    stop8 = p;
    value3 = leaf3("hostnumber", input, start7, stop8);
  }
  end3 = p;
  return value3;
}
function match_hostname2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    const start2 = p;
    if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) {
      p = start2;
      break loop1;
    }
    p = match_domainlabel2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
    if (p === n || input.charCodeAt(p) !== 46) {
      p = start2;
      break loop1;
    }
    p++;
  }
  p = match_toplabel2(input, p);
  if (p < 0) return -1;
  return p;
}
function match_domainlabel2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) return -1;
  p++;
  loop1: for (; ; ) {
    const start2 = p;
    while (p < n && input.charCodeAt(p) === 45) p++;
    if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) {
      p = start2;
      break loop1;
    }
    p++;
  }
  return p;
}
function match_toplabel2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHA3) === 0) return -1;
  p++;
  loop1: for (; ; ) {
    const start2 = p;
    while (p < n && input.charCodeAt(p) === 45) p++;
    if (p === n || (CHARACTERS3[input.charCodeAt(p)] & ALPHANUM2) === 0) {
      p = start2;
      break loop1;
    }
    p++;
  }
  return p;
}
function match_hostnumber(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p - start1 < 1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start2 = p;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p - start2 < 1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start3 = p;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p - start3 < 1) return -1;
  if (p === n || input.charCodeAt(p) !== 46) return -1;
  p++;
  const start4 = p;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
  if (p - start4 < 1) return -1;
  return p;
}
function match_port3(input, p) {
  const n = input.length;
  while (p < n && (CHARACTERS3[input.charCodeAt(p)] & DIGIT3) !== 0) p++;
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
  let count3;
  count3 = 0;
  loop1: for (; ; ) {
    const start2 = p;
    if (count3 > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start2;
        break loop1;
      }
      p++;
    }
    p = match_segment3(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
    count3++;
  }
  if (count3 < 1) return -1;
  return p;
}
function make_path_segments2(start, end5, segments) {
  return { type: "path_segments", start, end: end5, segments };
}
function parse_path_segments2(input, p) {
  const n = input.length;
  let value2, value5, list6;
  const start1 = p;
  list6 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (list6.length > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start4;
        break loop3;
      }
      p++;
    }
    value5 = parse_segment(input, p);
    p = end3;
    if (p < 0) {
      p = start4;
      break loop3;
    }
    list6.push(value5);
  }
  if (list6.length < 1) return miss3();
  value2 = make_path_segments2(start1, p, list6);
  end3 = p;
  return value2;
}
function match_segment3(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  loop3: for (; ; ) {
    const start4 = p;
    if (p === n || input.charCodeAt(p) !== 59) {
      p = start4;
      break loop3;
    }
    p++;
    p = match_param(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
  }
  return p;
}
function make_segment(start, end5, name, params) {
  return { type: "segment", start, end: end5, name, params };
}
function parse_segment(input, p) {
  const n = input.length;
  let value2, start3, stop4, start9, stop10, list11;
  const start1 = p;
  start3 = p;
  loop5: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    const start6 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start6;
      break loop5;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start6;
      break loop5;
    }
  }
  stop4 = p;
  list11 = [];
  loop7: for (; ; ) {
    const start8 = p;
    if (p === n || input.charCodeAt(p) !== 59) {
      p = start8;
      break loop7;
    }
    p++;
    start9 = p;
    p = match_param(input, p);
    if (p < 0) {
      p = start8;
      break loop7;
    }
    stop10 = p;
    list11.push(leaf3("param", input, start9, stop10));
  }
  value2 = make_segment(start1, p, leaf3("pchar", input, start3, stop4), list11);
  end3 = p;
  return value2;
}
function match_param(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_63) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_pchar3(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & UNRESERVED3) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    next4: {
      if (p === n || input.charCodeAt(p) !== 37) break next4;
      p = match_escaped2(input, p);
      if (p < 0) break next4;
      break choice1;
    }
    p = start2;
    if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_73) === 0) return -1;
    p++;
  }
  return p;
}
function match_query3(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_33) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_fragment3(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS3[input.charCodeAt(p)] & SET_33) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escaped2(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_urlc(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS3[input.charCodeAt(p)] & SET_33) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
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
  ["URL_reference", parse_URL_reference],
  ["absoluteURL", parse_absoluteURL],
  ["opaque_URL", parse_opaque_URL],
  ["generic_URL", parse_generic_URL],
  ["relativeURL", parse_relativeURL],
  ["net_path", parse_net_path2],
  ["abs_path", parse_abs_path2],
  ["rel_path", parse_rel_path2],
  ["scheme", withLeaf3("scheme", match_scheme3)],
  ["site", parse_site],
  ["user", withLeaf3("user", match_user)],
  ["password", withLeaf3("password", match_password)],
  ["hostport", parse_hostport2],
  ["host", parse_host3],
  ["hostname", withLeaf3("hostname", match_hostname2)],
  ["domainlabel", withoutNode3(match_domainlabel2)],
  ["toplabel", withoutNode3(match_toplabel2)],
  ["hostnumber", withLeaf3("hostnumber", match_hostnumber)],
  ["port", withLeaf3("port", match_port3)],
  ["path", withoutNode3(match_path)],
  ["path_segments", parse_path_segments2],
  ["segment", parse_segment],
  ["param", withLeaf3("param", match_param)],
  ["pchar", withoutNode3(match_pchar3)],
  ["query", withLeaf3("query", match_query3)],
  ["fragment", withLeaf3("fragment", match_fragment3)],
  ["urlc", withoutNode3(match_urlc)],
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
  const value = RULES3.get(startRule)(input, 0);
  return end3 === input.length ? value : void 0;
}

// generated/url-syntax-05.reference.js
var table2 = {
  starts: {
    "URL-reference": 1,
    "absoluteURL": 2,
    "generic-URL": 2,
    "relativeURL": 3
  },
  classes: "                                 A BACAAAAADADDAEEEEEEEEEEFA A AAEEEEEEDDDDDDDDDDDDDDDDDDDD    A EEEEEEDDDDDDDDDDDDDDDDDDDD   A ",
  states: "ADEF1B3C4.DE5,ADEF3C6.E7,DE5F3,E8,E1,E3,"
};

// src/tree/url-syntax-05.ts
var urlSyntax05Shapes = {
  "URL-reference": [
    { field: "url", optional: true },
    { field: "fragment", before: "#", optional: true }
  ],
  "opaque-URL": [{ field: "scheme", after: ":" }, { field: "opaque" }],
  "generic-URL": [
    { field: "scheme", after: ":" },
    { field: "site", before: "//", optional: true },
    { field: "path", optional: true }
  ],
  relativeURL: [
    { field: "site", before: "//", optional: true },
    { field: "path", optional: true }
  ],
  net_path: ["//", { field: "site" }, { field: "path", optional: true }],
  abs_path: ["/", { field: "segments", between: "/" }, { field: "query", before: "?", optional: true }],
  rel_path: [
    { field: "segments", between: "/" },
    { field: "query", before: "?", optional: true }
  ],
  site: [
    { field: "user", optional: true },
    { field: "password", before: ":", optional: true },
    { literal: "@", with: "user" },
    { field: "hostport", optional: true }
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  path_segments: [{ field: "segments", between: "/" }],
  segment: [{ field: "name" }, { field: "params", before: ";" }]
};

// src/standards/url-syntax-05/faults.ts
var findMistakes3 = referenceMistakes({
  rules: {
    "URL-reference": { scheme: "optional", query: true, fragment: true },
    absoluteURL: { scheme: "required", query: true, fragment: false },
    "opaque-URL": { scheme: "required", query: true, fragment: false },
    "generic-URL": { scheme: "required", query: true, fragment: false },
    relativeURL: { scheme: "path", query: true, fragment: false }
  },
  pathRule: () => "path",
  withoutColon: null
});

// src/standards/url-syntax-05/grammar.ts
var grammar6 = defineGrammar({
  id: "url-syntax-05",
  title: "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics",
  defaultRule: "URL-reference",
  urlOf: (section) => draftUrl("draft-fielding-url-syntax-05", section),
  reference: lazy(() => new Automaton(table2)),
  grammar: grammar5,
  parse: parse3,
  shapes: urlSyntax05Shapes,
  referenceRules: ["URL-reference", "absoluteURL", "opaque-URL", "generic-URL", "relativeURL", "net_path"],
  view: view3,
  findMistakes: findMistakes3,
  characters: { escape: "escaped", any: "fragment", literals: false }
});
function view3(node, print2) {
  if (node.type === "URL-reference") {
    const { url: url2, fragment } = node;
    return { ...url2 === null ? EMPTY : view3(url2, print2), fragment: fragment?.value ?? null };
  }
  const scheme2 = "scheme" in node ? node.scheme.value : null;
  if (node.type === "opaque-URL") return { ...EMPTY, scheme: scheme2, path: node.opaque.value };
  const { site, path: path2 } = node;
  return {
    ...EMPTY,
    scheme: scheme2,
    ...site && viewSite(site, print2),
    ...path2 && viewPath(path2, print2)
  };
}
function viewPath(path2, print2) {
  const text = print2(path2);
  if (path2.query === null) return { path: text, query: null };
  const { value } = path2.query;
  return { path: text.slice(0, -value.length - 1), query: value };
}
function viewSite(site, print2) {
  const { user, password, hostport } = site;
  return {
    authority: print2(site),
    userinfo: user && user.value + (password === null ? "" : `:${password.value}`),
    host: hostport && print2(hostport.host),
    port: hostport?.port?.value ?? null
  };
}

// src/standards/url-syntax-05/normalization.ts
var normalization3 = {
  // Section 4.1 has the case of the scheme, section 6 that of the host.
  steps: { case: "6", "percent-encoding": "2.4.2", "default-port": "6" },
  rungs: { string: "6", syntax: "6", scheme: "6" },
  hexDigits: "percent-encoding",
  // Sections 2.3 and 2.4.2. A decoded "." could make a dot-segment, which resolution would then remove.
  decodable: lazy(() => characterSet((character) => grammar6.test(character, "unreserved") && character !== ".")),
  ignoresHostCase: () => true,
  removeDots: null
};

// src/standards/url-syntax-05/resolution.ts
var resolution3 = {
  baseRule: "absoluteURL",
  options: ["literal", "trace"],
  transform: transform3
};
function transform3(R, Base, { literal = false }, note) {
  const finish = (step, target2) => {
    const guarded2 = literal || target2.authority !== null ? target2 : guard(target2, note);
    note?.("5.2", step, compose(R), compose(guarded2));
    return guarded2;
  };
  if (R.path === "" && R.scheme === null && R.authority === null && R.query === null) {
    note?.("5.2", "step 2: the reference is empty: it refers to the current document", compose(R), compose(R));
    return null;
  }
  if (R.scheme !== null) return finish("step 3: the reference has a scheme: nothing is the base's", R);
  if (R.authority !== null) {
    return finish("step 4: the reference has a site: the scheme is the base's", { ...R, scheme: Base.scheme });
  }
  const inherited = { ...R, scheme: Base.scheme, authority: Base.authority };
  if (R.path.startsWith("/")) {
    return finish("step 5: the reference's path is absolute: scheme and site are the base's", inherited);
  }
  const merged = Base.path.slice(0, Base.path.lastIndexOf("/") + 1) + R.path + (R.query === null ? "" : `?${R.query}`);
  const buffer = Base.authority !== null && Base.path === "" && !literal ? `/${merged}` : merged;
  note?.(
    "5.2",
    "steps 6a to 6c: the base's path but for its last segment, and the reference's with its query",
    R.path,
    buffer
  );
  const removed = removeRelativeSegments(buffer);
  note?.("5.2", "steps 6d to 6g: relative segments are removed, in the query too", buffer, removed);
  const mark = removed.indexOf("?");
  return finish("steps 6h, 6i and 7: the buffer is split at its first question mark", {
    ...inherited,
    path: mark < 0 ? removed : removed.slice(0, mark),
    query: mark < 0 ? null : removed.slice(mark + 1)
  });
}
function guard(target2, note) {
  if (!target2.path.startsWith("//") || grammar6.components(compose(target2)).authority === null) return target2;
  const path2 = guardPath(target2.path, target2.authority);
  note?.("4.4", 'a path without site must not begin with "//" where a site could', target2.path, path2);
  return { ...target2, path: path2 };
}

// src/standards/url-syntax-05/index.ts
var urlSyntax05 = defineStandard(
  grammar6,
  {
    id: "url-syntax-05",
    name: "url-syntax-05",
    year: 1997,
    status: "draft",
    // Only this one has no rule that is for URIs with a fragment and for nothing else.
    ruleFor: { uri: "URL-reference", absoluteURI: "absoluteURL" },
    securitySections: null,
    hasDefaultBase: false
  },
  operationsOn(grammar6, normalization3),
  resolutionOn(grammar6, resolution3)
);

// generated/rfc1738.grammar.js
var grammar7 = `
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
var end4 = 0;
function miss4() {
  end4 = -1;
}
function leaf4(type, input, start, end5) {
  return { type, start, end: end5, value: input.slice(start, end5) };
}
function withoutNode4(match) {
  return (input, p) => {
    end4 = match(input, p);
    return null;
  };
}
function withLeaf4(type, match) {
  return (input, p) => {
    end4 = match(input, p);
    return end4 < 0 ? void 0 : leaf4(type, input, p, end4);
  };
}
var SET4 = 1;
var SET_24 = 2;
var SET_34 = 4;
var SET_44 = 8;
var SET_54 = 16;
var SET_64 = 32;
var SET_74 = 64;
var SET_84 = 128;
var SET_93 = 256;
var SET_103 = 512;
var DIGIT4 = 1024;
var ALPHADIGIT = 2048;
var FTPTYPE = 4096;
var SET_113 = 8192;
var SET_123 = 16384;
var ALPHA4 = 32768;
var SET_133 = 65536;
var HEX2 = 131072;
var SET_143 = 262144;
var SET_152 = 524288;
var SET_162 = 1048576;
var SET_172 = 2097152;
var UNRESERVED4 = 4194304;
var SET_18 = 8388608;
var LOWALPHA2 = 16777216;
var HIALPHA = 33554432;
var SAFE = 67108864;
var EXTRA = 134217728;
var NATIONAL = 268435456;
var PUNCTUATION = 536870912;
var RESERVED4 = 1073741824;
var CHARACTERS4 = new Int32Array(65536);
CHARACTERS4.set([
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
function make_genericurl(start, end5, scheme2, schemepart) {
  return { type: "genericurl", start, end: end5, scheme: scheme2, schemepart };
}
function parse_genericurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  p = match_scheme4(input, p);
  if (p < 0) return miss4();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss4();
  p++;
  value5 = parse_schemepart(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_genericurl(start1, p, leaf4("scheme", input, start3, stop4), value5);
  end4 = p;
  return value2;
}
function parse_url(input, p) {
  const n = input.length;
  let value3, value7, value9, value11, value13, value15, value17, value19, value21, value23, value25, value26, value29;
  choice1: {
    const start2 = p;
    next4: {
      choice5: {
        const start6 = p;
        next8: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET4) === 0) break next8;
          value9 = parse_httpurl(input, p);
          p = end4;
          if (p < 0) break next8;
          value7 = value9;
          break choice5;
        }
        p = start6;
        next10: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_24) === 0) break next10;
          value11 = parse_ftpurl(input, p);
          p = end4;
          if (p < 0) break next10;
          value7 = value11;
          break choice5;
        }
        p = start6;
        next12: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_34) === 0) break next12;
          value13 = parse_newsurl(input, p);
          p = end4;
          if (p < 0) break next12;
          value7 = value13;
          break choice5;
        }
        p = start6;
        next14: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_34) === 0) break next14;
          value15 = parse_nntpurl(input, p);
          p = end4;
          if (p < 0) break next14;
          value7 = value15;
          break choice5;
        }
        p = start6;
        next16: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_44) === 0) break next16;
          value17 = parse_telneturl(input, p);
          p = end4;
          if (p < 0) break next16;
          value7 = value17;
          break choice5;
        }
        p = start6;
        next18: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_54) === 0) break next18;
          value19 = parse_gopherurl(input, p);
          p = end4;
          if (p < 0) break next18;
          value7 = value19;
          break choice5;
        }
        p = start6;
        next20: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_64) === 0) break next20;
          value21 = parse_waisurl(input, p);
          p = end4;
          if (p < 0) break next20;
          value7 = value21;
          break choice5;
        }
        p = start6;
        next22: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_74) === 0) break next22;
          value23 = parse_mailtourl(input, p);
          p = end4;
          if (p < 0) break next22;
          value7 = value23;
          break choice5;
        }
        p = start6;
        next24: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_24) === 0) break next24;
          value25 = parse_fileurl(input, p);
          p = end4;
          if (p < 0) break next24;
          value7 = value25;
          break choice5;
        }
        p = start6;
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_84) === 0) break next4;
        value26 = parse_prosperourl(input, p);
        p = end4;
        if (p < 0) break next4;
        value7 = value26;
      }
      const start27 = p;
      not28: {
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_93) === 0) break not28;
        p = match_xchar(input, p);
        if (p < 0) break not28;
        break next4;
      }
      p = start27;
      value3 = value7;
      break choice1;
    }
    p = start2;
    value29 = parse_genericurl(input, p);
    p = end4;
    if (p < 0) return miss4();
    value3 = value29;
  }
  end4 = p;
  return value3;
}
function parse_otherurl(input, p) {
  let value1;
  value1 = parse_genericurl(input, p);
  p = end4;
  if (p < 0) return miss4();
  end4 = p;
  return value1;
}
function match_scheme4(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_133) !== 0) p++;
  if (p - start1 < 1) return -1;
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
      p = end4;
      if (p < 0) break next4;
      const start6 = p;
      not7: {
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_93) === 0) break not7;
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
    loop10: for (; ; ) {
      while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_103) !== 0) p++;
      const start11 = p;
      if (p === n || input.charCodeAt(p) !== 37) {
        p = start11;
        break loop10;
      }
      p = match_escape(input, p);
      if (p < 0) {
        p = start11;
        break loop10;
      }
    }
    stop9 = p;
    value3 = leaf4("schemepart", input, start8, stop9);
  }
  end4 = p;
  return value3;
}
function make_ip_schemepart(start, end5, login, urlpath) {
  return { type: "ip-schemepart", start, end: end5, login, urlpath };
}
function parse_ip_schemepart(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8;
  const start1 = p;
  if (n - p < 2 || input.charCodeAt(p) !== 47 || input.charCodeAt(p + 1) !== 47) return miss4();
  p += 2;
  value3 = parse_login(input, p);
  p = end4;
  if (p < 0) return miss4();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    p = match_urlpath(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  value2 = make_ip_schemepart(start1, p, value3, found8 ? leaf4("urlpath", input, start6, stop7) : null);
  end4 = p;
  return value2;
}
function make_login(user, password) {
  return { user, password };
}
function make_login_2(start, end5, credentials, hostport) {
  return { type: "login", start, end: end5, user: null, password: null, ...credentials, hostport };
}
function parse_login(input, p) {
  const n = input.length;
  let value2, value6, start7, stop8, start11, stop12, found13, found14, value15;
  const start1 = p;
  found14 = false;
  optional3: {
    const start4 = p;
    start7 = p;
    p = match_user2(input, p);
    if (p < 0) {
      p = start4;
      break optional3;
    }
    stop8 = p;
    found13 = false;
    optional9: {
      const start10 = p;
      if (p === n || input.charCodeAt(p) !== 58) {
        p = start10;
        break optional9;
      }
      p++;
      start11 = p;
      p = match_password2(input, p);
      if (p < 0) {
        p = start10;
        break optional9;
      }
      stop12 = p;
      found13 = true;
    }
    if (p === n || input.charCodeAt(p) !== 64) {
      p = start4;
      break optional3;
    }
    p++;
    value6 = make_login(leaf4("user", input, start7, stop8), found13 ? leaf4("password", input, start11, stop12) : null);
    found14 = true;
  }
  value15 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_login_2(start1, p, found14 ? value6 : null, value15);
  end4 = p;
  return value2;
}
function make_hostport3(start, end5, host, port) {
  return { type: "hostport", start, end: end5, host, port };
}
function parse_hostport3(input, p) {
  const n = input.length;
  let value2, value3, start6, stop7, found8;
  const start1 = p;
  value3 = parse_host4(input, p);
  p = end4;
  if (p < 0) return miss4();
  found8 = false;
  optional4: {
    const start5 = p;
    if (p === n || input.charCodeAt(p) !== 58) {
      p = start5;
      break optional4;
    }
    p++;
    start6 = p;
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) === 0) {
      p = start5;
      break optional4;
    }
    p = match_port4(input, p);
    if (p < 0) {
      p = start5;
      break optional4;
    }
    stop7 = p;
    found8 = true;
  }
  value2 = make_hostport3(start1, p, value3, found8 ? leaf4("port", input, start6, stop7) : null);
  end4 = p;
  return value2;
}
function match_host(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) break next3;
      p = match_hostname3(input, p);
      if (p < 0) break next3;
      break choice1;
    }
    p = start2;
    p = match_hostnumber2(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function parse_host4(input, p) {
  const n = input.length;
  let value3, start5, stop6, start7, stop8;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) break next4;
      p = match_hostname3(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf4("hostname", input, start5, stop6);
      break choice1;
    }
    p = start2;
    start7 = p;
    p = match_hostnumber2(input, p);
    if (p < 0) return miss4();
    stop8 = p;
    value3 = leaf4("hostnumber", input, start7, stop8);
  }
  end4 = p;
  return value3;
}
function match_hostname3(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    const start2 = p;
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) {
      p = start2;
      break loop1;
    }
    p = match_domainlabel3(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
    if (p === n || input.charCodeAt(p) !== 46) {
      p = start2;
      break loop1;
    }
    p++;
  }
  p = match_toplabel3(input, p);
  if (p < 0) return -1;
  return p;
}
function match_domainlabel3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) return -1;
  p++;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) !== 0) p++;
    const start2 = p;
    const start3 = p;
    while (p < n && input.charCodeAt(p) === 45) p++;
    if (p - start3 < 1) {
      p = start2;
      break loop1;
    }
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) {
      p = start2;
      break loop1;
    }
    p++;
  }
  return p;
}
function match_toplabel3(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) return -1;
  p++;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) !== 0) p++;
    const start2 = p;
    const start3 = p;
    while (p < n && input.charCodeAt(p) === 45) p++;
    if (p - start3 < 1) {
      p = start2;
      break loop1;
    }
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) {
      p = start2;
      break loop1;
    }
    p++;
  }
  return p;
}
function match_alphadigit(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) return -1;
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
function match_port4(input, p) {
  p = match_digits(input, p);
  if (p < 0) return -1;
  return p;
}
function match_user2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_143) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_password2(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_143) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_urlpath(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_103) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_ftpurl(fieldname, ftptype) {
  return { fieldname, ftptype };
}
function make_ftpurl_2(path2, type) {
  return { path: path2, ...type };
}
function make_ftpurl_3(start, end5, scheme2, login, file) {
  return { type: "ftpurl", start, end: end5, scheme: scheme2, login, path: null, fieldname: null, ftptype: null, ...file };
}
function parse_ftpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value9, value10, value14, start15, stop16, start17, stop18, found19, found20;
  const start1 = p;
  start3 = p;
  if (n - p < 3 || (input.charCodeAt(p) | 32) !== 102 || (input.charCodeAt(p + 1) | 32) !== 116 || (input.charCodeAt(p + 2) | 32) !== 112)
    return miss4();
  p += 3;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_login(input, p);
  p = end4;
  if (p < 0) return miss4();
  found20 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start7;
      break optional6;
    }
    p++;
    value10 = parse_fpath(input, p);
    p = end4;
    if (p < 0) {
      p = start7;
      break optional6;
    }
    found19 = false;
    optional11: {
      const start12 = p;
      if (p === n || input.charCodeAt(p) !== 59) {
        p = start12;
        break optional11;
      }
      p++;
      start15 = p;
      if (n - p < 4 || (input.charCodeAt(p) | 32) !== 116 || (input.charCodeAt(p + 1) | 32) !== 121 || (input.charCodeAt(p + 2) | 32) !== 112 || (input.charCodeAt(p + 3) | 32) !== 101) {
        p = start12;
        break optional11;
      }
      p += 4;
      stop16 = p;
      if (p === n || input.charCodeAt(p) !== 61) {
        p = start12;
        break optional11;
      }
      p++;
      start17 = p;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & FTPTYPE) === 0) {
        p = start12;
        break optional11;
      }
      p++;
      stop18 = p;
      value14 = make_ftpurl(leaf4("fieldname", input, start15, stop16), leaf4("ftptype", input, start17, stop18));
      found19 = true;
    }
    value9 = make_ftpurl_2(value10, found19 ? value14 : null);
    found20 = true;
  }
  value2 = make_ftpurl_3(start1, p, leaf4("scheme", input, start3, stop4), value5, found20 ? value9 : null);
  end4 = p;
  return value2;
}
function make_fpath(start, end5, segments) {
  return { type: "fpath", start, end: end5, segments };
}
function parse_fpath(input, p) {
  const n = input.length;
  let value2, start5, stop6, list7;
  const start1 = p;
  list7 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (list7.length > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start4;
        break loop3;
      }
      p++;
    }
    start5 = p;
    p = match_fsegment(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
    stop6 = p;
    list7.push(leaf4("fsegment", input, start5, stop6));
  }
  if (list7.length < 1) return miss4();
  value2 = make_fpath(start1, p, list7);
  end4 = p;
  return value2;
}
function match_fsegment(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_152) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_ftptype(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & FTPTYPE) === 0) return -1;
  p++;
  return p;
}
function make_fileurl(start, end5, scheme2, host, path2) {
  return { type: "fileurl", start, end: end5, scheme: scheme2, host, path: path2 };
}
function parse_fileurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value7, found8, value9;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 102 || (input.charCodeAt(p + 1) | 32) !== 105 || (input.charCodeAt(p + 2) | 32) !== 108 || (input.charCodeAt(p + 3) | 32) !== 101)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  found8 = false;
  optional5: {
    const start6 = p;
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHADIGIT) === 0) {
      p = start6;
      break optional5;
    }
    value7 = parse_host4(input, p);
    p = end4;
    if (p < 0) {
      p = start6;
      break optional5;
    }
    found8 = true;
  }
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  value9 = parse_fpath(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_fileurl(start1, p, leaf4("scheme", input, start3, stop4), found8 ? value7 : null, value9);
  end4 = p;
  return value2;
}
function make_httpurl(path2, search) {
  return { path: path2, search };
}
function make_httpurl_2(start, end5, scheme2, hostport, tail) {
  return { type: "httpurl", start, end: end5, scheme: scheme2, hostport, path: null, search: null, ...tail };
}
function parse_httpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value9, value10, start13, stop14, found15, found16;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 104 || (input.charCodeAt(p + 1) | 32) !== 116 || (input.charCodeAt(p + 2) | 32) !== 116 || (input.charCodeAt(p + 3) | 32) !== 112)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  found16 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start7;
      break optional6;
    }
    p++;
    value10 = parse_hpath(input, p);
    p = end4;
    if (p < 0) {
      p = start7;
      break optional6;
    }
    found15 = false;
    optional11: {
      const start12 = p;
      if (p === n || input.charCodeAt(p) !== 63) {
        p = start12;
        break optional11;
      }
      p++;
      start13 = p;
      p = match_search(input, p);
      if (p < 0) {
        p = start12;
        break optional11;
      }
      stop14 = p;
      found15 = true;
    }
    value9 = make_httpurl(value10, found15 ? leaf4("search", input, start13, stop14) : null);
    found16 = true;
  }
  value2 = make_httpurl_2(start1, p, leaf4("scheme", input, start3, stop4), value5, found16 ? value9 : null);
  end4 = p;
  return value2;
}
function make_hpath(start, end5, segments) {
  return { type: "hpath", start, end: end5, segments };
}
function parse_hpath(input, p) {
  const n = input.length;
  let value2, start5, stop6, list7;
  const start1 = p;
  list7 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (list7.length > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start4;
        break loop3;
      }
      p++;
    }
    start5 = p;
    p = match_hsegment(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
    stop6 = p;
    list7.push(leaf4("hsegment", input, start5, stop6));
  }
  if (list7.length < 1) return miss4();
  value2 = make_hpath(start1, p, list7);
  end4 = p;
  return value2;
}
function match_hsegment(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_113) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_search(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_113) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
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
function make_gopherurl_4(start, end5, scheme2, hostport, tail) {
  const absent2 = { urlpath: null, gtype: null, selector: null, search: null, gopherString: null };
  return { type: "gopherurl", start, end: end5, scheme: scheme2, hostport, ...absent2, ...tail };
}
function parse_gopherurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value10, value13, start14, stop15, start16, stop17, start25, stop26, start36, stop37, found38, value43, start44, stop45, start46, stop47, value49, start50, stop51, found52;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 103 || (input.charCodeAt(p + 1) | 32) !== 111 || (input.charCodeAt(p + 2) | 32) !== 112 || (input.charCodeAt(p + 3) | 32) !== 104 || (input.charCodeAt(p + 4) | 32) !== 101 || (input.charCodeAt(p + 5) | 32) !== 114)
    return miss4();
  p += 6;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  found52 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start7;
      break optional6;
    }
    p++;
    choice8: {
      const start9 = p;
      next11: {
        start14 = p;
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_93) === 0) break next11;
        p = match_gtype(input, p);
        if (p < 0) break next11;
        stop15 = p;
        start16 = p;
        loop18: for (; ; ) {
          const start19 = p;
          choice20: {
            const start21 = p;
            next22: {
              if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_103) === 0) break next22;
              p++;
              break choice20;
            }
            p = start21;
            const start23 = p;
            not24: {
              if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
                break not24;
              p += 3;
              {
                p = start19;
                break loop18;
              }
            }
            p = start23;
            if (p === n || input.charCodeAt(p) !== 37) {
              p = start19;
              break loop18;
            }
            p = match_escape(input, p);
            if (p < 0) {
              p = start19;
              break loop18;
            }
          }
        }
        stop17 = p;
        if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
          break next11;
        p += 3;
        start25 = p;
        loop27: for (; ; ) {
          const start28 = p;
          choice29: {
            const start30 = p;
            next31: {
              if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_113) === 0) break next31;
              p++;
              break choice29;
            }
            p = start30;
            const start32 = p;
            not33: {
              if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57)
                break not33;
              p += 3;
              {
                p = start28;
                break loop27;
              }
            }
            p = start32;
            if (p === n || input.charCodeAt(p) !== 37) {
              p = start28;
              break loop27;
            }
            p = match_escape(input, p);
            if (p < 0) {
              p = start28;
              break loop27;
            }
          }
        }
        stop26 = p;
        found38 = false;
        optional34: {
          const start35 = p;
          if (n - p < 3 || input.charCodeAt(p) !== 37 || input.charCodeAt(p + 1) !== 48 || input.charCodeAt(p + 2) !== 57) {
            p = start35;
            break optional34;
          }
          p += 3;
          start36 = p;
          p = match_gopher__string(input, p);
          if (p < 0) {
            p = start35;
            break optional34;
          }
          stop37 = p;
          found38 = true;
        }
        const start39 = p;
        not40: {
          if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_93) === 0) break not40;
          p = match_xchar(input, p);
          if (p < 0) break not40;
          break next11;
        }
        p = start39;
        value13 = make_gopherurl(
          leaf4("gtype", input, start14, stop15),
          leaf4("selector", input, start16, stop17),
          leaf4("search", input, start25, stop26),
          found38 ? leaf4("gopher+_string", input, start36, stop37) : null
        );
        value10 = value13;
        break choice8;
      }
      p = start9;
      next41: {
        start44 = p;
        if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_93) === 0) break next41;
        p = match_gtype(input, p);
        if (p < 0) break next41;
        stop45 = p;
        start46 = p;
        p = match_selector(input, p);
        if (p < 0) break next41;
        stop47 = p;
        value43 = make_gopherurl_2(leaf4("gtype", input, start44, stop45), leaf4("selector", input, start46, stop47));
        value10 = value43;
        break choice8;
      }
      p = start9;
      start50 = p;
      stop51 = p;
      value49 = make_gopherurl_3(leaf4("urlpath", input, start50, stop51));
      value10 = value49;
    }
    found52 = true;
  }
  value2 = make_gopherurl_4(start1, p, leaf4("scheme", input, start3, stop4), value5, found52 ? value10 : null);
  end4 = p;
  return value2;
}
function match_gtype(input, p) {
  p = match_xchar(input, p);
  if (p < 0) return -1;
  return p;
}
function match_selector(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_103) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_gopher__string(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_103) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_mailtourl(start, end5, scheme2, encoded822addr) {
  return { type: "mailtourl", start, end: end5, scheme: scheme2, encoded822addr };
}
function parse_mailtourl(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 109 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 108 || (input.charCodeAt(p + 4) | 32) !== 116 || (input.charCodeAt(p + 5) | 32) !== 111)
    return miss4();
  p += 6;
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss4();
  p++;
  start5 = p;
  p = match_encoded822addr(input, p);
  if (p < 0) return miss4();
  stop6 = p;
  value2 = make_mailtourl(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    leaf4("encoded822addr", input, start5, stop6)
  );
  end4 = p;
  return value2;
}
function match_encoded822addr(input, p) {
  const n = input.length;
  const start1 = p;
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_103) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
  return p;
}
function make_newsurl(start, end5, scheme2, grouppart) {
  return { type: "newsurl", start, end: end5, scheme: scheme2, grouppart };
}
function parse_newsurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 110 || (input.charCodeAt(p + 1) | 32) !== 101 || (input.charCodeAt(p + 2) | 32) !== 119 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss4();
  p += 4;
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 58) return miss4();
  p++;
  value5 = parse_grouppart(input, p);
  p = end4;
  if (p < 0) return miss4();
  value2 = make_newsurl(start1, p, leaf4("scheme", input, start3, stop4), value5);
  end4 = p;
  return value2;
}
function parse_grouppart(input, p) {
  const n = input.length;
  let value3, start5, stop6, start8, stop9, start10, stop11;
  choice1: {
    const start2 = p;
    next4: {
      start5 = p;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_123) === 0) break next4;
      p = match_article(input, p);
      if (p < 0) break next4;
      stop6 = p;
      value3 = leaf4("article", input, start5, stop6);
      break choice1;
    }
    p = start2;
    next7: {
      start8 = p;
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) break next7;
      p = match_group(input, p);
      if (p < 0) break next7;
      stop9 = p;
      value3 = leaf4("group", input, start8, stop9);
      break choice1;
    }
    p = start2;
    start10 = p;
    if (p === n || input.charCodeAt(p) !== 42) return miss4();
    p++;
    stop11 = p;
    value3 = leaf4("grouppart", input, start10, stop11);
  }
  end4 = p;
  return value3;
}
function match_group(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) return -1;
  p++;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_172) !== 0) p++;
  return p;
}
function match_article(input, p) {
  const n = input.length;
  const start1 = p;
  loop2: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_162) !== 0) p++;
    const start3 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start3;
      break loop2;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start3;
      break loop2;
    }
  }
  if (p - start1 < 1) return -1;
  if (p === n || input.charCodeAt(p) !== 64) return -1;
  p++;
  p = match_host(input, p);
  if (p < 0) return -1;
  return p;
}
function make_nntpurl(start, end5, scheme2, hostport, group, digits) {
  return { type: "nntpurl", start, end: end5, scheme: scheme2, hostport, group, digits };
}
function parse_nntpurl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start10, stop11, found12;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 110 || (input.charCodeAt(p + 1) | 32) !== 110 || (input.charCodeAt(p + 2) | 32) !== 116 || (input.charCodeAt(p + 3) | 32) !== 112)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start6 = p;
  p = match_group(input, p);
  if (p < 0) return miss4();
  stop7 = p;
  found12 = false;
  optional8: {
    const start9 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start9;
      break optional8;
    }
    p++;
    start10 = p;
    if (p === n || (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) === 0) {
      p = start9;
      break optional8;
    }
    p = match_digits(input, p);
    if (p < 0) {
      p = start9;
      break optional8;
    }
    stop11 = p;
    found12 = true;
  }
  value2 = make_nntpurl(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    value5,
    leaf4("group", input, start6, stop7),
    found12 ? leaf4("digits", input, start10, stop11) : null
  );
  end4 = p;
  return value2;
}
function make_telneturl(start, end5, scheme2, login, urlpath) {
  return { type: "telneturl", start, end: end5, scheme: scheme2, login, urlpath };
}
function parse_telneturl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start8, stop9, found10;
  const start1 = p;
  start3 = p;
  if (n - p < 6 || (input.charCodeAt(p) | 32) !== 116 || (input.charCodeAt(p + 1) | 32) !== 101 || (input.charCodeAt(p + 2) | 32) !== 108 || (input.charCodeAt(p + 3) | 32) !== 110 || (input.charCodeAt(p + 4) | 32) !== 101 || (input.charCodeAt(p + 5) | 32) !== 116)
    return miss4();
  p += 6;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_login(input, p);
  p = end4;
  if (p < 0) return miss4();
  found10 = false;
  optional6: {
    const start7 = p;
    if (p === n || input.charCodeAt(p) !== 47) {
      p = start7;
      break optional6;
    }
    p++;
    start8 = p;
    stop9 = p;
    found10 = true;
  }
  value2 = make_telneturl(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    value5,
    found10 ? leaf4("urlpath", input, start8, stop9) : null
  );
  end4 = p;
  return value2;
}
function parse_waisurl(input, p) {
  const n = input.length;
  let value3, value5, value7, value8;
  choice1: {
    const start2 = p;
    next4: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_64) === 0) break next4;
      value5 = parse_waisdoc(input, p);
      p = end4;
      if (p < 0) break next4;
      value3 = value5;
      break choice1;
    }
    p = start2;
    next6: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_64) === 0) break next6;
      value7 = parse_waisindex(input, p);
      p = end4;
      if (p < 0) break next6;
      value3 = value7;
      break choice1;
    }
    p = start2;
    value8 = parse_waisdatabase(input, p);
    p = end4;
    if (p < 0) return miss4();
    value3 = value8;
  }
  end4 = p;
  return value3;
}
function make_waisdatabase(start, end5, scheme2, hostport, database) {
  return { type: "waisdatabase", start, end: end5, scheme: scheme2, hostport, database };
}
function parse_waisdatabase(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss4();
  stop7 = p;
  value2 = make_waisdatabase(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    value5,
    leaf4("database", input, start6, stop7)
  );
  end4 = p;
  return value2;
}
function make_waisindex(start, end5, scheme2, hostport, database, search) {
  return { type: "waisindex", start, end: end5, scheme: scheme2, hostport, database, search };
}
function parse_waisindex(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start8, stop9;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss4();
  stop7 = p;
  if (p === n || input.charCodeAt(p) !== 63) return miss4();
  p++;
  start8 = p;
  p = match_search(input, p);
  if (p < 0) return miss4();
  stop9 = p;
  value2 = make_waisindex(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    value5,
    leaf4("database", input, start6, stop7),
    leaf4("search", input, start8, stop9)
  );
  end4 = p;
  return value2;
}
function make_waisdoc(start, end5, scheme2, hostport, database, wtype, wpath) {
  return { type: "waisdoc", start, end: end5, scheme: scheme2, hostport, database, wtype, wpath };
}
function parse_waisdoc(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, start6, stop7, start8, stop9, start10, stop11;
  const start1 = p;
  start3 = p;
  if (n - p < 4 || (input.charCodeAt(p) | 32) !== 119 || (input.charCodeAt(p + 1) | 32) !== 97 || (input.charCodeAt(p + 2) | 32) !== 105 || (input.charCodeAt(p + 3) | 32) !== 115)
    return miss4();
  p += 4;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start6 = p;
  p = match_database(input, p);
  if (p < 0) return miss4();
  stop7 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start8 = p;
  p = match_wtype(input, p);
  if (p < 0) return miss4();
  stop9 = p;
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  start10 = p;
  p = match_wpath(input, p);
  if (p < 0) return miss4();
  stop11 = p;
  value2 = make_waisdoc(
    start1,
    p,
    leaf4("scheme", input, start3, stop4),
    value5,
    leaf4("database", input, start6, stop7),
    leaf4("wtype", input, start8, stop9),
    leaf4("wpath", input, start10, stop11)
  );
  end4 = p;
  return value2;
}
function match_database(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_wtype(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_wpath(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_prosperourl(start, end5, scheme2, hostport, path2, fields) {
  return { type: "prosperourl", start, end: end5, scheme: scheme2, hostport, path: path2, fields };
}
function parse_prosperourl(input, p) {
  const n = input.length;
  let value2, start3, stop4, value5, value6, value9, list10;
  const start1 = p;
  start3 = p;
  if (n - p < 8 || (input.charCodeAt(p) | 32) !== 112 || (input.charCodeAt(p + 1) | 32) !== 114 || (input.charCodeAt(p + 2) | 32) !== 111 || (input.charCodeAt(p + 3) | 32) !== 115 || (input.charCodeAt(p + 4) | 32) !== 112 || (input.charCodeAt(p + 5) | 32) !== 101 || (input.charCodeAt(p + 6) | 32) !== 114 || (input.charCodeAt(p + 7) | 32) !== 111)
    return miss4();
  p += 8;
  stop4 = p;
  if (n - p < 3 || input.charCodeAt(p) !== 58 || input.charCodeAt(p + 1) !== 47 || input.charCodeAt(p + 2) !== 47)
    return miss4();
  p += 3;
  value5 = parse_hostport3(input, p);
  p = end4;
  if (p < 0) return miss4();
  if (p === n || input.charCodeAt(p) !== 47) return miss4();
  p++;
  value6 = parse_ppath(input, p);
  p = end4;
  if (p < 0) return miss4();
  list10 = [];
  loop7: for (; ; ) {
    const start8 = p;
    if (p === n || input.charCodeAt(p) !== 59) {
      p = start8;
      break loop7;
    }
    value9 = parse_fieldspec(input, p);
    p = end4;
    if (p < 0) {
      p = start8;
      break loop7;
    }
    list10.push(value9);
  }
  value2 = make_prosperourl(start1, p, leaf4("scheme", input, start3, stop4), value5, value6, list10);
  end4 = p;
  return value2;
}
function make_ppath(start, end5, segments) {
  return { type: "ppath", start, end: end5, segments };
}
function parse_ppath(input, p) {
  const n = input.length;
  let value2, start5, stop6, list7;
  const start1 = p;
  list7 = [];
  loop3: for (; ; ) {
    const start4 = p;
    if (list7.length > 0) {
      if (p === n || input.charCodeAt(p) !== 47) {
        p = start4;
        break loop3;
      }
      p++;
    }
    start5 = p;
    p = match_psegment(input, p);
    if (p < 0) {
      p = start4;
      break loop3;
    }
    stop6 = p;
    list7.push(leaf4("psegment", input, start5, stop6));
  }
  if (list7.length < 1) return miss4();
  value2 = make_ppath(start1, p, list7);
  end4 = p;
  return value2;
}
function match_psegment(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_152) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function make_fieldspec(start, end5, fieldname, fieldvalue) {
  return { type: "fieldspec", start, end: end5, fieldname, fieldvalue };
}
function parse_fieldspec(input, p) {
  const n = input.length;
  let value2, start3, stop4, start5, stop6;
  const start1 = p;
  if (p === n || input.charCodeAt(p) !== 59) return miss4();
  p++;
  start3 = p;
  p = match_fieldname(input, p);
  if (p < 0) return miss4();
  stop4 = p;
  if (p === n || input.charCodeAt(p) !== 61) return miss4();
  p++;
  start5 = p;
  p = match_fieldvalue(input, p);
  if (p < 0) return miss4();
  stop6 = p;
  value2 = make_fieldspec(start1, p, leaf4("fieldname", input, start3, stop4), leaf4("fieldvalue", input, start5, stop6));
  end4 = p;
  return value2;
}
function match_fieldname(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_18) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_fieldvalue(input, p) {
  const n = input.length;
  loop1: for (; ; ) {
    while (p < n && (CHARACTERS4[input.charCodeAt(p)] & SET_18) !== 0) p++;
    const start2 = p;
    if (p === n || input.charCodeAt(p) !== 37) {
      p = start2;
      break loop1;
    }
    p = match_escape(input, p);
    if (p < 0) {
      p = start2;
      break loop1;
    }
  }
  return p;
}
function match_lowalpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & LOWALPHA2) === 0) return -1;
  p++;
  return p;
}
function match_hialpha(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HIALPHA) === 0) return -1;
  p++;
  return p;
}
function match_alpha2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & ALPHA4) === 0) return -1;
  p++;
  return p;
}
function match_digit2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) === 0) return -1;
  p++;
  return p;
}
function match_safe(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SAFE) === 0) return -1;
  p++;
  return p;
}
function match_extra(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & EXTRA) === 0) return -1;
  p++;
  return p;
}
function match_national(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & NATIONAL) === 0) return -1;
  p++;
  return p;
}
function match_punctuation(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & PUNCTUATION) === 0) return -1;
  p++;
  return p;
}
function match_reserved4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & RESERVED4) === 0) return -1;
  p++;
  return p;
}
function match_hex2(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  return p;
}
function match_escape(input, p) {
  const n = input.length;
  if (p === n || input.charCodeAt(p) !== 37) return -1;
  p++;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & HEX2) === 0) return -1;
  p++;
  return p;
}
function match_unreserved4(input, p) {
  const n = input.length;
  if (p === n || (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) === 0) return -1;
  p++;
  return p;
}
function match_uchar(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & UNRESERVED4) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    p = match_escape(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_xchar(input, p) {
  const n = input.length;
  choice1: {
    const start2 = p;
    next3: {
      if (p === n || (CHARACTERS4[input.charCodeAt(p)] & SET_103) === 0) break next3;
      p++;
      break choice1;
    }
    p = start2;
    p = match_escape(input, p);
    if (p < 0) return -1;
  }
  return p;
}
function match_digits(input, p) {
  const n = input.length;
  const start1 = p;
  while (p < n && (CHARACTERS4[input.charCodeAt(p)] & DIGIT4) !== 0) p++;
  if (p - start1 < 1) return -1;
  return p;
}
var RULES4 = /* @__PURE__ */ new Map([
  ["genericurl", parse_genericurl],
  ["url", parse_url],
  ["otherurl", parse_otherurl],
  ["scheme", withLeaf4("scheme", match_scheme4)],
  ["schemepart", parse_schemepart],
  ["ip_schemepart", parse_ip_schemepart],
  ["login", parse_login],
  ["hostport", parse_hostport3],
  ["host", parse_host4],
  ["hostname", withLeaf4("hostname", match_hostname3)],
  ["domainlabel", withoutNode4(match_domainlabel3)],
  ["toplabel", withoutNode4(match_toplabel3)],
  ["alphadigit", withoutNode4(match_alphadigit)],
  ["hostnumber", withLeaf4("hostnumber", match_hostnumber2)],
  ["port", withLeaf4("port", match_port4)],
  ["user", withLeaf4("user", match_user2)],
  ["password", withLeaf4("password", match_password2)],
  ["urlpath", withLeaf4("urlpath", match_urlpath)],
  ["ftpurl", parse_ftpurl],
  ["fpath", parse_fpath],
  ["fsegment", withLeaf4("fsegment", match_fsegment)],
  ["ftptype", withLeaf4("ftptype", match_ftptype)],
  ["fileurl", parse_fileurl],
  ["httpurl", parse_httpurl],
  ["hpath", parse_hpath],
  ["hsegment", withLeaf4("hsegment", match_hsegment)],
  ["search", withLeaf4("search", match_search)],
  ["gopherurl", parse_gopherurl],
  ["gtype", withLeaf4("gtype", match_gtype)],
  ["selector", withLeaf4("selector", match_selector)],
  ["gopher__string", withLeaf4("gopher+_string", match_gopher__string)],
  ["mailtourl", parse_mailtourl],
  ["encoded822addr", withLeaf4("encoded822addr", match_encoded822addr)],
  ["newsurl", parse_newsurl],
  ["grouppart", parse_grouppart],
  ["group", withLeaf4("group", match_group)],
  ["article", withLeaf4("article", match_article)],
  ["nntpurl", parse_nntpurl],
  ["telneturl", parse_telneturl],
  ["waisurl", parse_waisurl],
  ["waisdatabase", parse_waisdatabase],
  ["waisindex", parse_waisindex],
  ["waisdoc", parse_waisdoc],
  ["database", withLeaf4("database", match_database)],
  ["wtype", withLeaf4("wtype", match_wtype)],
  ["wpath", withLeaf4("wpath", match_wpath)],
  ["prosperourl", parse_prosperourl],
  ["ppath", parse_ppath],
  ["psegment", withLeaf4("psegment", match_psegment)],
  ["fieldspec", parse_fieldspec],
  ["fieldname", withLeaf4("fieldname", match_fieldname)],
  ["fieldvalue", withLeaf4("fieldvalue", match_fieldvalue)],
  ["lowalpha", withoutNode4(match_lowalpha2)],
  ["hialpha", withoutNode4(match_hialpha)],
  ["alpha", withoutNode4(match_alpha2)],
  ["digit", withoutNode4(match_digit2)],
  ["safe", withoutNode4(match_safe)],
  ["extra", withoutNode4(match_extra)],
  ["national", withoutNode4(match_national)],
  ["punctuation", withoutNode4(match_punctuation)],
  ["reserved", withoutNode4(match_reserved4)],
  ["hex", withoutNode4(match_hex2)],
  ["escape", withoutNode4(match_escape)],
  ["unreserved", withoutNode4(match_unreserved4)],
  ["uchar", withoutNode4(match_uchar)],
  ["xchar", withoutNode4(match_xchar)],
  ["digits", withLeaf4("digits", match_digits)]
]);
function parse4(input, { startRule }) {
  const value = RULES4.get(startRule)(input, 0);
  return end4 === input.length ? value : void 0;
}

// generated/rfc1738.reference.js
var table3 = {
  starts: {
    "url": 1
  },
  classes: "                                 A  ABAAAAACACCADDDDDDDDDDEA A AADDDDDDCCCCCCCCCCCCCCCCCCCC    A DDDDDDCCCCCCCCCCCCCCCCCCCC     ",
  states: "CD2,CD2E3,ACDE3B4.D5,D3,"
};

// src/tree/rfc1738.ts
var rfc1738Shapes = {
  genericurl: [{ field: "scheme", after: ":" }, { field: "schemepart" }],
  "ip-schemepart": ["//", { field: "login" }, { field: "urlpath", before: "/", optional: true }],
  login: [
    { field: "user", optional: true },
    { field: "password", before: ":", optional: true },
    { literal: "@", with: "user" },
    { field: "hostport" }
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  ftpurl: [
    { field: "scheme", after: "://" },
    { field: "login" },
    { field: "path", before: "/", optional: true },
    { field: "fieldname", before: ";", after: "=", optional: true },
    { field: "ftptype", optional: true }
  ],
  fpath: [{ field: "segments", between: "/" }],
  fileurl: [
    { field: "scheme", after: "://" },
    { field: "host", optional: true },
    { field: "path", before: "/" }
  ],
  httpurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "path", before: "/", optional: true },
    { field: "search", before: "?", optional: true }
  ],
  hpath: [{ field: "segments", between: "/" }],
  gopherurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "urlpath", before: "/", optional: true },
    { field: "gtype", before: "/", optional: true },
    { field: "selector", optional: true },
    { field: "search", before: "%09", optional: true },
    { field: "gopherString", before: "%09", optional: true }
  ],
  mailtourl: [{ field: "scheme", after: ":" }, { field: "encoded822addr" }],
  newsurl: [{ field: "scheme", after: ":" }, { field: "grouppart" }],
  nntpurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "group", before: "/" },
    { field: "digits", before: "/", optional: true }
  ],
  telneturl: [{ field: "scheme", after: "://" }, { field: "login" }, { field: "urlpath", before: "/", optional: true }],
  waisdatabase: [{ field: "scheme", after: "://" }, { field: "hostport" }, { field: "database", before: "/" }],
  waisindex: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "database", before: "/" },
    { field: "search", before: "?" }
  ],
  waisdoc: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "database", before: "/" },
    { field: "wtype", before: "/" },
    { field: "wpath", before: "/" }
  ],
  prosperourl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "path", before: "/" },
    { field: "fields" }
  ],
  ppath: [{ field: "segments", between: "/" }],
  fieldspec: [";", { field: "fieldname", after: "=" }, { field: "fieldvalue" }]
};

// src/standards/rfc1738/faults.ts
var url = { scheme: "required", query: "path", fragment: false };
var findMistakes4 = referenceMistakes({
  rules: { url, genericurl: url, otherurl: url },
  pathRule: () => "schemepart",
  withoutColon: null
});

// src/standards/rfc1738/grammar.ts
var grammar8 = defineGrammar({
  id: "rfc1738",
  title: "RFC 1738, Uniform Resource Locators (URL)",
  defaultRule: "url",
  urlOf: (section) => rfcUrl("1738", section),
  reference: lazy(() => new Automaton(table3)),
  grammar: grammar7,
  parse: parse4,
  shapes: rfc1738Shapes,
  referenceRules: [
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
  ],
  view: view4,
  findMistakes: findMistakes4,
  characters: { escape: "escape", any: "schemepart", literals: false }
});
function view4(node, print2) {
  const scheme2 = node.scheme.value;
  const rest2 = print2(node).slice(scheme2.length + 1);
  const login = loginOf(node);
  if (login === void 0) return { ...EMPTY, scheme: scheme2, path: rest2 };
  const authority4 = login === null ? "" : print2(login);
  const afterAuthority = rest2.slice("//".length + authority4.length);
  const query = (node.type === "httpurl" || node.type === "waisindex") && node.search ? node.search.value : null;
  return {
    ...EMPTY,
    scheme: scheme2,
    authority: authority4,
    ...login && viewLogin(login, print2),
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
function viewLogin(node, print2) {
  if ("hostport" in node) {
    const { user, password, hostport } = node;
    const userinfo = user && user.value + (password === null ? "" : `:${password.value}`);
    return { ...viewLogin(hostport, print2), userinfo };
  }
  if ("host" in node) return { userinfo: null, host: print2(node.host), port: node.port?.value ?? null };
  return { userinfo: null, host: print2(node), port: null };
}

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
  const lower = name.toLowerCase();
  const purpose = reservedNames.get(lower);
  if (purpose !== void 0) {
    const message2 = `This name is reserved for ${purpose}; the document does not define its syntax.`;
    return { code: "reserved", message: message2, section: "4" };
  }
  if (!lower.startsWith("x-")) return null;
  const message = 'Names that begin with "x-" are for experiments: only the parties to one know what they mean.';
  return { code: "experimental", message, section: "4" };
}

// src/standards/rfc1738/normalization.ts
var normalization4 = {
  steps: { case: "2.1", "percent-encoding": "2.2", "default-port": "3.1" },
  rungs: { string: "2", syntax: "2.2", scheme: "3.1" },
  hexDigits: "percent-encoding",
  // Section 2.2: a character that has no reserved purpose means the same encoded. "*" has one in news URLs.
  decodable: lazy(() => characterSet((character) => grammar8.test(character, "unreserved") && character !== "*")),
  ignoresHostCase: () => false,
  removeDots: null
};

// src/standards/rfc1738/index.ts
var rfc1738 = defineStandard(
  grammar8,
  {
    id: "rfc1738",
    name: "RFC 1738",
    year: 1994,
    status: "obsolete",
    ruleFor: { uri: "url", absoluteURI: "url" },
    // Section 6 has all of it.
    securitySections: {
      "malicious-construction": "6",
      "back-end-transcoding": "6",
      "rare-ip-address-formats": "6",
      "sensitive-information": "6",
      "semantic-attacks": "6"
    },
    hasDefaultBase: false,
    nameSetAside
  },
  operationsOn(grammar8, normalization4)
);

// src/standards/list.ts
var all = [rfc3986, rfc2396bis01, urlSyntax05, rfc1738];
var standards = Object.freeze(
  Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(all.map((each) => [each.id, each])))
);

// test/laws/subject.ts
var TARGET_RULES = {
  rfc3986: "URI",
  "rfc2396bis-01": "absolute-URI-reference",
  "url-syntax-05": "absoluteURL",
  rfc1738: "url"
};
var subjects = Object.keys(standards).map((id) => {
  const standard = standards[id];
  const resolveTraced = (ref, base2, options = {}) => {
    const resolved = standard.resolve(ref, base2, { ...options, trace: true });
    if (typeof resolved === "string") throw new TypeError("a resolution that is traced is no string");
    if (!("type" in resolved)) return resolved;
    return resolved.type === "URI" ? { uri: resolved.uri, trace: resolved.trace ?? [] } : null;
  };
  return {
    id,
    standard,
    automaton: lazy(() => {
      const source = STANDARDS.find((each) => each.id === id);
      if (!source) throw new Error(`the build does not know ${id}`);
      return walkable(compileAutomaton(readGrammar2(source)));
    }),
    reference: standard.defaultRule,
    target: TARGET_RULES[id],
    resolves: id !== "rfc1738",
    components: (text) => standard.components(text),
    resolve(ref, base2, options) {
      const resolved = standard.resolve(ref, base2, options);
      if (typeof resolved === "string") return resolved;
      return "type" in resolved && resolved.type === "current-document" ? null : resolved.uri;
    },
    resolveTraced
  };
});
var rfc39862 = subjects.find(({ id }) => id === "rfc3986");
function walkable({ rules, starts, accepts, next, classOf }) {
  return {
    start: (rule) => {
      const start = starts[rules.indexOf(rule)];
      if (start === void 0) throw new RangeError(`the automaton has no rule ${rule}`);
      return start;
    },
    step: (state, code) => code < classOf.length ? next[state]?.[classOf[code] ?? 0] ?? 0 : 0,
    accepts: (state) => accepts[state] === true,
    classOf: (code) => classOf[code] ?? 0
  };
}

// test/laws/law.ts
var SEED = Number(process.env["LAWS_SEED"] ?? 3986);
var RUNS = Number(process.env["LAWS_RUNS"] ?? 1e4);
var TIMEOUT = 12e4 + RUNS * 12;
var RESOLVING = subjects.filter(({ resolves }) => resolves).map(({ id }) => id);

// test/laws/arbitrary.ts
var ASCII4 = Array.from({ length: 128 }, (_, code) => code);
var LONGEST_WALK = 60;
var STEP = fc.nat(65535);
function movesFrom(automaton, state, key) {
  const moves = /* @__PURE__ */ new Map();
  for (const code of ASCII4) {
    const target2 = automaton.step(state, code);
    if (target2 === 0) continue;
    const move = moves.get(key(code, target2));
    if (move) move.characters += String.fromCharCode(code);
    else moves.set(key(code, target2), { characters: String.fromCharCode(code), target: target2 });
  }
  return [...moves.values()];
}
function statesOf(automaton, rule) {
  const states = /* @__PURE__ */ new Map();
  const before = /* @__PURE__ */ new Map();
  const queue = [[automaton.start(rule), []]];
  for (const [state, way] of queue) {
    if (states.has(state)) continue;
    const byTarget = movesFrom(automaton, state, (_, target2) => target2);
    const byClass = movesFrom(automaton, state, (code) => automaton.classOf(code));
    states.set(state, { byClass, byTarget, way, onward: [] });
    for (const move of byTarget) {
      before.set(move.target, [...before.get(move.target) ?? [], state]);
      queue.push([move.target, [...way, move]]);
    }
  }
  const near = new Set([...states.keys()].filter((state) => automaton.accepts(state)));
  for (const state of near) {
    for (const previous of before.get(state) ?? []) {
      if (near.has(previous)) continue;
      near.add(previous);
      const from = states.get(previous);
      if (from) from.onward = from.byTarget.filter(({ target: target2 }) => target2 === state);
    }
  }
  return states;
}
function walk(automaton, rule) {
  const states = statesOf(automaton, rule);
  const order = [...states.keys()];
  const steps = fc.array(STEP, { maxLength: LONGEST_WALK, size: "max" });
  return fc.tuple(fc.oneof(fc.constant(0), fc.nat(order.length - 1)), steps).map(([first, draws]) => {
    let at = order[first] ?? 0;
    let text = "";
    const draw = (index) => draws[index % draws.length] ?? index;
    const take = (moves, drawn) => {
      const move = moves[drawn % moves.length];
      if (!move) return false;
      text += move.characters.charAt(Math.floor(drawn / moves.length) % move.characters.length);
      at = move.target;
      return true;
    };
    states.get(at)?.way.forEach((move, index) => take([move], draw(index)));
    for (const step of draws) {
      const { byClass = [], byTarget = [] } = states.get(at) ?? {};
      if (!take(step % 4 === 0 ? byTarget : byClass, Math.floor(step / 4))) break;
    }
    for (let turn = 0; !automaton.accepts(at); turn++) take(states.get(at)?.onward ?? [], draw(turn));
    return text;
  });
}
var absent = fc.constant(null);
var SCHEMES = ["f", "F", "http", "HTTP", "hTTps", "ftp", "ws", "a+b-c.1", "urn", "__proto__", "mailto", "1a"];
var USERINFOS = ["", "u", "u:p", "U%41:", "%3a%7E", "a;b=c", "::", "%40"];
var HOSTS = [
  ..."hHa",
  ...["", "", "H.Example", "%41b", "%c3%A9.x", "127.0.0.1", "256.1.1.1", "1.2.3.4.com", "%31.2.3.4", "a-b_c~d", "a.b."],
  ...["[::1]", "[2001:DB8::7]", "[v1F.A:b]", "[::FFFF:1.2.3.4]", "[1:2:3:4:5:6:7:8]", "[::]"]
];
var PORTS = ["", "", "80", "80", "080", "443", "0", "00443", "21", "65536", "00"];
var SEGMENTS = [
  ...[".", ".", ".", "..", "..", "..", "..", "", "", "", "a", "a", "b", "b", "c"],
  ...["%2e", "%2E%2e", ".%2E", "%2e.", "...", ".a", "a.", "..a", "%2e%2e%2e", "%252e", "%2f", "%2F.."],
  ...["A", "%41", "%7E", "%7e", "%3a", "%C3%a9", "%00", "a:b", ":", "@", "~", "x=1;y", "!$&'()*+,;=", "http:"]
];
var QUERIES = ["", "", "q", "q", "?", "a/../b", "%41%2f", "/./../", "x=1&y=%7e", "http://a/b", "%2e%25"];
var path = fc.tuple(
  fc.constantFrom("", "", "/", "/", "/"),
  fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 9, size: "max" }),
  fc.constantFrom("", "", "/")
).map(([before, segments, after]) => before + segments.join("/") + after);
var authority3 = fc.tuple(
  fc.oneof({ weight: 2, arbitrary: absent }, fc.constantFrom(...USERINFOS)),
  fc.constantFrom(...HOSTS),
  fc.oneof(absent, fc.constantFrom(...PORTS))
).map(
  ([userinfo, host, port]) => (userinfo === null ? "" : `${userinfo}@`) + host + (port === null ? "" : `:${port}`)
);
var orAbsent = (before, arbitrary) => fc.oneof(
  fc.constant(""),
  arbitrary.map((text) => before + text)
);
var scheme = fc.constantFrom(...SCHEMES).map((text) => `${text}:`);
var rest = fc.tuple(
  orAbsent("//", authority3),
  path,
  orAbsent("?", fc.constantFrom(...QUERIES)),
  orAbsent("#", fc.constantFrom(...QUERIES))
);
var composed = fc.tuple(fc.oneof(fc.constant(""), scheme), rest).map(([before, parts]) => before + parts.join(""));
var composedWithScheme = fc.tuple(scheme, rest).map(([before, parts]) => before + parts.join(""));
var PARTS = [
  ...SCHEMES,
  ...USERINFOS,
  ...HOSTS,
  ...PORTS,
  ...SEGMENTS,
  ...QUERIES,
  ...USERINFOS.map((u) => `${u}@h:80`)
];
var LOCATORS = [
  ...[
    "ftp://u:p@h:21/a/b;type=A",
    "ftp://h/%2Fa/;TYPE=d",
    "file:///a/b",
    "file://localhost/a",
    "http://h:80/a/b?c",
    "http://h"
  ],
  ...[
    "gopher://h:70/1a%09b%09+c",
    "gopher://h/0",
    "mailto:A@b.c",
    "news:*",
    "news:a.b-c",
    "news:1@h",
    "nntp://h:119/a.b/12"
  ],
  ...["telnet://u:p@h:23/", "wais://h:210/db?q", "wais://h/db/t/p", "prospero://h:1525/a/b;c=d;e=f", "z39.50s://h/x;y"]
];
var wholes = new Map(
  [composed, composedWithScheme].map((each) => [each, fc.sample(each, { numRuns: 100, seed: SEED })])
);
var wholeOf = ({ resolves }) => resolves ? composed : composedWithScheme;
function sources({ standard }, rule, automaton, whole) {
  const matches = (text) => standard.test(text, rule);
  const constants = [PARTS, LOCATORS].map((texts) => texts.filter(matches)).filter((texts) => texts.length > 0);
  const share = (wholes.get(whole) ?? []).filter(matches).length;
  return fc.oneof(
    { weight: 3, arbitrary: walk(automaton, rule) },
    ...share < 20 ? [] : [{ weight: 6, arbitrary: whole.filter(matches) }],
    ...constants.map((texts) => ({ weight: 1, arbitrary: fc.constantFrom(...texts) }))
  );
}
function once(make) {
  const made = /* @__PURE__ */ new Map();
  return (subject) => {
    const arbitrary = made.get(subject) ?? make(subject);
    made.set(subject, arbitrary);
    return arbitrary;
  };
}
var validByAnyRule = once(
  (subject) => byAnyRule(subject, (source) => source)
);
var anyByAnyRule = once((subject) => byAnyRule(subject, anyText));
function byAnyRule(subject, change) {
  const { rules, referenceRules, defaultRule } = subject.standard;
  return fc.oneof(
    ...rules.map((rule) => ({
      weight: rule === defaultRule ? 20 : referenceRules.includes(rule) ? 4 : 1,
      arbitrary: change(sources(subject, rule, subject.automaton(), wholeOf(subject))).map((text) => ({
        rule,
        text
      }))
    }))
  );
}
var reference2 = once(
  (subject) => sources(subject, subject.reference, subject.standard.automaton(subject.reference), wholeOf(subject))
);
var target = once(
  (subject) => sources(subject, subject.target, subject.standard.automaton(subject.target), composedWithScheme)
);
var base = once((subject) => {
  const bases = target(subject);
  return subject.id === "rfc2396bis-01" ? bases.filter((text) => /^[^:]*:(?:[/#]|\?[^[\]]*$|$)/.test(text)) : bases;
});
var INSERTS = [
  ...":/?#[]@!$&'()*+,;=%.-_~|\\^`{}<>\" ",
  ...["%4", "%zz", "%2e", "%u00e9", "//", "/../", "/.", "::", "://", "[::1]", "\r\n", "	", "\0", "\x7F", "\u2028"],
  // Some of these are taken for ASCII where case is folded, or digits of any script are meant.
  ...[
    "\xE9",
    "\u212A",
    "\uFF21",
    "\uFF11",
    "\u0660",
    "\u{1F600}",
    "\uD83D",
    "\uDE00",
    "\uFEFF",
    "a",
    "A",
    "0",
    "9",
    "G",
    "v1.x",
    "__proto__"
  ]
];
var mutation = fc.tuple(
  fc.constantFrom("insert", "delete", "replace", "duplicate", "swap"),
  fc.nat(255),
  fc.nat(6),
  fc.constantFrom(...INSERTS)
);
function mutated(source) {
  return fc.tuple(source, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(
    ([text, mutations]) => mutations.reduce((before, [kind, where, length, insert]) => {
      const at = where % (before.length + 1);
      const head = before.slice(0, at);
      const tail = before.slice(at);
      switch (kind) {
        case "insert":
          return head + insert + tail;
        case "delete":
          return head + tail.slice(1);
        case "replace":
          return head + insert + tail.slice(1);
        case "duplicate":
          return head + tail.slice(0, length) + tail;
        default:
          return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
      }
    }, text)
  );
}
var utf16 = fc.array(fc.oneof(fc.nat(127), fc.nat(65535), fc.integer({ min: 55296, max: 57343 })), {
  maxLength: 24,
  size: "max"
}).map((codes) => String.fromCharCode(...codes));
function anyText(source) {
  return fc.oneof(
    { weight: 2, arbitrary: source },
    { weight: 5, arbitrary: mutated(source) },
    { weight: 1, arbitrary: mutated(composed) },
    { weight: 1, arbitrary: utf16 }
  );
}

// .scratch/a/arb.ts
import { createHash } from "node:crypto";
for (const s of subjects) {
  let u = process.cpuUsage().user;
  s.automaton();
  const a = (process.cpuUsage().user - u) / 1e6;
  u = process.cpuUsage().user;
  const v = validByAnyRule(s), b = anyByAnyRule(s), r = reference2(s);
  const c = (process.cpuUsage().user - u) / 1e6;
  u = process.cpuUsage().user;
  const h = createHash("md5");
  for (const x of [v, b, r]) for (const t of fc2.sample(x, { seed: 1, numRuns: 3e3 })) h.update(JSON.stringify(t));
  console.log(s.id, a, c, (process.cpuUsage().user - u) / 1e6, h.digest("hex").slice(0, 8));
}
