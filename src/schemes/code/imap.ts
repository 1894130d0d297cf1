/** @module */
import type { Imapurl } from "../../../generated/scheme/imap.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type SchemeEdit } from "../mechanism/check.js";
import { wrongPart } from "../shared/dates.js";
import { few } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Yields the edits that percent-encode the dot-segments of a mailbox name. */
function* dotsEncoded({ start, value }: Leaf): Generator<SchemeEdit> {
  for (const { 0: part, index } of value.matchAll(/[^/]+/g)) {
    if (part !== "." && part !== "..") continue;
    const at = start + index;
    yield { start: at, end: at + part.length, text: part.replaceAll(".", "%2E"), section: "7" };
  }
}

export const imap: SchemeCode<Imapurl> = {
  finds: {
    "dot-segment": ({ node: { pathQuery } }) =>
      pathQuery?.command
        ? few(dotsEncoded(pathQuery.command.mailbox)).map((edit) => ({ ...edit, isOurs: true }))
        : NOTHING,
    date({ node: { pathQuery } }) {
      const dateTime = pathQuery?.command?.urlauth?.expire?.dateTime;
      const wrong = dateTime && wrongPart(dateTime.value);
      if (!wrong) return NOTHING;
      const start = dateTime.start + wrong.at;
      return [{ start, end: start + "DD".length, message: wrong.message }];
    },
  },
  normalize: ({ node: { pathQuery } }) => (pathQuery?.command ? dotsEncoded(pathQuery.command.mailbox) : NOTHING),
};
