// RFC 7252 section 6 and its appendix B, RFC 8323 section 8 and its appendix A.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

const LONG = "x".repeat(256);
const FULL = `${"x".repeat(254)}%20`;

/** Makes the table of one scheme. The schemes differ only in name and port. */
function tableOf(name: string, port: string, examples: readonly string[]): SchemeTable {
  const start = `${name}://`;
  return {
    valid: [
      `${start}example.com`,
      `${start}example.com:`,
      `${start}example.com:${port}/~sensors/temp.xml`,
      `${name.toUpperCase()}://EXAMPLE.com/.well-known/core`,
      `${start}[2001:db8::2:1]/`,
      `${start}[v1.x]/`,
      `${start}198.51.100.1:61616//%2F//?%2F%2F&?%26`,
      `${start}h/a?b=c&d&&e`,
      `${start}h/${FULL}?${FULL}&x`,
    ],
    invalid: [
      `${name}:`,
      `${name}:h/x`,
      `${name}:/h/x`,
      `${start}/x`,
      `${start}:61616/x`,
      `${start}?q`,
      `${start}user@h/`,
      `${start}u:p@h/`,
      `${start}h/a/%2E%2e`,
      `${start}h/%2e/b`,
      `${start}h/.%2e?q`,
    ],
    advised: [
      `${start}h/%2f`,
      `${start}h/%20%eA`,
      `${start}h/a/${LONG}`,
      `${start}h/?a&${LONG}`,
      `${start}h/?${"a&".repeat(150)}${LONG}`,
      `${start}192.0.2.1/${LONG}`,
      `${start}${LONG}/`,
      `${start}h/#f`,
      `${start}h/%FF`,
      `${start}h:65536/`,
      `${start}a_b.example/`,
      `${start}shop..example.com/`,
    ],
    examples,
    normal: [
      [`${start}EXAMPLE.com:${port}/%7Esensors/temp.xml`, `${start}example.com/~sensors/temp.xml`],
      [`${start}example.com:?q`, `${start}example.com/?q`],
      [`${start}[2001:DB8:0:0:1:0:0:01]/`, `${start}[2001:db8::1:0:0:1]/`],
      [`${start}[2001:db8::1:1:1:1:1]/`, `${start}[2001:db8:0:1:1:1:1:1]/`],
      [`${start}[0:0:0:0:0:FFFF:c000:0201]/`, `${start}[::ffff:192.0.2.1]/`],
      [`${start}[::192.0.2.1]/`, `${start}[::c000:201]/`],
      [`${start}[0:0::0]/`, `${start}[::]/`],
      [`${start}[V1.X]/`, `${start}[v1.x]/`],
    ],
    equivalent: [
      [`${start}example.com:${port}/~sensors/temp.xml`, `${start}EXAMPLE.com/%7Esensors/temp.xml`],
      [`${start}EXAMPLE.com/%7Esensors/temp.xml`, `${start}EXAMPLE.com:/%7esensors/temp.xml`],
      [`${start}[2001:db8::2:1]`, `${start}[2001:db8:0:0:0:0:2:1]/`],
    ],
    different: [
      [`${start}example.com/`, `http://example.com/`],
      [`${start}example.com/`, `${start}example.com:1/`],
      [`${start}example.com/a`, `${start}example.com/A`],
      [`${start}example.com/?a`, `${start}example.com/`],
    ],
    fixed: [
      [`${name}:h/x`, `${start}h/x`],
      [`${name}:/h/x`, `${start}h/x`],
      [`${start}u:p@h/#f`, `${start}u:p@h/#f`],
    ],
  };
}

export const tables: SchemeTables = {
  coap: tableOf("coap", "5683", [
    "coap://example.com:5683/~sensors/temp.xml",
    "coap://EXAMPLE.com/%7Esensors/temp.xml",
    "coap://EXAMPLE.com:/%7esensors/temp.xml",
    "coap://server/temperature",
    "coap://[2001:db8::2:1]/",
    "coap://example.net/",
    "coap://example.net/.well-known/core",
    "coap://xn--18j4d.example/%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF",
    "coap://198.51.100.1:61616//%2F//?%2F%2F&?%26",
  ]),
  coaps: tableOf("coaps", "5684", []),
  "coap+tcp": tableOf("coap+tcp", "5683", []),
  "coaps+tcp": tableOf("coaps+tcp", "5684", []),
  "coap+ws": tableOf("coap+ws", "80", ["coap+ws://example.org/sensors/temperature?u=Cel"]),
  "coaps+ws": tableOf("coaps+ws", "443", ["coaps+ws://example.org/sensors/temperature?u=Cel"]),
};
