// Which tests are about a scheme, a standard, or a file or folder.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GRAMMARS } from "../build/standards.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * What a run tests.
 *
 * @typedef {object} Plan
 * @property {string | null} only the file of grammar/ or grammar/scheme/ that the tests are about, without its extension
 * @property {readonly string[]} tests patterns for the paths of test files
 */

/** The tests that know `ONLY`, see test/support/selected.ts. */
const OF_TABLE = ["schemes/tables", "schemes/findings", "schemes/near-misses", "conformance/languages"];
const OF_SCHEME = ["schemes/conformance", ...OF_TABLE, "schemes/laws", "tree/trees"];
const OF_LANGUAGE = ["conformance/grammar", "conformance/recognizer", "tree/trees"];
const OF_STANDARD = [...OF_LANGUAGE, "conformance/languages", "standards/faults"];

/** @param {readonly string[]} names @returns {string[]} patterns for these test files */
const testsOf = (names) => names.map((name) => `test/${name}\\.test\\.ts$`);

/** @param {string} path in the repository */
const isThere = (path) => existsSync(`${root}${path}`);

/** @param {string} text @returns {string} a pattern for this text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * @param {string} name a scheme, `http` or `rfc1738/http`
 * @returns {string | null} the file that defines it, without its extension
 */
function fileOf(name) {
  if (isThere(`test/tables/scheme/${name}.ts`)) return name;
  const files = readdirSync(`${root}test/tables/scheme`).map((file) => file.slice(0, -".ts".length));
  const folders = [`${root}src/schemes/`, `${root}test/tables/scheme/`];
  const row = new RegExp(`^ +"?${literal(name)}"?: |^ +name: "${literal(name)}"|^// Scheme ${literal(name)}: `, "m");
  const texts = (/** @type {string} */ file) =>
    [...folders.map((folder) => `${folder}${file}.ts`), `${root}grammar/scheme/${file}.peggy`]
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf8"));
  return files.find((file) => texts(file).some((text) => row.test(text))) ?? null;
}

/**
 * @param {string} name a scheme, a standard, a namespace of URNs, or a path
 * @returns {Plan | null} null if there is no such thing
 */
export function planFor(name) {
  const path = name.replaceAll("\\", "/").replace(/^\.\//, "").replace(/\/$/, "");
  const grammar =
    /^(?:grammar\/(?:scheme\/)?|src\/(?:standards|schemes(?:\/urn)?)\/|test\/tables\/(?:(?:scheme|urn)\/)?)([^/]+?)(?:\.\w+)?$/.exec(
      path,
    );
  const id = grammar?.[1] ?? path;
  if (isThere(`test/tables/urn/${id}.ts`) && !isThere(`grammar/scheme/${id}.peggy`)) {
    return { only: "urn", tests: testsOf([...OF_SCHEME, "schemes/urn"]) };
  }
  const standard = GRAMMARS.find((each) => each.id === id);
  if (standard?.isStandard === false)
    return { only: id, tests: [...testsOf(OF_LANGUAGE), "test/template/.*\\.test\\.ts$"] };
  if (standard) {
    const own = isThere(`test/standards/${id}.test.ts`)
      ? ["standards/older", `standards/${id}`]
      : ["standards/parse", "operations/resolve"];
    return { only: id, tests: testsOf([...OF_STANDARD, ...own]) };
  }
  if (id !== "" && (!/^(?:src|test)\//.test(path) || grammar)) {
    const file = fileOf(id);
    if (file !== null) {
      return { only: file, tests: testsOf(isThere(`grammar/scheme/${file}.peggy`) ? OF_SCHEME : OF_TABLE) };
    }
  }
  const [, tested] = /^(?:src|test)(?:\/(.+?))?(?:(?:\.(?:test|prove))?\.ts)?$/.exec(path) ?? [];
  if (tested === undefined) return null;
  if (isThere(`test/${tested}.test.ts`)) return { only: null, tests: testsOf([literal(tested)]) };
  if (isThere(`test/${tested}`)) return { only: null, tests: [`test/${literal(tested)}/.*\\.test\\.ts$`] };
  // A file without a test of its own is tested by those of its folder.
  return isThere(path) ? planFor(path.slice(0, path.lastIndexOf("/"))) : null;
}
