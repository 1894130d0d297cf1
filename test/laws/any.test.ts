// For any strings, the functions throw only the documented errors.
import { laws } from "./any.js";
import { testLaws } from "./law.js";

testLaws(laws);
