// The same as components.test.ts, on all strings.
import { testAmbiguous, testDrawn } from "./components.js";

testAmbiguous(1);
testDrawn(200);
