// Ten attacks against the tools that fill URLs: what each of them makes of each.
import { readFileSync } from "node:fs";
import { uri } from "../../src/tag/index.js";
import { attacked, attackTable, outcomeOf, TOOLS } from "./attacks.js";

const K = "kept";
const R = "refused";
const N = "no URL";
const H = "another host";
const P = "another path";
const S = "another path on some servers";
const X = "another scheme";
const U = "cannot be used";

// prettier-ignore
const ROWS = [
  ["path segment", "../../admin?x=", [P, S, P, S, S, S, S, R]],
  ["path segment", "..", [P, P, P, P, P, P, P, R]],
  ["path segment", "..%2f..%2fadmin", [P, K, P, K, K, K, K, K]],
  ["value of a parameter", "1&role=admin", ["other parameters", K, K, K, K, K, K, K]],
  ["value of a parameter", "x#", ["the rest is cut", K, K, K, K, K, K, K]],
  ["label of the host", "evil.example/", [H, N, H, N, N, N, N, R]],
  ["host", "127.1", [H, H, H, H, H, H, H, R]],
  ["port", "80@evil.example", [H, N, "another port", N, N, N, N, R]],
  ["after the host", ".evil.example/v1", [H, N, K, N, N, K, H, R]],
  ["base", "javascript:alert(1)//api.example", [X, U, R, U, U, X, X, R]],
];

test("each tool does what the table says", () => {
  expect(attacked(uri)).toEqual(ROWS);
});

test("the table in Markdown has a row for each attack", () => {
  const lines = attackTable(uri).trimEnd().split("\n");
  expect(lines).toHaveLength(ROWS.length + 2);
  expect(lines[0]).toBe(`| position | value | ${TOOLS.join(" | ")} |`);
  expect(lines[3]).toBe(`| path segment | \`..\` | ${`**${P}** | `.repeat(7)}refused |`);
});

test("the guide has this table", () => {
  const guide = readFileSync("src/tag/README.md", "utf8");
  expect(guide.replace(/ +\|/g, " |").replace(/-{3,}/g, "---")).toContain(attackTable(uri));
});

test("outcomes are read as a browser reads URLs", () => {
  const means = { path: ["a", "b"], parameters: [["q", "1"]] } as const;
  const outcomes = [
    ["https://api.example/a/b?q=1", K],
    ["HTTPS://API.example:443/a/b?q=1", K],
    ["http://api.example/a/b?q=1", X],
    ["https://api.example@evil.example/a/b?q=1", H],
    ["https://api.example:80/a/b?q=1", "another port"],
    ["https://api.example/a/b/../c?q=1", P],
    ["https://api.example/a/b?q=1&q=2", "other parameters"],
    ["https://api.example/a/b?q=1#x", "the rest is cut"],
    ["https://api.example:x/a/b?q=1", N],
  ] as const;
  expect(outcomes.map(([text]) => [text, outcomeOf(text, means)])).toEqual(outcomes);
  expect(outcomeOf("https://api.example/..%2Fa", { path: ["../a"] })).toBe(S);
});
