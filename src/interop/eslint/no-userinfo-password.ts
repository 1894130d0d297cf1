/**
 * The rule `no-userinfo-password`.
 *
 * @module
 */
import { repairOf } from "../../explain/certain.js";
import { current } from "../../standards/current.js";
import { literalText, MESSAGES, report, type LiteralNode } from "./literal.js";
import type { RuleModule } from "./types.js";

/**
 * Reports literals that are references with a password. RFC 3986 section 3.2.1 deprecates the form `user:password`,
 * because the password is visible wherever the URI is. An empty password is allowed.
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
    const check = (node: LiteralNode): void => {
      const literal = literalText(node, context);
      if (!literal || !current.test(literal.text)) return;
      const { text } = literal;
      const userinfo = current.parse(text).authority?.userinfo;
      const colon = userinfo?.value.indexOf(":") ?? -1;
      if (!userinfo || colon === -1) return;
      const start = userinfo.start + colon;
      const { end } = userinfo;
      if (start + 1 === end) return;
      const message = "A password in a URI is visible wherever the URI is.";
      const repair = repairOf(text, { start, end, text: "", what: "the password" });
      const mistake = { code: "userinfo-password", message, start, end, rule: "userinfo" };
      report(context, literal, { ...current.record(text, mistake), repair });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
