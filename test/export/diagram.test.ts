import { readExpression, type Expression } from "../../src/core/abnf.js";
import { BOX, diagramOf } from "../../src/export/diagram.js";
import { standards } from "../../src/standards/index.js";

function leavesOf(expression: Expression): Expression[] {
  if (expression.type === "repetition") return leavesOf(expression.item);
  return "items" in expression ? expression.items.flatMap(leavesOf) : [expression];
}

describe.each(Object.values(standards))("$id", ({ rules, expression: expressionOf }) => {
  test.each(rules)("%s: each of its texts is in one box, and boxes do not overlap", (rule) => {
    const expression = expressionOf(rule);
    const { width, height, boxes, lines, labels } = diagramOf(expression);
    const inBoxes = boxes.flatMap(({ of }) => of);
    expect(new Set(inBoxes)).toEqual(new Set(leavesOf(expression)));
    expect(inBoxes).toHaveLength(leavesOf(expression).length);
    for (const [index, box] of boxes.entries()) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + BOX <= height).toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + BOX <= other.y ||
          other.y + BOX <= box.y;
        expect(apart).toBe(true);
      }
    }
    for (const { path } of lines) expect(path).toMatch(/^M[\d.]+ [\d.]+[a-z\d. -]+$/);
    for (const { x, y } of labels) expect(x > 0 && x < width && y > 0 && y <= height).toBe(true);
  });
});

test.each([
  ['"a"/"b"/"c"', ["a b c"], []],
  ['"a"/"b"', ["a", "b"], []],
  ['""', ["nothing"], []],
  ["%x41-5A", ["A – Z"], []],
  ["%x20", ["%x20"], []],
  ["2*DIGIT", ["DIGIT"], ["at least 2 times"]],
  ["*2DIGIT", ["DIGIT"], ["at most 2 times"]],
  ["1*4DIGIT", ["DIGIT"], ["1 to 4 times"]],
  ["3DIGIT", ["DIGIT"], ["3 times"]],
  ["1*DIGIT", ["DIGIT"], []],
  ['["a"]', ["a"], []],
])("%s is drawn as %j %j", (definition, texts, bounds) => {
  const { boxes, labels } = diagramOf(readExpression(definition));
  expect(boxes.map(({ text }) => text)).toEqual(texts);
  expect(labels.map(({ text }) => text)).toEqual(bounds);
});
