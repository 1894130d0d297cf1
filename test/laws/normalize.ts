/**
 * The laws of normalization (RFC 3986 section 6.2).
 *
 * @module
 */
import fc from "fast-check";
import { decodeOctets, type Components, type NormalizationStep } from "../../src/index.js";
import { base, reference } from "./arbitrary.js";
import { addingTo, RESOLVING, same, type Law } from "./law.js";
import type { Subject } from "./subject.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** Any subset of a standard's steps. */
function steps({ standard }: Subject): fc.Arbitrary<NormalizationStep[]> {
  return fc.subarray([...standard.normalizationSteps]);
}

/** Checks whether a path has a segment that becomes a dot-segment only by decoding. */
export function hasEncodedDots(path: string): boolean {
  return /(^|\/)(?!\.{1,2}(\/|$))(\.|%2e){1,2}(\/|$)/i.test(path);
}

law("a normal form is valid, and of the same rule", {}, (subject) => {
  const { standard } = subject;
  // By RFC 1738, decoding can produce characters that a scheme's own rule allows, so a text that only "url" matched can
  // then match that rule.
  const rules = subject.id === "rfc1738" ? [subject.reference] : standard.referenceRules;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    for (const result of [standard.normalize(text), standard.normalize(text, { steps: chosen })]) {
      for (const rule of rules) same([rule, standard.test(result, { rule })], [rule, standard.test(text, { rule })]);
    }
  });
});

law("normalizing is idempotent, whatever steps are taken", {}, (subject) => {
  const { normalize } = subject.standard;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    const once = normalize(text);
    same(normalize(once), once);
    const some = normalize(text, { steps: chosen });
    same(normalize(some, { steps: chosen }), some);
  });
});

law("taking the steps twice, or in another order, changes nothing", {}, (subject) => {
  const { normalize } = subject.standard;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    same(normalize(text, { steps: [...chosen, ...chosen].reverse() }), normalize(text, { steps: chosen }));
    same(normalize(text, { steps: subject.standard.normalizationSteps }), normalize(text));
    same(normalize(text, { steps: [] }), text);
  });
});

law("no component appears, and none but the port disappears or loses zeros", {}, (subject) => {
  const { normalize, components } = subject.standard;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    const before = components(text);
    const after = components(normalize(text, { steps: chosen }));
    for (const name of ["scheme", "authority", "userinfo", "host", "query", "fragment"] as const) {
      same([name, after[name] === null], [name, before[name] === null]);
    }
    const short = before.port?.replace(/^0+(?=\d)/, "") ?? null;
    if (after.port !== before.port) same([null, short].includes(after.port), true);
  });
});

law("encodings are decoded once: no component has other octets", {}, (subject) => {
  const { normalize, components } = subject.standard;
  const octets = (text: string | null): Uint8Array | null => (text === null ? null : decodeOctets(text));
  return fc.property(reference(subject), (text) => {
    const before = components(text);
    const compare = (after: Components, names: readonly (keyof Components)[]): void => {
      for (const name of names) same([name, octets(after[name])], [name, octets(before[name])]);
    };
    compare(components(normalize(text)), ["userinfo", "query", "fragment"]);
    const decoded = components(normalize(text, { steps: ["percent-encoding"] }));
    compare(decoded, ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"]);
    compare(components(normalize(text, { steps: ["case", "percent-encoding"] })), [
      "userinfo",
      "path",
      "query",
      "fragment",
    ]);
  });
});

law("an encoding that is left is in upper case, and of no letter and no digit", {}, (subject) => {
  const { normalize } = subject.standard;
  const decoded = subject.id === "rfc3986" ? /[A-Za-z0-9._~-]/ : /[A-Za-z0-9]/;
  return fc.property(reference(subject), (text) => {
    const { path, query, fragment, ...components } = subject.components(normalize(text));
    // Before the query, an encoding stays if decoding it would change the component.
    const always = subject.id === "rfc3986" ? Object.values(components).join("") + path : "";
    for (const [triplet] of normalize(text).matchAll(/%../g)) same(triplet, triplet.toUpperCase());
    for (const [triplet, digits = ""] of `${always}${query ?? ""}${fragment ?? ""}`.matchAll(/%(..)/g)) {
      same([triplet, decoded.test(String.fromCharCode(Number.parseInt(digits, 16)))], [triplet, false]);
    }
  });
});

const keepsDots = {
  because: "the document has no such step",
  example: ({ standard }: Subject) => standard.normalize("http://h/a/../b") === "http://h/a/../b",
};

law(
  "a path that begins with a slash has no dot-segment left",
  {
    except: {
      rfc2396: keepsDots,
      "url-syntax-05": keepsDots,
      rfc1808: keepsDots,
      rfc1738: { ...keepsDots, because: "they have no meaning of their own" },
    },
  },
  (subject) => {
    const { normalize, components } = subject.standard;
    return fc.property(reference(subject), (text) => {
      const { scheme, authority, path } = components(normalize(text));
      if (!path.startsWith("/")) return;
      const isDraft = subject.id === "rfc2396bis-01";
      if (isDraft && scheme === null) return;
      // Except the dot-segment that prevents a path from being read as an authority, and those that lead above the
      // draft's root.
      const excess = isDraft ? /^(?:\/\.\.(?=\/|$))*/ : /^/;
      const rest = authority === null && path.startsWith("/.//") ? path.slice("/.".length) : path.replace(excess, "");
      same(
        rest.split("/").filter((segment) => segment === "." || segment === ".."),
        [],
      );
    });
  },
);

law("the changes are those that were made: none just where the input is in normal form", {}, (subject) => {
  const { normalize } = subject.standard;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    const { uri, changes } = normalize(text, { steps: chosen, changes: true });
    same(uri, normalize(text, { steps: chosen }));
    same(changes.length === 0, uri === text);
    for (const { step, start, end, before, after } of changes) {
      same(chosen.includes(step), true);
      same(before === after, false);
      same(0 <= start && start <= end && end <= text.length, true);
    }
  });
});

law("what no change spans stays as it is", {}, (subject) => {
  const { normalize } = subject.standard;
  return fc.property(reference(subject), steps(subject), (text, chosen) => {
    const { uri, changes } = normalize(text, { steps: chosen, changes: true });
    const units = text.split("");
    const kept = units.map((_, at) => !changes.some(({ start, end }) => start <= at && at < end));
    let at = 0;
    for (const [index, character] of units.entries()) {
      if (kept[index] !== true) continue;
      at = uri.indexOf(character, at) + 1;
      same(at > 0, true);
    }
  });
});

law("a change of one triplet or of one name says what stood in its span", {}, (subject) => {
  const { normalize } = subject.standard;
  return fc.property(reference(subject), (text) => {
    const { changes } = normalize(text, { changes: true });
    for (const { start, end, before } of changes.filter(({ step }) => step === "percent-encoding")) {
      same(text.slice(start, end), before);
    }
    for (const step of subject.standard.normalizationSteps) {
      for (const { start, end, before } of normalize(text, { steps: [step], changes: true }).changes) {
        // The steps for the host's case and for its percent-encodings are not independent: the second one sees the
        // result of the first.
        if (step !== "case") same(text.slice(start, end), before);
        else same(text.slice(start, end).toLowerCase(), before.toLowerCase());
      }
    }
  });
});

law("a reference resolves to the same before and after", { of: RESOLVING }, (subject) => {
  const { resolve, components, standard } = subject;
  const normalForm = (uri: string | null): string | null => (uri === null ? null : standard.normalize(uri));
  const decodesDots = standard.normalize("#%2E") === "#.";
  const references = reference(subject).filter((text) => !decodesDots || !hasEncodedDots(components(text).path));
  return fc.property(references, base(subject), (ref, from) => {
    const target = resolve(ref, from);
    // In a grammar whose paths can begin with "//", the guard is needed if the text could be a site. Decoding can change
    // this.
    if (target !== null && isDoubled(components(target))) return;
    same(normalForm(resolve(standard.normalize(ref), from)), normalForm(target));
  });
});

/** Returns whether a path without an authority begins with "//". */
function isDoubled({ authority, path }: Components): boolean {
  return authority === null && path.startsWith("//");
}

law("so does one with dots that are encoded, once these are decoded", { of: ["rfc3986"] }, (subject) => {
  const { resolve, standard } = subject;
  const { normalize } = standard;
  return fc.property(reference(subject), base(subject), (ref, from) => {
    const decoded = normalize(ref, { steps: ["percent-encoding"] });
    same(normalize(String(resolve(normalize(ref), from))), normalize(String(resolve(decoded, from))));
  });
});

// By section 2.3, "%2e" and "." are equivalent, but the algorithm of section 5.2.4 only recognizes ".". It treats an
// encoded segment as a name. So normalizing before or after resolving gives different results.
