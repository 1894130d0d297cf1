/**
 * Does the work of a thread of the command line.
 *
 * @module
 */
import { parentPort } from "node:worker_threads";
import { listen } from "./threads.js";

listen(parentPort);
