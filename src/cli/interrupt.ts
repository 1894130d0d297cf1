/**
 * Ends a run on a signal, without an incomplete line.
 *
 * @module
 */

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The part of `process` that handles signals. */
export interface Signalled {
  readonly pid: number;
  once(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

/**
 * Runs a program that the first signal interrupts and a second signal kills. When the program has ended after a signal,
 * the process sends that signal to itself, so that its parent process sees the usual cause of death.
 *
 * @param run the program; it receives the abort signal
 * @returns the result of the program
 */
export async function interruptible<Result>(
  process: Signalled,
  run: (interrupted: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const listener = (signal: NodeJS.Signals): void => {
    for (const each of SIGNALS) process.off(each, listener);
    controller.abort(signal);
  };
  for (const each of SIGNALS) process.once(each, listener);
  const result = await run(controller.signal);
  for (const each of SIGNALS) process.off(each, listener);
  if (controller.signal.aborted) process.kill(process.pid, controller.signal.reason as NodeJS.Signals);
  return result;
}
