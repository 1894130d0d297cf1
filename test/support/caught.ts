import { URISyntaxError } from "../../src/index.js";

/** Runs a function that must throw a `URISyntaxError` and returns the error. */
export function caught(run: () => unknown): URISyntaxError {
  try {
    run();
  } catch (error) {
    if (error instanceof URISyntaxError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
