/**
 * What the command line deals with.
 *
 * @module
 */
import type { Readable, Writable } from "node:stream";
import type { Environment, Screen } from "./terminal.js";

/** `process`, or what stands in for it. */
export interface IO {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & Screen;
  readonly stderr: Writable & Screen;
  readonly env: Environment;
  /** The module that a thread runs. */
  readonly worker: URL;
  /** Ends the run after the line at which it is. */
  readonly interrupted?: AbortSignal;
}
