// RFC 7064 section 3 and its appendix A. An IPv6 address in brackets matches the document's ABNF. It is not a URI by
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
      `${name}:192.0.2.1`,
      `${name}:192.0.2.1.example:3478`,
      `${name}:a%20b!$&'()*+,;=`,
      `${name}:example.org#f`,
    ],
    invalid: [
      `${name}:`,
      `${name}::8000`,
      `${name}://example.org`,
      `${name}://example.org:8000/`,
      `${name}:user@example.org`,
      `${name}:u:p@example.org:8000`,
      `${name}:example.org/x`,
      `${name}:example.org:8000/x?y`,
      `${name}:example.org:80a`,
      `${name}:a:b:c`,
      `${name}:example.org?transport=udp`,
      `${name}:a:1:2`,
    ],
    advised: [`${name}:example.org:65536`, `${name}:a_b.example`, `${name}:[2001:db8::1]`],
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
