/**
 * The rule `no-userinfo-password`.
 *
 * @module
 */
import { current } from "../../standards/current.js";
import { literalText, MESSAGES, report, type LiteralNode } from "./literal.js";
import type { RuleModule } from "./types.js";

/**
 * Refuses literals that are references with a password in them: RFC 3986 section 3.2.1 deprecates the form
 * `user:password`, since it shows wherever the URI does. An empty password is none.
 */
export const noUserinfoPassword: RuleModule = {
  meta: {
    type: "problem",
    hasSuggestions: true,
    docs: {
      description: "Refuse a password in the user information of a URI (RFC 3986, section 3.2.1)",
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
      const message = "A password in a URI can be read wherever the URI can.";
      const repair = { message: "Remove the password.", edits: [{ start, end, text: "" }], certain: false };
      const mistake = { code: "userinfo-password", message, start, end, rule: "userinfo" };
      report(context, literal, { ...current.record(text, mistake), repair });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
