/** @module */
import { pathEnd, written } from "../shared/slips.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode = {
  slips: [
    {
      code: "virtual-host",
      pattern: /^(amqps?:\/\/[^/?#]{0,255}\/[^/?#]{0,255})(\/)/i,
      rule: "vhost",
      message: "In the name of a virtual host, '/' must be percent-encoded. Write '%2F'.",
      edit: ({ start }, text) => written(text, { start, end: pathEnd(text, start) }, "/", "%2F"),
    },
  ],
};
