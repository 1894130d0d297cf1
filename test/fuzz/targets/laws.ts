/**
 * The laws of the standards, and those of explanations, as targets.
 *
 * @module
 */
import fc from "fast-check";
import { explainers } from "../../certain/explainers.js";
import { certainKeepsData, oneByOne } from "../../certain/laws.js";
import * as explain from "../../explain/laws.js";
import { laws as any } from "../../laws/any.js";
import { laws as change } from "../../laws/change.js";
import { laws as compare } from "../../laws/compare.js";
import { laws as encode } from "../../laws/encode.js";
import { diagnostics, trees, verdicts } from "../../laws/language.js";
import { laws as literal } from "../../laws/literal-laws.js";
import { laws as normalize } from "../../laws/normalize.js";
import { laws as recompose } from "../../laws/recompose.js";
import { laws as resolve } from "../../laws/resolve.js";
import { same, subjectsOf, type Law } from "../../laws/law.js";
import { anyString, ofString, target, type Target } from "../target.js";

const books: Readonly<Record<string, readonly Law[]>> = {
  ...{ any, change, compare, encode, diagnostics, trees, verdicts, literal, normalize, recompose, resolve },
};

const ofStandards: readonly Target[] = Object.entries(books).flatMap(([book, laws]) =>
  laws.flatMap((law) =>
    subjectsOf(law).map((subject) =>
      target(`laws/${book}/${subject.id}: ${law.name}`, () => law.property(subject), book === "diagnostics" ? 4 : 1),
    ),
  ),
);

const ofExplanations: readonly Target[] = [
  ...explain.RULES.flatMap((rule) => [
    ofString(
      `explain/${rule}: faults agree with the parser`,
      (text) => {
        explain.faultsAgree(text, rule);
      },
      8,
    ),
    ofString(
      `explain/${rule}: repairs are valid`,
      (text) => {
        explain.repairsAgree(text, rule);
      },
      8,
    ),
    ofString(
      `explain/${rule}: repairing twice changes nothing`,
      (text) => {
        explain.repairsOnce(text, rule);
      },
      8,
    ),
  ]),
  ofString("explain/schemes: validation and repair agree", explain.validationAgrees, 16),
  target(
    "explain/schemes: a valid host stays",
    () => fc.property(fc.constantFrom("http", "https", "ws", "ftp", "example"), anyString(), explain.keepsHost),
    8,
  ),
];

const ofCertainRepairs: readonly Target[] = [
  target(
    "certain/data: certain repairs keep data",
    () =>
      fc.property(fc.constantFrom(...explainers), anyString(), (explainer, text) => {
        same([text, certainKeepsData(text, explainer)], [text, []]);
      }),
    4,
  ),
  target(
    "certain/order: one by one equals all at once",
    () =>
      fc.property(fc.constantFrom(...explainers), anyString(), (explainer, text) => {
        same([text, oneByOne(text, explainer)], [text, []]);
      }),
    8,
  ),
];

export const targets: readonly Target[] = [...ofStandards, ...ofExplanations, ...ofCertainRepairs];
