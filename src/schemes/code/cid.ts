/** @module */
import type { SchemeCode } from "../mechanism/facts.js";

export const cid: SchemeCode = {
  slips: [
    {
      code: "domain",
      pattern: /^(cid:[\w.+%!$&'*=~-]{1,255})()$/i,
      rule: "content-id",
      message: "'@' and a domain are missing. Mail programs accept this, but a Content-ID of RFC 2392 has both.",
    },
  ],
};
