// RFC 7064 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF and is no URI by RFC
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
      `${name}:192.0.2.1`,
      `${name}:192.0.2.1.example:3478`,
      `${name}:a%20b!$&'()*+,;=`,
      `${name}:example.org#f`,
    ],
    invalid: [
      row("", "empty-host", 0, 0),
      row(":8000", "empty-host", 0, 0),
      row("//example.org", "double-slash", 0, 2),
      row("//example.org:8000/", "double-slash", 0, 2),
      row("user@example.org", "userinfo", 0, 4),
      row("u:p@example.org:8000", "userinfo", 0, 3),
      row("example.org/x", "path", 11, 13),
      row("example.org:8000/x?y", "path", 16, 18),
      row("example.org:80a", "port", 12, 15),
      row("a:b:c", "port", 4, 5),
      row("example.org?transport=udp", "query", 11, 25),
      row("a:1:2", "syntax", 3, 4),
      row("example.org:65536", "port-range", 12, 17, "info"),
      [`${name}:[2001:db8::1]`, "rfc3986/bracket", name.length + 1, name.length + 2],
    ],
    examples,
    normal: [
      [`${name.toUpperCase()}:EXAMPLE.org:`, `${name}:example.org`],
      [`${name}:%7eB%2fC:3478`, `${name}:~b%2Fc:3478`],
      [`${name}:..`, `${name}:..`],
    ],
    equivalent: [[`${name}:EXAMPLE.org`, `${name}:example.org`]],
    different: [
      [`${name}:example.org`, `${name}:example.org:3478`],
      [`${name}:example.org`, `${name}:example.org:5349`],
      ["stun:example.org", "stuns:example.org"],
    ],
    fixed: [
      [`${name}://example.org:8000/`, `${name}:example.org:8000`],
      [`${name}:u@example.org?transport=udp`, `${name}:example.org`],
    ],
  };
}

export const tables: SchemeTables = {
  stun: tableOf("stun", ["stun:example.org", "stun:example.org:8000"]),
  stuns: tableOf("stuns", ["stuns:example.org"]),
};
