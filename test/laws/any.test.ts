// Nothing but the documented error is ever thrown, whatever the strings are.
import fc from "fast-check";
import { codeFrame, URISyntaxError } from "../../src/index.js";
import { anyReference, anyText, reference, target } from "./arbitrary.js";
import { law, same } from "./law.js";

law("any two strings are resolved, relativized, normalized, compared and split, or refused where one is no reference", {
  needs: ["components", "recompose", "resolve", "relativize", "normalize", "compare"],
}, (subject) => {
  const { standard, operations } = subject;
  const { components, recompose, resolve, relativize, normalize, compare } = operations;
  return fc.property(anyReference(subject), anyText(target(subject)), (one, other) => {
    const isReference = (text: string): boolean => standard.test(text, subject.reference);
    const isTarget = (text: string): boolean => standard.test(text, subject.target);
    const tried: readonly (readonly [name: string, accepted: boolean, operation: () => unknown])[] = [
      ["components", isReference(one), () => recompose(components(one))],
      ["resolve", isReference(one) && isTarget(other), () => resolve(one, other)],
      ["resolve, traced", isReference(one) && isTarget(other), () => resolve(one, other, { trace: true, literal: true })],
      ["relativize", isTarget(one) && isTarget(other), () => relativize(one, other)],
      ["normalize", isReference(one), () => normalize(one, { changes: true })],
      ["compare", isReference(one) && isReference(other), () => compare(one, other)],
    ];
    for (const [name, accepted, operation] of tried) {
      let threw = false;
      try {
        operation();
      } catch (error) {
        if (!(error instanceof URISyntaxError)) throw error;
        threw = true;
        const { start, end, index = 0 } = error.diagnostic;
        const input = isReference(one) && name !== "relativize" ? other : isTarget(one) ? other : one;
        same(0 <= start && start <= end && end <= input.length && index <= input.length, true);
      }
      same([name, threw], [name, !accepted]);
    }
  });
});

law("a frame of two lines is drawn around any stretch of any string", {}, (subject) => {
  return fc.property(anyText(reference(subject)), fc.nat(80), fc.nat(80), (text, first, second) => {
    const [start = 0, end = 0] = [first % (text.length + 1), second % (text.length + 1)].sort((a, b) => a - b);
    const lines = codeFrame(text, { start, end }).split(/[\n\v\f\r\x85\u2028\u2029]/);
    same(lines.length, 2);
    same(/^ *\^+$/.test(lines[1] ?? ""), true);
  });
});
