// A program that uses the package like its users do, in several module formats.

/** The imported entries by local name: one of each kind. */
const IMPORTS = {
  index: "uri-grammar",
  standards: "uri-grammar/standards",
  schemes: "uri-grammar/schemes",
  http: "uri-grammar/schemes/http",
  define: "uri-grammar/schemes/define",
  context: "uri-grammar/context",
  html: "uri-grammar/html",
  ajv: "uri-grammar/ajv",
  schema: "uri-grammar/standard-schema",
  unist: "uri-grammar/unist",
  remarkLint: "uri-grammar/remark-lint",
};

/** The entry with a default export. */
const PLUGIN = "uri-grammar/eslint";

const imports = [
  ...Object.entries(IMPORTS).map(([name, from]) => `import * as ${name} from "${from}";`),
  `import plugin, { toLoc } from "${PLUGIN}";`,
].join("\n");

const requires = [
  ...Object.entries(IMPORTS).map(([name, from]) => `const ${name} = require("${from}");`),
  `const { default: plugin, toLoc } = require("${PLUGIN}");`,
].join("\n");

const BODY = `
function refusal() {
  try {
    return index.parse("http://a:8x/").type;
  } catch (error) {
    return error instanceof index.URISyntaxError ? error.diagnostic.code : "another error";
  }
}
const answer = [
  index.isURI("a:b"),
  index.isURI("a b"),
  index.resolve("../g", "http://a/b/c/d"),
  refusal(),
  standards.standards.rfc1738.id,
  typeof schemes.validate,
  http.http.name,
  typeof define.withSchemes,
  typeof context.find,
  typeof html.embeddedInHTML,
  typeof ajv.formats,
  typeof schema.uri,
  typeof unist.toUnist,
  typeof remarkLint.default,
  plugin.meta.name,
  typeof toLoc,
].join(" ");
`;

/** The output of the program. */
export const ANSWER =
  "true false http://a/b/g rfc3986/syntax rfc1738 function http function function function object object function function uri-grammar function";

/** An ES module, or TypeScript, that prints the answer. */
export const MODULE = `${imports}\n${BODY}console.log(answer);\n`;

/** A CommonJS module that prints the answer. */
export const COMMONJS = `${requires}\n${BODY}console.log(answer);\n`;

/** An ES module that exports the answer as a string. */
export const EXPORTING = `${imports}\n${BODY}export default answer;\n`;

const EXPECTATION = `test("the package works", () => {\n  expect(answer).toBe(${JSON.stringify(ANSWER)});\n});\n`;

/** A test for Jest or Vitest with imports. */
export const MODULE_TEST = `${imports}\n${BODY}${EXPECTATION}`;

/** A test for Jest with `require`. */
export const COMMONJS_TEST = `${requires}\n${BODY}${EXPECTATION}`;
