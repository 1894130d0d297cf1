// Texts with holes: a fault is one that no texts in the holes can mend.
import { fillings, laws } from "./interpolated.js";
import { testLaws } from "./law.js";

testLaws(laws);
// Each text has thousands of fillings, so few texts are tried here.
testLaws(fillings, 0.1);
