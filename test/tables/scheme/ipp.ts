// RFC 3510 sections 4.5 to 4.7, RFC 7472 sections 4.2 to 4.6.
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of one scheme. The two schemes differ in name, and `ipps` has more requirements. */
function tableOf(
  name: string,
  { invalid, advised }: Record<"invalid" | "advised", readonly string[]>,
  examples: readonly string[],
): SchemeTable {
  const start = `${name}://`;
  const long = (length: number): string => "//h/".padEnd(length - name.length - 1, "x");
  return {
    valid: [
      `${start}example.com`,
      `${start}example.com/`,
      `${start}example.com:`,
      `${start}example.com:631/ipp/print`,
      `${name.toUpperCase()}://example.com:8631/printers//a`,
      `${start}example.com/a?b`,
      `${start}[2001:db8::1]/ipp`,
      `${name}:${long(1023)}`,
    ],
    invalid: [
      `${name}:`,
      `${name}:example.com/printer`,
      `${name}:/printer`,
      `${start}/printer`,
      `${start}:631/printer`,
      `${start}user@example.com/`,
      `${start}example.com?q`,
      `${start}example.com:631?q`,
      `${name}:${long(1024)}`,
      `${start}u@h`,
      `${name}:${long(255).replace("h/", "h?")}`,
      ...invalid,
    ],
    advised: [
      `${name}:${long(256)}`,
      `${name}:${long(255).replace("h", "192.0.2.1")}`,
      `${start}[::1]/`,
      `${start}h:65536/`,
      `${start}a_b.example/`,
      `${start}shop..example.com/`,
      ...advised,
    ],
    examples,
    normal: [
      [`${start}EXAMPLE.com:631`, `${start}example.com/`],
      [`${start}example.com:/%7Esmith/./printer`, `${start}example.com/~smith/printer`],
    ],
    equivalent: [
      [`${start}example.com/~smith/printer`, `${start}example.com:631/~smith/printer`],
      [`${start}example.com/~smith/printer`, `${start}example.com:/%7Esmith/printer`],
      [`${start}example.com`, `${start}example.com/`],
    ],
    different: [
      [`${start}example.com/a`, `${start}example.com/A`],
      [`${start}example.com/`, `${start}example.com:80/`],
      ["ipp://example.com/", "ipps://example.com/"],
    ],
    fixed: [
      [`${name}:example.com/printer`, `${start}example.com/printer`],
      [`${start}u@example.com`, `${start}u@example.com`],
    ],
  };
}

export const tables: SchemeTables = {
  ipp: tableOf("ipp", { invalid: [], advised: [] }, [
    "ipp://example.com",
    "ipp://example.com/printer",
    "ipp://example.com/printer/tiger",
    "ipp://example.com/printer/fox",
    "ipp://example.com/printer/tiger/bob",
    "ipp://example.com/printer/tiger/ira",
    "ipp://example.com/~smith/printer",
    "ipp://example.com:631/~smith/printer",
    "ipp://example.com/printer/123",
    "ipp://example.com/printer/tiger/job123",
  ]),
  ipps: tableOf("ipps", { invalid: ["ipps://h/%e9"], advised: ["ipps://h/?q"] }, [
    "ipps://example.com/",
    "ipps://example.com/ipp",
    "ipps://example.com/ipp/faxout",
    "ipps://example.com/ipp/print",
    "ipps://example.com/ipp/scan",
    "ipps://example.com/ipp/print/bob",
    "ipps://example.com/ipp/print/ira",
    "ipps://example.com:631/ipp/print",
  ]),
};
