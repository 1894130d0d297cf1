// Tests the runner with small drivers that have one mistake each, and the protocol.
import { decode, encode, type Answer, type Encoding, type Request } from "../../scripts/field/protocol.js";
import { ask, type Driver } from "../../scripts/field/runner.js";

/** Reads all lines, and writes what the expression `answer` says about each `line`. */
const eachLine = (answer: string): string =>
  `require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => { ${answer} });`;

/** Returns a driver that is a program in JavaScript. */
const driver = (program: string, encoding: Encoding = "json"): Driver => ({
  ...{ command: [process.execPath, "-e", program, "--"], encoding },
});

const RIGHT = 'console.log(JSON.stringify({ valid: JSON.parse(line).input !== "no" }));';

const verdicts = (...inputs: string[]): Request[] =>
  inputs.map((input) => ({ ...({ op: "validity", rule: "URI", input } as const) }));

const words = (answers: readonly (Answer | null)[]): unknown[] =>
  answers.map((answer) => {
    if (answer?.kind === "validity") return answer.valid;
    return answer?.kind === "crash" ? answer.why : (answer?.kind ?? null);
  });

test("answers come in the order of the requests", async () => {
  expect(words(await ask(driver(eachLine(RIGHT)), verdicts("a", "no", "\u2028")))).toEqual([true, false, true]);
  expect(await ask(driver(""), [])).toEqual([]);
});

test("many requests wait until the driver reads them", async () => {
  const slow = `setTimeout(() => { ${eachLine(RIGHT)} }, 100);`;
  const inputs = Array.from({ length: 3000 }, (_, index) => (index % 7 === 0 ? "no" : "a".repeat(100)));
  expect(words(await ask(driver(slow), verdicts(...inputs)))).toEqual(inputs.map((input) => input !== "no"));
});

test.each([
  ["early end", `if (line.includes("bad")) process.exit(0); ${RIGHT}`],
  ["early end", `if (line.includes("bad")) process.abort(); ${RIGHT}`],
  ["malformed answer", `if (line.includes("bad")) console.log("what?"); else ${RIGHT}`],
  ["malformed answer", `if (line.includes("bad")) console.log('{"result":"a"}'); else ${RIGHT}`],
  ["malformed answer", `if (line.includes("bad")) console.log('{"valid":1}'); else ${RIGHT}`],
  ["time-out", `if (line.includes("bad")) for (;;); ${RIGHT}`],
])("%s: the driver is started again for the next request", async (why, program) => {
  const answers = await ask(driver(eachLine(program)), verdicts("a", "bad", "no", "a"), { patience: 4000 });
  expect(words(answers)).toEqual([true, why, false, true]);
});

test("the culprit is found if a driver keeps its answers until the end", async () => {
  const kept = `const all = []; ${eachLine(
    `if (line.includes("bad")) process.exit(1); all.push(JSON.parse(line).input !== "no");`,
  )} process.on("exit", (status) => { if (status === 0) for (const valid of all) console.log(JSON.stringify({ valid })); });`;
  const inputs = Array.from({ length: 40 }, (_, index) => (index === 25 ? "bad" : "no"));
  expect(words(await ask(driver(kept), verdicts(...inputs)))).toEqual(
    inputs.map((input) => (input === "bad" ? "early end" : false)),
  );
});

test("a driver that crashes too often is given up", async () => {
  const answers = await ask(driver("process.exit(1)"), verdicts("a", "b", "c", "d"), { crashes: 2 });
  expect(words(answers)).toEqual(["early end", "early end", null, null]);
});

test("a program that does not exist crashes", async () => {
  const missing: Driver = { command: ["/does/not/exist"], encoding: "hex" };
  expect(words(await ask(missing, verdicts("a"), { crashes: 1 }))).toEqual(["early end"]);
});

test("a driver can refuse, and lack an operation", async () => {
  const program = eachLine(
    'console.log(line.startsWith("normalize") ? "error" : line.startsWith("about") ? "about\\ta\\t1" : "unsupported");',
  );
  const requests: Request[] = [{ op: "normalize", input: "a" }, { op: "toURI", input: "a" }, { op: "about" }];
  expect(await ask(driver(program, "hex"), requests)).toEqual([
    { kind: "error" },
    { kind: "unsupported" },
    { kind: "about", name: "a", version: "1" },
  ]);
});

describe("in hexadecimal,", () => {
  test.each([
    [{ op: "about" }, "about"],
    [{ op: "validity", rule: "URI", input: "é\n" }, "validity\tURI\tc3a90a"],
    [{ op: "resolve", base: "a:b", reference: "" }, "resolve\t613a62\t"],
    [{ op: "components", input: "a" }, "components\t61"],
  ] as const)("a request is %j", (request, line) => {
    expect(encode(request, "hex")).toBe(line);
  });

  test("a template has no form", () => {
    const request: Request = { op: "expand", template: "{a}", variables: {} };
    expect(() => encode(request, "hex")).toThrow(new RangeError("templates exist only in JSON"));
    expect(encode(request, "json")).toBe('{"op":"expand","template":"{a}","variables":{}}');
  });

  test.each([
    ["valid", "validity", { kind: "validity", valid: true }],
    ["invalid", "validity", { kind: "validity", valid: false }],
    ["result\tc3a9", "resolve", { kind: "result", result: "é" }],
    ["result\t", "normalize", { kind: "result", result: "" }],
    [
      "components\t61\t-\t?\t?\t?\t\t-\t-",
      "components",
      { kind: "components", components: { scheme: "a", authority: null, path: "", query: null, fragment: null } },
    ],
    ["result\t6", "normalize", null],
    ["result\txy", "normalize", null],
    ["result", "normalize", null],
    ["valid\t", "validity", null],
    ["components\t61", "components", null],
    ["components\tx\t-\t-\t-\t-\t-\t-\t-", "components", null],
    ["", "validity", null],
  ] as const)("%j is an answer to %s: %j", (line, op, answer) => {
    expect(decode(line, "hex", op)).toEqual(answer);
  });
});

describe("in JSON,", () => {
  test.each([
    [
      '{"components":{"scheme":null,"path":""}}',
      "components",
      { kind: "components", components: { scheme: null, path: "" } },
    ],
    ['{"error":true}', "resolve", { kind: "error" }],
    ['{"unsupported":true}', "expand", { kind: "unsupported" }],
    ['{"name":"a","version":"1"}', "about", { kind: "about", name: "a", version: "1" }],
    ['{"valid":true,"stops":3}', "validity", { kind: "validity", valid: true }],
    ['{"components":{"host":1}}', "components", null],
    ['{"components":{"hosts":"a"}}', "components", null],
    ['{"components":null}', "components", null],
    ['{"error":false}', "resolve", null],
    ["null", "resolve", null],
    ["[]", "resolve", null],
    ["{", "resolve", null],
  ] as const)("%s is an answer to %s: %j", (line, op, answer) => {
    expect(decode(line, "json", op)).toEqual(answer);
  });
});
