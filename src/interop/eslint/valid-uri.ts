/**
 * The rule `valid-uri`.
 *
 * @module
 */
import { current, type CurrentRule } from "../../standards/current.js";
import { referenceFaults } from "../reference-faults.js";
import { inAttribute, literalText, MESSAGES, report, type LiteralNode, type WriteText } from "./literal.js";
import type { RuleModule, SourceNode } from "./types.js";

/** The options of the rule. Each replaces its default. */
export interface ValidURIOptions {
  /**
   * Functions and classes that take a reference and optionally a base. Default: `URL`, `URL.canParse` and `URL.parse`.
   */
  readonly urls?: readonly string[] | undefined;
  /**
   * Functions and classes that take a URI as their first argument, with the rule that it must match. Default: `fetch`
   * with `URI-reference`. `import` stands for the expression `import()`.
   */
  readonly references?: Readonly<Record<string, CurrentRule>> | undefined;
  /** Names of properties and JSX attributes, with the rule of their value. Default: `href` with `URI-reference`. */
  readonly attributes?: Readonly<Record<string, CurrentRule>> | undefined;
  /** JSX attributes by element, such as `{ img: { src: "URI-reference" } }`. Empty by default. */
  readonly elements?: Readonly<Record<string, Readonly<Record<string, CurrentRule>>>> | undefined;
  /** Whether a URI must also be valid by the rules of its scheme (from `uri-grammar/schemes`). Default `false`. */
  readonly schemes?: boolean | undefined;
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

/** A node with a name: an ESTree identifier, or a literal used as a key. */
interface NameNode extends SourceNode {
  readonly name?: unknown;
  readonly value?: unknown;
}

/** A member expression. If `computed` is false, it is a name after ".". */
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

/** An attribute of JSX. Its parent is the tag. */
interface AttributeNode extends SourceNode {
  readonly name: NameNode;
  readonly value: LiteralNode | null;
  readonly parent: SourceNode & { readonly name: NameNode };
}

/** Reports literals that are not valid URIs where a URI is required. */
export const validURI: RuleModule = {
  meta: {
    type: "problem",
    fixable: "code",
    hasSuggestions: true,
    docs: {
      description: "Require valid URIs in literals that must be URIs (RFC 3986, section 4.1)",
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

    /** Reports all faults of a literal that does not match the rule. Does nothing without a rule. */
    const check = (node: LiteralNode | null | undefined, rule: CurrentRule | undefined, write?: WriteText): void => {
      const literal = node && rule && literalText(node, context);
      if (!literal) return;
      for (const fault of referenceFaults(literal.text, rule, schemes)) report(context, literal, fault, write);
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

/** Returns the value of an option for a name. Ignores inherited names such as `constructor`. */
function own<Value>(option: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(option, name) ? option[name] : undefined;
}

/** Returns whether a node is a member with a plain name, unlike `#name` and `["name"]`. */
function isMember(node: SourceNode): node is MemberNode {
  if (node.type !== "MemberExpression") return false;
  const { computed, property } = node as MemberNode;
  return !computed && property.type === "Identifier";
}

/** Returns the dotted name of a called function; `null` if it has no such name. */
function nameOf(node: SourceNode): string | null {
  if (!isMember(node)) return node.type === "Identifier" ? keyName(node) : null;
  const of = nameOf(node.object);
  return of === null ? null : `${of}.${keyName(node.property)}`;
}

/** Returns the name of a property or an attribute. */
function keyName({ name, value }: NameNode): string {
  return String(name ?? value);
}
