import { abnfName, abnfOf, documentName } from "../../scripts/build/bnf.js";

const rewritten: readonly (readonly [what: string, bnf: string, abnf: string])[] = [
  ["alternatives", "a = b | c |\n    d", "a = b / c /\n    d"],
  ["brackets that make optional", 'a = [ b [ ":" c ]] d', 'a = [ b [ ":" c ]] d'],
  ["brackets after a repetition", "a = *[ b | c ] 1*[ d ] 1*2[ e ] 3[ f ]", "a = *( b / c ) 1*( d ) 1*2( e ) 3( f )"],
  ["brackets of both kinds in one another", "a = *[ b [ c *[ d ]]]", "a = *( b [ c *( d )])"],
  ["parentheses", "a = ( b | c ) *( d | [ e ] )", "a = ( b / c ) *( d / [ e ] )"],
  ["brackets after a rule or a literal", 'a = b[c] "*"[d] e2[f]', 'a = b[c] "*"[d] e2[f]'],
  ["repetition of a rule or a literal", 'a = *b 1*c 2d *"e"', 'a = *b 1*c 2d *"e"'],
  ["names", "net_path = gopher+_string | ip-schemepart", "net-u-path = gopher-p--u-string / ip-schemepart"],
  ["the double quote", 'a = "<" | <"> | "\\"', 'a = "<" / %x22 / "\\"'],
  ["literals", 'a = "|" "[" "]" "_+" ";" "*["', 'a = "|" "[" "]" "_+" ";" "*["'],
  ["terminal values", "a = %x00-1F | 1*%x7F b", "a = %x00-1F / 1*%x7F b"],
  ["comments", 'a = b ; c | *[ d_e "\nf = g', 'a = b ; c | *[ d_e "\nf = g'],
];

test.each(rewritten)("BNF: %s", (_what, bnf, abnf) => {
  expect(abnfOf(bnf, "test")).toBe(abnf);
});

const refused: readonly (readonly [bnf: string, message: string])[] = [
  ["a = b\nc = d / e", 'test: BNF, line 2: "/" is not valid BNF'],
  ["a = 1#b", 'test: BNF, line 1: "#" is not valid BNF'],
  ["a = <b>", 'test: BNF, line 1: "<" is not valid BNF'],
  ['a = "b\n', 'test: BNF, line 1: "\\"" is not valid BNF'],
  ["a = *[ b )", 'test: BNF, line 1: ")" has no opening bracket'],
  ["a = ( b ]", 'test: BNF, line 1: "]" has no opening bracket'],
  ["a = b ]", 'test: BNF, line 1: "]" has no opening bracket'],
  ["a = *[ b", "test: BNF: a bracket is not closed"],
  ["a = b-u-c", 'rule b-u-c: the name must not contain "-p-" or "-u-", which replace "+" and "_" in the ABNF'],
];

test.each(refused)("not BNF: %j", (bnf, message) => {
  expect(() => abnfOf(bnf, "test")).toThrow(new Error(message));
});

test("each name has an ABNF name from which it can be restored", () => {
  const names = ["a-b", "a_b", "a+b", "a+_b", "a_+b", "a--b", "a__b"];
  expect(new Set(names.map(abnfName)).size).toBe(names.length);
  expect(names.map(abnfName).map(documentName)).toEqual(names);
});
