// Android Intents with Chrome.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  intent: {
    valid: [
      "intent:#Intent;end",
      "INTENT:#Intent;action=a;end",
      "intent:a/b?c=d#Intent;scheme=x;end",
      "intent://u@h:1/a#Intent;S.a=b=c;end",
      "intent:/a#Intent;a=;end",
      "intent:#Intent;end=x;end",
      "intent:#Intent;component=com.example/.Main;end",
      "intent:#Intent;S.browser_fallback_url=http%3A%2F%2Fzxing.org;end",
    ],
    invalid: [
      ["intent:", "intent/incomplete", 7, 7],
      ["intent:a", "intent/incomplete", 8, 8],
      ["intent:#", "intent/incomplete", 8, 8],
      ["intent:#f", "intent/character", 8, 9],
      ["intent:#Intent;", "intent/incomplete", 15, 15],
      ["intent:#Intent;a=b", "intent/incomplete", 18, 18],
      ["intent:#Intent;a=b;", "intent/incomplete", 19, 19],
      ["intent:#Intent;a=b;end;", "intent/character", 22, 23],
      ["intent:a b#Intent;end", "rfc3986/space", 8, 9],
    ],
    examples: [
      "intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end",
      "intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;S.browser_fallback_url=http%3A%2F%2Fzxing.org;end",
    ],
    normal: [["INTENT://SCAN/a/../b#Intent;a=%62;end", "intent://scan/b#Intent;a=b;end"]],
    equivalent: [["INTENT:#Intent;end", "intent:#Intent;end"]],
    different: [["intent:#Intent;a=b;end", "intent:#Intent;a=c;end"]],
    fixed: [["intent:a b#Intent;end", "intent:a%20b#Intent;end"]],
  },
};
