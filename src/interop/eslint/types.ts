/**
 * What the rules need to know of ESLint and of the trees that it walks: of its own types as much as is used.
 *
 * @module
 */

/** A place in a source text: the line counts from 1, the column, in UTF-16 code units, from 0. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A stretch of a source text, half-open. */
export interface SourceLocation {
  start: SourcePoint;
  end: SourcePoint;
}

/** A node of the tree of a source text. */
export interface SourceNode {
  readonly type: string;
  readonly range?: readonly [number, number];
  readonly parent?: SourceNode;
}

/** What counts the lines of a program: ESLint's `sourceCode`. */
export interface SourceLines {
  getLocFromIndex(index: number): SourcePoint;
}

/** The source text of a program. */
export interface SourceCode extends SourceLines {
  readonly text: string;
}

/** What a rule does when it is applied to a file. */
export interface RuleContext {
  readonly options: readonly unknown[];
  /** A `SourceCode`, where the file is a program. */
  readonly sourceCode: object;
  report(descriptor: ReportDescriptor): void;
}

/** What a rule reports. */
export interface ReportDescriptor {
  loc: SourceLocation;
  messageId: string;
  data: Record<string, string>;
  /** A repair that is certain. */
  fix: Change | null;
  suggest: SuggestionDescriptor[];
}

/** Makes the changes of a repair. */
export type Change = (fixer: Fixer) => Fix[];

/** A repair that a rule suggests. */
export interface SuggestionDescriptor {
  messageId: string;
  data: Record<string, string>;
  fix: Change;
}

/** What makes a change of the source text. */
export interface Fixer {
  replaceTextRange(range: [number, number], text: string): Fix;
}

/** A change of the source text. */
export interface Fix {
  range: [number, number];
  text: string;
}

/** What is called with each node of a type: a method, since those who listen know more of the node than its type says. */
export type Listen = { listen(node: SourceNode): void }["listen"];

/** A rule of ESLint. */
export interface RuleModule {
  readonly meta: {
    readonly type: "problem";
    readonly fixable?: "code";
    readonly hasSuggestions: true;
    readonly docs: { readonly description: string; readonly url: string };
    readonly schema: object[];
    readonly messages: Record<string, string>;
  };
  create(context: RuleContext): Record<string, Listen>;
}
