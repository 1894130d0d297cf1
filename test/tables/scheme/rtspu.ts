// RFC 2326 section 3.2. The examples of the document are those of the scheme rtsp.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  rtspu: {
    valid: [
      "RTSPU://media.example.com",
      "rtspu://media.example.com/",
      "rtspu://h:/a",
      "rtspu://h:8554/a/b?c",
      "rtspu://[2001:db8::7]/a",
      "rtspu://192.0.2.1/a",
      "rtspu://h/a;b=c",
      "rtspu://h/#f",
    ],
    invalid: [
      "rtspu:",
      "rtspu:h/a",
      "rtspu:/h/a",
      "rtspu:///a",
      "rtspu://:554/a",
      "rtspu://u@h/a",
      "rtspu://h?a",
      "rtspu://h:a/",
      "rtspu://h/[",
    ],
    advised: ["RTSPU://a_b.example", "rtspu://192.0.2.1/a", "rtspu://[::1]/a", "rtspu://h:65536/a"],
    examples: ["rtspu://media.example.com:554/twister/audiotrack", "rtspu://media.example.com:554/twister"],
    normal: [
      ["RTSPU://Media.example.com:554", "rtspu://media.example.com/"],
      ["rtspu://h:/%7ea/./b?c", "rtspu://h/~a/b?c"],
    ],
    equivalent: [["rtspu://h/a", "rtspu://h:554/a"]],
    different: [
      ["rtspu://h/a", "rtspu://h/A"],
      ["rtspu://h/a", "rtsp://h/a"],
    ],
    fixed: [["rtspu:h/a", "rtspu://h/a"]],
  },
};
