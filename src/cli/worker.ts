/**
 * Does the work of a thread of the command line.
 *
 * @module
 */
import { parentPort } from "node:worker_threads";
import { serve, type Task } from "./threads.js";

parentPort?.on("message", (task: Task) => {
  void serve(task);
});
