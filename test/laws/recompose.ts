/**
 * The laws of recomposition (RFC 3986 section 5.3) from parts that were not parsed: the text has exactly these parts,
 * or the parts are refused.
 *
 * @module
 */
import fc, { type Arbitrary } from "fast-check";
import { URISyntaxError, visit, type Components, type NodeBase } from "../../src/index.js";
import { part, reference, validByAnyRule } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import type { Subject } from "./subject.js";
import { isLeaf, nodesOf } from "./tree.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** Components of one reference with one or two of them replaced, and arbitrary components. */
function parts(subject: Subject): Arbitrary<Partial<Components>> {
  const { components } = subject;
  const names = Object.keys(components("f:/")) as (keyof Components)[];
  const replaced = fc.tuple(fc.constantFrom(...names), fc.oneof(part(subject), fc.constant(null)));
  const near = fc
    .tuple(reference(subject).map(components), fc.array(replaced, { minLength: 1, maxLength: 2 }))
    .map(([before, replacements]) => {
      const changes: Partial<Record<keyof Components, string | null>> = Object.fromEntries(replacements);
      return { ...before, ...changes, path: changes.path ?? before.path };
    });
  const arbitrary = fc.record(Object.fromEntries(names.map((name) => [name, part(subject)])), { requiredKeys: [] });
  return fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary });
}

/** Returns the text; `null` if the parts are refused. */
function written(recompose: () => string): string | null {
  try {
    return recompose();
  } catch (error) {
    if (!(error instanceof URISyntaxError)) throw error;
    return null;
  }
}

law("components are read back as they were given, or refused", {}, (subject) => {
  const { components } = subject;
  const { recompose } = subject.standard;
  return fc.property(parts(subject), (given) => {
    const text = written(() => recompose(given));
    if (text === null) return;
    const read = components(text);
    // If the parts contain a host, the host, user information and port take precedence over the authority.
    for (const [name, value] of Object.entries(given)) {
      if (name === "authority" && typeof given.host === "string") continue;
      same([name, read[name as keyof Components]], [name, value]);
    }
  });
});

law("components are refused just where no reference has them", {}, (subject) => {
  const { components } = subject;
  const { recompose } = subject.standard;
  const { standard } = subject;
  return fc.property(parts(subject), (given) => {
    const {
      scheme = null,
      userinfo = null,
      host = null,
      port = null,
      path = "",
      query = null,
      fragment = null,
    } = given;
    const byParts =
      host === null ? null : `${userinfo === null ? "" : `${userinfo}@`}${host}${port === null ? "" : `:${port}`}`;
    const authority = byParts ?? given.authority ?? null;
    const pieces = [scheme === null ? "" : `${scheme}:`, authority === null ? "" : `//${authority}`, path];
    pieces.push(query === null ? "" : `?${query}`, fragment === null ? "" : `#${fragment}`);
    const text = pieces.join("");
    const read = standard.test(text) ? components(text) : null;
    const parts = authority === null || host !== null ? { userinfo, host, port } : given;
    const wanted = Object.entries({ ...parts, scheme, authority, path, query, fragment });
    const means = read !== null && wanted.every(([name, value]) => read[name as keyof Components] === value);
    same(
      written(() => recompose(given)),
      means ? text : null,
    );
  });
});

law("a tree with another text in a leaf is read back with the same leaves, or refused", {}, (subject) => {
  const { standard } = subject;
  // A segment can have a different rule next to another segment, and an empty leaf can have a different parent.
  const texts = (node: NodeBase): unknown[] =>
    [...nodesOf(node)].filter(isLeaf).flatMap(({ type, value }) => {
      return value === "" ? [] : [[type.includes("segment") ? "segment" : type, value]];
    });
  return fc.property(validByAnyRule(subject), fc.nat(9), part(subject), ({ rule, text }, which, insert) => {
    const root = standard.parse(text, { rule });
    const leaves = [...nodesOf(root)].filter(isLeaf);
    const chosen = leaves[which % leaves.length];
    const edited = visit<NodeBase>(root, {
      enter: (node) => (node === chosen ? { ...chosen, value: insert } : undefined),
    });
    const result = written(() => standard.recompose(edited));
    if (result === null) return;
    same(result, standard.print(edited));
    same(texts(standard.parse(result, { rule: edited.type })), texts(edited));
  });
});
