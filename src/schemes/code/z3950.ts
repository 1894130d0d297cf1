/**
 * The schemes `z39.50r` and `z39.50s` (RFC 2056).
 *
 * @module
 */
import type { Z3950url } from "../../../generated/scheme/z3950.tree.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
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

function* normalize({ input, node: { request } }: Subject<Z3950url>): Generator<SchemeEdit> {
  if (request?.esn) yield* rewrite(input, request.esn.keyword, "esn", "5");
  if (request?.rs) yield* rewrite(input, request.rs.keyword, "rs", "5");
}

export const z3950r: SchemeCode<Z3950url> = {
  normalize,
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

export const z3950s: SchemeCode<Z3950url> = { normalize };
