// The laws of the schemes, as in laws.test.ts, on strings of every scheme.
import { testEveryScheme } from "./test-laws.js";

testEveryScheme();
