/**
 * How to call each function that the entries export with inputs that grow.
 *
 * @module
 */
import * as fastCheck from "fast-check";
import type { toIRI, toURI } from "../../src/iri.js";
import type * as Context from "../../src/context/index.js";
import type { Entity } from "../../src/context/index.js";
import * as template from "../../src/template/index.js";
import type * as Template from "../../src/template/index.js";
import type * as HTML from "../../src/context/html.js";
import type * as AJV from "../../src/interop/ajv.js";
import type * as Arbitraries from "../../src/interop/fast-check.js";
import type * as LSP from "../../src/interop/lsp.js";
import type RemarkLint from "../../src/interop/remark-lint.js";
import type * as SARIF from "../../src/interop/sarif.js";
import type * as StandardSchema from "../../src/interop/standard-schema.js";
import type * as Unist from "../../src/interop/unist.js";
import { formats } from "../../src/formats/index.js";
import * as main from "../../src/index.js";
import type { AnyStandard } from "../../src/standards/standard.js";
import { rfc1738 } from "../../src/standards/index.js";
import * as schemes from "../../src/schemes/index.js";
import { work } from "./work.js";
import {
  FEW_TEXTS,
  grammarShapes,
  IRIS,
  REFERENCES,
  repeated,
  stretched,
  URIS,
  type GrammarRules,
  type Shape,
} from "./shapes.js";

/** One way to call a function. */
export interface Case {
  /** The options or the other arguments. */
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly run: (input: never) => unknown;
}

/** The values of each option that has finitely many. */
export type Options = Readonly<Record<string, readonly (boolean | string)[]>>;

/**
 * Returns the cases of a function.
 *
 * @param self the function
 * @param options the values of its options
 * @param owner the object that has the function
 */
export type Recipe = (self: never, options: Options, owner: unknown) => readonly Case[];

type Call = (...args: unknown[]) => unknown;

const DIAGNOSED = { text: "http://h/a b", diagnostic: main.diagnose("http://h/a b")[0] as main.Diagnostic };

/** Each value of each option alone, and no option. A rule is the subject of another test. */
function chosen(options: Options): { name: string; given: Record<string, unknown> }[] {
  const single = Object.entries(options)
    .filter(([name]) => name !== "rule")
    .flatMap(([name, values]) =>
      values.map((value) => ({ name: `${name}: ${String(value)}`, given: { [name]: value } })),
    );
  return [{ name: "", given: {} }, ...single];
}

/** A function of a text and options. */
const ofText =
  (shapes: readonly Shape<string>[] = [...FEW_TEXTS, ...URIS, ...REFERENCES]): Recipe =>
  (self: Call, options, owner) => [
    ...chosen(options).map(({ name, given }) => ({
      name,
      shapes: [...shapes, ...iris(owner)],
      run: (text: string) => self(text, given),
    })),
    ...(options["rule"] ?? []).map((rule) => ({
      name: `rule: ${String(rule)}`,
      shapes: RULE_TEXTS,
      run: (text: string) => self(text, { rule }),
    })),
  ];

/** A function of texts with holes: one of the texts grows, or the number of the holes. */
const ofStrings =
  (shapes: readonly Shape<string>[]): Recipe =>
  (self: Call, options, owner) => [
    ...chosen(options).flatMap(({ name, given }) => {
      const all = [...shapes, ...iris(owner)];
      return [
        { name: `${name} a long text`, shapes: all, run: (text: string) => self(["", text, "/a"], given) },
        { name: `${name} a long end`, shapes: all, run: (text: string) => self(["http:", text], given) },
        {
          name: `${name} many holes`,
          shapes: all,
          run: (text: string) => self(text.match(/[^]{1,2}/g) ?? [""], given),
        },
      ];
    }),
    ...(options["rule"] ?? []).map((rule) => ({
      name: `rule: ${String(rule)}`,
      shapes: RULE_TEXTS,
      run: (text: string) => self(["", text, ""], { rule }),
    })),
  ];

/** IRIs, for the methods of RFC 3987. */
const iris = (owner: unknown): readonly Shape<string>[] =>
  (owner as Partial<AnyStandard>).id === "rfc3987" ? IRIS : [];

/** Parts of the paths of files. */
const FILE_PATHS = [
  "a",
  "/",
  "a/",
  "./",
  "../",
  "%41",
  "%2E%2E/",
  "%C3%A9",
  "%2F",
  "%FF",
  "%00",
  "é",
  "\\",
  " ",
  "\uD800",
  "\0",
];

/** A function of a URI, and not of options. */
const ofOneText: Recipe = (self: Call) => [{ name: "", shapes: schemeTexts, run: (text: string) => self(text) }];

/** Templates and similar texts. */
const TEMPLATES = ["a", "{a}", "{a", "a}", "{", "}", "{{a}}", "{ ,}", "{?a*,c:3}", "%41", "%", " ", "é", "\uD800"]
  .concat(["{a:int}", "{a:(", "{*a}", "{{{", "<a", "\\", "%(a", "{!a}", "/:a", "%7Ba", '"', "{a,", "\t", "\t ", "\n "])
  .map((unit) => repeated("", unit, ""))
  .concat(["a", ",", "a,", ".", "-", " ", "9", "%41"].map((unit) => repeated("{a:", unit, "}")))
  .concat(["a", ",", "a,", ".", "-", " ", "%41", "&a", "&"].map((unit) => repeated("{a", unit, "}")));

/** `expand` and `safeExpand`: templates that grow, and values that grow. */
const expansion = (self: (text: string, variables: Template.TemplateVariables) => unknown) => [
  { name: "", shapes: TEMPLATES, run: (text: string) => self(text, { a: "b", c: ["d"] }) },
  ...["{a}", "{+a}", "{a:9}"].map((text) => ({
    name: text,
    shapes: FEW_TEXTS.filter(({ make }) => !/[\uD800-\uDFFF]/.test(make(1))),
    run: (a: string) => self(text, { a }),
  })),
  {
    name: "many members",
    shapes: [
      { name: "members", make: (size: number) => Array.from({ length: size }, (_, index) => `m${String(index)}`) },
    ],
    run: (members: string[]) =>
      self("{?a*,b*}", { a: members, b: Object.fromEntries(members.map((each) => [each, each])) }),
  },
];

/** What templates write, with values that grow. */
const MATCHED: readonly (readonly [template: string, units: readonly string[]])[] = [
  ["{a}{b}{c}{d}", ["a", ",", "%C3%A9", "%FF"]],
  ["{+a}{+b}", ["a/", "%C3%A9", "%FF", "%"]],
  ["{a*}{b*}", ["a,", "a=1,", "=1", "=,"]],
  ["{.a*}{.b}", [".a", ".a=1", ".a.b=1.2"]],
  ["{/a*}{/b*}{/c}", ["/a", "/a=b", "/"]],
  ["{;a*}{;b}", [";a", ";a=1", ";b=1", ";c"]],
  ["{?a*}{&b*}", ["?a=1", "&a=1", "&c=1"]],
  ["{a:3}{b:9999}{+c:9}", ["a", "%C3%A9", "%A9"]],
  ["{a}/{a}", ["a", "/", "a/"]],
  ["{a}{b}{a}", ["a", "ab"]],
  ["{a:3}{+b}{+a}", ["a", "%25"]],
];

/** Templates with separators, for pairs with different names, of which the last ones are the same. */
const PAIRED: readonly (readonly [template: string, before: string, separator: string])[] = [
  ["{c}{a*}/{b*}{d*}", "/", ","],
  ["{/a*,b*}", "/", "/"],
  ["{;a*,b*}", ";", ";"],
  ["{?a*}{&b*,c*}", "?", "&"],
];

/** Returns texts of pairs with different names, one of which there is several times. */
const pairsOf = (before: string, separator: string): Shape<string> => ({
  name: `pairs with ${separator}`,
  make(size) {
    const members = Array.from({ length: size >> 3 }, (_, index) => `x${String(index).padStart(5, "y")}x=`);
    return before + [...members, "z=1", "z=1", "z=1", "z=1"].join(separator);
  },
});

/** Cases for the matches of texts that grow. */
const matching = (run: (text: string, uri: string) => unknown) => [
  ...MATCHED.map(([text, units]) => ({
    name: text,
    shapes: units.flatMap((unit) => [repeated("", unit, ""), repeated("", unit, "\0")]),
    run: (uri: string) => run(text, uri),
  })),
  ...PAIRED.map(([text, before, separator]) => ({
    name: text,
    shapes: [pairsOf(before, separator)],
    run: (uri: string) => run(text, uri),
  })),
];

/** Texts for each rule: there are hundreds of rules. */
const RULE_TEXTS = [...":/?#[]@.%a1+;&=-~"].map((unit) => repeated("", unit, ""));

/** A function of two texts and options: each of them grows, and both. */
const ofPair =
  (shapes: readonly Shape<string>[], other: string): Recipe =>
  (self: Call, options, owner) => {
    const all = [...shapes, ...iris(owner)];
    return chosen(options).flatMap(({ name, given }) => [
      { name, shapes: all, run: (text: string) => self(text, other, given) },
      { name: `${name} second`, shapes: all, run: (text: string) => self(other, text, given) },
      { name: `${name} both`, shapes: all, run: (text: string) => self(text, text, given) },
    ]);
  };

/** Normal forms with the default steps, and with the optional ones. */
const normalize: Recipe = (self: Call, options, owner) => {
  const { normalization } = owner as Partial<AnyStandard>;
  const steps = [...Object.keys(normalization?.steps ?? {}), ...Object.keys(normalization?.optional ?? {})];
  return [
    ...ofText([...FEW_TEXTS, ...URIS, ...REFERENCES])(self as never, options, owner),
    ...(iris(owner).length === 0
      ? []
      : [{ name: "all steps", shapes: IRIS, run: (text: string) => self(text, { steps, changes: true }) }]),
  ];
};

/** A function of a tree. */
const ofTree =
  (...more: unknown[]): Recipe =>
  (self: Call, _options, owner) => [
    {
      name: "a tree",
      shapes: [...URIS, ...REFERENCES].map(({ name, make }) => ({
        name,
        make: (size: number) => treeOf(owner as AnyStandard, make(size)),
      })),
      run: (tree: object | null) => (tree ? self(tree, ...more) : null),
    },
  ];

/** Parses a text with a standard, or with RFC 3986; `null` if it is invalid. */
function treeOf(owner: Partial<AnyStandard>, text: string): object | null {
  const { safeParse } = (owner.safeParse ? owner : main) as { safeParse: (given: string) => { node?: object } };
  const result = safeParse(text);
  return result.node ?? null;
}

const NAME = "It takes the name of a rule or a section.";
const INSIDE = "It is a step of parse, print and recompose, which are measured.";
const IN_NORMALIZE = "It is a step of normalize, which is measured.";
const OF_SCHEMES = "The functions of uri-grammar/schemes call it. They are measured with the texts of each scheme.";
/** The functions of a tree. */
const TREE = ["print", "hasFragment", "parse", "has", "names", "fieldOf", "printed", "refuse", "nodeTypes", "shapeOf"];
const DEFINES_SCHEMAS = "It defines a schema when a program starts.";
const DEFINES = "It defines schemes when a program starts.";

const PARTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment", "authority"] as const;

/** A function of the tree of a URL of RFC 1738. */
const ofURL =
  (prefix: string, unit: string, suffix: string): Recipe =>
  (self: Call) => {
    const { name, make } = repeated(prefix, unit, suffix);
    return [{ name: "", shapes: [{ name, make: (size) => rfc1738.parse(make(size)) }], run: self }];
  };

const change: Recipe = (self: Call) => [
  { name: "the whole", shapes: [...URIS, ...REFERENCES], run: (text: string) => self(text, { fragment: "a" }) },
  ...PARTS.map((part) => ({
    name: part,
    shapes: FEW_TEXTS,
    run: (text: string) => self("http://u@h:1/p?q#f", { [part]: text }),
  })),
  {
    name: "segments",
    shapes: ["a", "", "..", "%41", "/"].map((segment) => ({
      name: JSON.stringify(segment),
      make: (size: number) => Array.from({ length: size }, () => segment),
    })),
    run: (segments: string[]) => self("http://h/a", { segments }),
  },
];

const recompose: Recipe = (self: Call, options, owner) => [
  ...ofTree()(self as never, options, owner),
  {
    name: "components",
    shapes: [...URIS, ...REFERENCES].map(({ name, make }) => ({ name, make: (size) => componentsOf(make(size)) })),
    run: (parts: object) => self(parts),
  },
];

function componentsOf(text: string): object {
  return main.test(text) ? main.components(text) : { path: text };
}

const resolve: Recipe = (self: Call, options, owner) => [
  ...ofPair([...URIS, ...REFERENCES], "http://a/b/c/d;p?q")(self as never, options, owner),
  ...chosen(options).map(({ name, given }) => ({
    name: `${name} many in both`,
    shapes: REFERENCES,
    run: (text: string) => self(text, `http://h/${"a/".repeat(text.length)}b`, given),
  })),
];

/** The diagnostics of a text with many faults. */
const MANY_FAULTS: readonly Shape[] = [
  ["http://h/", " "],
  ["http://h/", "%"],
  ["http://h/", "a\n"],
  ["http://h/?", "^a"],
  ["http://[", ":"],
].map(([prefix, unit]) => {
  const { name, make } = repeated(prefix as string, unit as string, "");
  return { name, make: (size) => ({ text: make(size), diagnostics: main.diagnose(make(size)) }) };
});

interface Faulty {
  readonly text: string;
  readonly diagnostics: readonly main.Diagnostic[];
}

/** Calls a function once with a diagnostic in a long document. */
const inDocument =
  (convert: (self: Call, place: object) => unknown): Recipe =>
  (self: Call) => [
    {
      name: "document",
      shapes: FEW_TEXTS,
      run: (document: string) => convert(self, { document: document + DIAGNOSED.text, offset: document.length }),
    },
  ];

const entities: readonly Shape<Entity>[] = [
  ...[
    ["c/d"],
    ["c"],
    ["../c/d"],
    ["../c"],
    ["../../c/d/e"],
    ["?q"],
    ["?q", "c"],
    ["/c/d"],
    ["//g/h"],
    ["a b"],
    ["..//c"],
    [";x", "c;d/e"],
    [""],
  ].flatMap((cycle) => {
    const references = (size: number): string[] =>
      Array.from({ length: size }, (_, at) => cycle[at % cycle.length] as string);
    return ["http://h/a", "f:/a", "f:a/b", "f:/.//a", "http://h/a/../b", "urn:a"].flatMap((first): Shape<Entity>[] => [
      {
        name: `redirects from ${first} to ${cycle.join()}`,
        make: (size) => ({ retrieval: [first, ...references(size)] }),
      },
      {
        name: `entities in ${first} with ${cycle.join()}`,
        make: (size) =>
          references(size).reduce<Entity>((encapsulating, embedded) => ({ embedded, encapsulating }), {
            retrieval: first,
          }),
      },
      {
        name: `embedded in ${first}: ${cycle.join()}`,
        make: (size) => ({ embedded: references(size), retrieval: first }),
      },
    ]);
  }),
  ...["http://h/", "http://", "f:/"].map((start): Shape<Entity> => ({
    name: `redirects from ${start} with a long base`,
    make: (size) => ({ retrieval: [start + "a".repeat(size * 5), ...Array.from({ length: size }, () => "?q")] }),
  })),
  ...["", "x"].map((last): Shape<Entity> => ({
    name: `redirects from a long directory to ${last}c`,
    make: (size) => ({
      retrieval: [`http://h/${"a".repeat(size * 5)}/b`, ...Array.from({ length: size }, () => `../${last}c/`)],
    }),
  })),
];

const find: Recipe = (self: Call, options) =>
  [...chosen(options), { name: "relative and invalid", given: { relative: true, invalid: true } }].map(
    ({ name, given }) => ({
      name,
      shapes: [...FEW_TEXTS, ...URIS],
      run: (text: string) => self(text, given),
    }),
  );

/** Delimiters and escapes of documents, which can stay open or begin nothing. */
const IN_DOCUMENTS: readonly Shape[] = [
  ...[
    "[",
    "](",
    "`",
    "*",
    "<",
    "<!--",
    "<a b='",
    '"',
    "'",
    "&",
    "\\",
    "{",
    "${",
    "(",
    "|",
    "#",
    "/*",
    "---\n",
    "```\n",
  ],
  ...[
    "> ",
    "- ",
    "\n",
    "a:",
    "http://a/ ",
    "http://a/|",
    "\\u0041",
    "&amp;",
    "\\fB",
    ".BR a\n",
    "\\url{",
    "@a{",
    "url(",
    ...[
      '"$(a:',
      "`a:",
      '"http://a/$b',
      "E<lt>a:",
      "<<a>>=\n@\n",
      "mailto:",
      "http://a/&lt;b&gt;",
      "http://a/'b'\\'",
      "\\Qa:",
    ],
  ],
].map((unit) => repeated("", unit, ""));

const findIn: Recipe = (self: Call) =>
  formats.map((format) => ({
    name: format,
    shapes: IN_DOCUMENTS,
    run: (text: string) => self(text, format, { invalid: true, templates: true }),
  }));
const replaceIn: Recipe = (self: Call) =>
  formats.flatMap((format) =>
    [" ", "x"].map((ending) => ({
      name: `${format}, ${ending === " " ? "refused" : "written"}`,
      shapes: IN_DOCUMENTS,
      run: (text: string) =>
        self(text, format, ({ reference }: { readonly reference: string }) => reference + ending, { templates: true }),
    })),
  );
const findInOne: Recipe = (self: Call, options) =>
  chosen(options).map(({ name, given }) => ({
    name,
    shapes: IN_DOCUMENTS.slice(0, 12),
    run: (text: string) => self(text, given),
  }));

const HEADERS: readonly Shape[] = [
  repeated("Content-Base: ", "a", ""),
  repeated("Content-Base: a", "\r\n b", ""),
  repeated("Content-Base: a", "\r\n ", ""),
  repeated("", "Content-Base: a\r\n", ""),
  repeated("", "X: a\n", ""),
  repeated("", "\r\n", ""),
  repeated("Content-Location: ", " \t", "a"),
  { name: "pairs", make: (size) => Array.from({ length: size }, () => ["Content-Base", "a"]) },
  { name: "an object", make: (size) => ({ "Content-Base": Array.from({ length: size }, () => "a") }) },
];

interface Element {
  nodeName: string;
  namespaceURI: string;
  attrs: object[];
  childNodes: Element[];
}

const element = (nodeName: string, childNodes: Element[] = [], href = "a"): Element => ({
  nodeName,
  namespaceURI: "http://www.w3.org/1999/xhtml",
  attrs: [{ name: "href", value: href }],
  childNodes,
});

const DOCUMENTS: readonly Shape[] = [
  {
    name: "wide",
    make: (size) =>
      element(
        "html",
        Array.from({ length: size }, () => element("base")),
      ),
  },
  {
    name: "deep",
    make: (size) => Array.from({ length: size }).reduce<Element>((inner) => element("div", [inner]), element("base")),
  },
  { name: "a long reference", make: (size) => element("html", [element("base", [], "a ".repeat(size))]) },
  {
    name: "many attributes",
    make: (size) => ({ ...element("base"), attrs: Array.from({ length: size }, () => ({ name: "x", value: "a" })) }),
  },
];

const literalsOf = (program: string, values: readonly string[]): object[] => {
  let at = 0;
  return values.map((value) => {
    const start = program.indexOf(JSON.stringify(value).charAt(0), at);
    at = start + value.length + 2;
    return { type: "Literal", value, range: [start, at] };
  });
};

/** Runs a rule of ESLint on the literals of a program. */
const eslintRule: Recipe = (self: (context: object) => Record<string, (node: object) => void>, options) =>
  [...chosen(options), { name: "schemes", given: { schemes: true } }].flatMap(({ name, given }) => {
    const run = ({ program, nodes }: { program: string; nodes: object[] }): void => {
      const reports: unknown[] = [];
      const text = program;
      const context = {
        options: [given],
        sourceCode: {
          text,
          ast: { body: nodes },
          getScope: () => ({ set: new Map(), upper: null }),
          getLocFromIndex: (index: number) => ({ line: 1, column: index }),
        },
        report: (descriptor: { fix: ((fixer: object) => unknown) | null }) =>
          reports.push(descriptor.fix?.({ replaceTextRange: (range: unknown) => range })),
      };
      const listeners = self(context);
      const callee = { type: "Identifier", name: "URL" };
      for (const node of nodes) listeners["NewExpression"]?.({ type: "NewExpression", callee, arguments: [node] });
      for (const node of nodes) listeners["Literal"]?.(node);
    };
    const program = (values: string[]): { program: string; nodes: object[] } => {
      const text = values.map((value) => `"${value}"`).join(";");
      return { program: text, nodes: literalsOf(text, values) };
    };
    /** Returns a program with one sum of texts and names. */
    const sum = (size: number, texts: readonly string[]): { program: string; nodes: object[] } => {
      const values = Array.from({ length: size }, (_, index) => texts[index % texts.length] as string);
      const { program: text, nodes } = program(values);
      const operands = nodes.flatMap((node) => [node, { type: "Identifier", name: "x", range: [0, 1] }]);
      const range = [0, text.length];
      const whole = operands.reduce((left, right) => ({ type: "BinaryExpression", operator: "+", left, right, range }));
      return { program: text, nodes: [whole] };
    };
    return [
      {
        name: `${name} one sum`,
        shapes: [["http://h/", "/"], ["http://h/", ""], ["http://h/a b"], ["http://h?", "&"]].map((texts) => ({
          name: texts.join(" "),
          make: (size: number) => sum(size, texts),
        })),
        run,
      },
      {
        name: `${name} one literal`,
        shapes: [...FEW_TEXTS, ...URIS].map((shape) => ({
          name: shape.name,
          make: (size: number) => program([shape.make(size)]),
        })),
        run,
      },
      {
        name: `${name} many literals`,
        shapes: ["http://h/a b", "http://u:p@h/", "http://h/"].map((text) => ({
          name: text,
          make: (size: number) => program(Array.from({ length: size }, () => text)),
        })),
        run,
      },
      {
        name: `${name} a long name`,
        shapes: [{ name: "members", make: (size: number) => size }],
        run: (size: number) => {
          interface Member {
            type: string;
            name?: string;
            computed?: boolean;
            object?: Member;
            property?: Member;
          }
          let callee: Member = { type: "Identifier", name: "a" };
          for (let at = 0; at < size; at++) {
            callee = {
              type: "MemberExpression",
              computed: false,
              object: callee,
              property: { type: "Identifier", name: "b" },
            };
          }
          run.call(null, { program: "", nodes: [] });
          self({ options: [given], sourceCode: {}, report: () => undefined })["CallExpression"]?.({
            callee,
            arguments: [],
          });
        },
      },
    ];
  });

interface MarkdownInput {
  readonly text: string;
  readonly tree: object;
}

/** A file of Markdown with links, and its tree. */
function markdown(sources: readonly { source: string; url: string; type?: string }[]): MarkdownInput {
  let text = "";
  const children = sources.map(({ source, url, type = "link" }) => {
    const start = { line: 1, column: text.length + 1, offset: text.length };
    text += source;
    const end = { line: 1, column: text.length + 1, offset: text.length };
    text += "\n";
    return { type, url, position: { start, end }, children: [] };
  });
  const ending = { line: 1, column: 1, offset: text.length };
  return {
    text,
    tree: { type: "root", children: [...children, { type: "text", position: { start: ending, end: ending } }] },
  };
}

const remarkLint: Recipe = (self: typeof RemarkLint, options) =>
  chosen(options).map(({ name, given }) => ({
    name,
    shapes: [
      ...["http://h/a b", "http://h/", "a"].map((url) => ({
        name: `many links to ${url}`,
        make: (size: number) => markdown(Array.from({ length: size }, () => ({ source: `[x](<${url}>)`, url }))),
      })),
      ...[...FEW_TEXTS, ...URIS].map((shape) => ({
        name: `a long link: ${shape.name}`,
        make: (size: number) => markdown([{ source: `[x](<${shape.make(size)}>)`, url: shape.make(size) }]),
      })),
      ...["](", "](a b", "](<a b", "[x](<a b>", "\\"].flatMap((unit) =>
        ["link", "image", "definition"].map((type) => ({
          name: `a long text: ${type} ${unit}`,
          make: (size: number) => markdown([{ source: `[${unit.repeat(size)}](<a b>)`, url: "a b", type }]),
        })),
      ),
      ...["](b%zz '", "](b%zz (", "](b%zz"].map((unit) => ({
        name: `what looks like many destinations: ${unit}`,
        make: (size: number) => markdown([{ source: `![${unit.repeat(size)}](b%zz)`, url: "b%zz", type: "image" }]),
      })),
      ...["](", "]( ", "[](a"].map((unit) => ({
        name: `a long text and a long link: ${unit}`,
        make: (size: number) =>
          markdown([{ source: `[${unit.repeat(size)}x](<${unit.repeat(size)}> )`, url: unit.repeat(size) }]),
      })),
      ...[" ", '"', "\\", "'", "(", ' "a'].map((unit) => ({
        name: `a long title: ${unit}`,
        make: (size: number) => markdown([{ source: `[x](<a b> "${unit.repeat(size)}")`, url: "a b" }]),
      })),
      ...[" ", "%", "^a"].map((unit) => ({
        name: `a long link at the end: ${unit}`,
        make: (size: number) => {
          const { text, tree } = markdown([{ source: `[x](<${unit.repeat(size)}>)`, url: unit.repeat(size) }]);
          return { text, tree: { type: "root", children: (tree as { children: object[] }).children.slice(0, 1) } };
        },
      })),
    ],
    run: ({ text, tree }: MarkdownInput) => self(given)?.(tree as never, { message: () => ({}), toString: () => text }),
  }));

const toUnist: Recipe = (self: typeof Unist.toUnist) => [
  {
    name: "",
    shapes: URIS.map(({ name, make }) => ({ name, make: (size: number) => main.parse(make(size)) })),
    run: (tree: main.NodeBase) => self(tree),
  },
  {
    name: "in a document",
    shapes: URIS.map(({ name, make }) => ({ name, make: (size: number) => main.parse(make(size)) })),
    run: (tree: main.NodeBase) => self(tree, { document: "a\n".repeat(tree.end) }),
  },
];

const fromUnist: Recipe = (self: typeof Unist.fromUnist, _options, owner) => [
  {
    name: "",
    shapes: URIS.map(({ name, make }) => ({
      name,
      make: (size: number) => (owner as typeof Unist).toUnist(main.parse(make(size))),
    })),
    run: (tree: Unist.AnyUnistNode) => self(tree),
  },
];

const arbitraries: Recipe = (self: typeof Arbitraries.arbitraries) => [
  {
    name: "shrink",
    shapes: URIS,
    run: (text: string) => {
      const { valid } = self(fastCheck, { rule: "URI" });
      if (!valid.canShrinkWithoutContext(text)) return 0;
      let count = 0;
      for (const { value } of valid.shrink(text, undefined)) {
        count++;
        // Each string is new, and is read by the property that failed. Only the search for the strings is measured.
        work.count -= value.length + 1;
      }
      return count;
    },
  },
];

const validateSchema = {
  recipe: ((self: Call) => [
    { name: "", shapes: [...FEW_TEXTS, ...URIS], run: (text: string) => self(text) },
  ]) as Recipe,
};

const schemeTexts: readonly Shape<string>[] = [...FEW_TEXTS, ...URIS];

/** A function of a URI, also of a scheme with long values and many fields. */
const ofURI: Recipe = (self: Call, options, owner) => [
  ...ofText(schemeTexts)(self as never, options, owner),
  { name: "long values", shapes: VALUES, run: (text: string) => self(text) },
];

/** A function of two URIs, also of a scheme with long values and many fields. */
const ofURIs: Recipe = (self: Call, options, owner) => [
  ...ofPair(URIS, "HTTP://h/%7e")(self as never, options, owner),
  { name: "long values", shapes: VALUES, run: (text: string) => self(text, "mailto:a@b") },
];

/** Long values, and many fields. The last character of some does not belong there. */
const VALUES: readonly Shape<string>[] = [
  ["sms:+1?body=", "a", "/"],
  ["sms:+1", ",+1", "?body=a"],
  ["xmpp:", "a", "/"],
  ["xmpp:a@b?message;body=", "a", "/"],
  ["xmpp:a@b?message", ";body=a", "/"],
  ["mailto:?", "to=&", "to="],
  ["mailto:?", "to=a@b&", "to="],
  ["sip:h", ";a=b", "?a=b"],
].map(([prefix, unit, suffix]) => repeated(prefix as string, unit as string, suffix as string));

/** Calls a function with queries of many parameters. */
function ofParameters(run: (self: Call, text: string) => unknown): Recipe {
  const shapes = ["a&", "a=b&", "&", "=", "%61=b&", "%FF&"].map((unit) => repeated("?", unit, ""));
  return (self: never) => [{ name: "", shapes: [...FEW_TEXTS, ...shapes], run: (text: never) => run(self, text) }];
}

/** Calls a function with values that have many parts. */
function ofValues(run: (self: Call, values: object, text: string) => unknown): Recipe {
  const shapes = ["a&", "/", "%", "\u00E9", "a=b&"].map((unit) => repeated("http://h/", unit, ""));
  return (self: never) => [
    {
      name: "",
      shapes: [...FEW_TEXTS, ...shapes],
      run: (text: string) => {
        const parameters = text.split("&").map((name) => ({ name, value: name }));
        return [{ path: text.split("/") }, { path: [text] }, { parameters }, { fragment: text }].map((values) =>
          caughtOf(() => run(self, values, text)),
        );
      },
    },
  ];
}

/** Returns the result of a call, or the error. */
function caughtOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

/** Long values, and many holes: in one segment, in a query, in a host, and alone between delimiters. */
const tag: Recipe = (self: Call) => {
  const filled = (first: string, between: string, value: unknown) => (text: string) => {
    const count = text.length >> 2;
    const strings = Array.from({ length: count + 1 }, (_, index) => (index === 0 ? first : between));
    return self(strings, ...Array.from({ length: count }, () => value));
  };
  return [
    { name: "a segment", shapes: FEW_TEXTS, run: (text: string) => self(["x:/a", ""], text) },
    { name: "a parameter", shapes: FEW_TEXTS, run: (text: string) => self(["x:?", ""], { a: text }) },
    {
      name: "many parameters",
      shapes: FEW_TEXTS,
      run: (text: string) =>
        self(
          ["x:?", ""],
          [...text].map((each) => [each, 1]),
        ),
    },
    { name: "holes in a segment", shapes: FEW_TEXTS, run: filled("x:/a", "", "b") },
    { name: "segments", shapes: FEW_TEXTS, run: filled("x:/", "/", "b") },
    { name: "a query", shapes: FEW_TEXTS, run: filled("x:?a=", "&a=", "b") },
    { name: "no parameters", shapes: FEW_TEXTS, run: filled("x:?", "&", {}) },
    {
      name: "labels, which are refused",
      shapes: FEW_TEXTS,
      run: (text: string) => caughtOf(() => filled("x://", ".", "b")(text)),
    },
    { name: "wrong texts", shapes: FEW_TEXTS, run: (text: string) => caughtOf(() => filled("x:/", "|", "b")(text)) },
  ];
};

/**
 * The recipe of each function, by the names that lead to it, or the reason why its time does not depend on a text.
 * `standards.*` stands for each standard, `schemes/*` for each scheme.
 */
export const RECIPES: Readonly<Record<string, Recipe | string>> = {
  // uri-grammar
  isURI: ofText(),
  hasScheme: (self: typeof main.hasScheme) => [
    {
      name: "",
      shapes: [...FEW_TEXTS, ...URIS, ...REFERENCES],
      run: (text: string) => self(text, ["https", "mailto"]),
    },
  ],
  isURIReference: ofText(),
  isAbsoluteURI: ofText(),
  isRelativeRef: ofText(),
  test: ofText(),
  recognize: ofText(),
  parse: ofText(),
  parseURI: ofText(),
  safeParse: ofText(),
  diagnose: ofText(),
  diagnoseInterpolated: ofStrings([...FEW_TEXTS, ...URIS, ...REFERENCES]),
  repair: ofText(),
  components: ofText(),
  encodeInvalid: ofText([...FEW_TEXTS, ...URIS, ...REFERENCES]),
  split: ofText([...FEW_TEXTS, ...URIS, ...REFERENCES]),
  removeDotSegments: ofText([...FEW_TEXTS, ...REFERENCES]),
  decode: ofText(),
  decodeOctets: ofText(),
  encode: (self: Call) =>
    ["userinfo", "reg-name", "path-segment", "query", "query-value", "fragment", undefined].map((component) => ({
      name: String(component),
      shapes: FEW_TEXTS,
      run: (text: string) => self(text, ...(component ? [component] : [])),
    })),
  parameters: ofParameters((self, text) => self(text)),
  parameter: ofParameters((self, text) => self(text, "b")),
  changeParameters: ofParameters((self, text) => {
    const names = Object.fromEntries(text.split("&").map((name) => [name, "c"]));
    return [self(text, { b: "c" }), self(text, [[/b/, null]], { sort: true }), self("?a", names)];
  }),
  segments: ofText([...FEW_TEXTS, ...URIS]),
  uri: tag,
  uriReference: tag,
  iri: tag,
  path: (self: Call) => [{ name: "", shapes: FEW_TEXTS, run: (text: string) => self(text.split("/")) }],
  raw: ofText(),
  changeSegments: (self: Call) => [
    { name: "", shapes: FEW_TEXTS, run: (text: string) => self("/a/b", text.split("/")) },
  ],
  normalize: ofText([...FEW_TEXTS, ...URIS, ...REFERENCES]),
  compare: ofPair([...URIS, ...REFERENCES], "HTTP://h/%7e"),
  equivalent: ofPair([...URIS, ...REFERENCES], "HTTP://h/%7e"),
  change,
  recompose,
  relativize: resolve,
  resolve,
  visit: (self: typeof main.visit) => [
    ...ofTree({ leave: () => undefined })(self as never, {}, main),
    ...ofTree({ segment: () => null })(self as never, {}, main),
    ...ofTree({ segment: (node: object) => ({ ...node, value: "b" }) })(self as never, {}, main),
  ],
  codeFrame: (self: typeof main.codeFrame) => [
    {
      name: "",
      shapes: FEW_TEXTS,
      run: (text: string) => self(text, { ...DIAGNOSED.diagnostic, start: text.length - 1, end: text.length }),
    },
    {
      name: "a long mistake",
      shapes: FEW_TEXTS,
      run: (text: string) => self(text, { ...DIAGNOSED.diagnostic, start: 0, end: text.length }),
    },
    {
      name: "a wide frame",
      shapes: FEW_TEXTS,
      run: (text: string) => self(text, DIAGNOSED.diagnostic, { width: text.length }),
    },
    {
      name: "many marks",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) =>
        self(text, diagnostics[0] as main.Diagnostic, { also: diagnostics, width: text.length }),
    },
  ],
  applyRepair: (self: typeof main.applyRepair) => [
    {
      name: "many edits",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) => {
        const edits = diagnostics.flatMap(({ repair }) => repair?.edits ?? []);
        return self(text, { edits });
      },
    },
  ],
  applyRepairs: (self: typeof main.applyRepairs) => [
    {
      name: "many diagnostics",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) => self(text, diagnostics, { certain: false }),
    },
    {
      name: "the diagnostics in another order",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) => self(text, [...diagnostics].reverse(), { certain: false }),
    },
  ],
  lineColumn: (self: typeof main.lineColumn) => [
    {
      name: "many lines",
      shapes: [repeated("", "a\n", "")],
      run: (text: string) => self(text, text.length),
    },
  ],
  URISyntaxError: "It stores a diagnostic.",

  // uri-grammar/standards
  "standards.*.test": ofText(),
  "standards.*.recognize": ofText(),
  "standards.*.parse": ofText(),
  "standards.*.safeParse": ofText(),
  "standards.*.diagnose": ofText(),
  "standards.*.diagnoseInterpolated": ofStrings([...FEW_TEXTS, ...URIS, ...REFERENCES]),
  "standards.*.repair": ofText(),
  "standards.*.components": ofText(),
  "standards.*.node": INSIDE,
  "standards.*.split": "It is a step of components, which is measured.",
  "standards.*.text": ofTree(),
  "standards.*.print": ofTree(),
  "standards.*.written": ofTree(),
  "standards.*.recompose": recompose,
  "standards.*.change": change,
  "standards.*.normalize": normalize,
  "standards.*.forms.form": IN_NORMALIZE,
  "standards.*.forms.changed": IN_NORMALIZE,
  "standards.*.compare": ofPair([...URIS, ...REFERENCES], "HTTP://h/%7e"),
  "standards.*.equivalent": ofPair([...URIS, ...REFERENCES], "HTTP://h/%7e"),
  "standards.*.resolve": resolve,
  "standards.*.resolveToTarget": resolve,
  "standards.*.relativize": resolve,
  "standards.*.refusal": (self: Call, _options, owner) => [
    { name: "", shapes: FEW_TEXTS, run: (text: string) => self(text, (owner as AnyStandard).defaultRule) },
  ],
  "standards.*.misread": "It creates an error with a constant message.",
  "standards.*.record": "It creates a diagnostic from a mistake.",
  "standards.*.automaton": NAME,
  "standards.*.expression": NAME,
  "standards.*.definition": NAME,
  "standards.*.sectionUrl": NAME,
  "standards.*.source": NAME,
  "standards.*.nameSetAside": NAME,
  "standards.*.normalization.decodable": NAME,
  "standards.*.normalization.ignoresHostCase": NAME,
  "standards.*.normalization.removeDots": ofText([...FEW_TEXTS, ...REFERENCES]),
  ...Object.fromEntries(TREE.map((name) => [`standards.*.tree.${name}`, INSIDE])),
  difference: NAME,
  toABNF: NAME,
  toAutomaton: NAME,
  toJSONSchema: NAME,
  toRailroad: NAME,
  toRegExp: NAME,
  resolveAll: ofPair([...URIS, ...REFERENCES], "http://a/b/c/d;p?q"),
  verdicts: ofText(),

  // uri-grammar/iri
  isIRI: ofText([...FEW_TEXTS, ...URIS, ...IRIS]),
  isIRIReference: ofText([...FEW_TEXTS, ...REFERENCES, ...IRIS]),
  parseIRI: ofText([...FEW_TEXTS, ...URIS, ...IRIS]),
  safeParseIRI: ofText([...FEW_TEXTS, ...URIS, ...IRIS]),
  diagnoseIRI: ofText([...FEW_TEXTS, ...URIS, ...IRIS]),
  repairIRI: ofText([...FEW_TEXTS, ...URIS, ...IRIS]),
  toIRI: (self: typeof toIRI, options, owner) => [
    ...ofText([...FEW_TEXTS, ...URIS, ...IRIS])(self as never, options, owner),
    {
      name: "a function",
      shapes: [...URIS, ...IRIS],
      run: (text: string) => self(text, { host: (host) => host }),
    },
  ],
  toURI: (self: typeof toURI, options, owner) => [
    ...ofText([...FEW_TEXTS, ...URIS, ...IRIS])(self as never, options, owner),
    {
      name: "a function",
      shapes: IRIS,
      run: (text: string) => self(text, { host: (host) => "a".repeat(host.length) }),
    },
  ],

  // uri-grammar/schemes
  "schemes.validate": ofURI,
  "schemes.diagnoseInterpolated": ofStrings(schemeTexts),
  "schemes.repair": ofText(schemeTexts),
  "schemes.parse": ofText(schemeTexts),
  "schemes.safeParse": ofText(schemeTexts),
  "schemes.normalize": ofURI,
  "schemes.read": ofOneText,
  "schemes.safeRead": ofOneText,
  "schemes.redact": ofText(schemeTexts),
  "schemes.write": ofValues((self, values) => self("http", { host: "h", ...values })),
  "schemes.safeWrite": ofValues((self, values) => self("http", { host: "h", ...values })),
  "schemes.update": ofValues((self, values, text) => [
    self("http://h/a?b=c", values),
    caughtOf(() => self(text, { fragment: "a" })),
  ]),
  withValues: DEFINES,
  "schemes/*.specification.url": NAME,
  "schemes/*.grammar.test": OF_SCHEMES,
  "schemes/*.grammar.parse": OF_SCHEMES,
  "schemes/*.normalize": OF_SCHEMES,
  "schemes/*.equate": OF_SCHEMES,
  "schemes/*.matches": OF_SCHEMES,
  "schemes/*.values.after": OF_SCHEMES,
  "schemes/*.values.before": OF_SCHEMES,
  ...Object.fromEntries(TREE.map((name) => [`schemes/*.grammar.tree.${name}`, INSIDE])),
  ...Object.fromEntries(
    ["get", "has", "keys", "values", "entries", "forEach"].flatMap((name) => [
      [`schemes.schemes.${name}`, "It is a map."],
      [`schemes.registry.${name}`, "It is a map."],
      [`schemes/*.${name}`, "It is a map."],
    ]),
  ),
  ...Object.fromEntries(["test", "explain"].map((name) => [`schemes/*.${name}`, ofText(FEW_TEXTS)])),
  urnWith: DEFINES,
  pathOf: ofText([...schemeTexts, ...FILE_PATHS.map((unit) => repeated("file:///c:/", unit, ""))]),
  // A path that is not absolute is a RangeError.
  fileURI: (self: Call, options, owner) =>
    ofText([...schemeTexts, ...FILE_PATHS.map((unit) => repeated("/", unit, "")), repeated("\\\\h\\s", "\\é", "")])(
      ((...given: unknown[]) => caughtOf(() => self(...given))) as never,
      options,
      owner,
    ),
  fileLocation: ofURL("file://h", "/a%41", ""),
  ftpCommands: ofURL("ftp://h", "/a%41", ";type=a"),
  ftpCredentials: ofURL("ftp://u%41:", "p%41", "@h/"),
  gopherItem: ofURL("gopher://h/1", "a%41", "%09s%09+"),
  gopherRequest: ofURL("gopher://h/1", "a%41", "%09s%09+"),
  mailtoAddress: ofURL("mailto:a", "%41.a", "@b"),
  newsResource: ofURL("news:a", "%41a", "@b"),
  nntpResource: ofURL("nntp://h/a/", "1", ""),
  prosperoLink: ofURL("prospero://h/a", ";a=b%41", ""),
  telnetCredentials: ofURL("telnet://u:", "p%41", "@h/"),
  waisResource: ofURL("wais://h/d/t/", "p%41", ""),
  "schemes.compare": ofURIs,
  "schemes.equivalent": ofURIs,
  withSchemes: DEFINES,
  withValidation: DEFINES,
  defineScheme: DEFINES,
  rfc: DEFINES,

  // uri-grammar/context, uri-grammar/html
  establishBase: (self: typeof Context.establishBase, options) =>
    chosen(options).map(({ name, given }) => ({
      name,
      shapes: entities,
      run: (entity: Entity) => self(entity, given),
    })),
  embeddedInFields: (self: Call) => [{ name: "", shapes: HEADERS, run: (fields: unknown) => self(fields) }],
  expandSuffix: ofText(),
  find,
  findIn,
  replaceIn,
  findInCSS: findInOne,
  findInHTML: findInOne,
  findInJSON: findInOne,
  findInMarkdown: findInOne,
  findInText: findInOne,
  findInYAML: findInOne,
  formatOf: (self: Call) => [
    { name: "names", shapes: FEW_TEXTS, run: (name: string) => self(name, "") },
    { name: "documents", shapes: IN_DOCUMENTS, run: (document: string) => self("", document) },
  ],
  embeddedInHTML: (self: typeof HTML.embeddedInHTML) => [{ name: "", shapes: DOCUMENTS, run: self }],

  // uri-grammar/template
  isURITemplate: ofText(TEMPLATES),
  parseTemplate: ofText(TEMPLATES),
  variables: ofText(TEMPLATES),
  printTemplate: (self: (tree: Template.URITemplate) => string) => [
    {
      name: "",
      shapes: [repeated("{a}", "{b,c*}d", "")].map(({ name, make }) => ({
        name,
        make: (size: number) => template.parseTemplate(make(size)),
      })),
      run: self,
    },
  ],
  expand: expansion,
  safeExpand: expansion,
  partial: expansion,
  match: (self: typeof Template.match, options: Options) => [
    ...chosen(options).flatMap(({ given }) => matching((text, uri) => self(text, uri, { ...given, limit: 3 }))),
    { name: "templates", shapes: TEMPLATES, run: (text: string) => self(text, "abc") },
  ],
  compile: (self: typeof Template.compile) => [{ name: "", shapes: TEMPLATES, run: self }],
  diagnoseTemplate: ofText(TEMPLATES),
  safeParseTemplate: ofText(TEMPLATES),
  repairTemplate: ofText(TEMPLATES),

  // other tools
  toUnist,
  fromUnist,
  toVFileMessage: inDocument((self, place) => self(DIAGNOSED.diagnostic, { ...place, VFileMessage: Object })),
  toRange: inDocument((self, place) => self({ start: 0, end: 0 }, place)),
  toTextEdit: inDocument((self, place) => self({ start: 0, end: 0, text: "" }, place)),
  toDiagnostic: inDocument((self, place) => self(DIAGNOSED.diagnostic, place)),
  toCodeAction: (self: typeof LSP.toCodeAction) => [
    ...inDocument((call, place) => call(DIAGNOSED.diagnostic, { ...place, uri: "f:a" }))(self as never, {}, null),
    {
      name: "many edits",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) => {
        const edits = diagnostics.flatMap(({ repair }) => repair?.edits ?? []);
        const repair = { edits, certain: true, message: "" };
        return self({ ...DIAGNOSED.diagnostic, repair }, { document: text, uri: "f:a" });
      },
    },
  ],
  toLoc: inDocument((self, place) => self({ start: 0, end: 0 }, place)),
  toSARIF: (self: typeof SARIF.toSARIF) => [
    {
      name: "many diagnostics",
      shapes: MANY_FAULTS,
      run: ({ text, diagnostics }: Faulty) =>
        self([{ uri: "f:a", document: text, found: diagnostics.map((diagnostic) => ({ diagnostic })) }]),
    },
    {
      name: "many lines",
      shapes: [{ name: "lines", make: (size: number) => size }],
      run: (size: number) => {
        const document = "http://h/a b\n".repeat(size);
        const found = Array.from({ length: size }, (_, line) => ({
          diagnostic: DIAGNOSED.diagnostic,
          offset: line * 13,
        }));
        return self([{ uri: "f:a", document, found }]);
      },
    },
    {
      name: "many files",
      shapes: [{ name: "files", make: (size: number) => size }],
      run: (size: number) =>
        self(Array.from({ length: size }, () => ({ uri: "f:a", document: "http://h/a b", found: [DIAGNOSED] }))),
    },
  ],
  "eslint.default.rules.valid-uri.create": eslintRule,
  "eslint.default.rules.no-raw-interpolation.create": eslintRule,
  "eslint.default.rules.no-userinfo-password.create": eslintRule,
  "remark-lint.default": remarkLint,
  ruleSchema: DEFINES,
  schemeSchema: (self: typeof StandardSchema.schemeSchema) => {
    const schema = self(["http", "https"], { validate: schemes.validate });
    return [{ name: "", shapes: schemeTexts, run: (text: string) => schema["~standard"].validate(text) }];
  },
  "uri.~standard.validate": validateSchema.recipe,
  "uriReference.~standard.validate": validateSchema.recipe,
  "absoluteURI.~standard.validate": validateSchema.recipe,
  "relativeRef.~standard.validate": validateSchema.recipe,
  "iri.~standard.validate": validateSchema.recipe,
  "iriReference.~standard.validate": validateSchema.recipe,
  "uriTemplate.~standard.validate": validateSchema.recipe,
  // The schemas for zod and valibot find faults as those above do.
  iriReference: DEFINES_SCHEMAS,
  uriTemplate: DEFINES_SCHEMAS,
  scheme: DEFINES_SCHEMAS,
  "uriResolver.parse": ofText(),
  "uriResolver.serialize": "It is `recompose`.",
  "uriResolver.resolve": resolve,
  "lenientURIResolver.parse": ofText(),
  "lenientURIResolver.serialize": "It is `recompose`.",
  "lenientURIResolver.resolve": resolve,
  addURIFormats: (self: typeof AJV.addURIFormats) => {
    let keyword: AJV.URIKeyword | undefined;
    const ajv: AJV.AnyAjv = {
      addKeyword: (given: AJV.URIKeyword) => (keyword = given),
      addFormat: () => ajv,
      getKeyword: () => false,
      removeKeyword: () => ajv,
    };
    self(ajv, { validate: schemes.validate });
    return ([true, { rule: "URI-reference" }, { scheme: ["http", "urn"] }] as const).map((value) => {
      const check = keyword?.compile(value) as (text: string) => boolean;
      return { name: JSON.stringify(value), shapes: schemeTexts, run: check };
    });
  },
  arbitraries,
};

/** The functions of schemes that take a text, with the schemes of the package. */
export const SCHEME_CALLS: Readonly<Record<string, (text: string) => unknown>> = {
  validate: (text) => schemes.validate(text),
  "validate profile: mint": (text) => schemes.validate(text, { profile: "mint" }),
  "validate scheme: https": (text) => schemes.validate(text, { scheme: ["https", "mailto"] }),
  repair: (text) => schemes.repair(text),
  "diagnoseInterpolated with many holes": (text) => schemes.diagnoseInterpolated(text.split("a")),
  "diagnoseInterpolated with a long text": (text) => schemes.diagnoseInterpolated([text, "a"], { hole: "value" }),
  read: (text) => schemes.safeRead(text),
  parse: (text) => schemes.safeParse(text, { scheme: true } as never),
  normalize: (text) => schemes.normalize(text),
  compare: (text) => schemes.compare(text, text),
  "equivalent to a short text": (text) => schemes.equivalent(text, text.slice(0, text.indexOf(":") + 2)),
  "equivalent at the last rung": (text) => schemes.equivalent(text, `${text}x`, { rung: "protocol" }),
};

/** The texts of a scheme: its examples, with each part stretched, and texts from its grammar. */
export function textsOf({ examples, grammar }: SchemeTexts): Shape<string>[] {
  return [...examples.flatMap(stretched), ...(grammar.rules.length === 0 ? [] : grammarShapes(grammar))];
}

/** The parts of a scheme that texts are made of. */
export interface SchemeTexts {
  readonly examples: readonly string[];
  readonly grammar: GrammarRules & { readonly rules: readonly string[] };
}
