// The laws of resolution (RFC 3986 section 5) and of its reverse.
import fc from "fast-check";
import { resolve } from "../../src/index.js";
import { reference, target } from "./arbitrary.js";
import { law, same } from "./law.js";

const options = fc.record({ strict: fc.boolean(), literal: fc.boolean() }, { requiredKeys: [] });

law("a target is a valid URI", { needs: ["resolve"] }, (subject) => {
  const { standard, operations } = subject;
  return fc.property(reference(subject), target(subject), options, (ref, base, chosen) => {
    same(standard.test(operations.resolve(ref, base, chosen), subject.target), true);
  });
});

law("a target's scheme, authority, query and fragment are the reference's or the base's", { needs: ["resolve", "components"] }, (subject) => {
  const { resolve, components } = subject.operations;
  return fc.property(reference(subject), target(subject), fc.boolean(), (ref, base, strict) => {
    const [R, B, T] = [components(ref), components(base), components(resolve(ref, base, { strict }))];
    const ignored = !strict && R.scheme?.toLowerCase() === B.scheme?.toLowerCase();
    const scheme = ignored ? null : R.scheme;
    same(T.scheme, scheme ?? B.scheme);
    same(T.authority, scheme === null ? (R.authority ?? B.authority) : R.authority);
    const isEmpty = scheme === null && R.authority === null && R.path === "";
    same(T.query, isEmpty ? (R.query ?? B.query) : R.query);
    same(T.fragment, R.fragment);
  });
});

law("no authority appears that neither side had", { needs: ["resolve", "components"] }, (subject) => {
  const { resolve, components } = subject.operations;
  return fc.property(reference(subject), target(subject), fc.boolean(), (ref, base, strict) => {
    const { authority } = components(resolve(ref, base, { strict }));
    same([components(ref).authority, components(base).authority, null].includes(authority), true);
  });
});

test("rfc3986: an authority can appear where the letter of section 5.2.4 is followed", () => {
  expect(resolve(".//g", "f:/a", { literal: true })).toBe("f://g");
  expect(resolve(".//g", "f:/a")).toBe("f:/.//g");
});

law("an empty reference gives the base without its fragment", { needs: ["resolve"] }, (subject) => {
  const { resolve } = subject.operations;
  return fc.property(target(subject), options, (base, chosen) => {
    const [withoutFragment = ""] = base.split("#");
    same(resolve("", base, chosen), withoutFragment);
    same(resolve("#", base, chosen), `${withoutFragment}#`);
  });
});

law("the base's fragment does not matter, nor its query where the reference has a path", { needs: ["resolve", "components"] }, (subject) => {
  const { resolve, components } = subject.operations;
  return fc.property(reference(subject), target(subject), options, (ref, base, chosen) => {
    const [withoutFragment = ""] = base.split("#");
    const resolved = resolve(ref, base, chosen);
    same(resolve(ref, withoutFragment, chosen), resolved);
    same(resolve(ref, `${withoutFragment}#other`, chosen), resolved);
    const [withoutQuery = ""] = withoutFragment.split("?");
    if (components(ref).path !== "") same(resolve(ref, `${withoutQuery}?other`, chosen), resolved);
  });
});

law("a reference with a scheme does not need the base", { needs: ["resolve"] }, (subject) => {
  const { resolve } = subject.operations;
  return fc.property(target(subject), target(subject), target(subject), (ref, base, other) => {
    same(resolve(ref, base), resolve(ref, other));
  });
});

law("a target resolves to itself", { needs: ["resolve"] }, (subject) => {
  const { resolve } = subject.operations;
  return fc.property(reference(subject), target(subject), target(subject), (ref, base, other) => {
    // An empty reference keeps the base's path, and with it the dot-segments that this may have.
    const resolved = resolve(resolve(ref, base), base);
    same(resolve(resolved, other), resolved);
  });
});

law("a target's path has no dot-segment but the one that guards it, where the reference has a path", { needs: ["resolve", "components"] }, (subject) => {
  const { resolve, components } = subject.operations;
  return fc.property(reference(subject), target(subject), fc.boolean(), (ref, base, literal) => {
    if (components(ref).path === "") return;
    const { authority, path } = components(resolve(ref, base, { literal }));
    const guarded = !literal && authority === null && path.startsWith("/.//") ? path.slice("/.".length) : path;
    same(guarded.split("/").filter((segment) => segment === "." || segment === ".."), []);
  });
});

law("the trace ends with the target, and each of its steps changes something or takes a branch", { needs: ["resolve"] }, (subject) => {
  const { resolve } = subject.operations;
  return fc.property(reference(subject), target(subject), options, (ref, base, chosen) => {
    const { uri, trace } = resolve(ref, base, { ...chosen, trace: true });
    same(uri, resolve(ref, base, chosen));
    const last = trace.at(-1);
    same([last?.section, last?.before, last?.after], ["5.2.2", last?.before, uri]);
    for (const { section, step, before, after } of trace) {
      same([section, step, before, after].every((each) => typeof each === "string"), true);
      if (section === "3.3") same(after, `/.${before}`);
    }
  });
});

law("resolve(relativize(t, b), b) === t", { needs: ["resolve", "relativize"] }, (subject) => {
  const { resolve, relativize } = subject.operations;
  const near = fc.tuple(reference(subject), target(subject), options).map(([ref, base, chosen]) => {
    // A target that a reference leads to: most others have another authority, and nothing but themselves does.
    return [resolve(ref, base, chosen), base, chosen] as const;
  });
  const any = fc.tuple(target(subject), target(subject), options);
  return fc.property(fc.oneof(near, any), ([to, from, chosen]) => {
    const ref = relativize(to, from, chosen);
    if (ref !== to) same([ref, resolve(ref, from, chosen)], [ref, to]);
    same(ref.length <= to.length, true);
  });
});

law("a reference that is shorter than its target is relative", { needs: ["resolve", "relativize"] }, (subject) => {
  const { standard, operations } = subject;
  return fc.property(reference(subject), target(subject), (way, base) => {
    const to = operations.resolve(way, base);
    const ref = operations.relativize(to, base);
    if (ref !== to) same([ref, standard.test(ref, subject.target)], [ref, false]);
    // What leads to the base itself says nothing.
    const [withoutFragment = ""] = base.split("#");
    same(operations.relativize(withoutFragment, base), "");
  });
});
