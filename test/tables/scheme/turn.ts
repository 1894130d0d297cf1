// RFC 7065 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF. It is not a URI by
// RFC 3986, which allows brackets only in an authority.
import type { Row, SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ only in name. */
function tableOf(name: string, examples: readonly string[]): SchemeTable {
  const row = (rest: string, code: string, from: number, to: number, severity?: "info"): Row => {
    const at = name.length + 1;
    return [`${name}:${rest}`, `${name}/${code}`, at + from, at + to, severity ? { severity } : {}];
  };
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
      row("", "empty-host", 0, 0),
      row(":8000?transport=udp", "empty-host", 0, 0),
      row("//example.org", "slashes", 0, 2),
      row("user@example.org", "character", 4, 5),
      row("example.org/x", "character", 11, 12),
      row("example.org:80a?transport=udp", "character", 14, 15),
      row("example.org?", "empty-part", 11, 12),
      row("example.org?tcp", "character", 13, 14),
      row("example.org?transport=", "incomplete", 22, 22),
      row("example.org?transport=udp&x", "character", 25, 26),
      row("a:1:2?transport=udp", "character", 3, 4),
      row("example.org:65536", "port-range", 12, 17, "info"),
      [`${name}:[2001:db8::1]`, "scheme/not-generic", name.length + 1, name.length + 2, { severity: "warning" }],
    ],
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
