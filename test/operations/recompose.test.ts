import { components, parse, recompose, visit, type Components, type NodeBase } from "../../src/index.js";
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
    [{ path: "a b" }, "U+0020 is not allowed here (rule URI-reference)."],
    [{ scheme: "1a" }, '":" is not allowed here (rule URI-reference).'],
    [{ scheme: "" }, '":" is not allowed here (rule URI-reference).'],
    [{ host: "h", port: "x" }, "The input ends too early (rule URI-reference)."],
    [{ fragment: "a#b" }, '"#" is not allowed here (rule URI-reference).'],
  ])("%j do not match the grammar", (parts, message) => {
    expect(caught(() => recompose(parts)).message).toBe(message);
  });
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

  test("that do not match their rule are refused", () => {
    const tree = visit<NodeBase>(parse("http://h/a"), { segment: () => leaf("segment", "a b") });
    expect(caught(() => recompose(tree)).message).toBe("U+0020 is not allowed here (rule URI).");
  });

  test("whose leaves have lost their values are refused", () => {
    expect(() => recompose({ type: "port", start: 0, end: 0 })).toThrow(
      new TypeError('A node of type "port" must have a string property "value".'),
    );
  });

  test("of a type that the standard does not have are refused", () => {
    expect(() => recompose(leaf("constructor", "a"))).toThrow(
      new RangeError('rfc3986 has no node of type "constructor"'),
    );
  });
});
