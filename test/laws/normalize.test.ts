// The laws of normalization (RFC 3986 section 6.2).
import fc from "fast-check";
import { decodeOctets, normalizationSteps, normalize, resolve, type Components } from "../../src/index.js";
import { reference, target } from "./arbitrary.js";
import { law, same } from "./law.js";

const steps = fc.subarray([...normalizationSteps]);

/** Whether a path has a segment that is a dot-segment once its percent-encodings are decoded, but is none before. */
function hasEncodedDots(path: string): boolean {
  return /(^|\/)(?!\.{1,2}(\/|$))(\.|%2e){1,2}(\/|$)/i.test(path);
}

law("a normal form is valid, and of the same rule", { needs: ["normalize"] }, (subject) => {
  const { standard, operations } = subject;
  return fc.property(reference(subject), steps, (text, chosen) => {
    for (const result of [operations.normalize(text), operations.normalize(text, { steps: chosen })]) {
      for (const rule of subject.everydayRules) same(standard.test(result, rule), standard.test(text, rule));
    }
  });
});

law("normalizing is idempotent, whatever steps are taken", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  return fc.property(reference(subject), steps, (text, chosen) => {
    const once = normalize(text);
    same(normalize(once), once);
    const some = normalize(text, { steps: chosen });
    same(normalize(some, { steps: chosen }), some);
  });
});

law("taking the steps twice, or in another order, changes nothing", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  return fc.property(reference(subject), steps, (text, chosen) => {
    same(normalize(text, { steps: [...chosen, ...chosen].reverse() }), normalize(text, { steps: chosen }));
    same(normalize(text, { steps: normalizationSteps }), normalize(text));
    same(normalize(text, { steps: [] }), text);
  });
});

law("no component appears, and none but the port disappears", { needs: ["normalize", "components"] }, (subject) => {
  const { normalize, components } = subject.operations;
  return fc.property(reference(subject), steps, (text, chosen) => {
    const before = components(text);
    const after = components(normalize(text, { steps: chosen }));
    for (const name of ["scheme", "authority", "userinfo", "host", "query", "fragment"] as const) {
      same([name, after[name] === null], [name, before[name] === null]);
    }
    if (after.port !== before.port) same(after.port, null);
  });
});

law("encodings are decoded once: no component has other octets", { needs: ["normalize", "components"] }, (subject) => {
  const { normalize, components } = subject.operations;
  const octets = (text: string | null): Uint8Array | null => (text === null ? null : decodeOctets(text));
  return fc.property(reference(subject), (text) => {
    const before = components(text);
    const compare = (after: Components, names: readonly (keyof Components)[]): void => {
      for (const name of names) same([name, octets(after[name])], [name, octets(before[name])]);
    };
    compare(components(normalize(text)), ["userinfo", "query", "fragment"]);
    const decoded = components(normalize(text, { steps: ["percent-encoding"] }));
    compare(decoded, ["scheme", "userinfo", "host", "port", "path", "query", "fragment"]);
    compare(components(normalize(text, { steps: ["case", "percent-encoding"] })), ["userinfo", "path", "query", "fragment"]);
  });
});

law("an encoding that is left is upper case and of a character that is not unreserved", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  const { standard } = subject;
  return fc.property(reference(subject), (text) => {
    for (const [triplet, digits = ""] of normalize(text).matchAll(/%(..)/g)) {
      same(triplet, triplet.toUpperCase());
      same(standard.test(String.fromCharCode(Number.parseInt(digits, 16)), "unreserved"), false);
    }
  });
});

law("a path of a URI, and one that begins with a slash, has no dot-segment left", { needs: ["normalize", "components"] }, (subject) => {
  const { normalize, components } = subject.operations;
  return fc.property(reference(subject), (text) => {
    const { scheme, authority, path } = components(normalize(text));
    if (scheme === null && authority === null && !path.startsWith("/")) return;
    // But for the one that keeps a path from being read as an authority.
    const guarded = authority === null && path.startsWith("/.//") ? path.slice("/.".length) : path;
    same(guarded.split("/").filter((segment) => segment === "." || segment === ".."), []);
  });
});

law("the changes are those that were made: none just where the input is in normal form", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  return fc.property(reference(subject), steps, (text, chosen) => {
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

law("what no change spans stays as it is", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  return fc.property(reference(subject), steps, (text, chosen) => {
    const { uri, changes } = normalize(text, { steps: chosen, changes: true });
    const kept = [...text].map((_, at) => !changes.some(({ start, end }) => start <= at && at < end));
    let at = 0;
    for (const [index, character] of [...text].entries()) {
      if (kept[index] !== true) continue;
      at = uri.indexOf(character, at) + 1;
      same(at > 0, true);
    }
  });
});

law("a change of one triplet or of one name says what stood in its span", { needs: ["normalize"] }, (subject) => {
  const { normalize } = subject.operations;
  return fc.property(reference(subject), (text) => {
    const { changes } = normalize(text, { changes: true });
    for (const { start, end, before } of changes.filter(({ step }) => step === "percent-encoding")) {
      same(text.slice(start, end), before);
    }
    for (const step of normalizationSteps) {
      for (const { start, end, before } of normalize(text, { steps: [step], changes: true }).changes) {
        if (step !== "case") same(text.slice(start, end), before);
        else same(text.slice(start, end).toLowerCase(), before.toLowerCase());
      }
    }
  });
});

law("a reference to a base resolves to the same before and after", { needs: ["normalize", "resolve", "components"] }, (subject) => {
  const { normalize, resolve, components } = subject.operations;
  const references = reference(subject).filter((text) => !hasEncodedDots(components(text).path));
  return fc.property(references, target(subject), (ref, base) => {
    same(normalize(resolve(normalize(ref), base)), normalize(resolve(ref, base)));
  });
});

law("so do those with dots that are encoded, once these are decoded", { needs: ["normalize", "resolve"] }, (subject) => {
  const { normalize, resolve } = subject.operations;
  return fc.property(reference(subject), target(subject), (ref, base) => {
    const decoded = normalize(ref, { steps: ["percent-encoding"] });
    same(normalize(resolve(normalize(ref), base)), normalize(resolve(decoded, base)));
  });
});

// Section 2.3 has "%2e" and "." equivalent, but the algorithm of section 5.2.4 sees only the latter: it takes the segment
// that is still encoded for a name. Normalizing before resolving and after it therefore differ.
test("rfc3986: a dot-segment that is encoded counts for normalization, and is a name for resolution", () => {
  expect(hasEncodedDots("%2e%2e/../b")).toBe(true);
  expect(normalize("/a/%2e%2e/../b")).toBe("/b");
  expect(normalize("%2e%2e/../b")).toBe("../../b");
  expect(resolve("%2e%2e/../b", "http://h/x/y/z")).toBe("http://h/x/y/b");
  expect(resolve("../../b", "http://h/x/y/z")).toBe("http://h/b");
});
