/**
 * All that explains and repairs strings: each standard with its rules, all schemes, IRIs and templates.
 *
 * @module
 */
import type { Diagnostic } from "../../src/core/diagnostic.js";
import { diagnoseIRI, repairIRI } from "../../src/iri.js";
import { repair as repairOfScheme, validate } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";
import { diagnoseTemplate, repairTemplate } from "../../src/template/explain.js";
import { judge, type Change, type Judgement, type Whole } from "./data.js";

/** Something that explains strings and repairs them. */
export interface Explainer {
  readonly name: string;
  /** What its strings are: `authority` is the text after `//`. */
  readonly whole: Whole | "authority";
  readonly diagnose: (text: string) => readonly Diagnostic[];
  /** Applies all certain repairs, and returns the text. It is absent if there are only diagnostics. */
  readonly repair?: (text: string) => string;
}

/** Judges edits for what the strings of an explainer are. */
export function judgeAs({ whole }: Explainer, text: string, edits: readonly Change[]): Judgement {
  if (whole !== "authority") return judge(text, edits, whole);
  // The slashes of an authority stand behind what is deleted before it.
  let front = 0;
  for (const { start, end, text: written } of edits) if (start === front && written === "") front = end;
  const moved = edits.map(({ start, end, text: written }) => {
    const by = start >= front && end > front ? 2 : 0;
    return { start: start + by, end: end + by, text: written };
  });
  return judge(`${text.slice(0, front)}//${text.slice(front)}`, moved);
}

/** The rules for whole references, for authorities and what they consist of, and for the other parts. */
const RULES: readonly (readonly [Explainer["whole"], RegExp])[] = [
  [
    "reference",
    /^(?:(?:absolute|relative|generic|other|http|ftp|file|gopher|mailto)?[-_]?-?(?:UR[IL]|url|IRI)\b.*|.*-ref|generic-RL|opaque-URL)$/,
  ],
  ["authority", /^(?:i?authority|server|hostport|i?host|hostname|site|net_loc|login|IP-literal|i?reg[-_]name)$/],
  [
    "part",
    /^(?:i?path.*|i?segment.*|[afhp]segment|i?query|search|i?fragment|i?userinfo|user|password|param|params|selector|rel_path)$/,
  ],
];

const ofStandards: readonly Explainer[] = Object.values(standards).flatMap((standard) =>
  standard.rules.flatMap((rule) => {
    const whole = RULES.find(([, pattern]) => pattern.test(rule))?.[0];
    if (whole === undefined) return [];
    // The types of the rules differ from standard to standard.
    const { id, diagnose, repair } = standard as typeof standards.rfc3986;
    const options = { rule: rule as "URI" };
    return [
      {
        name: `${id} ${rule}`,
        whole,
        diagnose: (text: string) => diagnose(text, options),
        repair: (text: string) => repair(text, { ...options, certain: true }).uri,
      },
    ];
  }),
);

/** Validation with all schemes. */
export const scheme: Explainer = {
  name: "schemes",
  whole: "reference",
  diagnose: (text) => validate(text).diagnostics,
  repair: (text) => repairOfScheme(text, { certain: true }).uri,
};

const ofSchemes: readonly Explainer[] = [
  scheme,
  { name: "schemes mint", whole: "reference", diagnose: (text) => validate(text, { profile: "mint" }).diagnostics },
  ...Object.values(standards).map(({ id }): Explainer => ({
    name: `schemes ${id}`,
    whole: "reference",
    diagnose: (text) => validate(text, { standard: id }).diagnostics,
    repair: (text) => repairOfScheme(text, { standard: id, certain: true }).uri,
  })),
];

/** All of them. */
export const explainers: readonly Explainer[] = [
  ...ofSchemes,
  ...ofStandards,
  {
    name: "iri",
    whole: "reference",
    diagnose: diagnoseIRI,
    repair: (text) => repairIRI(text, { certain: true }).uri,
  },
  ...(["ipath-rootless", "iquery", "ifragment", "iuserinfo"] as const).map((rule): Explainer => ({
    name: `iri ${rule}`,
    whole: "part",
    diagnose: (text) => diagnoseIRI(text, { rule }),
    repair: (text) => repairIRI(text, { rule, certain: true }).uri,
  })),
  {
    name: "template",
    whole: "template",
    diagnose: diagnoseTemplate,
    repair: (text) => repairTemplate(text, { certain: true }).template,
  },
];
