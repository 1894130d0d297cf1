// Laws of explanations and repairs, as in laws.test.ts, on more strings.
import { MANY_TIMES } from "../laws/law.js";
import { testExplanations } from "./test-laws.js";

testExplanations(MANY_TIMES);
