import { applyEdits } from "../../src/core/edits.js";
import { defineLanguage } from "../../src/core/language.js";
import { cheapest } from "../../src/explain/cheapest.js";
import { machineOf } from "../../src/explain/machine.js";

const language = defineLanguage({
  id: "test",
  text: `
§1 Fields
field="key"[":"1*2%x30-39]
exact=%x6B%x65%x79
lower=1*%x61-7A
list=%x61-62*(","%x61-62)
pair=1*%x61-7A"@"1*%x61-7A
escaped=*(%x61-7A/"%"2(%x30-39/"A"/"B"/"C"/"D"/"E"/"F")/"-")
choice=%x78%x61/%x78%x62
mixed=%x78%x61/%x78"-"
triple=%x78(%x41/%x61/%x62)"-"
deep=3"("1*(%x61-7A)3")"
long=60*60%x61";"
far=31*31%x61"bb"15*15%x61"y"["-"]/":"31*31%x61"b"15*15%x61"z"
`,
});

const FAR_AWAY = `${"a".repeat(31)}bb${"a".repeat(15)}`;

/** Returns the repaired texts, the cheapest first. */
function repairs(rule: string, text: string): readonly string[] {
  const automaton = language.automaton(rule);
  const { index } = language.recognize(text, { rule });
  return cheapest(machineOf(automaton, rule), text, index).map((edits) => applyEdits(text, edits));
}

test.each<[rule: string, text: string, ...repaired: string[]]>([
  ["field", "kye", "key"],
  ["field", "kez", "key"],
  ["field", "ke", "key"],
  ["field", "keyy", "key"],
  ["field", "key1", "key:1", "key"],
  ["field", "key:", "key"],
  ["field", "key:O", "key:0"],
  ["field", "key:l1", "key:11", "key:1"],
  ["field", "key:123", "key:12"],
  ["field", "key: 1", "key:1"],
  ["field", "key\u200b:1", "key:1"],
  ["field", "key\u200b;1", "key:1"],
  ["field", "key;1", "key:1"],
  ["field", "k-ey", "key"],
  ["exact", "KEY", "key"],
  ["exact", "k"],
  ["exact", "kEy", "key"],
  ["exact", "ky", "key"],
  ["exact", "k3y", "key"],
  ["lower", "aBc", "abc"],
  ["lower", "abD", "abd"],
  ["lower", "a1c", "ac"],
  ["lower", ""],
  ["list", "a;b", "a,b"],
  ["list", "a,,b", "a,b"],
  ["list", "ab", "a,b"],
  ["list", "a.b,c"],
  ["pair", "a@b@c"],
  ["pair", "ab@"],
  ["pair", "@ab"],
  ["pair", "a b@c", "ab@c"],
  ["escaped", "a b", "ab"],
  ["escaped", "a\u00e9b", "ab"],
  ["escaped", "a%2Gb", "%a2gb"],
  ["escaped", "a_b", "a%5Fb"],
  ["escaped", "a--_b", "a--%5Fb"],
  ["escaped", "a\tb", "ab"],
  ["escaped", "a%", "a%25"],
  ["choice", "xc"],
  ["choice", "x"],
  ["mixed", "x"],
  ["triple", "x-"],
  ["escaped", "a\u0080b", "ab"],
  ["deep", "((a))"],
  ["deep", "(((a))", "(((a)))"],
  ["long", "a".repeat(61), `${"a".repeat(60)};`],
  ["long", "a".repeat(50)],
  // The second repair has the highest cost that is allowed.
  ["far", `${FAR_AWAY}z`, `${FAR_AWAY}y`, `:${FAR_AWAY.replace("bb", "b")}z`],
])("%s %j", (rule, text, ...repaired) => {
  expect(repairs(rule, text)).toEqual(repaired);
});
