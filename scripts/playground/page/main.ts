/**
 * The page: one state, and what each part of it shows of that state.
 *
 * @module
 */
import type { Diagnostic, NodeBase } from "../../../src/index.js";
import { validate } from "../../../src/schemes/index.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { StandardId, Verdict } from "../../../src/standards/index.js";
import { LONGEST, wayBetween, wayTo, type Stop } from "./derivation.js";
import { byId, h } from "./dom.js";
import { EXAMPLES } from "./examples.js";
import { stretchesByDelimiters, stretchesOf } from "./parts.js";
import { nameOf } from "./standards.js";
import { fromHash, toHash, type State } from "./state.js";
import { diagnosticsView } from "./views/diagnostics.js";
import { editorView, type Span } from "./views/editor.js";
import { grammarView } from "./views/grammar.js";
import { normalFormView } from "./views/normal-form.js";
import { resolutionView } from "./views/resolution.js";
import { treeView } from "./views/tree.js";
import { verdictsView } from "./views/verdicts.js";

const field = byId("input") as HTMLTextAreaElement;
const base = byId("base") as HTMLInputElement;
const status = byId("status");
const copy = byId("copy");
const copied = byId("copied");

let state = fromHash(location.hash);
/** The tree of the input by the chosen standard; `null` where that refuses it. */
let tree: NodeBase | null = null;
/** All that is wrong with the input. */
let faults: readonly Diagnostic[] = [];
/** The node that was gone to in the tree; `null` where the cursor in the input says what is meant. */
let pointed: NodeBase | null = null;

const showInput = editorView(byId("colours"), byId("parts"));
const showVerdicts = verdictsView(byId("verdicts"), (standard) => {
  change({ standard, rule: null });
});
const showTree = treeView(byId("tree"), (node) => {
  pointed = node;
  state = { ...state, rule: null };
  showCursor();
});
const showDiagnostics = diagnosticsView(byId("diagnostics"), {
  take(input) {
    change({ input });
    field.focus();
  },
  all: () => anyStandard(state.standard).repair(state.input).uri,
});
const showNormalForm = normalFormView(byId("normal-form"));
const showResolution = resolutionView(byId("resolution"));
const showGrammar = grammarView(byId("grammar"), (rule) => {
  change({ rule });
});

/** Takes over what is new, and shows it. */
function change(changed: Partial<State>): void {
  const isNew = changed.input !== undefined && changed.input !== state.input;
  state = { ...state, ...changed };
  if (isNew || changed.standard !== undefined) pointed = null;
  show();
}

function show(): void {
  const { input, standard } = state;
  // Setting the value moves the cursor.
  if (field.value !== input) field.value = input;
  if (base.value !== state.base) base.value = state.base;
  const grammar = anyStandard(standard);
  const verdicts = showVerdicts(input, standard);
  faults = grammar.diagnose(input);
  tree = faults.length === 0 ? grammar.parse(input) : null;
  const treeHost = byId("tree");
  if (tree) showTree(withSchemeTree(tree, input, standard), input);
  else treeHost.replaceChildren(h("p", { class: "note" }, `${nameOf(standard)} refuses the input: there is no tree.`));
  showDiagnostics(faults, input, nameOf(standard));
  showNormalForm(standard, input);
  showResolution(standard, input, state.base);
  showCursor();
  say(verdicts);
  remember();
}

/** The tree with that of the scheme's own grammar under its root, where that has one and accepts the input. */
function withSchemeTree(root: NodeBase, input: string, standard: StandardId): NodeBase {
  const { schemeNode } = validate(input, { standard });
  return schemeNode === null ? root : Object.assign({}, root, { schemeNode });
}

/** Shows what depends on where the cursor is. */
function showCursor(): void {
  const { input, standard, rule } = state;
  const at = pointed ? pointed.start : cursor();
  const way = wayFrom(at);
  const span: Span | null = pointed ?? nodeAt(at);
  showInput({
    input,
    stretches: tree ? stretchesOf(tree) : stretchesByDelimiters(input),
    culprits: faults,
    pointed: span,
  });
  showGrammar({ standard, way: way.stops, about: way.about, rule });
}

/** The offset of the character that the cursor stands before; of the last one where it stands behind it. */
function cursor(): number {
  return Math.max(0, Math.min(field.selectionStart, state.input.length - 1));
}

function wayFrom(at: number): { readonly stops: readonly Stop[]; readonly about: string } {
  const { input, standard } = state;
  const { defaultRule } = anyStandard(standard);
  const [refusal] = faults;
  if (refusal) {
    const stops = wayBetween(standard, defaultRule, refusal.rule);
    return { stops, about: `${nameOf(standard)} refuses the input by the rule ${refusal.rule}:` };
  }
  if (!tree || input.length > LONGEST) {
    return { stops: [], about: `The way to the cursor is shown for inputs of up to ${String(LONGEST)} characters.` };
  }
  const stops = wayTo(standard, tree, input, at, defaultRule);
  if (!pointed) {
    return { stops, about: input === "" ? "The way to the empty string:" : `The way to character ${String(at)}:` };
  }
  const { type, start, end } = pointed;
  const last = stops.findIndex((stop) => stop.rule === type && stop.start === start && stop.end === end);
  return { stops: last < 0 ? stops : stops.slice(0, last + 1), about: `The way to ${type}:` };
}

/** The innermost node that holds a character. */
function nodeAt(at: number): Span | null {
  if (!tree || document.activeElement !== field) return null;
  return stretchesOf(tree).find(({ start, end, kind }) => kind !== null && start <= at && at < end) ?? null;
}

let saying: ReturnType<typeof setTimeout> | undefined;

/** Says the verdict to who listens, once typing has paused. */
function say(verdicts: readonly Verdict[]): void {
  clearTimeout(saying);
  const { standard } = state;
  const count = verdicts.filter(({ ok }) => ok).length;
  const [first, ...others] = faults;
  const more = others.length === 0 ? "" : ` ${String(faults.length)} faults in all.`;
  const own = first ? `invalid. ${first.message}${more}` : "valid.";
  const text = `${nameOf(standard)}: ${own} ${String(count)} of ${String(verdicts.length)} standards accept it.`;
  saying = setTimeout(() => {
    status.textContent = text;
  }, 600);
}

let remembering: ReturnType<typeof setTimeout> | undefined;

/** Puts the state into the address, once typing has paused: browsers bear only so many changes a minute. */
function remember(): void {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    const hash = toHash(state);
    const isKept = hash !== null;
    copy.toggleAttribute("disabled", !isKept);
    copied.textContent = isKept ? "" : "This is too long for a link.";
    if (isKept) history.replaceState(null, "", `#${hash}`);
  }, 250);
}

/** How long an input may be that is looked at right away. */
const SHORT = 20_000;

let typing: ReturnType<typeof setTimeout> | undefined;

field.addEventListener("input", () => {
  clearTimeout(typing);
  const take = (): void => {
    change({ input: field.value, rule: null });
  };
  if (field.value.length <= SHORT) take();
  else typing = setTimeout(take, 300);
});
field.addEventListener("keydown", (event) => {
  // No reference has a line break; pasted ones stay, to be refused.
  if (event.key === "Enter") event.preventDefault();
});
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== field || field.value !== state.input) return;
  pointed = null;
  if (state.rule !== null) state = { ...state, rule: null };
  showCursor();
});
base.addEventListener("input", () => {
  change({ base: base.value });
});
addEventListener("hashchange", () => {
  state = fromHash(location.hash);
  pointed = null;
  show();
});
copy.addEventListener("click", () => {
  const hash = toHash(state);
  if (hash === null) return;
  history.replaceState(null, "", `#${hash}`);
  navigator.clipboard.writeText(location.href).then(
    () => {
      copied.textContent = "The link is copied.";
    },
    () => {
      copied.textContent = "The link is in the address bar.";
    },
  );
});
byId("examples").append(
  ...EXAMPLES.map(([name, input]) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          title: input,
          onclick: () => {
            change({ input, rule: null });
          },
        },
        name,
      ),
    ),
  ),
);

show();
