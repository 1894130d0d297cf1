// Reads requests in JSON, and writes answers. A driver passes a function for each operation that its library has; a
// function that throws refuses.
import { createInterface } from "node:readline";

/**
 * @param {Record<string, (request: any) => unknown>} operations by `op`, or `validity` by rule; each returns the member
 *   of the answer
 */
export async function drive(operations) {
  const member = {
    components: "components",
    normalize: "result",
    resolve: "result",
    toURI: "result",
    expand: "result",
  };
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    const isVerdict = request.op === "validity";
    const run = operations[isVerdict ? request.rule : request.op];
    const name = isVerdict ? "valid" : member[request.op];
    process.stdout.write(`${JSON.stringify(run ? answer(run, request, name) : { unsupported: true })}\n`);
  }
}

/** Returns the answer to one request. */
function answer(run, request, name) {
  try {
    const value = run(request);
    if (name === "valid") return { valid: value };
    return value === null || value === undefined ? { error: true } : { [name]: value };
  } catch {
    return name === "valid" ? { valid: false } : { error: true };
  }
}
