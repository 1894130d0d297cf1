/**
 * The scheme `file` (RFC 1738 section 3.10).
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Fileurl } from "../../standards/rfc1738/nodes.js";
import { NOTHING } from "../mechanism/check.js";
import { defineScheme, type Scheme } from "../mechanism/scheme.js";
import {
  addressAdvice,
  charactersOf,
  commonMistakes,
  decodedForm,
  grammarOf,
  hostRequirements,
  inPath,
  lowerCaseScheme,
  noSlash,
  partsOf,
  placeForm,
  reservedIn,
  specification,
  type Place,
} from "./common.js";
import { octetsOf } from "./octets.js";

/** What a file URL designates. */
export interface FileLocation {
  /** The system on which the path is accessible; `null` for the machine from which the URL is being interpreted. */
  readonly host: string | null;
  /** The directories on the way. One character for each octet. */
  readonly directories: readonly string[];
  /** The name in the last one; empty where the path ends in "/". */
  readonly name: string;
}

/**
 * What a file URL designates (RFC 1738 section 3.10). An empty host and `localhost` mean the same.
 *
 * `file://vms.host.edu/disk$user/my/notes/note12345.txt` is the name `note12345.txt` in the directories `disk$user`,
 * `my` and `notes`. What that is for the system's own files is the system's business.
 *
 * @param url the tree of a file URL
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { fileLocation } from "uri-grammar/schemes/rfc1738";
 *
 * const url = standards.rfc1738.parse("file://vms.host.edu/disk$user/notes/note1.txt", "fileurl");
 * fileLocation(url); // => { host: "vms.host.edu", directories: ["disk$user", "notes"], name: "note1.txt" }
 */
export function fileLocation({ host, path }: Fileurl): FileLocation {
  const directories = path.segments.map(octetsOf);
  const name = String(directories.pop());
  return { host: host === null || isLocal(host.value) ? null : host.value, directories, name };
}

const isLocal = (host: string): boolean => host.toLowerCase() === "localhost";

/** The host, where it is another machine's. */
const placeOfHost = ({ host }: Fileurl): Place => ({ host: host && isLocal(host.value) ? null : host, port: null });

/** What has no purpose in a segment. */
const IN_SEGMENT = charactersOf("?:@&=");

/**
 * The scheme `file` as RFC 1738 has it.
 *
 * @example
 * import { file } from "uri-grammar/schemes/rfc1738";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([file]);
 * validate("file://a_b.dom/a", { standard: "rfc1738" }).diagnostics[0].code; // => "file/host"
 * normalize("file://LocalHost/a", { standard: "rfc1738" }); // => "file:///a"
 */
export const file: Scheme<Fileurl, NodeBase> = defineScheme<Fileurl, NodeBase>({
  name: "file",
  specification,
  section: "3.10",
  status: "permanent",
  standard: "rfc1738",
  grammar: grammarOf("fileurl"),
  examples: ["file://vms.host.edu/disk$user/my/notes/note12345.txt", "file:///etc/motd", "file://localhost/etc/motd"],
  exempt: addressAdvice,
  requirements: [lowerCaseScheme, ...hostRequirements(placeOfHost)],
  mistakes: [
    ...commonMistakes({ section: "3.10", hasLogin: false, hasPort: false, mayLackHost: true }),
    {
      code: "port",
      section: "3.10",
      rule: "fileurl",
      summary: "A file URL has no port: it does not specify a protocol.",
      find({ input }) {
        const parts = partsOf(input, false);
        if (!parts?.port) return NOTHING;
        const { host, port } = parts;
        if (port.start === port.end && port.start - host.start === "C:".length) {
          const hint = { start: host.start, end: host.start, text: "/", message: 'Write a "/" before it.' };
          return [
            { start: host.start, end: port.end, message: "The letter of a drive is no host, but in the path.", hint },
          ];
        }
        const span = { start: port.start - 1, end: port.end };
        const hint = { ...span, text: "", message: "Remove it." };
        return [{ ...span, message: "A file URL has no port: it does not specify a protocol.", hint }];
      },
    },
    noSlash("3.10", false, true),
    inPath(
      { code: "reserved", section: "3.10", rule: "fsegment", summary: 'Within the path, ";" is encoded.' },
      (input, start) => reservedIn(input, ";", { start, end: input.length }, 'Within the path, ";" must be encoded.'),
    ),
  ],
  *normalize({ node, input }) {
    const { host, path } = node;
    // The empty string is interpreted as "localhost" is.
    if (host && isLocal(host.value)) yield { start: host.start, end: host.end, text: "", section: "3.10" };
    yield* placeForm(placeOfHost(node), input);
    for (const segment of path.segments) yield* decodedForm(segment, IN_SEGMENT, "2.2");
  },
});
