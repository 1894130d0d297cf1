/**
 * All targets.
 *
 * @module
 */
import type { Target } from "../target.js";
import { targets as cli } from "./cli.js";
import { targets as context } from "./context.js";
import { targets as interop } from "./interop.js";
import { targets as laws } from "./laws.js";
import { targets as schemes } from "./schemes.js";

export const targets: readonly Target[] = [...laws, ...schemes, ...context, ...interop, ...cli];
