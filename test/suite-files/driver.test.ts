// Tests the driver of this package as a process, on the readable cases of the suite and on odd requests.
import { readFileSync } from "node:fs";
import { coreFiles, writtenFiles } from "../../scripts/suite/suite.js";
import { inHex, run, trialsOf, wrongIn, type SuiteFile } from "./driver.js";

const trials = Array.from(await coreFiles(), ([path, text]) => trialsOf(path, JSON.parse(text) as SuiteFile)).flat();
const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string; version: string };

test("in JSON, each answer is the expected one", () => {
  expect(trials.length).toBeGreaterThan(2000);
  expect(wrongIn(trials)).toEqual([]);
});

test("in hex, too", () => {
  const all = trials.flatMap((each) => [inHex(each) ?? []].filter(({ length }) => length > 0));
  const answers = run(
    "hex",
    all.map(([request = ""]) => request),
  );
  expect(answers).toEqual(all.map(([, answer]) => answer));
});

test("odd requests", () => {
  const requests = [
    { op: "about" },
    { op: "validity", rule: "no-rule", input: "" },
    { op: "constructor" },
    { op: "validity", rule: "URI", input: "a:\u2028" },
    { op: "validity", rule: "IRI", input: "a:\u{1F600}\u{1FFFE}" },
    { op: "components", input: "%" },
  ];
  expect(
    run(
      "json",
      requests.map((each) => JSON.stringify(each)),
    ),
  ).toEqual([
    `{"name":"${name}","version":"${version}"}`,
    '{"unsupported":true}',
    '{"unsupported":true}',
    '{"valid":false,"stops":2}',
    '{"valid":false,"stops":3}',
    '{"error":true}',
  ]);
  expect(run("hex", ["about", "validity\tno-rule\t", "expand\t", "constructor", "components\t25"])).toEqual([
    `about\t${name}\t${version}`,
    "unsupported",
    "unsupported",
    "unsupported",
    "error",
  ]);
});

test("the driver answers the requests of the suite's guide as the guide says", () => {
  const guide = new Map(writtenFiles()).get("README.md") ?? "";
  const rows = Array.from(
    guide.matchAll(/^\| `(?<request>\{"op".*?\})` +\| `(?<answer>\{.*?\})`/gm),
    ({ groups = {} }) => groups,
  );
  const answers = run(
    "json",
    rows.map(({ request = "" }) => request),
  ).map((line): unknown => JSON.parse(line));
  const [about, ...expected] = rows.map(({ answer = "" }) => JSON.parse(answer) as object);
  expect(Object.keys(answers[0] as object)).toEqual(Object.keys(about ?? {}));
  expect(answers.slice(1)).toMatchObject(expected);
  expect(rows.length).toBe(7);
});

test("a wrong answer is found", () => {
  const [request, answer] = [
    { op: "validity", rule: "URI", input: "a" },
    { valid: true, stops: 1 },
  ];
  expect(wrongIn([{ request, answer }])).toEqual([{ request, answer, given: { valid: false, stops: 1 } }]);
});
