// The complete explanations of a table.
import { testExplanations } from "../support/explanations.js";
import { linesAbout } from "./explanations.js";

testExplanations("explanations", linesAbout);
