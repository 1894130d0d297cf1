/**
 * The rule `valid-uri`.
 *
 * @module
 */
import { current, explained, type CurrentRule } from "../../standards/current.js";
import { inAttribute, literalText, MESSAGES, report, type LiteralNode } from "./literal.js";
import type { RuleContext, RuleModule, SourceNode } from "./types.js";

/** What the rule can be told. What is given takes the place of the default. */
export interface ValidURIOptions {
  /** What takes a reference and, after it, a base, with `new` or without. `URL`, `URL.canParse` and `URL.parse` by default. */
  readonly urls?: readonly string[];
  /** What takes a URI as its first argument, and the rule that it must match. `fetch`, a `URI-reference`, by default. */
  readonly references?: Readonly<Record<string, CurrentRule>>;
  /** Properties, assigned to or written in an object, and attributes of JSX. `href`, a `URI-reference`, by default. */
  readonly attributes?: Readonly<Record<string, CurrentRule>>;
}

const BY_NAME = { type: "object", additionalProperties: { enum: current.rules } };

const SCHEMA = {
  type: "object",
  properties: { urls: { type: "array", items: { type: "string" } }, references: BY_NAME, attributes: BY_NAME },
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

/** Refuses literals that are no URI where one has to stand. */
export const validURI: RuleModule = {
  meta: {
    type: "problem",
    fixable: "code",
    hasSuggestions: true,
    docs: { description: "Demand that a literal is a URI where one has to stand (RFC 3986)" },
    schema: [SCHEMA],
    messages: MESSAGES,
  },
  create(context) {
    const {
      urls = ["URL", "URL.canParse", "URL.parse"],
      references = { fetch: "URI-reference" },
      attributes = { href: "URI-reference" },
    } = (context.options[0] ?? {}) as ValidURIOptions;

    const call = (node: CallNode): void => {
      const name = nameOf(node.callee);
      const [first, base] = node.arguments;
      if (name === null) return;
      if (urls.includes(name)) {
        check(context, first, base ? "URI-reference" : "URI");
        check(context, base, "URI");
      } else if (Object.hasOwn(references, name)) check(context, first, references[name]);
    };
    const attribute = (name: string, value: LiteralNode | null, quoted?: typeof inAttribute): void => {
      if (value && Object.hasOwn(attributes, name)) check(context, value, attributes[name], quoted);
    };
    return {
      NewExpression: call,
      CallExpression: call,
      AssignmentExpression(node: SourceNode & { readonly left: SourceNode; readonly right: LiteralNode }) {
        if (isMember(node.left)) attribute(keyName(node.left.property), node.right);
      },
      Property(node: SourceNode & { readonly computed: boolean; readonly key: NameNode; readonly value: LiteralNode }) {
        if (!node.computed) attribute(keyName(node.key), node.value);
      },
      JSXAttribute(node: SourceNode & { readonly name: NameNode; readonly value: LiteralNode | null }) {
        attribute(keyName(node.name), node.value, inAttribute);
      },
    };
  },
};

/** Reports all faults of a literal that does not match the rule. */
function check(
  context: RuleContext,
  node: LiteralNode | undefined,
  rule: CurrentRule | undefined,
  quoted?: typeof inAttribute,
): void {
  const literal = node && literalText(node, context);
  if (!literal) return;
  for (const diagnostic of explained.diagnose(literal.text, { rule })) report(context, literal, diagnostic, quoted);
}

/** Whether a node is a member that is named, which `#name` and `["name"]` are not. */
function isMember(node: SourceNode): node is MemberNode {
  if (node.type !== "MemberExpression") return false;
  const { computed, property } = node as MemberNode;
  return !computed && property.type === "Identifier";
}

/** The name of what is called, with "." between its parts; `null` where it has none. */
function nameOf(node: SourceNode): string | null {
  if (!isMember(node)) return node.type === "Identifier" ? keyName(node) : null;
  const of = nameOf(node.object);
  return of === null ? null : `${of}.${keyName(node.property)}`;
}

/** The name of a property or an attribute. */
function keyName({ name, value }: NameNode): string {
  return String(name ?? value);
}
