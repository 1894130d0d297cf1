/**
 * Ending a run that is told to end, without half a line.
 *
 * @module
 */

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The part of `process` that deals with signals. */
export interface Signalled {
  readonly pid: number;
  once(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
  kill(pid: number, signal: NodeJS.Signals): unknown;
}

/**
 * Runs a program that the first signal interrupts and a second one kills. When it has ended after a signal, the process
 * dies of that: so who started it sees what it would have seen.
 *
 * @param run is told of the signal
 * @returns what the program returns
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
