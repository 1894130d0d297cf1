/**
 * The restrictions of RFC 3987 section 4 on text from right to left.
 *
 * @module
 */
import { directions as table } from "../../../generated/bidi.js";
import { assertString } from "../../core/arguments.js";
import { nameOf, type Diagnostic } from "../../core/diagnostic.js";
import { lazy } from "../../core/lazy.js";
import { parts, type Span } from "../../core/parts.js";
import { explained } from "./explained.js";
import { references, urlOf } from "./references.js";
import { bidiFormattingIn } from "./sequences.js";

/** The directions of characters: from right to left, from left to right, a digit, or any other. */
type Direction = "R" | "L" | "D" | "N";

/** The starts of the runs of characters of one direction, and their directions. */
const runs = lazy(() => {
  const starts: number[] = [];
  const names: Direction[] = [];
  let start = 0;
  for (const [, name, distance] of table.matchAll(/([A-Z])([\da-z]+)/g) as Iterable<[string, Direction, string]>) {
    start += Number.parseInt(distance, 36);
    starts.push(start);
    names.push(name);
  }
  return { starts, names };
});

/** Returns the direction of a character. */
function directionOf(point: number): Direction {
  const { starts, names } = runs();
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= point) low = middle + 1;
    else high = middle;
  }
  return names[low - 1] ?? "N";
}

/**
 * Finds what RFC 3987 says against a string: the faults of its syntax, and the restrictions of section 4 on text from
 * right to left. A component is a part between delimiters: "." and the reserved characters.
 *
 * @param input any string, usually an IRI-reference
 * @returns the diagnostics, in the order of the input: an error for a fault or for a bidirectional formatting character
 *   (section 4.1: MUST NOT), a warning for a component whose order on the screen is hard to predict (section 4.2: SHOULD
 *   NOT), an info for a number next to text from right to left (section 4.4, example 10: not recommended). Offsets are
 *   UTF-16 code units
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { diagnoseIRI } from "uri-grammar/iri";
 *
 * diagnoseIRI("http://example.org/\u05D0\u05D1\u05D2"); // => []
 * diagnoseIRI("http://example.org/\u05D01/").map(({ code }) => code); // => ["rfc3987/bidi-ends"]
 */
export function diagnoseIRI(input: string): readonly Diagnostic[] {
  assertString(input);
  if (!references.test(input)) return explained.diagnose(input);
  if (!/[\x80-\uFFFF]/.test(input)) return [];
  const found = bidiFormattingIn(input).map((at) =>
    advice(
      "error",
      "bidi-formatting",
      "4.1",
      `An IRI must not contain bidirectional formatting characters, such as ${nameOf(input, at)}.`,
      { start: at, end: at + 1 },
    ),
  );
  const all = [...found, ...componentsIn(input).flatMap((span) => inComponents(input, span))];
  return all.sort((one, other) => one.start - other.start);
}

/** Returns the parts of a reference that section 4.2 names: all except the scheme and the port. */
function componentsIn(input: string): Span[] {
  const { authority, path, query, fragment } = parts(input);
  return [authority?.userinfo, authority?.host, path, query, fragment].filter(
    (span) => span !== null && span !== undefined,
  );
}

/** A component: everything between delimiters. */
const COMPONENT = /[^.:/?#[\]@!$&'()*+,;=]+/g;

/** What a component uses. */
interface Component extends Span {
  readonly hasRight: boolean;
  readonly hasLeft: boolean;
  readonly isNumber: boolean;
}

function inComponents(input: string, { start, end }: Span): Diagnostic[] {
  const found: Diagnostic[] = [];
  let before: Component | null = null;
  for (const { 0: text, index } of input.slice(start, end).matchAll(COMPONENT)) {
    const span = { start: start + index, end: start + index + text.length };
    const { component, hasEnds } = examined(text, span);
    const { hasRight, hasLeft, isNumber } = component;
    if (hasRight && hasLeft) {
      const message = "A component should not use both right-to-left and left-to-right characters.";
      found.push(advice("warning", "bidi-mixed", "4.2", message, span));
    } else if (hasRight && !hasEnds) {
      const message = "A component with right-to-left characters should start and end with such a character.";
      found.push(advice("warning", "bidi-ends", "4.2", message, span));
    }
    const number = isNumber ? component : before?.isNumber === true ? before : null;
    if (number !== null && (isNumber ? before : component)?.hasRight === true) {
      const message = "A number next to a component with right-to-left characters can appear in another place.";
      found.push(advice("info", "bidi-number", "4.4", message, { start: number.start, end: number.end }));
    }
    before = component;
  }
  return found;
}

/** Marks belong to the character before them. Percent-encoded octets have no direction of a text. */
const IGNORED = /\p{M}|%[\dA-Fa-f]{2}/gu;

function examined(text: string, span: Span): { readonly component: Component; readonly hasEnds: boolean } {
  const shown = text.replace(IGNORED, (each) => (each.startsWith("%") ? "%" : ""));
  const directions = Array.from(shown, (character) => directionOf(character.codePointAt(0) as number));
  const component = {
    ...span,
    hasRight: directions.includes("R"),
    hasLeft: directions.includes("L"),
    isNumber: directions.length > 0 && directions.every((each) => each === "D"),
  };
  return { component, hasEnds: directions[0] === "R" && directions.at(-1) === "R" };
}

function advice(
  severity: Diagnostic["severity"],
  code: string,
  section: string,
  message: string,
  { start, end }: Span,
): Diagnostic {
  return {
    severity,
    code: `rfc3987/${code}`,
    message,
    start,
    end,
    rule: "IRI-reference",
    section,
    url: urlOf(section),
  };
}
