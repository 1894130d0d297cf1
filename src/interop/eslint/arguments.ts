/**
 * Finds the expressions of a program that must be URIs, and the rules that they must match.
 *
 * @module
 */
import { current, type CurrentRule } from "../../standards/current.js";
import { inAttribute, inDirective, sourceOf, type LiteralNode, type WriteText } from "./literal.js";
import { bare, initialOf, keyName, variableOf, type ExpressionNode } from "./nodes.js";
import type { RuleContext, SourceNode, Visitor } from "./types.js";

/** The rule of a place. `false` means that the place is not checked. */
export type PlaceRule = CurrentRule | false;

/** Options that say where URIs are. Each adds to its default. */
export interface URIPlaces {
  /**
   * Functions and classes that take a reference and optionally a base. Default: `URL`, `URL.canParse` and `URL.parse`.
   */
  readonly urls?: readonly string[] | undefined;
  /**
   * Functions and classes that take a URI as their first argument, with the rule that it must match; `false` removes a
   * default. `import` stands for the expression `import()`, `XMLHttpRequest.open` for the second argument of every method
   * `open` whose first argument is a method of HTTP, `this.http.get` for this member, and `*.get` for every method `get`.
   */
  readonly references?: Readonly<Record<string, PlaceRule>> | undefined;
  /**
   * Names of properties and JSX attributes, with the rule of their value; `false` removes a default. Default: `href` and
   * `src` with `URI-reference`, but not `src` as a property of an object literal.
   */
  readonly attributes?: Readonly<Record<string, PlaceRule>> | undefined;
  /** JSX attributes by element, such as `{ img: { src: "URI-reference" } }`. Empty by default. */
  readonly elements?: Readonly<Record<string, Readonly<Record<string, PlaceRule>>>> | undefined;
}

const BY_NAME = { type: "object", additionalProperties: { enum: [...current.rules, false] } };

/** The schema of `URIPlaces`. */
export const PLACES: Readonly<Record<keyof URIPlaces, object>> = {
  urls: { type: "array", items: { type: "string" } },
  references: BY_NAME,
  attributes: BY_NAME,
  elements: { type: "object", additionalProperties: BY_NAME },
};

const URLS = ["URL", "URL.canParse", "URL.parse"];
const XHR = "XMLHttpRequest.open";

/** The libraries that have a function for each of these methods. */
const LIBRARIES = ["axios", "got", "ky"];
const METHODS = ["get", "delete", "head", "options", "post", "put", "patch"];
/** Their names in the output of compilers: `axios_1.default`, `_axios.default`, `import_axios.default`. */
const COMPILED = /^(?:_|import_)?(axios|got|ky)_?\d*\.default(?![^.])/;

const REFERENCES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...["fetch", "Request", "WebSocket", "EventSource", "window.open", "navigator.sendBeacon", "import", XHR],
  ...LIBRARIES.flatMap((name) => [name, ...METHODS.map((method) => `${name}.${method}`)]),
]);
const ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ new Set(["href", "src"]);
/** In other objects, `src` is often the name of a file or a pattern. */
const PROPERTIES: ReadonlySet<string> = /* @__PURE__ */ new Set(["href"]);

/** An expression that must be a URI. */
export interface URIArgument {
  readonly node: ExpressionNode;
  readonly rule: CurrentRule;
  /** Writes a text for a literal; `undefined` in a program. */
  readonly write: WriteText | undefined;
  /** Whether it is an argument of `URL`, which programs use to read other texts, too. */
  readonly isRead: boolean;
  /** Whether it is the argument of `import()`. */
  readonly isImport: boolean;
}

export interface MemberNode extends SourceNode {
  readonly type: "MemberExpression";
  readonly computed: boolean;
  readonly object: SourceNode;
  readonly property: ExpressionNode;
}

export interface CallNode extends SourceNode {
  readonly callee: SourceNode;
  readonly arguments: readonly ExpressionNode[];
}

/** An attribute of JSX. Its parent is the tag. */
interface AttributeNode extends SourceNode {
  readonly name: ExpressionNode;
  readonly value: ExpressionNode | null;
  readonly parent: SourceNode & { readonly name: ExpressionNode };
}

/** An attribute of a template of Vue: `href="/a"`, or a directive such as `:href="a"`. */
interface VueAttributeNode extends SourceNode {
  readonly directive: boolean;
  readonly key: ExpressionNode & { readonly argument?: ExpressionNode | null };
  readonly value: ExpressionNode | null;
  readonly parent: SourceNode & { readonly parent: ExpressionNode };
}

/**
 * Makes the listeners that find the expressions.
 *
 * @param context the context of the rule
 * @param options where URIs are
 * @param found takes each expression
 */
export function uriArguments(
  context: RuleContext,
  { urls = [], references = {}, attributes = {}, elements = {} }: URIPlaces,
  found: (argument: URIArgument) => void,
): Visitor {
  const source = sourceOf(context);
  const ruleOf = (option: Readonly<Record<string, PlaceRule>>, defaults: ReadonlySet<string>, name: string) =>
    own(option, name) ?? (defaults.has(name) ? "URI-reference" : undefined);
  const attributeRule = (element: string, name: string): PlaceRule | undefined =>
    own(own(elements, element) ?? {}, name) ?? ruleOf(attributes, ATTRIBUTES, name);
  const takesBase = new Set([...URLS, ...urls].filter((name) => own(references, name) === undefined));

  // The longest pattern decides.
  const patterns = [...takesBase, ...Object.keys(references)]
    .filter((each) => each.startsWith("*."))
    .sort((a, b) => b.length - a.length);

  /** Returns the listeners for a program, or for the programs in a template of Vue. */
  const listeners = (written?: WriteText): Visitor => {
    const check = (
      node: ExpressionNode | null | undefined,
      rule: PlaceRule | undefined,
      { write = written, isRead = false, isImport = false }: Partial<URIArgument> = {},
    ): void => {
      if (node && rule) found({ node, rule, write, isRead, isImport });
    };
    const call = (node: CallNode): void => {
      const { arguments: given } = node;
      const [first, second] = given;
      const callee = lastOf(node.callee);
      const known = knownName(callee);
      if (known !== undefined) {
        if (isOther(callee, known)) return;
        if (takesBase.has(known)) {
          check(first, second ? "URI-reference" : "URI", { isRead: true });
          check(second, "URI", { isRead: true });
        } else check(first, ruleOf(references, REFERENCES, known));
      } else if (isMember(callee) && callee.property.name === "open" && isMethod(first)) {
        check(second, ruleOf(references, REFERENCES, XHR));
      }
    };
    /** Returns the name or the pattern by which the options, or the defaults, mean a function. */
    const knownName = (callee: SourceNode): string | undefined => {
      const name = (nameOf(callee) ?? (isMember(callee) ? `().${keyName(callee.property)}` : "")).replace(
        COMPILED,
        "$1",
      );
      const short = name.replace(/^(?:window|globalThis|self)\./, "");
      const names = [name, short, ...(short === name ? [] : [`window.${short}`])];
      const isKnown = (each: string): boolean =>
        takesBase.has(each) || ruleOf(references, REFERENCES, each) !== undefined;
      return names.find(isKnown) ?? patterns.find((each) => name.endsWith(each.slice(1)));
    };
    /** Returns whether a function of this file has the name. */
    const isOther = (callee: SourceNode, known: string): boolean => {
      if (known.startsWith("*")) return false;
      let root = callee;
      while (isMember(root)) root = bare(root.object);
      const variable = variableOf(keyName(root), source.getScope(root));
      const type = variable?.defs[0]?.type;
      if (!variable || type === undefined) return false;
      if (type === "FunctionName" || type === "ClassName") return true;
      // A parameter of this name can be anything, such as what a test got.
      if (type === "Parameter") return known.startsWith("got");
      const init = initialOf(variable);
      return init !== null && /^(?:Function|Arrow|Class|New|Object|Array|Template|Literal)/.test(init.type);
    };
    return {
      NewExpression: call,
      CallExpression: call,
      ImportExpression(node: SourceNode & { readonly source: ExpressionNode }) {
        check(node.source, ruleOf(references, REFERENCES, "import"), { isImport: true });
      },
      AssignmentExpression(node: SourceNode & Required<Pick<ExpressionNode, "left" | "right" | "operator">>) {
        const { left, right, operator } = node;
        if (operator === "=" && isMember(left)) check(right, ruleOf(attributes, ATTRIBUTES, keyName(left.property)));
      },
      Property(node: SourceNode & { readonly computed: boolean; readonly key: ExpressionNode; value: ExpressionNode }) {
        if (!node.computed) check(node.value, ruleOf(attributes, PROPERTIES, keyName(node.key)));
      },
      JSXAttribute({ name: node, value, parent }: AttributeNode) {
        const name = keyName(node);
        const expression = value?.type === "JSXExpressionContainer" ? value.expression : value;
        const write = value === expression ? inAttribute : written;
        check(expression, attributeRule(keyName(parent.name), name), { write });
      },
    };
  };

  const program = listeners();
  const templates = source.parserServices?.defineTemplateBodyVisitor;
  if (!templates) return program;
  const template: Visitor = {
    ...listeners(inDirective),
    VAttribute({ directive, key, value, parent }: VueAttributeNode) {
      const isBinding = directive && keyName(key.name as ExpressionNode) === "bind";
      if (directive && !isBinding) return;
      const name = isBinding ? key.argument && keyName(key.argument) : keyName(key);
      const expression = directive ? value?.expression : value;
      if (!expression || typeof name !== "string") return;
      const rule = attributeRule(keyName(parent.parent), name);
      if (rule)
        found({ node: expression, rule, write: directive ? inDirective : inAttribute, isRead: false, isImport: false });
    },
  };
  return templates.call(source.parserServices, template, program);
}

/** Returns the value of an option for a name. Ignores inherited names such as `constructor`. */
function own<Value>(option: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(option, name) ? option[name] : undefined;
}

/** Returns whether a node is a member with a plain name, unlike `#name` and `["name"]`. */
export function isMember(node: SourceNode): node is MemberNode {
  if (node.type !== "MemberExpression") return false;
  const { computed, property } = node as MemberNode;
  return !computed && property.type === "Identifier";
}

/** Returns whether an argument is a method of HTTP. */
function isMethod(node: LiteralNode | undefined): boolean {
  return typeof node?.value === "string" && METHODS.includes(node.value.toLowerCase());
}

/** Returns the called function in an expression such as `(0, a.b)(c)`, which compilers write. */
function lastOf(callee: ExpressionNode): ExpressionNode {
  return callee.type === "SequenceExpression" ? (callee.expressions?.at(-1) as ExpressionNode) : callee;
}

/** Returns the dotted name of a called function; `null` if it has no such name. */
export function nameOf(callee: SourceNode): string | null {
  const names: string[] = [];
  let node = callee;
  for (; isMember(node); node = bare(node.object)) names.push(keyName(node.property));
  const root = node.type === "ThisExpression" ? "this" : node.type === "Identifier" ? keyName(node) : null;
  return root === null ? null : [...names, root].reverse().join(".");
}
