/**
 * Trees without a parser: this file must not import a grammar, because a grammar reads its trees in another way. So it
 * shares no modules with other test files.
 *
 * @jest-environment node
 */
import { references } from "../../src/standards/rfc3986/references.js";
import { known } from "../../src/tree/known.js";

const leaf = (type: string, value: string): object => ({ type, value });

const URI = {
  type: "URI",
  scheme: leaf("scheme", "http"),
  authority: {
    type: "authority",
    userinfo: null,
    host: { type: "IP-literal", address: leaf("IPv6address", "::1") },
    port: leaf("port", "80"),
  },
  path: { type: "path-abempty", segments: [leaf("segment", "a"), leaf("segment", "")] },
  query: leaf("query", "b"),
  fragment: null,
} as never;

test("a tree that was made by hand has components and a text", () => {
  expect(known.readers.size).toBe(0);
  expect(references.components(URI)).toEqual(references.components("http://[::1]:80/a/?b"));
  expect(references.text(URI)).toBe("http://[::1]:80/a/?b");
});

test("without a scheme's grammar, a scheme's tree under the root has no text that could differ", () => {
  expect(references.text({ ...(URI as object), schemeNode: leaf("http-URI", "other") } as never)).toBe(
    "http://[::1]:80/a/?b",
  );
});

test.each([
  ["authority", undefined],
  ["path", null],
  ["path", { type: "path-rootless", segments: "a" }],
  ["path", { type: "path-rootless", segments: [{ type: "segment" }] }],
  ["query", { type: "query" }],
])("a tree whose %s is %j is refused", (name, value) => {
  expect(() => references.text({ ...(URI as object), [name]: value } as never)).toThrow(
    new TypeError("A node of the tree does not have the fields of its type."),
  );
});
