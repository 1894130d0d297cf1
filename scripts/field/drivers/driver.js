// Reads requests in JSON, and writes answers. A driver passes a function for each operation that its library has; a
// function that throws refuses.
import { answerLines } from "../lines.js";

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
  await answerLines((line) => {
    const request = JSON.parse(line);
    const isVerdict = request.op === "validity";
    const run = operations[isVerdict ? request.rule : request.op];
    const name = isVerdict ? "valid" : member[request.op];
    return JSON.stringify(run ? answer(run, request, name) : { unsupported: true });
  });
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
