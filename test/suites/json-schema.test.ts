// Runs the JSON Schema Test Suite: all cases of our formats, and the resolution of all references.
import { Ajv } from "ajv";

import { formats } from "../../src/interop/ajv.js";
import { isURIReference, resolve } from "../../src/index.js";
import { jsonSchemaExceptions } from "../tables/suites.js";
import { DRAFTS, formatCases, referencesIn, withoutFragment } from "./json-schema.js";

const OURS: readonly string[] = Object.keys(formats);
const ajv = new Ajv({ formats, strictTypes: false });

const cases = formatCases
  .filter(({ format }) => OURS.includes(format))
  .map((each) => ({
    ...each,
    exception: jsonSchemaExceptions.find(
      ({ file, description }) => file.test(`${each.draft}/${each.file}`) && each.description.endsWith(description),
    ),
  }));

test("there is no other format for URIs, IRIs or templates", () => {
  const similar = new Set(formatCases.map(({ format }) => format).filter((format) => /ur[il]|iri/.test(format)));
  expect([...similar].filter((format) => !OURS.includes(format))).toEqual([]);
});

test.each(cases.map((each) => [`${each.draft}/${each.file}`, each.format, each.description, each] as const))(
  "%s: format %s: %s",
  (_file, format, _description, { data, valid, exception }) => {
    const isValid = ajv.compile({ format });
    expect(isValid(data)).toBe(exception ? !valid : valid);
  },
);

test.each(DRAFTS)("%s: each reference leads to a document", (draft) => {
  const references = referencesIn(draft);
  expect(references.length).toBeGreaterThan(10);
  const lost = references.filter(({ ref, base, documents }) => {
    const target = withoutFragment(resolve(ref, base));
    return !isURIReference(ref) || !(documents.has(target) || /^https?:\/\/json-schema\.org\/draft/.test(target));
  });
  expect(lost.map(({ group, ref, base }) => ({ group, ref, base }))).toEqual([]);
});
