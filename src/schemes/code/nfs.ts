/**
 * The scheme `nfs` (RFC 2224).
 *
 * @module
 */
import type { SchemeCode } from "../mechanism/facts.js";

export const nfs: SchemeCode = {
  slips: [
    {
      code: "empty-host",
      pattern: /^(nfs:\/\/)(\/)(?=[^/])/i,
      message: "The host is missing between '//' and '/'. An nfs URI has '//', a host and a path.",
      write: "",
    },
  ],
};
