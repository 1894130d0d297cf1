/** Compares the size of each export of each entry, bundled alone, with a list, so that no weight comes back in silence. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { everySize } from "../../scripts/bench/size.js";
import { listedSizes } from "../../scripts/readme/sizes.js";

const HEAD = `\
# The size, in bytes, of a bundle of each export alone: minified by esbuild, and compressed by gzip at level 9.
# The programs are those of scripts/bench/size.js. EXPLANATIONS=write makes this list again: see test/README.md.
`;

/** How much a size may differ: versions of Node compress differently. */
const tolerance = (bytes: number): number => Math.max(100, 0.02 * bytes);

test("each export alone has the size that the list says", async () => {
  const sizes = await everySize();
  if (process.env["EXPLANATIONS"] === "write") {
    const lines = Array.from(sizes, ([name, bytes]) => `${name} ${String(bytes)}\n`);
    writeFileSync("test/tables/sizes.txt", `${HEAD}\n${lines.join("")}`);
  }
  const listed = listedSizes();
  expect([...sizes.keys()]).toEqual([...listed.keys()]);
  const others = Array.from(sizes, ([name, bytes]) => ({ name, bytes, listed: listed.get(name) ?? 0 }));
  expect(others.filter((each) => Math.abs(each.bytes - each.listed) > tolerance(each.listed))).toEqual([]);
}, 3_600_000);
