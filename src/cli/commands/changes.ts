/**
 * Changes parts of the URIs in texts: the option `--change` of the command `find`.
 *
 * @module
 */
import type { FindOptions, Found } from "../../context/find.js";
import { diagnosticOf } from "../../core/diagnostic.js";
import { parts } from "../../core/parts.js";
import { lowerCase } from "../../core/percent.js";
import { formatOf, readersOf, type Format } from "../../formats/format.js";
import { replaceWith } from "../../formats/replace.js";
import { scanOf } from "../../formats/scanners.js";
import { lineCounter } from "../../interop/lines.js";
import type { Hit, Option } from "../command.js";
import { Misuse } from "../errors.js";
import type { Fixing, FixMode, TextFix } from "../fix-texts.js";
import { printable, type Style } from "../terminal.js";
import { assertUsable } from "./change.js";
import { memberOf, PARTS, type AnyStandard, type Part } from "./shared.js";

/** The options that change parts. `--diff` and `--dry-run` are those of `--fix`. */
export const changeOptions: {
  readonly change: Option & { readonly type: "string"; readonly several: true };
  readonly write: Option & { readonly type: "boolean" };
} = {
  change: {
    type: "string",
    value: "PART=TEXT",
    several: true,
    help: "Write a part in all URIs, such as host=new.example. PART=OLD=TEXT changes only the value OLD. Needs --write, --diff or --dry-run.",
  },
  write: { type: "boolean", help: "With --change: change the files." },
};

/** A part to write, perhaps only in place of an old value. */
interface Wanted {
  readonly part: Part;
  readonly old: string | null;
  readonly text: string;
}

/**
 * Reads the changes.
 *
 * @throws {Misuse} if one is malformed, its part is unknown, or nothing says what to do with them
 */
export function changesFrom(values: {
  readonly change?: readonly string[];
  readonly write?: boolean;
  readonly diff?: boolean;
  readonly "dry-run"?: boolean;
  readonly fix?: unknown;
}): { readonly mode: FixMode; readonly wanted: readonly Wanted[] } | null {
  const { change, write = false, diff = false, "dry-run": isDry = false, fix } = values;
  if (change === undefined) {
    if (write) throw new Misuse("--write needs --change");
    return null;
  }
  if (fix !== undefined) throw new Misuse("--change cannot be used with --fix");
  const modes = (["write", "diff", "count"] as const).filter((_, at) => [write, diff, isDry][at]);
  const [mode] = modes;
  if (mode === undefined || modes.length > 1) throw new Misuse("--change needs one of --write, --diff and --dry-run");
  const wanted = change.map((each): Wanted => {
    const [part, first, ...rest] = each.split("=") as [string, ...string[]];
    if (first === undefined) throw new Misuse("--change is PART=TEXT or PART=OLD=TEXT");
    const second = rest.length === 0 ? undefined : rest.join("=");
    return { part: memberOf(PARTS, part, "part"), old: second === undefined ? null : first, text: second ?? first };
  });
  return { mode, wanted };
}

/** What a search in files needs to know. */
interface Plan {
  readonly options: FindOptions;
  readonly code: boolean;
  readonly format: Format | undefined;
  readonly standard: AnyStandard;
  readonly style: Style;
}

/** Returns how the texts of files are changed. */
export function changing(wanted: readonly Wanted[], mode: FixMode, plan: Plan): Fixing {
  const { options, code, format, standard, style } = plan;
  for (const { part, text } of wanted) assertUsable({ [part]: text }, standard, "--change ");
  /** @throws {URISyntaxError} if the parts cannot be combined */
  const changed = ({ reference, kind }: Found): string | null => {
    if (kind === "template") return changedTemplate(reference, wanted);
    const components = standard.components(reference);
    const changes: Partial<Record<Part, string>> = {};
    for (const { part, old, text } of wanted) {
      const value = components[part];
      if (value === null || (old !== null && !isSame(part, value, old))) continue;
      changes[part] = text;
    }
    return Object.keys(changes).length === 0 ? null : standard.change(reference, changes);
  };
  const fix = (source: string, text: string): TextFix => {
    const failed: { readonly found: Found; readonly reason: string }[] = [];
    const own = format ?? formatOf(source, text);
    const change = (found: Found): string | null => {
      try {
        return changed(found);
      } catch (error) {
        failed.push({ found, reason: diagnosticOf(error).message });
        return null;
      }
    };
    const all = { ...options, code, templates: true };
    const { edits, refused } = replaceWith(text, scanOf(own), readersOf(own, source), change, all);
    const pointAt = lineCounter(text, "\n");
    const left = [...failed, ...refused].map(({ found, reason }): Hit => {
      const { reference, start, end } = found;
      const point = pointAt(start);
      const [line, column] = [point.line + 1, point.column + 1];
      const place = `${source}:${String(line)}:${String(column)}`;
      const lines = [
        `${style.faint(printable(place))}  ${printable(reference)}`,
        `  ${style.error("error")} ${reason}`,
      ];
      const record = { ok: false, kind: "refused", column, start, end, reason };
      return { input: reference, outcome: { passed: false, record, lines }, where: { source, line, pointAt: null } };
    });
    return { edits, count: edits.length, left, found: () => left };
  };
  return { mode, fix, noun: "change" };
}

/** Returns a template with the parts whose old values are given: those have no placeholders. */
function changedTemplate(template: string, wanted: readonly Wanted[]): string {
  return wanted.reduce((text, { part, old, text: next }) => {
    const all = parts(text);
    const span = { ...all.authority, ...all, authority: all.authority }[part] ?? null;
    if (old === null || span === null || !isSame(part, text.slice(span.start, span.end), old)) return text;
    return text.slice(0, span.start) + next + text.slice(span.end);
  }, template);
}

/** Returns whether a part has a value; the case of schemes and hosts makes no difference. */
function isSame(part: Part, value: string, other: string): boolean {
  return part === "scheme" || part === "host" ? lowerCase(value) === lowerCase(other) : value === other;
}
