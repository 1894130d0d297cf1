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
  /** Returns whether the remaining nodes are sufficient to write the part. */
  fits(left: Left): boolean;
  write(left: Left, take: Take): void;
}

/** The nodes of a node's fields that are not yet written. */
class Left {
  /** What each field holds. */
  readonly #held: readonly unknown[];
  /** How many nodes of each field are written. */
  readonly #written: number[];

  constructor(held: readonly unknown[]) {
    this.#held = held;
    this.#written = held.map(() => 0);
  }

  /** Returns the next node of a field; `null` if all are written. */
  next(field: number): NodeBase | null {
    const held = this.#held[field];
    const at = this.#written[field] as number;
    if (Array.isArray(held)) return (held as readonly NodeBase[])[at] ?? null;
    return at === 0 ? ((held ?? null) as NodeBase | null) : null;
  }

  pass(field: number): void {
    this.#written[field] = (this.#written[field] as number) + 1;
  }
}

/** The shape of a node type. */
export class Shape {
  /** The fields, in the order of the text. */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly #names: readonly string[];
  readonly #part: Part;

  /**
   * Parses a shape.
   *
   * @param notation the format that the build writes; `generated/README.md` describes it
   */
  constructor(notation: string) {
    const types: FieldTypes = new Map();
    this.#part = partOf(readExpression(notation), types);
    this.#names = [...types.keys()];
    const { needs } = this.#part;
    this.fields = Object.fromEntries(
      Array.from(types, ([name, { at, types: held, list }]) => [
        name,
        { types: held, list, optional: !list && !needs.has(at) },
      ]),
    );
  }

  /** Returns whether the fields of a node that hold nodes are exactly those of the shape. */
  fits(node: NodeBase): boolean {
    let missing = this.#names.length;
    for (const name of Object.keys(node)) {
      if (typeof node[name as keyof NodeBase] !== "object") continue;
      if (!this.#names.includes(name)) return false;
      missing--;
    }
    return missing === 0;
  }

  /** Writes a node. Nodes that do not belong into the text, such as a password without a user, come last. */
  write(node: NodeBase, take: Take): void {
    const left = new Left(this.#names.map((name) => node[name as keyof NodeBase]));
    this.#part.write(left, take);
    for (let field = 0; field < this.#names.length; field++) {
      for (let rest = left.next(field); rest !== null; rest = left.next(field)) {
        left.pass(field);
        take(rest, false);
      }
    }
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
    case "repetition": {
      const part = partOf(expression.item, types);
      return expression.max === 1 ? optional(part) : repeated(part);
    }
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
    write: (_, take) => {
      take(text, true);
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
    write(left, take) {
      const node = left.next(at);
      if (node === null) return;
      left.pass(at);
      take(node, true);
    },
  };
}

function sequence(parts: readonly Part[]): Part {
  return {
    fields: new Set(parts.flatMap(({ fields }) => [...fields])),
    needs: new Set(parts.flatMap(({ needs }) => [...needs])),
    fits: (left) => parts.every((part) => part.fits(left)),
    write(left, take) {
      for (const part of parts) part.write(left, take);
    },
  };
}

/** Chooses the first alternative that can be written and that omits no field which another alternative would write. */
function choice(parts: readonly Part[]): Part {
  const fields = new Set(parts.flatMap((part) => [...part.fields]));
  const alternatives = parts.map((part) => ({ part, omits: [...fields].filter((field) => !part.fields.has(field)) }));
  const chosen = (left: Left): Part | undefined =>
    alternatives.find(({ part, omits }) => part.fits(left) && omits.every((field) => left.next(field) === null))?.part;
  return {
    fields,
    needs: new Set([...fields].filter((field) => parts.every((part) => part.needs.has(field)))),
    fits: (left) => chosen(left) !== undefined,
    write(left, take) {
      chosen(left)?.write(left, take);
    },
  };
}

function optional(part: Part): Part {
  return {
    fields: part.fields,
    needs: NONE,
    fits: () => true,
    write(left, take) {
      if (part.fits(left)) part.write(left, take);
    },
  };
}

function repeated(part: Part): Part {
  return {
    fields: part.fields,
    needs: NONE,
    fits: () => true,
    write(left, take) {
      while (part.fits(left)) part.write(left, take);
    },
  };
}
