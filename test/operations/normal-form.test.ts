import { components as componentsOf } from "../../src/index.js";
import { EMPTY } from "../../src/core/components.js";
import { characterSet } from "../../src/core/percent.js";
import { frontLength, haveSameForm, looksNormal, planOf, type Task } from "../../src/operations/normal-form.js";
import { stepsOf } from "../../src/operations/normalize.js";
import { normalization } from "../../src/standards/rfc3986/normalization.js";

const unreserved = characterSet((character) => /[A-Za-z0-9._~-]/.test(character));

test.each([
  "",
  "a",
  "a/b",
  "a/B:c",
  "/a",
  "?Q",
  "#F",
  "a:",
  "a:B",
  "a:/B",
  "urn:x:Y",
  "mailto:A@B",
  "http://a/",
  "http://a/B?C#D",
  "http://u@a.b-c/",
  "http://[1]/",
  "//a/b",
  "//a/b./c.d/e..",
  "a//B/c",
  "http://a/%2F%3A%C3%BC",
])("%j looks like a normal form", (input) => {
  expect(looksNormal(input, unreserved, false)).toBe(true);
  expect(looksNormal(input, unreserved, true)).toBe(true);
});

test.each([
  ["http://a:8080/", true],
  ["http://[::1]:8080/b", true],
  ["ldap://[2001:db8::7]/b", true],
  ["x://a:80/", true],
  ["http://a:80/", false],
  ["http://a:080/", false],
  ["http://a:08/", false],
  ["http://a:/", false],
  ["http://[::A]/", false],
  ["http://[::1]", false],
  ["http://u:1@A/", false],
])("%j has a port or an address, and looks like a normal form by the default steps: %j", (input, looks) => {
  expect(looksNormal(input, unreserved, true)).toBe(looks);
  expect(looksNormal(input, unreserved, false)).toBe(false);
});

test.each([
  // A dot-segment
  ".",
  "./a",
  "../a",
  "a/./b",
  "a//./b",
  "a//.",
  "a/..",
  "http://a/.",
  // An upper-case letter where a lower-case letter is normal, or where the fast check cannot know
  "HTTP://a/",
  "hTtp:b",
  "http://A/",
  "http://a.B/",
  "//A/",
  "A",
  // A path that may be empty, and a port
  "http://a",
  "http://a?b",
  "http://a#b",
  "http://",
  "http://a:80/",
  "//a:/",
  // A triplet
  "http://a/%7E",
  "http://a/%2f",
  "a:%c3",
  // Characters that only the test of the rule refuses
  "\u00e9",
  "http://\u00e9/",
])("%j does not look like a normal form", (input) => {
  expect(looksNormal(input, unreserved, false)).toBe(false);
});

test.each([
  [{ scheme: "http", authority: "h", path: "/a/b" }, 8],
  [{ authority: "h", path: "/a/b" }, 3],
  [{ scheme: "a", path: "b/c" }, 3],
  [{ path: "b/c" }, 1],
  [{ path: "b" }, 1],
  [{ path: "/b/c" }, 0],
  [{ path: "" }, 0],
  [{ scheme: "a", path: "//b/c" }, 5],
  [{ scheme: "a", path: "//b" }, 5],
])("the front of %j has %i characters", (components, length) => {
  expect(frontLength({ ...EMPTY, ...components })).toBe(length);
});

test("equal components are not normalized for a comparison", () => {
  const plan = planOf(normalization, new Set(stepsOf(normalization)));
  const steps: string[] = [];
  const task = (uri: string): Task => ({
    components: componentsOf(uri),
    plan,
    hasTriplets: true,
    front: 0,
    record: (step, start, end) => steps.push(`${step} ${String(start)} ${String(end)}`),
  });
  const uri = "A://H/%7e?%7e#%7e";
  expect(haveSameForm(task(uri), task(uri))).toBe(true);
  expect(steps).toEqual([]);
  expect(haveSameForm(task(uri), task("a://H/%7e?%7e#%7e"))).toBe(true);
  expect(steps).toEqual(["case 0 1", "case 0 1"]);
});
