// RFC 7065 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF. It is not a URI by
// RFC 3986, which allows brackets only in an authority.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ only in name. */
function tableOf(name: string, examples: readonly string[]): SchemeTable {
  return {
    valid: [
      `${name}:[2001:db8::1]:3478`,
      `${name}:example.org`,
      `${name.toUpperCase()}:EXAMPLE.org`,
      `${name}:example.org:8000`,
      `${name}:example.org:`,
      `${name}:192.0.2.1:3478?transport=udp`,
      `${name}:example.org?TRANSPORT=TCP`,
      `${name}:example.org?transport=x-1.0_~`,
      `${name}:example.org?transport=udpx#f`,
    ],
    invalid: [
      `${name}:`,
      `${name}::8000?transport=udp`,
      `${name}://example.org`,
      `${name}:user@example.org`,
      `${name}:example.org/x`,
      `${name}:example.org:80a?transport=udp`,
      `${name}:example.org?`,
      `${name}:example.org?tcp`,
      `${name}:example.org?transport=`,
      `${name}:example.org?transport=udp&x`,
      `${name}:a:1:2?transport=udp`,
    ],
    advised: [`${name}:example.org:65536`, `${name}:a_b.example`, `${name}:[2001:db8::1]`],
    examples,
    normal: [
      [`${name.toUpperCase()}:[2001:DB8::1]`, `${name}:[2001:db8::1]`],
      [`${name.toUpperCase()}:EXAMPLE.org:?Transport=UDP`, `${name}:example.org?transport=udp`],
      [`${name}:example.org:3478?transport=TCPx`, `${name}:example.org:3478?transport=TCPx`],
    ],
    equivalent: [
      [`${name}:[2001:DB8::1]:`, `${name.toUpperCase()}:[2001:db8::1]`],
      [`${name}:EXAMPLE.org?transport=UDP`, `${name}:example.org?transport=udp`],
    ],
    different: [
      [`${name}:example.org`, `${name}:example.org:3478`],
      [`${name}:example.org`, `${name}:example.org?transport=udp`],
      ["turn:example.org", "turns:example.org"],
    ],
    fixed: [
      [`${name}://example.org:8000/?transport=udp`, `${name}:example.org:8000/?transport=udp`],
      [`${name}:u@example.org?tcp`, `${name}:u@example.org?tcp`],
    ],
  };
}

export const tables: SchemeTables = {
  turn: tableOf("turn", [
    "turn:example.org",
    "turn:example.org:8000",
    "turn:example.org?transport=udp",
    "turn:example.org?transport=tcp",
  ]),
  turns: tableOf("turns", ["turns:example.org", "turns:example.org?transport=tcp"]),
};
