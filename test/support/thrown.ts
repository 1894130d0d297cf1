/** Returns the type and the message of the error that a function throws. */
export function thrown(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return String(error);
  }
  return "nothing";
}
