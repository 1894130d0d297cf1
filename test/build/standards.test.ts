// The standards that the build finds in the headers of the grammar files.
import { GENERIC, GRAMMARS, standardIn, STANDARDS } from "../../scripts/build/standards.js";
import { everyStandard } from "../../src/standards/by-id.js";

test("each listed standard has a grammar, and each grammar is listed", () => {
  expect(STANDARDS.map(({ id }) => id)).toEqual(everyStandard.map(({ id }) => id).sort());
  expect(STANDARDS.map(({ id, uri }) => [id, uri])).toEqual(
    STANDARDS.map(({ id }) => [id, everyStandard.find((each) => each.id === id)?.ruleFor.uri]),
  );
});

test("a header contains the data for the build", () => {
  expect(standardIn("a.peggy", "// A title\n//\n// Standard: A-URI\n\na = b\n")).toEqual([
    {
      id: "a",
      files: ["a.peggy"],
      notation: "abnf",
      uri: "A-URI",
      isStandard: true,
      characters: [],
      sets: [],
      hasSchemes: false,
      isForSchemes: false,
    },
  ]);
  const text =
    "// Standard: u\n// With: core\n// Notation: BNF\n// Table: u, v\n// Characters: w\n// Sets: x, y\n// Defines: schemes\n// For: schemes\n";
  expect(standardIn("b.peggy", text)).toEqual([
    {
      id: "b",
      files: ["core.peggy", "b.peggy"],
      notation: "bnf",
      uri: "u",
      isStandard: true,
      reference: ["u", "v"],
      characters: ["w"],
      sets: ["x", "y"],
      hasSchemes: true,
      isForSchemes: true,
    },
  ]);
  expect(standardIn("l.peggy", "// Language: words\n")).toMatchObject([{ id: "l", uri: "words", isStandard: false }]);
  expect(standardIn("c.peggy", "// Nothing of the kind\n")).toEqual([]);
});

test("other languages are no standards", () => {
  expect(GRAMMARS.filter((each) => !STANDARDS.includes(each)).map(({ id, uri }) => [id, uri])).toEqual([
    ["rfc6570", "URI-Template"],
  ]);
});

test("the grammars of schemes import from the current standard", () => {
  expect(GENERIC.id).toBe(everyStandard[0]?.id);
});
