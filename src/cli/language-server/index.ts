/**
 * Runs the command `lsp`: a language server on the standard streams. Only that command loads this module.
 *
 * @module
 */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { createConnection } from "vscode-languageserver/node";
import { serve } from "./server.js";

/** The streams to the client. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Ends the server. */
  readonly interrupted?: AbortSignal;
}

/**
 * Serves the client at the other end of the standard streams. If the client ends the server or disappears, the process
 * ends.
 *
 * @param streams the standard streams
 * @returns a promise that resolves when the server is interrupted
 */
export async function runLanguageServer({ stdin, stdout, interrupted }: Streams): Promise<void> {
  serve(createConnection(stdin, stdout));
  // Without an abort signal, it waits until the process ends.
  await once(interrupted ?? new AbortController().signal, "abort");
}
