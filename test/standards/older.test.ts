// What the older standards make of the same strings: one table, with a column for each standard.
import { readFileSync } from "node:fs";
import { standards, type StandardId } from "../../src/standards/index.js";
import type { AnyStandard } from "../laws/subject.js";
import { caught } from "../support/caught.js";
import { thrown } from "../support/thrown.js";

const TABLE = readFileSync(new URL("../tables/older-standards.txt", import.meta.url), "utf8");

/** Returns the rows of a part of the table, as lists of cells. */
function rowsOf(part: string): (readonly string[])[] {
  const [, text = ""] = new RegExp(`^# ${part}: [^\\n]*\\n((?:.+\\n)+)`, "m").exec(TABLE) ?? [];
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("> "));
  return lines.map((line) => line.split(" | ").map((cell) => (cell === "(empty)" ? "" : cell)));
}

const COLUMNS: readonly StandardId[] = ["rfc1738", "rfc1808", "url-syntax-05", "rfc2396", "rfc2396bis-01"];
const standardOf = (id: string): AnyStandard => standards[id as StandardId] as unknown as AnyStandard;

/** Returns a row for each column that is not an error, and one for each that is. */
function cellsOf(
  part: string,
  columns: readonly StandardId[],
): {
  readonly known: [id: StandardId, a: string, b: string, cell: string][];
  readonly refused: [id: StandardId, a: string, b: string][];
} {
  const rows = rowsOf(part).flatMap((cells) => {
    const [a = "", b = ""] = cells;
    const own = cells.slice(-columns.length);
    return columns.map((id, index) => [id, a, b, own[index] === "=" ? a : (own[index] ?? "")] as const);
  });
  return {
    known: rows.flatMap(([id, a, b, cell]) => (cell === "-" ? [] : [[id, a, b, cell]])),
    refused: rows.flatMap(([id, a, b, cell]) => (cell === "-" ? [[id, a, b]] : [])),
  };
}

const forms = cellsOf("normal forms", COLUMNS);

test.each(forms.known.map(([id, text, , form]) => [id, text, form]))("%s: %j becomes %j", (id, text, form) => {
  expect(standardOf(id).normalize(text)).toBe(form);
  expect(standardOf(id).normalize(form)).toBe(form);
});

const rungs = cellsOf("rungs", COLUMNS);

test.each(rungs.known)("%s: %j and %j are equal on the rung %j", (id, a, b, cell) => {
  const rung = cell === "none" ? null : cell;
  expect(standardOf(id).compare(a, b)).toEqual({ equivalent: rung !== null, rung });
  expect(standardOf(id).equivalent(b, a)).toBe(rung !== null);
});

const references = cellsOf("relative references", COLUMNS.slice(1));

test.each(references.known)("%s: %j from %j is %j", (id, target, base, ref) => {
  const { relativize, resolveToTarget } = standardOf(id);
  expect(relativize(target, base)).toBe(ref);
  expect(resolveToTarget(ref, base)).toEqual({ type: "URI", uri: target });
});

test.each([
  ...forms.refused.map(([id, text]) => [id, text, () => standardOf(id).normalize(text)] as const),
  ...rungs.refused.map(([id, a, b]) => [id, a, () => standardOf(id).compare(a, b)] as const),
  ...references.refused.map(([id, a, b]) => [id, a, () => standardOf(id).relativize(a, b)] as const),
])("%s: %j is refused", (_id, _text, run) => {
  expect(caught(run).name).toBe("URISyntaxError");
});

test.each(rowsOf("steps"))("%s: the step %s can be taken alone: %j becomes %j", (id, step, text = "", form = "") => {
  expect(standardOf(id).normalize(text, { steps: [step as "case"] })).toBe(form);
});

test.each(rowsOf("changes").map(([id = "", text = "", uri = "", ...changes]) => [id, text, uri, changes] as const))(
  "%s: the changes of %j to %j have the input span and the replacement of each step",
  (id, text, uri, changes) => {
    const listed = changes.map((change) => {
      const [, start, end, step, section, before, after] = /^(\d+)-(\d+) (\S+) (\S+) (\S+) > (\S+)$/.exec(change) ?? [];
      return { step, section, start: Number(start), end: Number(end), before, after: after === "(empty)" ? "" : after };
    });
    expect(standardOf(id).normalize(text, { changes: true })).toEqual({ uri, changes: listed });
  },
);

/** The steps and the rungs of each standard, with the sections of the rungs; a step that it does not have. */
test.each([
  ["rfc1738", "case percent-encoding default-port port-zeros", "string 2, syntax 2.2, scheme 3.1", "dot-segments"],
  ["url-syntax-05", "case percent-encoding default-port port-zeros", "string 6, syntax 6, scheme 6", "empty-port"],
  [
    "rfc2396bis-01",
    "case percent-encoding dot-segments empty-port default-port port-zeros",
    "string 6.2.1, syntax 6.2.2, scheme 6.2.3, protocol 6.2.4",
    "empty-path",
  ],
] as const)("%s has the steps %s and the rungs %s", (id, steps, ladder, unknown) => {
  const standard = standardOf(id);
  const names = Object.keys(standard.rungs).join(", ");
  expect(standard.normalizationSteps).toEqual(steps.split(" "));
  expect(Object.entries(standard.rungs)).toEqual(ladder.split(", ").map((rung) => rung.split(" ")));
  expect([standard.normalizationSteps, standard.rungs].every(Object.isFrozen)).toBe(true);
  expect(thrown(() => standard.normalize("x:a", { steps: [unknown] }))).toBe(
    `RangeError: The standard does not have this normalization step. Its steps are ${steps.replaceAll(" ", ", ")}.`,
  );
  expect(thrown(() => standard.compare("x:a", "x:a", { rung: "constructor" as "scheme" }))).toBe(
    `RangeError: The standard does not have this rung. Its rungs are ${names}.`,
  );
});

test.each(["rfc1738", "url-syntax-05"])("%s has no rung of protocols, even if redirects are known", (id) => {
  const redirects = new Map([["x:a", "x:b"]]);
  expect(thrown(() => standardOf(id).compare("x:a", "x:a", { rung: "protocol" }))).toMatch(/^RangeError: The standard/);
  expect(standardOf(id).compare("x:a", "x:b", { redirects })).toEqual({ equivalent: false, rung: null });
});

test.each([
  ["rfc1738", "a", "The input ends too early (rule url). 'diagnose' explains it."],
  ["url-syntax-05", "a b", "U+0020 is not allowed here (rule URL-reference). 'diagnose' explains it."],
  ["rfc2396bis-01", "//[::1", "The input ends too early (rule URI-reference). 'diagnose' explains it."],
])("%s: the normal form of %j is refused", (id, text, message) => {
  expect(caught(() => standardOf(id).normalize(text)).message).toBe(message);
});

test("a comparison can be limited to lower rungs and ignore fragments", () => {
  const draft = standards["rfc2396bis-01"];
  expect(draft.compare("http://a:80/", "http://a/", { rung: "syntax" })).toEqual({ equivalent: false, rung: null });
  expect(draft.equivalent("http://a/#b", "HTTP://a/#c", { ignoreFragment: true })).toBe(true);
});

test.each(["url-syntax-05", "rfc2396bis-01"])("%s: a target or a base that is relative is refused", (id) => {
  const { relativize } = standardOf(id);
  const base = "http://a/b/c/d;p?q";
  expect(caught(() => relativize("/a", base)).message).toBe("The target is a relative reference; it needs a scheme.");
  expect(caught(() => relativize(base, "")).message).toBe("The base is empty.");
});

test.each([
  ["rfc1738", { scheme: "x", path: "//h" }, "url", "3", "https://www.rfc-editor.org/rfc/rfc1738"],
  ["url-syntax-05", { scheme: "a", path: "//h" }, "URL-reference", "3", "draft-fielding-url-syntax-05"],
  ["rfc2396bis-01", { scheme: "a", path: "//h" }, "URI-reference", "4", "draft-fielding-uri-rfc2396bis-01"],
])("%s: the record of a refusal is whole", (id, parts, rule, section, document) => {
  const address = document.startsWith("draft") ? `https://datatracker.ietf.org/doc/html/${document}` : document;
  expect(caught(() => standardOf(id).recompose(parts)).diagnostic).toEqual({
    severity: "error",
    code: `${id}/recompose`,
    message: "These parts cannot be combined: the result would have a different authority.",
    start: 0,
    end: 5,
    rule,
    section,
    url: `${address}#section-${section}`,
  });
});
