/**
 * Which parts of a text are secrets, and the text without them (RFC 3986 section 7.5).
 *
 * @module
 */
import { parts, type Parts, type Span } from "../../core/parts.js";
import { percentDecode } from "../../core/percent.js";
import { ofURIReference } from "../../standards/current.js";

/** Options of `redact`. */
export interface RedactOptions {
  /** Whether each code unit of a secret becomes a `*`, so that all offsets stay right. By default, a secret becomes `***`. */
  readonly sameLength?: boolean | undefined;
}

const HIDDEN = "***";

/**
 * Replaces the secrets of a text.
 *
 * @param text any text
 * @param known the places of the secrets that the grammar of the scheme shows; `null` if no grammar accepts the text
 * @param sameLength whether the result has the length of the text
 */
export function redacted(text: string, known: readonly Span[] | null, sameLength: boolean): string {
  const split = parts(text);
  const isKnown = known !== null;
  const spans = [...(known ?? []), ...userinfos(text, split, isKnown), ...parameters(text, split, isKnown)];
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  let result = "";
  let done = 0;
  for (const { start, end } of spans) {
    // A secret can be in another one, and an empty text hides nothing.
    if (start < done || start === end) continue;
    result += text.slice(done, start) + (sameLength ? "*".repeat(end - start) : HIDDEN);
    done = end;
  }
  return result + text.slice(done);
}

/** Yields the user information that no grammar of a scheme divides. Without a scheme's grammar, the user may be a key. */
function* userinfos(text: string, { authority }: Parts, isKnown: boolean): Generator<Span> {
  // A person can have written a delimiter in a password. Then everything before the last "@" may belong to it.
  if (!isKnown && !ofURIReference()(text.replace(/[^\x00-\x7f]/g, "a"))) {
    const start = authority === null ? text.indexOf(":") + 1 : authority.start;
    const end = text.lastIndexOf("@");
    if (start < end && start > 0) yield { start, end };
  }
  // Other URIs can be in the path, the query and the fragment.
  const others = isKnown && authority !== null ? authority.end : 0;
  for (const { index, 0: found } of text.slice(others).matchAll(/\/\/[^/?#]*@/g)) {
    const start = others + index + "//".length;
    yield { start, end: start + found.length - "//@".length };
  }
}

/** Yields the values of parameters with the names of secrets, in all parts of the text. */
function* parameters(text: string, { authority, query, fragment }: Parts, isKnown: boolean): Generator<Span> {
  const pathEnd = (query ?? fragment)?.start ?? text.length;
  const name = /[?&;#,/]([^?&;#,/=]*)=/g;
  if (isKnown && authority !== null) name.lastIndex = authority.end;
  for (let found = name.exec(text); found !== null; found = name.exec(text)) {
    if (!isSecretName(found[1] as string)) continue;
    const start = name.lastIndex;
    const end = start < pathEnd ? /[/?#;,&]|$/g : /[&#]|$/g;
    end.lastIndex = start;
    const { index } = end.exec(text) as RegExpExecArray;
    yield { start, end: index };
    name.lastIndex = index;
  }
}

/** Returns whether a parameter with this name holds a secret, by the last word of the name. */
function isSecretName(name: string): boolean {
  // A longer name is not one of them.
  if (name.length > LONGEST_NAME) return false;
  const words = decoded(name).replace(/([a-z])([A-Z])/g, "$1-$2");
  return AT_END.test(words) || WORDS.test(words);
}

const LONGEST_NAME = 200;

/** Words that also stand at the end of a longer word, as in `authtoken`. */
const AT_END = /(?:token|secret|passw(?:or)?d|passphrase|signature|(?:api|access|private|secret)[-_.]?key)$/i;

const WORDS = /(?:^|[^a-z])(?:sig|pw|pwd|pass|bindpw|key|auth|jwt|otp|pin|(?:j|php)?sess(?:ion)?[-_]?(?:id)?|sid)$/i;

function decoded(name: string): string {
  try {
    return percentDecode(name);
  } catch {
    return name;
  }
}
