/**
 * The scheme `icap` (RFC 3507).
 *
 * @module
 */
import type { ICAPURI } from "../../../generated/scheme/icap.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const missingPath: Check = {
  code: "missing-path",
  section: "4.2",
  rule: "path-abempty",
  summary: "The URI must have a path.",
  find({ parts: { path } }) {
    if (path.end > path.start) return NOTHING;
    const { start, end } = path;
    const repair = { start, end, text: "/" };
    return [
      {
        start,
        end,
        message: "The path of the service is missing. Write it after the host, such as '/reqmod'.",
        repair,
      },
    ];
  },
};

export const icap: SchemeCode<ICAPURI> = {
  requirements: [missingPath],
};
