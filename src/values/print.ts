/**
 * Printing: the text of a node of the texts of its fields. It follows the shape of the node, as the printer of trees does.
 *
 * @module
 */
import { readExpression, type Expression } from "../core/abnf.js";

/** The texts of the fields of a node: none for an absent field. */
export type Texts = readonly (readonly string[])[];

/** Joins the texts of the fields of a node. Returns the number of the first field that has a text too many. */
export type Print = (texts: Texts) => string | number;

/** The texts, and how many of each field are written. */
interface Left {
  readonly texts: Texts;
  readonly written: number[];
}

/** A part of a shape. */
interface Part {
  /** The fields that occur in the part. */
  readonly fields: readonly number[];
  /** Returns whether the remaining texts are sufficient to write the part. */
  fits(left: Left): boolean;
  write(left: Left): string;
}

/** Returns whether a field has a text that is not written. */
function has({ texts, written }: Left, field: number): boolean {
  return (written[field] as number) < (texts[field] as readonly string[]).length;
}

/**
 * Returns the function that joins the texts of the fields of a node type.
 *
 * @param notation its shape
 * @param names the names of the fields; their numbers are the places in this list
 */
export function printerOf(notation: string, names: readonly string[]): Print {
  const part = partOf(readExpression(notation), names);
  // A field that the shape never writes comes last.
  const fields = [...new Set([...part.fields, ...names.keys()])];
  const none = names.map(() => 0);
  return (texts) => {
    const left = { texts, written: none.slice() };
    const text = part.write(left);
    for (const field of fields) if (has(left, field)) return field;
    return text;
  };
}

function partOf(expression: Expression, names: readonly string[]): Part {
  switch (expression.type) {
    case "literal":
      return literal(expression.text);
    case "concatenation":
      return sequence(expression.items.map((each) => partOf(each, names)));
    case "alternation":
      return choice(expression.items.map((each) => partOf(each, names)));
    case "repetition":
      return repeated(partOf(expression.item, names), expression.max);
    default: {
      const { name, types } = expression as Extract<Expression, { type: "field" }>;
      const at = names.indexOf(name.replace("[]", ""));
      // `<a:>` never holds a node.
      return at < 0 || types[0] === "" ? literal("") : fieldPart(at);
    }
  }
}

function literal(text: string): Part {
  return { fields: [], fits: () => true, write: () => text };
}

function fieldPart(at: number): Part {
  return {
    fields: [at],
    fits: (left) => has(left, at),
    write({ texts, written }) {
      const next = written[at] as number;
      written[at] = next + 1;
      return (texts[at] as readonly string[])[next] ?? "";
    },
  };
}

function sequence(parts: readonly Part[]): Part {
  return {
    fields: parts.flatMap(({ fields }) => fields),
    fits(left) {
      for (const part of parts) if (!part.fits(left)) return false;
      return true;
    },
    write(left) {
      let text = "";
      for (const part of parts) text += part.write(left);
      return text;
    },
  };
}

/** Chooses the first alternative that can be written and that omits no field which another alternative would write. */
function choice(parts: readonly Part[]): Part {
  const fields = parts.flatMap((part) => part.fields);
  const omitted = parts.map((part) => fields.filter((field) => !part.fields.includes(field)));
  const omits = (left: Left, index: number): boolean => {
    for (const field of omitted[index] as readonly number[]) if (has(left, field)) return true;
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
    fits: (left) => chosen(left) !== undefined,
    write: (left) => chosen(left)?.write(left) ?? "",
  };
}

function repeated(part: Part, most: number): Part {
  return {
    fields: part.fields,
    fits: () => true,
    write(left) {
      let text = "";
      for (let times = 0; times < most && part.fits(left); times++) text += part.write(left);
      return text;
    },
  };
}
