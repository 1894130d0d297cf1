// The laws of recomposition (RFC 3986 section 5.3) from parts that were not parsed: the text has exactly these parts,
// or the parts are refused.
import { laws } from "./recompose.js";
import { testLaws } from "./law.js";

testLaws(laws);
