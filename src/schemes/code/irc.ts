/**
 * The schemes `irc` and `ircs` (draft-butcher-irc-url-04).
 *
 * @module
 */
import type { SchemeCode } from "../mechanism/facts.js";

export const code: SchemeCode = {
  slips: [
    {
      code: "slash",
      pattern: /^(ircs?:\/\/[^/?#]{1,255})()$/i,
      message: "The draft demands '/' after the server, although programs accept URIs without it. Write '/'.",
      write: "/",
    },
  ],
};
