/**
 * Judges from its expression what a hole holds: whether its value is already written for a URI.
 *
 * @module
 */
import type { HolePart } from "../../tag/places.js";
import { isMember, nameOf, type CallNode, type MemberNode } from "./arguments.js";
import { rangeOf, sourceOf } from "./literal.js";
import { bare, initialOf, keyName, variableOf, type ExpressionNode } from "./nodes.js";
import type { TextReader } from "./texts.js";
import type { RuleContext, SourceDefinition, SourceNode, SourceReference, SourceVariable } from "./types.js";

/**
 * `plain`: every place takes it as it is. `called`: a call of `encodeURIComponent`. `encoded`: the result of such a call.
 * `component`: a call of `encode` of this package. `parameters`: a whole query. `unclear`: probably right.
 */
export type ValueKind = "plain" | "called" | "encoded" | "component" | "parameters" | "unclear" | "raw";

/** How far definitions of variables are followed. */
const DEEPEST = 8;
/** How many types are read to find a member. */
const MOST_TYPES = 100;

/** Names of functions whose results are numbers, truth values or UUIDs. */
const PLAIN_CALLS =
  /^(?:Number(?:\.\w+)?|BigInt|Boolean|parseInt|parseFloat|Math\.\w+|Date\.(?:now|UTC|parse)|performance\.now|(?:\w+\.)*randomUUID)$/;
/** Names of methods whose results are such values. */
const PLAIN_METHODS =
  /^(?:indexOf|lastIndexOf|findIndex|search|charCodeAt|codePointAt|toFixed|get(?:UTC)?(?:Time|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|has|includes|startsWith|endsWith|test|every|some|toBase58)$/;
/** Methods of texts that keep an encoded text encoded, and the names of texts. */
const SAME_METHODS =
  /^(?:toString|valueOf|trim|trimEnd|trimStart|toLowerCase|toUpperCase|concat|slice|substring|substr|at)$/;
/** Calls that probably make a text safe. */
const SAFE_CALL =
  /encod|escap|quot|sanit|slug|uuid|guid|nanoid|hash|digest|hex|base64|checksum|\bparam\(|qs\.|querystring|replace|valid|assert|check|serializ|urlencode|relative/i;
/** A call that writes the parameters of a query. It is an expression of its own, because a checker is quicker with both. */
const SAFE_STRINGIFY = /stringify\(\w*(?:quer|param)/i;
/** Calls that write safe characters: in a smaller base, or as a date. */
const PLAIN_CALL = /base(?:16|32|58)|toISOString|new Date\([^()]*\)\.toJSON/i;
/** String literals without quotes inside. */
const QUOTED = /["'`][^"'`\n$]*["'`]/g;
/** Functions whose result has the name of their argument. */
const SAME_CALL = /^(?:trim|strip|normali[sz]e|join|clean|remove|drop|ensure|add|with)/i;
/** Types of TypeScript whose values are plain. */
const PLAIN_TYPES = /^TS(?:Number|Boolean|BigInt|Null|Undefined)Keyword$/;
/** Types whose values this file lists. */
const LITERAL_TYPES = /^TS(?:LiteralType|EnumDeclaration)$/;
/** Names of types whose values are probably checked. */
const CHECKED_TYPES = /^(?:Address|PublicKey|Decimal|BigNumber|BigInt|UUID|ObjectId)$/i;
/** Types that have the members of their argument. */
const UTILITY_TYPES = /^(?:Partial|Required|Readonly|NonNullable|Pick|Omit)$/;

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
  { parts: ["fragment"], ends: /(?:hash|fragment|anchor|id|slug|path|ur[il]|route|key|name|prefix|suffix)$/i },
];
const ANYWHERE =
  /encod|escap|quoted|sanitized|slug|uuid|guid|nonce|digest|sha\d*$|checksum|timestamp|(?:count|index|idx|length|size|width|height|total|offset|year|month|day|time|now|date|num|number|seconds|bytes)$|^[ijkn]$/i;
const SAFE = /^safe(?=Id|Url|URL|Name|Path)|Safe$/;
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
    // A value that depends on itself is not known.
    this.#kinds.set(key, "unclear");
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
        return stored(inner((node as AwaitNode).argument));
      case "AssignmentExpression":
        return stored(inner(node.right));
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
    for (let node: ExpressionNode | undefined = expression; node; node = sameOf(node)) {
      const name = lastName(node);
      if (SAFE.test(name) || ANYWHERE.test(name) || (CASED.test(name) && !this.#isParameter(node))) return true;
      if (NAMES.some(({ parts, ends }) => parts.includes(part) && ends.test(name))) return true;
    }
    return false;
  }

  /** Returns whether an expression has the name of a parameter. */
  #isParameter(expression: ExpressionNode): boolean {
    const node = namedIn(expression);
    return node?.type === "Identifier" && this.#definitions(node)[0]?.type === "Parameter";
  }

  /** Returns whether a value is not ".." and cannot be a part of it, as far as this file shows. */
  hasNoDots(expression: ExpressionNode, depth = 0): boolean {
    const node = bare(expression);
    if (depth > DEEPEST || this.kindOf(node) === "plain") return true;
    const init = this.#reader.constantOf(node);
    if (init) return this.hasNoDots(init, depth + 1);
    const [first] = this.kindOf(node) === "called" ? (node as unknown as CallNode).arguments : [];
    if (!first) return false;
    if (this.#kindOfType(this.#typeOf(first)) !== "raw") return true;
    return this.#reader.isText(first) && /[^.]|\.{3}/.test(this.#reader.textsOf(first).strings.join(""));
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
    if (name === "encodeURIComponent") return first && this.kindOf(first, depth + 1) === "plain" ? "plain" : "called";
    if (name === "encode" && this.#isOurs(callee)) return "component";
    if (name === "String" && first) return stored(this.kindOf(first, depth + 1));
    if (name !== null && PLAIN_CALLS.test(name)) return "plain";
    if (isMember(callee)) {
      const method = keyName(callee.property);
      if (PLAIN_METHODS.test(method)) return "plain";
      // The radix of a number.
      if (method === "toString" && given.length > 0) return "plain";
      if (SAME_METHODS.test(method)) return stored(this.kindOf(callee.object, depth + 1));
    }
    const result = this.#kindOfResult(callee, depth + 1);
    if (result !== "raw") return result;
    const call = this.#textOf(node, 1000).replace(QUOTED, "");
    return [SAFE_CALL, SAFE_STRINGIFY, PLAIN_CALL].some((each) => each.test(call)) ? "unclear" : "raw";
  }

  /** Returns what the functions of this file give that have one `return`; `raw` for others. */
  #kindOfResult(callee: SourceNode, depth: number): ValueKind {
    const called = this.#functionOf(callee);
    if (!called) return "raw";
    return this.#remembered(called, () => {
      const kind = this.#kindOfType(called.returnType?.typeAnnotation);
      if (kind !== "raw") return kind;
      const results = called.body.type === "BlockStatement" ? returnsIn(called.body) : [called.body];
      const [only] = results;
      return only && results.length === 1 ? stored(this.kindOf(only, depth)) : "raw";
    });
  }

  /** Finds the function of this file that a name means. */
  #functionOf(callee: ExpressionNode): FunctionNode | null {
    const variable = callee.type === "Identifier" && variableOf(keyName(callee), this.#reader.scopeOf(callee));
    if (!variable || variable.defs.length !== 1) return null;
    const [{ type, node }] = variable.defs as readonly [SourceDefinition];
    if (type === "FunctionName")
      return variable.references.some((each) => each.isWrite()) ? null : (node as FunctionNode);
    const init = initialOf(variable);
    return init && /^(?:Arrow)?FunctionExpression$/.test(init.type) ? (init as SourceNode as FunctionNode) : null;
  }

  /** Returns whether a name is imported from this package. */
  #isOurs(callee: SourceNode): boolean {
    const [definition] = this.#definitions(callee);
    if (!definition) return false;
    return /["']uri-grammar(?:\/[^"']*)?["']/.test(this.#textOf(definition.parent ?? definition.node));
  }

  #kindOfMember(node: ExpressionNode): ValueKind {
    const { computed, object } = node as unknown as MemberNode;
    if (!computed && /^(?:length|size|checked)$/.test(lastName(node))) return "plain";
    if (/^(?:process\.env|import\.meta)\b/.test(this.#textOf(object, 100))) return "unclear";
    return this.#kindOfType(this.#typeOf(node));
  }

  /** Returns what a type of TypeScript holds. */
  #kindOfType(type: TypeNode | null | undefined, depth = 0): ValueKind {
    if (!type || depth > DEEPEST) return "raw";
    if (PLAIN_TYPES.test(type.type)) return "plain";
    if (LITERAL_TYPES.test(type.type) || CHECKED_TYPES.test(nameOfType(type))) return "unclear";
    const inner = (each: TypeNode | undefined): ValueKind => this.#kindOfType(each, depth + 1);
    return this.#remembered(type, () =>
      type.type === "TSUnionType" ? combined((type as UnionNode).types.map(inner)) : inner(this.#declared(type)[0]),
    );
  }

  /** Returns the declared type of an expression; `null` if this file does not show it. */
  #typeOf(expression: ExpressionNode, depth = 0): TypeNode | null {
    const node = bare(expression);
    if (depth > DEEPEST) return null;
    if (node.type === "Identifier") {
      const [definition] = this.#definitions(node);
      return definition ? this.#typeOfBinding(definition.name, depth + 1) : null;
    }
    if (node.type === "ThisExpression") return classOf(node);
    return isMember(node) ? this.#memberOf(this.#typeOf(node.object, depth + 1), keyName(node.property)) : null;
  }

  /** Returns the type of a name, or of a pattern, where it is defined. */
  #typeOfBinding(binding: TypedNode, depth: number): TypeNode | null {
    const parent = binding.parent as PatternNode;
    if (binding.typeAnnotation) return binding.typeAnnotation.typeAnnotation;
    if (parent.type === "AssignmentPattern") return this.#typeOfBinding(parent, depth);
    if (parent.type === "VariableDeclarator") return parent.init ? this.#typeOf(parent.init, depth) : null;
    if (parent.type !== "Property" || parent.computed) return null;
    return this.#memberOf(this.#typeOfBinding(parent.parent, depth), keyName(parent.key));
  }

  /** Returns the type of a member; `null` if the file does not show it. */
  #memberOf(type: TypeNode | null, name: string, known = new Map<TypeNode, TypeNode | null>()): TypeNode | null {
    if (!type || known.size > MOST_TYPES) return null;
    const before = known.get(type);
    if (before !== undefined) return before;
    known.set(type, null);
    const found = this.#findMember(type, name, (each) => this.#memberOf(each, name, known));
    known.set(type, found);
    return found;
  }

  #findMember(type: TypeNode, name: string, inside: (type: TypeNode) => TypeNode | null): TypeNode | null {
    const members = type.members ?? type.body?.body;
    const member = members?.find(({ key }) => key && keyName(key) === name);
    if (member) return member.typeAnnotation?.typeAnnotation ?? null;
    if (type.type === "TSUnionType") {
      const types = (type as UnionNode).types.filter((each) => !PLAIN_TYPES.test(each.type)).map(inside);
      return types.every((each) => each !== null) ? { type: type.type, types } : null;
    }
    const parts = [...(type.types ?? []), ...(type.extends ?? []), ...this.#declared(type)];
    return parts.map(inside).find((each) => each !== null) ?? null;
  }

  /** Returns the declarations, or the aliased types, that a type names. */
  #declared(type: TypeNode): TypeNode[] {
    const name = nameOfType(type);
    if (UTILITY_TYPES.test(name)) return type.typeArguments?.params.slice(0, 1) ?? [];
    const definitions = variableOf(name, this.#reader.scopeOf(type))?.defs ?? [];
    return definitions.map(({ node }) =>
      node.type === "TSTypeAliasDeclaration" ? (node as AliasNode).typeAnnotation : node,
    );
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
    const kind = this.#kindOfType(this.#typeOfBinding(definition.name, 0));
    if (kind !== "raw") return kind;
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
      return stored(this.kindOf(parent.init, depth));
    }
    if (parent.type === "AssignmentExpression" && parent.left === identifier) {
      const isKept = /^(?:\+|\|\||&&|\?\?)?=$/.test(parent.operator as string);
      return isKept ? stored(this.kindOf(parent.right as ExpressionNode, depth)) : "plain";
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

/** The field of a type in nodes of TypeScript. */
interface Annotation {
  readonly typeAnnotation: TypeNode;
}

/** A name, a pattern, or a member of a type. */
interface TypedNode extends SourceNode {
  readonly typeAnnotation?: Annotation;
}

/** What contains a name or a pattern. */
interface PatternNode extends TypedNode {
  readonly parent: PatternNode;
  readonly computed?: boolean;
  readonly key: ExpressionNode;
  readonly init?: ExpressionNode | null;
}

/** The fields of the types of TypeScript that this module reads, and of their declarations. Each node has some of them. */
interface TypeNode extends SourceNode {
  readonly types?: readonly TypeNode[];
  readonly typeName?: ExpressionNode;
  readonly expression?: ExpressionNode;
  readonly typeArguments?: { readonly params: TypeNode[] };
  readonly extends?: readonly TypeNode[];
  readonly members?: readonly MemberSignature[];
  readonly body?: { readonly body: readonly MemberSignature[] };
}

type UnionNode = TypeNode & Required<Pick<TypeNode, "types">>;

interface MemberSignature extends TypedNode {
  readonly key?: ExpressionNode;
}

type AliasNode = SourceNode & Annotation;

interface FunctionNode extends SourceNode {
  readonly body: ExpressionNode;
  readonly returnType?: Annotation;
}

/** Returns the name of a type, such as `PublicKey` in `web3.PublicKey`; "" without a name. */
function nameOfType({ typeName, expression }: TypeNode): string {
  const name = typeName ?? expression;
  return name ? keyName(name.right ?? name) : "";
}

/** Returns the class that contains a node. */
function classOf(node: SourceNode): TypeNode | null {
  let outer = node.parent;
  while (outer && !outer.type.startsWith("Class")) outer = outer.parent;
  return (outer?.type === "ClassBody" ? outer.parent : outer) ?? null;
}

/** A statement, with the fields that contain statements. Each has some of them. */
interface StatementNode extends SourceNode {
  readonly body?: Statements;
  readonly consequent?: Statements;
  readonly alternate?: Statements;
  readonly block?: Statements;
  readonly handler?: Statements;
  readonly finalizer?: Statements;
  readonly cases?: Statements;
  readonly argument?: ExpressionNode | null;
}

type Statements = StatementNode | readonly StatementNode[] | null;

/** Returns the values of the `return` statements in a function; `null` for one without a value. */
function returnsIn(block: StatementNode): (ExpressionNode | null)[] {
  const found: (ExpressionNode | null)[] = [];
  const stack = [block];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === "ReturnStatement") found.push(node.argument ?? null);
    else if (!/^(?:Function|Class)/.test(node.type)) {
      const { body, consequent, alternate, block: tried, handler, finalizer, cases } = node;
      for (const each of [body, consequent, alternate, tried, handler, finalizer, cases].flat())
        if (each) stack.push(each);
    }
  }
  return found;
}

/** Returns the kind of a value that is not directly in the text: its expression is not a call that can be replaced. */
function stored(kind: ValueKind): ValueKind {
  if (kind === "called") return "encoded";
  return kind === "component" ? "unclear" : kind;
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
  const node = namedIn(expression);
  if (node === null) return "";
  return keyName(node.type === "MemberExpression" ? (node as unknown as MemberNode).property : node);
}

/** Returns the name or the member that names an expression. */
function namedIn(expression: ExpressionNode): ExpressionNode | null {
  let node: ExpressionNode = bare(expression);
  for (;;) {
    if (node.type === "CallExpression") {
      const { callee, arguments: given } = node as unknown as CallNode;
      const isSame = isMember(callee) && SAME_METHODS.test(keyName(callee.property));
      node = nameOf(callee) === "String" && given[0] ? given[0] : isSame ? callee.object : callee;
    } else if (node.type === "MemberExpression") {
      const { computed, object, property } = node as unknown as MemberNode;
      if (!computed || typeof property.value === "string") return node;
      node = object;
    } else if (node.type === "AwaitExpression") node = (node as AwaitNode).argument;
    else return node.type === "Identifier" ? node : null;
    node = bare(node);
  }
}

/** Returns the argument of a call such as `trimSlashes(path)`, whose name is also a name of the result. */
function sameOf(expression: ExpressionNode): ExpressionNode | undefined {
  const node = bare(expression);
  if (node.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = node as unknown as CallNode;
  return given.length === 1 && SAME_CALL.test(lastName(callee)) ? given[0] : undefined;
}
