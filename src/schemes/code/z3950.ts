/**
 * The schemes `z39.50r` and `z39.50s` (RFC 2056).
 *
 * @module
 */
import type { Z3950url } from "../../../generated/scheme/z3950.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Makes a requirement that some parts of a retrieval are present. */
const required = (
  part: "database" | "docid",
  level: "MUST" | "advice",
  message: string,
  isAbsent: (node: Z3950url) => boolean,
): Check<Z3950url> => ({
  code: `missing-${part}`,
  level,
  section: "4",
  rule: part,
  summary: message,
  find({ input: { length }, node }) {
    return isAbsent(node) ? [{ start: length, end: length, message }] : NOTHING;
  },
});

export const z3950r: SchemeCode<Z3950url> = {
  requirements: [
    required("database", "MUST", "The URI must have a database.", ({ request }) => !request?.search),
    required(
      "docid",
      "advice",
      "The URI should have a document, because its meaning is undefined without one.",
      ({ request }) => request?.search?.docid === null,
    ),
  ],
};
