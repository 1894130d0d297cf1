// Tests that the committed report is up to date: its versions, its inputs, and each class.
import { readFileSync } from "node:fs";
import { CONTESTANTS } from "../../scripts/bench/contestants.js";
import { compare, difference } from "../../scripts/differential/compare.js";
import { DECISIONS } from "../../scripts/differential/decisions.js";
import { classesIn } from "../../scripts/differential/report.js";
import { versionOf } from "../../scripts/differential/version.js";
import { oracleOf, subjectOf } from "../conformance/oracle.js";

const markdown = readFileSync("scripts/differential/README.md", "utf8");
const reported = classesIn(markdown);

/** The number of strings of a suite between two that this test compares. */
const STEP = 150;

// Another version of Node can have another version of URL.
const [, , node = ""] = /`URL` of Node ((\d+)\.[\d.]+)/.exec(markdown) ?? [];
const libraries = CONTESTANTS.slice(1).filter(
  ({ name }) => name !== "URL" || process.versions.node.startsWith(`${node}.`),
);

/** Returns the numbers of a row of the first table. */
const totalOf = (name: string, question: string): string[] => {
  const start = `| ${name} ${versionOf(name)} `;
  const row = markdown.split("\n").find((line) => line.startsWith(start) && line.includes(`| ${question} `));
  return (row ?? "")
    .split("|")
    .slice(3)
    .map((cell) => cell.trim().replaceAll(",", ""));
};

test("the classes are those of the suite of URI-reference", () => {
  const { automaton, peg } = subjectOf("rfc3986");
  const strings = [...new Set(oracleOf(automaton, "URI-reference", peg).strings())];
  const others = libraries.filter(({ name }) => name !== "URL");
  expect(others.map(({ name }) => totalOf(name, "Is it a URI reference?")[0])).toEqual(
    others.map(() => String(strings.length)),
  );

  const sample = strings.filter((_, index) => index % STEP === 0).map((text) => [text]);
  const inputs = { URI: [], "URI-reference": sample, resolve: [], normalize: [] };
  const { classes, unknown } = compare(libraries, inputs);
  expect(unknown).toEqual([]);
  const keyOf = (each: (typeof reported)[number]): string =>
    [each.library, each.question, each.kind, each.decision].join(" ");
  const known = new Set(reported.map(keyOf));
  expect(classes.map(keyOf).filter((key) => !known.has(key))).toEqual([]);
});

test("each class has a library that still differs on its witness for this reason", () => {
  expect(reported.length).toBeGreaterThan(100);
  const own = reported.filter(({ library }) => libraries.some(({ name }) => name === library));
  const now = own.map((each) => {
    const library = libraries.find(({ name }) => name === each.library);
    const found = library && difference(library, each.question, each.witness);
    return { ...each, kind: found?.kind, decision: found?.reasons.find((reason) => reason === each.decision) };
  });
  expect(now).toEqual(own);
});

test("each sentence decides a class", () => {
  expect(new Set(reported.map(({ decision }) => decision))).toEqual(new Set(Object.keys(DECISIONS)));
  for (const { sentence } of Object.values(DECISIONS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
