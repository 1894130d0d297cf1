/** @module */
import type { Leaf } from "../../tree/index.js";
import type { EntityDescriptor, MatrixURI } from "../../../generated/scheme/matrix.tree.js";
import { decoded } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Types that were used when the scheme was designed, with the types that have replaced them. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ["user", "u"],
  ["room", "r"],
  ["event", "e"],
]);

/** The sigils of the identifiers of Matrix, by types. A URI has none of them. */
const SIGILS: ReadonlyMap<string, string> = new Map([
  ["u", "@"],
  ["r", "#"],
  ["roomid", "!"],
  ["e", "$"],
]);

/** What must have a server, by types. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["u", "The name of a user"],
  ["r", "The alias of a room"],
]);

const hasServer = ({ value }: Leaf): boolean => value.toLowerCase().replaceAll("%3a", ":").slice(0, -1).includes(":");

const typeOf = ({ entityType: { value } }: EntityDescriptor): string => REPLACED.get(value) ?? value;

export const matrix: SchemeCode<MatrixURI> = {
  finds: {
    "old-type": ({ node }) =>
      node.part.path.entities.flatMap(({ entityType: { start, end, value } }) => {
        const text = REPLACED.get(value);
        return text === undefined ? [] : [{ start, end, text, isOurs: true }];
      }),
    server: ({ node }) =>
      node.part.path.entities.flatMap((entity) => {
        const what = NAMES.get(typeOf(entity));
        if (what === undefined || entity.id === null || hasServer(entity.id)) return [];
        return [{ ...entity.id, message: `${what} ends with ':' and a server.` }];
      }),
    sigil: ({ node }) =>
      node.part.path.entities.flatMap((entity) => {
        const { start = 0, value = "" } = entity.id ?? {};
        const type = typeOf(entity);
        const sigil = SIGILS.get(type);
        const first = value.startsWith("%") ? value.slice(0, "%XX".length) : value.charAt(0);
        if (sigil === undefined || decoded(first) !== sigil) return [];
        const message = `The type '${type}' already stands for '${sigil}', so software reads '${sigil}${sigil}'.`;
        return [{ start, end: start + first.length, message, text: "", what: "the sigil" }];
      }),
  },
};
