/**
 * Judges from its expression what a hole holds: whether its value is already written for a URI.
 *
 * @module
 */
import type { HolePart } from "../../tag/places.js";
import { isMember, keyName, nameOf, type CallNode, type MemberNode } from "./arguments.js";
import { rangeOf, sourceOf } from "./literal.js";
import { bare, variableOf, type ExpressionNode, type TextReader } from "./texts.js";
import type { RuleContext, SourceDefinition, SourceNode, SourceReference, SourceVariable } from "./types.js";

/**
 * `plain`: every place takes it as it is. `called`: a call of `encodeURIComponent`. `encoded`: the result of such a call.
 * `component`: a call of `encode` of this package. `parameters`: a whole query. `unclear`: probably right.
 */
export type ValueKind = "plain" | "called" | "encoded" | "component" | "parameters" | "unclear" | "raw";

/** How far definitions of variables are followed. */
const DEEPEST = 8;

/** Names of functions whose results are numbers, truth values or UUIDs. */
const PLAIN_CALLS =
  /^(?:Number(?:\.\w+)?|BigInt|Boolean|parseInt|parseFloat|Math\.\w+|Date\.(?:now|UTC|parse)|performance\.now|(?:\w+\.)*randomUUID)$/;
/** Names of methods whose results are such values. */
const PLAIN_METHODS =
  /^(?:indexOf|lastIndexOf|findIndex|search|charCodeAt|codePointAt|toFixed|get(?:UTC)?(?:Time|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|has|includes|startsWith|endsWith|test|every|some)$/;
/** Methods of texts that keep an encoded text encoded, and the names of texts. */
const SAME_METHODS =
  /^(?:toString|valueOf|trim|trimEnd|trimStart|toLowerCase|toUpperCase|concat|slice|substring|substr|at)$/;
/** Calls that probably make a text safe. */
const SAFE_CALL =
  /encod|escap|quot|sanit|slug|uuid|guid|nanoid|hash|digest|hex|base64|checksum|stringify\(\w*(?:quer|param)|\bparam\(|qs\.|querystring|replace|valid|assert|check|serializ|urlencode|relative/i;
/** Types of TypeScript whose values are plain. */
const PLAIN_TYPES = /^TS(?:Number|Boolean|BigInt)Keyword$/;

interface Named {
  /** The places. */
  readonly parts: readonly HolePart[];
  /** The ends of names. */
  readonly ends: RegExp;
}

const AUTHORITY: readonly HolePart[] = ["base", "scheme", "userinfo", "host", "address", "label", "port"];

/**
 * The names that say that a value is already written for its place. It is the name of a variable, a property or a
 * function. In every place, also names of numbers and of encoded texts, and names in capitals, which are settings.
 */
const NAMES: readonly Named[] = [
  {
    parts: AUTHORITY,
    ends: /(?:base|hosts?|hostname|servername|domain|origin|servers?|site|address|addr|ip|authority|registry|ur[il]s?|href|link|endpoint|api|prefix|root|path|pathname|route|protocol|scheme|proto|port|gateway|proxy|remote|target|location|namespace|src|source|auth|credentials)$/i,
  },
  {
    parts: ["segment", "host", "label", "port"],
    ends: /(?:paths?|pathname|ur[il]|href|link|routes?|endpoint|query|querystring|search|hash|params|prefix|suffix|base|root|qs|tail|rest|location|target|resource|api|version|ext|extension)$/i,
  },
  {
    parts: ["parameters"],
    ends: /(?:query|querystring|search|params|parameters|qs|args|options|ur[il]|path|data|body|form)$/i,
  },
  { parts: ["query"], ends: /(?:querystring|qs|params|parameters|extra|suffix)$/i },
  { parts: ["fragment"], ends: /(?:hash|fragment|anchor|id|slug|path|ur[il]|route|key|name)$/i },
];
const ANYWHERE =
  /encod|escap|quoted|sanitized|safe|slug|uuid|guid|nonce|digest|sha\d*$|checksum|timestamp|(?:count|index|idx|length|size|width|height|total|offset|year|month|day|time|now|date|num|number|seconds|bytes)$|^[ijkn]$/i;
const CASED = /^[A-Z][A-Z\d_]+$/;

/** Judges the expressions of a file. */
export class ValueReader {
  readonly #context: RuleContext;
  readonly #reader: TextReader;
  /** The kinds that are known. Many holes can have the same variable. */
  readonly #kinds = new WeakMap<object, ValueKind>();

  constructor(context: RuleContext, reader: TextReader) {
    this.#context = context;
    this.#reader = reader;
  }

  /** Returns what an expression holds. */
  kindOf(expression: ExpressionNode, depth = 0): ValueKind {
    if (depth > DEEPEST) return "unclear";
    const node = bare(expression);
    return this.#remembered(node, () => this.#kindOf(node, depth));
  }

  #remembered(key: object, find: () => ValueKind): ValueKind {
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kind = find();
    this.#kinds.set(key, kind);
    return kind;
  }

  #kindOf(node: ExpressionNode, depth: number): ValueKind {
    const inner = (each: unknown): ValueKind => this.kindOf(each as ExpressionNode, depth + 1);
    switch (node.type) {
      case "Literal":
        return typeof node.value === "string" ? "unclear" : "plain";
      case "UnaryExpression":
      case "UpdateExpression":
        return "plain";
      case "AwaitExpression":
        return inner((node as AwaitNode).argument);
      case "AssignmentExpression":
        return inner(node.right);
      case "TaggedTemplateExpression":
        return "unclear";
      case "TemplateLiteral":
        return this.#kindOfText(node, depth);
      case "BinaryExpression":
        return node.operator === "+" ? this.#kindOfText(node, depth) : "plain";
      case "ConditionalExpression":
        return combined([(node as ConditionalNode).consequent, (node as ConditionalNode).alternate].map(inner));
      case "LogicalExpression":
        return combined([node.left, node.right].map(inner));
      case "NewExpression":
        return kindOfNew(nameOf((node as unknown as CallNode).callee));
      case "CallExpression":
        return this.#kindOfCall(node as unknown as CallNode, depth);
      case "MemberExpression":
        return this.#kindOfMember(node);
      case "Identifier":
        return this.#kindOfName(node, depth);
      default:
        return "raw";
    }
  }

  /** Returns whether the name of a value says that it is already written for a place. */
  isNamedFor(expression: ExpressionNode, part: HolePart): boolean {
    const name = lastName(expression);
    if (CASED.test(name) || ANYWHERE.test(name)) return true;
    return NAMES.some(({ parts, ends }) => parts.includes(part) && ends.test(name));
  }

  /** Returns the kind of a sum or a template literal. */
  #kindOfText(node: ExpressionNode, depth: number): ValueKind {
    const { holes } = this.#reader.textsOf(node);
    if (holes.length > DEEPEST) return "unclear";
    if (holes.length === 1 && holes[0]?.node === node) {
      // A sum that is not surely a text.
      return combined([node.left, node.right].map((each) => this.kindOf(each as ExpressionNode, depth + 1)));
    }
    return holes.some((each) => this.kindOf(each.node, depth + 1) === "raw") ? "raw" : "unclear";
  }

  #kindOfCall(node: CallNode, depth: number): ValueKind {
    const { callee, arguments: given } = node;
    const name = nameOf(callee);
    const first = given[0];
    if (name === "encodeURIComponent") return "called";
    if (name === "encode" && this.#isOurs(callee)) return "component";
    if (name === "String" && first) return this.kindOf(first, depth + 1);
    if (name !== null && PLAIN_CALLS.test(name)) return "plain";
    if (isMember(callee)) {
      const method = keyName(callee.property);
      if (PLAIN_METHODS.test(method)) return "plain";
      // The radix of a number.
      if (method === "toString" && given.length > 0) return "plain";
      if (SAME_METHODS.test(method)) {
        const kind = this.kindOf(callee.object, depth + 1);
        return kind === "called" ? "encoded" : kind;
      }
    }
    return SAFE_CALL.test(this.#textOf(node, 1000)) ? "unclear" : "raw";
  }

  /** Returns whether a name is imported from this package. */
  #isOurs(callee: SourceNode): boolean {
    const [definition] = this.#definitions(callee);
    if (!definition) return false;
    return /["']uri-grammar(?:\/[^"']*)?["']/.test(this.#textOf(definition.parent ?? definition.node));
  }

  #kindOfMember(node: ExpressionNode): ValueKind {
    const { computed, object } = node as unknown as MemberNode;
    if (!computed && /^(?:length|size)$/.test(lastName(node))) return "plain";
    return /^(?:process\.env|import\.meta)\b/.test(this.#textOf(object, 100)) ? "unclear" : "raw";
  }

  /** Returns the beginning of the source text of a node. */
  #textOf(node: SourceNode, most = Infinity): string {
    const [start, end] = rangeOf(node);
    return sourceOf(this.#context).text.slice(start, Math.min(end, start + most));
  }

  #definitions(node: ExpressionNode): readonly SourceDefinition[] {
    return variableOf(keyName(node), this.#reader.scopeOf(node))?.defs ?? [];
  }

  #kindOfName(node: ExpressionNode, depth: number): ValueKind {
    const name = keyName(node);
    if (/^(?:undefined|NaN|Infinity)$/.test(name)) return "plain";
    const variable = variableOf(name, this.#reader.scopeOf(node));
    const [definition] = variable?.defs ?? [];
    return variable && definition
      ? this.#remembered(variable, () => this.#kindOfVariable(variable, definition, depth))
      : "raw";
  }

  #kindOfVariable(variable: SourceVariable, definition: SourceDefinition, depth: number): ValueKind {
    const type = (definition.name as TypedNode).typeAnnotation?.typeAnnotation.type ?? "";
    if (PLAIN_TYPES.test(type)) return "plain";
    if (definition.type !== "Variable") return "raw";
    const written = variable.references.filter((each) => each.isWrite());
    if (written.length === 0 || written.length > DEEPEST) return "raw";
    return combined(written.map((each) => this.#kindOfWrite(each, depth + 1)));
  }

  /** Returns the kind of the value that a variable gets. */
  #kindOfWrite({ identifier }: SourceReference, depth: number): ValueKind {
    const { parent } = identifier as SourceNode & { readonly parent: ExpressionNode };
    if (parent.type === "UpdateExpression") return "plain";
    if (parent.type === "VariableDeclarator" && parent.id === identifier && parent.init) {
      const kind = this.kindOf(parent.init, depth);
      return kind === "called" || kind === "component" ? "encoded" : kind;
    }
    if (parent.type === "AssignmentExpression" && parent.left === identifier) {
      const isKept = /^(?:\+|\|\||&&|\?\?)?=$/.test(parent.operator as string);
      const kind = isKept ? this.kindOf(parent.right as ExpressionNode, depth) : "plain";
      return kind === "called" || kind === "component" ? "encoded" : kind;
    }
    return "raw";
  }
}

interface AwaitNode extends SourceNode {
  readonly argument: ExpressionNode;
}

/** An expression with two results. */
export interface ConditionalNode extends SourceNode {
  readonly consequent: ExpressionNode;
  readonly alternate: ExpressionNode;
}

interface TypedNode extends SourceNode {
  readonly typeAnnotation?: { readonly typeAnnotation: SourceNode };
}

/** Returns the kind of a value that is one of several. */
function combined(kinds: readonly ValueKind[]): ValueKind {
  const all = new Set(kinds);
  if (all.has("raw")) return "raw";
  const [only] = all;
  if (all.size === 1 && only !== "called" && only !== "component") return only as ValueKind;
  return kinds.every((each) => each === "plain" || each === "called" || each === "encoded") ? "encoded" : "unclear";
}

function kindOfNew(name: string | null): ValueKind {
  if (name === "URLSearchParams") return "parameters";
  return name === "Date" || name === null ? "raw" : "unclear";
}

/** Returns the last name in an expression, such as `path` in `this.getPath()`; "" without a name. */
export function lastName(expression: ExpressionNode): string {
  let node: ExpressionNode = bare(expression);
  for (;;) {
    if (node.type === "CallExpression") {
      const { callee, arguments: given } = node as unknown as CallNode;
      const isSame = isMember(callee) && SAME_METHODS.test(keyName(callee.property));
      node = nameOf(callee) === "String" && given[0] ? given[0] : isSame ? callee.object : callee;
    } else if (node.type === "MemberExpression") {
      const { computed, object, property } = node as unknown as MemberNode;
      if (!computed || typeof property.value === "string") return keyName(property);
      node = object;
    } else if (node.type === "AwaitExpression") node = (node as AwaitNode).argument;
    else return node.type === "Identifier" ? keyName(node) : "";
    node = bare(node);
  }
}
