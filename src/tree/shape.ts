/**
 * Shapes: how the text of a node is composed of its fields. A shape is the rule's ABNF with fields in place of rules.
 *
 * @module
 */
import { readExpression, type Expression } from "../core/abnf.js";
import type { NodeBase } from "./node.js";

/** A field of a node type, as data. */
export interface FieldType {
  /** The types of the nodes that it can hold. */
  readonly types: readonly string[];
  /** Whether it can be `null`. */
  readonly optional: boolean;
  /** Whether it holds a list, which can be empty. */
  readonly list: boolean;
}

/**
 * A callback for each piece of a node's text, in order: a literal or a node of a field. `fits` is false for a node that
 * does not belong into the text.
 */
export type Take = (piece: string | NodeBase, fits: boolean) => void;

/** A part of a shape. Fields are numbers: their places in the order of the text. */
interface Part {
  /** The fields that occur in the part. */
  readonly fields: ReadonlySet<number>;
  /** The fields without which the part cannot be written. */
  readonly needs: ReadonlySet<number>;
  /** Returns whether the remaining pieces are sufficient to write the part. */
  fits(left: Left): boolean;
  write(left: Left): void;
}

/** The pieces of a node's fields that are not yet written, such as nodes or their texts, and what takes them. */
export abstract class Left {
  /** How many pieces of each field are written. */
  protected readonly written: number[];

  constructor({ none }: Shape) {
    this.written = none.slice();
  }

  /** Returns the next piece of a field; `null` if all are written. */
  abstract next(field: number): unknown;
  /** Takes a literal, or a piece of a field. */
  abstract take(piece: unknown, fits: boolean): void;

  pass(field: number): void {
    this.written[field] = (this.written[field] as number) + 1;
  }
}

/** The nodes of a node's fields. */
class LeftNodes extends Left {
  readonly #held: readonly unknown[];
  readonly #take: Take;

  constructor(node: NodeBase, shape: Shape, take: Take) {
    super(shape);
    this.#held = shape.names.map((name) => node[name as keyof NodeBase]);
    this.#take = take;
  }

  next(field: number): NodeBase | null {
    const held = this.#held[field];
    const at = this.written[field] as number;
    if (Array.isArray(held)) return (held as readonly NodeBase[])[at] ?? null;
    return at === 0 ? ((held ?? null) as NodeBase | null) : null;
  }

  take(piece: string | NodeBase, fits: boolean): void {
    this.#take(piece, fits);
  }
}

/** The shape of a node type. */
export class Shape {
  /** The fields, in the order of the text. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /** The names of the fields, also of those that the text never has. */
  readonly names: readonly string[];
  /** The numbers of the fields that the text can have. */
  readonly written: ReadonlySet<number>;
  /** How many pieces of each field are written at first. */
  readonly none: readonly number[];
  readonly #part: Part;

  /**
   * Parses a shape.
   *
   * @param notation the format that the build writes; `generated/README.md` describes it
   */
  constructor(notation: string) {
    const types: FieldTypes = new Map();
    this.#part = partOf(readExpression(notation), types);
    this.names = [...types.keys()];
    const { fields, needs } = this.#part;
    this.written = fields;
    this.none = this.names.map(() => 0);
    this.fields = Object.fromEntries(
      Array.from(types, ([name, { at, types: held, list }]) => [
        name,
        { types: held, list, optional: !list && !needs.has(at) },
      ]),
    );
  }

  /** Returns whether the fields of a node that hold nodes are exactly those of the shape. */
  fits(node: NodeBase): boolean {
    let missing = this.names.length;
    for (const name of Object.keys(node)) {
      if (typeof node[name as keyof NodeBase] !== "object") continue;
      if (!this.names.includes(name)) return false;
      missing--;
    }
    return missing === 0;
  }

  /** Writes a node. Nodes that do not belong into the text, such as a password without a user, come last. */
  write(node: NodeBase, take: Take): void {
    const left = new LeftNodes(node, this, take);
    this.writeFrom(left);
    for (let field = 0; field < this.names.length; field++) {
      for (let rest = left.next(field); rest !== null; rest = left.next(field)) {
        left.pass(field);
        take(rest, false);
      }
    }
  }

  /** Writes the pieces that belong into the text. */
  writeFrom(left: Left): void {
    this.#part.write(left);
  }
}

/** The fields of a shape by name. */
type FieldTypes = Map<string, { readonly at: number; readonly types: readonly string[]; readonly list: boolean }>;

const NONE: ReadonlySet<number> = new Set();

function partOf(expression: Expression, types: FieldTypes): Part {
  switch (expression.type) {
    case "field":
      return fieldPart(expression, types);
    case "concatenation":
      return sequence(expression.items.map((each) => partOf(each, types)));
    case "alternation":
      return choice(expression.items.map((each) => partOf(each, types)));
    case "repetition":
      return repeated(partOf(expression.item, types), expression.max);
    case "literal":
      return literal(expression.text);
    case "characters":
      return literal(String.fromCharCode(expression.first));
    case "rule":
      throw new TypeError(`A shape cannot contain the rule ${expression.name}.`);
  }
}

function literal(text: string): Part {
  return {
    fields: NONE,
    needs: NONE,
    fits: () => true,
    write(left) {
      left.take(text, true);
    },
  };
}

/** Returns the part of a field. The first occurrence declares the types. A field without types is never written. */
function fieldPart({ name: text, types }: Extract<Expression, { type: "field" }>, known: FieldTypes): Part {
  const list = text.endsWith("[]");
  const name = list ? text.slice(0, -"[]".length) : text;
  // `<a>` holds nodes of type a; `<a:>` never holds a node.
  const field = known.get(name) ?? { at: known.size, types: types.length === 0 ? [name] : types.filter(Boolean), list };
  known.set(name, field);
  if (field.types.length === 0) return sequence([]);
  const { at } = field;
  const fields = new Set([at]);
  return {
    fields,
    needs: fields,
    fits: (left) => left.next(at) !== null,
    write(left) {
      const piece = left.next(at);
      if (piece === null) return;
      left.pass(at);
      left.take(piece, true);
    },
  };
}

function sequence(parts: readonly Part[]): Part {
  return {
    fields: new Set(parts.flatMap(({ fields }) => [...fields])),
    needs: new Set(parts.flatMap(({ needs }) => [...needs])),
    fits(left) {
      for (const part of parts) if (!part.fits(left)) return false;
      return true;
    },
    write(left) {
      for (const part of parts) part.write(left);
    },
  };
}

/** Chooses the first alternative that can be written and that omits no field which another alternative would write. */
function choice(parts: readonly Part[]): Part {
  const fields = new Set(parts.flatMap((part) => [...part.fields]));
  const omitted = parts.map((part) => [...fields].filter((field) => !part.fields.has(field)));
  const omits = (left: Left, index: number): boolean => {
    for (const field of omitted[index] as readonly number[]) if (left.next(field) !== null) return true;
    return false;
  };
  const chosen = (left: Left): Part | undefined => {
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as Part;
      if (part.fits(left) && !omits(left, index)) return part;
    }
    return undefined;
  };
  return {
    fields,
    needs: new Set([...fields].filter((field) => parts.every((part) => part.needs.has(field)))),
    fits: (left) => chosen(left) !== undefined,
    write(left) {
      chosen(left)?.write(left);
    },
  };
}

function repeated(part: Part, most: number): Part {
  return {
    fields: part.fields,
    needs: NONE,
    fits: () => true,
    write(left) {
      for (let times = 0; times < most && part.fits(left); times++) part.write(left);
    },
  };
}
