/**
 * The part of Jest's interface that the tests use. It runs a test file many times in one process, which Jest cannot do.
 *
 * @module
 */

/** @typedef {() => unknown} Body */
/** @typedef {{ name: string, body: Body }} Test */

class Suite {
  /** @type {(Test | Suite)[]} */
  entries = [];
  /** @type {Record<"beforeAll" | "beforeEach" | "afterEach" | "afterAll", Body[]>} */
  hooks = { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] };

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }
}

/**
 * Runs the tests of one file until the first failure.
 *
 * @param {(globals: Record<string, unknown>) => unknown} define calls `test` and the other globals
 * @param {(name: string) => boolean} selects tells which tests run
 * @returns {Promise<{ name: string, error: unknown } | undefined>} the first failure
 */
export async function runTests(define, selects) {
  const root = new Suite("");
  let current = root;

  /** @type {(name: unknown, body: Body) => void} */
  const test = (name, body) => {
    const full = nameIn(current, name);
    if (selects(full)) current.entries.push({ name: full, body });
  };
  /** @type {(name: unknown, body: Body) => void} */
  const describe = (name, body) => {
    const outer = current;
    current = new Suite(nameIn(outer, name));
    outer.entries.push(current);
    body();
    current = outer;
  };
  /** @type {Record<string, (body: Body) => void>} */
  const hooks = {};
  for (const key of /** @type {const} */ (["beforeAll", "beforeEach", "afterEach", "afterAll"])) {
    hooks[key] = (body) => {
      current.hooks[key].push(body);
    };
  }
  const globals = {
    ...hooks,
    test: withRows(test),
    it: withRows(test),
    describe: withRows(describe),
  };
  try {
    await define(globals);
    await runSuite(root, [], []);
  } catch (error) {
    return error instanceof Failure ? { name: error.message, error: error.cause } : { name: "", error };
  }
  return undefined;
}

/** The first failure: its message is the name of the test. */
class Failure extends Error {}

/**
 * @param {Suite} suite
 * @param {Body[]} beforeEach the hooks of the suites around it
 * @param {Body[]} afterEach
 */
async function runSuite({ name, entries, hooks }, beforeEach, afterEach) {
  const before = [...beforeEach, ...hooks.beforeEach];
  const after = [...hooks.afterEach, ...afterEach];
  await runAll(name, hooks.beforeAll);
  for (const entry of entries) {
    if (entry instanceof Suite) await runSuite(entry, before, after);
    else await runAll(entry.name, [...before, entry.body, ...after]);
  }
  await runAll(name, hooks.afterAll);
}

/**
 * @param {string} name
 * @param {Body[]} bodies
 */
async function runAll(name, bodies) {
  try {
    for (const body of bodies) await body();
  } catch (error) {
    throw new Failure(name, { cause: error });
  }
}

/**
 * @param {Suite} suite
 * @param {unknown} name
 */
const nameIn = (suite, name) => (suite.name === "" ? String(name) : `${suite.name} > ${String(name)}`);

/**
 * Puts the values of a row into a title.
 *
 * @param {string} title
 * @param {readonly unknown[]} values
 */
function titleOf(title, values) {
  let next = 0;
  return title.replace(/%[a-z]/g, () => {
    const value = values[next++];
    return typeof value === "string" ? value : typeof value;
  });
}

/**
 * Adds `each` and `skip`.
 *
 * @param {(name: unknown, body: Body) => void} add
 */
function withRows(add) {
  /** @type {(rows: readonly unknown[]) => (name: unknown, body: (...row: unknown[]) => unknown) => void} */
  const each = (rows) => (name, body) => {
    rows.forEach((row) => {
      const values = /** @type {unknown[]} */ (Array.isArray(row) ? row : [row]);
      add(titleOf(String(name), values), () => body(...values));
    });
  };
  return Object.assign(add.bind(null), { each, skip: Object.assign(() => undefined, { each: () => () => undefined }) });
}
