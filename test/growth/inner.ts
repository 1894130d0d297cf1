/**
 * Measures functions that no entry exports.
 *
 * @module
 */
import { PiecewiseFinder } from "../../src/context/find-pieces.js";
import { differingParts } from "../../src/schemes/mechanism/readers.js";
import { platformReading } from "../../src/standards/platform.js";
import { growthOf, type Growth } from "./run.js";
import { repeated, type Shape } from "./shapes.js";
import { countBuiltins } from "./work.js";

/** Measures each function with several shapes. */
export function innerGrowth(): readonly Growth[] {
  countBuiltins();
  const results: Growth[] = [];
  const measure = (call: string, shape: Shape, run: (input: never) => unknown): void => {
    results.push(growthOf(call, shape, run, 1000, 1e8));
  };
  for (const piece of ["a".repeat(50), "<a:", '"a:', '"a:b\nc', "< ", "<http:\n", "url:"]) {
    const make = (size: number): string[] => Array.from({ length: size }, () => piece);
    measure("PiecewiseFinder", { name: JSON.stringify(piece), make }, (pieces: readonly string[]) => {
      const finder = new PiecewiseFinder({ invalid: true });
      finder.add("<http://a/");
      for (const each of pieces) finder.add(each);
      finder.end();
    });
  }
  for (const unit of ["%E4%B8%80", "\u4e00", " ", "\\", "/", "\t", "@", ":", "a.", "1."]) {
    for (const suffix of ["", "x"]) {
      measure("platformReading", repeated("http:", unit, suffix), (text: string) => platformReading(text));
    }
  }
  for (const [prefix, unit, suffix] of [
    ["http://", "%E4%B8%80", "/"],
    ["http:", "a", ""],
    ["http:", "/", "h"],
    ["http://", "1.", "/"],
    ["http://0/", "/%2E", ""],
  ] as const) {
    measure("differingParts", repeated(prefix, unit, suffix), (text: string) => {
      const end = text.indexOf(":");
      const host = text.startsWith("://", end) ? { start: end + 3, end: text.indexOf("/", end + 3) } : null;
      const hasHost = host !== null && host.end > host.start;
      differingParts(text, end, hasHost ? { ...host, host, userinfo: null, port: null } : null);
    });
  }
  return results;
}
