/**
 * The parameters of all functions that users can call: a value that is right, and the error for each value that is not.
 *
 * @module
 */
import fc from "fast-check";
import { VFileMessage } from "vfile-message";
import { diagnose, parse, type Diagnostic } from "../../src/index.js";
import { rfc1738 } from "../../src/standards/index.js";
import { validate } from "../../src/schemes/index.js";
import { http } from "../../generated/schemes/http.js";
import { uuid } from "../../src/schemes/urn.js";
import { toUnist } from "../../src/interop/unist.js";

/** A value that is wrong almost everywhere. */
export interface Bad {
  readonly name: string;
  readonly value: unknown;
  /** Its type as messages name it. */
  readonly type: string;
  /** What messages say about its text. */
  readonly text?: string;
  /** What goes wrong if a property is read. */
  readonly unreadable?: "always" | "properties";
}

const revoked = Proxy.revocable({}, {});
revoked.revoke();
const refuse = (): never => {
  throw new Error("a trap");
};
const revokedList = Proxy.revocable([], {});
revokedList.revoke();

export const BAD: readonly Bad[] = [
  { name: "undefined", value: undefined, type: "undefined" },
  { name: "null", value: null, type: "null" },
  { name: "0", value: 0, type: "number" },
  { name: "-1", value: -1, type: "number" },
  { name: "NaN", value: NaN, type: "number" },
  { name: "true", value: true, type: "boolean" },
  { name: "an object", value: {}, type: "object" },
  { name: "a list", value: [], type: "object" },
  { name: "a symbol", value: Symbol("a:b"), type: "symbol" },
  { name: "a bigint", value: 1n, type: "bigint" },
  { name: "a String", value: new String("a:b"), type: "object" },
  { name: "a function", value: () => "a:b", type: "function" },
  { name: "an object with toString", value: { toString: () => "a:b" }, type: "object" },
  { name: "a proxy", value: new Proxy({}, {}), type: "object" },
  { name: "a URL", value: new URL("http://a/b"), type: "object", text: " Pass url.href." },
  { name: "a revoked proxy", value: revoked.proxy, type: "object", unreadable: "always" },
  { name: "a revoked list", value: revokedList.proxy, type: "object", unreadable: "always" },
  {
    name: "a proxy whose traps throw",
    value: new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }),
    type: "object",
    unreadable: "properties",
  },
];

/** Returns the error for a value; `null` if the value is accepted, `undefined` if functions of this name differ. */
export type Kind = (bad: Bad) => Error | null | undefined;

/** A parameter: a right value, and the kind of the right values. */
export interface Parameter {
  readonly right: unknown;
  readonly kind: Kind;
  /** The properties of the object, each with its kind. */
  readonly properties?: Readonly<Record<string, Kind>>;
  /** The error for another property, if the parameter is for options; `null` if functions of this name differ. */
  readonly unknown?: Error | null;
}

const wrongType = (what: string, wanted: string, { type, text = "" }: Bad): TypeError =>
  new TypeError(`${what} must be ${wanted}, not ${type}.${wanted.startsWith("a string") ? text : ""}`);

const ofType =
  (type: string) =>
  (what: string): Kind =>
  (bad) =>
    bad.type === type ? null : wrongType(what, `a ${type}`, bad);
const isString = ofType("string");
const isBoolean = ofType("boolean");
const isFunction = ofType("function");

/** A boolean, with one value for which the other arguments are wrong. */
const isBooleanBut =
  (other: boolean) =>
  (what: string): Kind =>
  (bad) =>
    bad.value === other ? undefined : isBoolean(what)(bad);

const isPrimitive = ({ value }: Bad): boolean => typeof value !== "object" || value === null;

/** An object. Without its properties, it causes the given error. */
const isObject =
  (what: string, error: Kind, first?: string): Kind =>
  (bad) => {
    if (isPrimitive(bad)) return wrongType(what, "an object", bad);
    if (bad.unreadable === "always") return new TypeError(`${what} cannot be read.`);
    if (bad.name === "a list") return new TypeError(`${what} must be an object, not a list.`);
    if (bad.unreadable && first !== "") return new TypeError(`${first ?? what} cannot be read.`);
    return error(bad);
  };
const anything: Kind = () => null;
const orAbsent =
  (kind: Kind): Kind =>
  (bad) =>
    bad.value === undefined ? null : kind(bad);
const orNull =
  (kind: Kind): Kind =>
  (bad) =>
    bad.value === null ? null : kind(bad);

/** An object whose first property is missing. */
const withFirst = (name: string, property: string, kind: (what: string) => Kind): Kind =>
  isObject(`The ${name}`, () => kind(`'${property}' of the ${name}`)(BAD[0] as Bad), `'${property}' of the ${name}`);

const isTree = isObject("The tree", () => new TypeError("'type' of the tree must be a string, not undefined."));
/** A text or a tree. */
const isText =
  (what: string): Kind =>
  (bad) => {
    if (isPrimitive(bad) || bad.name === "a URL") return wrongType(what, "a string or a tree", bad);
    const type = `'type' of ${what.toLowerCase()}`;
    return isObject(
      what,
      () => new TypeError(`${type} must be a string, not undefined. Pass a string or a tree.`),
    )(bad);
  };
const isList =
  (what: string): Kind =>
  (bad) => {
    if (!isPrimitive(bad) && bad.unreadable) return new TypeError(`${what} cannot be read.`);
    return bad.name === "a list" ? null : wrongType(what, "a list", bad);
  };
const isFullList =
  (what: string): Kind =>
  (bad) =>
    bad.name === "a list" ? new RangeError(`${what} must not be an empty list.`) : isList(what)(bad);
const isNumber =
  (what: string, most = Number.MAX_SAFE_INTEGER): Kind =>
  (bad) => {
    if (bad.type !== "number") return wrongType(what, "a number", bad);
    return bad.value === 0 ? null : new RangeError(`${what} must be a whole number from 0 to ${String(most)}.`);
  };

/** The texts around holes, of which there is at least one. */
/** A number that can have any value. */
const isWidth =
  (what: string): Kind =>
  (bad) =>
    bad.type !== "number"
      ? wrongType(what, "a number", bad)
      : bad.name === "NaN"
        ? new RangeError(`${what} must not be NaN.`)
        : null;
/** The name of a scheme, or a list of names. */
const isNames =
  (what: string): Kind =>
  (bad) =>
    bad.type === "string" || bad.unreadable || bad.name === "a list"
      ? isFullList(what)(bad)
      : wrongType(what, "a name or a list of names", bad);
const strings: Parameter = { right: ["http://a/", ""], kind: isFullList("The strings") };
const input = (what = "The input"): Parameter => ({ right: "http://a/b", kind: isString(what) });
const textOr = (what: string): Parameter => ({ right: "http://a/b", kind: isText(what) });
const text = textOr("The input");
const twoTexts: readonly Parameter[] = [textOr("The first reference"), textOr("The second reference")];
const referenceAndBase: readonly Parameter[] = [textOr("The reference"), textOr("The base")];
const targetAndBase: readonly Parameter[] = [textOr("The target"), textOr("The base")];
const tree = (rule: string, uri: string): Parameter => ({
  right: rfc1738.parse(uri, { rule: rule as "url" }),
  kind: isTree,
});
const option = (name: string): string => `The option '${name}'`;
/** Returns the error for an option that is unknown. */
const otherThan = (names: readonly string[], what = "options"): Error =>
  new TypeError(`The ${what} must have no other names than ${names.join(", ")}.`);
/** The values that have properties of their own. */
const HAS_OTHER: readonly string[] = ["a String", "an object with toString"];
const RULE_OPTIONS = ["standard", "schemes", "severity", "ignore", "placeholders"];
/** Options that may be absent. */
const options = (kinds: Readonly<Record<string, (what: string) => Kind>> = {}, right: object = {}): Parameter => {
  const properties = Object.entries(kinds).map(([name, kind]) => [name, orAbsent(kind(option(name)))] as const);
  const first = properties[0]?.[0];
  const unknown = otherThan(Object.keys(kinds));
  return {
    right,
    kind: orAbsent(
      isObject("The options", ({ name }) => (HAS_OTHER.includes(name) ? unknown : null), first && option(first)),
    ),
    properties: Object.fromEntries(properties),
    unknown,
  };
};
/** The rules of a standard, of which the wrong values are none. */
const rule = options({ rule: isString });

/** The weights of diagnostics. A map may be empty. */
const isSeverity =
  (what: string): Kind =>
  (bad) => {
    if (bad.type === "string") return undefined;
    const isMap = isObject(what, anything);
    if (bad.name !== "a String" && bad.name !== "an object with toString") return isMap(bad);
    return new RangeError(
      `Each name in ${what.charAt(0).toLowerCase()}${what.slice(1)} must be a code, such as 'rfc3986/space'.`,
    );
  };

/** A function that is called at once. */
const isValidator =
  (what: string): Kind =>
  (bad) =>
    isFunction(what)(bad) ?? new TypeError("The result of 'validate' must be an object, not string.");

/** A text, or an object with a method. */
function isDocument(method: string): (what: string) => Kind {
  return (what) => (bad) => {
    if (isPrimitive(bad)) return wrongType(what, "an object", bad);
    if (bad.unreadable) return new TypeError(`${what} cannot be read.`);
    if (bad.name === "a list") return new TypeError(`${what} must be an object, not a list.`);
    return new TypeError(`${what} must be a string, or an object with the method ${method}.`);
  };
}
const placeBy = (method: string): Parameter => options({ document: isDocument(method), offset: isNumber });
const isRedirects =
  (what: string): Kind =>
  (bad) =>
    bad.type === "function" ? null : isList(what)(bad);
/** The changes of parameters: an object of values, or a list of pairs. */
const isChanges: Kind = (bad) => {
  if (isPrimitive(bad)) return wrongType("The changes", "an object", bad);
  if (bad.name === "a String") return wrongType("The changes", "a list", bad);
  if (bad.name !== "an object with toString") return null;
  const wanted = "a string, a number, true, null, or a list of them";
  return new TypeError(`The value of a parameter must be ${wanted}, not function.`);
};
const isConversion =
  (word: string) =>
  (what: string): Kind =>
  (bad) =>
    bad.type === "function" ? null : wrongType(what, `'${word}' or a function`, bad);
const comparison = { rung: isString, redirects: isRedirects, ignoreFragment: isBoolean };
const inDocuments = {
  schemes: isRedirects,
  relative: isBoolean,
  invalid: isBoolean,
  templates: isBoolean,
  standard: isString,
  validate: isFunction,
};
const isSchemeChoice =
  (what: string): Kind =>
  (bad) => {
    if (bad.type === "boolean") return null;
    return isNames(what)(bad);
  };
const isSchemes = (): Kind => isList("The schemes");
/** The name of a scheme, a list of names, or options with one of both. */
const schemeName: Parameter = {
  right: undefined,
  kind: orAbsent((bad) => {
    if (isPrimitive(bad) || bad.name === "a list" || bad.name === "a String") return isNames("The scheme")(bad);
    return bad.unreadable ? new TypeError("The scheme cannot be read.") : options({ scheme: isNames }).kind(bad);
  }),
};
const httpName: Parameter = { right: "http", kind: isString("The scheme") };
/** Values of `http`. An object without them causes an error, or none. */
const isValues = (missing: string | null): Parameter => ({
  right: { host: "h" },
  kind: isObject("The values", ({ name }) => {
    if (name === "a String" || name === "an object with toString") {
      const names = "scheme, user, password, host, port, path, parameters, fragment";
      return new TypeError(`The values have an unknown name. The names are ${names}.`);
    }
    if (missing === null) return null;
    const [type, message] = missing.split(": ");
    return Object.assign(new Error(message), { name: type });
  }),
});
const isRegistry = (): Kind => withFirst("option 'registry'", "get", isFunction);
const ofSchemes: readonly Parameter[] = [
  { right: [http], kind: isList("The schemes") },
  options({ standards: isList, registry: isRegistry, others: isString }),
];
const choice = { standard: isString, schemes: isSchemes };
const [diagnostic] = diagnose("/a b") as [Diagnostic];
const isDiagnostic: Parameter = { right: diagnostic, kind: withFirst("diagnostic", "severity", isString) };
const isSpan: Parameter = {
  right: { start: 0, end: 1 },
  kind: withFirst("span", "start", isNumber),
  properties: { start: isNumber("'start' of the span"), end: isNumber("'end' of the span") },
};
const isSpanOf = (length: number): Parameter => {
  const isOffset = (what: string): Kind => isNumber(what, length);
  return {
    right: { start: 0, end: 1 },
    kind: withFirst("span", "start", isOffset),
    properties: { start: isOffset("'start' of the span") },
  };
};
const nss: Parameter = { right: "x", kind: isString("The NSS") };
const isPart = (what: string): Kind =>
  orAbsent(
    orNull((bad) => {
      if (bad.type === "string") return null;
      if (!what.startsWith("'port'")) return wrongType(what, "a string or null", bad);
      if (bad.type !== "number") return wrongType(what, "a string, an integer or null", bad);
      // Whether a port can stand there depends on the other parts.
      return bad.name === "0" ? undefined : new TypeError(`${what} must be an integer that is not negative.`);
    }),
  );
const isPartOrString = (what: string): Kind => orAbsent(isString(what));
const PARTS = ["scheme", "userinfo", "host", "port", "query", "fragment"];
const language: Parameter = {
  right: {},
  kind: isObject(
    "The language",
    ({ name }) => (HAS_OTHER.includes(name) ? otherThan(["standard", "rule"], "language") : null),
    "'standard' of the language",
  ),
  properties: {
    standard: orAbsent(isString("'standard' of the language")),
    rule: orAbsent(isString("'rule' of the language")),
  },
  unknown: otherThan(["standard", "rule"], "language"),
};
const aRule: Parameter = { right: "port", kind: orAbsent(isString("The rule")) };
const exported: readonly Parameter[] = [aRule, options({ standard: isString, scheme: isString })];
const anyValue: Parameter = { right: "http://a/b", kind: anything };

/** The objects whose data are not in their own properties are no variables. A text cannot be passed instead. */
const isVariables = isObject("The variables", ({ name }) =>
  ["a String", "a URL"].includes(name) ? new TypeError(`The variables must be an object, not ${name}.`) : null,
);
const template: Parameter = { right: "/a{?a*}", kind: isString("The input") };

/** The texts of a tag, and the value of a hole in a path. */
const tag: readonly Parameter[] = [
  {
    right: ["http://a/", ""],
    kind(bad) {
      if (bad.name === "a list") return new TypeError("There must be at least one text.");
      return isList("The texts")(bad);
    },
  },
  {
    right: "b",
    kind(bad) {
      if (["0", "-1", "true", "a bigint"].includes(bad.name)) return null;
      const wanted = "a text (a string, a finite number, a bigint or a boolean)";
      const { message } = wrongType("values[0]", wanted, { ...bad, text: "" });
      return new TypeError(`${message} For several segments, use path([…]).`);
    },
  },
];

/** The parameters of `recompose`. */
const RECOMPOSED: readonly Parameter[] = [
  {
    right: { path: "a" },
    kind: isComponents,
    properties: {
      ...Object.fromEntries(PARTS.map((part) => [part, isPart(`'${part}' of the components`)])),
      path: isPartOrString("'path' of the components"),
      type: (bad) => isString("'type' of the tree")(bad),
    },
  },
];

/** The parameters of each function. */
export const CALLS: Readonly<Record<string, readonly Parameter[]>> = {
  URISyntaxError: [{ right: diagnostic, kind: withFirst("diagnostic", "message", isString) }],
  applyRepair: [
    input(),
    {
      right: { edits: [] },
      kind: withFirst("repair", "edits", (what) => isList(what)),
      properties: { edits: isList("'edits' of the repair") },
    },
  ],
  applyRepairs: [
    input("The document"),
    { right: [], kind: isList("The diagnostics") },
    options({ certain: isBoolean }),
  ],
  change: [
    text,
    {
      right: {},
      kind: isObject("The parts", misnamedPart),
      properties: {
        ...Object.fromEntries(PARTS.slice(2).map((part) => [part, isPart(`'${part}' of the parts`)])),
        segments: orAbsent(isList("'segments' of the parts")),
      },
    },
  ],
  codeFrame: [
    { right: "abc", kind: isString("The input") },
    isSpanOf(3),
    options({
      mark: isFunction,
      width: isWidth,
      also: isList,
    }),
  ],
  compare: [...twoTexts, options(comparison)],
  changeParameters: [
    input("The URI"),
    {
      right: { a: "b" },
      kind: (bad) => (bad.unreadable ? new TypeError("The changes cannot be read.") : isChanges(bad)),
    },
    options({ plus: isBoolean, separator: isString, add: isBoolean, sort: isBoolean }),
  ],
  changeSegments: [input("The URI"), { right: ["a"], kind: isList("The segments") }],
  components: [text],
  decode: [input("The text")],
  decodeOctets: [input("The text")],
  diagnose: [input(), rule],
  diagnoseInterpolated: [strings, options({ rule: isString, hole: isString })],
  encode: [
    { right: "a", kind: (bad) => wrongType("The data", "a string or a Uint8Array", bad) },
    { right: "query", kind: orAbsent(isString("The component")) },
  ],
  encodeInvalid: [input("The text")],
  equivalent: [...twoTexts, options(comparison)],
  isAbsoluteURI: [anyValue],
  isRelativeRef: [anyValue],
  isURI: [anyValue],
  hasScheme: [anyValue, { right: "http", kind: isNames("The schemes") }],
  isURIReference: [anyValue],
  lineColumn: [
    input("The document"),
    {
      right: 1,
      kind: (bad) => {
        if (bad.value === 0) return null;
        return bad.type === "number"
          ? new RangeError("The offset must be a whole number from 0 to 10.")
          : wrongType("The offset", "a number", bad);
      },
    },
  ],
  normalize: [text, options({ steps: isList, changes: isBoolean })],
  parameter: [input("The URI"), input("The name"), options({ plus: isBoolean, separator: isString })],
  parameters: [input("The URI"), options({ plus: isBoolean, separator: isString })],
  parse: [input(), rule],
  parseURI: [input()],
  recognize: [input(), rule],
  recompose: RECOMPOSED,
  relativize: [
    ...targetAndBase,
    options({ strict: isBoolean, literal: isBoolean, relativeBase: isBoolean, trace: isBoolean, path: isString }),
  ],
  removeDotSegments: [input("The path")],
  repair: [input(), options({ rule: isString, certain: isBoolean })],
  resolve: [
    ...referenceAndBase,
    options({ strict: isBoolean, literal: isBoolean, relativeBase: isBoolean, trace: isBoolean }),
  ],
  safeParse: [input(), rule],
  segments: [input("The URI")],
  split: [input("The text")],
  test: [input(), rule],
  visit: [
    { right: parse("http://a/b"), kind: isTree },
    {
      right: {},
      kind: isObject("The visitor", (bad) => misnamed(bad), "'enter' of the visitor"),
      properties: {
        enter: orAbsent((bad) => (bad.type === "function" ? NOT_A_NODE : isFunction("'enter' of the visitor")(bad))),
        host: orAbsent((bad) => {
          if (bad.type === "function") return NOT_A_NODE;
          if (isPrimitive(bad) && bad.value !== null)
            return wrongType("A callback of the visitor", "a function or an object", bad);
          const what = "callbacks of the visitor";
          return isObject(`The ${what}`, anything, `'enter' of the ${what}`)(bad);
        }),
      },
    },
  ],
  "export toABNF": exported,
  "export toAutomaton": exported,
  "export toJSONSchema": exported,
  "export toRailroad": exported,
  "export toRegExp": [aRule, options({ standard: isString, scheme: isString, flavor: isString })],
  "standards difference": [language, language],
  "standards resolveAll": [input("The reference"), input("The base")],
  "standards verdicts": [input()],
  "Standard.test": [input(), rule],
  "Standard.recognize": [input(), rule],
  "Standard.node": [input(), rule],
  "Standard.parse": [input(), rule],
  "Standard.safeParse": [input(), rule],
  "Standard.components": [text, rule],
  "Standard.nodeTypes": [],
  "Standard.print": [{ right: { type: "port", value: "80" }, kind: isTree }],
  "Standard.automaton": [{ right: "port", kind: isString("The rule") }],
  "Standard.sectionUrl": [{ right: "3", kind: isString("The section") }],
  "Standard.definition": [{ right: "port", kind: isString("The rule") }],
  "Standard.expression": [{ right: "port", kind: isString("The rule") }],
  "Standard.diagnose": [input(), rule],
  "Standard.diagnoseInterpolated": [strings, options({ rule: isString, hole: isString })],
  "Standard.repair": [input(), options({ rule: isString, certain: isBoolean })],
  "Standard.nameSetAside": [input("The name")],
  "Standard.change": [text, { right: {}, kind: isObject("The parts", misnamedPart) }],
  "Standard.compare": [...twoTexts, options(comparison)],
  "Standard.equivalent": [...twoTexts, options(comparison)],
  "Standard.normalize": [text, options({ steps: isList, changes: isBoolean })],
  "Standard.recompose": [{ right: { type: "port", value: "80" }, kind: (bad) => isComponents(bad) ?? undefined }],
  "Standard.resolve": [...referenceAndBase, ofSome({ literal: isBoolean, trace: isBoolean })],
  "Standard.resolveToTarget": [
    ...referenceAndBase,
    options({ strict: isBoolean, literal: isBoolean, relativeBase: isBoolean, trace: isBoolean }),
  ],
  "Standard.relativize": [...targetAndBase, ofSome({ literal: isBoolean, trace: isBoolean })],
  "schemes defineScheme": [
    {
      right: { name: "x", specification: { name: "X", title: "X", url: () => "a:" }, section: "1", status: null },
      kind: withFirst("definition", "name", isString),
      properties: {
        name: isString("'name' of the definition"),
        section: isString("'section' of the definition"),
        specification: withFirst("specification", "name", isString),
        status: (bad) =>
          bad.value === null
            ? null
            : new RangeError("scheme 'x': the status must be permanent, provisional, historical or null"),
        standard: orAbsent(withFirst("standard", "id", isString)),
        defaultPort: orAbsent(isString("'defaultPort' of the definition")),
        examples: orAbsent(isList("'examples' of the definition")),
        requirements: orAbsent(isList("'requirements' of the definition")),
        exempt: orAbsent(isList("'exempt' of the definition")),
        without: orAbsent(isList("'without' of the definition")),
        normalize: orAbsent(isFunction("'normalize' of the definition")),
        equate: orAbsent(isFunction("'equate' of the definition")),
        matches: orAbsent(isFunction("'matches' of the definition")),
      },
    },
  ],
  "schemes rfc": [
    { right: 3986, kind: isNumber("The number") },
    { right: "URI", kind: isString("The title") },
  ],
  "SchemeMap.forEach": [{ right: () => undefined, kind: isFunction("The callback") }],
  "schemes withSchemes": ofSchemes,
  "schemes withValidation": ofSchemes,
  "schemes validate": [text, options({ ...choice, scheme: isNames, profile: isString })],
  "schemes diagnoseInterpolated": [strings, options({ ...choice, hole: isString })],
  "schemes repair": [input(), options({ ...choice, scheme: isNames, profile: isString, certain: isBoolean })],
  "schemes parse": [input(), options({ ...choice, rule: isString, scheme: isSchemeChoice })],
  "schemes safeParse": [input(), options({ ...choice, rule: isString, scheme: isSchemeChoice })],
  "schemes normalize": [text, options({ ...choice, steps: isList, changes: isBoolean })],
  "schemes compare": [...twoTexts, options({ ...choice, ...comparison })],
  "schemes equivalent": [...twoTexts, options({ ...choice, ...comparison })],
  "schemes read": [textOr("The URI"), schemeName],
  "schemes safeRead": [textOr("The URI"), schemeName],
  "schemes redact": [textOr("The text"), options({ sameLength: isBoolean })],
  "schemes write": [httpName, isValues("URISyntaxError: The value 'host' is missing.")],
  "schemes safeWrite": [httpName, isValues(null)],
  "schemes update": [textOr("The URI"), isValues(null)],
  "schemes withValues": [{ right: [http], kind: isList("The schemes") }],
  "Specification.url": [{ right: "1", kind: isString("The section") }],
  "Grammar.test": [input(), rule],
  "Grammar.parse": [input()],
  "Grammar.recognize": [input(), rule],
  "Grammar.automaton": [{ right: null, kind: isString("The rule") }],
  "Grammar.definition": [{ right: null, kind: isString("The rule") }],
  "Grammar.expression": [{ right: null, kind: isString("The rule") }],
  "Grammar.nodeTypes": [],
  "schemes/rfc1738 fileLocation": [tree("fileurl", "file:///a/b")],
  "schemes/rfc1738 ftpCommands": [tree("ftpurl", "ftp://a/b")],
  "schemes/rfc1738 ftpCredentials": [tree("ftpurl", "ftp://a/b")],
  "schemes/rfc1738 gopherItem": [tree("gopherurl", "gopher://a/1b")],
  "schemes/rfc1738 gopherRequest": [tree("gopherurl", "gopher://a/1b")],
  "schemes/rfc1738 mailtoAddress": [tree("mailtourl", "mailto:a@b")],
  "schemes/rfc1738 newsResource": [tree("newsurl", "news:a")],
  "schemes/rfc1738 nntpResource": [tree("nntpurl", "nntp://a/b/1")],
  "schemes/rfc1738 prosperoLink": [tree("prosperourl", "prospero://a/b")],
  "schemes/rfc1738 telnetCredentials": [tree("telneturl", "telnet://a:b@c/")],
  "schemes/rfc1738 waisResource": [tree("waisurl", "wais://a/b")],
  "Namespace.test": [nss],
  "Namespace.explain": [nss],
  "Namespace.normalize": [nss],
  "Namespace.equate": [nss],
  "schemes/file pathOf": [{ right: "file:///c:/a", kind: isString("The URI") }, options({ windows: isBoolean })],
  "schemes/file fileURI": [{ right: "/a", kind: isString("The path") }, options({ windows: isBooleanBut(true) })],
  "schemes/urn urnWith": [{ right: [uuid], kind: isList("The namespaces") }],
  "context embeddedInFields": [
    {
      right: "Content-Base: a:b",
      kind(bad) {
        if (!isPrimitive(bad) && bad.unreadable) return new TypeError("The header cannot be read.");
        if (bad.name === "a list") return null;
        if (bad.name === "a String") return new TypeError("The header must be a list, not object.");
        if (bad.name === "an object with toString")
          return new TypeError("A field of the header must be a list, not function.");
        return isPrimitive(bad) ? wrongType("The header", "an object", bad) : null;
      },
    },
  ],
  "context establishBase": [
    {
      right: {},
      kind: isObject("The entity", anything, "'embedded' of the entity"),
      properties: {
        embedded: orAbsent(
          orNull((bad) =>
            bad.name === "a list"
              ? null
              : bad.unreadable === "always"
                ? new TypeError("'embedded' of the entity cannot be read.")
                : withFirst("embedded reference", "reference", isString)(bad),
          ),
        ),
        retrieval: orAbsent(
          orNull((bad) =>
            bad.name === "a list"
              ? null
              : bad.unreadable === "always"
                ? new TypeError("'retrieval' of the entity cannot be read.")
                : isString("An item of 'retrieval' of the entity")(bad),
          ),
        ),
        default: orAbsent(orNull(isString("'default' of the entity"))),
        encapsulating: orAbsent(orNull(isObject("The entity", anything, "'embedded' of the entity"))),
      },
    },
    options({ standard: isString }),
  ],
  "context expandSuffix": [{ right: "www.a", kind: isString("The input") }, options({ rules: isList })],
  "context find": [input(), options(inDocuments)],
  "formats findIn": [
    input("The document"),
    { right: "json", kind: isString("The format") },
    options({ ...inDocuments, code: isBoolean }),
  ],
  "formats replaceIn": [
    input("The document"),
    { right: "json", kind: isString("The format") },
    { right: () => null, kind: isFunction("The argument 'change'") },
    options({ ...inDocuments, code: isBoolean }),
  ],
  ...Object.fromEntries(
    ["CSS", "HTML", "JSON", "Markdown", "Text", "YAML"].map((name) => [
      `formats findIn${name}`,
      [input("The document"), options({ ...inDocuments, code: isBoolean })],
    ]),
  ),
  "formats formatOf": [input("The name"), input("The document")],
  "template isURITemplate": [anyValue],
  "template parseTemplate": [template],
  "template variables": [template],
  "template printTemplate": [{ right: { type: "literals", value: "a" }, kind: isTree }],
  "template expand": [template, { right: { a: ["b"] }, kind: isVariables }],
  "template safeExpand": [template, { right: { a: ["b"] }, kind: isVariables }],
  "template partial": [template, { right: { a: ["b"] }, kind: isVariables }],
  "template match": [template, input("The URI"), options({ all: isBoolean, limit: isNumber })],
  "template compile": [template],
  "template/explain diagnoseTemplate": [template],
  "template/explain safeParseTemplate": [template],
  "template/explain repairTemplate": [template, options({ certain: isBoolean })],
  "iri isIRI": [anyValue],
  "iri isIRIReference": [anyValue],
  "iri encodeInvalid": [input("The text")],
  "iri components": [text],
  "iri equivalent": [...twoTexts, options(comparison)],
  "iri parseIRI": [input(), rule],
  "iri safeParseIRI": [input(), rule],
  "iri diagnoseIRI": [input(), rule],
  "iri repairIRI": [input(), options({ rule: isString, certain: isBoolean })],
  // A URL has a host, too.
  "iri toURI": [input("The IRI"), butForURL(options({ host: isConversion("percent-encode") }))],
  "iri toIRI": [input(), butForURL(options({ host: isConversion("percent-decode") }))],
  "html embeddedInHTML": [{ right: { nodeName: "a" }, kind: withFirst("HTML node", "nodeName", isString) }],
  "unist fromUnist": [
    { right: toUnist(parse("a:b")), kind: withFirst("unist node", "type", isString) },
    options({ document: () => anything, offset: isNumber }),
  ],
  "unist toUnist": [{ right: parse("a:b"), kind: isTree }, placeBy("toPoint")],
  "vfile-message toVFileMessage": [
    isDiagnostic,
    {
      right: { VFileMessage },
      kind: withFirst("options", "VFileMessage", isFunction),
      unknown: otherThan(["VFileMessage", "document", "offset"]),
    },
  ],
  "lsp toCodeAction": [
    isDiagnostic,
    {
      right: { uri: "a:b" },
      kind: withFirst("options", "uri", isString),
      unknown: otherThan(["uri", "document", "offset"]),
    },
  ],
  "lsp toDiagnostic": [isDiagnostic, placeBy("positionAt")],
  "lsp toRange": [isSpan, placeBy("positionAt")],
  "lsp toTextEdit": [
    {
      right: { start: 0, end: 1, text: "" },
      kind: isObject(
        "The edit",
        () => new TypeError("'text' of the edit must be a string, not undefined."),
        "'start' of the edit",
      ),
    },
    placeBy("positionAt"),
  ],
  "sarif toSARIF": [{ right: [], kind: isList("The artifacts") }, options({ severity: isSeverity })],
  "eslint toLoc": [isSpan, placeBy("getLocFromIndex")],
  "remark-lint default": [
    {
      right: {},
      kind: orAbsent((bad) => {
        if (bad.unreadable === "always") return new TypeError("The setting cannot be read.");
        if (HAS_OTHER.includes(bad.name)) return otherThan(RULE_OPTIONS);
        return bad.name === "a list" ? null : isObject("The options", anything, option("standard"))(bad);
      }),
    },
  ],
  "Schema.validate": [anyValue],
  "standard-schema ruleSchema": [
    { right: rfc1738, kind: withFirst("standard", "diagnose", isFunction) },
    options({ rule: isString }),
  ],
  "standard-schema schemeSchema": [
    { right: "http", kind: isNames("The schemes") },
    {
      right: { validate },
      kind: withFirst("options", "validate", isFunction),
      unknown: otherThan(["validate", "severity"]),
      properties: { severity: orAbsent(isSeverity("The option 'severity'")) },
    },
  ],
  ...Object.fromEntries<readonly Parameter[]>(
    ["zod", "valibot"].flatMap((library) => [
      ...["uri", "uriReference", "iri", "iriReference", "uriTemplate"].map(
        (name) => [`${library} ${name}`, []] as const,
      ),
      [
        `${library} scheme`,
        [{ right: "http", kind: isNames("The schemes") }, options({ validate: isValidator, severity: isSeverity })],
      ] as const,
    ]),
  ),
  "ajv addURIFormats": [
    {
      right: {
        addFormat: () => undefined,
        addKeyword: () => undefined,
        getKeyword: () => false,
        removeKeyword: () => undefined,
      },
      kind: withFirst("instance of ajv", "addFormat", isFunction),
    },
    options({ validate: isFunction, severity: isSeverity }),
  ],
  ...Object.fromEntries<readonly Parameter[]>(
    ["uriResolver", "lenientURIResolver"].flatMap((name) => [
      [`ajv ${name}.parse`, [input("The reference")]],
      [`ajv ${name}.resolve`, [input("The base"), input("The reference")]],
      [`ajv ${name}.serialize`, RECOMPOSED],
    ]),
  ),
  "fast-check arbitraries": [
    { right: fc, kind: withFirst("module fast-check", "Arbitrary", isFunction) },
    options({ standard: isString, rule: isString }),
  ],
  "tag uri": tag,
  "tag uriReference": tag,
  "tag iri": tag,
  "tag path": [
    {
      right: ["a"],
      kind(bad) {
        if (bad.name === "a list") return new TypeError("There must be at least one segment.");
        return bad.unreadable === "always"
          ? new TypeError("The segments cannot be read.")
          : wrongType("The segments", "a list", bad);
      },
    },
  ],
  "tag raw": [input("The text")],
};
const NOT_A_NODE = new TypeError("The result of a callback must be a node, null, SKIP, BREAK or nothing, not string.");

/** A parameter for which a `URL` is as good or bad as any object with its members. */
function butForURL({ kind, ...others }: Parameter): Parameter {
  return { ...others, kind: (bad) => (bad.name === "a URL" ? undefined : kind(bad)) };
}

/** Options whose order depends on the standard. */
function ofSome(kinds: Readonly<Record<string, (what: string) => Kind>>): Parameter {
  const { kind, ...others } = options(kinds);
  // Each standard has its own options.
  const isOther = ({ name, unreadable }: Bad): boolean => unreadable === "properties" || HAS_OTHER.includes(name);
  return { ...others, unknown: null, kind: (bad) => (isOther(bad) ? undefined : kind(bad)) };
}

function isComponents(bad: Bad): Error | null {
  if (isPrimitive(bad)) return wrongType("The input", "a tree or components", bad);
  if (bad.unreadable) return new TypeError("The input cannot be read.");
  if (bad.name === "a list") return new TypeError("The components must be an object, not a list.");
  if (bad.name === "a URL")
    return new TypeError("The components must be a plain object, not a URL. Pass components(url.href).");
  if (bad.name === "a String") return new TypeError('The components must be a plain object, such as { path: "a" }.');
  if (bad.name !== "an object with toString") return null;
  return new TypeError(
    "A URI does not have this part. Its parts are scheme, authority, userinfo, host, port, path, query, fragment.",
  );
}

/** An object that has properties although the parts of a URI have other names. */
function misnamedPart({ name }: Bad): Error | null {
  if (name === "a URL")
    return new TypeError(
      'The parts must be a plain object, not a URL. Pass the parts to change, such as { host: "a" }.',
    );
  if (name === "a String") return new TypeError('The parts must be a plain object, such as { path: "a" }.');
  if (name !== "an object with toString") return null;
  return new TypeError(
    "A URI does not have this part. Its parts are scheme, authority, userinfo, host, port, path, segments, query, fragment.",
  );
}

/** An object that has properties although a visitor should have none of these names. */
function misnamed({ name }: Bad): Error | null {
  if (name === "a String")
    return wrongType("A callback of the visitor", "a function or an object", { name, value: "a", type: "string" });
  if (name !== "an object with toString") return null;
  return new TypeError(
    "A callback has a name that is no node type or field of the trees of rfc3986. They have URI, hier-part, absolute-URI, relative-ref, relative-part, authority, IP-literal, path-abempty, path-absolute, path-noscheme, path-rootless, path-empty, scheme, query, fragment, IPv4address, reg-name, port, userinfo, IPv6address, IPvFuture, segment, segment-nz, segment-nz-nc, path, host, address, segments.",
  );
}

/** The functions that are not in the table, each with the reason. */
export const OTHERS: Readonly<Record<string, string>> = {
  "SchemeMap.get": "It accepts any value, as a Map does.",
  "SchemeMap.has": "It accepts any value, as a Map does.",
  "SchemeMap.keys": "It has no parameter.",
  "SchemeMap.values": "It has no parameter.",
  "SchemeMap.entries": "It has no parameter.",
  "Requirement.find": "A callback: only the validator calls it, with a subject.",
  "Slip.edit": "A callback: only the explanation calls it, with a culprit and a text.",
  "Scheme.normalize": "A callback: only the normalizer calls it, with a subject.",
  "Scheme.equate": "A callback: only the comparison calls it, with a subject.",
  "Scheme.matches": "A callback: only the comparison calls it, with two subjects.",
  "Scheme.values.after": "A callback: only reading calls it, with values.",
  "Scheme.values.before": "A callback: only writing calls it, with values.",
  "SuffixRule.host": "A callback: only expandSuffix calls it, with a host.",
  "eslint default.rules.valid-uri.create": "A callback: only ESLint calls it, with its context.",
  "eslint default.rules.no-raw-interpolation.create": "A callback: only ESLint calls it, with its context.",
  "eslint default.rules.no-userinfo-password.create": "A callback: only ESLint calls it, with its context.",
  "Standard.split": "It is internal.",
  "Standard.forms.form": "It is internal.",
  "Standard.forms.changed": "It is internal.",
  "Standard.written": "It is internal.",
  "Grammar.accepts": "It is internal.",
  "Grammar.treeOf": "It is internal.",
};
