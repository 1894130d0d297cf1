/**
 * Exports the function that threads of the command line run.
 *
 * @module
 */
export { serve as default } from "./threads.js";
