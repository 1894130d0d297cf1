import type { Expression } from "../../src/core/abnf.js";
import { toRailroad } from "../../src/export/index.js";
import { schemes } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";

const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<&]*")*)(\/?)>/giy;

/** Reads a document as strictly as XML demands, as far as the drawings use it; returns the text of each element `name`. */
function textsOf(xml: string, name: string): readonly string[] {
  const open: { readonly name: string; text: string }[] = [];
  const found: string[] = [];
  let at = 0;
  for (; at < xml.length; at = TAG.lastIndex) {
    const end = xml.indexOf("<", at);
    const text = xml.slice(at, end < 0 ? undefined : end);
    if (/&(?!(?:amp|lt|gt);)|[^\t\n\x20-\uD7FF\uE000-\uFFFD]|\]\]>/.test(text))
      throw new Error(`a text is wrong: ${text}`);
    const last = open.at(-1);
    if (last) last.text += text;
    else if (text.trim() !== "") throw new Error("there is text outside");
    if (end < 0) break;
    TAG.lastIndex = end;
    const [, slash, tag = "", attributes = "", empty] = TAG.exec(xml) ?? [];
    if (tag === "") throw new Error(`a tag is wrong: ${xml.slice(end, end + 20)}`);
    const names = attributes.match(/[a-z-]+(?==)/gi) ?? [];
    if (new Set(names).size < names.length) throw new Error("an attribute is there twice");
    if (slash === "/") {
      const closed = open.pop();
      if (closed?.name !== tag) throw new Error(`it closes ${tag}`);
      if (tag === name) found.push(closed.text);
    } else if (empty === "") open.push({ name: tag, text: "" });
  }
  if (open.length > 0) throw new Error("an element is not closed");
  // The escape of "&" comes last, so that no character is made by two escapes.
  return found.map((text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
}

/** The names and the literals of a definition. */
function wordsOf(part: Expression): readonly string[] {
  if (part.type === "repetition") return wordsOf(part.item);
  if ("items" in part) return part.items.flatMap(wordsOf);
  if (part.type === "rule") return [part.name];
  return part.type === "literal" && part.text !== "" ? [part.text] : [];
}

/** Expects a drawing with these words, without anything that loads or runs. */
function expectDrawing(svg: string, rule: string, definition: Expression): void {
  expect(textsOf(svg, "title")).toEqual([`Railroad diagram of the rule ${rule}`]);
  const texts = textsOf(svg, "text");
  const words = new Set([...texts, ...texts.flatMap((text) => text.split(" "))]);
  expect(wordsOf(definition).filter((word) => !words.has(word))).toEqual([]);
  expect(new Set(svg.match(/<[a-z]+/g))).toEqual(
    new Set(["<svg", "<title", "<rect", "<path", ...(texts.length > 0 ? ["<text"] : [])]),
  );
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|="-|href|url\(/);
}

describe.each(Object.values(standards))("$id", ({ id, rules, defaultRule, expression }) => {
  test("the drawing of each rule is well-formed, and has its names and its literals", () => {
    for (const rule of rules) expectDrawing(toRailroad(rule, { standard: id }), rule, expression(rule));
    expect(toRailroad(undefined, { standard: id })).toBe(toRailroad(defaultRule, { standard: id }));
  });
});

test("schemes", () => {
  for (const { name: scheme, standard, grammar } of schemes.values()) {
    for (const rule of grammar.rules)
      expectDrawing(toRailroad(rule, { standard, scheme }), rule, grammar.expression(rule));
  }
});

test("characters", () => {
  expect(textsOf(toRailroad("iprivate", { standard: "rfc3987" }), "text")).toEqual([
    "%xE000 – %xF8FF",
    "%xF0000 – %xFFFFD",
    "%x100000 – %x10FFFD",
  ]);
  expect(textsOf(toRailroad("sub-delims"), "text")).toEqual(["! $ & ' ( ) * + , ; ="]);
});

const NO_RULE = `rfc3986 does not have this rule. Its rules are ${standards.rfc3986.rules.join(", ")}.`;
const NO_SCHEME = "The option 'scheme' must be the name of a known scheme, in lower case.";

test.each([
  [["__proto__"], new RangeError(NO_RULE)],
  [["<svg onload=alert(1)>"], new RangeError(NO_RULE)],
  [["\uD800"], new RangeError(NO_RULE)],
  [[1], new TypeError("The rule must be a string, not number.")],
  [["port", { scheme: '"><script>' }], new RangeError(NO_SCHEME)],
  [["port", { scheme: "__proto__" }], new RangeError(NO_SCHEME)],
  [["port", { scheme: 1 }], new TypeError("The option 'scheme' must be a string, not number.")],
  [
    ["port", { standard: "__proto__" }],
    new RangeError(`The standard must be one of these: ${Object.keys(standards).join(", ")}.`),
  ],
  [["port", { link: "javascript:" }], new TypeError("The options must have no other names than standard, scheme.")],
  [["port", "svg"], new TypeError("The options must be an object, not string.")],
] as const)("%j", (args, error) => {
  expect(() => (toRailroad as (...given: readonly unknown[]) => string)(...args)).toThrow(error);
});
