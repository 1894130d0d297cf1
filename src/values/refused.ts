/**
 * The error for a value that cannot be written.
 *
 * @module
 */
import { URISyntaxError, type Mistake } from "../core/diagnostic.js";
import type { Tree } from "../tree/tree.js";
import type { Path } from "./same.js";

/** Returns the error for a value, with its place among the values. The offsets of the mistake are those of a text in it. */
export function refusedValue(tree: Pick<Tree, "refuse">, mistake: Omit<Mistake, "code">, path: Path): URISyntaxError {
  return new URISyntaxError({ ...tree.refuse({ code: "value", ...mistake }).diagnostic, path });
}
