/**
 * The laws of resolution (RFC 3986 section 5) and of its reverse.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { resolve } from "../../src/index.js";
import type { StandardId } from "../../src/standards/index.js";
import { base, reference, target } from "./arbitrary.js";
import { addingTo, RESOLVING, same, type Law } from "./law.js";
import type { Options, Subject } from "./subject.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

const OPTIONS: Readonly<Partial<Record<StandardId, Arbitrary<Options>>>> = {
  rfc3986: fc.record({ strict: fc.boolean(), literal: fc.boolean() }, { requiredKeys: [] }),
  "rfc2396bis-01": fc.record(
    { validating: fc.boolean(), excess: fc.constantFrom("keep", "remove"), literal: fc.boolean() },
    { requiredKeys: [] },
  ),
  rfc2396: fc.record(
    { validating: fc.boolean(), excess: fc.constantFrom("keep", "remove"), literal: fc.boolean() },
    { requiredKeys: [] },
  ),
  "url-syntax-05": fc.record({ literal: fc.boolean() }, { requiredKeys: [] }),
  rfc1808: fc.record({ literal: fc.boolean() }, { requiredKeys: [] }),
};

/** The options of a standard. */
function options({ id }: Subject): Arbitrary<Options> {
  return OPTIONS[id] ?? fc.constant({});
}

/** The same options without the literal ones, whose results can be read as different components. */
function guarded(subject: Subject): Arbitrary<Options> {
  return options(subject).map((chosen) => ({ ...chosen, literal: false }));
}

/** Checks whether the reference has the base's scheme, and the options say to ignore it. */
function ignoresScheme(subject: Subject, ref: string, from: string, { strict, validating }: Options): boolean {
  const { id, components, isReference } = subject;
  const isLoose = strict === false || validating === false;
  const { scheme, path } = components(ref);
  if (id === "rfc2396" && scheme !== null) {
    const rest = ref.slice(scheme.length + 1);
    // The rest must be a relative reference.
    if (!isReference(rest) || /^[A-Za-z][\dA-Za-z+.-]*:/.test(rest)) return false;
    return isLoose && scheme.toLowerCase() === components(from).scheme?.toLowerCase();
  }
  // An opaque part can contain brackets, but a path cannot, so without its scheme the text is no longer valid.
  return isLoose && !/[[\]]/.test(path) && scheme?.toLowerCase() === components(from).scheme?.toLowerCase();
}

const currentDocument = {
  because: "an empty reference is the current document",
  example: ({ resolve: resolveTo }: Subject) =>
    resolveTo("", "f://h/a?b") === null && resolveTo("#c", "f://h/a?b") === null,
};

const noFragment = {
  because: "a base has no fragment",
  example: ({ isBase }: Subject) => !isBase("f://h/a#b"),
};

const inheritsFragment = {
  because: "an empty reference inherits the base's fragment, too",
  example: ({ resolve: resolveTo }: Subject) => resolveTo("", "f://h/a?b#c") === "f://h/a?b#c",
};

law(
  "a target is a valid reference with a scheme, and one that could be a base but for its fragment",
  { of: RESOLVING },
  (subject) => {
    const { standard, components } = subject;
    return fc.property(reference(subject), base(subject), guarded(subject), (ref, from, chosen) => {
      const to = subject.resolve(ref, from, chosen);
      if (to === null) return;
      same(standard.test(to, { rule: subject.reference }), true);
      same(components(to).scheme === null, false);
      same(standard.test(to.replace(/#.*/, ""), { rule: subject.target }), true);
    });
  },
);

law("a target's scheme, authority and fragment are the reference's or the base's", { of: RESOLVING }, (subject) => {
  const { components } = subject;
  return fc.property(reference(subject), base(subject), guarded(subject), (ref, from, chosen) => {
    const to = subject.resolve(ref, from, chosen);
    if (to === null) return;
    const [R, B, T] = [components(ref), components(from), components(to)];
    const scheme = ignoresScheme(subject, ref, from, chosen) ? null : R.scheme;
    same(T.scheme, scheme ?? B.scheme);
    // In RFC 1808, an empty component counts as absent.
    const own = subject.id === "rfc1808" && R.authority === "" ? null : R.authority;
    same(T.authority, scheme === null ? (own ?? B.authority) : R.authority);
    same(T.fragment, R.fragment);
  });
});

law("no authority appears that neither side had", { of: RESOLVING }, (subject) => {
  const { components } = subject;
  return fc.property(reference(subject), base(subject), guarded(subject), (ref, from, chosen) => {
    const to = subject.resolve(ref, from, chosen);
    const authority = to === null ? null : components(to).authority;
    same([components(ref).authority, components(from).authority, null].includes(authority), true);
  });
});

law(
  "a target's query is the reference's, or the base's where the reference has neither path nor query",
  {
    of: RESOLVING,
    except: {
      rfc1808: {
        because: "an empty query counts as absent, and parameters count like a query",
        example: ({ resolve: resolveTo }) =>
          resolveTo("?", "f://h/a?b") === "f://h/a?b" && resolveTo(";", "f://h/a?b") === "f://h/a;?b",
      },
      "url-syntax-05": {
        because: "dot-segments are removed from the query, too",
        example: ({ resolve: resolveTo }) => resolveTo("g?y/../x", "f://h/a") === "f://h/x",
      },
    },
  },
  (subject) => {
    const { components } = subject;
    return fc.property(reference(subject), base(subject), guarded(subject), (ref, from, chosen) => {
      const to = subject.resolve(ref, from, chosen);
      if (to === null) return;
      const [R, B] = [components(ref), components(from)];
      const isIgnored = ignoresScheme(subject, ref, from, chosen);
      // Without its scheme, an opaque part is a path and a query.
      if (isIgnored && subject.id !== "rfc3986") return;
      const scheme = isIgnored ? null : R.scheme;
      const isEmpty = scheme === null && R.authority === null && R.path === "";
      same(components(to).query, isEmpty ? (R.query ?? B.query) : R.query);
    });
  },
);

law(
  "an empty reference gives the base without its fragment",
  {
    of: RESOLVING,
    except: {
      "rfc2396bis-01": currentDocument,
      rfc2396: currentDocument,
      "url-syntax-05": currentDocument,
      rfc1808: inheritsFragment,
    },
  },
  (subject) =>
    fc.property(target(subject), options(subject), (from, chosen) => {
      const [withoutFragment = ""] = from.split("#");
      same(subject.resolve("", from, chosen), withoutFragment);
      same(subject.resolve("#", from, chosen), `${withoutFragment}#`);
    }),
);

law(
  "the base's fragment does not matter, nor its query where the reference has a path",
  {
    of: RESOLVING,
    except: { rfc2396: noFragment, "url-syntax-05": noFragment, rfc1808: inheritsFragment },
  },
  (subject) => {
    return fc.property(reference(subject), base(subject), options(subject), (ref, from, chosen) => {
      const [withoutFragment = ""] = from.split("#");
      const resolved = subject.resolve(ref, from, chosen);
      same(subject.resolve(ref, withoutFragment, chosen), resolved);
      same(subject.resolve(ref, `${withoutFragment}#other`, chosen), resolved);
      const [withoutQuery = ""] = withoutFragment.split("?");
      if (subject.components(ref).path !== "") same(subject.resolve(ref, `${withoutQuery}?other`, chosen), resolved);
    });
  },
);

law("a reference with a scheme does not need the base", { of: RESOLVING }, (subject) =>
  fc.property(target(subject), target(subject), target(subject), (ref, from, other) => {
    same(subject.resolve(ref, from), subject.resolve(ref, other));
  }),
);

law("a target resolves to itself", { of: RESOLVING }, (subject) =>
  fc.property(reference(subject), base(subject), base(subject), (ref, from, other) => {
    const first = subject.resolve(ref, from);
    if (first === null) return;
    // In RFC 3986, an empty reference keeps the base's path, including its dot-segments.
    const resolved = String(subject.resolve(first, from));
    same(subject.resolve(resolved, other), resolved);
  }),
);

law(
  "a target's path has no dot-segment but the one that guards it, where the reference has a path",
  { of: ["rfc3986"] },
  (subject) => {
    const { components } = subject;
    return fc.property(reference(subject), base(subject), (ref, from) => {
      if (components(ref).path === "") return;
      const { authority, path } = components(resolve(ref, from));
      const rest = authority === null && path.startsWith("/.//") ? path.slice("/.".length) : path;
      same(
        rest.split("/").filter((segment) => segment === "." || segment === ".."),
        [],
      );
    });
  },
);

law("the trace ends with the target, in sections of the standard", { of: RESOLVING }, (subject) =>
  fc.property(reference(subject), base(subject), options(subject), (ref, from, chosen) => {
    const traced = subject.resolveTraced(ref, from, chosen);
    same(traced?.uri ?? null, subject.resolve(ref, from, chosen));
    if (traced === null) return;
    const last = traced.trace.at(-1);
    const algorithm = { rfc1808: "4", rfc3987: "RFC3986:5.2" }[subject.id as string] ?? "5.2";
    same([last?.section.startsWith(algorithm), last?.after], [true, traced.uri]);
    for (const { section, step } of traced.trace) same(/^(?:RFC3986:)?\d(?:\.\d)*$/.test(section) && step !== "", true);
  }),
);

/**
 * A base and a target that some reference resolves to. Most other targets have a different authority, so no relative
 * reference leads to them.
 */
function near(subject: Subject): Arbitrary<readonly [to: string, from: string, chosen: Options]> {
  return fc
    .tuple(reference(subject), base(subject), options(subject))
    .map(([ref, from, chosen]) => [subject.resolve(ref, from, chosen) ?? from, from, chosen] as const)
    .filter(([to]) => subject.standard.test(to));
}

law("resolve(relativize(t, b), b) === t", { of: RESOLVING }, (subject) => {
  const any = fc.tuple(target(subject), base(subject), options(subject));
  return fc.property(fc.oneof(near(subject), any), ([to, from, chosen]) => {
    const ref = subject.standard.relativize(to, from, chosen);
    if (ref !== to) same([ref, subject.resolve(ref, from, chosen)], [ref, to]);
    same(ref.length <= to.length, true);
  });
});

law("what relativize gives is the target itself or has no scheme", { of: RESOLVING }, (subject) =>
  fc.property(near(subject), ([to, from, chosen]) => {
    const ref = subject.standard.relativize(to, from, chosen);
    if (ref !== to) same([ref, subject.components(ref).scheme], [ref, null]);
  }),
);

law("a URI is led to from itself by nothing at all", { of: ["rfc3986"] }, (subject) =>
  fc.property(target(subject), (to) => {
    const [withoutFragment = "", ...fragment] = to.split("#");
    same(subject.standard.relativize(withoutFragment, to), "");
    same(subject.standard.relativize(to, to), fragment.length === 0 ? "" : `#${fragment.join("#")}`);
  }),
);
