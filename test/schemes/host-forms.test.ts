import {
  compare,
  defineScheme,
  equivalent,
  normalize,
  rfc,
  schemes,
  validate,
  withSchemes,
} from "../../src/schemes/index.js";

// The normal forms of IPv6 addresses and ports in schemes.
test.each([
  ["http://[2001:0db8:0001::1]/", "http://[2001:db8:1::1]/"],
  ["http://[2001:DB8:0:0:0:0:0:1]:080", "http://[2001:db8::1]/"],
  ["x-unknown://[0:0::1]/", "x-unknown://[::1]/"],
  ["coap://[0:0::1]/a", "coap://[::1]/a"],
  ["//[0:0::1]/a", "//[::1]/a"],
  ["sip:a@[2001:0db8::0001]", "sip:a@[2001:db8::1]"],
  ["stun:[2001:0db8::0001]:03478", "stun:[2001:db8::1]:3478"],
  ["sip:a@example.com:05061", "sip:a@example.com:5061"],
  ["http://a:08080/:09", "http://a:8080/:09"],
  ["turn:[0:0:0:0:0:0:0:1]?transport=udp", "turn:[::1]?transport=udp"],
])("%s becomes %s", (uri, normal) => {
  expect(normalize(uri)).toBe(normal);
  expect(normalize(normal)).toBe(normal);
  expect(equivalent(uri, normal)).toBe(true);
  expect(compare(uri, normal)).toEqual({ equivalent: true, rung: "scheme" });
});

test("the step can be left out", () => {
  expect(normalize("http://[0::1]/", { steps: ["case", "scheme"] })).toBe("http://[0::1]/");
  expect(normalize("sip:a@[0::1]", { steps: ["case", "scheme"] })).toBe("sip:a@[0::1]");
});

test("a scheme made of functions has no tree, so its addresses stay unchanged", () => {
  const plain = defineScheme({
    name: "plain",
    specification: rfc(1, "Host Software"),
    section: "1",
    status: null,
    grammar: { test: (uri) => uri.startsWith("plain:") },
  });
  expect(withSchemes([plain]).normalize("plain:a@[0::1]")).toBe("plain:a@[0::1]");
});

test("a change cites its section", () => {
  const { changes } = normalize("sip:a@[0:0::1]", { changes: true });
  expect(changes).toContainEqual({
    step: "ipv6",
    section: "RFC5952:4",
    start: 7,
    end: 13,
    before: "0:0::1",
    after: "::1",
  });
});

test("the normal form of each example with an IPv6 address is equivalent to the example", () => {
  for (const { examples, standard } of schemes.values()) {
    for (const uri of examples.filter((each) => each.includes("[") && standard === "rfc3986")) {
      const normal = normalize(uri);
      expect([uri, validate(normal).ok]).toEqual([uri, validate(uri).ok]);
    }
  }
});
