/**
 * A test runner for Stryker. It runs each test file from the start for each mutant, as a script in one process, so that a
 * mutant takes milliseconds. Jest would take seconds.
 *
 * For Stryker, a test file is one test, because the tests of a file share the automata that the first of them builds.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import vm from "node:vm";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { DryRunStatus, MutantRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import { expect } from "expect";
import fc from "fast-check";
import { ModuleMocker } from "jest-mock";
import { bundleTest, GLOBALS } from "./bundle.js";
import { runsFor, SKIPPED } from "./folders.js";
import { runTests } from "./harness.js";

/** The tests to run, separated by commas. The workers get the environment of the main process. */
export const TESTS = "MUTATE_TESTS";

/** A mutant whose code runs so many times more often than the original loops forever. */
const LOOP = 10;
/** It may also run some times more often, for instance if a list is sorted otherwise. */
const MORE = 1000;

// Few strings are enough: a law is here only one of many tests.
process.env["LAWS_RUNS"] ??= "50";
fc.configureGlobal({ endOnFailure: true });

const packages = createRequire(import.meta.url);
const jest = new ModuleMocker(globalThis);

/** @type {import("@stryker-mutator/api/core").InstrumenterContext} */
const context = {};
// The code that Stryker adds to the sources uses this object.
Object.assign(globalThis, { __stryker__: context });

/**
 * @typedef {import("@stryker-mutator/api/test-runner").TestRunner} TestRunner
 * @typedef {import("@stryker-mutator/api/test-runner").TestResult} TestResult
 * @typedef {import("@stryker-mutator/api/test-runner").MutantRunOptions} MutantRunOptions
 */

/** @implements {TestRunner} */
class Runner {
  /** @type {Map<string, vm.Script>} */
  #scripts = new Map();
  /** @type {Map<string, import("@stryker-mutator/api/core").CoverageData>} */
  #hits = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** @returns {Promise<import("@stryker-mutator/api/test-runner").DryRunResult>} */
  async dryRun() {
    mkdirSync(FOLDER, { recursive: true });
    context.mutantCoverage = { static: {}, perTest: {} };
    /** @type {TestResult[]} */
    const tests = [];
    for (const test of process.env[TESTS]?.split(",") ?? []) {
      const [file = ""] = test.split(" ");
      const { code, inputs } = await bundleTest(process.cwd(), file);
      writeFileSync(pathOf(test), code);
      const id = `${test} @${hashOf(inputs)}`;
      context.currentTestId = id;
      const start = performance.now();
      const failure = await this.#run(test);
      writeFileSync(`${pathOf(test)}on`, JSON.stringify(context.mutantCoverage.perTest[id] ?? {}));
      const result = { id, name: id, fileName: resolve(file), timeSpentMs: performance.now() - start };
      tests.push(
        failure
          ? { ...result, status: TestStatus.Failed, failureMessage: messageOf(failure) }
          : { ...result, status: TestStatus.Success },
      );
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context.mutantCoverage };
  }

  /**
   * @param {MutantRunOptions} options
   * @returns {Promise<import("@stryker-mutator/api/test-runner").MutantRunResult>}
   */
  async mutantRun({ activeMutant, sandboxFileName, testFilter = [] }) {
    context.activeMutant = activeMutant.id;
    context.mutantCoverage = { static: {}, perTest: {} };
    const source = relative(process.cwd(), sandboxFileName).replaceAll("\\", "/");
    const ids = new Map(testFilter.map((id) => [id.replace(/ @.*/, ""), id]));
    let nrOfTests = 0;
    for (const { test, own } of runsFor(source)) {
      const id = ids.get(test);
      if (id === undefined) continue;
      nrOfTests++;
      context.hitCount = 0;
      context.hitLimit = MORE + LOOP * (this.#hitsIn(test)[activeMutant.id] ?? 0);
      const failure = await this.#run(test, own);
      if (context.hitCount > context.hitLimit) return { status: MutantRunStatus.Timeout };
      if (failure) {
        return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: messageOf(failure), nrOfTests };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /**
   * @param {string} test
   * @returns how often the code of each mutant runs without the mutant
   */
  #hitsIn(test) {
    const hits =
      this.#hits.get(test) ??
      /** @type {Record<string, number>} */ (JSON.parse(readFileSync(`${pathOf(test)}on`, "utf8")));
    this.#hits.set(test, hits);
    return hits;
  }

  /**
   * @param {string} test
   * @param {string} [own] how the names of the tests begin that run; without it, all run
   */
  async #run(test, own = "") {
    let script = this.#scripts.get(test);
    if (script === undefined) {
      const filename = pathOf(test);
      script = new vm.Script(readFileSync(filename, "utf8"), {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      this.#scripts.set(test, script);
    }
    /** @type {unknown} */
    const value = script.runInThisContext();
    const define = /** @type {(...values: unknown[]) => unknown} */ (value);
    const words = test.split(" ").slice(1).join(" ");
    return runTests(
      (/** @type {Record<string, unknown>} */ globals) => {
        /** @type {Record<string, unknown>} */
        const values = { ...globals, expect, jest, require: packages };
        return define(...GLOBALS.map((name) => values[name]));
      },
      (name) => name.startsWith(own) && name.includes(words) && !SKIPPED.has(name.replace(/^.* > /, "")),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "scripts", Runner)];

const FOLDER = "bundles";

/** @param {string} test */
function pathOf(test) {
  return join(FOLDER, `${test.replace(/\W+/g, "-")}.js`);
}

/**
 * Mutants that survived run again if a test or its data changes. So the id of a test has a hash of both.
 *
 * @param {readonly string[]} inputs
 */
function hashOf(inputs) {
  const hash = createHash("sha256");
  for (const path of [...inputs].sort()) {
    if (existsSync(path) && !/^(?:src|generated)\b/.test(relative(process.cwd(), path)))
      hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 8);
}

/** @param {{ name: string, error: unknown }} failure */
function messageOf({ name, error }) {
  return `${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 1000);
}
