/**
 * The normal form of a reference, with one function per component. Normalization combines the results of these
 * functions; comparison compares them one by one.
 *
 * @module
 */
import { compose, composeAuthority, type Components } from "../core/components.js";
import { present } from "../core/invariant.js";
import { recommendedForm } from "../core/ipv6.js";
import { defaultPortOf, withoutZeros } from "../core/ports.js";
import { keepsTriplets, lowerCase, rewriteTriplets, type CharacterSet } from "../core/percent.js";
import { mayHaveDotSegments } from "./dot-segments.js";
import type { NormalizationRules, NormalizationStep } from "./normalize.js";

/** The effect of the chosen steps in a standard. */
export interface Plan extends Pick<NormalizationRules, "removeDots" | "ignoresHostCase"> {
  /** Whether letters are converted to lower case. */
  readonly lowers: boolean;
  /** The characters whose percent-encodings are decoded; `null` to decode nothing. */
  readonly decodable: CharacterSet | null;
  /** The step that converts the digits of percent-encodings to upper case; `null` if it is not chosen. */
  readonly raising: NormalizationStep | null;
  readonly fillsEmptyPath: boolean;
  readonly dropsEmptyPort: boolean;
  readonly dropsDefaultPort: boolean;
  readonly dropsPortZeros: boolean;
  readonly recommendsIPv6: boolean;
}

/**
 * Returns the effect of the steps.
 *
 * @param rules the standard's rules for normal forms
 * @param steps the steps to take
 */
export function planOf(rules: NormalizationRules, steps: ReadonlySet<NormalizationStep>): Plan {
  return {
    lowers: steps.has("case"),
    decodable: steps.has("percent-encoding") ? rules.decodable() : null,
    raising: steps.has(rules.hexDigits) ? rules.hexDigits : null,
    removeDots: steps.has("dot-segments") ? rules.removeDots : null,
    ignoresHostCase: rules.ignoresHostCase,
    fillsEmptyPath: steps.has("empty-path"),
    dropsEmptyPort: steps.has("empty-port"),
    dropsDefaultPort: steps.has("default-port"),
    dropsPortZeros: steps.has("port-zeros"),
    recommendsIPv6: steps.has("ipv6"),
  };
}

/** A callback for the result of a step on a range of the input, changed or not. */
export type Recorder = (step: NormalizationStep, start: number, end: number, before: string, after: string) => void;

/** A reference that is to be normalized. */
export interface Task {
  readonly components: Components;
  readonly plan: Plan;
  /** Whether the input has percent-encodings. Most inputs have none, and then the components are not searched. */
  readonly hasTriplets: boolean;
  /** The length of the beginning of the input in which nothing is decoded. */
  readonly front: number;
  readonly record: Recorder | undefined;
}

/** Returns the normal form of an input; the same string if it is already in normal form. */
export function normalForm(input: string, task: Task): string {
  const { components } = task;
  const scheme = schemeForm(task);
  const authority = authorityForm(task);
  const path = pathForm(task);
  const query = queryForm(task);
  const fragment = fragmentForm(task);
  const isNormal =
    // Stryker disable next-line ConditionalExpression: The combined components are the same string.
    // This is only slower.
    scheme === components.scheme &&
    authority === components.authority &&
    path === components.path &&
    query === components.query &&
    fragment === components.fragment;
  return isNormal ? input : compose({ scheme, authority, path, query, fragment });
}

/**
 * Returns whether the normal forms of two references are equal. Equal components have equal normal forms, so only the
 * others need to be normalized.
 */
export function haveSameForm(a: Task, b: Task): boolean {
  const [A, B] = [a.components, b.components];
  return (
    (A.scheme === B.scheme || schemeForm(a) === schemeForm(b)) &&
    (A.path === B.path || pathForm(a) === pathForm(b)) &&
    (A.query === B.query || queryForm(a) === queryForm(b)) &&
    (A.fragment === B.fragment || fragmentForm(a) === fragmentForm(b)) &&
    (A.authority === B.authority || authorityForm(a) === authorityForm(b))
  );
}

/** Returns the offset of the authority with its "//", or of the path if there is no authority. */
function authorityStart({ scheme }: Components): number {
  return scheme === null ? 0 : scheme.length + 1;
}

function pathStart(components: Components): number {
  const { authority } = components;
  return authorityStart(components) + (authority === null ? 0 : "//".length + authority.length);
}

function queryStart(components: Components): number {
  return pathStart(components) + components.path.length + 1;
}

function fragmentStart(components: Components): number {
  const { query } = components;
  return queryStart(components) + (query === null ? 0 : query.length + 1);
}

/** Returns the length of the scheme, the authority and the first segment together. */
export function frontLength(components: Components): number {
  const { authority, path } = components;
  const start = pathStart(components);
  if (authority !== null) return start;
  // If "//" does not begin an authority, decoding could turn the next segment into one.
  const slash = path.indexOf("/", path.startsWith("//") ? 2 : 0);
  return start + (slash < 0 ? path.length : slash);
}

function schemeForm({ components: { scheme }, plan, record }: Task): string | null {
  if (scheme === null || !plan.lowers) return scheme;
  const lower = scheme.toLowerCase();
  record?.("case", 0, scheme.length, scheme, lower);
  return lower;
}

function authorityForm(task: Task): string | null {
  const { components, plan, hasTriplets, record } = task;
  const { scheme, authority } = components;
  let { userinfo, host, port } = components;
  if (authority === null) return null;
  let at = authorityStart(components) + "//".length;
  const end = at + authority.length;
  if (host === null) return rewrite(authority, at, task);
  if (userinfo !== null) {
    const { length } = userinfo;
    userinfo = rewrite(userinfo, at, task);
    at += length + 1;
  }
  const hostEnd = at + host.length;
  host = rewrite(host, at, task);
  if (plan.lowers && plan.ignoresHostCase(components)) {
    // Stryker disable next-line ConditionalExpression,LogicalOperator,StringLiteral: Without triplets,
    // both are the same.
    const lower = hasTriplets && host.includes("%") ? lowerCase(host) : host.toLowerCase();
    record?.("case", at, hostEnd, host, lower);
    host = lower;
  }
  if (plan.recommendsIPv6 && IPV6.test(host)) {
    const recommended = `[${recommendedForm(host.slice(1, -1))}]`;
    record?.("ipv6", at, hostEnd, host, recommended);
    host = recommended;
  }
  if (port === "" && plan.dropsEmptyPort) {
    record?.("empty-port", hostEnd, end, ":", "");
    port = null;
  }
  if (port !== null && plan.dropsDefaultPort && isDefault(port, scheme)) {
    record?.("default-port", hostEnd, end, `:${port}`, "");
    port = null;
  }
  if (port !== null && plan.dropsPortZeros) {
    const short = withoutZeros(port);
    record?.("port-zeros", hostEnd, end, `:${port}`, `:${short}`);
    port = short;
  }
  // Stryker disable next-line ConditionalExpression: The combined components are the same string. This is only slower.
  const isNormal = host === components.host && port === components.port && userinfo === components.userinfo;
  return isNormal ? authority : composeAuthority({ userinfo, host, port });
}

function pathForm(task: Task): string {
  const { components, plan, record } = task;
  const { scheme, authority } = components;
  const start = pathStart(components);
  const end = start + components.path.length;
  let path = rewrite(components.path, start, task);
  if (plan.removeDots) {
    const removed = plan.removeDots(path, components);
    record?.("dot-segments", start, end, path, removed);
    path = removed;
  }
  if (path === "" && scheme !== null && authority !== null && plan.fillsEmptyPath) {
    record?.("empty-path", start, end, "", "/");
    path = "/";
  }
  return path;
}

function queryForm(task: Task): string | null {
  return rewrite(task.components.query, queryStart(task.components), task);
}

function fragmentForm(task: Task): string | null {
  return rewrite(task.components.fragment, fragmentStart(task.components), task);
}

/** Rewrites the percent-encodings of a component at an offset. Decodes nothing before `front`. */
function rewrite<Text extends string | null>(component: Text, offset: number, task: Task): Text;
function rewrite(component: string | null, offset: number, { plan, hasTriplets, front, record }: Task): string | null {
  if (!hasTriplets || component === null) return component;
  const { decodable, raising } = plan;
  const kept = Math.min(Math.max(front - offset, 0), component.length);
  const set = decodable ?? NOTHING;
  const part = (text: string, start: number, decoded: CharacterSet): string =>
    rewriteTriplets(
      text,
      decoded,
      raising !== null,
      record &&
        ((at, before, after) => {
          const step = after.length === 1 ? "percent-encoding" : present(raising);
          record(step, start + at, start + at + before.length, before, after);
        }),
    );
  // Stryker disable next-line ConditionalExpression: The result is the same. This is only slower.
  if (kept === 0) return part(component, offset, set);
  return part(component.slice(0, kept), offset, NOTHING) + part(component.slice(kept), offset + kept, set);
}

const NOTHING: CharacterSet = new Uint8Array(0);

/** Returns whether the port is the default port of the scheme. */
function isDefault(port: string, scheme: string | null): boolean {
  return scheme !== null && withoutZeros(port) === defaultPortOf(scheme);
}

/** An IPv6 address in brackets. (The other kind of literal begins with a "v".) A host has no other brackets. */
const IPV6 = /\[[^v]/i;

const [COLON, SLASH, OPEN, ZERO] = [0x3a, 0x2f, 0x5b, 0x30];

/**
 * Returns true if a reference is certainly in normal form, for any steps and any standard, so that it need not be split.
 * Such a reference has no capital letter before the path, no empty path after an authority, no segment that begins with
 * a dot and no percent-encoding to rewrite. It has no IPv6 address and no port, unless only the default steps are taken;
 * then, no default port and no zero at the start of a port.
 *
 * @param input any string
 * @param decodable the characters whose percent-encodings are decoded
 * @param isUsual whether only default steps are taken, with the default ports that all standards share
 */
export function looksNormal(input: string, decodable: CharacterSet, isUsual: boolean): boolean {
  if (input.startsWith(".")) return false;
  const colon = endOfName(input, 0);
  let at = colon;
  if (input.charCodeAt(at) === COLON) at++;
  // In "a//./", the "//" is part of a path.
  const begins = at === 0 || at > colon;
  if (begins && input.charCodeAt(at) === SLASH && input.charCodeAt(at + 1) === SLASH) {
    at = isUsual ? endOfAuthority(input, at + 2, colon) : endOfName(input, at + 2);
    if (input.charCodeAt(at) !== SLASH) return false;
  }
  return at >= 0 && !mayHaveDotSegments(input, at) && keepsTriplets(input, decodable, true);
}

/** Returns the offset after an authority; -1 if it might change. */
function endOfAuthority(input: string, start: number, scheme: number): number {
  let at = start;
  if (input.charCodeAt(at) === OPEN) {
    const close = input.indexOf("]", at);
    for (; at <= close; at++) if (IN_NAME[input.charCodeAt(at)] === CHANGES) return -1;
  }
  at = endOfName(input, at);
  if (input.charCodeAt(at) !== COLON) return at;
  const port = at + 1;
  if (input.charCodeAt(port) <= ZERO) return -1;
  at = endOfName(input, port);
  return input.slice(port, at) === defaultPortOf(input.slice(0, scheme)) ? -1 : at;
}

/** Returns the offset of the first delimiter, or the end; -1 if a character before it might change. */
function endOfName(input: string, start: number): number {
  for (let at = start; at < input.length; at++) {
    const kind = IN_NAME[input.charCodeAt(at)];
    if (kind !== STAYS) return kind === ENDS ? at : -1;
  }
  return input.length;
}

const [ENDS, STAYS, CHANGES] = [0, 1, 2];

/** How a character behaves in a scheme or an authority. Lower-case letters are already normal. */
const IN_NAME = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (":/?#".includes(character)) return ENDS;
  return character === character.toLowerCase() ? STAYS : CHANGES;
});
