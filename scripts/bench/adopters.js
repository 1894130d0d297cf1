// Programs that use a URI library inside, measured with their own one and with this package.
import { Ajv } from "ajv";
import fastUri from "fast-uri";
import { Parser } from "n3";
import * as uri from "../../dist/index.js";
import * as iri from "../../dist/iri.js";

/** What Ajv needs of a resolver. */
const uriResolver = {
  parse: uri.components,
  serialize: uri.recompose,
  /** @param {string} base @param {string} reference */
  resolve: (base, reference) =>
    uri.normalize(uri.resolve(reference, base, { relativeBase: true }), { steps: ["case", "percent-encoding"] }),
};

/** @param {number} index @returns {import("ajv").AnySchemaObject} a schema that refers to itself and to the one before */
const schemaOf = (index) => ({
  $id: `https://example.com/schemas/part-${String(index)}.json`,
  definitions: { name: { type: "string", minLength: 1 } },
  type: "object",
  properties: {
    name: { $ref: "#/definitions/name" },
    ...(index % 20 > 0 && { before: { $ref: `part-${String(index - 1)}.json` } }),
  },
});

/** @param {Partial<typeof uriResolver>} resolver @returns {(schemas: readonly object[]) => number} */
const compiled = (resolver) => (schemas) => {
  const ajv = new Ajv({ uriResolver: /** @type {never} */ (resolver) });
  ajv.addSchema([...schemas]);
  return schemas.filter((schema) => ajv.validate(schema, {})).length;
};

/** @type {import("./speed.js").Group<readonly object[]>} */
export const ajvSchemas = {
  title: "320 schemas compiled by Ajv",
  native: "Ajv, its own resolver",
  sums: "valid",
  inputs: Array.from({ length: 16 }, (_, group) =>
    Array.from({ length: 20 }, (_, index) => schemaOf(group * 20 + index)),
  ),
  contenders: [
    { name: "Ajv, its own resolver", run: compiled(/** @type {never} */ (fastUri)) },
    { name: "Ajv, uri-grammar", run: compiled(uriResolver) },
  ],
};

const BASE_OF_TRIPLES = "https://example.com/data/set/";

class ParserWithResolver extends Parser {
  /** @param {string} reference */
  _resolveRelativeIRI(reference) {
    return iri.resolve(reference, BASE_OF_TRIPLES);
  }
}

/** @param {typeof Parser} Kind @returns {(text: string) => number} */
const parsedBy = (Kind) => (text) => new Kind({ baseIRI: BASE_OF_TRIPLES }).parse(text).length;

/** @type {import("./speed.js").Group<string>} */
export const triples = {
  title: "20,000 triples parsed by N3",
  native: "N3, its own resolver",
  sums: "triples",
  inputs: Array.from({ length: 20 }, (_, group) =>
    Array.from({ length: 1000 }, (_, index) => {
      const id = String(group * 1000 + index);
      return `<item/${id}> <http://example.org/terms#next> <../other/${id}#it> .\n`;
    }).join(""),
  ),
  contenders: [
    { name: "N3, its own resolver", run: parsedBy(Parser) },
    { name: "N3, uri-grammar", run: parsedBy(ParserWithResolver) },
  ],
};
