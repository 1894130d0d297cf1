/**
 * The rule `no-userinfo-password`.
 *
 * @module
 */
import type { Diagnostic, ValidateURI } from "../../core/diagnostic.js";
import { repairOf } from "../../explain/certain.js";
import { current } from "../../standards/current.js";
import { referringJudge } from "../../standards/judges.js";
import { documentFaults, documentOf, policyOfFile } from "./documents.js";
import { literalText, MESSAGES, report, type LiteralNode } from "./literal.js";
import type { RuleModule } from "./types.js";

/** The beginning of a reference with a colon in its user information, in groups. */
const USERINFO = /^((?:[^:/?#]+:)?\/\/[^/?#:@]*)(:[^/?#@]+)@/;

/** Finds the password of a reference that is valid by some standard. An empty password is allowed. */
function passwordIn(text: string): Diagnostic | null {
  const [, before = "", password = ""] = USERINFO.exec(text) ?? [];
  if (password === "") return null;
  const span = { start: before.length, end: before.length + password.length };
  const message = "A password in a URI is visible wherever the URI is.";
  const repair = repairOf(text, { ...span, text: "", what: "the password" });
  return { ...current.record(text, { code: "userinfo-password", message, ...span, rule: "userinfo" }), repair };
}

/**
 * Reports literals that are references with a password, and URIs with a password in files that are no programs. RFC 3986
 * section 3.2.1 deprecates the form `user:password`, because the password is visible wherever the URI is.
 */
export const noUserinfoPassword: RuleModule = {
  meta: {
    type: "problem",
    hasSuggestions: true,
    docs: {
      description: "Disallow passwords in the user information of URIs (RFC 3986, section 3.2.1)",
      url: current.sectionUrl("3.2.1"),
    },
    schema: [],
    messages: MESSAGES,
  },
  create(context) {
    const { standard, isExempt } = policyOfFile(context);
    const { rules } = referringJudge(standard);
    const faultsOf = (text: string): readonly Diagnostic[] => {
      const fault = passwordIn(text);
      return fault && rules.test(text) && !isExempt(text) ? [fault] : [];
    };
    const document = documentOf(context);
    if (document) {
      // As requirements of a scheme, the faults get their places in the document.
      const validate: ValidateURI = (text) => {
        const diagnostics = faultsOf(text);
        return { ok: diagnostics.length === 0, diagnostics };
      };
      return documentFaults(context, document, standard, validate, (_, diagnostics) => diagnostics);
    }
    const check = (node: LiteralNode): void => {
      const literal = literalText(node, context);
      if (!literal) return;
      for (const fault of faultsOf(literal.text)) report(context, literal, fault);
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
