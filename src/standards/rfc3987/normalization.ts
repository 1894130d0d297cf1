/**
 * Normal forms by RFC 3987 sections 5.3.2 and 5.3.3.
 *
 * @module
 */
import { aBoolean, anything, readOptions } from "../../core/arguments.js";
import type { Components } from "../../core/components.js";
import { applyEdits, type Edit } from "../../core/edits.js";
import { rewriteTriplets } from "../../core/percent.js";
import { normalPath } from "../../operations/dot-segments.js";
import {
  normalizer,
  readSteps,
  stepsOf,
  type Change,
  type Normalization,
  type NormalizationRules,
  type NormalizationStep,
  type NormalizeOptions,
  type Normalizer,
} from "../../operations/normalize.js";
import type { References } from "../../operations/references.js";
import type { NodeBase } from "../../tree/node.js";
import { references } from "./references.js";
import { bidiFormattingIn, decodeSequences, unreserved } from "./sequences.js";

const steps = {
  case: "5.3.2.1",
  "percent-encoding": "5.3.2.3",
  "dot-segments": "5.3.2.4",
  "empty-path": "5.3.3",
  "empty-port": "5.3.3",
  "default-port": "5.3.3",
  "port-zeros": "RFC3986:3.2.3",
} as const;

const optional = { nfc: "5.3.2.2", ipv6: "RFC5952:4" } as const;

/** The rules of the document. */
export const normalization: NormalizationRules = {
  steps,
  optional,
  rungs: { string: "5.3.1", syntax: "5.3.2", scheme: "5.3.3", protocol: "5.3.4" },
  hexDigits: "case",
  decodable: unreserved,
  // Section 5.3.2.1: only a host of ASCII characters ignores case.
  ignoresHostCase: ({ host }) => host !== null && !/[\x80-\uFFFF]/.test(host),
  removeDots: normalPath,
};

/** What only this document has rules for: characters beyond ASCII, also percent-encoded. Most references have none. */
const BEYOND_ASCII = /[\x80-\uFFFF]|%[89A-Fa-f]/;

/** The references, with the percent-encoding of their components aligned. */
const aligned: References = {
  ...references,
  components: (input, options): Components => references.components(alignedText(references.text(input)), options),
};

/** Returns a reference with its percent-encoded characters beyond ASCII aligned; throws for an invalid one. */
function alignedText(input: string): string {
  // Whoever splits the text checks it, too.
  if (!BEYOND_ASCII.test(input)) return input;
  if (!references.test(input)) throw references.refusal(input, references.defaultRule);
  return applyEdits(input, sequenceEdits(input));
}

/** Returns the edits that align the percent-encoding of characters beyond ASCII. */
function sequenceEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  decodeSequences(text, (character, start, { length }) => {
    edits.push({ start, end: start + length, text: character });
    return false;
  });
  for (const start of bidiFormattingIn(text)) {
    edits.push({ start, end: start + 1, text: encodeURIComponent(text.charAt(start)) });
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** Returns the edits that decode unreserved characters of ASCII. */
function asciiEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  rewriteTriplets(text, unreserved(), false, (start, before, after) => {
    edits.push({ start, end: start + before.length, text: after });
  });
  return edits;
}

/** Returns the edits of Normalization Form C. */
function nfcEdits(text: string): Edit[] {
  return Array.from(text.matchAll(RUN), ({ index, 0: run }) => ({
    start: index,
    end: index + run.length,
    text: MANY_MARKS.test(run) ? run : run.normalize("NFC"),
  })).filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}

/**
 * A percent-encoded octet, which stays, or consecutive unreserved characters. Reserved characters stay apart, because
 * "=" and a combining mark would become another character. The normal form of U+037E is ";", and that of U+1FEF is "`".
 */
const RUN = /%[\dA-Fa-f]{2}|[\w.~\-\x80-\u037D\u037F-\u1FEE\u1FF0-\uFFFF]+/g;

/** More combining marks than any language needs. Engines take quadratic time to sort consecutive marks. */
const MANY_MARKS = /\p{M}{31}/u;

/**
 * Returns a function that finds the offset in a text before some edits for an offset after them. No later change ends
 * inside the text of an edit.
 */
function originsOf(edits: readonly Edit[]): (at: number, isEnd: boolean) => number {
  let shift = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { start, end, text } of edits) {
    starts.push(start + shift);
    ends.push(start + shift + text.length);
    shift += text.length - (end - start);
  }
  return (at, isEnd) => {
    // The last edit that begins before the offset, or at the offset of a start.
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = starts[middle] as number;
      if (start < at || (start === at && !isEnd)) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return at;
    const { start, end } = edits[low - 1] as Edit;
    const after = ends[low - 1] as number;
    return at >= after ? end + at - after : start;
  };
}

const general = normalizer(aligned, normalization);
const usual: readonly NormalizationStep[] = stepsOf(normalization);

const CHECKS = { steps: anything, changes: aBoolean };

/**
 * Returns the normal form of a reference by RFC 3987 sections 5.3.2 and 5.3.3.
 *
 * Percent-encoded characters that an IRI can contain are decoded, and bidirectional formatting characters, which section
 * 4.1 forbids, are percent-encoded. The optional step `nfc` applies Normalization Form C to unreserved characters. It is
 * not a default step, because section 5.3.2.2 does not allow it for comparison. Text with more than 30 consecutive
 * combining marks stays.
 *
 * @param input an IRI-reference, or its tree
 * @param options the steps to take, and whether to list the changes
 * @returns the normal form, or with `changes: true` the normal form and the changes
 * @throws {URISyntaxError} if the input is not an IRI-reference
 * @throws {RangeError} if a step is unknown
 *
 * @example
 * import { normalize } from "uri-grammar/iri";
 *
 * normalize("http://EXAMPLE.com/ros%C3%A9"); // => "http://example.com/ros\u00E9"
 */
export function normalize(
  input: string | NodeBase,
  options: NormalizeOptions & { readonly changes: true },
): Normalization;
export function normalize(
  input: string | NodeBase,
  options?: NormalizeOptions & { readonly changes?: false | undefined },
): string;
export function normalize(input: string | NodeBase, options?: NormalizeOptions): string | Normalization;
export function normalize(given: string | NodeBase, options?: NormalizeOptions): string | Normalization {
  const { steps: named, changes: listed } = readOptions(options, CHECKS);
  const input = references.text(given);
  const chosen = named === undefined ? undefined : readSteps(named, normalization);
  return listed === true ? changed(input, chosen ?? usual) : form(input, chosen);
}

/** A text after the steps that only this document has. */
interface Prepared {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Returns the offset in the input for an offset in the text. */
  readonly origin: (at: number, isEnd: boolean) => number;
}

function prepared(input: string, chosen: readonly NormalizationStep[]): Prepared {
  if (!references.test(input)) throw references.refusal(input, references.defaultRule);
  const changes: Change[] = [];
  let text = input;
  let origin: (at: number, isEnd: boolean) => number = (at) => at;
  const apply = (step: "percent-encoding" | "nfc", edits: readonly Edit[]): void => {
    const [before, origins, earlier] = [text, originsOf(edits), origin];
    if (edits.length === 0) return;
    for (const { start, end, text: after } of edits) {
      const section = step === "nfc" ? optional.nfc : steps[step];
      const span = { start: earlier(start, false), end: earlier(end, true) };
      changes.push({ step, section, ...span, before: before.slice(start, end), after });
    }
    text = applyEdits(before, edits);
    origin = (at, isEnd) => earlier(origins(at, isEnd), isEnd);
  };
  if (chosen.includes("percent-encoding")) apply("percent-encoding", sequenceEdits(text));
  if (chosen.includes("nfc")) {
    // A combining mark can follow a percent-encoded letter.
    if (chosen.includes("percent-encoding")) apply("percent-encoding", asciiEdits(text));
    apply("nfc", nfcEdits(text));
  }
  return { text, changes, origin };
}

/** Returns the normal form of a text. */
function form(input: string, chosen?: readonly NormalizationStep[]): string {
  if (!BEYOND_ASCII.test(input)) return plain.form(input, chosen);
  return plain.form(prepared(input, chosen ?? usual).text, chosen);
}

/** Returns the normal form of a text and its changes. */
function changed(input: string, chosen: readonly NormalizationStep[]): Normalization {
  const { text, changes, origin } = prepared(input, chosen);
  const { uri, changes: later } = plain.changed(text, chosen);
  const moved = later.map((each) => ({ ...each, start: origin(each.start, false), end: origin(each.end, true) }));
  return { uri, changes: [...changes, ...moved] };
}

/** The general steps, for texts whose percent-encoding is already aligned if this was wanted. */
const plain = normalizer(references, normalization);

/** Normalization by these rules. */
export const byRules: Normalizer = {
  normalize,
  form,
  changed,
  isSame: general.isSame,
};

/** The default steps, in order. */
export const normalizationSteps: readonly NormalizationStep[] = Object.freeze([...usual]);
