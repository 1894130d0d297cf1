/**
 * Runs the driver of this package on files of the suite, and judges its answers.
 *
 * @module
 */
import { spawnSync } from "node:child_process";

/** A file of `core/` or `cover/`. */
export interface SuiteFile {
  readonly rule?: string;
  readonly cases: readonly (Readonly<Record<string, unknown>> | readonly [string, boolean, number])[];
}

/** A request, and the answer that is right. */
interface Trial {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

const result = (value: unknown): Trial["answer"] => (value === null ? { error: true } : { result: value });

/** Returns the trials of a file by its path in the suite. For a choice, the answer of this package is right. */
export function trialsOf(path: string, { rule, cases }: SuiteFile): Trial[] {
  return cases.map((each): Trial => {
    if (isShort(each)) {
      const [input, valid, stops] = each;
      return { request: { op: "validity", rule, input }, answer: { valid, stops } };
    }
    const {
      operation = path.slice("core/".length, -".json".length),
      input,
      base,
      reference,
      template,
      variables,
    } = each;
    switch (operation) {
      case "validity":
        return {
          request: { op: "validity", rule: each["rule"], input },
          answer: { valid: each["valid"], stops: each["stops"] },
        };
      case "components":
        return { request: { op: "components", input }, answer: { components: each["components"] } };
      case "resolve":
        return { request: { op: "resolve", base, reference }, answer: result(each["result"]) };
      case "templates":
        return { request: { op: "expand", template, variables }, answer: result(each["result"]) };
      default:
        return { request: { op: operation, input }, answer: result(each["result"]) };
    }
  });
}

const isShort = (each: SuiteFile["cases"][number]): each is readonly [string, boolean, number] => Array.isArray(each);

/** Runs the driver once. */
export function run(encoding: string, lines: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/suite/driver.js", encoding], {
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.split("\n").slice(0, -1);
}

const hex = (value: unknown): string => Buffer.from(String(value)).toString("hex");

/** Returns a request and its right answer in hex; `null` for a template. */
export function inHex({ request, answer }: Trial): readonly [request: string, answer: string] | null {
  const { op, rule, ...texts } = request;
  if (op === "expand") return null;
  const line = [op, ...(op === "validity" ? [rule] : []), ...Object.values(texts).map(hex)].join("\t");
  if (answer["error"] === true) return [line, "error"];
  if (op === "validity") return [line, answer["valid"] === true ? "valid" : "invalid"];
  const components = answer["components"] as Readonly<Record<string, string | null>> | undefined;
  if (!components) return [line, `result\t${hex(answer["result"])}`];
  const order = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];
  const fields = order.map((name) => components[name] ?? null).map((text) => (text === null ? "-" : hex(text)));
  return [line, ["components", ...fields].join("\t")];
}

/** Returns the first trials whose answer is not the right one; empty if all are. */
export function wrongIn(trials: readonly Trial[]): readonly object[] {
  const answers = run(
    "json",
    trials.map(({ request }) => JSON.stringify(request)),
  );
  expect(answers.length).toBe(trials.length);
  const wrong = trials.flatMap(({ request, answer }, at) => {
    const given: unknown = JSON.parse(answers[at] ?? "");
    return sameJSON(given, answer) ? [] : [{ request, answer, given }];
  });
  return wrong.slice(0, 5);
}

/** Compares values of JSON without regard to the order of members. */
function sameJSON(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => sameJSON((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}
