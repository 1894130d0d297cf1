// Jest loads the modules of each test file again. That takes a second for all schemes, and so most of the time of most test
// files. This runtime keeps the modules of the package, of the scripts and of what they use, in the environment of
// environment.js. The modules in src/ have one state that a test can see: the list of all trees.
const { createRequire } = require("node:module");
const path = require("node:path");
// The package jest has no types for its runtime, and some of these members are private there.
/**
 * @typedef {object} Internals
 * @property {Record<"esModuleRegistry" | "moduleRegistry", Map<string, unknown>>} registries
 * @property {{ sourceMaps: Map<string, unknown> }} transformCache
 * @property {{ dynamicImport: (...request: unknown[]) => unknown }} esmLoader
 * @property {(path: string) => Promise<{ namespace: unknown }>} unstable_importModule
 */
/** @typedef {new (config: unknown, environment: unknown, ...rest: unknown[]) => Internals} RuntimeClass */
/** @type {unknown} */
const required = createRequire(require.resolve("jest/package.json"))("jest-runtime");
const { default: Runtime } = /** @type {{ default: RuntimeClass }} */ (required);

/** The modules that load all others with a state. */
const ALL = ["src/schemes/index.ts", "src/standards/index.ts", "src/template/explain.ts"];

/** The module with the list of all trees. */
const TREES = "src/tree/loaded.ts";

/** Modules that are loaded for each test file: the test files, and modules that get Jest's functions of a file. */
const OWN = /[\\/]test[\\/].*\.(?:test|prove)\.ts$/;

/** A large CommonJS package without a state that its users can change. Other packages are loaded for each test file. */
const PACKAGES = /[\\/]node_modules[\\/]typescript[\\/]/;

/** A registry in which some modules come from another one. */
class Layered extends Map {
  /**
   * @param {Map<string, unknown>} shared
   * @param {(key: string, module: unknown) => boolean} isShared
   */
  constructor(shared, isShared) {
    super();
    this.shared = shared;
    this.isShared = isShared;
  }
  /** @override @param {string} key */
  get(key) {
    /** @type {unknown} */
    const own = super.get(key);
    return own ?? this.shared.get(key);
  }
  /** @override @param {string} key */
  has(key) {
    return super.has(key) || this.shared.has(key);
  }
  /** @override @param {string} key @param {unknown} module */
  set(key, module) {
    if (!this.isShared(key, module)) return super.set(key, module);
    this.shared.set(key, module);
    return this;
  }
}

/** @param {unknown} module @returns {boolean} whether it was written as an ES module; Jest wraps those of CommonJS */
const isText = (module) => module instanceof Object && module.constructor.name === "SourceTextModule";

/**
 * What environment.js keeps.
 *
 * @typedef {object} Shared
 * @property {Map<string, unknown>} modules
 * @property {Map<string, unknown>} packages
 * @property {Map<string, unknown>} sourceMaps
 * @property {Internals["esmLoader"]["dynamicImport"]} [dynamicImport] that of the test file that runs
 * @property {() => Promise<() => void>} [load] loads the package, and returns a function that forgets the trees of a test
 */

module.exports = class SharedRuntime extends Runtime {
  /**
   * @param {unknown} config
   * @param {{ shared?: Shared }} environment
   * @param {unknown[]} rest
   */
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { shared } = environment;
    if (!shared) return;
    // A CommonJS package keeps the functions of the runtime that has loaded it, which ends with its test file.
    this.registries.esModuleRegistry = new Layered(
      shared.modules,
      (key, module) => key.startsWith("file:") && !OWN.test(key) && isText(module),
    );
    this.registries.moduleRegistry = new Layered(shared.packages, (key) => PACKAGES.test(key));
    this.transformCache.sourceMaps = new Layered(shared.sourceMaps, () => true);
    // The runtime that has loaded a shared module is gone when another test file makes it import something.
    shared.dynamicImport = this.esmLoader.dynamicImport;
    this.esmLoader.dynamicImport = (...request) => shared.dynamicImport?.(...request);
    const { rootDir } = /** @type {{ rootDir: string }} */ (config);
    shared.load = async () => {
      for (const name of ALL) await this.unstable_importModule(path.join(rootDir, name));
      const { namespace } = await this.unstable_importModule(path.join(rootDir, TREES));
      const { trees, addTree } = /** @type {{ trees: unknown[], addTree: (tree: unknown) => void }} */ (namespace);
      const known = trees.length;
      return () => {
        // The last one is added again, because this also forgets what was found in the list.
        const [last] = trees.splice(known - 1);
        addTree(last);
      };
    };
  }
};
