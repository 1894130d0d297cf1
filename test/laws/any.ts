/**
 * For any strings, the functions throw only the documented errors.
 *
 * @module
 */
import fc from "fast-check";
import { codeFrame, URISyntaxError } from "../../src/index.js";
import { anyText, reference, target } from "./arbitrary.js";
import { addingTo, RESOLVING, same, type Law } from "./law.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** Returns whether the operation succeeded; `false` if it threw the documented error. */
function succeeds(operation: () => unknown): boolean {
  try {
    operation();
    return true;
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    const { start, end, index = 0 } = error.diagnostic;
    same(0 <= start && start <= end && 0 <= index, true);
    return false;
  }
}

law(
  "any string is split, recomposed and normalized, or refused where it is no reference; any two are compared",
  {},
  (subject) => {
    const { standard } = subject;
    return fc.property(anyText(reference(subject)), anyText(reference(subject)), (one, other) => {
      const isReference = standard.test(one, { rule: subject.reference });
      same(
        succeeds(() => standard.recompose(standard.components(one))),
        isReference,
      );
      same(
        succeeds(() => standard.normalize(one, { changes: true })),
        isReference,
      );
      same(
        succeeds(() => standard.compare(one, other)),
        isReference && standard.test(other, { rule: subject.reference }),
      );
    });
  },
);

law("any string is resolved against any other, or refused where that has no target", { of: RESOLVING }, (subject) => {
  const { standard } = subject;
  return fc.property(anyText(reference(subject)), anyText(target(subject)), fc.boolean(), (one, other, literal) => {
    const valid = subject.isReference(one) && subject.isBase(other);
    const hasScheme = valid && standard.test(one) && subject.components(one).scheme !== null;
    const isHierarchical = ["rfc2396bis-01", "rfc2396"].includes(subject.id);
    const options = isHierarchical ? { literal, excess: literal ? "keep" : "refuse" } : { literal };
    const resolved = succeeds(() => subject.resolve(one, other, options));
    // These also refuse opaque bases, and references that lead above the root.
    if (!isHierarchical) same(resolved, valid);
    else same([valid || !resolved, resolved || !hasScheme], [true, true]);
    same(
      succeeds(() => standard.relativize(one, other, { literal })),
      hasScheme,
    );
  });
});

law("a frame of two lines is drawn around any stretch of any string", {}, (subject) =>
  fc.property(anyText(reference(subject)), fc.nat(80), fc.nat(80), (text, first, second) => {
    const [start = 0, end = 0] = [first % (text.length + 1), second % (text.length + 1)].sort((a, b) => a - b);
    const lines = codeFrame(text, { start, end }).split(/[\n\v\f\r\x85\u2028\u2029]/);
    same(lines.length, 2);
    same(/^ *\^+$/.test(lines[1] ?? ""), true);
  }),
);
