/**
 * Finds the values of constant members that the same file defines: of objects, classes and enums.
 *
 * @module
 */
import { sourceOf } from "./literal.js";
import { bare, initialOf, keyName, variableOf, WRAPPERS, type ExpressionNode } from "./nodes.js";
import type { RuleContext, SourceNode, SourceReference, SourceScope, SourceVariable } from "./types.js";

/** The fields of the nodes that this module reads. Each node has some of them. */
interface MemberedNode extends ExpressionNode {
  readonly computed?: boolean;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly method?: boolean;
  readonly key?: ExpressionNode;
  readonly expression?: MemberedNode;
  readonly object?: MemberedNode;
  readonly property?: ExpressionNode;
  readonly properties?: readonly MemberedNode[];
  readonly callee?: MemberedNode;
  readonly arguments?: readonly MemberedNode[];
  readonly initializer?: ExpressionNode;
  readonly members?: readonly MemberedNode[];
  readonly body?: MemberedNode | readonly MemberedNode[];
  readonly typeAnnotation?: { readonly typeName?: ExpressionNode };
  readonly parent?: MemberedNode;
}

/** The object, the class or the enum that has a member, or the instances of a class. */
interface Holder {
  readonly node: MemberedNode;
  readonly isInstance?: boolean;
}

/** The values of members by their names; `null` for a value that is not known. */
type Members = ReadonlyMap<string, ExpressionNode | null>;

/** How many objects inside each other are read. */
const DEEPEST = 10;
/** The beginning of the names of members of instances. */
const INSTANCE = "this.";

/** Reads the members of a file. */
export class MemberReader {
  readonly #context: RuleContext;
  readonly #members = new WeakMap<SourceNode, Members>();
  readonly #holders = new WeakMap<SourceVariable, Holder | null>();
  #written: ReadonlySet<string> | undefined;

  constructor(context: RuleContext) {
    this.#context = context;
  }

  /**
   * Returns the value of a member such as `URLS.api`, `Client.BASE`, `this.#base` or `Page.Home`.
   *
   * @param node an expression
   * @param scope the names that are defined there
   * @returns the value; `null` if the expression is no member, or the file does not show that its value is constant
   */
  valueOf(node: ExpressionNode, scope: SourceScope, depth = 0): ExpressionNode | null {
    const name = node.type === "MemberExpression" && depth < DEEPEST ? nameOfMember(node) : null;
    if (name === null) return null;
    const object = objectOf(node);
    const holder = this.#holderOf(object, scope, depth + 1);
    if (!holder) return null;
    const value = this.#membersOf(holder.node).get(holder.isInstance ? INSTANCE + name : name);
    return value && !this.#isWritten(name, object) ? value : null;
  }

  #holderOf(node: MemberedNode, scope: SourceScope, depth: number): Holder | null {
    if (node.type === "ThisExpression") return holderOfThis(node);
    if (node.type !== "Identifier") {
      const value = this.valueOf(node, scope, depth);
      const object = value && literalIn(value);
      return object && { node: object };
    }
    const variable = variableOf(String(node.name), scope);
    if (!variable) return null;
    let holder = this.#holders.get(variable);
    if (holder === undefined) {
      const object = holderIn(variable);
      holder = object && { node: object };
      this.#holders.set(variable, holder);
    }
    return holder;
  }

  #membersOf(holder: MemberedNode): Members {
    let members = this.#members.get(holder);
    if (!members) {
      members = membersOf(holder);
      this.#members.set(holder, members);
    }
    return members;
  }

  /** Returns whether the file writes a member of this name, or members of the object whose names are not known. */
  #isWritten(name: string, object: MemberedNode): boolean {
    this.#written ??= this.#findWritten();
    return this.#written.has(`.${name}`) || this.#written.has(rootOf(object));
  }

  /** Finds the names of the members that the file writes, with a dot, and the objects with other written members. */
  #findWritten(): ReadonlySet<string> {
    const { ast, visitorKeys } = sourceOf(this.#context);
    const written = new Set<string>();
    const stack: MemberedNode[] = [ast];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (node.type === "MemberExpression" && isTarget(node)) {
        const name = nameOfMember(node);
        written.add(name === null ? rootOf(objectOf(node)) : `.${name}`);
      }
      const fields = node as unknown as Readonly<
        Record<string, MemberedNode | readonly (MemberedNode | null)[] | null>
      >;
      for (const child of (visitorKeys[node.type] ?? []).flatMap((key) => fields[key])) if (child) stack.push(child);
    }
    return written;
  }
}

/** Returns the name of a member where it is used or defined, with "#" if it is private; `null` if it is not known. */
function nameOfMember({ computed, property, key = property }: MemberedNode): string | null {
  const { type, value } = key as ExpressionNode;
  if (computed === true) return typeof value === "string" ? value : null;
  return (type === "PrivateIdentifier" ? "#" : "") + keyName(key as ExpressionNode);
}

/** Returns the object of a member. */
function objectOf({ object }: MemberedNode): MemberedNode {
  return bare(object as MemberedNode);
}

/** Returns the name of the object that has a member, directly or in another member. */
function rootOf(object: MemberedNode): string {
  let node = object;
  while (node.type === "MemberExpression") node = objectOf(node);
  return node.type === "ThisExpression" ? "this" : String(node.name);
}

/** Returns whether an expression is assigned, counted or deleted. */
function isTarget(expression: MemberedNode): boolean {
  let node = expression;
  let parent = node.parent as MemberedNode;
  while (WRAPPERS.has(parent.type)) [node, parent] = [parent, parent.parent as MemberedNode];
  if (parent.left === node) return /^(?:Assignment|For)/.test(parent.type);
  if (parent.type === "Property") return parent.value === node && parent.parent?.type === "ObjectPattern";
  return parent.operator === "delete" || /^(?:UpdateExpression|ArrayPattern|RestElement)$/.test(parent.type);
}

/** Returns the instances of a class, or the class, that `this` means; `null` elsewhere. */
function holderOfThis(node: MemberedNode): Holder | null {
  let inner = node;
  let outer = node.parent as MemberedNode;
  // A function has its own `this`, but an arrow function has that around it.
  while (!/^(?:Function|Program|StaticBlock|PropertyDefinition|TSModuleBlock|Class)/.test(outer.type)) {
    [inner, outer] = [outer, outer.parent as MemberedNode];
  }
  const member = outer.type === "FunctionExpression" ? (outer.parent as MemberedNode) : outer;
  const isMember = /^(?:Method|Property)Definition$/.test(member.type) && member.key !== inner;
  if (!isMember) return null;
  return { node: (member.parent as MemberedNode).parent as MemberedNode, isInstance: member.static !== true };
}

/** Returns the object, the class or the enum that a variable always is; `null` for others. */
function holderIn(variable: SourceVariable): MemberedNode | null {
  const { defs, references } = variable;
  const [definition] = defs;
  if (!definition || defs.length > 1) return null;
  const { type, node, parent } = definition;
  if (type === "TSEnumName") return node;
  if (type === "ClassName") return references.some((each) => each.isWrite()) ? null : node;
  const init = (parent as ExpressionNode | null | undefined)?.kind === "const" ? initialOf(variable) : null;
  const object = init && literalIn(init);
  return object && (isFrozen(init) || references.every(isKept)) ? object : null;
}

/** Returns the literal of an object, also `Object.freeze({ … })`. */
function literalIn(value: MemberedNode): MemberedNode | null {
  const node = bare(value) as MemberedNode;
  if (node.type === "ObjectExpression") return node;
  const [first] = isFreeze(node) ? (node.arguments as readonly MemberedNode[]) : [];
  return first ? literalIn(first) : null;
}

function isFreeze({ callee }: MemberedNode): boolean {
  if (callee?.type !== "MemberExpression") return false;
  return nameOfMember(callee) === "freeze" && rootOf(objectOf(callee)) === "Object";
}

/** Returns whether an object cannot be changed: it is frozen, or a constant of TypeScript. */
function isFrozen(value: MemberedNode): boolean {
  for (let node = value; ; node = node.expression as MemberedNode) {
    if (isFreeze(node) || node.typeAnnotation?.typeName?.name === "const") return true;
    if (!WRAPPERS.has(node.type)) return false;
  }
}

/** Returns whether a use of an object does not give it to other code, which could change it. An export does not count. */
function isKept({ identifier, init }: SourceReference): boolean {
  const { type } = (identifier as Required<MemberedNode>).parent;
  return init === true || /^(?:MemberExpression|Export\w+|TSTypeQuery)$/.test(type);
}

/** Returns the members of an object, a class or an enum whose values are known, and `null` for the others. */
function membersOf(holder: MemberedNode): Members {
  const members = new Map<string, ExpressionNode | null>();
  const add = (name: string, value: ExpressionNode | null | undefined): void => {
    // A name that occurs again can have either value.
    members.set(name, members.has(name) ? null : (value ?? null));
  };
  if (holder.type === "TSEnumDeclaration") {
    // Older versions of the parser have no body.
    const { body = holder } = holder;
    for (const { id, initializer } of (body as Required<MemberedNode>).members)
      add(keyName(id as ExpressionNode), initializer);
    return members;
  }
  const parts = holder.properties ?? ((holder.body as MemberedNode).body as readonly MemberedNode[]);
  for (const part of parts) {
    const { type, key, value, kind, method = false, static: isStatic = false, readonly = false } = part;
    // A part that is spread, or whose name is computed, can replace the others.
    if (!key && holder.properties) return new Map();
    if (!key) continue;
    const name = nameOfMember(part);
    if (name === null) return new Map();
    const isInstance = type.endsWith("Definition") && !isStatic;
    // Other files can write a field of an instance that they see.
    const isConstant = isStatic || readonly || name.startsWith("#");
    const isField = type === "PropertyDefinition" ? isConstant : kind === "init" && !method;
    add(isInstance ? INSTANCE + name : name, isField ? (value as ExpressionNode | null) : null);
  }
  // This name sets the prototype.
  members.delete("__proto__");
  return members;
}
