// Texts with holes: sets of states. test/laws/interpolated.ts has the laws for all standards.
import { Automaton, CODE_UNITS } from "../../src/core/automaton.js";
import { HoleReader, HoleScan, type Hole, type InterpolatedPosition } from "../../src/core/holes.js";
import { machineOf, withFragment } from "../../src/explain/machine.js";
import { rules } from "../../src/standards/rfc3986/rules.js";
import { rules as iris } from "../../src/standards/rfc3987/rules.js";
import { geo } from "../../generated/schemes/geo.js";

const URI = machineOf(rules.automaton("URI"), "URI");
const IRI = machineOf(iris.automaton("IRI"), "IRI");

/** Returns the text with the holes filled. */
function filled(strings: readonly string[], hole: Hole = "text", preferred = "", machine = URI): string {
  const texts = new HoleReader(machine, hole, preferred).fillings(strings);
  return strings.flatMap((each, part) => [each, texts[part] ?? ""]).join("");
}

/** Returns the place of the first fault. */
function faultOf(strings: readonly string[], hole: Hole = "text", machine = URI): InterpolatedPosition | null {
  const fault = new HoleScan(new HoleReader(machine, hole, ""), strings).next();
  return fault && { part: fault.part, offset: fault.offset };
}

test.each<readonly [strings: readonly string[], hole: Hole, preferred: string, text: string]>([
  [["", ""], "text", "", "a:"],
  [["", "//h"], "text", "", "a://h"],
  [["", "//h"], "text", "1a", "a://h"],
  [["http://", "/"], "text", "a1", "http://a/"],
  [["http://", "/"], "text", "1a", "http://1/"],
  [["http://", "/"], "text", "", "http:///"],
  [["http://", ":x/"], "text", "", "http:///:x/"],
  [["http://[", "]/"], "text", "a1", "http://[::]/"],
  [["http://[", "]/"], "text", "", "http://[::]/"],
  [["http://[1:2:3:4:5:6:", "]"], "value", "a1", "http://[1:2:3:4:5:6:0.0.0.0]"],
  [["http://h/%", "x"], "text", "", "http://h/%aax"],
  [["http://h/%", "x"], "text", "1a", "http://h/%aax"],
  [["http://h/%2", "x"], "value", "", "http://h/%2ax"],
  [["http://h/%", "", "", "x"], "value", "", "http://h/%aax"],
  // A refused character stands for any text.
  [["http://h/a ", "#", ""], "text", "a1", "http://h/a a#a"],
  [["http://h:8o/", "?"], "value", "a1", "http://h:8o/a?"],
  [["<", ">"], "text", "a1", "<a>"],
  [["a:", "%"], "text", "a1", "a:a%"],
])("the holes of %j, %s, are filled with %j: %j", (strings, hole, preferred, text) => {
  expect(filled(strings, hole, preferred)).toBe(text);
});

test("what is forgotten is found again", () => {
  const strings = ["http://h:", " x/", "%", "<a", "#", "b c"];
  for (const hole of ["text", "value"] as const) {
    const texts = new HoleReader(URI, hole, "a1").fillings(strings);
    for (const most of [0, 10, 100, 1000]) {
      const reader = new HoleReader(URI, hole, "a1", most);
      expect([reader.fillings(strings), reader.fillings(strings)]).toEqual([texts, texts]);
    }
  }
});

test("refused characters after the first hundred are passed over", () => {
  expect(filled(["a:", " ".repeat(1000), "#", ""])).toBe(`a:${" ".repeat(1000)}#`);
  expect(filled(["http://h:", " ".repeat(1000), "x"])).toBe(`http://h:${" ".repeat(1000)}x`);
});

test("a fault after edits has its place in the given texts", () => {
  const at = (part: number, offset: number): InterpolatedPosition => ({ part, offset });
  const scan = new HoleScan(new HoleReader(URI, "text", ""), ["http://h/ ", " b", "", "%c "]);
  const next = (): InterpolatedPosition | null => {
    const fault = scan.next();
    return fault && at(fault.part, fault.offset);
  };
  expect(next()).toEqual(at(0, 9));
  expect(scan.edit([{ start: at(0, 9), end: at(0, 10), text: "%20" }])).toBe(true);
  expect(next()).toEqual(at(1, 0));
  // The new text is refused, too.
  expect(scan.edit([{ start: at(1, 0), end: at(1, 1), text: "x<y" }])).toBe(true);
  expect(next()).toEqual(at(1, 0));
  expect(scan.edit([{ start: at(1, 0), end: at(1, 2), text: "" }])).toBe(false);
  expect(next()).toEqual(at(1, 0));
});

test("edits in any order are read in the order of the texts", () => {
  const at = (part: number, offset: number): InterpolatedPosition => ({ part, offset });
  const insertion = (place: InterpolatedPosition, text: string) => ({ start: place, end: place, text });
  const scan = new HoleScan(new HoleReader(URI, "value", ""), ["//h", "/ ", "%", "\\"]);
  expect(scan.next()).toMatchObject(at(0, 0));
  expect(scan.edit([insertion(at(3, 1), "x"), insertion(at(0, 0), "http:")])).toBe(true);
  expect(scan.next()).toMatchObject(at(1, 1));
  expect(scan.edit([insertion(at(0, 2), "[::1]:"), { start: at(0, 2), end: at(0, 3), text: "8" }])).toBe(true);
  expect(scan.next()).toMatchObject(at(1, 1));
  expect(scan.edit([{ start: at(1, 1), end: at(1, 2), text: "" }])).toBe(true);
  expect(scan.next()).toMatchObject(at(3, 0));
  expect(scan.edit([{ start: at(3, 0), end: at(3, 1), text: "" }])).toBe(true);
  expect(scan.next()).toBeNull();
});

test("half of a surrogate pair is refused before the pair, and a hole can complete it", () => {
  expect(faultOf(["a:b", "\u{1F600}"], "text", IRI)).toBeNull();
  expect(faultOf(["a:b", "c\uD83Dd"], "text", IRI)).toEqual({ part: 1, offset: 1 });
  expect(faultOf(["a:b", "c\uD83D"], "text", IRI)).toEqual({ part: 1, offset: 1 });
  expect(faultOf(["a:b\uD83D", "\uDE00"], "text", IRI)).toBeNull();
  expect(faultOf(["a:b\uD83D", "\uDE00"], "value", IRI)).toBeNull();
  expect(faultOf(["a:b\uD83D", "c"], "text", IRI)).toBeNull();
  expect(faultOf(["a:b\uD83D", "c"], "value", IRI)).toEqual({ part: 1, offset: 0 });
  expect(faultOf(["a:b\uD83D", "\uDE00"], "text")).toEqual({ part: 0, offset: 3 });
});

test('a hole can hide the "#" before a fragment that another automaton reads', () => {
  const { grammar } = geo;
  const fragment = machineOf(rules.automaton("fragment"), "fragment");
  const machine = withFragment(machineOf(grammar.automaton(grammar.rule), grammar.rule), fragment);
  expect(faultOf(["geo:1,2", "x"], "text", machine)).toBeNull();
  expect(filled(["geo:1,2", "/"], "text", "", machine)).toBe("geo:1,2#/");
  expect(faultOf(["geo:1,2", "/"], "value", machine)).toEqual({ part: 1, offset: 0 });
  expect(faultOf(["geo:1,2#", "#"], "text", machine)).toEqual({ part: 1, offset: 0 });
});

test("sets of states that fill the memory are forgotten", () => {
  // It reads up to 1,000 times "a", so the sets of states are different after each "a".
  const [width, states] = [2, 1000];
  const classOf = new Uint8Array(CODE_UNITS);
  classOf[0x61] = 1;
  const next = new Uint16Array((states + 2) * width);
  for (let state = 1; state <= states; state++) next[state * width + 1] = (state + 1) * width;
  const accepts = new Uint8Array(next.length).fill(1, width);
  const machine = machineOf(new Automaton({ starts: new Map([["all", width]]), classOf, next, accepts }), "all");
  expect(faultOf(["", "a".repeat(states)], "text", machine)).toBeNull();
  expect(faultOf(["", "a".repeat(states + 1)], "text", machine)).toEqual({ part: 1, offset: states });
  expect(faultOf(["", "a".repeat(states - 1), "", "aa"], "text", machine)).toEqual({ part: 3, offset: 1 });
  expect(filled(["", "a".repeat(states - 1), "b"], "text", "a", machine)).toBe(`a${"a".repeat(states - 1)}b`);
});
