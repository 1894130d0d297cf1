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
import { defineScheme, type Scheme, type SchemeDefinition } from "./scheme.js";

type Definition<Node, Generic extends NodeBase> = SchemeDefinition<Node, Generic>;

/** What the header of a grammar file says about a scheme. */
export interface SchemeFacts extends Pick<
  Definition<unknown, NodeBase>,
  "name" | "specification" | "section" | "status" | "normalize" | "without" | "exempt"
> {
  readonly examples: readonly string[];
  /** The words of its rules. A later list counts more. */
  readonly words: readonly RuleWords[];
  /** The requirements of its sentences: those that come before the requirements of the code. */
  readonly before: readonly Check<unknown, NodeBase>[];
  /** Those that come after them. */
  readonly after: readonly Check<unknown, NodeBase>[];
}

/** What only code can say about a scheme. */
export type SchemeCode<Node = unknown, Generic extends NodeBase = URI> = Pick<
  Definition<Node, Generic>,
  "examples" | "requirements" | "slips" | "normalize" | "equate" | "matches" | "values"
>;

/**
 * Defines a scheme. Its normal form is that of its header or that of its code, not both.
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
  const { words, before, after, examples, ...rest } = facts;
  const { requirements = [] } = code;
  // What the code says about a code counts, not what follows from the grammar.
  const own = new Set(requirements.map((each) => each.code));
  return defineScheme<Node, Generic>({
    ...(rest as Definition<Node, Generic>),
    ...code,
    grammar,
    examples: [...examples, ...(code.examples ?? [])],
    words: Object.assign({}, ...words) as RuleWords,
    requirements: [...before, ...requirements, ...after.filter((each) => !own.has(each.code))] as readonly Check<
      Node,
      Generic
    >[],
  });
}
