/**
 * The laws of the schemes as targets.
 *
 * @module
 */
import fc, { type IRawProperty } from "fast-check";
import { URISyntaxError } from "../../../src/index.js";
import {
  compare,
  equivalent,
  normalize,
  parse,
  repair,
  safeParse,
  schemes,
  validate,
  type AnyScheme,
} from "../../../src/schemes/index.js";
import type { StandardId } from "../../../src/standards/index.js";
import { childrenOf, isLeaf, type NodeBase } from "../../../src/tree/index.js";
import { same } from "../../laws/law.js";
import { withPool } from "../../laws/pool.js";
import { subjects } from "../../laws/subject.js";
import {
  changesQuote,
  normalizesOnce,
  repairsKeepSecrets,
  schemeCases,
  validatesByGrammar,
  type SchemeCase,
} from "../../schemes/laws.js";
import { repairEnds, repairsHelp } from "../../schemes/repair-laws.js";
import { anyOf, anyString, ofString, target, type Target } from "../target.js";

/** Returns the result; `null` if it is refused. */
function orRefused<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof URISyntaxError) return null;
    throw error;
  }
}

/** Checks that children lie in order inside their parents, and that leaves have their text. */
function nests(node: NodeBase, text: string): void {
  if (isLeaf(node)) same(node.value, text.slice(node.start, node.end));
  let at = node.start;
  for (const [field, child] of childrenOf(node)) {
    same(
      [text, node.type, field, at <= child.start && child.start <= child.end && child.end <= node.end],
      [text, node.type, field, true],
    );
    at = child.end;
    nests(child, text);
  }
}

/** Checks that `parse`, `safeParse` and `validate` agree, and that the tree of a scheme gives its text. */
function parsesAlike(text: string, scheme: AnyScheme): void {
  const result = safeParse(text);
  const node = orRefused(() => parse(text));
  same([text, result.ok ? result.node : null], [text, node]);
  const tree = orRefused(() => scheme.grammar.parse(text));
  const { tree: shapes } = scheme.grammar;
  // A scheme that only uses the generic syntax has no tree of its own.
  same([text, tree !== null], [text, shapes !== null && scheme.grammar.test(text)]);
  if (tree === null || shapes === null) return;
  // Most grammars end before the fragment, which belongs to the generic syntax.
  const [own = ""] = scheme.grammar.hasFragment ? [text] : text.split("#");
  nests(tree as NodeBase, own);
  const printed = shapes.printed(tree as NodeBase);
  same([shapes.print(tree as NodeBase), printed.text, printed.misfit], [own, own, null]);
}

const PROFILES = ["consume", "mint"] as const;

/** Checks the results of `validate` for each profile and standard. */
function validates(text: string, standard: StandardId): void {
  for (const profile of PROFILES) {
    const { ok, diagnostics } = validate(text, { standard, profile });
    same([text, ok], [text, diagnostics.every(({ severity }) => severity !== "error")]);
    for (const { start, end, message, code } of diagnostics) {
      same([text, code, 0 <= start && start <= end && end <= text.length], [text, code, true]);
      same([text, code, /[\p{Cc}\p{Cf}\p{Cs}]/u.test(message)], [text, code, false]);
    }
  }
}

/** Checks that comparison is symmetric and transitive, and agrees with the normal forms. */
function compares(one: string, other: string, third: string): void {
  same(orRefused(() => equivalent(one, one)) ?? true, true);
  const first = orRefused(() => compare(one, other));
  same(
    orRefused(() => compare(other, one)),
    first,
  );
  if (first === null) return;
  const second = orRefused(() => equivalent(other, third));
  if (first.equivalent && second === true) same([one, third, equivalent(one, third)], [one, third, true]);
  if (normalize(one) === normalize(other)) same([one, other, first.equivalent], [one, other, true]);
}

function ofScheme({ name, scheme, strings }: SchemeCase): readonly Target[] {
  const matching = (): fc.Arbitrary<string> =>
    withPool((text) => text.slice(0, text.indexOf(":")).toLowerCase() === name && scheme.grammar.test(text), strings);
  const ofLaw = <Case>(law: string, property: () => IRawProperty<Case>, cost = 4): Target =>
    target(`schemes/${name}: ${law}`, property, cost);
  const any = (): fc.Arbitrary<string> => anyOf(strings);
  const near = (): fc.Arbitrary<string> =>
    matching().chain((text) => fc.constantFrom(text, orRefused(() => normalize(text)) ?? text, otherCase(text)));
  return [
    ofLaw("a normal form is normal and equivalent", () => fc.property(matching(), normalizesOnce)),
    ofLaw("a change quotes its input", () => fc.property(matching(), changesQuote)),
    ofLaw("validation is by the grammar", () =>
      fc.property(any(), (text) => {
        validatesByGrammar(text, scheme);
      }),
    ),
    ofLaw("trees give their text", () =>
      fc.property(any(), (text) => {
        parsesAlike(text, scheme);
      }),
    ),
    ofLaw("comparison is an equivalence relation", () => fc.property(near(), near(), near(), compares)),
    ofLaw(
      "repairs help, and messages keep secrets",
      () =>
        fc.property(
          any(),
          fc.stringMatching(/^[bcdfghjkmq]{6}$/),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (...[text, secret, share]) => {
            repairsKeepSecrets(text, secret, share, name);
          },
        ),
      12,
    ),
  ];
}

function otherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
}

/** Checks that normalization and repair with schemes work for any string, or refuse it. */
function anyWorks(text: string): void {
  const form = orRefused(() => normalize(text));
  if (form !== null) same([text, orRefused(() => normalize(form))], [text, form]);
  for (const certain of [false, true]) repair(text, { certain });
}

export const targets: readonly Target[] = [
  ...schemeCases.flatMap(ofScheme),
  ...subjects.flatMap(({ id }) => [
    ofString(
      `schemes/any: validation by ${id}`,
      (text) => {
        validates(text, id);
      },
      8,
    ),
    ofString(
      `schemes/any: repair by ${id} ends and helps`,
      (text) => {
        repairEnds(text, id);
        repairsHelp(text, id);
      },
      16,
    ),
  ]),
  ofString("schemes/any: normal forms are normal", anyWorks, 8),
  target("schemes/any: comparison of any strings", () => fc.property(anyString(), anyString(), anyString(), compares)),
  target("schemes/any: each scheme's grammar reads any string", () =>
    fc.property(fc.constantFrom(...schemes.keys()), anyString(), (name, text) => {
      parsesAlike(text, schemes.get(name) as AnyScheme);
    }),
  ),
];
