/**
 * Mistakes in a whole reference. It is split at its delimiters, valid or not, and its parts are looked at from left to
 * right: the first that its rule refuses is the culprit.
 *
 * @module
 */
import type { Hint } from "../core/diagnostic.js";
import { firstOf, parts, type Parts, type Span } from "../core/parts.js";
import type { AuthorityMistakes, PartFinder } from "./authority.js";
import { characterAt, charactersIn, whitespaceAround, type Component } from "./characters.js";
import { renamed, type Mendable, type MistakeFinder, type Refusal, type Suspect } from "./mistake.js";

/** What a rule for whole references, or for the front of them, has around the path. */
export interface ReferenceRule {
  /** `path`: no scheme, but a path whose front may look like one. */
  readonly scheme: "required" | "optional" | "none" | "path";
  /** `path`: what follows a "?" is a part of the path. */
  readonly query: boolean | "path";
  readonly fragment: boolean;
}

/** What the references of a standard are made of. */
export interface ReferenceMistakes {
  /** The rules for references. */
  readonly rules: Readonly<Record<string, ReferenceRule>>;
  /** Looks through what stands between "//" and the path; absent where that is no part of its own. */
  readonly authority?: AuthorityMistakes["inSpans"];
  /**
   * The rule that a path must match as far as its characters go.
   *
   * @param path the path
   * @param hasScheme whether a scheme stands before it
   */
  readonly pathRule: (path: string, hasScheme: boolean) => string;
  /** The rule for a relative path whose first segment has no ":"; `null` where it may have one. */
  readonly withoutColon: string | null;
  /** What looks through inputs that were parsed by rules for parts. */
  readonly parts?: Readonly<Record<string, PartFinder>>;
}

/** Makes the finder for a standard. */
export function referenceMistakes(standard: ReferenceMistakes): MistakeFinder {
  const rules = new Map(Object.entries(standard.rules));
  const parts = new Map(Object.entries(standard.parts ?? {}));
  return (refusal) => {
    const { input, rule } = refusal;
    const whole = { rule, start: 0, end: input.length };
    const reference = rules.get(rule);
    if (reference) return inReference(standard, refusal, reference);
    const inPart = parts.get(rule);
    if (inPart) return inPart(refusal, whole);
    return refusal.allowedIn(rule) === null ? null : charactersIn(refusal, whole);
  };
}

function inReference(
  { authority, pathRule, withoutColon }: ReferenceMistakes,
  refusal: Refusal,
  { scheme, query, fragment }: ReferenceRule,
): Suspect | null {
  const { input, rule } = refusal;
  const around = whitespaceAround(refusal);
  if (around) return around;
  const written = parts(input);
  if (scheme === "required" && written.scheme === null) return missingScheme(input, rule, endOfFirst(input, written));
  // Where a first segment can have a ":", what is not a scheme is a segment.
  const isScheme = ({ start, end }: Span): boolean =>
    scheme === "required" ||
    (scheme === "optional" && (withoutColon !== null || refusal.test(input.slice(start, end), "scheme")));
  const hasScheme = written.scheme !== null && isScheme(written.scheme);
  const found = hasScheme ? written : parts(input, false);
  if (found.scheme) {
    const suspect = inScheme(refusal, found.scheme.end, withoutColon !== null);
    if (suspect) return suspect;
  }
  if (authority && found.authority) {
    const suspect = authority(refusal, found.authority);
    if (suspect) return suspect;
  } else if (written.scheme && scheme === "none" && withoutColon !== null) {
    const suspect = inComponent(refusal, { rule: "segment", start: 0, end: endOfFirst(input, found) });
    return suspect ?? colonInFirstSegment(written.scheme.end, withoutColon);
  }
  // Where an authority is no part of its own, the path has it.
  const start = authority ? found.path.start : afterScheme(found);
  const beforeFragment = (found.query ?? found.path).end;
  const beforeQuery = query === "path" ? beforeFragment : found.path.end;
  const ofPath = pathRule(input.slice(start, beforeQuery), hasScheme);
  const end = ofPath === "opaque-part" ? beforeFragment : beforeQuery;
  const inPath = inComponent(refusal, { rule: ofPath, start, end });
  if (inPath) return inPath;
  if (found.query && end < beforeFragment) {
    if (query === false) return notAllowed("query", rule, end, beforeFragment);
    const suspect = inComponent(refusal, { rule: "query", ...found.query });
    if (suspect) return suspect;
  }
  if (found.fragment === null) return null;
  return fragment ? inFragment(refusal, found.fragment) : notAllowed("fragment", rule, beforeFragment, input.length);
}

/** Where the first segment ends. */
function endOfFirst(input: string, { path }: Parts): number {
  return firstOf(input, "/", 0, path.end);
}

/** Where an authority or a path begins. */
function afterScheme({ scheme }: Parts): number {
  return scheme === null ? 0 : scheme.end + 1;
}

/**
 * As `charactersIn`, for what a delimiter ends. Where that could be read, what it ends is right; and where the input goes
 * wrong in it, there it does.
 */
function inComponent(refusal: Refusal, component: Component): Mendable | null {
  const { index } = refusal.recognition;
  if (component.end < index) return null;
  return index < component.start ? charactersIn(refusal, component) : characterAt(refusal, component, index);
}

function inScheme(refusal: Refusal, colon: number, hasRemedy: boolean): Suspect | null {
  const { input } = refusal;
  const rule = "scheme";
  const remedy = hasRemedy ? [dotSegment] : [];
  if (colon === 0) {
    const colonOff: Hint = { message: 'Remove the ":".', start: 0, end: 1, text: "" };
    const repairs = input.startsWith("://") ? [colonOff] : remedy;
    return { code: "empty-scheme", message: 'No scheme stands before the ":".', start: 0, end: 1, rule, repairs };
  }
  // What is no scheme could still be read as a segment: the input then goes wrong behind it.
  if (colon < refusal.recognition.index) return null;
  const suspect = charactersIn(refusal, { rule, start: 0, end: colon });
  if (suspect?.code !== rule) return suspect;
  const { start, end } = suspect;
  if (start > 0 || refusal.test("1", rule)) {
    const message = 'A scheme has letters, digits, "+", "-" and "." only.';
    return { code: rule, message, start, end, rule, repairs: remedy };
  }
  return { code: "scheme-start", message: "A scheme begins with a letter.", start, end, rule, repairs: remedy };
}

/** The remedy for a segment that would be read as a scheme (RFC 3986 section 4.2, and section 5 of the drafts). */
const dotSegment: Hint = { message: 'Write "./" before it.', start: 0, end: 0, text: "./" };

function missingScheme(input: string, rule: string, end: number): Suspect {
  const repairs: Hint[] = [];
  if (input.startsWith("//")) repairs.push({ message: 'Write "https:" before it.', start: 0, end: 0, text: "https:" });
  const host = input.slice(0, end);
  // Looked at for what no name has: a repetition of labels would fill the stack of the regular expression.
  if (host.includes(".") && !/[^\w.-]|^\.|\.\.|\.$/.test(host)) {
    repairs.push({ message: 'Write "https://" before it.', start: 0, end: 0, text: "https://" });
  }
  return {
    code: "missing-scheme",
    message: `The rule ${rule} begins with a scheme and ":".`,
    start: 0,
    end,
    rule: "scheme",
    repairs,
  };
}

function colonInFirstSegment(colon: number, rule: string): Suspect {
  return {
    code: "colon-in-first-segment",
    message: 'The first segment of a relative reference has no ":", or it would be read as a scheme.',
    start: colon,
    end: colon + 1,
    rule,
    repairs: [dotSegment],
  };
}

function notAllowed(component: "query" | "fragment", rule: string, start: number, end: number): Suspect {
  return {
    code: `${component}-not-allowed`,
    message: `The rule ${rule} has no ${component}.`,
    start,
    end,
    rule,
    repairs: [{ message: `Remove the ${component}.`, start, end, text: "" }],
  };
}

function inFragment(refusal: Refusal, fragment: Span): Suspect | null {
  const suspect = inComponent(refusal, { rule: "fragment", ...fragment });
  if (suspect?.code !== "fragment") return suspect;
  const message = 'A second "#" cannot stand in the fragment: the first one began it.';
  return renamed(suspect, "second-hash", message);
}
