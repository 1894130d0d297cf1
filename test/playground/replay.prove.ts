import fc from "fast-check";
import { standards } from "../../src/standards/index.js";
import { replay } from "../../scripts/playground/page/replay.js";
import { ids, inputs } from "./inputs.js";

const anyReference = fc
  .array(
    fc.constantFrom("HTTP", "ftp", ":", "//", "/", ".", "..", "%7e", "%c3", "%2E", "A", "b", ":80", ":", "?", "#", "@"),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));

/** Checks that the steps lead from the input to the normal form. */
function expectReplayed(id: (typeof ids)[number], input: string): void {
  if (!standards[id].test(input)) return;
  const { uri, changes } = standards[id].normalize(input, { changes: true });
  let text = input;
  for (const { pieces, changes: own } of replay(input, changes)) {
    expect(own.length).toBeGreaterThan(0);
    expect(pieces?.map(({ before }) => before).join("")).toBe(text);
    text = String(pieces?.map(({ after }) => after).join(""));
  }
  expect(text).toBe(uri);
}

test.each(ids)("%s: a normalization is repeated from its changes", (id) => {
  for (const input of inputs) expectReplayed(id, input);
  fc.assert(
    fc.property(
      fc.oneof(
        anyReference,
        anyReference.map((rest) => `http://A%41:80/${rest}`),
      ),
      (input) => {
        expectReplayed(id, input);
      },
    ),
    { numRuns: 1000, seed: 3986 },
  );
});

test("the text before and after a step", () => {
  const { changes } = standards.rfc3986.normalize("HTTP://a:80", { changes: true });
  expect(replay("HTTP://a:80", changes).map(({ step, pieces }) => [step, pieces])).toEqual([
    [
      "case",
      [
        { before: "HTTP", after: "http", changed: true },
        { before: "://a:80", after: "://a:80", changed: false },
      ],
    ],
    [
      "default-port",
      [
        { before: "http", after: "http", changed: false },
        { before: "://a", after: "://a", changed: false },
        { before: ":80", after: "", changed: true },
      ],
    ],
    [
      "empty-path",
      [
        { before: "http", after: "http", changed: false },
        { before: "://a", after: "://a", changed: false },
        { before: "", after: "", changed: false },
        { before: "", after: "/", changed: true },
      ],
    ],
  ]);
});

test("changes that do not fit together are shown separately", () => {
  const change = { step: "case", section: "1", start: 0, end: 1, before: "x", after: "y" } as const;
  expect(replay("a", [change])).toEqual([{ step: "case", section: "1", changes: [change], pieces: null }]);
});
