/** IANA's registry of URI schemes. @module */
import { date, registered } from "../../generated/registry.js";
import { readOnly } from "../core/read-only.js";
import { rfcDocument } from "../core/url.js";
import type { RegisteredScheme, Registry } from "./mechanism/registration.js";
import type { Status } from "./mechanism/scheme.js";

export type { RegisteredDocument, RegisteredScheme, Registry } from "./mechanism/registration.js";

/**
 * All registered schemes by their names, in the order of their statuses and names: those of IANA's list of a `date`, and some
 * later registrations, with theirs. Many of them have rules that the package does not know: `schemes` has those with rules.
 * The map is read-only.
 *
 * @example
 * import { registry } from "uri-grammar/schemes/registry";
 *
 * registry.get("spotify"); // => { name: "spotify", status: "provisional", documents: [], since: null }
 * registry.date; // => "2022-11-18"
 * registry.get("mdoc-openid4vp")?.since; // => "2026-07-01"
 * registry.get("rsync")?.documents[0].url; // => "https://www.rfc-editor.org/rfc/rfc5781"
 * registry.has("htpp"); // => false
 */
export const registry: Registry = /* @__PURE__ */ readOnly(/* @__PURE__ */ readRegistered(), { date });

/** Reads the schemes into a map, so that a name such as `__proto__` cannot reach inherited properties. */
function readRegistered(): ReadonlyMap<string, RegisteredScheme> {
  const schemes = Object.entries(registered).flatMap(([status, lines]) =>
    lines.split("\n").map((line): [string, RegisteredScheme] => {
      const [head, since = null] = line.split("@") as [string, string?];
      const [name, ...documents] = head.trim().split(" ") as [string, ...string[]];
      const scheme = { name, status: status as Status, documents: Object.freeze(documents.map(documentOf)), since };
      return [name, Object.freeze(scheme)];
    }),
  );
  return new Map(schemes);
}

/** Returns a document by its name in the file: `RFC5781`, or an address. */
function documentOf(text: string): RegisteredScheme["documents"][number] {
  const number = text.slice("RFC".length);
  return Object.freeze(
    text.startsWith("RFC") ? { name: `RFC ${number}`, url: rfcDocument(number) } : { name: text, url: text },
  );
}
