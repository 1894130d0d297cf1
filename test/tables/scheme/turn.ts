// RFC 7065 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF and is no URI by RFC
// 3986, which has brackets in an authority alone.
import type { Row, SchemeTable, SchemeTables } from "../../schemes/table.js";

/** The table of one of the two schemes, which differ in their names alone. */
function tableOf(name: string, examples: readonly string[]): SchemeTable {
  const row = (rest: string, code: string, from: number, to: number, severity?: "info"): Row => {
    const at = name.length + 1;
    return [`${name}:${rest}`, `${name}/${code}`, at + from, at + to, severity ? { severity } : {}];
  };
  return {
    valid: [
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
      row("//example.org", "double-slash", 0, 2),
      row("user@example.org", "userinfo", 0, 4),
      row("example.org/x", "path", 11, 13),
      row("example.org:80a?transport=udp", "port", 12, 15),
      row("example.org?", "transport", 11, 12),
      row("example.org?tcp", "transport", 11, 15),
      row("example.org?transport=", "transport", 11, 22),
      row("example.org?transport=udp&x", "transport", 25, 26),
      row("a:1:2?transport=udp", "syntax", 3, 4),
      row("example.org:65536", "port-range", 12, 17, "info"),
      [`${name}:[2001:db8::1]`, "rfc3986/bracket", name.length + 1, name.length + 2],
    ],
    examples,
    normal: [
      [`${name.toUpperCase()}:EXAMPLE.org:?Transport=UDP`, `${name}:example.org?transport=udp`],
      [`${name}:example.org:3478?transport=TCPx`, `${name}:example.org:3478?transport=TCPx`],
    ],
    equivalent: [[`${name}:EXAMPLE.org?transport=UDP`, `${name}:example.org?transport=udp`]],
    different: [
      [`${name}:example.org`, `${name}:example.org:3478`],
      [`${name}:example.org`, `${name}:example.org?transport=udp`],
      ["turn:example.org", "turns:example.org"],
    ],
    fixed: [
      [`${name}://example.org:8000/?transport=udp`, `${name}:example.org:8000?transport=udp`],
      [`${name}:u@example.org?tcp`, `${name}:example.org`],
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
