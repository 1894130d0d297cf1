/**
 * The scheme `jdbc` (Java API, class `java.sql.DriverManager`).
 *
 * @module
 */
import type { SchemeCode } from "../mechanism/facts.js";

export const jdbc: SchemeCode = {
  slips: [
    {
      code: "subprotocol",
      pattern: /^(jdbc:[a-z\d+.-]{1,60})()(?=\/\/)/i,
      message: "':' must follow the subprotocol, as in 'jdbc:postgresql://'.",
    },
  ],
};
