// RFC 7064 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF. It is not a URI by
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
      `${name}:192.0.2.1`,
      `${name}:192.0.2.1.example:3478`,
      `${name}:a%20b!$&'()*+,;=`,
      `${name}:example.org#f`,
    ],
    invalid: [
      row("", "empty-host", 0, 0),
      row(":8000", "empty-host", 0, 0),
      row("//example.org", "slashes", 0, 2),
      row("//example.org:8000/", "slashes", 0, 2),
      row("user@example.org", "character", 4, 5),
      row("u:p@example.org:8000", "character", 2, 3),
      row("example.org/x", "character", 11, 12),
      row("example.org:8000/x?y", "character", 16, 17),
      row("example.org:80a", "character", 14, 15),
      row("a:b:c", "character", 2, 3),
      row("example.org?transport=udp", "query", 11, 25),
      row("a:1:2", "character", 3, 4),
      row("example.org:65536", "port-range", 12, 17, "info"),
      [`${name}:[2001:db8::1]`, "scheme/not-generic", name.length + 1, name.length + 2, { severity: "warning" }],
    ],
    examples,
    normal: [
      [`${name.toUpperCase()}:[2001:DB8::1]`, `${name}:[2001:db8::1]`],
      [`${name.toUpperCase()}:EXAMPLE.org:`, `${name}:example.org`],
      [`${name}:%7eB%2fC:3478`, `${name}:~b%2Fc:3478`],
      [`${name}:..`, `${name}:..`],
    ],
    equivalent: [
      [`${name}:[2001:DB8::1]:`, `${name.toUpperCase()}:[2001:db8::1]`],
      [`${name}:EXAMPLE.org`, `${name}:example.org`],
    ],
    different: [
      [`${name}:example.org`, `${name}:example.org:3478`],
      [`${name}:example.org`, `${name}:example.org:5349`],
      ["stun:example.org", "stuns:example.org"],
    ],
    fixed: [
      [`${name}://example.org:8000/`, `${name}:example.org:8000/`],
      [`${name}:u@example.org?transport=udp`, `${name}:u@example.org?transport=udp`],
    ],
  };
}

export const tables: SchemeTables = {
  stun: tableOf("stun", ["stun:example.org", "stun:example.org:8000"]),
  stuns: tableOf("stuns", ["stuns:example.org"]),
};
