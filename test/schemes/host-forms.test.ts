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

// A host that begins with an encoded "/" is the path of a socket, in which case matters.
test.each([
  ["http+unix://%2FVar%2f%41b/x/../y", "http+unix://%2FVar%2FAb/y"],
  ["HTTP+UNIX://u%41@%2FVAR.sock:080", "http+unix://uA@%2FVAR.sock:80/"],
  ["https+unix://a%2FB/", "https+unix://a%2Fb/"],
  ["postgresql://%2FVar%2FLib/db", "postgresql://%2FVar%2FLib/db"],
  ["postgresql://u%41@A.com,%2FVar%7e/db", "postgresql://uA@a.com,%2FVar~/db"],
  // The grammar of http has no sockets, and postgresql's grammar refuses a database with a "/".
  ["http://%2FVar/", "http://%2Fvar/"],
  ["postgresql://%2FVar/a/B", "postgresql://%2Fvar/a/B"],
])("%s becomes %s, with the case of its sockets", (uri, normal) => {
  expect(normalize(uri)).toBe(normal);
  expect(normalize(normal)).toBe(normal);
  expect(equivalent(uri, normal)).toBe(true);
});

test.each(["http+unix", "ws+unix", "postgresql", "mongodb", "x-unknown"])("sockets of %s differ by case", (scheme) => {
  const [upper, lower] = [`${scheme}://%2FVar.sock/`, `${scheme}://%2fvar.sock/`];
  expect(equivalent(upper, lower)).toBe(false);
  expect(compare(upper, lower)).toEqual({ equivalent: false, rung: null });
  expect(equivalent(lower, lower.replace("%2f", "%2F"))).toBe(true);
});

test("the changes of a host with a socket have their steps, sections and offsets", () => {
  expect(normalize("postgresql://%61@A.com,%2fV%7E/", { changes: true })).toEqual({
    uri: "postgresql://a@a.com,%2FV~/",
    changes: [
      { step: "percent-encoding", section: "6.2.2.2", start: 13, end: 16, before: "%61", after: "a" },
      { step: "case", section: "6.2.2.1", start: 17, end: 23, before: "A.com,", after: "a.com," },
      { step: "case", section: "6.2.2.1", start: 23, end: 30, before: "%2fV%7E", after: "%2FV%7E" },
      { step: "percent-encoding", section: "6.2.2.2", start: 23, end: 30, before: "%2FV%7E", after: "%2FV~" },
    ],
  });
  const { changes } = normalize("x://%2fA%41/", { steps: ["percent-encoding"], changes: true });
  expect(changes.map(({ after }) => after)).toEqual(["%2fAA"]);
});

test("a scheme that is only registered, or made of functions, keeps the case of a socket", () => {
  expect(normalize("rtmp://%2FVar/")).toBe("rtmp://%2FVar/");
  expect(normalize("rtmp://Var/")).toBe("rtmp://var/");
});
