import { readFileSync } from "node:fs";
import { automatonOf } from "../../scripts/build/automaton.js";
import { encodeTable } from "../../scripts/build/table.js";
import { grammar } from "../../generated/rfc3986.grammar.js";
import { shapes } from "../../generated/rfc3986.tree.js";
import { Automaton, type Table } from "../../src/core/automaton.js";
import { Shape } from "../../src/tree/shape.js";

const readme = readFileSync("generated/README.md", "utf8");

/** The text of the one fenced block in the language. */
function block(language: string): string {
  const found = [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, "gm"))];
  expect(found).toHaveLength(1);
  return String(found[0]?.[1]);
}

/** Returns the rows of the table whose first column has the heading, as cells without code marks. */
function rows(heading: string): string[][] {
  const lines = readme.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\| ${heading} `).test(line)) + 2;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start, end).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

test("the lines of a grammar that it shows exist in the grammar", () => {
  expect(grammar).toContain(`\n${block("text")}`);
});

test("the shapes that it shows are those of the build", () => {
  expect(shapes).toContain(`\n${block("shape")}`);
});

test("the notation of shapes has the meaning that it describes", () => {
  const [, explained = ""] = /^## The shapes\n([^]*?)^## /m.exec(readme) ?? [];
  const field = (types: readonly string[], kind: "one" | "optional" | "list" = "one"): object => ({
    types,
    optional: kind === "optional",
    list: kind === "list",
  });
  const fields = Array.from(explained.matchAll(/^- `([^`]+)`:/gm), ([, notation = ""]) => [
    notation,
    new Shape(notation).fields,
  ]);
  expect(fields).toEqual([
    ["<port>", { port: field(["port"]) }],
    ["<host:IPv4address|reg-name>", { host: field(["IPv4address", "reg-name"]) }],
    ["<segments[]:segment>", { segments: field(["segment"], "list") }],
    ["<query:>", { query: field([], "optional") }],
    ['"@"', {}],
    ['["?"<query>]', { query: field(["query"], "optional") }],
    ['*("/"<segments[]:segment>)', { segments: field(["segment"], "list") }],
    ['"//"<authority><path>/<path>', { authority: field(["authority"], "optional"), path: field(["path"]) }],
  ]);
});

const table = JSON.parse(block("json")) as Table;
const rules = Object.keys(table.starts);

test("the table of the example is that of the build", () => {
  const { starts, classes, states } = encodeTable(automatonOf(block("abnf"), "generated/README.md", rules));
  expect({ starts: Object.fromEntries(rules.map((rule, index) => [rule, starts[index]])), classes, states }).toEqual(
    table,
  );
});

test("the states of the example are those of its table", () => {
  const states = rows("state");
  expect(states.map(([, text]) => text).join("")).toBe(table.states);
  expect(states.map(([number]) => number)).toEqual(states.map((_, index) => String(index + 1)));
});

test("the verdicts of the example are those of the automaton", () => {
  const verdicts = rows("input");
  expect(verdicts).toHaveLength(6);
  const states = rows("state").map(([, text]) => String(text));
  const automaton = new Automaton(table);
  for (const [input = "", rule = "", walk = "", valid = "", index = ""] of verdicts) {
    const recognition = automaton.recognize(input, rule);
    expect([input, recognition.ok ? "yes" : "no", String(recognition.index)]).toEqual([input, valid, index]);
    expect(walked(states, input.slice(0, recognition.index), rule)).toBe(walk);
  }
});

/** The state to which a class leads, derived by hand. */
function targetOf(states: readonly string[], state: number, name: string): number {
  for (const [moves, first = "", ahead] of (states[state - 1] ?? "").matchAll(/([A-Z])[A-Z]*(=|-?\d+)/g)) {
    if (!moves.includes(name)) continue;
    return ahead === "=" ? lastTarget(states, state - 1, first) : state + Number(ahead);
  }
  throw new Error(`state ${String(state)} does not mention ${name}`);
}

/** The last target of a class in the states up to one. */
function lastTarget(states: readonly string[], state: number, name: string): number {
  return states[state - 1]?.includes(name) === true
    ? targetOf(states, state, name)
    : lastTarget(states, state - 1, name);
}

/** The states of each prefix, derived by hand. */
function walked(states: readonly string[], prefix: string, rule: string): string {
  const path = [table.starts[rule]];
  for (const character of prefix) {
    const name = table.classes.charAt(character.charCodeAt(0));
    const state = Number(path.at(-1));
    path.push(targetOf(states, state, name));
  }
  return path.join(", ");
}
