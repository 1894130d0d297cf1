/**
 * Writes programs that compute the results on the page.
 *
 * @module
 */
import { CURRENT } from "../../../src/standards/current.js";
import { standards } from "../../../src/standards/index.js";
import type { State } from "./state.js";
import { literal } from "./unseen.js";

/** A function of the package, and a program that calls it. */
export interface Program {
  readonly name: string;
  /** The name of its result. */
  readonly about: string;
  readonly code: string;
}

/** The facts that the programs depend on, in addition to the state. */
export interface Facts {
  /** Whether the chosen standard accepts the input. */
  readonly isValid: boolean;
  /** Whether its scheme is known. */
  readonly isKnown: boolean;
}

/**
 * Writes the programs.
 *
 * @param state the state of the page
 * @param facts the facts about the input
 * @returns the programs, for any input: each is an ES module that prints its result
 */
export function programsFor({ input, standard, base }: State, { isValid, isKnown }: Facts): readonly Program[] {
  const text = literal(input);
  const isCurrent = standard === CURRENT;
  const program = (name: string, about: string, from: string, rest = ""): Program => ({
    name,
    about,
    code: printed(name, `${name}(${text}${rest})`, from),
  });
  const generic = (name: string, about: string, rest = ""): Program =>
    isCurrent
      ? program(name, about, "uri-grammar", rest)
      : {
          name,
          about,
          code: printed(
            "standards",
            `standards[${literal(standard)}].${name}(${text}${rest})`,
            "uri-grammar/standards",
          ),
        };
  const options = isCurrent ? "" : `, { standard: ${literal(standard)} }`;
  const scheme = (name: string, about: string): Program => program(name, about, "uri-grammar/schemes", options);
  return [
    isValid ? generic("parse", "the tree") : generic("diagnose", "the faults"),
    scheme("validate", "what the scheme says"),
    ...(isValid
      ? [isKnown ? scheme("normalize", "the normal form, with the scheme") : generic("normalize", "the normal form")]
      : []),
    ...("resolve" in standards[standard] ? [generic("resolve", "the resolution", `, ${literal(base)}`)] : []),
    isKnown ? scheme("repair", "all repairs, with the scheme") : generic("repair", "all repairs"),
    program("verdicts", "the verdicts of all standards", "uri-grammar/standards"),
  ];
}

function printed(name: string, call: string, from: string): string {
  return `import { ${name} } from "${from}";\n\nconsole.log(${call});\n`;
}
