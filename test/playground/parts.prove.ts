import fc from "fast-check";
import { anyStandard } from "../../src/standards/by-id.js";
import { stretchesByDelimiters, stretchesOf, type Stretch } from "../../scripts/playground/page/parts.js";
import { ids, inputs } from "./inputs.js";

/** Writes each range in brackets after the first letter of its part; delimiters have no brackets. */
function drawn(input: string, stretches: readonly Stretch[]): string {
  return stretches
    .map(({ start, end, kind }) => (kind ? `${kind.charAt(0)}[${input.slice(start, end)}]` : input.slice(start, end)))
    .join("");
}

test.each([
  ["rfc3986", "http://u:p@h:8/p/q?r#s", "s[http]://u[u:p]@h[h]:p[8]p[/p/q]?q[r]#f[s]"],
  ["rfc3986", "http://[::1]", "s[http]://h[[::1]]"],
  ["rfc3986", "a:b", "s[a]:p[b]"],
  ["rfc3986", "", ""],
  ["rfc2396bis-01", "//h:80a?q", "//h:80a?q[q]"],
  ["rfc2396", "//h:80a?q", "//h:80a?q[q]"],
  ["url-syntax-05", "http://u:p@h:8/p;x/q?r#s", "s[http]://u[u]:u[p]@h[h]:p[8]p[/p;x/q]?q[r]#f[s]"],
  ["rfc1738", "ftp://u:p@h/a/b;type=A", "s[ftp]://u[u]:u[p]@h[h]/p[a/b];p[type]=p[A]"],
  ["rfc1738", "gopher://h/1s%09q%09p", "s[gopher]://h[h]/p[1]p[s]%09q[q]%09q[p]"],
  ["rfc1738", "x:y", "s[x]:p[y]"],
] as const)("%s: the parts of %j", (id, input, expected) => {
  expect(drawn(input, stretchesOf(anyStandard(id).parse(input)))).toBe(expected);
});

test.each([
  ["http://a:8x/", "s[http]://h[a]:p[8x]p[/]"],
  ["http://a b@c?d#e#f", "s[http]://u[a b]@h[c]?q[d]#f[e#f]"],
  ["http://[2001:db8::1::2]/", "s[http]://h[[2001:db8::1::2]]p[/]"],
  ["http://[::1", "s[http]://h[[::1]"],
  ["http://[::1]x/", "s[http]://h[[::1]x]p[/]"],
  ["a\nb", "p[a\nb]"],
  ["://", "://"],
])("by its delimiters: %j", (input, expected) => {
  expect(drawn(input, stretchesByDelimiters(input))).toBe(expected);
});

function expectWhole(input: string, stretches: readonly Stretch[]): void {
  expect(stretches.map(({ start, end }) => input.slice(start, end)).join("")).toBe(input);
  for (const { start, end } of stretches) expect(end).toBeGreaterThan(start);
}

test.each(ids)("%s: the ranges cover the whole input, without gaps", (id) => {
  const grammar = anyStandard(id);
  for (const input of inputs) if (grammar.test(input)) expectWhole(input, stretchesOf(grammar.parse(input)));
});

test("the ranges by delimiters cover any input", () => {
  const text = fc.string({ unit: fc.constantFrom(...":/?#[]@a1\n\uD800") });
  fc.assert(
    fc.property(text, (input) => {
      expectWhole(input, stretchesByDelimiters(input));
    }),
    { seed: 3986 },
  );
});
