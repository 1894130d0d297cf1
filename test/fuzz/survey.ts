/**
 * Selects the strings of the corpus: the shortest ones that together reach the same branches as all strings.
 *
 * @module
 */
import { establishBase, expandSuffix, find } from "../../src/context/index.js";
import { toUnist } from "../../src/interop/unist.js";
import * as schemes from "../../src/schemes/index.js";
import { verdicts } from "../../src/standards/index.js";
import { subjects } from "../laws/subject.js";
import type { Coverage } from "./coverage.js";

const BASE = "http://a/b/c/d;p?q";

/** Calls the functions, each with its own group. An error only ends the function that throws it. */
function* calls(text: string): Generator<readonly [group: string, call: () => unknown]> {
  for (const { id, standard, resolves } of subjects) {
    yield [`${id} validity`, () => [standard.safeParse(text), standard.diagnose(text)]];
    yield [`${id} repair`, () => standard.repair(text)];
    yield [`${id} normalize`, () => standard.normalize(text, { changes: true })];
    yield [`${id} compare`, () => standard.compare(text, standard.normalize(text))];
    if (resolves) {
      yield [`${id} resolve`, () => standard.resolve(text, BASE)];
      yield [`${id} base`, () => standard.resolve("../g", text)];
      yield [`${id} relativize`, () => standard.relativize(text, BASE)];
    }
    yield [`${id} unist`, () => toUnist(standard.parse(text))];
    yield [`${id} validate`, () => schemes.validate(text, { standard: id, profile: "mint" })];
  }
  yield ["validate", () => schemes.validate(text)];
  yield ["repair", () => schemes.repair(text)];
  yield ["normalize", () => schemes.normalize(text)];
  yield ["compare", () => schemes.compare(text, schemes.normalize(text))];
  yield ["find", () => find(text, { invalid: true, relative: true })];
  yield ["context", () => [expandSuffix(text), establishBase({ embedded: text, retrieval: BASE })]];
  yield ["verdicts", () => verdicts(text)];
}

/** Returns whether a string reaches anything that no earlier string has reached. */
function isNew(text: string, coverage: Coverage): boolean {
  let found = 0;
  for (const [group, call] of calls(text)) {
    coverage.start();
    try {
      call();
    } catch {
      // A string that is refused reaches something, too.
    }
    found += coverage.end(group);
  }
  return found > 0;
}

/**
 * @param strings any strings
 * @param coverage that nothing has used yet
 * @returns those of them that reach something that the shorter ones do not
 */
export function selected(strings: readonly string[], coverage: Coverage): readonly string[] {
  const byLength = [...strings].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return byLength.filter((text) => isNew(text, coverage));
}
