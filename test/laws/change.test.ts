// The laws of changing parts: the result has exactly the requested parts, or the change is refused. For every
// operation, a tree gives the same result as its text.
import { laws } from "./change.js";
import { testLaws } from "./law.js";

testLaws(laws);
