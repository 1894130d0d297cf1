// The components equal those of the tree, on a share of the strings. components.prove.ts has all of them.
import { testAmbiguous, testDrawn } from "./components.js";

testAmbiguous(37);
testDrawn(30);
