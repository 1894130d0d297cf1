import type { find, FindOptions } from "../../src/context/index.js";
import { PiecewiseFinder } from "../../src/context/find-pieces.js";

type Found = ReturnType<typeof find>;

/** Returns what is found in the pieces of a text, and the text as it was searched. */
export function findIn(
  pieces: readonly string[],
  options: FindOptions,
): { readonly text: string; readonly found: Found } {
  const finder = new PiecewiseFinder(options);
  const searched = [...pieces.map((piece) => finder.add(piece)), finder.end()];
  return {
    text: searched.map((each) => each?.text ?? "").join(""),
    found: searched.flatMap((each) => each?.found ?? []),
  };
}
