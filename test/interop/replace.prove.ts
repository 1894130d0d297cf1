// The adapters of the guide beside the libraries that they replace: how many results are equal, and why others are not.
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { REFUSED, replacements, type Replacement } from "./replacements.js";

const COUNT = 10_000;

/** Returns the text of a result. */
function resultOf(call: (...given: never[]) => unknown, given: readonly unknown[]): string {
  try {
    return String(call(...(given as never[])));
  } catch {
    return REFUSED;
  }
}

interface Found {
  readonly equal: number;
  readonly kinds: ReadonlySet<string>;
  readonly others: readonly string[];
}

function compared({ given, mine, theirs, differences }: Replacement): Found {
  let equal = 0;
  const kinds = new Set<string>();
  const others: string[] = [];
  for (const each of fc.sample(given, { numRuns: COUNT, seed: 1 })) {
    const [own, other] = [resultOf(mine, each), resultOf(theirs, each)];
    if (own === other) {
      equal++;
      continue;
    }
    const kind = differences.find(({ rule }) => rule(each, own, other));
    if (kind) kinds.add(kind.does);
    else others.push([JSON.stringify(each), own, other].join("  "));
  }
  return { equal, kinds, others };
}

describe.each(replacements.map((each) => [each.library, each] as const))("%s", (_, each) => {
  const { equal, kinds, others } = compared(each);

  test("the results are equal, except for known differences", () => {
    expect(others.slice(0, 20)).toEqual([]);
  });

  test("each of these differences occurs, and the number of equal results is known", () => {
    expect(each.differences.filter(({ does }) => !kinds.has(does)).map(({ does }) => does)).toEqual([]);
    expect(equal).toBe(each.equal);
  });
});

test("the guide shows these adapters", () => {
  const [, adapters = ""] =
    /\/\/ begin adapters\n(.*?)\/\/ end/s.exec(readFileSync("test/interop/replacements.ts", "utf8")) ?? [];
  const guide = readFileSync("src/RECIPES.md", "utf8");
  const missing = adapters
    .trim()
    .split("\n\n")
    .filter((adapter) => !guide.includes(adapter));
  expect(missing).toEqual([]);
});
