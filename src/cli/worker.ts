/**
 * What a thread of the command line runs.
 *
 * @module
 */
import { parentPort, workerData } from "node:worker_threads";
import type { Order } from "./order.js";
import { serve, type Port } from "./threads.js";

serve(parentPort as Port, workerData as Order);
