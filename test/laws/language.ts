/**
 * The laws of validity for every rule of every standard: the recognizer, the parser, its tree and the diagnostics agree
 * on the same language, which is that of the ABNF.
 *
 * @module
 */
import fc from "fast-check";
import { exactMistake, nameExpected, nameOf } from "../../src/core/diagnostic.js";
import {
  applyRepair,
  BREAK,
  codeFrame,
  SKIP,
  URISyntaxError,
  visit,
  type Components,
  type NodeBase,
} from "../../src/index.js";
import type { StandardId } from "../../src/standards/index.js";
import { anyByAnyRule, anyText, reference, statesOf, validByAnyRule, type Ruled } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import type { AnyStandard, Subject } from "./subject.js";
import { childrenOf, fieldsOf, findField, isLeaf, nodesOf } from "./tree.js";

/** The tree of a string, or the error. */
function outcome({ parse }: AnyStandard, { text, rule }: Ruled): NodeBase | URISyntaxError {
  try {
    return parse(text, { rule });
  } catch (error) {
    if (error instanceof URISyntaxError) return error;
    throw error;
  }
}

/** All laws use the same strings, so the result of each is kept. */
const outcomes = new Map<AnyStandard, Map<string, NodeBase | URISyntaxError>>();

function known(standard: AnyStandard, ruled: Ruled): NodeBase | URISyntaxError {
  const ofStandard = outcomes.get(standard) ?? new Map<string, NodeBase | URISyntaxError>();
  outcomes.set(standard, ofStandard);
  const key = `${ruled.rule} ${ruled.text}`;
  const kept = ofStandard.get(key) ?? outcome(standard, ruled);
  ofStandard.set(key, kept);
  return kept;
}

/** Returns the tree of a string that the rule matches. */
function treeOf(standard: AnyStandard, ruled: Ruled): NodeBase {
  const tree = known(standard, ruled);
  if (tree instanceof URISyntaxError) throw tree;
  return tree;
}

/** Returns the error for a string that is refused. */
function refusal(standard: AnyStandard, ruled: Ruled): URISyntaxError {
  const error = known(standard, ruled);
  if (error instanceof URISyntaxError) return error;
  throw new Error("it is not refused");
}

/** Strings that a rule refuses. */
function invalid(subject: Subject): fc.Arbitrary<Ruled> {
  return anyByAnyRule(subject).filter(({ rule, text }) => !subject.standard.test(text, { rule }));
}

/** The laws of verdicts. */
export const verdicts: Law[] = [];
const verdictLaw = addingTo(verdicts);

verdictLaw("the verdict is the ABNF's, and exact to the character", {}, (subject) => {
  const automaton = subject.automaton();
  const { standard } = subject;
  const alive = new Map<number, boolean>();
  for (const rule of standard.rules) {
    for (const [state, { onward }] of statesOf(automaton, rule)) {
      alive.set(state, automaton.accepts(state) || onward.length > 0);
    }
  }
  const step = (state: number, code: number): number => {
    const next = automaton.step(state, code);
    return alive.get(next) === true ? next : 0;
  };
  return fc.property(anyByAnyRule(subject), ({ rule, text }) => {
    let state = automaton.start(rule);
    let longest = 0;
    while (longest < text.length) {
      // A pair counts only as a whole, and only some grammars read its first half.
      const isHigh = /[\uD800-\uDBFF]/.test(text.charAt(longest));
      let next = step(state, text.charCodeAt(longest));
      if (isHigh && next !== 0) next = step(next, text.charCodeAt(longest + 1));
      if (next === 0) break;
      state = next;
      longest += isHigh ? 2 : 1;
    }
    const complete = automaton.accepts(state);
    const expected = Array.from({ length: 128 }, (_, code) => code).filter((code) => step(state, code) !== 0);
    same(standard.recognize(text, { rule }), {
      ok: complete && longest === text.length,
      index: longest,
      expected: expected.map((code) => String.fromCharCode(code)),
      complete,
    });
  });
});

verdictLaw(
  "test, recognize, parse and safeParse agree on any string, and only URISyntaxError is thrown",
  {},
  (subject) => {
    const { standard } = subject;
    return fc.property(anyByAnyRule(subject), (ruled) => {
      const { rule, text } = ruled;
      const recognition = standard.recognize(text, { rule });
      const result = standard.safeParse(text, { rule });
      same(standard.test(text, { rule }), recognition.ok);
      same(result.ok, recognition.ok);
      if (result.ok) same(outcome(standard, ruled), result.node);
      else {
        const { message, diagnostic } = outcome(standard, ruled) as URISyntaxError;
        same(diagnostic, standard.record(text, exactMistake(text, rule, recognition, "diagnose"), recognition));
        same(message, diagnostic.message);
        const { index, expected, found } = result.diagnostic;
        same(
          { index, expected, found },
          { index: recognition.index, expected: diagnostic.expected, found: diagnostic.found },
        );
      }
    });
  },
);

verdictLaw("components are given for just the references", {}, (subject) => {
  const { standard } = subject;
  return fc.property(anyText(reference(subject)), (text) => {
    const parsed = standard.safeParse(text);
    try {
      subject.components(text);
      same(parsed.ok, true);
    } catch (error) {
      if (!(error instanceof URISyntaxError)) throw error;
      same(parsed.ok, false);
      const recognition = standard.recognize(text);
      const { diagnostic } = error;
      same(
        diagnostic,
        standard.record(text, exactMistake(text, subject.reference, recognition, "diagnose"), recognition),
      );
      same(diagnostic.code, `${standard.id}/syntax`);
    }
  });
});

/** The rules of single characters whose names are used for nodes of any length, because the repetition has no name. */
const REPEATED: readonly string[] = ["pchar", "ipchar", "urlc"];

/** The text between leaves: delimiters, which have no node. */
const DELIMITERS: Readonly<Record<StandardId, RegExp>> = {
  rfc3986: /^[:/?#[\]@]*$/,
  rfc3987: /^[:/?#[\]@]*$/,
  "rfc2396bis-01": /^[:/?#[\]@]*$/,
  rfc2396: /^[:/?#[\]@;]*$/,
  "url-syntax-05": /^[:/?#@;]*$/,
  rfc1808: /^[:/?#;]*$/,
  rfc1738: /^(?:[:/?@;=]|%09|;type=)*$/i,
};

/** The laws of the tree. */
export const trees: Law[] = [];
const treeLaw = addingTo(trees);

treeLaw(
  "its root spans the whole input, children lie in order inside their parents, leaves have their text",
  {},
  (subject) => {
    const { standard } = subject;
    const rules = new Set(standard.rules);
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      const root = treeOf(standard, { text, rule });
      same([root.start, root.end], [0, text.length]);
      for (const node of nodesOf(root)) {
        same(rules.has(node.type), true);
        if (isLeaf(node)) same(node.value, text.slice(node.start, node.end));
        // The text of a node matches the rule of its type.
        const { start, end, type } = node;
        if (!REPEATED.includes(type)) same([type, standard.test(text.slice(start, end), { rule: type })], [type, true]);
        let before = node.start;
        for (const child of childrenOf(node)) {
          same(before <= child.start && child.start <= child.end, true);
          before = child.end;
        }
        same(before <= node.end, true);
      }
    });
  },
);

treeLaw("its nodes are plain data with no other fields than type, start, end, and value or nodes", {}, (subject) => {
  const { standard } = subject;
  return fc.property(validByAnyRule(subject), ({ rule, text }) => {
    const root = treeOf(standard, { text, rule });
    same(JSON.parse(JSON.stringify(root)), root);
    for (const node of nodesOf(root)) {
      const held = Object.entries(fieldsOf(node)).filter(([key]) => !["type", "start", "end"].includes(key));
      if (isLeaf(node)) same(held, [["value", node.value]]);
      else
        same(
          held.flatMap(([, value]) => value ?? []),
          childrenOf(node),
        );
    }
  });
});

treeLaw("printing it gives the input", {}, (subject) => {
  const { standard } = subject;
  return fc.property(validByAnyRule(subject), ({ rule, text }) => {
    same(standard.print(treeOf(standard, { text, rule })), text);
  });
});

treeLaw("recompose(parse(s)) === s", {}, (subject) => {
  const { standard } = subject;
  return fc.property(validByAnyRule(subject), ({ rule, text }) => {
    same(standard.recompose(treeOf(standard, { text, rule })), text);
  });
});

treeLaw("recompose(components(s)) === s", {}, (subject) => {
  const { standard } = subject;
  return fc.property(reference(subject), (text) => {
    same(standard.recompose(standard.components(text)), text);
  });
});

treeLaw("it has the components of its text", {}, (subject) => {
  const { standard } = subject;
  const references = validByAnyRule(subject).filter(({ rule }) => standard.referenceRules.includes(rule));
  return fc.property(references, ({ rule, text }) => {
    same(standard.components(treeOf(standard, { text, rule })), standard.components(text, { rule }));
  });
});

// For the other standards, the components are read from the tree; for RFC 3986, they are split off as in Appendix B.
treeLaw("its nodes are the components", { of: ["rfc3986"] }, (subject) => {
  const { standard } = subject;
  return fc.property(reference(subject), (text) => {
    const root = standard.parse(text);
    const names = Object.keys(standard.components("")) as (keyof Components)[];
    const found = names.map((name) => {
      const node = findField(root, name);
      return [name, node === null ? null : standard.print(node)];
    });
    same(Object.fromEntries(found), standard.components(text));
  });
});

treeLaw("a visitor that changes nothing gets the very same tree, and sees each node twice", {}, (subject) => {
  const { standard } = subject;
  return fc.property(validByAnyRule(subject), fc.nat(30), ({ rule, text }, most) => {
    const root = treeOf(standard, { text, rule });
    const nodes = [...nodesOf(root)];
    const entered: unknown[] = [];
    const left = new Set<unknown>();
    const unchanged = visit(root, {
      enter: (node) => void entered.push(node),
      leave: (node) => (left.add(node), node),
    });
    same(unchanged === root, true);
    same(entered, nodes);
    same(left.size === nodes.length && nodes.every((node) => left.has(node)), true);

    let count = 0;
    same(visit(root, { enter: () => (++count > most ? BREAK : undefined) }) === root, true);
    same(count, Math.min(most + 1, nodes.length));
    same(visit(root, { enter: () => SKIP, leave: () => null }) === root, true);
  });
});

treeLaw(
  "its leaves, in order, with what stands between them are the input, and copied leaves print as it",
  {},
  (subject) => {
    const { standard } = subject;
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      const root = treeOf(standard, { text, rule });
      let joined = "";
      let delimiters = "";
      const copy = visit(root, {
        enter(node) {
          if (!isLeaf(node)) return undefined;
          const between = text.slice(joined.length, node.start);
          delimiters += between;
          joined += between + node.value;
          return { ...node };
        },
      });
      delimiters += text.slice(joined.length);
      // Text outside leaves consists only of delimiters.
      same([delimiters, DELIMITERS[subject.id].test(delimiters)], [delimiters, true]);
      same(copy, root);
      same(
        copy === root,
        [...nodesOf(root)].every((node) => !isLeaf(node)),
      );
      same(standard.print(copy), text);
    });
  },
);

/** The laws of diagnostics. */
export const diagnostics: Law[] = [];
const diagnosticLaw = addingTo(diagnostics);

diagnosticLaw(
  "offsets lie in the input, the position is exact, what is expected is named, the section is the rule's",
  {},
  (subject) => {
    const { standard } = subject;
    const code = new RegExp(`^${standard.id}/[a-z0-9]+(-[a-z0-9]+)*$`);
    return fc.property(invalid(subject), ({ rule, text }) => {
      const { diagnostic } = refusal(standard, { rule, text });
      const { start, end, index = NaN } = diagnostic;
      const recognition = standard.recognize(text, { rule });
      const { section, url } = standard.definition(diagnostic.rule);
      same(0 <= start && start <= end && end <= text.length, true);
      same(
        { ...diagnostic, repair: undefined },
        {
          severity: "error",
          code: diagnostic.code,
          message: diagnostic.message,
          start,
          end,
          index: recognition.index,
          rule: diagnostic.rule,
          expected: nameExpected(recognition.expected, recognition.complete),
          found: nameOf(text, index),
          section,
          url,
          repair: undefined,
        },
      );
      // A rule such as ucschar expects no character of ASCII.
      same(diagnostic.expected?.length === 0, recognition.expected.length === 0 && !recognition.complete);
      same(code.test(diagnostic.code), true);
      same(standard.rules.includes(diagnostic.rule), true);
    });
  },
);

diagnosticLaw("the first fault is the one that is thrown, and just what is valid has none", {}, (subject) => {
  const { standard } = subject;
  return fc.property(anyByAnyRule(subject), ({ rule, text }) => {
    const result = standard.safeParse(text, { rule });
    const faults = standard.diagnose(text, { rule });
    same([faults.length === 0, faults[0]], [result.ok, result.ok ? undefined : result.diagnostic]);
  });
});

diagnosticLaw(
  "the edits of a repair change the input, in order; where it is for the only fault, the rule matches what comes out",
  {},
  (subject) => {
    const { standard } = subject;
    return fc.property(invalid(subject), ({ rule, text }) => {
      const faults = standard.diagnose(text, { rule });
      for (const { repair } of faults) {
        if (!repair) continue;
        let done = 0;
        for (const { start, end, text: written } of repair.edits) {
          same([text, done <= start && start <= end && end <= text.length], [text, true]);
          same([text, text.slice(start, end) === written], [text, false]);
          done = end;
        }
        if (faults.length === 1)
          same([text, rule, standard.test(applyRepair(text, repair), { rule })], [text, rule, true]);
      }
    });
  },
);

diagnosticLaw("a repair is valid where each fault has a repair, and one of a repair changes nothing", {}, (subject) => {
  const { standard } = subject;
  return fc.property(anyByAnyRule(subject), ({ rule, text }) => {
    const faults = standard.diagnose(text, { rule });
    const { uri, ok } = standard.repair(text, { rule });
    same([text, rule, ok], [text, rule, standard.test(uri, { rule })]);
    if (faults.length === 0) same([text, uri], [text, text]);
    if (faults.every(({ repair }) => repair)) same([text, rule, ok], [text, rule, true]);
    same([text, rule, standard.repair(uri, { rule }).uri], [text, rule, uri]);
  });
});

diagnosticLaw("the frame has two lines, with a caret in the second", {}, (subject) => {
  const { standard } = subject;
  return fc.property(invalid(subject), (ruled) => {
    const lines = codeFrame(ruled.text, refusal(standard, ruled).diagnostic).split(/[\n\v\f\r\x85\u2028\u2029]/);
    same(lines.length, 2);
    same(/^ *\^+$/.test(lines[1] ?? ""), true);
  });
});

// No message and no rule name contains two of these letters next to each other.
const secret = fc.string({ unit: fc.constantFrom("Q", "X", "Z", "J", "q", "x"), minLength: 8, maxLength: 12 });

diagnosticLaw("no message has more than one character of the input", {}, (subject) => {
  const { standard } = subject;
  return fc.property(anyByAnyRule(subject), secret, fc.nat(0xff), ({ rule, text }, word, where) => {
    const at = where % (text.length + 1);
    const result = standard.safeParse(text.slice(0, at) + word + text.slice(at), { rule });
    if (result.ok) return;
    const { repair, ...diagnostic } = result.diagnostic;
    // One sentence of the package has such a word itself.
    const shown = JSON.stringify([diagnostic, repair?.message]).replace("'hxxp'", "");
    same(/[QXZJqx]{2}/.exec(shown), null);
  });
});
