// The laws of the schemes, as in laws.test.ts, on more strings.
import { MANY_TIMES } from "../laws/law.js";
import { testSchemeLaws } from "./test-laws.js";

testSchemeLaws(MANY_TIMES);
