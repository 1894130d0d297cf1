/**
 * The rule `no-raw-interpolation`.
 *
 * @module
 */
import { current } from "../../standards/current.js";
import { reference } from "../../standards/rfc3986/reference.js";
import { skeletonOf, type HolePart, type HolePlace, type Skeleton } from "../../tag/places.js";
import { planOf } from "../../tag/plan.js";
import { uri } from "../../tag/index.js";
import { isMember, PLACES, uriArguments, type CallNode, type URIArgument } from "./arguments.js";
import { inDirective, inProgram, rangeOf, sourceOf } from "./literal.js";
import { locationsIn } from "./loc.js";
import { bare, variableOf, type ExpressionNode } from "./nodes.js";
import { TextReader, type HoleExpression } from "./texts.js";
import type { Change, RuleContext, RuleModule, SourceNode, SuggestionDescriptor } from "./types.js";
import { lastName, ValueReader, type ConditionalNode, type ValueKind } from "./values.js";

const OTHER_HOST = "is not checked: a value such as 'other.example/' leads to another host.";
const RAW: Readonly<Record<HolePart, string>> = {
  base: "This value is the beginning of a URI: it can lead to another host. Write '/', '?' or '#' after a base.",
  scheme: "This value is the scheme: a value such as 'javascript' makes a program of the URI. Write the scheme.",
  userinfo:
    "This value in the user information is not encoded: a value such as 'other.example/' leads to another host.",
  host: `This value in the host ${OTHER_HOST}`,
  address: `This value in the host ${OTHER_HOST}`,
  label: `This value in the host ${OTHER_HOST}`,
  port: "This value in the port is not checked: a value such as '1@other.example' leads to another host.",
  segment: "This value in the path is not encoded: a value such as '../x' leads to another path.",
  parameters: "This value in the query is not encoded: a value such as 'a&b=1' adds a parameter.",
  query: "This value in the query is not encoded: a value such as 'a&b=1' adds a parameter.",
  fragment: "This value in the fragment is not encoded: a value such as '%' makes the URI invalid.",
};
const NOT_CHECKED = "'encodeURIComponent' does not check";
const ANY_HOST = `${NOT_CHECKED} a host: a value such as 'other.example' leads to another host.`;
const ENCODED: Readonly<Partial<Record<HolePart, string>>> = {
  scheme: `${NOT_CHECKED} a scheme: a value such as 'javascript' makes a program of the URI. Write the scheme.`,
  host: ANY_HOST,
  address: ANY_HOST,
  label: ANY_HOST,
  port: `${NOT_CHECKED} a port: a port has only digits.`,
  segment: "'encodeURIComponent' leaves '..', which leads to another path.",
  parameters:
    "'encodeURIComponent' encodes '=' and '&', so a whole query becomes one name. Encode each name and value.",
};

/** The schemes whose URIs have a host and segments. In others, such as `mailto`, "@" and "/" have another meaning. */
const HIERARCHICAL = /^(?:https?|wss?|ftp):$/i;
/** Their URIs are programs, documents, or made by a browser. */
const OPAQUE = /^(?:javascript|vbscript|data|blob|about):/i;

/** Texts with which programs read a path, a host or a URI with `URL`, such as `http://${host}/`. */
const READING: readonly RegExp[] = [
  /^\.\0/,
  /^(?:[a-z]+:)?\/\/\[?\0\]?\/?$/i,
  /^https?:\/\/[a-z]+(?::\d+)?\/?\0$/i,
  /^\0:\0$/,
];

/** How many results of conditional expressions are tried in one text, and how many holes and characters it can have. */
const MOST_RESULTS = 10;
const MOST_HOLES = 50;
const LONGEST = 10_000;

/** A hole that is not encoded for its place. */
interface RawHole {
  readonly hole: HoleExpression;
  readonly message: string;
}

/** Texts around holes, with the expressions of the holes. */
interface Text {
  readonly strings: readonly string[];
  readonly holes: readonly HoleExpression[];
}

/** Reports values that are written into a URI, and are not encoded for their places. */
export const noRawInterpolation: RuleModule = {
  meta: {
    type: "problem",
    hasSuggestions: true,
    docs: {
      description: "Require that values in URIs are encoded for their places (RFC 3986, section 2.4)",
      url: current.sectionUrl("2.4"),
    },
    schema: [{ type: "object", properties: PLACES, additionalProperties: false }],
    messages: { raw: "{{message}}{{advice}}", tag: "Use the tag '{{tag}}'." },
  },
  create(context) {
    const source = sourceOf(context);
    const reader = new TextReader(context);
    const values = new ValueReader(context, reader);
    const reported = new Set<SourceNode>();
    return uriArguments(context, context.options[0] ?? {}, (argument) => {
      const { node, isRead, isImport } = argument;
      const texts = reader.textsOf(node);
      const [first] = texts.strings as readonly [string];
      // Bundlers read relative imports.
      if (isImport && !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(first)) return;
      const raw = rawHoles(texts, isRead, values, reader);
      if (raw.length === 0) return;
      const own = new Set(texts.holes.filter(({ isOwn }) => isOwn).map((each) => each.node));
      const change = taggedOf(argument, new Set(raw.map(({ hole }) => hole.node)), context, reader, values);
      for (const { hole, message } of raw) {
        if (reported.has(hole.node)) continue;
        reported.add(hole.node);
        const [start, end] = rangeOf(hole.node);
        const tagged = own.has(hole.node) ? change : null;
        const suggest: SuggestionDescriptor[] = tagged
          ? [{ messageId: "tag", data: { tag: tagged.tag }, fix: tagged.change }]
          : [];
        context.report({
          loc: locationsIn({ document: source })({ start, end }),
          messageId: "raw",
          data: { message, advice: tagged ? ` Use the tag '${tagged.tag}'.` : "" },
          fix: null,
          suggest,
        });
      }
    });
  },
};

/** Finds the holes that are not encoded for their places. */
function rawHoles(text: Text, isRead: boolean, values: ValueReader, reader: TextReader): RawHole[] {
  const found: RawHole[] = [];
  const results = text.holes.map(({ node }, index) => resultsOf(node, index === 0 && text.strings[0] === "", reader));
  const isMuch = text.holes.length > MOST_HOLES || text.strings.some((each) => each.length > LONGEST);
  /** Adds what is wrong with some holes of a text. */
  const check = (whole: Text, from: number, end: number, skeleton = placed(whole.strings)): void => {
    if (OPAQUE.test(whole.strings[0] as string)) return;
    for (let index = from; index < end; index++) {
      const hole = whole.holes[index] as HoleExpression;
      const message = messageFor(skeleton, index, hole.node, isRead, values, whole);
      if (message !== null) found.push({ hole, message });
    }
  };
  /** Returns what replaces a hole: the first text that it can be and that is not empty, or the hole itself. */
  const first = results.map((each, index): Text => {
    const itself = { strings: ["", ""], holes: [text.holes[index] as HoleExpression] };
    if (isMuch || !isChoice(each, itself.holes[0] as HoleExpression)) return itself;
    const known = each.filter((result) => hasText(result, reader)).map((result) => reader.textsOf(result));
    return known.find(({ strings }) => strings.some((string) => string !== "")) ?? itself;
  });
  const { whole, starts } = joined(text, first);
  const skeleton = placed(whole.strings);
  text.holes.forEach((hole, index) => {
    const each = results[index] as Result[];
    const start = starts[index] as number;
    if (!isChoice(each, hole)) check(whole, start, start + 1, skeleton);
    else if (each.length < MOST_RESULTS && !isMuch) {
      for (const result of each) {
        const inner = reader.textsOf(result);
        check(
          joined(text, [...first.slice(0, index), inner, ...first.slice(index + 1)]).whole,
          start,
          start + inner.holes.length,
        );
      }
    }
  });
  return found;
}

/** What an expression can be: expressions whose texts follow each other. */
type Result = readonly ExpressionNode[];

/** Returns whether the results of a hole are other expressions than the hole. */
const isChoice = ([first]: readonly Result[], { node }: HoleExpression): boolean =>
  first?.length !== 1 || first[0] !== node;

/** Returns whether a result is surely a text. */
const hasText = (result: Result, reader: TextReader): boolean => result.some((each) => reader.isText(each));

/** Finds the places of holes. A hole before "//" is a scheme with its ":", as in `${protocol}//${host}/`. */
function placed(strings: readonly string[]): Skeleton {
  const [first, second = ""] = strings;
  if (first !== "" || !second.startsWith("//")) return skeletonOf(strings);
  const skeleton = skeletonOf([`http:${second}`, ...strings.slice(2)]);
  const scheme: HolePlace = { part: "scheme", at: 0, start: 0, end: skeleton.schemeEnd };
  return { ...skeleton, places: [scheme, ...skeleton.places] };
}

/** Returns what an expression can be. At the beginning of a URI, these can be the texts that a variable gets. */
function resultsOf(expression: ExpressionNode, isFirst: boolean, reader: TextReader): Result[] {
  const results: Result[] = [];
  const read = new Set<unknown>();
  const stack: Result[] = [[expression]];
  for (let next = stack.pop(); next && results.length < MOST_RESULTS; next = stack.pop()) {
    const [first, ...rest] = next as readonly [ExpressionNode, ...Result];
    const node = bare(first);
    if (node.type === "ConditionalExpression") {
      const { consequent, alternate } = node as unknown as ConditionalNode;
      stack.push([alternate, ...rest], [consequent, ...rest]);
    } else if (node.type === "LogicalExpression") {
      stack.push([node.right as ExpressionNode, ...rest]);
      if (node.operator !== "&&") stack.push([node.left as ExpressionNode, ...rest]);
    } else {
      const assigned = isFirst && node.type === "Identifier" && !read.has(node.name) ? reader.assignedTo(node) : [];
      if (assigned.length === 0) results.push(next);
      else read.add(node.name);
      for (const each of assigned.reverse()) stack.push([...each, ...rest]);
    }
  }
  if (read.size === 0) return results;
  // Another value of a variable is judged by the name of the variable.
  const texts = results.filter((each) => hasText(each, reader));
  return texts.length > 0 && results.length < MOST_RESULTS ? texts : [[expression]];
}

/** Returns a text in which others replace the holes, and the number of the first hole of each of them. */
function joined({ strings }: Text, replacements: readonly Text[]): { whole: Text; starts: readonly number[] } {
  const all: string[] = [];
  const holes: HoleExpression[] = [];
  let last = strings[0] as string;
  const starts = replacements.map((inner, index) => {
    const start = holes.length;
    for (const hole of inner.holes) holes.push(hole);
    for (const [part, each] of inner.strings.entries()) {
      if (part > 0) {
        all.push(last);
        last = "";
      }
      last += each;
    }
    last += strings[index + 1] as string;
    return start;
  });
  all.push(last);
  return { whole: { strings: all, holes }, starts };
}

/** Returns why a hole is not encoded for its place; `null` if it is, or if that is not sure. */
function messageFor(
  skeleton: Skeleton,
  index: number,
  expression: ExpressionNode,
  isRead: boolean,
  values: ValueReader,
  { strings, holes }: Text,
): string | null {
  const { text, schemeEnd, places } = skeleton;
  const place = places[index] as HolePlace;
  const { part } = place;
  const isQuery = part === "query" || part === "parameters" || part === "fragment";
  if (schemeEnd > 0 && places[0]?.part !== "scheme" && !HIERARCHICAL.test(text.slice(0, schemeEnd)) && !isQuery)
    return null;
  const kind = values.kindOf(expression);
  if (kind === "called" || kind === "encoded") {
    const isWrong =
      part === "segment"
        ? isDotSegment(skeleton, index, holes, values)
        : part !== "parameters" || isWhole(skeleton, place);
    return isWrong ? (ENCODED[part] ?? null) : null;
  }
  if (kind !== "raw" || values.isNamedFor(expression, part)) return null;
  if (isRead && places.length < 3 && READING.some((each) => each.test(text))) return null;
  if (part === "base" && !/^[.@]/.test(strings[index + 1] as string)) return null;
  // A value directly after a base or an authority can be its rest.
  const isAttached = index > 0 && strings[index] === "";
  const name = lastName(expression);
  if (isAttached && /^(?:input|value|to|file|filename|\w{0,2})$/i.test(name)) return null;
  return name.length < 3 && /^(?:host|label|fragment)$/.test(part) ? null : RAW[part];
}

/** Returns whether a hole is a whole query. */
function isWhole({ text }: Skeleton, { start, end }: HolePlace): boolean {
  return text.startsWith("?", start - 1) && (end === text.length || text.startsWith("#", end));
}

/** Returns whether a segment can become ".." if its holes hold dots. */
function isDotSegment(
  { text, places }: Skeleton,
  index: number,
  holes: readonly HoleExpression[],
  values: ValueReader,
): boolean {
  const { start, end } = places[index] as HolePlace;
  // The path of the base can precede a hole that stands directly after it.
  if (start === 1 && text.startsWith("\0")) return false;
  // Such a long segment is no "..".
  if (end - start > MOST_HOLES) return false;
  if (!/^(?:\0|\.|%2e)*$/i.test(text.slice(start, end))) return false;
  const isHarmless = (at: number): boolean => values.hasNoDots((holes[at] as HoleExpression).node);
  for (const step of [-1, 1]) {
    for (let other = index + step; places[other]?.start === start; other += step) if (isHarmless(other)) return false;
  }
  return !isHarmless(index);
}

/** A text as a template literal with a tag. */
interface Tagged {
  readonly tag: "uri" | "uriReference";
  readonly change: Change;
}

/** Writes an argument with a tag; `null` if the tag refuses it, or if its value would be another one. */
function taggedOf(
  { node, write, isImport }: URIArgument,
  raw: ReadonlySet<SourceNode>,
  context: RuleContext,
  reader: TextReader,
  values: ValueReader,
): Tagged | null {
  if (write === inDirective || isImport) return null;
  const { strings, holes, pieces } = reader.textsOf(node, false);
  if (pieces.length === 0) return null;
  const { schemeEnd, places } = skeletonOf(strings);
  const tag = schemeEnd > 0 || places[0]?.part === "base" ? "uri" : "uriReference";
  const rule = tag === "uri" ? { rule: "URI", section: "3" } : { rule: "URI-reference", section: "4.1" };
  try {
    planOf(strings, { ...rule, automaton: reference(), rfc: "3986", isReference: tag === "uriReference" });
  } catch {
    return null;
  }
  const source = sourceOf(context);
  let written = inProgram(strings[0] as string, "", "", "`");
  for (const [index, hole] of holes.entries()) {
    const value = valueFor(hole.node, (places[index] as HolePlace).part, raw, reader, values);
    if (value === null) return null;
    const [start, end] = rangeOf(value);
    written += `\${${source.text.slice(start, end)}}${inProgram(strings[index + 1] as string, "", "", "`")}`;
  }
  const name = nameOfTag(tag, node, context, reader);
  if (name === null) return null;
  const [start, end] = rangeOf(node);
  return {
    tag,
    change: (fixer) => [
      ...(name.at === null ? [] : [fixer.replaceTextRange([name.at, name.at], name.text)]),
      fixer.replaceTextRange([start, end], `${name.local}\`${written}\``),
    ],
  };
}

/** Returns the expression that a tag takes instead of a hole; `null` if the result would be another one. */
function valueFor(
  expression: ExpressionNode,
  part: HolePart,
  raw: ReadonlySet<SourceNode>,
  reader: TextReader,
  values: ValueReader,
): ExpressionNode | null {
  const node = bare(expression);
  if (reader.isText(node)) {
    const { strings } = reader.textsOf(node);
    const [text] = strings as readonly [string];
    return strings.length === 1 && isTaken(text, part) ? expression : null;
  }
  const kind: ValueKind = values.kindOf(node);
  if (part === "base") return expression;
  if (/^(?:Conditional|Logical)/.test(node.type)) return null;
  if (part === "parameters") {
    if (kind !== "parameters") return null;
    const { callee } = node as unknown as CallNode;
    const object = node.type === "CallExpression" && isMember(callee) ? callee.object : expression;
    // The tag takes the object, not its text.
    return bare(reader.constantOf(bare(object)) ?? object).type === "NewExpression" ? object : null;
  }
  if (kind === "encoded") return null;
  if (kind === "called" || kind === "component") return (node as unknown as CallNode).arguments[0] ?? null;
  return kind === "plain" || raw.has(expression) ? expression : null;
}

/** Returns whether a tag writes the text of a constant as it is. */
function isTaken(text: string, part: HolePart): boolean {
  if (part !== "base") return /^[\w~-]+$/.test(text);
  try {
    uri(Object.assign(["", ""], { raw: [] }), text);
    return true;
  } catch {
    return false;
  }
}

/** The name of a tag in a file, and the text that defines it. `at` is `null` if it is defined. */
interface TagName {
  readonly local: string;
  readonly at: number | null;
  readonly text: string;
}

/** Finds the name of a tag, or where to import it; `null` if the name has another meaning. */
function nameOfTag(tag: string, node: ExpressionNode, context: RuleContext, reader: TextReader): TagName | null {
  const source = sourceOf(context);
  const [definition] = variableOf(tag, reader.scopeOf(node))?.defs ?? [];
  if (definition) {
    const [start, end] = rangeOf(definition.parent ?? definition.node);
    const isOurs = /["']uri-grammar\/tag["']/.test(source.text.slice(start, end));
    return isOurs ? { local: tag, at: null, text: "" } : null;
  }
  const { body, sourceType } = source.ast;
  const isModule = sourceType === "module";
  const statement = isModule
    ? `import { ${tag} } from "uri-grammar/tag";`
    : `const { ${tag} } = require("uri-grammar/tag");`;
  const last = body.filter(({ type }) => type === "ImportDeclaration").at(-1);
  if (last) return { local: tag, at: rangeOf(last)[1], text: `\n${statement}` };
  const first = body.find((each) => (each as DirectiveNode).directive === undefined) as SourceNode;
  return { local: tag, at: rangeOf(first)[0], text: `${statement}\n` };
}

interface DirectiveNode extends SourceNode {
  readonly directive?: string;
}
