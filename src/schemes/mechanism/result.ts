/** The result of a validation. @module */
import type { NodeBase } from "../../tree/index.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import type { CurrentId, URI } from "../../standards/current.js";
import type { NodeOf, RuleName, StandardId } from "../../standards/list.js";
import type { SchemeSubject } from "./subject.js";

/** The result of `validate`. */
export interface Validation<Id extends StandardId = StandardId, SchemeNode = unknown> {
  /** Whether the diagnostics contain no error. */
  readonly ok: boolean;
  /** The tree by the generic syntax, made when it is first read; `null` if the input does not match. */
  readonly node: (Id extends CurrentId ? URI : NodeOf<Id, RuleName<Id>>) | null;
  /** The tree by the scheme's own grammar, made when it is first read; `null` if the input does not match. */
  readonly schemeNode: SchemeNode | null;
  /** The diagnostics in the order of their offsets; at the same offset, errors come first. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A validation that makes its trees when they are first read. */
export class Result {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly #subject: SchemeSubject;

  /**
   * @param subject the input
   * @param diagnostics the diagnostics in their final order
   */
  constructor(subject: SchemeSubject, diagnostics: readonly Diagnostic[]) {
    this.ok = diagnostics.length === 0 || !diagnostics.some(({ severity }) => severity === "error");
    this.diagnostics = diagnostics;
    this.#subject = subject;
  }

  get node(): NodeBase | null {
    return this.#subject.isGeneric ? this.#subject.uri : null;
  }

  get schemeNode(): unknown {
    return this.#subject.isOwn ? this.#subject.node : null;
  }

  /** Returns an object with the trees, because `JSON.stringify` ignores the getters of a prototype. */
  toJSON(): object {
    const { ok, node, schemeNode, diagnostics } = this;
    return { ok, node, schemeNode, diagnostics };
  }
}
Object.defineProperties(Result.prototype, { node: { enumerable: true }, schemeNode: { enumerable: true } });
