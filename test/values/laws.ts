/**
 * The laws of values, on strings.
 *
 * @module
 */
import { parse, read, update, write, type Values } from "../../src/schemes/index.js";
import { same } from "../support/same.js";

/** A scheme, and a URI of it whose octets are UTF-8. */
export interface Case {
  readonly scheme: string;
  readonly uri: string;
}

const reading = (uri: string): Values => read(uri);
const writing = (scheme: string, values: Values): string => write(scheme as "http", values);
const updating = (uri: string, values: Values): string => update(uri, values);

/** Nothing changes if the values stay the same. */
export function keepsAll({ uri }: Case): void {
  same(updating(uri, reading(uri)), uri);
}

/** What is written is read again. */
export function readsAgain({ scheme, uri }: Case): void {
  const values = reading(uri);
  const written = writing(scheme, values);
  same(reading(written), values);
  same(reading(uri), values);
}

/** A tree has the values of its text. */
export function readsTrees({ scheme, uri }: Case): void {
  same(read(parse(uri, { scheme })), reading(uri));
}

/** A place of a text among values. */
export type Place = readonly (string | number)[];

/** Returns the places of all texts in values. */
export function textsIn(value: unknown, path: Place = []): Place[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns values with another text at a place. */
export function changed(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<number, unknown>)
    : { ...(value as object) };
  copy[key] = changed(copy[key], rest, text);
  return copy;
}
