import { array, assert, constantFrom, option, property, record, tuple } from "fast-check";
import { establishBase, type BaseCandidate, type EstablishBaseOptions, type Entity } from "../../src/context/index.js";
import { isAbsoluteURI, resolve } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";

const embedded = "http://e.example/a";
const encapsulating = "http://w.example/a";
const retrieval = "http://r.example/a";
const byDefault = "http://d.example/a";

const summary = (entity: Entity, options?: EstablishBaseOptions): unknown[] => {
  const { base, source, section, reason } = establishBase(entity, options);
  return [base, source, section, reason];
};

describe("the order of precedence", () => {
  test.each<[entity: Entity, base: string | null, source: string | null, section: string, reason: string]>([
    [
      { embedded, encapsulating, retrieval, default: byDefault },
      embedded,
      "embedded",
      "5.1.1",
      "The innermost base is used: the base embedded in the content.",
    ],
    [
      { embedded: null, encapsulating, retrieval, default: byDefault },
      encapsulating,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity is used: the URI given for it.",
    ],
    [
      { embedded: [], encapsulating: null, retrieval, default: byDefault },
      retrieval,
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the URI used to retrieve the entity.",
    ],
    [
      { retrieval: null, default: byDefault },
      byDefault,
      "default",
      "5.1.4",
      "There is no embedded, encapsulating or retrieval base: the base is the application's default.",
    ],
    [
      { retrieval: [], default: null },
      null,
      null,
      "5.1.4",
      "No base is available: relative references cannot be resolved.",
    ],
    [
      { embedded: { reference: embedded, by: "Content-Base" } },
      embedded,
      "embedded",
      "5.1.1",
      "The innermost base is used: the base from Content-Base.",
    ],
    [
      { retrieval: ["http://r.example/1", "http://r.example/2"] },
      "http://r.example/2",
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the last URI of a redirected request.",
    ],
    [
      { encapsulating: { retrieval }, retrieval: "http://inner.example/" },
      retrieval,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity is used: the URI used to retrieve the entity.",
    ],
    [
      { encapsulating: { encapsulating: { embedded: { reference: embedded, by: "Content-Location" } } } },
      embedded,
      "encapsulating",
      "5.1.2",
      "No base is embedded, so the base of the encapsulating entity (2 levels up) is used: the base from Content-Location.",
    ],
    [
      { encapsulating: { encapsulating: {} }, retrieval },
      retrieval,
      "retrieval",
      "5.1.3",
      "There is no embedded or encapsulating base: the base is the URI used to retrieve the entity.",
    ],
  ])("%j", (entity, ...expected) => {
    expect(summary(entity)).toEqual(expected);
  });
});

describe("a fragment is not part of a base", () => {
  test.each<Entity>([
    { embedded: "http://a/b#c" },
    { encapsulating: "http://a/b#c" },
    { retrieval: "http://a/b#" },
    { retrieval: ["http://a/#b", "b#c"] },
    { default: "http://a/b#c" },
    { embedded: "#d", retrieval: "http://a/b#c" },
  ])("%j", (entity) => {
    expect(establishBase(entity).base).toBe("http://a/b");
  });
});

describe("relative candidates", () => {
  test.each<[why: string, entity: Entity, base: string]>([
    ["is resolved against the next", { embedded: "../x", retrieval: "http://a/b/c/d" }, "http://a/b/x"],
    [
      "in all layers",
      { embedded: "x", encapsulating: { embedded: "../y/", retrieval: "http://a/b/c" } },
      "http://a/y/x",
    ],
    ["against the default, too", { embedded: "x", default: "http://a/" }, "http://a/x"],
    ["of several, against those after it", { embedded: ["x", "http://a/y/"], retrieval }, "http://a/y/x"],
    ["in redirects, against the one before", { retrieval: ["http://a/b/c", "../d/e", "f", "?g"] }, "http://a/d/f?g"],
    ["in redirects, after the last that is not", { retrieval: ["http://a/", "b", "http://c/", "d"] }, "http://c/d"],
    [
      "in a message, not against what is known of its parts",
      { retrieval, encapsulating: { embedded: "x" } },
      retrieval,
    ],
    ["may be empty", { embedded: "", retrieval: "http://a/b?c" }, "http://a/b?c"],
  ])("%s", (_why, entity, base) => {
    expect(establishBase(entity).base).toBe(base);
  });
});

test("the result for each candidate", () => {
  const location = { reference: "../c/", by: "Content-Location" };
  const { candidates } = establishBase({
    embedded: ["a b", { reference: "x", by: "Content-Base", absolute: true }, location],
    encapsulating: { embedded: "http://a/b/", retrieval: "x" },
    retrieval: ["http://%/", "y"],
    default: byDefault,
  });
  expect(candidates.map(({ diagnostic, ...candidate }) => ({ ...candidate, code: diagnostic?.code ?? null }))).toEqual([
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: null,
      reference: "a b",
      base: null,
      outcome: "refused",
      reason: "A space is not allowed in the path.",
      code: "rfc3986/space",
    },
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: "Content-Base",
      reference: "x",
      base: null,
      outcome: "refused",
      reason: "Content-Base must be absolute.",
      code: null,
    },
    {
      source: "embedded",
      depth: 0,
      section: "5.1.1",
      by: "Content-Location",
      reference: "../c/",
      base: "http://a/c/",
      outcome: "established",
      reason: "The innermost base is used: the base from Content-Location.",
      code: null,
    },
    {
      source: "embedded",
      depth: 1,
      section: "5.1.1",
      by: null,
      reference: "http://a/b/",
      base: "http://a/b/",
      outcome: "outranked",
      reason: "A relative reference of higher precedence is resolved against it.",
      code: null,
    },
    {
      source: "retrieval",
      depth: 1,
      section: "5.1.3",
      by: null,
      reference: "x",
      base: null,
      outcome: "refused",
      reason: "It is relative, and there is no base to resolve it against.",
      code: null,
    },
    {
      source: "retrieval",
      depth: 0,
      section: "5.1.3",
      by: null,
      reference: "y",
      base: null,
      outcome: "refused",
      reason: "It is relative, and there is no base to resolve it against.",
      code: null,
    },
    {
      source: "default",
      depth: 0,
      section: "5.1.4",
      by: null,
      reference: byDefault,
      base: byDefault,
      outcome: "outranked",
      reason: "Another base has precedence.",
      code: null,
    },
  ]);
});

describe("invalid candidates do not count", () => {
  test.each<[entity: Entity, base: string | null, reason: string]>([
    [{ embedded: "http://a b/", retrieval }, retrieval, "A space is not allowed in the host."],
    [{ embedded: "../x" }, null, "It is relative, and there is no base to resolve it against."],
    [{ encapsulating: "x", retrieval }, retrieval, "It is relative, and there is no base to resolve it against."],
    [{ retrieval: "x", default: byDefault }, byDefault, "It is relative, and there is no base to resolve it against."],
    [{ default: "x" }, null, "It is relative, and there is no base to resolve it against."],
    [{ retrieval: ["http://a/", "|"] }, null, "'|' is not allowed in the path."],
  ])("%j", (entity, base, reason) => {
    const result = establishBase(entity);
    expect(result.base).toBe(base);
    expect(result.candidates[0]).toMatchObject({ outcome: "refused", base: null, reason });
  });
});

describe("the drafts", () => {
  test("url-syntax-05 has no default but the empty string", () => {
    const options = { standard: "url-syntax-05" } as const;
    const reason = "No base is available, so the base is the empty string: all references are treated as absolute.";
    expect(summary({ default: byDefault }, options)).toEqual([null, null, "5.1.4", reason]);
    expect(establishBase({ default: byDefault }, options).candidates).toEqual([
      {
        source: "default",
        depth: 0,
        section: "5.1.4",
        by: null,
        reference: byDefault,
        base: null,
        outcome: "refused",
        reason: "The only default base in this standard is the empty string.",
      },
    ]);
    expect(establishBase({ embedded: "?y", retrieval: "http://a/b/c" }, options).base).toBe("http://a/b/?y");
  });

  test("RFC 1808 describes bases in section 3, and has no default but the empty string", () => {
    const options = { standard: "rfc1808" } as const;
    expect(establishBase({ default: byDefault }, options)).toMatchObject({ base: null, section: "3.4" });
    const entity = { embedded: [";x/y", "../g;z"], encapsulating: { retrieval: "http://a/b;p/q?r#f" } };
    const { base, section, candidates } = establishBase(entity, options);
    expect([base, section]).toEqual(["http://a/../g;x/y", "3.1"]);
    expect(candidates.map((each) => [each.section, each.base])).toEqual([
      ["3.1", "http://a/../g;x/y"],
      ["3.1", "http://a/../g;z"],
      ["3.3", "http://a/b;p/q?r"],
    ]);
  });

  test("RFC 2396 describes bases in section 5.1, and lets the application choose a default", () => {
    const options = { standard: "rfc2396" } as const;
    expect(establishBase({ default: byDefault }, options)).toMatchObject({ base: byDefault, section: "5.1.4" });
    expect(establishBase({ embedded: "/x", retrieval: "http://a/b" }, options).base).toBe("http://a/x");
    // Only resolution reads a query alone.
    expect(establishBase({ embedded: "?y", retrieval: "http://a/b" }, options).base).toBe("http://a/b");
  });

  test("rfc2396bis-01 has references without a target", () => {
    const options = { standard: "rfc2396bis-01" } as const;
    const { base, candidates } = establishBase({ embedded: "x", retrieval: "urn:a" }, options);
    expect(base).toBe("urn:a");
    expect(candidates[0]).toMatchObject({ outcome: "refused", diagnostic: { code: "rfc2396bis-01/opaque-base" } });
    expect(candidates[0]?.reason).toBe(candidates[0]?.diagnostic?.message);
    expect([candidates[0]?.diagnostic?.start, candidates[0]?.diagnostic?.end]).toEqual([0, 1]);
  });

  test.each(["rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"] as const)(
    "an empty reference is the base: %s",
    (standard) => {
      expect(establishBase({ embedded: "#s", retrieval: "http://a/b?c" }, { standard }).base).toBe("http://a/b?c");
    },
  );

  test("RFC 1738 has no bases", () => {
    const message =
      "rfc1738 does not define relative references. These standards do: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.";
    expect(() => establishBase({}, { standard: "rfc1738" as "rfc3986" })).toThrow(new RangeError(message));
  });
});

describe("arguments of the wrong type are refused", () => {
  const wrong: [name: string, entity: unknown, message: string][] = [
    ["embedded", { embedded: 7 }, "The embedded reference must be an object, not number."],
    ["embedded", { embedded: [{ by: "x" }] }, "'reference' of the embedded reference must be a string, not undefined."],
    [
      "retrieval",
      { retrieval: [new URL("http://a/")] },
      "An item of 'retrieval' of the entity must be a string, not object. Pass url.href.",
    ],
    ["default", { default: false }, "'default' of the entity must be a string, not boolean."],
  ];
  test.each(wrong)("%s", (_name, entity, message) => {
    expect(() => establishBase(entity as Entity)).toThrow(new TypeError(message));
  });

  test("a list that cannot be read", () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expect(() => establishBase({ embedded: proxy })).toThrow(/^'embedded' of the entity cannot be read\.$/);
  });

  test("an entity inside itself", () => {
    const entity: { encapsulating?: Entity } = {};
    entity.encapsulating = { encapsulating: entity };
    expect(() => establishBase(entity)).toThrow(new TypeError("An entity cannot encapsulate itself."));
  });
});

test("ten thousand entities, each in another", () => {
  let entity: Entity = { retrieval: "http://a/b" };
  for (let depth = 0; depth < 10_000; depth++) entity = { embedded: "?c", encapsulating: entity };
  const { base, candidates } = establishBase(entity);
  expect([base, candidates.length]).toEqual(["http://a/b?c", 10_001]);
});

test("ten thousand redirects", () => {
  const retrieval = ["http://a/b", ...Array.from({ length: 10_000 }, () => "c")];
  expect(establishBase({ retrieval }).base).toBe("http://a/c");
});

test("redirects and entities whose bases grow", () => {
  const count = 5_000;
  const last = `http://a/${"c/".repeat(count)}d`;
  const retrieval = ["http://a/b", ...Array.from({ length: count }, () => "c/d")];
  expect(establishBase({ retrieval }).base === last).toBe(true);
  let entity: Entity = { retrieval: "http://a/b" };
  for (let depth = 0; depth < count; depth++) entity = { embedded: "c/d", encapsulating: entity };
  const { base, candidates } = establishBase(entity);
  expect(base === last).toBe(true);
  expect(candidates[count - 2]?.base).toBe("http://a/c/c/d");
});

test("long references", () => {
  const long = `http://a/${"b/".repeat(200_000)}`;
  const { base } = establishBase({ embedded: `c#${"d".repeat(1_000_000)}`, retrieval: long });
  expect(base === `${long}c`).toBe(true);
});

/** A literal implementation: the layers of section 5.1, one after the other. */
function literally(entity: Entity): string | null {
  const outer =
    (typeof entity.encapsulating === "string"
      ? absolute(entity.encapsulating)
      : entity.encapsulating
        ? literally(entity.encapsulating)
        : null) ??
    absolute(entity.retrieval as string | null) ??
    absolute(entity.default ?? null);
  return absolute((entity.embedded ?? null) as string | null, outer) ?? outer;
}

function absolute(reference: string | null, base: string | null = null): string | null {
  if (reference === null || !standards.rfc3986.test(reference)) return null;
  if (standards.rfc3986.test(reference, { rule: "URI" })) return reference.replace(/#.*/, "");
  return base === null ? null : resolve(reference, base).replace(/#.*/, "");
}

test("the result equals the literal implementation, for any nesting of entities", () => {
  const reference = option(constantFrom("http://a/b/c", "f:/g#h", "../x", "y/", "#z", "a b", "\uD800", "__proto__"));
  const layer = record({ embedded: reference, encapsulating: reference, retrieval: reference, default: reference });
  assert(
    property(array(tuple(layer, constantFrom(true, false)), { minLength: 1, maxLength: 4 }), (layers) => {
      const [entity] = layers.reduceRight<Entity[]>(
        ([inside], [each, nested]) => [nested && inside ? { ...each, encapsulating: inside } : each],
        [],
      );
      const { base, source, candidates } = establishBase(entity as Entity);
      expect(base).toBe(literally(entity as Entity));
      expect(base === null || isAbsoluteURI(base)).toBe(true);
      const won = candidates.filter(({ outcome }: BaseCandidate) => outcome === "established");
      expect(won.map((each) => each.base)).toEqual(base === null ? [] : [base]);
      expect(source === null).toBe(base === null);
    }),
    { seed: 3986, numRuns: 200 },
  );
});
