/**
 * Lays out railroad diagrams: computes the positions of lines and boxes. Other modules draw them.
 *
 * @module
 */
import type { Expression, Literal, Repetition } from "../core/abnf.js";

/** The condition for highlighting a line: its expression matches, or a repetition repeats, or the expression is skipped. */
export type When = "taken" | "again" | "passed";

export interface Line {
  /** The data of an SVG path. */
  readonly path: string;
  readonly of: Expression;
  readonly when: When;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly kind: "rule" | "text" | "set" | "empty";
  /** The expressions in the box: several if characters are grouped. */
  readonly of: readonly Expression[];
}

/** The bounds of a repetition. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly boxes: readonly Box[];
  readonly labels: readonly Label[];
}

/** The width of a character in the fonts of those who draw it: 13 pixels, monospaced. */
const CHARACTER = 7.9;
export const BOX = 26;
const PADDING = 10;
const GAP = 14;
const ROW_GAP = 10;
const ARC = 8;
const MARGIN = 6;
const STUB = 18;
const LABEL_HEIGHT = 14;

/** A part of a diagram: its size above and below the line through it, and a function that places it. */
interface Part {
  readonly width: number;
  readonly up: number;
  readonly down: number;
  readonly place: (x: number, y: number) => void;
}

/** Lays out the expression of a rule. */
export function diagramOf(expression: Expression): Diagram {
  const lines: Line[] = [];
  const boxes: Box[] = [];
  const labels: Label[] = [];

  const line = (of: Expression, path: string, when: When = "taken"): void => {
    lines.push({ path, of, when });
  };
  const across = (of: Expression, x: number, y: number, width: number, when: When = "taken"): void => {
    if (width > 0) line(of, `M${px(x)} ${px(y)}h${px(width)}`, when);
  };

  function box(kind: Box["kind"], text: string, of: readonly Expression[]): Part {
    const width = Math.max(BOX, [...text].length * CHARACTER + 2 * PADDING);
    return {
      width,
      up: BOX / 2,
      down: BOX / 2,
      place: (x, y) => boxes.push({ x, y: y - BOX / 2, width, text, kind, of }),
    };
  }

  function sequence(of: Expression, parts: readonly Part[]): Part {
    const width = parts.reduce((sum, part) => sum + part.width, GAP * (parts.length - 1));
    return {
      width,
      up: Math.max(...parts.map(({ up }) => up)),
      down: Math.max(...parts.map(({ down }) => down)),
      place(x, y) {
        let at = x;
        parts.forEach((part, index) => {
          if (index > 0) {
            across(of, at, y, GAP);
            at += GAP;
          }
          part.place(at, y);
          at += part.width;
        });
      },
    };
  }

  function choice(items: readonly { readonly part: Part; readonly of: readonly Expression[] }[]): Part {
    const inner = Math.max(...items.map(({ part }) => part.width));
    const [first] = items as [(typeof items)[number]];
    const offsets = [0];
    items.slice(1).forEach(({ part }, index) => {
      const before = (items[index] as (typeof items)[number]).part;
      offsets.push((offsets[index] as number) + before.down + ROW_GAP + part.up);
    });
    const last = items[items.length - 1] as (typeof items)[number];
    return {
      width: inner + 4 * ARC,
      up: first.part.up,
      down: (offsets[offsets.length - 1] as number) + last.part.down,
      place(x, y) {
        items.forEach(({ part, of }, index) => {
          const drop = offsets[index] as number;
          const left = x + 2 * ARC;
          const right = left + inner;
          for (const each of of) {
            if (drop === 0) {
              across(each, x, y, 2 * ARC);
              across(each, left + part.width, y, inner - part.width + 2 * ARC);
            } else {
              const fall = drop - 2 * ARC;
              line(each, `M${px(x)} ${px(y)}${RIGHT_DOWN}v${px(fall)}${DOWN_RIGHT}`);
              across(each, left + part.width, y + drop, inner - part.width);
              line(each, `M${px(right)} ${px(y + drop)}${RIGHT_UP}v${px(-fall)}${UP_RIGHT}`);
            }
          }
          part.place(left, y + drop);
        });
      },
    };
  }

  function repetition(of: Repetition): Part {
    const { item, min, max } = of;
    const body = partOf(item);
    const canPass = min === 0;
    const canLoop = max > 1;
    const text = boundsOf(min, max);
    const labelWidth = text.length * CHARACTER * LABEL_SCALE;
    const width = Math.max(body.width, canLoop ? labelWidth : 0) + 4 * ARC;
    const over = body.up + ROW_GAP;
    const under = body.down + ROW_GAP;
    return {
      width,
      up: canPass ? Math.max(over, 2 * ARC) : body.up,
      down: canLoop ? Math.max(under, 2 * ARC) + (text === "" ? 0 : LABEL_HEIGHT) : body.down,
      place(x, y) {
        const left = x + (width - body.width) / 2;
        across(item, x, y, left - x);
        body.place(left, y);
        across(item, left + body.width, y, x + width - left - body.width);
        if (canPass) {
          const rise = Math.max(over, 2 * ARC) - 2 * ARC;
          const flat = width - 4 * ARC;
          line(
            of,
            `M${px(x)} ${px(y)}${RIGHT_UP}v${px(-rise)}${UP_RIGHT}h${px(flat)}${RIGHT_DOWN}v${px(rise)}${DOWN_RIGHT}`,
            "passed",
          );
        }
        if (canLoop) {
          const fall = Math.max(under, 2 * ARC) - 2 * ARC;
          const flat = width - 4 * ARC;
          line(
            of,
            `M${px(x + width - 2 * ARC)} ${px(y)}${RIGHT_DOWN}v${px(fall)}${DOWN_LEFT}h${px(-flat)}${LEFT_UP}v${px(-fall)}${UP_RIGHT}`,
            "again",
          );
          if (text !== "") labels.push({ x: x + width / 2, y: y + Math.max(under, 2 * ARC) + LABEL_HEIGHT - 2, text });
        }
      },
    };
  }

  function partOf(each: Expression): Part {
    switch (each.type) {
      case "literal":
        return each.text === "" ? box("empty", "nothing", [each]) : box("text", each.text, [each]);
      case "characters":
        return box("set", rangeText(each.first, each.last), [each]);
      case "rule":
      case "field":
        return box("rule", each.name, [each]);
      case "concatenation":
        return sequence(each, each.items.map(partOf));
      case "alternation":
        return choice(
          together(each.items).map((of) => ({
            of,
            part:
              of.length === 1
                ? partOf(of[0] as Expression)
                : box("set", of.map((each) => (each as Literal).text).join(" "), of),
          })),
        );
      case "repetition":
        return repetition(each);
    }
  }

  const part = partOf(expression);
  const x = MARGIN + STUB;
  const y = MARGIN + Math.max(part.up, BOX / 2);
  line(expression, `M${px(MARGIN)} ${px(y - 7)}v14m5 -14v14m-5 -7h${px(STUB)}`);
  part.place(x, y);
  line(expression, `M${px(x + part.width)} ${px(y)}h${px(STUB)}m0 -7v14m-5 -14v14`);
  return { width: x + part.width + STUB + MARGIN, height: y + part.down + MARGIN, lines, boxes, labels };
}

/** The size of the bounds of a repetition, relative to other text. */
const LABEL_SCALE = 0.85;

// Quarter circles, named by the directions before and after them.
const RIGHT_DOWN = arc(ARC, ARC, 1);
const DOWN_RIGHT = arc(ARC, ARC, 0);
const RIGHT_UP = arc(ARC, -ARC, 0);
const UP_RIGHT = arc(ARC, -ARC, 1);
const DOWN_LEFT = arc(-ARC, ARC, 1);
const LEFT_UP = arc(-ARC, -ARC, 1);

function arc(x: number, y: number, sweep: 0 | 1): string {
  return `a${px(ARC)} ${px(ARC)} 0 0 ${String(sweep)} ${px(x)} ${px(y)}`;
}

function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function boundsOf(min: number, max: number): string {
  if (max === Infinity) return min > 1 ? `at least ${String(min)} times` : "";
  if (max === 1) return "";
  if (min === max) return `${String(min)} times`;
  return min === 0 ? `at most ${String(max)} times` : `${String(min)} to ${String(max)} times`;
}

/** Groups adjacent alternatives that are single characters, if there are at least three. */
function together(items: readonly Expression[]): readonly (readonly Expression[])[] {
  const groups: Expression[][] = [];
  for (const item of items) {
    const last = groups[groups.length - 1];
    if (last && isCharacter(item) && last.every(isCharacter) && last.length < MOST_TOGETHER) last.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((group) => (group.length < 3 ? group.map((item) => [item]) : [group]));
}

const MOST_TOGETHER = 11;

function isCharacter(item: Expression): boolean {
  return item.type === "literal" && item.text.length === 1;
}

function rangeText(first: number, last: number): string {
  return first === last ? characterText(first) : `${characterText(first)} – ${characterText(last)}`;
}

function characterText(code: number): string {
  const isVisible = code > 0x20 && code < 0x7f;
  return isVisible ? String.fromCharCode(code) : `%x${code.toString(16).toUpperCase().padStart(2, "0")}`;
}
