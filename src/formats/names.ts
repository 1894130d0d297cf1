/**
 * The names of keys, columns, attributes and elements whose values are references, and which value has which name.
 *
 * @module
 */
import { characterSet } from "../core/percent.js";
import { isBlank, isBreak } from "./lines.js";
import type { Place } from "./piece.js";

/**
 * The ends of such names, without "-", "_", "." and ":", in lower case: `downloadUrl`, `image_url` and `xlink:href` count, too.
 *
 * - `href`, `src`: HTML, XLink, HAL (draft-kelly-json-hal)
 * - `link`, `url`: RSS 2.0; `uri`, `iri`: Atom (RFC 4287)
 * - `homepage`, `repository`: package.json of npm, composer.json, Cargo.toml, pyproject.toml, setup.cfg
 * - `website`, `webpage`, `permalink`: Open Graph, vCard in JSON, feeds; `sameas`: schema.org
 * - `endpoint`: OAuth 2.0 Authorization Server Metadata (RFC 8414), settings of cloud services
 */
const ENDS = /(?:ur[il]|iri|href|link|src|homepage|website|webpage|repository|endpoint|sameas)s?$/;

/**
 * Whole names.
 *
 * - `loc`: sitemaps.org; `guid`, `docs`, `comments`: RSS 2.0; `icon`, `logo`: Atom
 * - `bugs`, `registry`: package.json and .npmrc of npm; `documentation`: Cargo.toml; `changelog`, `download`, `issues`: pyproject.toml
 * - `forum`, `wiki`, `chat`: support in composer.json
 * - `$id`, `$ref`, `$schema`: JSON Schema; `@id`, `@context`: JSON-LD
 * - `termsofservice`, `operationref`, `jsonschemadialect`: OpenAPI
 * - `issuer`: OpenID Connect Discovery
 * - `xmlns`, `base`, `schemalocation`, `nonamespaceschemalocation`, `targetnamespace`, `namespace`: XML and XML Schema
 * - `about`, `resource`, `datatype`: RDF/XML; `action`, `formaction`, `poster`, `cite`: HTML
 */
const NAMES: ReadonlySet<string> = new Set(
  (
    "loc guid docs comments icon logo bugs registry documentation changelog download issues forum wiki chat $id $ref " +
    "$schema @id @context termsofservice operationref jsonschemadialect issuer xmlns base schemalocation " +
    "nonamespaceschemalocation targetnamespace namespace about resource datatype action formaction poster cite"
  ).split(" "),
);

const [QUOTE, APOSTROPHE, COMMA, DASH, COLON, EQUALS, BRACKET] = [0x22, 0x27, 0x2c, 0x2d, 0x3a, 0x3d, 0x5b];
const LONGEST_NAME = 64;
const OF_NAME = /* @__PURE__ */ characterSet((character) => /[\w$@.:-]/.test(character));

/** The places whose whole text is a reference by its name. */
const values = new WeakMap<Place, Place>();

/** Returns the same place, for a value that is a reference. */
export function asValue(place: Place): Place {
  let value = values.get(place);
  if (value === undefined) values.set(place, (value = { ...place, kind: "value" }));
  return value;
}

/** Returns whether the values with a name are references. */
export function isNameOfReference(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const local = name.startsWith("xmlns:") ? "xmlns" : name.slice(name.lastIndexOf(":") + 1);
  const letters = local.toLowerCase().replace(/[-_.\s]/g, "");
  return ENDS.test(letters) || NAMES.has(letters);
}

/** Tells which values of a text are references, by the names before them: `url: a`, `url = "a"`, `"urls": ["a", "b"]`. */
export class Names {
  readonly #text: string;
  /** The first offset that can belong to a name. */
  readonly #start: number;
  /** The end of the last value, and whether it was a reference in a list. */
  #last: number;
  #isListed = false;
  readonly #known = new Map<string, boolean>();

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = this.#last = start;
  }

  /**
   * Returns the place of a value. The values must be in order.
   *
   * @param start the beginning of the value, without a quotation mark
   * @param end its end
   */
  placeOf(start: number, end: number, place: Place): Place {
    const isReference = this.#isReference(start);
    this.#last = end;
    return isReference && place.kind === "string" ? asValue(place) : place;
  }

  #isReference(start: number): boolean {
    const text = this.#text;
    let at = start - 1;
    if (isQuote(text.charCodeAt(at))) at--;
    let isList = false;
    // A closing quotation mark stands at the end of the last value.
    const last = this.#last > this.#start && isQuote(text.charCodeAt(this.#last)) ? this.#last + 1 : this.#last;
    for (; at >= last; at--) {
      const code = text.charCodeAt(at);
      if (code === COLON || code === EQUALS) break;
      if (code === BRACKET || code === COMMA || code === DASH) isList = true;
      else if (!isBlank(code) && !isBreak(code)) return (this.#isListed = false);
    }
    // The value before it is in the same list.
    if (at < last) return (this.#isListed &&= isList);
    do at--;
    while (at > this.#start && isBlank(text.charCodeAt(at)));
    if (isQuote(text.charCodeAt(at))) at--;
    let from = at + 1;
    while (from > this.#start && at - from < LONGEST_NAME && OF_NAME[text.charCodeAt(from - 1)] === 1) from--;
    const name = text.slice(from, at + 1);
    let isReference = this.#known.get(name);
    // The same names come again and again.
    if (isReference === undefined) this.#known.set(name, (isReference = isNameOfReference(name)));
    this.#isListed = isReference && isList;
    return isReference;
  }
}

function isQuote(code: number): boolean {
  return code === QUOTE || code === APOSTROPHE;
}
