/**
 * The scheme `matrix` (Matrix Specification).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/matrix.js";
import type { EntityDescriptor, MatrixURI } from "../../../generated/scheme/matrix.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { decoded } from "../shared/edits.js";
import { required, formBy, valueForm } from "../shared/parameters.js";
import type { SchemeCode } from "../mechanism/facts.js";

const section = '"Matrix URI scheme"';

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

const typeOf = ({ entityType: { value } }: EntityDescriptor): string => REPLACED.get(value) ?? value;

/** Makes the check of each identifier. `find` returns the finding about the identifier of a type. */
const ofIdentifiers =
  (find: (type: string, id: Leaf) => readonly Finding[]): Check<MatrixURI>["find"] =>
  ({ node }) =>
    node.part.path.entities.flatMap((entity) => (entity.id === null ? [] : find(typeOf(entity), entity.id)));

export const matrix: SchemeCode<MatrixURI> = {
  requirements: [
    valueForm(
      { code: "action", section, summary: "The action must be 'join' or 'chat'." },
      /^action$/,
      formBy(grammar, "action"),
    ),
    {
      code: "old-type",
      binds: "producers",
      section,
      rule: "type-qualifier",
      summary: "The types 'user', 'room' and 'event' must not be used any more.",
      *find({ node }) {
        for (const { entityType } of node.part.path.entities) {
          const { start, end, value } = entityType;
          const text = REPLACED.get(value);
          if (text === undefined) continue;
          const message = "This type is from an older version of the document.";
          yield { start, end, message, repair: { start, end, text, isOurs: true } };
        }
      },
    },
    {
      code: "server",
      section: '"Identifier Grammar"',
      rule: "id-without-sigil",
      summary: "A user and the alias of a room must have a server.",
      find: ofIdentifiers((type, { start, end, value }) => {
        if ((type !== "u" && type !== "r") || /(?::|%3A)./i.test(value)) return NOTHING;
        const what = type === "u" ? "The name of a user" : "The alias of a room";
        return [{ start, end, message: `${what} ends with ':' and a server.` }];
      }),
    },
    {
      code: "sigil",
      level: "SHOULD",
      section,
      rule: "id-without-sigil",
      summary: "An identifier should not have its sigil.",
      find: ofIdentifiers((type, { start, value }) => {
        const sigil = SIGILS.get(type);
        const [text] = /^(?:%..|.)/.exec(value) as RegExpExecArray;
        if (sigil === undefined || decoded(text) !== sigil) return NOTHING;
        const end = start + text.length;
        const message = `The type '${type}' already stands for '${sigil}', so software reads '${sigil}${sigil}'.`;
        return [{ start, end, message, repair: { start, end, text: "", what: "the sigil" } }];
      }),
    },
    required(
      {
        code: "via",
        level: "SHOULD",
        section: '"Routing"',
        summary: "The ID of a room should have the parameter via.",
        message: "Nobody can find a room by its ID alone. Write '?via=' and a server.",
      },
      /^via$/,
      ({ input }) => /^matrix:roomid\//i.test(input),
    ),
  ],
};
