// Long inputs, as in long.test.ts, of up to 10 MB.
import { testLong } from "./long.js";

testLong(1_000_000);
