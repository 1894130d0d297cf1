import { URISyntaxError } from "../../src/index.js";

/** Runs what must throw a URISyntaxError, and gives the error. */
export function caught(run: () => unknown): URISyntaxError {
  try {
    run();
  } catch (error) {
    if (error instanceof URISyntaxError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
