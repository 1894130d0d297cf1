// Started by children.js: prints the peak memory of a long string and of `isURI` for it, divided by the bytes of the
// string.
import { isURI } from "../../dist/index.js";

const BYTES = 50_000_000;
const [unit = "", end = ""] = process.argv.slice(2);

// Warm up, so that code that is loaded and compiled once is not counted.
for (let run = 0; run < 2000; run++) isURI(`http://h/${unit.repeat(20)}${end}`);

const before = process.memoryUsage.rss();
// A repeated string is flattened on the first access to a character.
const text = `http://h/${unit.repeat(BYTES / unit.length)}${end}`;
text.charCodeAt(0);
const valid = isURI(text);
const peak = process.resourceUsage().maxRSS * 1024;
if (valid !== (end === "")) throw new Error("isURI is wrong");
console.log(JSON.stringify((peak - before) / text.length));
