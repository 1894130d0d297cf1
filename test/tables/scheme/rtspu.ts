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
      ["rtspu:", "rtspu/slashes", 6, 6],
      ["rtspu:h/a", "rtspu/slashes", 6, 6],
      ["rtspu:/h/a", "rtspu/slashes", 6, 7],
      ["rtspu:///a", "rtspu/empty-host", 8, 8],
      ["rtspu://:554/a", "rtspu/empty-host", 8, 8],
      ["rtspu://u@h/a", "rtspu/character", 9, 10],
      ["rtspu://h?a", "rtspu/character", 9, 10],
      ["rtspu://h:a/", "rfc3986/port", 10, 11],
      ["rtspu://h/[", "rfc3986/bracket", 10, 11],
      ["rtspu://192.0.2.1/a", "rtspu/address", 8, 17, { severity: "warning" }],
      ["rtspu://[::1]/a", "rtspu/address", 8, 13, { severity: "warning" }],
      ["rtspu://h:65536/a", "rtspu/port-range", 10, 15, { severity: "info" }],
    ],
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
