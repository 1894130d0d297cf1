// Starts a driver, sends requests to it, and returns one answer for each. A driver that ends early, writes something
// else than an answer, or is silent for too long has crashed: it is started again for the next request.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { decode, encode } from "./protocol.js";

/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./protocol.js").Crash} Crash */
/** @typedef {import("./protocol.js").Request} Request */

/**
 * @typedef {object} Driver
 * @property {readonly string[]} command the program and its arguments; the runner adds the name of the encoding
 * @property {import("./protocol.js").Encoding} encoding
 * @property {string} [cwd]
 */

/**
 * @typedef {object} Limits
 * @property {number} [patience] the milliseconds without an answer after which the driver is stopped
 * @property {number} [crashes] the number of crashes after which the driver is given up
 */

/** The number of requests of the next batch after a batch without a crash, compared with that batch. */
const GROWTH = 16;

/** The number of crashes that a time-out counts for, because each takes so long. */
const SLOWNESS = 10;

/**
 * @param {Driver} driver
 * @param {readonly Request[]} requests
 * @param {Limits} [limits]
 * @returns {Promise<(Answer | null)[]>} an answer for each request; `null` after the driver was given up
 */
export async function ask(driver, requests, { patience = 20_000, crashes = 50 } = {}) {
  /** @type {(Answer | null)[]} */
  const answers = [];
  let size = requests.length;
  let left = crashes;
  while (answers.length < requests.length) {
    const batch = requests.slice(answers.length, answers.length + size);
    const { answered, crash } = await session(driver, batch, patience);
    for (const each of answered) answers.push(each);
    if (crash === null) {
      size *= GROWTH;
    } else if (batch.length > 1) {
      // A driver may keep its answers until the end, so the culprit is found alone.
      size = 1;
    } else {
      answers.push(crash);
      left -= crash.why === "time-out" ? SLOWNESS : 1;
      if (left <= 0) return [...answers, ...requests.slice(answers.length).map(() => null)];
    }
  }
  return answers;
}

/**
 * Sends some requests to a new process. The requests wait while the process does not read them.
 *
 * @param {Driver} driver
 * @param {readonly Request[]} requests
 * @param {number} patience
 * @returns {Promise<{ answered: Answer[], crash: Crash | null }>} the answers before the end or the crash
 */
async function session({ command: [file = "", ...args], encoding, cwd }, requests, patience) {
  const child = spawn(file, [...args, encoding], {
    cwd,
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  /** @type {Answer[]} */
  const answered = [];
  /** @type {Crash["why"]} */
  let why = "early end";
  const stop = (/** @type {Crash["why"]} */ reason) => {
    if (why !== "early end") return;
    why = reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(stop, patience, "time-out");
  const closed = once(child, "close").catch(() => null);
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (/** @type {string} */ chunk) => {
    timer.refresh();
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const request = requests[answered.length];
      const answer = request && why === "early end" ? decode(line.replace(/\r$/, ""), encoding, request.op) : null;
      if (answer) answered.push(answer);
      else if (request) stop("malformed answer");
    }
  });
  await Promise.race([send(child.stdin, requests, encoding, closed), closed]);
  await closed;
  clearTimeout(timer);
  return { answered, crash: answered.length < requests.length ? { kind: "crash", why } : null };
}

/**
 * @param {import("node:stream").Writable} input
 * @param {readonly Request[]} requests
 * @param {import("./protocol.js").Encoding} encoding
 * @param {Promise<unknown>} closed
 */
async function send(input, requests, encoding, closed) {
  // A process that ends early closes its input; its missing answers tell.
  input.on("error", () => undefined);
  for (let at = 0; at < requests.length && input.writable; at += 500) {
    const lines = requests.slice(at, at + 500).map((request) => `${encode(request, encoding)}\n`);
    if (!input.write(lines.join(""))) await Promise.race([once(input, "drain").catch(() => null), closed]);
  }
  input.end();
}
