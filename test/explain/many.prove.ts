// Texts with very many faults, longer than in many.test.ts.
import { effort } from "../support/effort.js";
import { testManyFaults } from "./many.js";

testManyFaults(effort(500_000, 1_500_000));
