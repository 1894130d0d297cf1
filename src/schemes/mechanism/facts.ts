/**
 * Defines schemes from what the header of their grammar file says, and from what only code can say.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { URI } from "../../standards/current.js";
import type { RuleWords } from "../../explain/report.js";
import type { Check } from "./check.js";
import type { BuiltGrammar } from "./grammar.js";
import { completed, type Find, type RequirementFacts } from "../shared/sentences.js";
import { defineScheme, type Scheme, type SchemeDefinition } from "./scheme.js";

type Definition<Node, Generic extends NodeBase> = SchemeDefinition<Node, Generic>;

/** What the header of a grammar file says about a scheme. */
export interface SchemeFacts extends Pick<
  Definition<unknown, NodeBase>,
  "name" | "specification" | "section" | "status" | "normalize" | "equate" | "without" | "exempt" | "slips"
> {
  readonly examples: readonly string[];
  /** The words of its rules. A later list counts more. */
  readonly words: readonly RuleWords[];
  /** The requirements of its sentences: those that come before the requirements of the code. */
  readonly before: readonly Check<unknown, NodeBase>[];
  /** Those that the header states by themselves. What only code can find stands in the code, by the code of the requirement. */
  readonly own?: readonly (Check<unknown, NodeBase> | RequirementFacts)[];
  /** Those that come after the others. */
  readonly after: readonly Check<unknown, NodeBase>[];
}

/** What only code can say about a scheme. */
export type SchemeCode<Node = unknown, Generic extends NodeBase = URI> = Pick<
  Definition<Node, Generic>,
  "examples" | "requirements" | "slips" | "normalize" | "equate" | "matches" | "values"
> & {
  /** What finds the violations of requirements of the header, by their codes. */
  readonly finds?: Readonly<Record<string, Find<Node, Generic>>>;
};

/**
 * Defines a scheme. The edits of its header come before those of its code.
 *
 * @param facts what the header of its grammar file says
 * @param grammar the compiled grammar
 * @param code what only code can say
 */
export function built<Node, Generic extends NodeBase = URI>(
  facts: SchemeFacts,
  grammar: BuiltGrammar,
  code: SchemeCode<Node, Generic> = {},
): Scheme<Node, Generic> {
  const { words, before, own = [], after, examples, normalize, equate, slips = [], ...rest } = facts;
  const { requirements: more = [], finds = {}, normalize: moreNormal, equate: moreEqual, ...others } = code;
  const found = own.map((each) => completed(each, finds));
  const requirements = [...found, ...more] as readonly Check<Node, Generic>[];
  // What the code says about a code counts, not what follows from the grammar.
  const codes = new Set(requirements.map((each) => each.code));
  return defineScheme<Node, Generic>({
    ...(rest as Definition<Node, Generic>),
    ...others,
    // The slips of code are more particular.
    slips: [...(code.slips ?? []), ...slips],
    normalize: both(normalize, moreNormal),
    equate: both(equate, moreEqual),
    grammar,
    examples: [...examples, ...(code.examples ?? [])],
    words: Object.assign({}, ...words) as RuleWords,
    requirements: [...before, ...requirements, ...after.filter((each) => !codes.has(each.code))] as readonly Check<
      Node,
      Generic
    >[],
  });
}

/** Returns a function that makes the edits of both; `undefined` without both. */
function both<Given, Made>(
  first: ((subject: Given) => Iterable<Made>) | undefined,
  second: ((subject: Given) => Iterable<Made>) | undefined,
): ((subject: Given) => Iterable<Made>) | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return (subject) => [...first(subject), ...second(subject)];
}
