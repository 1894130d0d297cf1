/** @module */
import { grammar } from "../../../generated/scheme/did.js";
import { rewriteTriplets } from "../../core/percent.js";
import type { DidUrl } from "../../../generated/scheme/did.tree.js";
import type { Slip } from "../../explain/slips.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { charactersBy } from "../shared/edits.js";

/** Methods that are often used, for messages. */
const METHODS: ReadonlySet<string> = new Set("cheqd ethr example indy ion jwk key peer pkh plc web webvh".split(" "));

const slips: readonly Slip[] = [
  {
    code: "case",
    pattern: /^(did:)(?=[a-z\d]{0,99}[A-Z])([A-Za-z\d]{1,100})(?=:)/,
    rule: "method-name",
    message(culprit) {
      const method = culprit.toLowerCase();
      return `The method must be in lower case${METHODS.has(method) ? `: write '${method}'` : ""}.`;
    },
    edit: ({ start, end }, text) => [{ start, end, text: text.slice(start, end).toLowerCase() }],
  },
];

const idCharacters = charactersBy(languageOf(grammar), "idchar");
const unreserved = charactersBy(languageOf(grammar), "unreserved");

export const did: SchemeCode<DidUrl> = {
  slips,
  *normalize({ input, node }) {
    const { start, end, value } = node.did.methodSpecificId;
    const section = "RFC3986:6.2.2.2";
    yield { start, end, text: rewriteTriplets(value, idCharacters(), false), section };
    yield { start: end, end: input.length, text: rewriteTriplets(input.slice(end), unreserved(), false), section };
  },
};
