/**
 * Laws of the functions for URIs in their context, and of those that compare the standards, as targets.
 *
 * @module
 */
import fc from "fast-check";
import { parse as parseHTML } from "parse5";
import {
  embeddedInFields,
  establishBase,
  expandSuffix,
  find,
  type FindOptions,
  type Found,
} from "../../../src/context/index.js";
import { embeddedInHTML } from "../../../src/context/html.js";
import { applyRepair, isURI } from "../../../src/index.js";
import { resolveAll, standards, verdicts, type StandardId } from "../../../src/standards/index.js";
import { isOfStandard } from "../../../src/standards/verdicts.js";
import { findIn } from "../../context/pieces.js";
import { same } from "../../laws/law.js";
import { subjects } from "../../laws/subject.js";
import { anyDocument, anyString, ofString, target, type Target } from "../target.js";

const REFERRING = ["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"] as const;

const findOptions: fc.Arbitrary<FindOptions> = fc.record(
  {
    standard: fc.constantFrom(...REFERRING),
    relative: fc.boolean(),
    invalid: fc.boolean(),
    schemes: fc.constantFrom(["http"], ["a", "urn"], []),
  },
  { requiredKeys: [] },
);

/** Checks the places of what was found, and that valid references are valid. */
function finds(text: string, options: FindOptions): void {
  const { standard = "rfc3986", relative = false } = options;
  let done = 0;
  for (const each of find(text, options)) {
    const { start, end, outer, reference, removed } = each;
    same([text, done <= outer.start, outer.start <= start && start <= end && end <= outer.end], [text, true, true]);
    same(outer.end <= text.length, true);
    done = outer.end;
    let rest = "";
    let at = start;
    for (const span of removed) {
      rest += text.slice(at, span.start);
      same([text, /^\s+$/.test(text.slice(span.start, span.end))], [text, true]);
      at = span.end;
    }
    same([text, rest + text.slice(at, end)], [text, reference]);
    checkFound(text, each, standard, relative);
  }
}

function checkFound(text: string, each: Found, standard: (typeof REFERRING)[number], relative: boolean): void {
  const { test } = standards[standard];
  if (each.ok) {
    same([text, test(each.reference)], [text, true]);
    if (!relative) same([text, standards[standard].components(each.reference).scheme === null], [text, false]);
    if (each.withoutHyphens !== null) same([text, test(each.withoutHyphens)], [text, true]);
    return;
  }
  same([text, each.diagnostics.length > 0], [text, true]);
  for (const { start, end, repair } of each.diagnostics) {
    same([text, each.start <= start && start <= end && end <= each.outer.end], [text, true]);
    if (repair) applyRepair(text, repair);
  }
}

/** Checks that the base of an entity is an absolute URI without a fragment. */
function establishes(
  standard: (typeof REFERRING)[number],
  embedded: readonly string[],
  retrieval: readonly string[],
): void {
  const entity = {
    embedded,
    retrieval,
    encapsulating: { retrieval: [...embedded].reverse() },
    default: retrieval[0] ?? null,
  };
  const { base, source, candidates } = establishBase(entity, { standard });
  same(base === null, source === null);
  if (base === null) return;
  same([base, standards[standard].components(base).fragment], [base, null]);
  same([base, standards[standard].components(base).scheme === null], [base, false]);
  same(candidates.length > 0, true);
}

function comparesVerdicts(text: string): void {
  const all = verdicts(text).filter(isOfStandard);
  same(
    all.map(({ standard }) => standard),
    Object.keys(standards),
  );
  for (const { standard, ok, index, diagnostic } of all) {
    const { test, recognize } = standards[standard];
    same([text, standard, ok, index], [text, standard, test(text), recognize(text).index]);
    same([text, standard, diagnostic === null], [text, standard, ok]);
  }
}

function resolvesByAll(ref: string, base: string): void {
  const { outcomes, groups } = resolveAll(ref, base);
  const { whatwg, ...byStandards } = outcomes;
  same(groups.flat().sort(), [...Object.keys(standards), ...(whatwg ? ["whatwg"] : [])].sort());
  for (const [id, outcome] of Object.entries(byStandards) as [StandardId, (typeof outcomes)[StandardId]][]) {
    const subject = subjects.find((each) => each.id === id);
    if (!subject || outcome.type === "undefined") continue;
    const areValid = subject.isReference(ref) && subject.isBase(base);
    if (outcome.type !== "refused") same([ref, base, id, areValid], [ref, base, id, true]);
    if (outcome.type === "URI") same([ref, base, id, subject.resolve(ref, base)], [ref, base, id, outcome.uri]);
  }
}

function readsHTML(reference: string, rest: string): void {
  const found = embeddedInHTML(
    parseHTML(`<base href="${reference.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${rest}`),
  );
  same(found.length, 1);
  establishBase({ embedded: embeddedInHTML(parseHTML(rest)), retrieval: reference });
}

function readsFields(name: string, value: string): void {
  for (const fields of [
    `${name}: ${value}\r\nContent-Base: ${value}\r\n\r\n`,
    [[name, value]] as const,
    { [name]: value },
  ]) {
    for (const { reference } of embeddedInFields(fields)) same(/[ \t\r\n]/.test(reference), false);
  }
}

export const targets: readonly Target[] = [
  target("context/find: places and references", () => fc.property(anyDocument(), findOptions, finds), 4),
  target("context/find: in pieces as in one text", () =>
    fc.property(anyDocument(), fc.array(fc.nat(30), { maxLength: 6 }), findOptions, (text, lengths, options) => {
      const pieces: string[] = [];
      let at = 0;
      for (const length of lengths) pieces.push(text.slice(at, (at += length)));
      pieces.push(text.slice(at));
      same([pieces, findIn(pieces, options)], [pieces, { text, found: find(text, options) }]);
    }),
  ),
  target("context/the base of an entity", () =>
    fc.property(
      fc.constantFrom(...REFERRING),
      fc.array(anyString(), { maxLength: 3 }),
      fc.array(anyString(), { maxLength: 2 }),
      establishes,
    ),
  ),
  target("context/HTML", () => fc.property(anyString(), anyString(), readsHTML)),
  target("context/header fields", () =>
    fc.property(
      fc.oneof(fc.constantFrom("Content-Base", "content-location", "X"), anyString()),
      anyString(),
      readsFields,
    ),
  ),
  ofString("context/suffixes", (text) => {
    const guess = expandSuffix(text);
    if (guess !== null) same([text, isURI(guess.uri), guess.uri], [text, true, guess.prefix + text]);
  }),
  ofString("context/verdicts of all standards", comparesVerdicts, 4),
  target("context/resolution by all standards", () => fc.property(anyString(), anyString(), resolvesByAll)),
];
