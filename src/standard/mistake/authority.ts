/**
 * Mistakes in an authority: user information, host and port.
 *
 * @module
 */
import { inIPv6 } from "./address.js";
import { charactersIn, firstOf, type Component } from "./characters.js";
import type { Refusal, Suspect } from "./mistake.js";

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
  readonly inAuthority: PartFinder;
  readonly inHost: PartFinder;
  readonly inLiteral: PartFinder;
  readonly inFuture: PartFinder;
  readonly inPort: PartFinder;
}

/** Looks through one part of the input. */
export type PartFinder = (refusal: Refusal, part: Component) => Iterable<Suspect>;

/** Makes the finders for a standard's authorities. */
export function authorityMistakes({ literal, future, registry }: AuthorityRules): AuthorityMistakes {
  function* inAuthority(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
    const { input, test } = refusal;
    const text = input.slice(start, end);
    if (test(text, "authority")) return;
    const host = start + text.lastIndexOf("@") + 1;
    const isLiteral = input.startsWith("[", host);
    if (registry && !isLiteral) {
      yield* charactersIn(refusal, { rule: "reg-name", start, end, name: "the authority" });
    } else yield* inServer(refusal, start, host, end, isLiteral);
  }

  function* inServer(
    refusal: Refusal,
    start: number,
    host: number,
    end: number,
    isLiteral: boolean,
  ): Generator<Suspect> {
    const { input } = refusal;
    if (host > start) yield* inUserinfo(refusal, start, host - 1);
    // A colon in brackets is the address's own.
    const bracket = isLiteral ? input.slice(host, end).lastIndexOf("]") : 0;
    const colon = bracket < 0 ? end : firstOf(input, ":", host + bracket, end);
    if (!isLiteral) yield* withoutBrackets(refusal, host, end);
    yield* inHost(refusal, { rule: "host", start: host, end: colon });
    yield* inPort(refusal, { rule: "port", start: colon + 1, end });
  }

  function* inHost(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
    if (!refusal.input.startsWith("[", start)) {
      yield* charactersIn(refusal, { rule: "reg-name", start, end });
      return;
    }
    const bracket = refusal.input.slice(start, end).lastIndexOf("]");
    const close = bracket < 0 ? end : start + bracket + 1;
    yield* inLiteral(refusal, { rule: literal, start, end: close });
    if (close < end) yield afterLiteral(close, end);
  }

  function* withoutBrackets({ input, test }: Refusal, start: number, end: number): Generator<Suspect> {
    const text = input.slice(start, end);
    // Five digits or more are no group of an address: they are a port.
    const digits = text.slice(text.lastIndexOf(":") + 1);
    const port = digits.length >= 5 && !/\D/.test(digits) ? `:${digits}` : "";
    const address = text.slice(0, text.length - port.length);
    if (!test(address, "IPv6address")) return;
    yield {
      code: "ipv6-without-brackets",
      message: "An IPv6 address as a host stands in brackets.",
      start,
      end: start + address.length,
      rule: literal,
      repairs: [{ message: "Put brackets around it.", start, end, text: `[${address}]${port}` }],
    };
  }

  function* inLiteral(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
    const { input, test } = refusal;
    const span = { start, end, rule: literal };
    if (test(input.slice(start, end), literal)) return;
    if (!input.startsWith("[", start)) {
      yield { ...span, code: "ip-literal", message: 'An IP literal begins with "[".' };
    } else if (end - start < 2 || input[end - 1] !== "]") {
      const repairs = [{ message: 'Write "]" after it.', start: end, end, text: "]" }];
      yield { ...span, code: "unclosed-ip-literal", message: 'An IP literal ends with "]".', repairs };
    } else if (end - start === 2) {
      yield { ...span, code: "empty-ip-literal", message: "The brackets hold no address." };
    } else if (future !== null && /^v/i.test(input.slice(start + 1, start + 2))) {
      yield* inFuture(refusal, { rule: future, start: start + 1, end: end - 1 });
    } else yield* inIPv6(refusal, { rule: "IPv6address", start: start + 1, end: end - 1 });
  }

  return { inAuthority, inHost, inLiteral, inFuture, inPort };
}

function* inUserinfo(refusal: Refusal, start: number, end: number): Generator<Suspect> {
  for (const suspect of charactersIn(refusal, { rule: "userinfo", start, end })) {
    if (suspect.code !== "userinfo") yield suspect;
    else {
      const message = 'An "@" in the user information is percent-encoded: the last one ends it.';
      yield { ...suspect, code: "at-in-userinfo", message };
    }
  }
}

function* inPort(refusal: Refusal, { start, end }: Component): Generator<Suspect> {
  for (const suspect of charactersIn(refusal, { rule: "port", start, end })) {
    yield suspect.code === "port" ? { ...suspect, message: "A port has digits only." } : suspect;
  }
}

function* inFuture(_: Refusal, { rule, start, end }: Component): Generator<Suspect> {
  const message = 'A future IP literal is "v", a version in hexadecimal digits, ".", and an address.';
  yield { code: rule.toLowerCase(), message, start, end, rule };
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
