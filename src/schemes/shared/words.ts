import type { RuleWords } from "../../explain/report.js";
/** The words for the rules that schemes take from RFC 3986. */
export const genericWords: RuleWords = {};
