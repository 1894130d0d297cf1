/**
 * Defines the streams and the environment of the command line.
 *
 * @module
 */
import type { Readable, Writable } from "node:stream";
import type { Environment, Screen } from "./terminal.js";

/** `process`, or a substitute for it in tests. */
export interface IO {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & Screen;
  readonly stderr: Writable & Screen;
  readonly env: Environment;
  /** The URL of the module that threads run. */
  readonly worker: URL;
  /** Ends the run after the current line. */
  readonly interrupted?: AbortSignal;
}
