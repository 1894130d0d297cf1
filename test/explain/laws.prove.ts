// Laws of explanations and repairs, as in laws.test.ts, on more strings.
import { testExplanations } from "./test-laws.js";

testExplanations(4);
