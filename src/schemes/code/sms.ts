/** @module */
import type { SmsUri } from "../../../generated/scheme/sms.tree.js";
import { byKey, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { findsOfNumbers, normalNumber } from "./tel.js";

export const sms: SchemeCode<SmsUri> = {
  finds: findsOfNumbers<SmsUri>(({ part }) => part.recipients),
  *normalize({ input, node: { part } }) {
    for (const number of part.recipients) yield* rewrite(input, number, normalNumber(number, input), "2.4");
  },
  // The recipients are a set, so remove duplicates and sort them.
  equate({ input, node: { part } }) {
    const recipients = new Set(part.recipients.map((number) => normalNumber(number, input)));
    const text = [...recipients].sort(byKey((each) => each)).join(",");
    return rewrite(input, part, text, "2.4");
  },
};
