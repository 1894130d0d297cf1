// Run by memory.js: prints the peak of what a long string and `isURI` of it took, by the bytes of the string.
import { isURI } from "../../dist/index.js";

const BYTES = 50_000_000;
const [unit = "", end = ""] = process.argv.slice(2);

// What is loaded and compiled once is no part of it.
for (let run = 0; run < 2000; run++) isURI(`http://h/${unit.repeat(20)}${end}`);

const before = process.memoryUsage.rss();
// Repeating takes no memory until the first look at a character, which lays the string out in one piece.
const text = `http://h/${unit.repeat(BYTES / unit.length)}${end}`;
text.charCodeAt(0);
const valid = isURI(text);
const peak = process.resourceUsage().maxRSS * 1024;
if (valid !== (end === "")) throw new Error("isURI is wrong");
console.log(JSON.stringify((peak - before) / text.length));
