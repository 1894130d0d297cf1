import {
  components,
  parse,
  recompose,
  URISyntaxError,
  visit,
  type Components,
  type NodeBase,
} from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { defineTree, type Tree } from "../../src/tree/index.js";
import { caught } from "../support/caught.js";
import { examples, figure } from "../tables/rfc3986.js";

describe.each([...examples, ...figure])("%s", (uri) => {
  test("is what its tree and its components give", () => {
    expect(recompose(parse(uri))).toBe(uri);
    expect(recompose(components(uri))).toBe(uri);
  });
});

describe("components", () => {
  test.each<[Partial<Components>, string]>([
    [{}, ""],
    [{ scheme: "a" }, "a:"],
    [{ path: "a" }, "a"],
    [{ authority: "" }, "//"],
    [{ query: "", fragment: "" }, "?#"],
    [{ host: "h", port: "80", path: "/" }, "//h:80/"],
    [{ userinfo: "", host: "", port: "" }, "//@:"],
    [{ authority: "u@h:80", userinfo: "u", host: "h", port: "80" }, "//u@h:80"],
    [{ authority: "u@h:80", port: "80" }, "//u@h:80"],
    [{ authority: "v@h:80", userinfo: "u", host: "i" }, "//u@i"],
    [{ ...components("http://u@h:80/a"), port: null }, "http://u@h/a"],
  ])("%j give %j", (parts, text) => {
    expect(recompose(parts)).toBe(text);
  });

  test.each<[Partial<Components>, string]>([
    [{ path: "//x" }, "authority"],
    [{ scheme: "a", path: "//x" }, "authority"],
    [{ path: "a:b" }, "scheme"],
    [{ authority: "h", path: "x" }, "authority"],
    [{ path: "a?b" }, "path"],
    [{ path: "a#b" }, "path"],
    [{ query: "a#b" }, "query"],
    [{ host: "h/x" }, "authority"],
    [{ host: "h:80" }, "host"],
    [{ host: "u@h" }, "userinfo"],
    [{ authority: "h:80", host: null }, "host"],
    [{ authority: "h", userinfo: "u" }, "userinfo"],
    [{ userinfo: "u" }, "userinfo"],
    [{ port: "80" }, "port"],
  ])("%j would be read as different components", (parts, name) => {
    const error = caught(() => recompose(parts));
    expect(error.message).toBe(`These parts cannot be combined: the result would have a different ${name}.`);
    expect(error.diagnostic).toMatchObject({
      code: "rfc3986/recompose",
      start: 0,
      rule: "URI-reference",
      section: "4.1",
    });
  });

  test.each<[Partial<Components>, string]>([
    [{ path: "a b" }, "U+0020 is not allowed here (rule URI-reference). 'diagnose' explains it."],
    [{ scheme: "1a" }, "':' is not allowed here (rule URI-reference). 'diagnose' explains it."],
    [{ scheme: "" }, "':' is not allowed here (rule URI-reference). 'diagnose' explains it."],
    [{ host: "h", port: "x" }, "The input ends too early (rule URI-reference). 'diagnose' explains it."],
    [{ fragment: "a#b" }, "'#' is not allowed here (rule URI-reference). 'diagnose' explains it."],
    [{ host: "u@h" }, "These parts cannot be combined: the result would have a different userinfo."],
    [{ host: "h:1" }, "These parts cannot be combined: the result would have a different host."],
  ])("%j do not match the grammar", (parts, message) => {
    expect(caught(() => recompose(parts)).message).toBe(message);
  });
});

test("components can be inherited, for example from a class with getters", () => {
  class Parts {
    readonly #path = "a";
    get path(): string {
      return this.#path;
    }
  }
  expect(recompose(new Parts())).toBe("a");
});

test("all standards refuse unknown components", () => {
  for (const { recompose: by } of Object.values(standards)) {
    expect(() => by({ hostname: "a" } as object)).toThrow(/Write 'host', instead of 'hostname'\.$/);
  }
});

describe("trees", () => {
  const leaf = (type: string, value: string): NodeBase => ({ type, start: 0, end: 0, value }) as NodeBase;

  test("are printed from their fields, independent of positions", () => {
    const tree = parse("http://h/a?q");
    const moved = visit(tree, { query: () => leaf("query", "longer"), "path-abempty": { leave: () => undefined } });
    expect(recompose(moved)).toBe("http://h/a?longer");
  });

  test("may have lost an authority, although the path then has a different rule", () => {
    const tree = visit(parse("http://h/a"), { authority: () => null });
    expect(recompose(tree)).toBe("http:/a");
    const root = visit(parse("http://h/"), { authority: () => null });
    expect(recompose(root)).toBe("http:/");
  });

  test.each<[string, string, NodeBase, string]>([
    ["http://h/a", "reg-name", leaf("reg-name", "h:80"), "reg-name"],
    ["http://h/a", "reg-name", leaf("reg-name", "1.2.3.4"), "reg-name"],
    ["http://h/a", "scheme", leaf("scheme", "a:b"), "scheme"],
    ["a?b", "query", leaf("query", "b#c"), "query"],
    ["a/b", "segment", leaf("segment", "b/c"), "segment"],
    ["x:a#b", "scheme", leaf("scheme", "x:y"), "scheme"],
  ])("%j would be read as a different tree with the %s %j", (uri, type, node, name) => {
    const tree = visit<NodeBase>(parse(uri), { [type]: () => node });
    expect(caught(() => recompose(tree)).message).toBe(
      `These parts cannot be combined: the result would have a different ${name}.`,
    );
  });

  test("would be read as a different tree if a path becomes an authority", () => {
    const tree = visit(parse("f://h//x"), { authority: () => null });
    expect(caught(() => recompose(tree)).message).toBe(
      "These parts cannot be combined: the result would have a different segment.",
    );
  });

  test("are refused without the name of a node that the standard does not have", () => {
    const tree = visit<NodeBase>(parse("a?b"), { query: () => leaf("secret", "b#c") });
    expect(caught(() => recompose(tree)).message).toBe(
      "These parts cannot be combined: the result would have a different part.",
    );
  });

  test("that do not match their rule are refused", () => {
    const tree = visit<NodeBase>(parse("http://h/a"), { segment: () => leaf("segment", "a b") });
    expect(caught(() => recompose(tree)).message).toBe(
      "U+0020 is not allowed here (rule URI). 'diagnose' explains it.",
    );
  });

  test("whose leaves have lost their values are refused", () => {
    expect(() => recompose({ type: "port", start: 0, end: 0 })).toThrow(
      new TypeError("A node without the fields of its type must have a string property 'value'."),
    );
  });

  test("of a type that the standard does not have are refused", () => {
    expect(() => recompose(leaf("constructor", "a"))).toThrow(new RangeError("rfc3986 has no node of this type."));
  });

  test("of another standard are printed by it, even if this standard has a rule with the same name", () => {
    const { url } = standards["url-syntax-05"].parse("a;b/c");
    expect(url?.type === "relativeURL" && url.path && recompose(url.path)).toBe("a;b/c");
    const { path } = url as unknown as { path: { segments: NodeBase[] } };
    expect(path.segments.map((segment) => [segment.type, recompose(segment)])).toEqual([
      ["segment", "a;b"],
      ["segment", "c"],
    ]);
  });

  describe("of several other grammars", () => {
    const refusal = (message: string): URISyntaxError =>
      new URISyntaxError({
        severity: "error",
        code: "x/y",
        message,
        start: 0,
        end: 0,
        rule: "r",
        section: "",
        url: "",
      });
    const define = (id: string, shapes: string, parse: (text: string) => NodeBase): Tree =>
      defineTree({
        id,
        shapes,
        rules: () => ["word"],
        parse,
        refuse: ({ message }) => refusal(`${id}: ${message}`),
      });
    const refuse = (text: string): never => {
      throw refusal(`${text} is refused`);
    };
    const word = (value: string): NodeBase => leaf("word", value);
    const wrapped = { type: "wrapped", start: 0, end: 0, word: word("a") } as NodeBase;
    const pair = { type: "pair", start: 0, end: 0, left: wrapped, right: word("b") } as NodeBase;
    const alone = { type: "alone", start: 0, end: 0, word: word("a") } as NodeBase;
    const two = { type: "two", start: 0, end: 0, words: [word("a"), word("b")] } as NodeBase;
    // What a parser makes of "a:b" has offsets.
    const read = {
      ...pair,
      left: { ...wrapped, end: 1, word: { ...word("a"), end: 1 } },
      right: { ...word("b"), start: 2, end: 3 },
    } as NodeBase;
    define("first", 'pair=<left:wrapped>":"<right:word>\nwrapped=<word>\nalone=<word>', refuse);
    define("other text", 'pair=<left:wrapped>"-"<right:word>\nwrapped=<word>', () => pair);
    define("no wrapped", 'pair=<left:word>":"<right:word>', () => pair);
    define("fits", 'pair=<left:wrapped>":"<right:word>\nwrapped=<word>', () => read);
    define(
      "reads less",
      'two=<words[]:word>*("&"<words>)',
      () => ({ ...two, words: [{ ...word("a"), end: 1 }] }) as NodeBase,
    );

    test("are printed by one that has all nodes, prints the same text, and reads it back", () => {
      expect(recompose(pair)).toBe("a:b");
    });

    test("are refused by the first grammar if no other grammar fits", () => {
      expect(caught(() => recompose(alone)).message).toBe("a is refused");
    });

    test("are refused if the text is read without one of the nodes", () => {
      expect(caught(() => recompose(two)).message).toBe(
        "reads less: These parts cannot be combined: the result would have a different word.",
      );
    });
  });
});

test("an input that throws an error when it is read is refused", () => {
  const fail = (): never => {
    throw new Error("not readable");
  };
  const input = new Proxy({}, { has: fail, ownKeys: fail });
  expect(() => recompose(input)).toThrow(TypeError);
  expect(() => recompose(input)).toThrow(/^The input cannot be read\.$/);
});

const NO_PART =
  "A URI does not have this part. Its parts are scheme, authority, userinfo, host, port, path, query, fragment.";

const PLAIN = 'The components must be a plain object, such as { path: "a" }.';

test.each<[unknown, string]>([
  [null, "The input must be a tree or components, not null."],
  ["a", "The input must be a tree or components, not string."],
  [[], "The components must be an object, not a list."],
  [{ path: 5 }, "'path' of the components must be a string, not number."],
  [{ ...components("a://b"), pathname: "/" }, `${NO_PART} Write 'path', instead of 'pathname'.`],
  [{ protocol: "https:", hostname: "a" }, `${NO_PART} Write 'scheme', without ':', instead of 'protocol'.`],
  [{ username: "a" }, `${NO_PART} Write 'userinfo', instead of 'username'.`],
  [{ path: "a", password: "a" }, `${NO_PART} Write 'userinfo', instead of 'password'.`],
  [{ pathname: "a" }, `${NO_PART} Write 'path', instead of 'pathname'.`],
  [{ search: "?a" }, `${NO_PART} Write 'query', without '?', instead of 'search'.`],
  [{ hash: "#a" }, `${NO_PART} Write 'fragment', without '#', instead of 'hash'.`],
  [{ segments: ["a"] }, NO_PART],
  [{ ["__proto__"]: "h" }, NO_PART],
  [new URL("http://a/b"), "The components must be a plain object, not a URL. Pass components(url.href)."],
  [new Map([["host", "a"]]), PLAIN],
  [new URLSearchParams("a=b"), PLAIN],
  [Object.assign(new Map([["host", "a"]]), { path: "/b" }), PLAIN],
  [Object.assign(Object.create({ pathname: "/a" }) as object, { host: "a" }), PLAIN],
  [Object.defineProperty({ path: "/b" }, "hostname", { value: "a" }), PLAIN],
  [{ port: true }, "'port' of the components must be a string, an integer or null, not boolean."],
])("%j is neither a tree nor components", (input, message) => {
  expect(() => recompose(input as Partial<Components>)).toThrow(new TypeError(message));
});

test("inherited components are written", () => {
  class Server {
    readonly #name = "a";
    get host(): string {
      return this.#name;
    }
  }
  expect(recompose(new Server())).toBe("//a");
  expect(recompose(Object.create({ path: "/a" }) as Partial<Components>)).toBe("/a");
});
