// RFC 6455 section 3. The document has no complete example URI.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ only in name and port. */
const tableOf = (name: "ws" | "wss", port: string, other: string): SchemeTable => {
  const at = name.length;
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
      [`${name}://h/chat#f`, `${name}/fragment`, at + 9, at + 11],
      [`${name}://h#`, `${name}/fragment`, at + 4, at + 5],
      [`${name}://h/?q#a?b`, `${name}/fragment`, at + 7, at + 11],
      [`${name}:`, `${name}/slashes`, at + 1, at + 1],
      [`${name}:h/chat`, `${name}/slashes`, at + 1, at + 1],
      [`${name}:/h/chat`, `${name}/slashes`, at + 1, at + 2],
      [`${name}://u@h/`, `${name}/character`, at + 4, at + 5],
      [`${name}://u:p@h/chat`, `${name}/character`, at + 5, at + 6],
      [`${name}://h:8o/`, "rfc3986/port", at + 6, at + 7],
      [`${name}:///chat`, `${name}/empty-host`, at + 3, at + 3, { severity: "info" }],
      [`${name}://h:65536/`, `${name}/port-range`, at + 5, at + 10, { severity: "info" }],
    ],
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
