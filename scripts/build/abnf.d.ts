/** The part of the library that the build uses. The library has no types. */
declare module "abnf" {
  export type Element =
    | { readonly type: "ruleref"; readonly name: string }
    | { readonly type: "group"; readonly alt: Element }
    | { readonly type: "alternation"; readonly alts: readonly Element[] }
    | { readonly type: "concatenation"; readonly elements: readonly Element[] }
    | {
        readonly type: "repetition";
        readonly rep: { readonly type: "repeat" | "hash_repeat"; readonly min: number; readonly max: number | null };
        readonly el: Element;
      }
    | { readonly type: "caseInsensitveString" | "caseSensitveString"; readonly str: string }
    | { readonly type: "range"; readonly first: number; readonly last: number }
    | { readonly type: "prose"; readonly str: string };
  export interface Rule {
    readonly name: string;
    readonly def: Element;
  }
  export interface Rules {
    readonly defs: Record<string, Rule>;
    /** All references to rules. */
    readonly refs: readonly { readonly name: string }[];
  }
  export function parseString(text: string, source?: string): Rules;
}
