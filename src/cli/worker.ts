/**
 * What a thread of the command line runs.
 *
 * @module
 */
export { serve as default } from "./threads.js";
