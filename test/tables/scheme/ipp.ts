// RFC 3510 sections 4.5 to 4.7, RFC 7472 sections 4.2 to 4.6.
import type { Row, SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes a row for one of the two schemes from the text after its name and ":". */
function rowOf(
  name: string,
): (rest: string, code: string, from: number, to: number, options?: NonNullable<Row[4]>) => Row {
  const at = name.length + 1;
  return (rest, code, from, to, options = {}) => [`${name}:${rest}`, `${name}/${code}`, at + from, at + to, options];
}

/** Makes the rows of both schemes, which differ only in name. */
function tableOf(name: string, invalid: readonly Row[], examples: readonly string[]): SchemeTable {
  const start = `${name}://`;
  const row = rowOf(name);
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
      row("", "slashes", 0, 0),
      row("example.com/printer", "slashes", 0, 0),
      row("/printer", "slashes", 0, 1),
      row("///printer", "empty-host", 2, 2),
      row("//:631/printer", "empty-host", 2, 2),
      row("//user@example.com/", "character", 6, 7),
      row("//example.com?q", "character", 13, 14),
      row("//example.com:631?q", "character", 17, 18),
      row(long(1024), "length", 1023 - name.length - 1, 1024 - name.length - 1),
      row(long(256), "long-for-clients", 255 - name.length - 1, 256 - name.length - 1, {
        severity: "warning",
        profile: "mint",
      }),
      row(long(255).replace("h", "192.0.2.1"), "address", 2, 11, { severity: "warning", profile: "mint" }),
      row("//u@h", "character", 3, 4, { profile: "mint" }),
      row(long(255).replace("h/", "h?"), "character", 3, 4),
      row("//[::1]/", "address", 2, 7, { severity: "warning" }),
      row("//h:65536/", "port-range", 4, 9, { severity: "info" }),
      ...invalid,
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
  ipp: tableOf(
    "ipp",
    [],
    [
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
    ],
  ),
  ipps: tableOf(
    "ipps",
    [rowOf("ipps")("//h/?q", "query", 5, 6, { severity: "warning" }), rowOf("ipps")("//h/%e9", "utf-8", 4, 7)],
    [
      "ipps://example.com/",
      "ipps://example.com/ipp",
      "ipps://example.com/ipp/faxout",
      "ipps://example.com/ipp/print",
      "ipps://example.com/ipp/scan",
      "ipps://example.com/ipp/print/bob",
      "ipps://example.com/ipp/print/ira",
      "ipps://example.com:631/ipp/print",
    ],
  ),
};
