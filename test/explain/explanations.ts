/**
 * The complete explanations of texts, as lines that people can read and compare.
 *
 * @module
 */
import type { Diagnostic } from "../../src/index.js";
import { diagnosticOf } from "../../src/core/diagnostic.js";
import { authorityFaults } from "../../src/explain/authority.js";
import { copied } from "../../src/explain/copied.js";
import { frontSlips, isWellKnown } from "../../src/explain/delimiters.js";
import type { Proposal } from "../../src/explain/proposal.js";
import type { Repaired } from "../../src/explain/repair.js";
import type { Source } from "../../src/explain/report.js";
import { unrepaired } from "../../src/explain/unrepaired.js";
import { viewOf } from "../../src/explain/view.js";
import { walk, type Local } from "../../src/explain/walk.js";
import { normalize, repair, schemes, validate, type ValidateOptions } from "../../src/schemes/index.js";
import { sourceFor } from "../../src/schemes/mechanism/explanation.js";
import { CURRENT, currentStandard } from "../../src/standards/current.js";
import { standardOf } from "../../src/standards/by-id.js";
import type { StandardId } from "../../src/standards/list.js";
import type { AnyStandard } from "../../src/standards/standard.js";
import { written } from "../fuzz/value.js";
import { editsIn, linesOf, linesOfFound } from "../support/explanations.js";

/**
 * Returns the diagnostics, the repairs and the repaired text.
 *
 * @param as `scheme`, or the id of a standard and one of its rules; after `menu`, all faults that are proposed before one
 *   of them is chosen. `mint scheme` is a URI that somebody makes, `scheme of` a URI by a standard, and `normal scheme`
 *   asks for the normal form.
 */
export function linesAbout(as: string, input: string): readonly string[] {
  if (as.startsWith("menu ")) return linesOfMenu(as.slice("menu ".length), input);
  if (as === "normal scheme") return linesOfNormal(input);
  const of = /^(?:(mint) )?scheme(?: of (.+))?$/.exec(as);
  const [diagnostics, repaired, certainly] = of
    ? byScheme(input, { profile: of[1] === "mint" ? "mint" : "consume", standard: (of[2] ?? CURRENT) as StandardId })
    : byStandard(as, input);
  return linesOfFound(input, diagnostics, repaired, certainly);
}

type Found = readonly [readonly Diagnostic[], Repaired, Repaired];

function byScheme(input: string, options: ValidateOptions): Found {
  const { diagnostics } = validate(input, options);
  return [diagnostics, repair(input, options), repair(input, { ...options, certain: true })];
}

/** Returns the normal form and the changes that lead to it; the diagnostic of a string that has none. */
function linesOfNormal(input: string): readonly string[] {
  try {
    const { uri, changes } = normalize(input, { changes: true });
    return [
      `normal ${written(uri)}`,
      ...changes.map(
        ({ step, section, start, end, before, after }) =>
          `${step} (${section}) ${String(start)}-${String(end)} ${written(before)} to ${written(after)}`,
      ),
    ];
  } catch (error) {
    return linesOf(diagnosticOf(error));
  }
}

function byStandard(as: string, input: string): Found {
  const [id = "", rule = ""] = as.split(" ");
  const standard = standardOf(id as StandardId) as AnyStandard;
  return [
    standard.diagnose(input, { rule }),
    standard.repair(input, { rule }),
    standard.repair(input, { rule, certain: true }),
  ];
}

/** Returns all faults that the walk finds, and all that the menu proposes where the walk ends. */
function linesOfMenu(as: string, input: string): readonly string[] {
  const source = sourceBy(as);
  const isKnown = (text: string): boolean => isWellKnown(text) || source.groundOf(text).isScheme;
  const view = viewOf(input, source.groundOf(input), source.whole);
  const locals: Local[] = [];
  const { rest, faults, named, state, isCut } = walk(view, (local) => locals.push(local));
  const at = input.length - rest + 1;
  const [first = { index: at }] = locals;
  const proposals: readonly (readonly [string, Iterable<Proposal>])[] = [
    ["copied", copied(view)],
    ["front", frontSlips(view, first.index, isKnown)],
    ["authority", rest === 0 ? [] : authorityFaults(view, at)],
    ["scheme", rest === 0 ? [] : (view.ground.proposers?.faults(view, at, state) ?? [])],
    ["name", rest === 0 ? [] : [unrepaired(view, at, state)]],
  ];
  const word = rest > 0 ? (view.ground.proposers?.keyword(view.ground.machine, input, at) ?? null) : null;
  return [
    `walk ${String(rest)} ${String(faults)} ${String(named)}${isCut ? " cut" : ""}`,
    ...locals.map(
      ({ code, start, end, text, role, index }) =>
        `walk ${code} ${String(start)}-${String(end)} ${written(text)} ${role} at ${String(index)}`,
    ),
    ...proposals.flatMap(([name, each]) => Array.from(each, (proposal) => `${name} ${lineOfProposal(proposal)}`)),
    ...(word === null ? [] : [`keyword ${editsIn([word])}`]),
  ];
}

function sourceBy(as: string): Source {
  if (as === "scheme") return sourceFor({ standard: currentStandard, schemes });
  const [id = "", rule = ""] = as.split(" ");
  return (standardOf(id as StandardId) as AnyStandard).source(rule);
}

function lineOfProposal(proposal: Proposal): string {
  const { code, start, end, edits, role, isNamed = false, isSure = false, written: quoted } = proposal;
  const marks = [isNamed && "named", isSure && "sure"].filter((mark) => mark !== false);
  return [code, `${String(start)}-${String(end)}`, role, ...marks, editsIn(edits), written(quoted ?? null)].join(" ");
}
