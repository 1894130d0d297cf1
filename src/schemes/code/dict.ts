/** @module */
import type { Dicturl } from "../../../generated/scheme/dict.tree.js";
import { withoutZeros } from "../../core/ports.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const dict: SchemeCode<Dicturl> = {
  // Default values ("!" and ".") and colons at the end of the path are not necessary.
  *normalize({ input, node: { command } }) {
    const { word, database, n } = command;
    const valueOf = (part: { readonly value: string } | null, usual = ""): string =>
      part === null || part.value === usual ? "" : part.value;
    const values = [command.type === "define" ? "d" : "m", word.value, valueOf(database, "!")];
    if (command.type === "match") values.push(valueOf(command.strat, "."));
    values.push(withoutZeros(valueOf(n)));
    while (values.at(-1) === "") values.pop();
    yield* rewrite(input, command, values.join(":"), "5");
  },
};
