/**
 * Printing: the text of a node of the texts of its fields. It follows the shape of the node, as the printer of trees does.
 *
 * @module
 */
import { Left, type Shape } from "../tree/shape.js";

/** The texts of the fields of a node: none for an absent field. */
export type Texts = readonly (readonly string[])[];

/** Joins the texts of the fields of a node. Returns the number of the first field that has a text too many. */
export type Print = (texts: Texts) => string | number;

/** The texts that are left. One object is enough for a node type, because nothing else is printed meanwhile. */
class LeftTexts extends Left {
  text = "";
  readonly #held: (readonly string[])[] = [];

  next(field: number): string | null {
    const texts = this.#held[field] as readonly string[];
    const at = this.written[field] as number;
    return at < texts.length ? (texts[at] as string) : null;
  }

  take(piece: string): void {
    this.text += piece;
  }

  /** Begins with other texts. Each field of the shape has a place in them. */
  begin(texts: Texts, places: readonly number[]): void {
    this.text = "";
    for (let field = 0; field < places.length; field++) {
      this.#held[field] = texts[places[field] as number] as readonly string[];
      this.written[field] = 0;
    }
  }
}

/**
 * Returns the function that joins the texts of the fields of a node type.
 *
 * @param shape its shape
 * @param names the names of the fields; their numbers are the places in this list
 */
export function printerOf(shape: Shape, names: readonly string[]): Print {
  const places = shape.names.map((name) => names.indexOf(name));
  const left = new LeftTexts(shape);
  // A field that the shape never writes comes last.
  const fields = [...new Set([...shape.written, ...shape.names.keys()])];
  return (texts) => {
    left.begin(texts, places);
    shape.writeFrom(left);
    for (const field of fields) if (left.next(field) !== null) return places[field] as number;
    return left.text;
  };
}
