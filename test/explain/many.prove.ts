// Texts with very many faults, longer than in many.test.ts.
import { testManyFaults } from "./many.js";

testManyFaults(1_500_000);
