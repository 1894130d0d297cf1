import { readScheme, schemeFiles } from "../../scripts/build/schemes.js";
const u=process.cpuUsage().user; for(const f of schemeFiles()) readScheme(f); console.log((process.cpuUsage().user-u)/1e6);
const v=process.cpuUsage().user; for(const f of schemeFiles()) readScheme(f); console.log((process.cpuUsage().user-v)/1e6);
