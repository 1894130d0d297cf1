/**
 * Exports the function that threads of the command line run.
 *
 * @module
 */
export { serve } from "./threads.js";
