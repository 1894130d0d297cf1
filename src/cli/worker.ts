/**
 * What a thread of the command line runs.
 *
 * @module
 */
import { parentPort, workerData } from "node:worker_threads";
import { serve, type Port } from "./threads.js";
import type { Order } from "./work.js";

serve(parentPort as Port, workerData as Order);
