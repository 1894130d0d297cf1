/**
 * The rule `valid-uri`.
 *
 * @module
 */
import { current, type CurrentRule } from "../../standards/current.js";
import { referenceFaults } from "../reference-faults.js";
import { inAttribute, literalText, MESSAGES, report, type LiteralNode } from "./literal.js";
import type { RuleModule, SourceNode } from "./types.js";

/** What the rule can be told. What is given takes the place of the default. */
export interface ValidURIOptions {
  /** What takes a reference and, after it, a base, with `new` or without. `URL`, `URL.canParse` and `URL.parse` by default. */
  readonly urls?: readonly string[];
  /**
   * What takes a URI as its first argument, and the rule that it must match. `fetch`, a `URI-reference`, by default.
   * `import` stands for the expression `import()`.
   */
  readonly references?: Readonly<Record<string, CurrentRule>>;
  /** Properties, assigned to or written in an object, and attributes of JSX. `href`, a `URI-reference`, by default. */
  readonly attributes?: Readonly<Record<string, CurrentRule>>;
  /** Attributes of JSX by the element's name, such as `{ img: { src: "URI-reference" } }`. None by default. */
  readonly elements?: Readonly<Record<string, Readonly<Record<string, CurrentRule>>>>;
  /** Whether a URI must also be valid by the rules of its scheme, as `uri-grammar/schemes` has them. `false` by default. */
  readonly schemes?: boolean;
}

const BY_NAME = { type: "object", additionalProperties: { enum: current.rules } };

const SCHEMA = {
  type: "object",
  properties: {
    urls: { type: "array", items: { type: "string" } },
    references: BY_NAME,
    attributes: BY_NAME,
    elements: { type: "object", additionalProperties: BY_NAME },
    schemes: { type: "boolean" },
  },
  additionalProperties: false,
};

/** What has a name: ESTree's identifiers, and literals where they are keys. */
interface NameNode extends SourceNode {
  readonly name?: unknown;
  readonly value?: unknown;
}

/** Names with "." between them, where `computed` is false. */
interface MemberNode extends SourceNode {
  readonly type: "MemberExpression";
  readonly computed: boolean;
  readonly object: SourceNode;
  readonly property: NameNode;
}

interface CallNode extends SourceNode {
  readonly callee: SourceNode;
  readonly arguments: readonly LiteralNode[];
}

/** An attribute of JSX: its parent is the tag. */
interface AttributeNode extends SourceNode {
  readonly name: NameNode;
  readonly value: LiteralNode | null;
  readonly parent: SourceNode & { readonly name: NameNode };
}

type Quoted = typeof inAttribute;

/** Refuses literals that are no URI where one has to stand. */
export const validURI: RuleModule = {
  meta: {
    type: "problem",
    fixable: "code",
    hasSuggestions: true,
    docs: {
      description: "Demand that a literal is a URI where one has to stand (RFC 3986, section 4.1)",
      url: current.sectionUrl("4.1"),
    },
    schema: [SCHEMA],
    messages: MESSAGES,
  },
  create(context) {
    const {
      urls = ["URL", "URL.canParse", "URL.parse"],
      references = { fetch: "URI-reference" },
      attributes = { href: "URI-reference" },
      elements = {},
      schemes = false,
    } = (context.options[0] ?? {}) as ValidURIOptions;

    /** Reports all faults of a literal that does not match the rule, if there is one for it. */
    const check = (node: LiteralNode | null | undefined, rule: CurrentRule | undefined, quoted?: Quoted): void => {
      const literal = node && rule && literalText(node, context);
      if (!literal) return;
      for (const fault of referenceFaults(literal.text, rule, schemes)) report(context, literal, fault, quoted);
    };
    const call = (node: CallNode): void => {
      const name = nameOf(node.callee);
      const [first, base] = node.arguments;
      if (name === null) return;
      if (urls.includes(name)) {
        check(first, base ? "URI-reference" : "URI");
        check(base, "URI");
      } else check(first, own(references, name));
    };
    const property = (name: string, value: LiteralNode): void => {
      check(value, own(attributes, name));
    };
    return {
      NewExpression: call,
      CallExpression: call,
      ImportExpression(node: SourceNode & { readonly source: LiteralNode }) {
        check(node.source, own(references, "import"));
      },
      AssignmentExpression(node: SourceNode & { readonly left: SourceNode; readonly right: LiteralNode }) {
        if (isMember(node.left)) property(keyName(node.left.property), node.right);
      },
      Property(node: SourceNode & { readonly computed: boolean; readonly key: NameNode; readonly value: LiteralNode }) {
        if (!node.computed) property(keyName(node.key), node.value);
      },
      JSXAttribute(node: AttributeNode) {
        const name = keyName(node.name);
        const ofElement = own(elements, keyName(node.parent.name)) ?? {};
        check(node.value, own(ofElement, name) ?? own(attributes, name), inAttribute);
      },
    };
  },
};

/** The value of an option for a name: names such as `constructor` have none. */
function own<Value>(option: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(option, name) ? option[name] : undefined;
}

/** Whether a node is a member that is named, which `#name` and `["name"]` are not. */
function isMember(node: SourceNode): node is MemberNode {
  if (node.type !== "MemberExpression") return false;
  const { computed, property } = node as MemberNode;
  return !computed && property.type === "Identifier";
}

/** The name of what is called, with "." between its parts; `null` if it has none. */
function nameOf(node: SourceNode): string | null {
  if (!isMember(node)) return node.type === "Identifier" ? keyName(node) : null;
  const of = nameOf(node.object);
  return of === null ? null : `${of}.${keyName(node.property)}`;
}

/** The name of a property or an attribute. */
function keyName({ name, value }: NameNode): string {
  return String(name ?? value);
}
