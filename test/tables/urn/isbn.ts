// The namespace isbn: RFC 3187.
import type { SchemeTable } from "../../schemes/table.js";

export const table: SchemeTable = {
  valid: [
    "urn:isbn:097522980x",
    "urn:ISBN:978-0-395-36341-6",
    "urn:isbn:9790000000001",
    "urn:isbn:0-395-36341-1",
    "urn:isbn:0395363411",
    "urn:isbn:9780395363416",
    "urn:isbn:978-0395363416",
    "urn:isbn:0-9752298-0-X",
  ],
  invalid: [
    "urn:ISBN:0 395 36341 1",
    "urn:isbn:",
    "urn:isbn:#0",
    "urn:isbn:0-395-36341",
    "urn:isbn:0.395.36341.1",
    "urn:isbn:0-395-36341-2",
    "urn:isbn:9780395363412",
    "urn:isbn:0975229801",
    "urn:isbn:9770395363417",
    "urn:isbn:X395363411",
    "urn:isbn:-0395363411",
  ],
  examples: ["URN:ISBN:0-395-36341-1"],
  normal: [["urn:ISBN:0-9752298-0-x", "urn:isbn:0-9752298-0-X"]],
  equivalent: [
    ["URN:ISBN:0-395-36341-1", "urn:isbn:0395363411#cover"],
    ["urn:isbn:097522980x", "urn:isbn:0-9752298-0-X"],
  ],
  different: [["urn:isbn:0-395-3634-1", "urn:isbn:0-39536341"]],
  fixed: [
    ["urn:ISBN:0 395 36341 1", "urn:ISBN:0395363411"],
    ["urn:isbn:0.395.36341.1", "urn:isbn:0395363411"],
    ["urn:isbn:0975229801", "urn:isbn:097522980X"],
  ],
};
