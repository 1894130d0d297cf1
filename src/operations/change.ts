/**
 * Changes parts of a reference and checks that the result has exactly these parts.
 *
 * @module
 */
import {
  aPort,
  aString,
  assertObject,
  portText,
  propertyOf,
  readable,
  readList,
  stringOrNull,
} from "../core/arguments.js";
import {
  compose,
  composeAuthority,
  type Components,
  type MainComponents,
  type SomeComponents,
} from "../core/components.js";
import { componentsOf } from "../core/parts.js";
import { exactMistake, URISyntaxError } from "../core/diagnostic.js";
import type { NodeBase } from "../tree/node.js";
import type { AnyRules } from "./grammar.js";
import { assertPlain, unknownPart } from "./part-names.js";
import { differing, type References } from "./references.js";

/** The parts to change. A missing part stays the same; `null` removes a part. */
export interface PartChanges extends Omit<SomeComponents, "path"> {
  /** The path; `null` and the empty string mean an empty path. */
  readonly path?: string | null | undefined;
  /**
   * The segments of the path, instead of `path`. The new path begins with "/" if the old path did or if there is an
   * authority.
   */
  readonly segments?: readonly string[] | undefined;
}

/**
 * Changes parts of a reference.
 *
 * @param uri a reference, or its tree
 * @param parts the new parts in URI syntax: percent-encode data first
 * @returns the reference with these parts; all other parts are unchanged
 * @throws {URISyntaxError} if the reference is invalid; if a part does not match its rule (then the offsets, in UTF-16
 *   code units, refer to the text of the part); or if the combined parts would be parsed as different parts
 * @throws {RangeError} if the tree is not the tree of a reference
 * @throws {TypeError} if a part is unknown, a part has the wrong type, or two parts exclude each other
 */
export type ChangeURI = (uri: string | NodeBase, parts: PartChanges) => string;

/** The parts to change, after the checks: a port is a text. */
type GivenParts = Omit<PartChanges, "port"> & { readonly port?: string | null | undefined };

const AUTHORITY_PARTS = ["userinfo", "host", "port"] as const;
const PARTS: readonly string[] = ["scheme", "authority", ...AUTHORITY_PARTS, "path", "segments", "query", "fragment"];

/**
 * Creates the `change` function of a standard.
 *
 * @param references the standard's references
 * @param rules the standard's rules, for the parts
 */
export function changer(
  references: Pick<References, "components" | "text" | "misread" | "refusal" | "defaultRule">,
  rules: Pick<AnyRules, "rules" | "recognize" | "record">,
): ChangeURI {
  /** Refuses a new part that does not match the rule of the same name, if the standard has such a rule. */
  function assertPart(part: string, text: string): void {
    const rule = part === "segments" ? "segment" : part;
    if (!rules.rules.includes(rule)) return;
    const recognition = rules.recognize(text, { rule });
    if (recognition.ok) return;
    const { start, end, ...mistake } = exactMistake(text, rule, recognition, "diagnose");
    const message = `The new ${rule} is not valid: ${mistake.message}`;
    throw new URISyntaxError(rules.record(text, { code: "change", message, start, end, rule }, recognition));
  }

  /** Returns the components of a text; `null` if it is not valid. It is checked only once. */
  function validComponents(text: string): Components | null {
    try {
      return references.components(text);
    } catch {
      return null;
    }
  }

  return (uri, parts) => {
    const changes = givenParts(parts);
    const before = references.components(typeof uri === "string" ? uri : references.text(uri));
    const after = changed(before, changes);
    const text = compose(after);
    const valid = validComponents(text);
    // An invalid result is split at its delimiters, to find the part that would be parsed differently.
    const read = valid ?? componentsOf(text, true);
    const { segments } = changes;
    const areOthers = segments !== undefined && !areSame(segmentsOf(read), segments);
    const other = otherIn(after, read);
    if (valid !== null && !areOthers && other === undefined) return text;
    const given = Object.entries(changes) as [part: keyof Components, value: string | null | readonly string[]][];
    for (const [part, value] of given) for (const each of [value ?? []].flat()) assertPart(part, each);
    const first = given.find(([part]) => part in after && after[part] !== read[part])?.[0] ?? other;
    if (first !== undefined) throw references.misread(text, first);
    throw areOthers ? references.misread(text, "segments") : references.refusal(text, references.defaultRule);
  };
}

/** The parts that are wanted. The parts of an authority that is given as a whole can be any. */
type Wanted = MainComponents & Partial<Components>;

/** Returns the first part that was not read as wanted; `undefined` if all were. */
function otherIn(wanted: Wanted, read: Components): keyof Components | undefined {
  const { userinfo, host, port } = read;
  const others = wanted.host === undefined ? { userinfo, host, port } : undefined;
  return differing((others ? { ...wanted, ...others } : wanted) as Components, read);
}

/** Returns the segments of a path. */
function segmentsOf({ path, authority }: Pick<Components, "path" | "authority">): readonly string[] {
  const isEmpty = path === "" || (path === "/" && authority === null);
  return isEmpty ? [] : (path.startsWith("/") ? path.slice(1) : path).split("/");
}

/** A segment with "/", which a standard without a rule for segments does not refuse, makes more segments, or other ones. */
function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}

/** Returns the components with the changes. */
function changed(before: Components, parts: GivenParts): Wanted {
  const { scheme = before.scheme, query = before.query, fragment = before.fragment } = parts;
  if (parts.authority !== undefined) {
    const { authority } = parts;
    return { scheme, authority, path: changedPath(before, parts, authority), query, fragment };
  }
  const { userinfo = before.userinfo, host = before.host, port = before.port } = parts;
  // User information and a port need a host. An authority without a host (a registry name) is kept whole.
  const without = before.host === null ? before.authority : null;
  const authority = host === null ? without : composeAuthority({ userinfo, host, port });
  return { scheme, authority, userinfo, host, port, path: changedPath(before, parts, authority), query, fragment };
}

function changedPath(before: Components, { path, segments }: GivenParts, authority: string | null): string {
  if (segments === undefined) return path === undefined ? before.path : (path ?? "");
  const isAbsolute = before.path.startsWith("/");
  if (segments.length === 0) return isAbsolute && authority === null ? "/" : "";
  return (isAbsolute || authority !== null ? "/" : "") + segments.join("/");
}

/** Returns a copy of the given parts after the checks that no grammar rule covers. */
function givenParts(parts: unknown): GivenParts {
  assertObject(parts, "The parts");
  assertPlain(parts, "The parts", 'Pass the parts to change, such as { host: "a" }.');
  const given: Record<string, unknown> = {};
  for (const part of readable("The parts", () => Object.keys(parts))) {
    const value = propertyOf(parts, part, "The parts");
    if (value === undefined) continue;
    if (!PARTS.includes(part)) throw unknownPart(part, PARTS);
    const what = `'${part}' of the parts`;
    if (part === "segments") given[part] = readList<string>(value, what, aString);
    else {
      (part === "port" ? aPort : stringOrNull)(value, what);
      given[part] = part === "port" ? portText(value as string | number | null) : value;
    }
  }
  assertExclusive(given, "authority", AUTHORITY_PARTS);
  assertExclusive(given, "path", ["segments"]);
  return given;
}

/** Throws if one part is given together with another one that it contains. */
function assertExclusive(given: object, one: string, others: readonly string[]): void {
  const other = one in given ? others.find((each) => each in given) : undefined;
  if (other !== undefined) throw new TypeError(`Change either ${one} or ${other}, not both.`);
}
