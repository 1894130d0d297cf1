/**
 * Schemes of which the package knows only the registration. Only the generic syntax is checked.
 *
 * @module
 */
import { defineScheme, type AnyScheme } from "./mechanism/scheme.js";
import { registration, REGISTRATION } from "./mechanism/specification.js";

type Row = readonly [name: string, status: "permanent" | "provisional", ...examples: readonly string[]];

// prettier-ignore
const rows: readonly Row[] = [
  ["facetime", "provisional", "facetime://+19995551234"],
  ["market", "provisional", "market://details?id=com.google.android.apps.maps"],
  ["mt", "permanent", "MT:Y.K9042C00KA0648G00"],
  ["rtmp", "provisional", "rtmp://host.example/app/stream"],
  ["skype", "provisional", "skype:echo123?call"],
  ["spotify", "provisional", "spotify:track:6rqhFgbbKwnb9MLmUQDhG6"],
  ["vscode", "provisional", "vscode://file/c:/myProject/package.json:5:10"],
  ["webcal", "provisional", "webcal://host.example/a.ics"],
];

/**
 * All schemes of which only the registration is known, in the order of their names.
 *
 * @example
 * import { registered } from "uri-grammar/schemes/registered";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes(registered);
 * validate("skype:echo123?call").diagnostics[0].code; // => "scheme/registered"
 */
export const registered: readonly AnyScheme[] = Object.freeze(
  rows.map(([name, status, ...examples]) =>
    defineScheme({ name, specification: registration(name, status), section: REGISTRATION, status, examples }),
  ),
);
