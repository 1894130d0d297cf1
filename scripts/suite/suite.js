// Makes all files of the suite from the grammars, the answers of the package, and the examples of the documents.
import { readdirSync, readFileSync } from "node:fs";
import { compileAutomaton, readGrammar } from "../build/grammar.js";
import { GRAMMARS } from "../build/standards.js";
import { componentsOf } from "./answers.js";
import { casesOf } from "./core/case.js";
import { components } from "./core/components.js";
import { iri } from "./core/iri.js";
import { normalize } from "./core/normalize.js";
import { NOTES } from "./core/notes.js";
import { resolve } from "./core/resolve.js";
import { templates } from "./core/templates.js";
import { validity } from "./core/validity.js";
import { coverOf } from "./cover.js";
import { examples } from "./examples.js";
import { judge, machineOf, published } from "./machine.js";

/** The rules of `cover/` and `machines/`, by standard. */
const RULES = /** @type {const} */ ({
  rfc3986: ["URI", "URI-reference", "absolute-URI", "relative-ref", "IPv6address"],
  rfc3987: ["IRI", "IRI-reference"],
  rfc6570: ["URI-Template"],
});

/** The folder with the files of the suite that people write. */
const WRITTEN = new URL("published/", import.meta.url);

/** @param {string} id of a standard */
function automatonOf(id) {
  const source = GRAMMARS.find((each) => each.id === id);
  if (!source) throw new RangeError(`there is no grammar ${id}`);
  return compileAutomaton(readGrammar(source));
}

/**
 * @param {object} head the members before the list
 * @param {string} name the name of the list
 * @param {readonly unknown[]} items
 * @returns {string} JSON with one item on each line
 */
function listed(head, name, items) {
  const lines = items.map((item) => JSON.stringify(item)).join(",\n");
  const members = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${members.join("")}${JSON.stringify(name)}: [\n${lines}\n]\n}\n`;
}

/** @param {string} kind @param {string} standard */
const head = (kind, standard) => ({ $schema: `../schemas/${kind}.schema.json`, standard });

/**
 * @param {import("../build/automaton.js").Automaton} automaton
 * @param {Iterable<import("./core/case.js").Draft>} drafts those with a rule get their verdicts
 */
function* judged(automaton, drafts) {
  /** @type {Map<string, ReturnType<typeof judge>>} */
  const judges = new Map();
  for (const draft of drafts) {
    const { rule, input } = draft;
    if (typeof rule !== "string") {
      yield draft;
      continue;
    }
    const verdictOf = judges.get(rule) ?? judge(machineOf(automaton, rule));
    judges.set(rule, verdictOf);
    yield { ...draft, ...verdictOf(String(input)) };
  }
}

/** @param {Iterable<import("./core/case.js").Draft & { input: string }>} drafts */
function* split(drafts) {
  for (const draft of drafts) {
    const found = componentsOf(draft.input);
    if (found) yield { ...draft, components: found };
  }
}

/** @returns {Promise<Map<string, string>>} the readable cases: the text of each file, by its path in the suite */
export async function coreFiles() {
  const tables = await examples();
  const [uris, iris] = [automatonOf("rfc3986"), automatonOf("rfc3987")];
  const core = /** @type {const} */ ([
    ["validity", "rfc3986", judged(uris, validity())],
    ["components", "rfc3986", split(components(tables.rfc3986))],
    ["resolve", "rfc3986", resolve(tables.rfc3986)],
    ["normalize", "rfc3986", normalize(tables.rfc3986)],
    ["templates", "rfc6570", templates(tables.rfc6570)],
    ["iri", "rfc3987", judged(iris, iri(tables.rfc3987))],
  ]);
  return new Map(
    core.map(([name, standard, drafts]) => {
      return [`core/${name}.json`, listed(head(name, standard), "cases", casesOf(drafts))];
    }),
  );
}

/** @returns {Generator<[path: string, text: string]>} the covers and the automata */
export function* coverFiles() {
  for (const { standard, rule, machine } of machines()) {
    const verdictOf = judge(machine);
    const cases = coverOf(machine).map((input) => {
      const { valid, stops } = verdictOf(input);
      return [input, valid, stops];
    });
    yield [`cover/${rule}.json`, listed({ ...head("cover", standard), rule }, "cases", cases)];
    const { next, ...rest } = published(machine);
    yield [`machines/${rule}.json`, listed({ ...head("machine", standard), rule, ...rest }, "next", next)];
  }
}

/** @returns {Generator<{ standard: string, rule: string, machine: import("./machine.js").Machine }>} */
export function* machines() {
  for (const [standard, rules] of Object.entries(RULES)) {
    const automaton = automatonOf(standard);
    for (const rule of rules) yield { standard, rule, machine: machineOf(automaton, rule) };
  }
}

/** @returns {[path: string, text: string][]} the notes, and the files that people write */
export function writtenFiles() {
  const notes = JSON.stringify(NOTES, null, 2);
  const schemas = readdirSync(new URL("schemas/", WRITTEN)).sort();
  const paths = ["LICENSE", "README.md", ...schemas.map((name) => `schemas/${name}`)];
  const written = paths.map(
    (path) => /** @type {[string, string]} */ ([path, readFileSync(new URL(path, WRITTEN), "utf8")]),
  );
  return [["notes.json", `${notes}\n`], ...written];
}

/**
 * Makes the suite.
 *
 * @returns {Promise<Map<string, string>>} the text of each file, by its path in the suite
 */
export async function suite() {
  const files = new Map([...(await coreFiles()), ...coverFiles()]);
  const counts = countsOf(files);
  for (const [path, text] of writtenFiles())
    files.set(
      path,
      text.replace("<!-- counts -->", () => counts),
    );
  return files;
}

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string} a table in Markdown: the number of cases in each file
 */
function countsOf(files) {
  const lines = [...files].flatMap(([path, text]) => {
    /** @type {unknown} */
    const value = JSON.parse(text);
    const { cases } = /** @type {{ cases?: readonly object[] }} */ (value);
    if (!cases) return [];
    const open = cases.filter((each) => "also" in each).length;
    return [`| \`${path}\` | ${cases.length.toLocaleString("en")} | ${open > 0 ? String(open) : ""} |`];
  });
  return ["| file | cases | with a choice |", "| --- | --: | --: |", ...lines].join("\n");
}
