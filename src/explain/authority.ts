/**
 * Mistakes in an authority: user information, host and port.
 *
 * @module
 */
import { authorityParts, type AuthoritySpans, type Span } from "../core/parts.js";
import { inIPv6 } from "./address.js";
import { charactersIn, type Component } from "./characters.js";
import { renamed, type Refusal, type Suspect } from "./mistake.js";

/** What a standard's authority is made of. */
export interface AuthorityRules {
  /** The rule for an address in brackets. */
  readonly literal: string;
  /** The rule for addresses of versions to come; `null` where there is none. */
  readonly future: string | null;
  /** Whether what is no server is one registered name, "@" and ":" included. */
  readonly registry: boolean;
}

/** Looks through an authority and through its parts, each of which can also be the whole input. */
export interface AuthorityMistakes {
  /** Looks through the authority of a reference that has been split. */
  readonly inSpans: (refusal: Refusal, authority: AuthoritySpans) => Suspect | null;
  readonly inAuthority: PartFinder;
  readonly inHost: PartFinder;
  readonly inLiteral: PartFinder;
  readonly inFuture: PartFinder;
  readonly inPort: PartFinder;
}

/** Looks through one part of the input. */
export type PartFinder = (refusal: Refusal, part: Component) => Suspect | null;

/** Makes the finders for a standard's authorities. */
export function authorityMistakes({ literal, future, registry }: AuthorityRules): AuthorityMistakes {
  function inSpans(refusal: Refusal, { start, end, userinfo, host, port }: AuthoritySpans): Suspect | null {
    const { input, recognition, test } = refusal;
    // What stands behind it could only be read with the authority as it is.
    if (end < recognition.index || test(input.slice(start, end), "authority")) return null;
    const isLiteral = input.startsWith("[", host.start);
    if (registry && !isLiteral) {
      return charactersIn(refusal, { rule: "reg-name", start, end, name: "the authority" });
    }
    return (
      (userinfo && inUserinfo(refusal, userinfo)) ??
      (isLiteral ? null : withoutBrackets(refusal, host.start, end)) ??
      inHost(refusal, { rule: "host", ...host }) ??
      (port && inPort(refusal, { rule: "port", ...port }))
    );
  }

  function inHost(refusal: Refusal, { start, end }: Component): Suspect | null {
    if (!refusal.input.startsWith("[", start)) return charactersIn(refusal, { rule: "reg-name", start, end });
    const bracket = refusal.input.slice(start, end).lastIndexOf("]");
    const close = bracket < 0 ? end : start + bracket + 1;
    const suspect = inLiteral(refusal, { rule: literal, start, end: close });
    return suspect ?? (close < end ? afterLiteral(close, end) : null);
  }

  function withoutBrackets({ input, test }: Refusal, start: number, end: number): Suspect | null {
    const text = input.slice(start, end);
    // Five digits or more are no group of an address: they are a port.
    const digits = text.slice(text.lastIndexOf(":") + 1);
    const port = digits.length >= 5 && !/\D/.test(digits) ? `:${digits}` : "";
    const address = text.slice(0, text.length - port.length);
    if (!test(address, "IPv6address")) return null;
    return {
      code: "ipv6-without-brackets",
      message: "An IPv6 address as a host stands in brackets.",
      start,
      end: start + address.length,
      rule: literal,
      repairs: [{ message: "Put brackets around it.", start, end, text: `[${address}]${port}` }],
    };
  }

  function inLiteral(refusal: Refusal, { start, end }: Component): Suspect | null {
    const { input, test } = refusal;
    const span = { start, end, rule: literal };
    if (test(input.slice(start, end), literal)) return null;
    if (!input.startsWith("[", start)) {
      return { ...span, code: "ip-literal", message: 'An IP literal begins with "[".' };
    }
    if (end - start < 2 || input[end - 1] !== "]") {
      const repairs = [{ message: 'Write "]" after it.', start: end, end, text: "]" }];
      return { ...span, code: "unclosed-ip-literal", message: 'An IP literal ends with "]".', repairs };
    }
    if (end - start === 2) return { ...span, code: "empty-ip-literal", message: "The brackets hold no address." };
    const inside = { start: start + 1, end: end - 1 };
    return future !== null && /^v/i.test(input.slice(start + 1, start + 2))
      ? inFuture(refusal, { rule: future, ...inside })
      : inIPv6(refusal, { rule: "IPv6address", ...inside });
  }

  return {
    inSpans,
    inAuthority: (refusal, { start, end }) => inSpans(refusal, authorityParts(refusal.input, start, end)),
    inHost,
    inLiteral,
    inFuture,
    inPort,
  };
}

function inUserinfo(refusal: Refusal, userinfo: Span): Suspect | null {
  const suspect = charactersIn(refusal, { rule: "userinfo", ...userinfo });
  if (suspect?.code !== "userinfo") return suspect;
  const message = 'An "@" in the user information is percent-encoded: the last one ends it.';
  return renamed(suspect, "at-in-userinfo", message);
}

function inPort(refusal: Refusal, { start, end }: Component): Suspect | null {
  const suspect = charactersIn(refusal, { rule: "port", start, end });
  return suspect?.code === "port" ? renamed(suspect, "port", "A port has digits only.") : suspect;
}

function inFuture(_: Refusal, { rule, start, end }: Component): Suspect {
  const message = 'A future IP literal is "v", a version in hexadecimal digits, ".", and an address.';
  return { code: rule.toLowerCase(), message, start, end, rule };
}

function afterLiteral(start: number, end: number): Suspect {
  return {
    code: "after-ip-literal",
    message: 'Only a ":" and a port can stand between an IP literal and the path.',
    start,
    end,
    rule: "authority",
    repairs: [{ message: "Remove it.", start, end, text: "" }],
  };
}
