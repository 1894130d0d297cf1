/**
 * Draws railroad diagrams as SVG.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import { BOX, diagramOf } from "./diagram.js";

/** Draws the definition of a rule. */
export function railroadOf(rule: string, expression: Expression): string {
  const { width, height, lines, boxes, labels } = diagramOf(expression);
  const size = { width: rounded(width), height: rounded(height) };
  const drawn = [
    element("title", {}, `Railroad diagram of the rule ${rule}`),
    element("rect", { ...size, fill: "#ffffff" }),
    element("path", {
      d: lines.map(({ path }) => path).join(""),
      fill: "none",
      stroke: "#57606a",
      "stroke-width": 1.5,
    }),
    ...boxes.flatMap(({ x, y, width: across, text, kind }) => [
      element("rect", {
        ...{ x: rounded(x), y: rounded(y), width: rounded(across), height: BOX, rx: kind === "rule" ? 3 : BOX / 2 },
        ...{ fill: kind === "rule" ? "#eef1f4" : "#ffffff", stroke: "#57606a", "stroke-width": 1.25 },
      }),
      element("text", { ...textAt(x + across / 2, y + BASELINE), "font-size": kind === "empty" ? 11 : 13 }, text),
    ]),
    ...labels.map(({ x, y, text }) => element("text", { ...textAt(x, y), "font-size": 11 }, text)),
  ];
  const head = {
    ...{ xmlns: "http://www.w3.org/2000/svg", ...size, viewBox: `0 0 ${String(size.width)} ${String(size.height)}` },
    ...{ role: "img", "font-family": "ui-monospace, Menlo, Consolas, monospace", "text-anchor": "middle" },
  };
  return `<svg${attributesOf(head)}>\n${drawn.join("\n")}\n</svg>\n`;
}

type Attributes = Readonly<Record<string, string | number>>;

/** Where a text stands in its box: not all programs know `dominant-baseline`. */
const BASELINE = BOX / 2 + 4.5;

const textAt = (x: number, y: number): Attributes => ({ x: rounded(x), y: rounded(y), fill: "#1f2328" });

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Writes an element. One without text has no end tag. */
function element(name: string, attributes: Attributes, text = ""): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return text === "" ? `${start}/>` : `${start}>${escaped(text)}</${name}>`;
}

/** The values are constants and numbers, so they need no escapes. */
function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join("");
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character] as string);
