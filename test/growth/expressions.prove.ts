// No regular expression of the sources backtracks more than linearly.
import { expressionsIn, faultsOf, isAbout, isLarge, LINEAR, modules } from "./expressions.js";
import { madeExpressions } from "./measure.js";

const TIMEOUT = 300_000;

const { written, built } = modules();
const { literals, constructed } = expressionsIn(written);

test("the sources have regular expressions", () => {
  expect(written.length).toBeGreaterThan(400);
  expect(built.length).toBeGreaterThan(100);
  expect(literals.length).toBeGreaterThan(200);
});

test(
  "the built library has no other regular expressions",
  () => {
    const known = new Set(literals.map(({ source, flags }) => `/${source}/${flags}`));
    const others = expressionsIn(built).literals.filter(({ source, flags }) => !known.has(`/${source}/${flags}`));
    expect(faultsOf(others)).toEqual([]);
  },
  TIMEOUT,
);

test(
  "the small ones are linear",
  () => {
    const small = literals.filter((each) => !isLarge(each));
    expect(small.length).toBeGreaterThan(100);
    expect(faultsOf(small)).toEqual([]);
  },
  TIMEOUT,
);

test(
  "each `new RegExp` runs when the entries are imported",
  async () => {
    const made = new Set((await madeExpressions()).map(({ place }) => place));
    // The scanner of programs makes two from delimiters and tags, which are words and signs without repetition.
    const others = constructed.filter((place) => !made.has(place) && !place.startsWith("src/formats/source.ts:"));
    expect(others).toEqual([]);
    expect(made.size).toBeGreaterThan(3);
  },
  TIMEOUT,
);

test.each([
  ["[^.,]*[.,]", "", /^\/\[\^\.,\]\*\[\.,\]\/ in a\.ts:1: 2nd degree polynomial, for example on /],
  ["^(a|a)*$", "", /^\/\^\(a\|a\)\*\$\/ in a\.ts:1: exponential, for example on /],
])("the check refuses /%s/%s", (source, flags, message) => {
  expect(faultsOf([{ source, flags, place: "a.ts:1" }])).toEqual([expect.stringMatching(message)]);
});

test("large regular expressions are linear", async () => {
  const large = [...expressionsIn(modules().written).literals.filter(isLarge), ...(await madeExpressions())];
  expect(large.length).toBeGreaterThan(30);
  expect(LINEAR.filter((entry) => !large.some((each) => isAbout(entry, each)))).toEqual([]);
  const unknown = large.filter((each) => !LINEAR.some((entry) => isAbout(entry, each)));
  expect(faultsOf(unknown)).toEqual([]);
}, 1_200_000);
