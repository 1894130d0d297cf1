// Nothing but the documented error is ever thrown, whatever the strings are.
import fc from "fast-check";
import { codeFrame, URISyntaxError } from "../../src/index.js";
import { anyText, reference, target } from "./arbitrary.js";
import { law, RESOLVING, same } from "./law.js";
import type { Subject } from "./subject.js";

/** Whether the operation was carried out: `false` where it threw what is documented. */
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

/** What the two strings can be. */
function verdicts({ standard, ...subject }: Subject, one: string, other: string): boolean[] {
  const isReference = (text: string): boolean => standard.test(text, subject.reference);
  const isTarget = (text: string): boolean => standard.test(text, subject.target);
  return [isReference(one), isTarget(one), isReference(other), isTarget(other)];
}

law("any string is split, recomposed and normalized, or refused where it is no reference; any two are compared", {}, (subject) => {
  const { standard } = subject;
  const { components, recompose, normalize, compare } = standard;
  return fc.property(anyText(reference(subject)), anyText(reference(subject)), (one, other) => {
    const [isReference, , isOther] = verdicts(subject, one, other);
    same(succeeds(() => components(one)), isReference);
    same(succeeds(() => recompose(components(one))), isReference);
    same(succeeds(() => normalize(one, { changes: true })), isReference);
    same(succeeds(() => compare(one, other)), isReference === true && isOther === true);
  });
});

law("any string is resolved against any other, or refused where that has no target", { of: RESOLVING }, (subject) => {
  const { standard, components } = subject;
  return fc.property(anyText(reference(subject)), anyText(target(subject)), fc.boolean(), (one, other, literal) => {
    const [isReference, isTarget, , isOther] = verdicts(subject, one, other);
    const resolved = succeeds(() => subject.resolve(one, other, { literal, excess: literal ? "keep" : "refuse" }));
    // The draft refuses some more: bases that are opaque, and references that lead above the root.
    if (subject.id !== "rfc2396bis-01") same(resolved, isReference === true && isOther === true);
    else if (isReference !== true || isOther !== true) same(resolved, false);
    else if (components(one).scheme !== null) same(resolved, true);
    same(succeeds(() => standard.relativize(one, other, { literal })), isTarget === true && isOther === true);
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
