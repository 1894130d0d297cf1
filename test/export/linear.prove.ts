// Another program proves that an engine that goes back takes linear time for the expressions of common rules.
import { toRegExp } from "../../src/export/index.js";
import { faultsOf } from "../growth/expressions.js";

test("recheck proves that common rules take linear time", () => {
  const rules = ["scheme", "userinfo", "reg-name", "path-abempty", "query", "segment-nz", "port", "IPvFuture"];
  const expressions = rules.map((rule) => ({ ...toRegExp(rule), place: rule }));
  expect(faultsOf(expressions)).toEqual([]);
  expect(faultsOf([{ source: "^(?:a*)*b$", flags: "", place: "a" }])).toHaveLength(1);
}, 600_000);
