// The readable inputs of `core/components.json`: each component absent, empty and present.

const AUTHORITIES = [
  ...["", "h", "u@h", "@h", ":@h", "u:p@h", "u:p:q@h", "h:", "h:80", "@", ":", "@:", "u@h:0080", "%C3%A9.example"],
  ...["1.2.3.4", "[::1]", "[2001:db8::7]:443", "u@[V1.a:b]:1", "[::ffff:192.0.2.1]:", "!$&'()*+,;=:@h"],
];
const PATHS = ["", "/", "/a", "/a/b", "/a//", "//", "/:@", "/.", "/%2F"];
const ROOTLESS = ["", "/", "a", "a/b", "a:b", "a@b", "/a//b", "a//b", "."];
const NO_SCHEME = ["", "/", "a", "./a:b", "a/b:c", "@", "..", "a//", ";p=1"];
const TAILS = ["", "?", "#", "?#", "?q", "#f", "?q#f", "?a?b#c?d", "?/#/", "?a:b@c#//d"];

/**
 * @param {import("../examples.js").Table3986} table
 * @returns {Generator<import("./case.js").Draft & { input: string }>}
 */
export function* components({ examples, figure, appendixB }) {
  for (const [input] of examples) yield { section: "1.1.2", input };
  for (const [input] of figure) yield { section: "3", input };
  yield { section: "B", input: appendixB[0] };
  for (const authority of AUTHORITIES) {
    for (const tail of TAILS.slice(0, 4)) yield { section: "3.2", input: `s://${authority}${tail}` };
    yield { section: "4.2", input: `//${authority}/p?q#f` };
  }
  let turn = 0;
  for (const tail of TAILS) {
    for (const path of PATHS) {
      const authority = AUTHORITIES[turn++ % AUTHORITIES.length] ?? "";
      yield { section: "3.3", input: `${turn % 3 === 0 ? "" : "A+-.1:"}//${authority}${path}${tail}` };
    }
    for (const path of ROOTLESS) yield { section: "3.3", input: `s:${path}${tail}` };
    for (const path of NO_SCHEME) yield { section: "4.2", input: path + tail };
  }
}
