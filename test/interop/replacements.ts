/**
 * The adapters of "Replace your library" in src/RECIPES.md, each with the library that it replaces, and where their results
 * differ. A test compares the adapters with the text of the guide.
 *
 * @module
 */
import fc from "fast-check";
import { normalizeUri, resolveUri } from "@hyperjump/uri";
import encodeurl from "encodeurl";
import fastUri from "fast-uri";
import isUrl from "is-url";
import { resolve as resolveRelative } from "relative-to-absolute-iri";
import uriJs from "uri-js";
import uriTemplates from "uri-templates";
import { parseTemplate } from "url-template";
import validator from "validator";
import { encodeInvalid, isURI, isURIReference, normalize, relativize, resolve } from "../../src/index.js";
import { resolve as resolveIRI } from "../../src/iri.js";
import { safeExpand } from "../../src/template/index.js";

// begin adapters
const joined = (base = "", reference = "") =>
  normalize(resolve(reference, base, { relativeBase: true }), { steps: ["case", "percent-encoding"] });

const absolute = (reference = "", base = "") => resolveIRI(reference, base || reference);

const keepingFragment = (reference = "", base = "") => {
  const [front = ""] = reference.split("#", 1);
  return absolute(front, base) + reference.slice(front.length);
};

const neverEmpty = (target = "", base = "") =>
  relativize(target, base) || relativize(target, resolve(".", base)) || "./";

const isWebURL = (text = "") => isURI(text) && /^https?:\/\/[^/?#]/i.test(text);

function expanded(template = "", variables = {}) {
  const { uri, text } = safeExpand(template, variables);
  return uri ?? text;
}
// end

export { absolute, expanded, isWebURL, joined, keepingFragment, neverEmpty };

/** Where the results differ. */
export interface Difference {
  /** What the library does. */
  readonly does: string;
  /** The sentence that decides. */
  readonly shown: string;
  /** Whether the arguments and the results are such. */
  readonly rule: (given: readonly unknown[], mine: string, theirs: string) => boolean;
}

/** A library, its function, and the adapter. */
export interface Replacement {
  readonly library: string;
  readonly given: fc.Arbitrary<readonly unknown[]>;
  readonly mine: (...given: never[]) => unknown;
  readonly theirs: (...given: never[]) => unknown;
  /** How many of 10,000 results are equal. */
  readonly equal: number;
  readonly differences: readonly Difference[];
}

const piece = fc.constantFrom(
  ...["/", "//", "a", "b", "..", ".", "?q", "#f", ":", "http:", "http://h", "@", "%41", "%2F", "%2f", "x/y", "80", "A"],
);
const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
/** The characters that encodeurl leaves as they are. */
const excluded = fc.constantFrom("[", "]", "[]", "\\", "^", "|");
const reference = anyText.filter(isURIReference);
const base = fc
  .tuple(fc.constantFrom("http://h", "https://EXAMPLE.com:443", "x://u@h:1", "file://"), anyText)
  .map(([front, text]) => front + (text === "" || /^[/?#]/.test(text) ? "" : "/") + text)
  .filter(isURI);
const pair = fc.tuple(base, reference);

/** Whether a base has dot-segments that stay, because the reference has no path. */
const staysDotted = ([from, to]: readonly unknown[]): boolean =>
  /^(?:$|[?#])/.test(String(to)) && /\/\.\.?(?:[/?#]|$)/.test(String(from));

const STAYS: Difference = {
  does: "removes the dot-segments of the base, although the reference has no path",
  shown: 'RFC 3986, section 5.2.2: "T.path = Base.path".',
  rule: staysDotted,
};
const EMPTY_BASE: Difference = {
  does: "does not put a slash between the authority and the path, or takes a part of the query as the path",
  shown:
    'RFC 3986, section 5.2.3: a base with an authority and an empty path is merged with "/" concatenated with the path.',
  rule: ([from]) => /^[^:]*:\/\/[^/?#]*(?:[?#]|$)/.test(String(from)),
};

/** Decodes all octets of a text that are UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const QUERY_DECODED: Difference = {
  does: "decodes '%2F' in a query and a fragment",
  shown: "RFC 3986, section 2.2: a reserved character and its percent-encoding are not equivalent.",
  rule: (_, mine, theirs) => /[?#].*%2F/.test(mine) && decoded(mine).toLowerCase() === decoded(theirs).toLowerCase(),
};
const HOST_ENCODED: Difference = {
  does: "leaves the percent-encoding of a host or of user information, or writes its digits in lower case",
  shown: "RFC 3986, section 6.2.2: unreserved characters are decoded, and the digits are in upper case.",
  rule: (_, mine, theirs) => decoded(mine).toLowerCase() === decoded(theirs).toLowerCase(),
};
const NO_URI: Difference = {
  does: "accepts a space, '<' or a character beyond ASCII, or a text without a scheme",
  shown: "RFC 3986, section 2: a URI has only some characters of ASCII; section 3: it begins with a scheme.",
  rule: ([text], mine) => mine === "false" && !isURI(text),
};
const OTHER_SCHEME: Difference = {
  does: "accepts ftp",
  shown: "This adapter asks for http and https. Write the schemes that you want.",
  rule: ([text]) => String(text).startsWith("ftp:"),
};

const DOTS_AT_FRONT: Difference = {
  does: "leaves a slash after dot-segments at the front of a path without one",
  shown:
    'RFC 3986, section 5.2.4, step 2A: "if the input buffer begins with a prefix of ../ or ./, then remove that prefix".',
  rule: ([from, to = from]) => /^[a-z]+:\.\.?\//i.test(String(to)),
};

const values = fc.record(
  {
    x: fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom("\u00E9", "a b", "%", "a/b", "%41"),
      fc.array(fc.constantFrom("a", "b c"), { maxLength: 2 }),
    ),
    y: fc.option(fc.constantFrom("", "1", "&"), { nil: undefined }),
    o: fc.constantFrom({}, { a: "1", b: "&" }),
  },
  { requiredKeys: [] },
);
const template = fc.constantFrom(
  ...["/a{?x,y}", "{x}", "{+x}", "{/x*}", "{#y}", "{;x,y}", "{&x*}", "{x:2}", "a{.x}", "/{y*}", "{?o*}", "/x y{x}"],
);
const NO_LITERAL: Difference = {
  does: "expands a template with a space",
  shown: "RFC 6570, section 2.1: a literal is no space, and section 3: the rest after a mistake stays as it is.",
  rule: ([text]) => String(text).includes(" "),
};
const EMPTY_LIST: Difference = {
  does: "writes the name of an empty list",
  shown:
    'RFC 6570, section 2.3: "a variable defined as a list value is considered undefined if the list contains zero members".',
  rule: ([, given]) =>
    JSON.stringify((given as { x?: unknown }).x) === "[]" || JSON.stringify(given).includes('"o":{}'),
};
const RAW_DELIMITERS: Difference = {
  does: "leaves apostrophes, parentheses, '!' and '*' as they are, or a '%' without digits",
  shown:
    "RFC 6570, section 3.2.2: without '+' and '#', only unreserved characters stay; section 3.2.3: a '%' stays only in a triplet.",
  rule: (_, mine, theirs) => decoded(mine) === decoded(theirs) || decoded(mine) === theirs,
};
const PREFIX_OF_LIST: Difference = {
  does: "ignores the prefix of a list",
  shown: 'RFC 6570, section 2.4.1: "prefix modifiers are not applicable to variables that have composite values".',
  rule: ([text, given]) => String(text).includes(":2") && Array.isArray((given as { x?: unknown }).x),
};

const host = fc.constantFrom(
  ...["a.b", "example.com", "localhost", "1.2.3.4", "-a.b", "a..b", "a_b.c", "[::1]", "x.y:80", "u@h.c", "h.c:99999"],
);
const address = fc
  .tuple(
    fc.constantFrom("http://", "https://", "ftp://", "//", "mailto:", "", "javascript:"),
    host,
    fc.constantFrom("", "/", "/a b", "?q=\u00E9", "#f", "/p?q#f", "/<x>", " "),
  )
  .map((parts) => [parts.join("")]);

export const replacements: readonly Replacement[] = [
  {
    library: "fast-uri",
    given: pair,
    mine: joined,
    theirs: (from: string, to: string) => fastUri.resolve(from, to),
    equal: 9_168,
    differences: [
      {
        does: "refuses hosts of http and https that `URL` refuses",
        shown:
          "RFC 3986, section 3.2.2: a registered name can be empty, and each scheme restricts it. `validate` checks it.",
        rule: (_, mine, theirs) => theirs === REFUSED && /^https?:/.test(mine),
      },
      {
        does: "reads a number as an IPv4 address",
        shown: "RFC 3986, section 3.2.2: an IPv4address has four decimal octets; everything else is a registered name.",
        rule: (_, mine, theirs) => /\d+\.\d+\.\d+\.\d+/.test(theirs) && !/\d+\.\d+\.\d+\.\d+/.test(mine),
      },
      HOST_ENCODED,
      STAYS,
    ],
  },
  {
    library: "uri-js",
    given: pair,
    mine: joined,
    theirs: (from: string, to: string) => uriJs.resolve(from, to),
    equal: 9_256,
    differences: [
      {
        does: "percent-encodes ':' in a path",
        shown: 'RFC 3986, section 3.3: pchar has ":".',
        rule: (_, mine, theirs) => theirs.includes("%3A") && theirs.replaceAll("%3A", ":") === mine,
      },
      STAYS,
    ],
  },
  {
    library: "@hyperjump/uri",
    given: pair,
    mine: joined,
    theirs: (from: string, to: string) => resolveUri(to, from),
    equal: 7_756,
    differences: [
      {
        does: "refuses a base with a fragment",
        shown: "RFC 3986, section 5.1: a fragment is not a part of the base; it is stripped.",
        rule: ([from], _, theirs) => String(from).includes("#") && theirs === REFUSED,
      },
      EMPTY_BASE,
      STAYS,
      QUERY_DECODED,
      HOST_ENCODED,
      DOTS_AT_FRONT,
    ],
  },
  {
    library: "@hyperjump/uri, normalizeUri",
    given: base.map((text) => [text]),
    mine: (uri: string) => joined(uri, uri),
    theirs: normalizeUri,
    equal: 9_561,
    differences: [QUERY_DECODED],
  },
  {
    library: "relative-to-absolute-iri",
    given: fc.tuple(reference, base),
    mine: absolute,
    theirs: resolveRelative,
    equal: 8_960,
    differences: [
      {
        does: "leaves the dot-segments of a reference with a scheme",
        shown: 'RFC 3986, section 5.2.2: "T.path = remove_dot_segments(R.path)".',
        rule: ([to]) => /^[a-z]+:.*\./i.test(String(to)),
      },
      {
        does: "removes a dot from the beginning of a segment",
        shown: 'RFC 3986, section 5.2.4: only "." and ".." as complete segments are removed.',
        rule: ([to]) => /(?:^|\/)\.+[^./?#]/.test(String(to)),
      },
      {
        does: "takes a slash in the query or the fragment of the base as a part of its path",
        shown: "RFC 3986, section 3.3: the path ends at the first '?' or '#'.",
        rule: ([, from]) => /[?#].*\//.test(String(from)),
      },
      {
        does: "takes text with ':' in a segment, the query or the fragment as a scheme",
        shown: "RFC 3986, section 3.1: a scheme begins with a letter and has letters, digits, '+', '-' and '.'.",
        rule: ([to], mine) => String(to).includes(":") && !mine.startsWith(String(to)),
      },
      { ...EMPTY_BASE, rule: ([, from]) => EMPTY_BASE.rule([from], "", "") },
      {
        does: "removes the slash before a dot-segment at the end, if a query or a fragment follows",
        shown: 'RFC 3986, section 5.2.4, steps 2B and 2C: "/." and "/.." at the end are replaced with "/".',
        rule: ([to]) => /(?:^|\/)\.\.?[?#]/.test(String(to)),
      },
    ],
  },
  {
    library: "encodeurl",
    given: fc
      .oneof(anyText, fc.string({ unit: "binary", maxLength: 12 }), fc.tuple(anyText, excluded, anyText))
      .map((text) => [[text].flat().join("")]),
    mine: encodeInvalid,
    theirs: encodeurl,
    equal: 6_326,
    differences: [
      {
        does: "leaves ':' in a first segment",
        shown:
          "RFC 3986, section 4.2: a segment with a colon cannot be the first one, because it would be read as a scheme.",
        rule: ([text]) => /^[^/?#]*:/.test(String(text)) && !isURIReference(text),
      },
      {
        does: "leaves '[', ']', '\\\\', '^' and '|'",
        shown: "RFC 3986, sections 3.3 to 3.5: a path, a query and a fragment have none of them.",
        rule: (_, mine, theirs) => /[[\]\\^|]/.test(theirs) && decoded(mine) === decoded(theirs),
      },
      {
        does: "leaves a second '#'",
        shown: "RFC 3986, section 3.5: a fragment has no '#'.",
        rule: ([text]) => /#.*#/s.test(String(text)),
      },
    ],
  },
  {
    library: "is-url",
    given: address,
    mine: isWebURL,
    theirs: isUrl,
    equal: 7_275,
    differences: [
      NO_URI,
      OTHER_SCHEME,
      {
        does: "refuses hosts without a name of two letters at the end",
        shown: "RFC 3986, section 3.2.2: a host is also an IP literal, and a name has any unreserved characters.",
        rule: (_, mine) => mine === "true",
      },
    ],
  },
  {
    library: "validator, isURL",
    given: address,
    mine: isWebURL,
    theirs: (text: string) => validator.isURL(text),
    equal: 8_446,
    differences: [
      NO_URI,
      OTHER_SCHEME,
      {
        does: "refuses hosts without a public suffix, with '_', with an empty label or a hyphen at the edge",
        shown:
          "RFC 3986, section 3.2.2: a registered name has any unreserved characters. `validate` warns of empty labels.",
        rule: (_, mine) => mine === "true",
      },
    ],
  },
  {
    library: "url-template",
    given: fc.tuple(template, values),
    mine: expanded,
    theirs: (text: string, given: Record<string, string>) => parseTemplate(text).expand(given),
    equal: 8_839,
    differences: [NO_LITERAL, EMPTY_LIST, PREFIX_OF_LIST, RAW_DELIMITERS],
  },
  {
    library: "uri-templates",
    given: fc.tuple(template, values),
    mine: expanded,
    theirs: (text: string, given: Record<string, string>) => uriTemplates(text).fill(given),
    equal: 8_886,
    differences: [NO_LITERAL, EMPTY_LIST, PREFIX_OF_LIST, RAW_DELIMITERS],
  },
];

/** The result of a function that throws. */
export const REFUSED = "(refused)";
