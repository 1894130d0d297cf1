/**
 * The laws of changing parts: the result has exactly the requested parts, or the change is refused. For every
 * operation, a tree gives the same result as its text.
 *
 * @module
 */
import fc from "fast-check";
import { URISyntaxError, type Components, type NodeBase, type PartChanges } from "../../src/index.js";
import { base, part, reference } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import type { Subject } from "./subject.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** The result, or `null` if it is refused. */
function orNull(change: () => string): string | null {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    return null;
  }
}

/** One or two parts that can be changed together. */
function changes(subject: Subject): fc.Arbitrary<PartChanges> {
  const one = fc.tuple(fc.constantFrom(...NAMES), fc.oneof({ weight: 4, arbitrary: part(subject) }, fc.constant(null)));
  return fc.array(one, { minLength: 1, maxLength: 2 }).map((pairs) => {
    const parts: Record<string, string | null> = Object.fromEntries(pairs);
    return "authority" in parts ? { authority: parts["authority"] ?? null } : parts;
  });
}

law("each part of a reference can be put in its own place", {}, (subject) => {
  const { standard, components } = subject;
  return fc.property(reference(subject), (text) => {
    const all = components(text);
    for (const name of NAMES) same([name, standard.change(text, { [name]: all[name] })], [name, text]);
  });
});

law("what was changed is read as it was given, and the rest as before", {}, (subject) => {
  const { standard, components } = subject;
  return fc.property(reference(subject), changes(subject), (text, parts) => {
    const result = orNull(() => standard.change(text, parts));
    if (result === null) return;
    same(standard.test(result), true);
    const before = components(text);
    const read = components(result);
    const isWithoutHost = parts.host === null || parts.authority !== undefined;
    for (const name of NAMES) {
      // The subcomponents of an authority change with it.
      if (!(name in parts) && (name === "authority" || (isWithoutHost && ["userinfo", "host", "port"].includes(name))))
        continue;
      const wanted = name in parts ? parts[name] : before[name];
      same([name, read[name]], [name, name === "path" ? (wanted ?? "") : wanted]);
    }
  });
});

law("segments are read as they were given", {}, (subject) => {
  const { standard, components } = subject;
  return fc.property(
    reference(subject),
    fc.array(fc.constantFrom("", "a", "b:c", "..", "%2F", "a/b"), { maxLength: 4 }),
    (text, segments) => {
      const result = orNull(() => standard.change(text, { segments }));
      if (result === null) return;
      const { path, authority } = components(result);
      const inPath = path === "" || (path === "/" && authority === null) ? [] : path.replace(/^\//, "").split("/");
      same(inPath, segments);
    },
  );
});

law("a tree is as good as its text", {}, (subject) => {
  const { standard } = subject;
  const tree = (text: string): NodeBase => standard.parse(text);
  return fc.property(reference(subject), base(subject), (text, from) => {
    same(standard.normalize(tree(text)), standard.normalize(text));
    same(standard.equivalent(tree(text), text), true);
    same(standard.compare(text, tree(text)), standard.compare(text, text));
    same(standard.components(tree(text)), standard.components(text));
    const outcome = (run: () => unknown): unknown => {
      try {
        return run();
      } catch (error) {
        return (error as Error).message;
      }
    };
    same(
      outcome(() => standard.change(tree(text), { query: "x" })),
      outcome(() => standard.change(text, { query: "x" })),
    );
    same(
      outcome(() => standard.resolveToTarget(tree(text), tree(from))),
      outcome(() => standard.resolveToTarget(text, from)),
    );
    same(
      outcome(() => standard.relativize(tree(text), tree(from))),
      outcome(() => standard.relativize(text, from)),
    );
  });
});

law("a tree with another text in a leaf is refused, or means what is read", {}, (subject) => {
  const { standard, components } = subject;
  return fc.property(reference(subject), part(subject), (text, insert) => {
    const node = standard.parse(text) as NodeBase & { readonly query?: NodeBase | null };
    if (!node.query) return;
    const edited = { ...node, query: { ...node.query, value: insert } };
    const result = orNull(() => standard.normalize(edited, { steps: [] }));
    const query: keyof Components = "query";
    if (result !== null) same(components(result)[query], insert);
  });
});
