import type { Components } from "../../core/components.js";
import { present } from "../../core/invariant.js";
import { componentsOf, parts } from "../../core/parts.js";
import { percentDecodeAt } from "../../core/percent.js";
import { firstValueOf } from "../../operations/query.js";
import { defineCommand, type Command, type Outcome } from "../command.js";
import { Misuse } from "../errors.js";
import { printable, type Style } from "../terminal.js";
import { languageFrom } from "./shared.js";

const WRITTEN = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const DECODED = ["user", "query.", "segments."] as const;

export const get: Command = defineCommand({
  name: "get",
  summary: "Writes parts of many URIs in columns.",
  usage: "COLUMN,... [FILE...]",
  details: `Each line of each FILE, or of standard input without any FILE, is one input. The operand "-"
is standard input; *.gz is unpacked. Writes a line for each, with tabs between the columns:
${WRITTEN.join(", ")}, as they are written;
and decoded: user, query.NAME (the first value of the parameter) and segments.N (from 0).
An absent part is empty. In a decoded text, a tab is written as "\\t", LF as "\\n", CR as "\\r" and "\\"
as "\\\\", so that columns stay in their places. A line that is refused has no line in the output.`,
  input: "lines",
  first: "columns",
  arity: 1,
  completes: [...WRITTEN, ...DECODED],
  options: {},
  fields: ["values"],
  example: ["host,port,query.page"],
  exampleInput: "https://example.com:8443/list?q=a%20b&page=2",
  run(values, style) {
    const columns = columnsFrom((values as { readonly columns: string }).columns);
    const language = languageFrom({});
    const rowOf = (line: string): Row => {
      const components = componentsOf(line, true);
      return columns.map(({ read }) => read(components, line));
    };
    const cellOf = cellWriter(style);
    const textOf = (row: Row): string => row.map(cellOf).join("\t");
    const handler = (input: string): Outcome => {
      if (!language.test(input)) language.parse(input);
      const row = rowOf(input);
      const record = {
        ok: true,
        get values() {
          return Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]));
        },
      };
      return { passed: true, record, lines: [textOf(row)] };
    };
    const row = (line: string): string | null => {
      try {
        return textOf(rowOf(line));
      } catch {
        // The handler reports the octets that are not UTF-8.
        return null;
      }
    };
    const lineEnd = present(language.lineEnd, "the test of lines");
    return Object.assign(handler, { passing: { lineEnd, around: ["", ""] as const, record: null, row } });
  },
});

/** The values of one line; `null` for those that are absent. */
type Row = readonly (string | null)[];

interface Column {
  readonly name: string;
  /** @throws {URISyntaxError} if octets are not UTF-8 */
  readonly read: (components: Components, line: string) => string | null;
}

/** @throws {Misuse} if a column is unknown */
function columnsFrom(list: string): readonly Column[] {
  return list.split(",").map((name) => ({ name, read: readerOf(name) }));
}

function readerOf(name: string): Column["read"] {
  const written = WRITTEN.find((each) => each === name);
  if (written !== undefined) return (components) => components[written];
  if (name === "user") return userOf;
  const [, list, item = ""] = /^(query|segments)\.(.*)$/s.exec(name) ?? [];
  if (list === "query") return ({ query }, line) => (query === null ? null : firstValueOf(line, item));
  if (list === "segments" && /^(?:0|[1-9]\d{0,8})$/.test(item)) return segmentReader(Number(item));
  const names = [...WRITTEN, "user", "query.NAME", "segments.N"].join(", ");
  throw new Misuse(
    `unknown column; the columns are ${names}, and the operands after them are files, whose lines are read`,
  );
}

function userOf({ userinfo }: Components, line: string): string | null {
  if (userinfo === null) return null;
  const [user] = userinfo.split(":", 1) as [string];
  return decoded(user, () => line.indexOf("//") + "//".length);
}

function segmentReader(index: number): Column["read"] {
  return ({ path }, line) => {
    const rooted = path.startsWith("/");
    if (path === "") return null;
    const segments = path.slice(Number(rooted)).split("/", index + 1);
    const segment = segments[index];
    if (segment === undefined) return null;
    const before = segments.slice(0, index).join("/").length + Number(index > 0);
    return decoded(segment, () => parts(line).path.start + Number(rooted) + before);
  };
}

/** Decodes a text. The offset is needed only for an error. */
const decoded = (text: string, offset: () => number): string =>
  text.includes("%") ? percentDecodeAt(text, offset()) : text;

const ESCAPES: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\" };

/** Returns the function that writes a value so that it stays in its column. */
function cellWriter({ terminal }: Style): (value: string | null) => string {
  return (value) => {
    if (value === null) return "";
    const cell = /[\t\n\r\\]/.test(value) ? value.replace(/[\t\n\r\\]/g, (each) => ESCAPES[each] as string) : value;
    return terminal === true ? printable(cell) : cell;
  };
}
