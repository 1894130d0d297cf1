// The laws of the functions that take any text.
import { laws } from "./encode-invalid.js";
import { testLaws } from "./law.js";

testLaws(laws);
