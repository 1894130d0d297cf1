import type { MistakeFinder } from "./mistake.js";

export const findMistakes: MistakeFinder = () => [];
