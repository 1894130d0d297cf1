// Collects all codes of diagnostics, with their examples, for the pages of the codes.
import { exampleOf } from "../readme/faults.js";
import { CURRENT } from "../../dist/inner.js";
import { FAULTS, GRAMMAR, IN_RULES, NOTES, SLIP, TEMPLATE } from "./advice.js";

/** @typedef {import("../../src/core/diagnostic.js").Diagnostic} Diagnostic */
/** @typedef {import("../../src/schemes/index.js").AnyScheme} AnyScheme */
/** @typedef {import("../../src/standards/index.js").StandardId} StandardId */
/** @typedef {import("../readme/program.js").Program} Program */

/**
 * @typedef {object} Example a string that has the fault
 * @property {string} text
 * @property {Diagnostic} diagnostic
 * @property {StandardId} standard
 * @property {"diagnose" | "validate" | "diagnoseTemplate"} by the function that finds it
 * @property {Record<string, string>} options of that function
 */

/**
 * @typedef {object} Code
 * @property {string} code such as `rfc3986/space`; a code of all schemes has `<scheme>` instead of their names
 * @property {Example[]} examples
 * @property {import("./advice.js").Advice | undefined} advice
 * @property {readonly { scheme: AnyScheme, requirement: AnyScheme["requirements"][number] }[]} demands the requirements
 *   with this code
 * @property {readonly string[]} also the codes of the same fault in other standards
 */

/** The prefix of the codes that the grammars of all schemes share. */
export const ANY_SCHEME = "<scheme>";

/**
 * @param {Program} program
 * @param {import("./tables.js").SchemeTables} tables
 * @returns {Code[]} the faults of all strings, those of the grammars of schemes, the requirements, the advice, and the
 *   faults of URI Templates
 * @throws {Error} if a code has no example
 */
export function codesOf(program, tables) {
  const found = examplesOf(program, tables);
  /** @type {Code[]} */
  const codes = [];
  for (const [name, { of }] of Object.entries(program.sentences)) {
    if (of === "scheme" || Object.hasOwn(IN_RULES, name)) continue;
    codes.push(faultOf(name, program));
  }
  for (const [name, { rule, example: text }] of Object.entries(IN_RULES)) {
    const example = { text, standard: CURRENT, by: /** @type {const} */ ("diagnose"), options: { rule } };
    const code = `${CURRENT}/${name}`;
    const examples = [{ ...example, diagnostic: diagnosticOf(example, code, program) }];
    codes.push({ code, examples, advice: FAULTS[name], demands: [], also: [] });
  }
  for (const [name, advice] of Object.entries(GRAMMAR)) {
    const named = [...found.byCode].filter(([code]) => code.split("/")[1] === name);
    const ofGrammar = named.filter(([code]) => !found.requirements.has(code));
    const examples = (ofGrammar.length > 0 ? ofGrammar : named).flatMap(([, all]) => all.slice(0, 1));
    codes.push({ code: `${ANY_SCHEME}/${name}`, examples, advice, demands: [], also: [] });
  }
  for (const [code, demands] of found.requirements) {
    const examples = found.byCode.get(code) ?? [];
    codes.push({ code, examples: onePerStandard(examples), advice: undefined, demands, also: [] });
  }
  codes.push(...slipsOf(program, found));
  for (const [code, { example, ...advice }] of Object.entries(NOTES)) {
    codes.push({ code, examples: [noteOf(code, example, program)], advice, demands: [], also: [] });
  }
  for (const [name, text] of Object.entries(program.templateExamples)) {
    const code = `rfc6570/${name}`;
    const example = { text, standard: CURRENT, by: /** @type {const} */ ("diagnoseTemplate"), options: {} };
    const examples = [{ ...example, diagnostic: diagnosticOf(example, code, program) }];
    codes.push({ code, examples, advice: TEMPLATE[name] ?? FAULTS[name], demands: [], also: [] });
  }
  const known = new Set(codes.map(({ code }) => code));
  const all = [
    ...Object.entries(program.sentences).flatMap(([name, { of }]) =>
      of === "scheme" ? [`${ANY_SCHEME}/${name}`] : [],
    ),
    ...program.adviceCodes.map((name) => `security/${name}`),
  ];
  const withoutWords = codes.find(({ advice, demands }) => advice === undefined && demands.length === 0);
  const unknown = withoutWords?.code ?? all.find((code) => !known.has(code));
  if (unknown !== undefined) throw new Error(`advice.js has no advice for ${unknown}`);
  // A refusal by a function has no place, so no table contains an example of it.
  const bare = codes.find(({ code, examples }) => examples.length === 0 && code !== `${ANY_SCHEME}/syntax`);
  if (bare) throw new Error(`${bare.code} has no example`);
  return codes;
}

/**
 * @param {Program} program
 * @param {ReturnType<typeof examplesOf>} found
 * @returns {Code[]} the mistakes that schemes name themselves, unless all schemes or a requirement have their codes
 */
function slipsOf(program, { byCode, requirements }) {
  /** @type {Map<string, Code>} */
  const codes = new Map();
  for (const { name, slips } of program.schemes.values()) {
    for (const slip of slips) {
      const code = `${name}/${slip.code}`;
      if (requirements.has(code) || Object.hasOwn(GRAMMAR, slip.code)) continue;
      const examples = onePerStandard(byCode.get(code) ?? []);
      codes.set(code, { code, examples, advice: SLIP, demands: [], also: [] });
    }
  }
  return [...codes.values()];
}

/** @param {Example[]} examples */
const onePerStandard = (examples) =>
  examples.filter((each, index) => examples.findIndex(({ standard }) => standard === each.standard) === index);

/**
 * @param {Pick<Example, "text" | "standard" | "by" | "options">} example
 * @param {string} code
 * @param {Program} program
 * @throws {Error} if the example does not have the code
 */
function diagnosticOf(example, code, program) {
  const diagnostic = diagnosticsOf(example, program).find((each) => each.code === code);
  if (diagnostic === undefined) throw new Error(`the example of ${code} does not have this code`);
  return diagnostic;
}

/**
 * @param {Pick<Example, "text" | "standard" | "by" | "options">} example
 * @param {Program} program
 * @returns {readonly Diagnostic[]} the diagnostics of the string by the function
 */
export function diagnosticsOf({ text, standard, by, options }, { standards, validate, diagnoseTemplate }) {
  const given = /** @type {object} */ (options);
  if (by === "diagnoseTemplate") return diagnoseTemplate(text);
  if (by === "validate") return validate(text, standard === CURRENT ? given : { ...given, standard }).diagnostics;
  const chosen = /** @type {import("../../src/standards/standard.js").AnyStandard} */ (
    /** @type {unknown} */ (standards[standard])
  );
  return chosen.diagnose(text, given);
}

/**
 * @param {string} name the name of a fault of the generic syntax
 * @param {Program} program
 * @returns {Code}
 */
function faultOf(name, program) {
  const { standard, text, diagnostic } = exampleOf(name, program);
  const { code } = diagnostic;
  const { uri } = program.standards[standard].ruleFor;
  /** @type {Example[]} */
  const calls = [{}, { rule: uri }].map((options) => ({ text, diagnostic, standard, by: "diagnose", options }));
  calls.push({ text, diagnostic, standard, by: "validate", options: {} });
  const found = calls.flatMap((call) => {
    const own = diagnosticsOf(call, program).find((each) => each.code === code);
    return own ? [{ ...call, diagnostic: own }] : [];
  });
  const also = Object.keys(program.standards).flatMap((id) => {
    if (id === standard) return [];
    const other = {
      text,
      standard: /** @type {StandardId} */ (id),
      by: /** @type {const} */ ("diagnose"),
      options: {},
    };
    const has = diagnosticsOf(other, program).some((each) => each.code === `${id}/${name}`);
    return has ? [`${id}/${name}`] : [];
  });
  return { code, examples: found.slice(0, 1), advice: FAULTS[name], demands: [], also };
}

/**
 * @param {string} code
 * @param {string} example it can begin with the id of an older standard
 * @param {Program} program
 * @returns {Example}
 */
function noteOf(code, example, program) {
  const [, id = CURRENT, text = ""] = /^(?:(\w+): )?(.*)$/.exec(example) ?? [];
  const call = { text, standard: /** @type {StandardId} */ (id), by: /** @type {const} */ ("validate"), options: {} };
  return { ...call, diagnostic: diagnosticOf(call, code, program) };
}

/**
 * @param {Program} program
 * @param {import("./tables.js").SchemeTables} tables
 */
function examplesOf(program, tables) {
  /** @type {Map<string, { scheme: AnyScheme, requirement: AnyScheme["requirements"][number] }[]>} */
  const requirements = new Map();
  /** @type {Map<string, Example[]>} */
  const byCode = new Map();
  // The current standard comes first.
  const keys = [...program.schemes.keys()].sort((a, b) => Number(a.includes("/")) - Number(b.includes("/")));
  for (const key of keys) {
    const scheme = /** @type {AnyScheme} */ (program.schemes.get(key));
    const { name, standard } = scheme;
    for (const requirement of scheme.requirements) {
      const code = `${name}/${requirement.code}`;
      requirements.set(code, [...(requirements.get(code) ?? []), { scheme, requirement }]);
    }
    const { invalid = [], advised = [] } = tables[key] ?? {};
    const found = [...invalid, ...advised].flatMap((text) => {
      const calls = [{}, { profile: "mint" }].map((options) => ({
        text,
        standard,
        by: /** @type {const} */ ("validate"),
        options,
      }));
      return calls.map((call) => ({ call, diagnostics: diagnosticsOf(call, program) }));
    });
    // The best example has no other fault.
    for (const { call, diagnostics } of found.sort((a, b) => a.diagnostics.length - b.diagnostics.length)) {
      for (const diagnostic of diagnostics) {
        const { code } = diagnostic;
        if (code.startsWith(`${name}/`)) byCode.set(code, [...(byCode.get(code) ?? []), { ...call, diagnostic }]);
      }
    }
  }
  return { requirements, byCode };
}
