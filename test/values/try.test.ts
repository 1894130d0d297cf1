import { readdirSync } from "node:fs";
import { schemes, type AnyScheme } from "../../src/schemes/index.js";
import { equivalent } from "../../src/schemes/index.js";
import { readBy, roomOf, writeBy } from "../../src/schemes/mechanism/values.js";
import { isSame } from "../../src/values/same.js";
import type { Facts } from "../../src/values/facts.js";
import { tables } from "../schemes/table.js";

const all = new Map<string, Facts>();
for (const name of readdirSync("generated/scheme").filter((each) => each.endsWith(".values.js"))) {
  const { grammar } = (await import(`../../generated/scheme/${name.replace(".values.js", ".js")}`)) as { grammar: { schemes: Record<string, unknown> } };
  const { values } = (await import(`../../generated/scheme/${name}`)) as { values: Facts };
  for (const scheme of Object.keys(grammar.schemes)) all.set(scheme, values);
}
test("x", () => {
  const out: string[] = [];
  const count = { uris: 0, same: 0, equal: 0, equivalent: 0, noread: 0 };
  for (const [, key, table] of tables) {
    const scheme = schemes.get(key) as AnyScheme;
    if (key.includes("/")) continue;
    const facts = all.get(key);
    if (!facts || scheme.grammar.rules.length === 0) continue;
    const room = roomOf({ scheme, facts });
    for (const uri of new Set([...table.valid, ...table.examples])) {
      if (!scheme.grammar.test(uri)) continue;
      count.uris++;
      let values;
      try {
        values = readBy(room, uri).values;
      } catch (error) {
        count.noread++;
        out.push(`READ ${uri}: ${String((error as Error).message)}`);
        continue;
      }
      try {
        if (writeBy(room, values, uri) === uri) count.same++;
        else out.push(`SAME ${uri}`);
      } catch (error) {
        out.push(`SAME ${uri}: ${String((error as Error).stack).split('\n').slice(0,3).join(' | ').slice(0,260)}`);
      }
      try {
        const made = writeBy(room, values, null);
        const again = readBy(room, made).values;
        if (isSame(again, values)) count.equal++;
        else out.push(`EQUAL ${uri} -> ${made}: ${JSON.stringify(values)} ${JSON.stringify(again)}`);
        let isEquivalent = false;
        try { isEquivalent = equivalent(made, uri); } catch { isEquivalent = made === uri; }
        if (isEquivalent) count.equivalent++;
        else out.push(`EQUIV ${uri} -> ${made}`);
      } catch (error) {
        out.push(`WRITE ${uri} ${JSON.stringify(values)}: ${String((error as Error).stack).split('\n').slice(0,3).join(' | ').slice(0,260)}`);
      }
    }
  }
  process.stdout.write(JSON.stringify(count) + "\n" + out.slice(0, 400).join("\n") + "\n");
});
