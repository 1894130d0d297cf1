// RFC 6455 section 3. The document has no complete example URI.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ only in name and port. */
const tableOf = (name: "ws" | "wss", port: string, other: string): SchemeTable => {
  return {
    valid: [
      `${name}://server.example.com/chat`,
      `${name}://server.example.com`,
      `${name}://server.example.com?q`,
      `${name.toUpperCase()}://server.example.com:/chat?a=b/c?d`,
      `${name}://[2001:db8::7]:8080/`,
      `${name}://192.0.2.1/a%23b`,
      `${name}://h//`,
      `${name}://h/?`,
    ],
    invalid: [
      `${name}://h/chat#f`,
      `${name}://h#`,
      `${name}://h/?q#a?b`,
      `${name}:`,
      `${name}:h/chat`,
      `${name}:/h/chat`,
      `${name}://u@h/`,
      `${name}://u:p@h/chat`,
      `${name}://h:8o/`,
    ],
    advised: [`${name}:///chat`, `${name}://h:65536/`, `${name}://a_b.example/`, `${name}://shop..example.com/`],
    examples: [],
    normal: [
      [`${name}://EXAMPLE.com:${port}`, `${name}://example.com/`],
      [`${name}://example.com/chat?`, `${name}://example.com/chat`],
      [`${name}://example.com:${other}/?q`, `${name}://example.com:${other}/?q`],
    ],
    equivalent: [
      [`${name}://h`, `${name}://h/`],
      [`${name}://h:${port}/`, `${name}://h/?`],
    ],
    different: [
      [`${name}://h/?a`, `${name}://h/`],
      [`${name}://h/`, `${name}://h:${other}/`],
      [`ws://h:1/`, `wss://h:1/`],
    ],
    fixed: [
      [`${name}://h/chat#f`, `${name}://h/chat%23f`],
      [`${name}://u:p@h/chat`, `${name}://u:p@h/chat`],
      [`${name}:/h/chat`, `${name}://h/chat`],
    ],
  };
};

export const tables: SchemeTables = { ws: tableOf("ws", "80", "443"), wss: tableOf("wss", "443", "80") };
