// Texts with holes that are longer than in interpolated.test.ts.
import { testHostileTexts } from "./interpolated.js";

testHostileTexts(10_000_000, 100_000);
