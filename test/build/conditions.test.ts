import { factsOfSchemes } from "../../scripts/build/facts.js";
import { readScheme } from "../../scripts/build/schemes.js";

/** Returns the facts of the schemes of a grammar file. */
const factsIn = (file: string): string => factsOfSchemes(readScheme(file), () => null).lines.join("");

test.each([
  ["iax", "a host without '//' is a node", 'finds(/* @__PURE__ */ nodes(null, ["host"]), empty)'],
  ["irc", "user information of another form is found by its offsets", "finds(userinfo, password)"],
  [
    "news",
    "a node of one of several types is found by its type",
    'nodes("article", ["resource"]), /* @__PURE__ */ octets(248)',
  ],
])("%s: %s", (file, _, call) => {
  expect(factsIn(file)).toContain(call);
});

test("a document repeats the requirements of another one, also those that cite a document of their own", () => {
  const [, iris, beep] = /export const iris = (.*?)export const irisBeep = (.*?\n)\};/s.exec(factsIn("iris")) ?? [];
  const afterOf = (facts = ""): string | undefined => /after: (.*),\n/.exec(facts)?.[1];
  expect(afterOf(iris)).toContain('utf8("7.1"), portOfConsumers');
  expect(afterOf(beep)).toBe(afterOf(iris)?.replace("7.1", "RFC3981:7.1"));
});
