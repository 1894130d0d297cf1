/**
 * The parts of ESLint's types, and of the types of its trees, that the rules use.
 *
 * @module
 */

/** A position in a source text. Lines count from 1; columns, in UTF-16 code units, from 0. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A half-open range of a source text. */
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

/** An object that counts the lines of a program: ESLint's `sourceCode`. */
export interface SourceLines {
  getLocFromIndex(index: number): SourcePoint;
}

/** The source text of a program, its tree, and what its names mean. */
export interface SourceCode extends SourceLines {
  readonly text: string;
  readonly ast: SourceNode & { readonly body: readonly SourceNode[]; readonly sourceType?: string };
  /** What the parser adds. The parser of Vue adds the visitor of templates. */
  readonly parserServices?: { readonly defineTemplateBodyVisitor?: (template: Visitor, script: Visitor) => Visitor };
  /** The fields of the nodes of each type that contain nodes. */
  readonly visitorKeys: Readonly<Record<string, readonly string[]>>;
  getScope(node: SourceNode): SourceScope;
}

/** The names that a stretch of a program defines. */
export interface SourceScope {
  readonly set: { get(name: string): SourceVariable | undefined };
  readonly upper: SourceScope | null;
}

/** A name of a program. */
export interface SourceVariable {
  readonly defs: readonly SourceDefinition[];
  readonly references: readonly SourceReference[];
}

/** A definition of a name. `name` is the identifier, and `node` is the declarator, the function or the import. */
export interface SourceDefinition {
  readonly type: string;
  readonly name: SourceNode;
  readonly node: SourceNode;
  readonly parent?: SourceNode | null | undefined;
}

/** A use of a name. */
export interface SourceReference {
  readonly identifier: SourceNode;
  readonly init?: boolean | undefined;
  isWrite(): boolean;
}

/** The context of a rule for a file. */
export interface RuleContext {
  readonly options: readonly unknown[];
  /** The path of the file. */
  readonly filename?: string | undefined;
  /** The path of the file that has the text, if the text is a block of code in it. */
  readonly physicalFilename?: string | undefined;
  /** A `SourceCode` if the file is a program. */
  readonly sourceCode: object;
  report(descriptor: ReportDescriptor): void;
}

/** A report of a rule. */
export interface ReportDescriptor {
  loc: SourceLocation;
  messageId: string;
  data: Record<string, string>;
  /** The change for a certain repair. */
  fix: Change | null;
  suggest: SuggestionDescriptor[];
}

/** Creates the changes of a repair. */
export type Change = (fixer: Fixer) => Fix[];

/** A repair that a rule suggests. */
export interface SuggestionDescriptor {
  messageId: string;
  data: Record<string, string>;
  fix: Change;
}

/** Creates changes of the source text. */
export interface Fixer {
  replaceTextRange(range: [number, number], text: string): Fix;
}

/** A change of the source text. */
export interface Fix {
  range: [number, number];
  text: string;
}

/** A listener for nodes of a type. A method type, because listeners expect a more specific node than this type says. */
export type Listen = { listen(node: SourceNode): void }["listen"];

/** Listeners by the types of their nodes. */
export type Visitor = Record<string, Listen>;

/** An ESLint rule. */
export interface RuleModule {
  readonly meta: {
    readonly type: "problem";
    readonly fixable?: "code";
    readonly hasSuggestions: true;
    readonly docs: { readonly description: string; readonly url: string };
    readonly schema: object[];
    readonly messages: Record<string, string>;
  };
  create(context: RuleContext): Visitor;
}
