import { machineOf, type Machine } from "../../src/explain/machine.js";
import { viewOf } from "../../src/explain/view.js";
import { walk, type Local } from "../../src/explain/walk.js";
import { rfc3986, rfc3987 } from "../../src/standards/index.js";
import { grammar } from "../../src/standards/rfc3986/grammar.js";

/** Walks through a text and returns the faults, without the states. */
function walked(text: string, machine: Machine): { end: ReturnType<typeof walk>; faults: readonly unknown[] } {
  const faults: unknown[] = [];
  const view = viewOf(text, { machine, isScheme: false }, null);
  const end = walk(view, ({ code, start, end, text: written }: Local) =>
    faults.push([code, start, end, written?.length]),
  );
  return { end, faults };
}

const machine = machineOf(grammar.automaton("URI-reference"), "URI-reference");

test.each([rfc3986, rfc3987])("each lone surrogate is named once: $id", ({ diagnose }) => {
  const found = diagnose("a\ud800\ud801b\udc00").map(({ code, start, end }) => [code.split("/")[1], start, end]);
  expect(found).toEqual([
    ["lone-surrogate", 1, 2],
    ["lone-surrogate", 2, 3],
    ["lone-surrogate", 4, 5],
  ]);
});

// A fault costs 8 code units and its text. The walk ends when the cost is more than 2 ** 20.
test("a walk ends early if the repairs cost too much", () => {
  const unit = "<";
  const most = Math.floor(2 ** 20 / (8 + "%3C".length)) + 1;
  const exact = walked(`/${unit.repeat(most)}`, machine).end;
  expect(exact).toMatchObject({ rest: 0, faults: most, named: 0, isCut: false });
  const { end, faults } = walked(`/${unit.repeat(most + 10)}`, machine);
  expect(end).toMatchObject({ rest: 11, faults: most, named: 0, isCut: true });
  expect(faults.length).toBe(most);
});

test("faults without a repair cost less", () => {
  const most = 2 ** 20 / 8 + 1;
  const { end } = walked(`/${"\0".repeat(most + 5)}`, machine);
  expect(end).toMatchObject({ rest: 6, faults: most, named: most, isCut: true });
});

// At most 2 ** 16 code units are one fault.
test.each([
  ["non-ASCII letters", "\u00E9", "non-ascii", 6],
  ["spaces", " ", "space", 3],
  ["tabs", "\t", "tab", 0],
])("many %s are several faults", (_, unit, code, encoded) => {
  const most = 2 ** 16;
  expect(walked(`/a${unit.repeat(most)}/b`, machine).faults).toEqual([[code, 2, most + 2, most * encoded]]);
  expect(walked(`/a${unit.repeat(most + 1)}/b`, machine).faults).toEqual([
    [code, 2, most + 2, most * encoded],
    [code, most + 2, most + 3, encoded],
  ]);
});

test("many escapes are several faults", () => {
  const most = Math.ceil(2 ** 16 / 6);
  expect(walked(`/a${"%u00e9".repeat(most)}`, machine).faults).toEqual([["escape", 2, 2 + 6 * most, 6 * most]]);
  expect(walked(`/a${"%u00e9".repeat(most + 1)}`, machine).faults).toEqual([
    ["escape", 2, 2 + 6 * most, 6 * most],
    ["escape", 2 + 6 * most, 8 + 6 * most, 6],
  ]);
});
