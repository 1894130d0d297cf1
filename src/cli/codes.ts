/**
 * Explains the codes of diagnostics. The build writes what the program cannot compute: why a mistake is one, and an example.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { lazy } from "../core/lazy.js";
import type { Diagnostic } from "../index.js";
import { schemes, validate, type AnyScheme, type Profile } from "../schemes/index.js";
import { anyStandard, everyStandard } from "../standards/by-id.js";
import { CURRENT } from "../standards/current.js";
import type { StandardId } from "../standards/index.js";
import { diagnoseTemplate } from "../template/explain.js";
import { meantOf } from "./errors.js";
import { INPUT_CODE, malformed } from "./utf8.js";

/** Why something is a mistake, and how it is repaired. */
interface Advice {
  readonly why?: string;
  readonly fix?: string;
}

/** A string with a mistake, and how the command line finds it. Absent fields are the defaults. */
interface Sample {
  readonly text: string;
  /** How often the last character of the text is repeated. */
  readonly times?: number;
  readonly by: "check" | "validate" | "template" | "input";
  readonly standard?: StandardId;
  readonly rule?: string;
  readonly profile?: Profile;
}

/** A code with its advice and its examples. */
interface Page extends Advice {
  readonly code: string;
  /** Whether the advice is that of all mistakes that schemes name themselves. */
  readonly slip?: true;
  readonly samples: readonly Sample[];
  /** The codes of the same mistake in other standards. */
  readonly also?: readonly string[];
}

/** A requirement of a scheme. */
type Requirement = AnyScheme["requirements"][number];

/** The explanation of a code. */
export interface Explanation extends Required<Advice> {
  /** The requirements that have this code, with their schemes. */
  readonly demands: readonly { readonly scheme: AnyScheme; readonly requirement: Requirement }[];
  readonly example: Example | null;
}

/** A string that has the mistake, and its diagnostic. */
export interface Example {
  readonly input: string;
  /** The command that finds the mistake, with its options. */
  readonly command: string;
  readonly diagnostic: Diagnostic;
}

/** What the codes begin with that all schemes share. */
const ANY_SCHEME = "<scheme>/";

const INPUT_PAGE: Page = {
  code: INPUT_CODE,
  why: "The bytes are not text in UTF-8, so no rule was applied to them. Each invalid part is shown as U+FFFD.",
  fix: "Convert the input to UTF-8. If it is in another encoding, its program or its file can say which.",
  samples: [{ text: "http://example.com/caf\uFFFD", by: "input" }],
};

/** All pages by their codes. */
const pages = lazy((): ReadonlyMap<string, Page> => {
  const bytes = brotliDecompressSync(readFileSync(new URL("../../dist/codes.json.br", import.meta.url)));
  const { slip, pages: read } = JSON.parse(bytes.toString()) as { readonly slip: Advice; readonly pages: Page[] };
  const all = [...read.map((page) => (page.slip === true ? { ...page, ...slip } : page)), INPUT_PAGE];
  return new Map(all.map((page) => [page.code, page]));
});

/**
 * Returns the codes in the order of the documentation. A code of all standards is listed once, with the current one; a code
 * of all schemes begins with `<scheme>`.
 */
export function allCodes(): readonly string[] {
  return [...pages().keys()];
}

/** Returns the page of a code, also of the code in another standard or a scheme; `undefined` if the code is unknown. */
function pageOf(code: string): Page | undefined {
  const page = pages().get(code);
  if (page !== undefined) return page;
  const name = nameOf(code);
  if (schemes.has(groupOf(code))) return pages().get(ANY_SCHEME + name);
  if (standardIn(code) === undefined) return undefined;
  return [...pages().values()].find(({ also }) => also?.includes(code) === true) ?? pages().get(`${CURRENT}/${name}`);
}

const nameOf = (code: string): string => code.slice(code.indexOf("/") + 1);

const groupOf = (code: string): string => code.slice(0, Math.max(code.indexOf("/"), 0));

/** Returns the standard of a code; `undefined` if it is not one of a standard. */
function standardIn(code: string): StandardId | undefined {
  return everyStandard.find(({ id }) => id === groupOf(code))?.id;
}

/** Returns whether a diagnostic can have a code. */
export const isCode = (code: string): boolean => pageOf(code) !== undefined;

/** Explains a code; returns `null` if it is unknown. */
export function explanationOf(code: string): Explanation | null {
  const page = pageOf(code);
  if (page === undefined) return null;
  const demands = [...schemes.values()].flatMap((scheme) =>
    scheme.requirements
      .filter((requirement) => `${scheme.name}/${requirement.code}` === code)
      .map((requirement) => ({ scheme, requirement })),
  );
  const { why = "", fix = "" } = page;
  return { why, fix, demands, example: exampleIn(page, code) };
}

/** Returns an example with exactly this code or with the same mistake in another scheme or standard. */
function exampleIn({ samples, code: listed }: Page, code: string): Example | null {
  const name = nameOf(code);
  const standard = code === listed ? undefined : standardIn(code);
  // A rule of one standard need not exist in another.
  const inStandard = standard && samples.map(({ text, times = 1, by }) => ({ text, times, by, standard }));
  let similar: Example | null = null;
  for (const call of [...(inStandard ?? []), ...samples]) {
    const input = call.text + call.text.slice(-1).repeat((call.times ?? 1) - 1);
    for (const diagnostic of diagnosticsOf(input, call)) {
      const found = { input, command: commandOf(call), diagnostic };
      if (diagnostic.code === code) return found;
      if (diagnostic.code.endsWith(`/${name}`)) similar ??= found;
    }
  }
  return similar;
}

function diagnosticsOf(input: string, { by, standard = CURRENT, rule, profile }: Sample): readonly Diagnostic[] {
  if (by === "input") return [malformed(input, input.length - 1).diagnostic];
  if (by === "template") return diagnoseTemplate(input);
  if (by === "validate") return validate(input, { standard, ...(profile && { profile }) }).diagnostics;
  return anyStandard(standard).diagnose(input, rule === undefined ? {} : { rule });
}

function commandOf({ by, standard, rule, profile }: Sample): string {
  const options = Object.entries({ standard, rule, profile }).flatMap(([name, value]) =>
    value === undefined ? [] : [` --${name} ${value}`],
  );
  return (by === "input" ? "check" : by) + options.join("");
}

/** Returns the code that was probably meant; `null` if none is similar. The text before "/" can be missing. */
export function meantCode(given: string): string | null {
  const known = [...pages().values()].flatMap(({ code, also = [] }) => [code, ...also]);
  if (!given.includes("/")) {
    const name = meantOf(given, known.map(nameOf));
    return known.find((code) => nameOf(code) === name) ?? null;
  }
  const groups = new Set([...known.map(groupOf), ...schemes.keys()]);
  const group = meantOf(groupOf(given), [...groups]);
  const own = known.filter(
    (code) => code.startsWith(`${String(group)}/`) || (schemes.has(String(group)) && code.startsWith(ANY_SCHEME)),
  );
  const rest = nameOf(given);
  const names = own.map(nameOf);
  // A word of a name is enough, such as "host" of "empty-host".
  const name = meantOf(rest, names) ?? names.find((each) => each.split("-").includes(rest)) ?? null;
  return name === null ? null : `${String(group)}/${name}`;
}
