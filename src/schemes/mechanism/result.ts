/**
 * The result of a validation.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import type { CurrentId, URI } from "../../standards/current.js";
import type { NodeOf, RuleName, StandardId } from "../../standards/list.js";
import type { SchemeSubject } from "./subject.js";

/** What validation found. */
export interface Validation<Id extends StandardId = StandardId, SchemeNode = unknown> {
  /** Whether there is no error among the diagnostics. */
  readonly ok: boolean;
  /** The tree by the generic syntax, made when it is first looked at; `null` if the input does not match it. */
  readonly node: (Id extends CurrentId ? URI : NodeOf<Id, RuleName<Id>>) | null;
  /** The tree by the scheme's own grammar, made when it is first looked at; `null` if that does not match. */
  readonly schemeNode: SchemeNode | null;
  /** What there is to say, in the order of the input; at the same place, errors come first. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A validation whose trees are made when somebody looks at them. */
export class Result {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly #subject: SchemeSubject | null;

  /**
   * @param subject the URI; `null` if the generic syntax refuses the input
   * @param diagnostics in their order
   */
  constructor(subject: SchemeSubject | null, diagnostics: readonly Diagnostic[]) {
    this.ok = diagnostics.length === 0 || !diagnostics.some(({ severity }) => severity === "error");
    this.diagnostics = diagnostics;
    this.#subject = subject;
  }

  get node(): NodeBase | null {
    return this.#subject?.isGeneric === true ? this.#subject.uri : null;
  }

  get schemeNode(): unknown {
    return this.#subject === null ? null : this.#subject.node;
  }

  /** `JSON.stringify` takes no getters of a prototype: the trees are written all the same. */
  toJSON(): object {
    const { ok, node, schemeNode, diagnostics } = this;
    return { ok, node, schemeNode, diagnostics };
  }
}
Object.defineProperties(Result.prototype, { node: { enumerable: true }, schemeNode: { enumerable: true } });
