// The environment of the test files: all files of a worker share one global object, and with it the modules that
// runtime.cjs keeps. A file that needs its own begins with the comment `@jest-environment node`.
import { createRequire } from "node:module";

/** @type {unknown} */
const required = createRequire(import.meta.resolve("jest/package.json"))("jest-environment-node");
const { TestEnvironment } = /** @type {typeof import("jest-environment-node")} */ (required);

/**
 * The environment of this worker, as soon as its first test file has made it.
 * @type {SharedEnvironment | undefined}
 */
let kept;

/** @param {SharedEnvironment} environment */
function keep(environment) {
  kept = environment;
}

export default class SharedEnvironment extends TestEnvironment {
  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    // A constructor may return another object instead of calling the constructor above it.
    if (kept) return kept;
    super(config, context);
    /**
     * What runtime.cjs keeps of one test file for the next one.
     *
     * @type {import("./runtime.cjs").Shared | undefined}
     */
    this.shared = { modules: new Map(), packages: new Map(), sourceMaps: new Map() };
    /** @type {(() => void) | undefined} */
    this.forget = undefined;
    const names = new Set(Reflect.ownKeys(this.global)).add("__coverage__");
    const exit = Object.getOwnPropertyDescriptor(this.global.process, "exit") ?? {};
    /** Removes what a test file, and Jest for it, has added to the global object. */
    this.clean = () => {
      // Jest has wrapped it for the file.
      Object.defineProperty(this.global.process, "exit", exit);
      for (const name of Reflect.ownKeys(this.global)) {
        if (!names.has(name)) Reflect.deleteProperty(this.global, name);
      }
    };
    keep(this);
  }

  /**
   * Loads the whole package, so that each test file begins with the same state: all trees are known, and no others.
   *
   * @override
   */
  async setup() {
    this.forget ??= await this.shared?.load?.();
  }

  /**
   * Keeps the context.
   *
   * @override
   */
  async teardown() {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    this.forget?.();
    this.clean?.();
    return Promise.resolve();
  }
}
