/**
 * Tests that planted.json agrees with the repositories next to it. The table was written before a program searched the
 * files, and is no copy of its results. So this test imports nothing of src/.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { isIPv6 } from "node:net";
import { join } from "node:path";

/** A place in a file. Lines and columns count from 1, columns in UTF-16 code units. */
interface Entry {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The whole text that was meant, without the escapes of the format. */
  readonly text: string;
  /** The text as it stands in the file, if it has escapes. */
  readonly written?: string;
}

interface Fault extends Entry {
  readonly code?: string;
  /** Whether the generic grammar refuses the text, or only the rules of its scheme. */
  readonly by: "grammar" | "scheme";
  /** The line after all certain repairs, if that of this fault is certain. */
  readonly fixed: string | null;
}

interface Odd extends Entry {
  readonly kind: "uri" | "relative" | "template" | "nothing";
}

const FOLDER = import.meta.dirname;
const { faults, odd } = JSON.parse(readFileSync(join(FOLDER, "planted.json"), "utf8")) as {
  readonly faults: readonly Fault[];
  readonly odd: readonly Odd[];
};
const entries: readonly Entry[] = [...faults, ...odd];

const files = new Map(
  ["docs", "service", "dataset"]
    .flatMap((name) =>
      readdirSync(join(FOLDER, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path)),
    )
    .filter((path) => statSync(join(FOLDER, path)).isFile())
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(FOLDER, path), "utf8").split("\n")] as const),
);

const lineOf = ({ file, line }: Entry): string => files.get(file)?.[line - 1] ?? "";
const writtenOf = ({ text, written = text }: Entry): string => written;
const placeOf = ({ file, line, column }: Entry): string => `${file}:${String(line)}:${String(column)}`;

const NAMED: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", auml: "ä", commat: "@" };

/** Decodes the escapes of all formats in the table. */
function unescaped(text: string): string {
  return text.replace(
    /\\u([0-9A-Fa-f]{4})|\\([^A-Za-z0-9\s])|&#(\d+);|&([a-z]+);|""|''/g,
    (all, hex?: string, char?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCharCode(Number(decimal));
      if (name !== undefined) return NAMED[name] ?? all;
      return char ?? all.charAt(0);
    },
  );
}

/** Returns the octets of a text, one character for each. A percent sign that begins no encoding stands for itself. */
function octets(text: string): string {
  const raw = Buffer.from(text, "utf8").toString("latin1");
  return raw.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Encodes what a certain repair in a text encodes. */
const encoded = (text: string): string =>
  text.replace(/[ ^`|"]|%(?![0-9A-Fa-f]{2})|[^\0-\x7f]/gu, (character) =>
    Array.from(Buffer.from(character, "utf8"), (octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join(
      "",
    ),
  );

const PARTS = /^([A-Za-z][A-Za-z0-9+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const USER = /^(?:[\w.~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*$/;
const PATH = /^(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;
const QUERY = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*$/;
const NAME = /^(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/;
const FUTURE = /^v[0-9A-Fa-f]+\.[\w.~!$&'()*+,;=:-]+$/;

function isAuthority(authority: string): boolean {
  const [, user = "", bracketed, name, port = ""] =
    /^(?:([^@]*)@)?(?:\[([^[\]]*)\]|([^:[\]@]*))(?::(.*))?$/s.exec(authority) ?? [];
  if (bracketed === undefined && name === undefined) return false;
  const isHost =
    bracketed === undefined
      ? NAME.test(name ?? "")
      : FUTURE.test(bracketed) || (isIPv6(bracketed) && !bracketed.includes("%"));
  return isHost && USER.test(user) && /^\d*$/.test(port);
}

/** Whether a text is a URI or, without a scheme, a relative reference (RFC 3986 section 4.1). */
function isReference(text: string): boolean {
  const [, scheme, authority, path = "", query = "", fragment = ""] = PARTS.exec(text) ?? [];
  if (authority !== undefined && !isAuthority(authority)) return false;
  if (scheme === undefined && authority === undefined && /^[^/]*:/.test(path)) return false;
  return PATH.test(path) && QUERY.test(query) && QUERY.test(fragment);
}

describe("the judge of this test", () => {
  test.each([
    ["https://a.example/b;c?d/?#e/?", true],
    ["//[::1]:/", true],
    ["1:2", false],
    ["http://[::1%eth0]/", false],
    ["http://a:b:c/", false],
    ["http://a@b@c/", false],
    ["http://a/%2", false],
    ["http://a/#b#c", false],
    ["http://ä/", false],
  ])("%s", (text, isValid) => {
    expect(isReference(text)).toBe(isValid);
  });
});

describe("the table", () => {
  test("has at least 200 faults and 300 other entries, and a fault and another entry in each file", () => {
    expect(faults.length).toBeGreaterThanOrEqual(200);
    expect(odd.length).toBeGreaterThanOrEqual(300);
    const named = (list: readonly Entry[]): string[] => [...new Set(list.map(({ file }) => file))].sort();
    expect(named(faults)).toEqual([...files.keys()].sort());
    expect(named(odd)).toEqual([...files.keys()].sort());
  });

  test("has only the fields that its types have", () => {
    const fields = new Set(["file", "line", "column", "text", "written", "code", "by", "fixed", "kind"]);
    expect(entries.flatMap((entry) => Object.keys(entry)).filter((name) => !fields.has(name))).toEqual([]);
    expect(new Set(faults.map(({ by }) => by))).toEqual(new Set(["grammar", "scheme"]));
    expect(new Set(odd.map(({ kind }) => kind))).toEqual(new Set(["uri", "relative", "template", "nothing"]));
    expect(faults.filter(({ code = "rfc3986/x" }) => !/^rfc3986\/[a-z0-9-]+$/.test(code))).toEqual([]);
  });

  test("has the text that stands at each place", () => {
    const wrong = entries.filter((entry) => !lineOf(entry).startsWith(writtenOf(entry), entry.column - 1));
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test("has a written form only for texts with escapes, and it is an escaped form of the text", () => {
    const wrong = entries.filter(
      ({ text, written }) => written !== undefined && (written === text || unescaped(written) !== text),
    );
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test("has no two entries that overlap", () => {
    const taken = new Set<string>();
    const twice = entries.filter((entry) => {
      const { file, line, column } = entry;
      const places = Array.from(
        { length: writtenOf(entry).length },
        (_, index) => `${file}:${String(line)}:${String(column + index)}`,
      );
      const isTaken = places.some((place) => taken.has(place));
      for (const place of places) taken.add(place);
      return isTaken;
    });
    expect(twice.map(placeOf)).toEqual([]);
  });
});

describe("the judgements", () => {
  test("a fault of the grammar is not a reference, and one of a scheme is", () => {
    expect(faults.filter(({ by, text }) => isReference(text) !== (by === "scheme")).map(placeOf)).toEqual([]);
  });

  test("an odd URI is a URI, and an odd relative reference is one", () => {
    const wrong = odd.filter(({ kind, text }) => {
      if (kind !== "uri" && kind !== "relative") return false;
      return !isReference(text) || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) !== (kind === "uri");
    });
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test("a certain repair encodes characters, makes the text valid, and keeps the octets of the line", () => {
    const certain = faults.flatMap((fault) => (fault.fixed === null ? [] : [{ ...fault, fixed: fault.fixed }]));
    expect(certain.length).toBeGreaterThan(100);
    const wrong = certain.filter(({ by, text, fixed, ...place }) => {
      const repaired = encoded(text);
      const isRepaired = repaired !== text && isReference(repaired) && unescaped(fixed).includes(repaired);
      const isSame = octets(unescaped(fixed)) === octets(unescaped(lineOf({ ...place, text })));
      return by !== "grammar" || !isRepaired || !isSame;
    });
    expect(wrong.map(placeOf)).toEqual([]);
  });

  test("all certain repairs of a line are in the same line", () => {
    const lines = new Map<string, Set<string>>();
    for (const { file, line, fixed } of faults) {
      if (fixed === null) continue;
      const key = `${file}:${String(line)}`;
      lines.set(key, (lines.get(key) ?? new Set()).add(fixed));
    }
    expect([...lines].filter(([, fixed]) => fixed.size !== 1)).toEqual([]);
  });
});
