import { pegName } from "../../scripts/build/literate.js";
import { everyRule, subjectOf } from "../../test/conformance/oracle.js";
let n=0;
for(const [id,rule] of everyRule){ subjectOf(id).peg.machine(pegName(rule)); }

