/** @module */
import type { Imapurl } from "../../../generated/scheme/imap.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type SchemeEdit } from "../mechanism/check.js";
import { wrongPart } from "../shared/dates.js";
import { few, split } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Yields the edits that percent-encode the dot-segments of a mailbox name. */
function* dotsEncoded(input: string, mailbox: Leaf): Generator<SchemeEdit> {
  for (const { start, end } of split(input, mailbox, "/")) {
    const part = input.slice(start, end);
    if (part === "." || part === "..") yield { start, end, text: part.replaceAll(".", "%2E"), section: "7" };
  }
}

export const imap: SchemeCode<Imapurl> = {
  finds: {
    "dot-segment": ({ input, node: { pathQuery } }) =>
      pathQuery?.command
        ? few(dotsEncoded(input, pathQuery.command.mailbox)).map((edit) => ({ ...edit, isOurs: true }))
        : NOTHING,
    date({ node: { pathQuery } }) {
      const dateTime = pathQuery?.command?.urlauth?.expire?.dateTime;
      const wrong = dateTime && wrongPart(dateTime.value);
      if (!wrong) return NOTHING;
      const start = dateTime.start + wrong.at;
      return [{ start, end: start + "DD".length, message: wrong.message }];
    },
  },
  normalize: ({ input, node: { pathQuery } }) =>
    pathQuery?.command ? dotsEncoded(input, pathQuery.command.mailbox) : NOTHING,
};
