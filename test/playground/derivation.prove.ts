import type { NodeBase } from "../../src/index.js";
import { anyStandard } from "../../src/standards/by-id.js";
import { standards, type StandardId } from "../../src/standards/index.js";
import { LONGEST, wayBetween, wayTo } from "../../scripts/playground/page/derivation.js";
import { rulesOf } from "../../scripts/playground/page/grammar.js";
import { referencesIn } from "../../src/core/abnf.js";
import { childrenOf } from "../../src/tree/index.js";
import { same } from "../support/same.js";
import { ids, inputs } from "./inputs.js";

const valid = ids.flatMap((id) =>
  inputs.filter((input) => standards[id].test(input)).map((input) => [id, input] as const),
);

function way(id: StandardId, input: string, at: number): ReturnType<typeof wayTo> {
  const grammar = anyStandard(id);
  return wayTo(id, grammar.parse(input), input, at, grammar.defaultRule);
}

test.each(valid)("%s: %j: every character has a path down to the expression that matches it", (id, input) => {
  for (let at = 0; at < input.length; at++) {
    const stops = way(id, input, at);
    const [first] = stops;
    same([first?.rule, first?.start, first?.end], [standards[id].defaultRule, 0, input.length]);
    for (const [index, { rule, start, end, here }] of stops.entries()) {
      same(start <= at && at < end, true);
      same([rule, standards[id].automaton(rule as never).test(input.slice(start, end), rule)], [rule, true]);
      const next = stops[index + 1];
      if (next) same(here?.type === "rule" && here.name, next.rule);
      else same([here?.type, ["literal", "characters"].includes(String(here?.type))], [here?.type, true]);
    }
  }
});

/** Returns the nodes on the path to a character. */
function nodesAt(root: NodeBase, at: number): NodeBase[] {
  const child = childrenOf(root).find(([, { start, end }]) => start <= at && at < end)?.[1];
  return [root, ...(child ? nodesAt(child, at) : [])];
}

test.each(valid)("%s: %j: the path contains the nodes of the tree", (id, input) => {
  const tree = anyStandard(id).parse(input);
  for (let at = 0; at < input.length; at++) {
    const stops = new Set(way(id, input, at).map(({ rule, start, end }) => `${rule} ${String(start)}–${String(end)}`));
    for (const { type, start, end } of nodesAt(tree, at)) {
      if (IN_THE_TREE_ALONE[id].includes(type)) continue;
      const stop = `${type} ${String(start)}–${String(end)}`;
      same([stop, stops.has(stop)], [stop, true]);
    }
  }
});

/** Nodes that the grammar defines as a repetition of their rule, or as a literal. */
const IN_THE_TREE_ALONE: Readonly<Record<StandardId, readonly string[]>> = {
  rfc3986: [],
  rfc3987: [],
  "rfc2396bis-01": [],
  rfc2396: ["pchar"],
  "url-syntax-05": ["pchar"],
  rfc1808: [],
  rfc1738: ["scheme", "fieldname"],
};

test("the path to the empty string", () => {
  expect(way("rfc3986", "", 0).map(({ rule, here }) => [rule, here])).toEqual([
    ["URI-reference", null],
    ["relative-ref", null],
    ["relative-part", null],
    ["path-empty", null],
  ]);
});

test("the rules on the path to a character, and the number of matches of each expression", () => {
  const stops = way("rfc3986", "http://a:80/", 9);
  expect(stops.map(({ rule }) => rule)).toEqual(["URI-reference", "URI", "hier-part", "authority", "port", "DIGIT"]);
  const repetition = rulesOf("rfc3986").get("port");
  expect(repetition).toMatchObject({ type: "repetition" });
  expect(stops[4]?.taken.get(repetition as never)).toBe(2);
});

test("a literal has no rule, so the path ends at the rule that contains it", () => {
  expect(way("rfc3986", "http://a/", 5).map(({ rule, here }) => [rule, here])).toEqual([
    ["URI-reference", { type: "rule", name: "URI" }],
    ["URI", { type: "rule", name: "hier-part" }],
    ["hier-part", { type: "literal", text: "//" }],
  ]);
});

test.each(ids)("%s: the longest inputs have paths", (id) => {
  for (const piece of ["a", "/", "%41", "a.", "1."]) {
    const front = "http://h.com/";
    const input = front + piece.repeat(Math.floor((LONGEST - front.length) / piece.length));
    expect(way(id, input, input.length - 1).length).toBeGreaterThan(1);
  }
});

test("the path from the rule for references to the rule that refuses", () => {
  const stops = wayBetween("rfc3986", "URI-reference", "port");
  expect(stops.map(({ rule }) => rule)).toEqual(["URI-reference", "URI", "hier-part", "authority", "port"]);
  expect(stops.map(({ here }) => here)).toEqual([
    { type: "rule", name: "URI" },
    { type: "rule", name: "hier-part" },
    { type: "rule", name: "authority" },
    { type: "rule", name: "port" },
    null,
  ]);
  expect(wayBetween("rfc3986", "port", "URI").map(({ rule }) => rule)).toEqual(["URI"]);
});

test.each(ids)("%s: the rules on the page are those of the standard", (id) => {
  const rules = rulesOf(id);
  expect([...rules.keys()]).toEqual(standards[id].rules);
  for (const expression of rules.values()) {
    for (const name of referencesIn(expression)) expect(rules.has(name)).toBe(true);
  }
});
