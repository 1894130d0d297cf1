// The laws of what is valid, by every rule of every standard: the recognizer, the parser, its tree and the diagnostics
// all speak of the same language, and that is the ABNF's.
import fc from "fast-check";
import { nameExpected, nameOf } from "../../src/diagnostic.js";
import { applyEdit, BREAK, SKIP, URISyntaxError, visit, type Components } from "../../src/index.js";
import {
  anyByAnyRule,
  anyText,
  distancesToAcceptance,
  reference,
  startOf,
  target,
  valid,
  validByAnyRule,
  type Ruled,
} from "./arbitrary.js";
import { law, same } from "./law.js";
import { subjects, type AnyStandard, type Subject } from "./subject.js";
import { childrenOf, fieldsOf, findField, isLeaf, nodesOf } from "./tree.js";

/** What is thrown where a string is refused. */
function refusal({ parse }: AnyStandard, { text, rule }: Ruled): URISyntaxError {
  try {
    parse(text, rule);
  } catch (error) {
    if (error instanceof URISyntaxError) return error;
    throw error;
  }
  throw new Error("it is not refused");
}

/** Strings that a rule refuses. */
function invalid(subject: Subject): fc.Arbitrary<Ruled> {
  return anyByAnyRule(subject).filter(({ rule, text }) => !subject.standard.test(text, rule));
}

describe("the strings that the laws are tried on", () => {
  const drawn = { seed: 3986, numRuns: 5000 };

  test.each(subjects.map((subject) => [subject.id, subject] as const))("%s: are what they should be", (_id, subject) => {
    const { standard } = subject;
    const known = fc.sample(validByAnyRule(subject), drawn);
    expect(known.filter(({ rule, text }) => !standard.test(text, rule))).toEqual([]);
    expect(new Set(known.map(({ rule }) => rule))).toEqual(new Set(standard.rules));
    for (const [arbitrary, rule] of [
      [reference(subject), subject.reference],
      [target(subject), subject.target],
    ] as const) {
      expect(fc.sample(arbitrary, drawn).filter((text) => !standard.test(text, rule))).toEqual([]);
    }
    const any = fc.sample(anyByAnyRule(subject), drawn);
    const accepted = any.filter(({ rule, text }) => standard.test(text, rule)).length;
    expect(accepted).toBeGreaterThan(0.2 * any.length);
    expect(accepted).toBeLessThan(0.8 * any.length);
  });

  test.each(subjects.map((subject) => [subject.id, subject] as const))(
    "%s: come to every state of a rule, and to every character behind most of them",
    (_id, subject) => {
      const automaton = subject.referenceAutomaton();
      const start = startOf(automaton, subject.reference);
      const reachable = new Set([start]);
      for (const state of reachable) for (const next of automaton.next[state] ?? []) if (next !== 0) reachable.add(next);
      const moves = new Set<string>();
      const seen = new Set([start]);
      for (const text of fc.sample(valid(subject, subject.reference), { seed: 3986, numRuns: 20_000 })) {
        let state = start;
        for (const character of text) {
          moves.add(`${String(state)}${character}`);
          state = automaton.next[state]?.[automaton.classOf[character.charCodeAt(0)] ?? 0] ?? 0;
          seen.add(state);
        }
      }
      let possible = 0;
      for (const state of reachable) {
        automaton.classOf.forEach((each) => {
          if (automaton.next[state]?.[each] !== 0) possible++;
        });
      }
      expect(seen.size / reachable.size).toBeGreaterThan(0.9);
      expect(moves.size / possible).toBeGreaterThan(0.5);
    },
  );
});

describe("verdicts", () => {
  law("the verdict is the ABNF's, and exact to the character", {}, (subject) => {
    const automaton = subject.automaton();
    const { standard } = subject;
    const alive = distancesToAcceptance(automaton).map((distance) => distance < Infinity);
    const step = (state: number, code: number): number => {
      const each = automaton.classOf[code];
      const next = each === undefined ? 0 : (automaton.next[state]?.[each] ?? 0);
      return alive[next] === true ? next : 0;
    };
    return fc.property(anyByAnyRule(subject), ({ rule, text }) => {
      let state = startOf(automaton, rule);
      let longest = 0;
      for (; longest < text.length; longest++) {
        const next = step(state, text.charCodeAt(longest));
        if (next === 0) break;
        state = next;
      }
      const complete = automaton.accepts[state] === true;
      const expected = Array.from({ length: 128 }, (_, code) => code).filter((code) => step(state, code) !== 0);
      same(standard.recognize(text, rule), {
        valid: complete && longest === text.length,
        index: longest,
        expected: expected.map((code) => String.fromCharCode(code)),
        complete,
      });
    });
  });

  law("test, recognize, parse and safeParse agree on any string, and only URISyntaxError is thrown", {}, (subject) => {
    const { standard } = subject;
    return fc.property(anyByAnyRule(subject), (ruled) => {
      const { rule, text } = ruled;
      const recognition = standard.recognize(text, rule);
      const result = standard.safeParse(text, rule);
      same(standard.test(text, rule), recognition.valid);
      same(result.ok, recognition.valid);
      if (result.ok) same(standard.parse(text, rule), result.node);
      else {
        const error = refusal(standard, ruled);
        same(error.diagnostic, result.diagnostic);
        same(error.message, result.diagnostic.message);
      }
    });
  });

  law("components are given for just the references", { needs: ["components"] }, (subject) => {
    const { standard, operations } = subject;
    return fc.property(anyText(reference(subject)), (text) => {
      const parsed = standard.safeParse(text);
      try {
        operations.components(text);
        same(parsed.ok, true);
      } catch (error) {
        if (!(error instanceof URISyntaxError)) throw error;
        same({ ok: false, diagnostic: error.diagnostic }, parsed);
      }
    });
  });
});

describe("the tree", () => {
  law("its root spans the whole input, children lie in order inside their parents, leaves have their text", {}, (subject) => {
    const { standard } = subject;
    const rules = new Set(standard.rules);
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      const root = standard.parse(text, rule);
      same([root.start, root.end], [0, text.length]);
      for (const node of nodesOf(root)) {
        same(rules.has(node.type), true);
        if (isLeaf(node)) same(node.value, text.slice(node.start, node.end));
        // A leaf's text matches its rule; a composite's also follows from what its parts match.
        same(standard.test(text.slice(node.start, node.end), node.type), true);
        let before = node.start;
        for (const child of childrenOf(node)) {
          same(before <= child.start && child.start <= child.end, true);
          before = child.end;
        }
        same(before <= node.end, true);
      }
    });
  });

  law("its nodes are plain data with no other fields than type, start, end, and value or nodes", {}, (subject) => {
    const { standard } = subject;
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      const root = standard.parse(text, rule);
      same(JSON.parse(JSON.stringify(root)), root);
      for (const node of nodesOf(root)) {
        const held = Object.entries(fieldsOf(node)).filter(([key]) => !["type", "start", "end"].includes(key));
        if (isLeaf(node)) same(held, [["value", node.value]]);
        else same(held.flatMap(([, value]) => value ?? []), childrenOf(node));
      }
    });
  });

  law("printing it gives the input", {}, (subject) => {
    const { standard } = subject;
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      same(standard.print(standard.parse(text, rule)), text);
    });
  });

  law("recompose(parse(s)) === s", { needs: ["recompose"] }, (subject) => {
    const { standard, operations } = subject;
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      same(operations.recompose(standard.parse(text, rule)), text);
    });
  });

  law("recompose(components(s)) === s", { needs: ["components", "recompose"] }, (subject) => {
    const { components, recompose } = subject.operations;
    return fc.property(reference(subject), (text) => {
      same(recompose(components(text)), text);
    });
  });

  law("it has the components that components(s) gives", { needs: ["components"] }, (subject) => {
    const { standard, operations } = subject;
    return fc.property(reference(subject), (text) => {
      const root = standard.parse(text);
      const names = Object.keys(operations.components("")) as (keyof Components)[];
      const found = names.map((name) => {
        const node = findField(root, name);
        return [name, node === null ? null : standard.print(node)];
      });
      same(Object.fromEntries(found), operations.components(text));
    });
  });

  law("a visitor that changes nothing gets the very same tree, and sees each node twice", {}, (subject) => {
    const { standard } = subject;
    return fc.property(validByAnyRule(subject), fc.nat(30), ({ rule, text }, most) => {
      const root = standard.parse(text, rule);
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

  law("its leaves, in order, with what stands between them are the input, and copied leaves print as it", {}, (subject) => {
    const { standard } = subject;
    return fc.property(validByAnyRule(subject), ({ rule, text }) => {
      const root = standard.parse(text, rule);
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
      // What no leaf has is delimiters alone: everything else has a name.
      same(delimiters.replace(/[:/?#[\]@]/g, ""), "");
      same(copy, root);
      same(copy === root, false);
      same(standard.print(copy as typeof root), text);
    });
  });
});

describe("diagnostics", () => {
  law("offsets lie in the input, the position is exact, what is expected is named, the section is the rule's", {}, (subject) => {
    const { standard } = subject;
    const code = new RegExp(`^${standard.id}/[A-Za-z0-9]+(-[A-Za-z0-9]+)*$`);
    return fc.property(invalid(subject), ({ rule, text }) => {
      const { diagnostic } = refusal(standard, { rule, text });
      const { start, end, index = NaN } = diagnostic;
      const recognition = standard.recognize(text, rule);
      const { section, url } = standard.definition(diagnostic.rule);
      same(0 <= start && start <= end && end <= text.length, true);
      same(
        { ...diagnostic, hint: undefined },
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
          hint: undefined,
        },
      );
      same(diagnostic.expected?.length === 0, false);
      same(code.test(diagnostic.code), true);
      same(standard.rules.includes(diagnostic.rule), true);
    });
  });

  law("a hint, applied, gives a string that the rule matches", {}, (subject) => {
    const { standard } = subject;
    return fc.property(invalid(subject), ({ rule, text }) => {
      const { hint } = refusal(standard, { rule, text }).diagnostic;
      if (!hint) return;
      same(0 <= hint.start && hint.start <= hint.end && hint.end <= text.length, true);
      same([hint, standard.test(applyEdit(text, hint), rule)], [hint, true]);
    });
  });

  law("the frame has two lines, with a caret in the second", {}, (subject) => {
    const { standard } = subject;
    return fc.property(invalid(subject), (ruled) => {
      const lines = refusal(standard, ruled).frame().split(/[\n\v\f\r\x85\u2028\u2029]/);
      same(lines.length, 2);
      same(/^ *\^+$/.test(lines[1] ?? ""), true);
    });
  });

  // Two of these letters stand side by side in no message and in no name of a rule.
  const secret = fc.string({ unit: fc.constantFrom("Q", "X", "Z", "J", "q", "x"), minLength: 8, maxLength: 12 });

  law("no message has more than one character of the input", {}, (subject) => {
    const { standard } = subject;
    return fc.property(anyByAnyRule(subject), secret, fc.nat(0xff), ({ rule, text }, word, where) => {
      const at = where % (text.length + 1);
      const result = standard.safeParse(text.slice(0, at) + word + text.slice(at), rule);
      if (result.ok) return;
      const { hint, ...diagnostic } = result.diagnostic;
      same(/[QXZJqx]{2}/.exec(JSON.stringify([diagnostic, hint?.message])), null);
    });
  });
});
