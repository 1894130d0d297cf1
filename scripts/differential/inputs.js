// The inputs of the comparison: the conformance suites of two rules, and samples from them for the operations.
import { isURI } from "../../dist/index.js";
import { resolutionExamples, suiteOf } from "../bench/tests.js";

/** @typedef {import("./compare.js").Input} Input */
/** @typedef {import("./compare.js").Question} Question */

/** The size of each sample. */
const REFERENCES = 4000;
const BASES = 200;
const URIS = 20_000;

/** One base for each form of a path: that of section 5.4, empty, rootless, and absolute without an authority. */
const PLAIN_BASES = ["http://a", "s:x/y", "s:/x/y?q"];

/** @returns {Promise<Readonly<Record<Question, readonly Input[]>>>} */
export async function inputs() {
  const [uris, references] = [await suiteOf("URI"), await suiteOf("URI-reference")];
  const { base, examples } = await resolutionExamples();
  const refs = examples.map(([ref]) => ref);
  const [validURIs, validReferences] = [uris, references].map((suite) =>
    suite.filter(({ valid }) => valid).map(({ text }) => text),
  );
  const bases = sample(
    (validURIs ?? []).filter((text) => !text.includes("#")),
    BASES,
  );
  return {
    URI: uris.map(({ text }) => [text]),
    "URI-reference": references.map(({ text }) => [text]),
    resolve: [
      ...pairs([...refs, ...sample(validReferences ?? [], REFERENCES)], [base, ...PLAIN_BASES]),
      ...pairs(refs, bases),
    ],
    normalize: [
      ...sample(validURIs ?? [], URIS),
      ...pairs(refs, ["http://a/b/c/", "s:x/", "s:/x/"])
        .map(([ref, start]) => `${start}${ref}`)
        .filter(isURI),
    ].map((text) => [text]),
  };
}

/**
 * @param {readonly string[]} refs
 * @param {readonly string[]} bases
 * @returns {[ref: string, base: string][]}
 */
const pairs = (refs, bases) =>
  bases.flatMap((base) => refs.map((ref) => /** @type {[string, string]} */ ([ref, base])));

/**
 * @param {readonly string[]} texts
 * @param {number} count
 * @returns {string[]} about this number of texts, at regular steps
 */
function sample(texts, count) {
  const step = Math.max(1, Math.floor(texts.length / count));
  return texts.filter((_, index) => index % step === 0);
}
