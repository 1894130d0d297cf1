/** @module */
import type { SchemeCode } from "../mechanism/facts.js";

export const acct: SchemeCode = {
  slips: [
    {
      code: "handle",
      pattern: /^(acct:)(@)(?=[^@]{1,64}@)/i,
      rule: "userpart",
      message: "An account begins with its name. Remove '@'.",
      write: "",
    },
  ],
};
