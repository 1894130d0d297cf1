// `node scripts/pack.js FOLDER`: packs the last build for the registry.
import { pack } from "./consumers/package.js";

console.log(pack(String(process.argv[2])));
