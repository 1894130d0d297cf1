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
      "intent:",
      "intent:a",
      "intent:#",
      "intent:#f",
      "intent:#Intent;",
      "intent:#Intent;a=b",
      "intent:#Intent;a=b;",
      "intent:#Intent;a=b;end;",
      "intent:a b#Intent;end",
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
