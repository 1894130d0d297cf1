/**
 * Runs the page: keeps one state, and updates all views when it changes.
 *
 * @module
 */
import type { Diagnostic, NodeBase } from "../../../src/index.js";
import { anyStandard } from "../../../src/standards/by-id.js";
import type { StandardVerdict } from "../../../src/standards/index.js";
import { programsFor } from "./code.js";
import { LONGEST, wayBetween, wayTo, type Stop } from "./derivation.js";
import { byId, h } from "./dom.js";
import { EXAMPLES } from "./examples.js";
import { stretchesByDelimiters, stretchesOf } from "./parts.js";
import { putInto } from "./put.js";
import { repairAll, schemeFindings, type SchemeFindings } from "./scheme.js";
import { nameOf } from "./standards.js";
import type { State } from "./state.js";
import { addressView } from "./views/address.js";
import { codeView } from "./views/code.js";
import { editorView, type Span } from "./views/editor.js";
import { genericView } from "./views/generic.js";
import { grammarView } from "./views/grammar.js";
import { normalFormView } from "./views/normal-form.js";
import { platformView } from "./views/platform.js";
import { repairAllView } from "./views/repair-all.js";
import { resolutionView } from "./views/resolution.js";
import { schemeView } from "./views/scheme.js";
import { themeView } from "./views/theme.js";
import { treeView } from "./views/tree.js";
import { verdictsView } from "./views/verdicts.js";

const field = byId("input") as HTMLTextAreaElement;
const base = byId("base") as HTMLInputElement;
const status = byId("status");
const address = addressView(byId("copy"), byId("copied"), (gone) => {
  state = gone;
  pointed = null;
  show();
});

let state = address.first;
/** The tree of the input in the chosen standard; `null` if the standard refuses it. */
let tree: NodeBase | null = null;
/** The faults of the input in the chosen standard. */
let faults: readonly Diagnostic[] = [];
/** The findings of the input's scheme; `null` if the input has no scheme. */
let scheme: SchemeFindings | null = null;
/** The selected node of the tree; `null` if the cursor in the input selects the node. */
let pointed: NodeBase | null = null;

const showInput = editorView(byId("colours"), byId("parts"));
const showVerdicts = verdictsView(byId("verdicts"), (standard) => {
  change({ standard, rule: null });
});
const showRepairAll = repairAllView(byId("repair-all"), take);
const showGeneric = genericView(byId("generic"), take);
const showScheme = schemeView(
  {
    findings: byId("scheme"),
    forms: byId("scheme-forms"),
    normalForm: byId("scheme-normal-form"),
    tree: byId("scheme-tree"),
  },
  { take, select: point },
);
const showPlatform = platformView(byId("platform"));
const showTree = treeView(byId("tree"), point, "Syntax tree");
const showNormalForm = normalFormView(byId("normal-form"));
const showResolution = resolutionView(byId("resolution"));
const showCode = codeView(byId("code"));
const showGrammar = grammarView(byId("grammar"), (rule) => {
  change({ rule });
});

/** Selects a node of a tree. */
function point(node: NodeBase): void {
  pointed = node;
  state = { ...state, rule: null };
  showCursor();
}

/** Replaces the input. Undo and Back restore the previous input. */
function take(input: string): void {
  address.finish();
  putInto(field, input);
  clearTimeout(typing);
  if (state.input !== input) change({ input, rule: null });
  address.finish();
}

/** Applies a change of the state, and updates the page. */
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
  if (tree) showTree(tree, input);
  else treeHost.replaceChildren(h("p", { class: "note" }, `${nameOf(standard)} refuses the input, so it has no tree.`));
  scheme = schemeFindings(input, standard, faults);
  showGeneric(faults, input, nameOf(standard));
  showRepairAll(repairAll(input, standard));
  const generic = showNormalForm(standard, input);
  showScheme({ findings: scheme, input, standard, generic });
  showPlatform(input, state.base);
  showResolution(standard, input, state.base);
  showCursor();
  showCode(programsFor(state, { isValid: tree !== null, isKnown: (scheme?.scheme ?? null) !== null }));
  say(verdicts);
  address.note(state);
}

/** Updates the views that depend on the cursor. */
function showCursor(): void {
  const { input, standard, rule } = state;
  const at = pointed ? pointed.start : cursor();
  const way = wayFrom(at);
  const span: Span | null = pointed ?? nodeAt(at);
  showInput({
    input,
    stretches: tree ? stretchesOf(tree) : stretchesByDelimiters(input),
    culprits: [...faults, ...(scheme?.diagnostics ?? []).filter(({ severity }) => severity === "error")],
    pointed: span,
  });
  showGrammar({ standard, way: way.stops, about: way.about, rule });
}

/** Returns the offset of the character after the cursor or, at the end of the input, of the last character. */
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
  // The trees of schemes have nodes that the generic grammar does not know.
  if (last < 0) return { stops, about: `The way to character ${String(at)}:` };
  return { stops: stops.slice(0, last + 1), about: `The way to ${type}:` };
}

/** Returns the innermost node that contains a character. */
function nodeAt(at: number): Span | null {
  if (!tree || document.activeElement !== field) return null;
  return stretchesOf(tree).find(({ start, end, kind }) => kind !== null && start <= at && at < end) ?? null;
}

let saying: ReturnType<typeof setTimeout> | undefined;

/** Announces the verdict to screen readers after a pause in typing. */
function say(verdicts: readonly StandardVerdict[]): void {
  clearTimeout(saying);
  const { standard } = state;
  const count = verdicts.filter(({ ok }) => ok).length;
  const [first, ...others] = faults;
  const more = others.length === 0 ? "" : ` ${String(faults.length)} faults in all.`;
  const own = first ? `invalid. ${first.message}${more}` : "valid.";
  const all = `${String(count)} of ${String(verdicts.length)} standards accept it.`;
  const ofScheme = scheme?.scheme ? ` Scheme ${scheme.scheme.name}: ${scheme.ok ? "valid" : "invalid"}.` : "";
  const text = `${nameOf(standard)}: ${own} ${all}${ofScheme}`;
  saying = setTimeout(() => {
    status.textContent = text;
  }, 600);
}

/** The maximal length of an input that is processed immediately, in UTF-16 code units. */
const SHORT = 20_000;

let typing: ReturnType<typeof setTimeout> | undefined;

field.addEventListener("input", () => {
  clearTimeout(typing);
  const takeTyped = (): void => {
    change({ input: field.value, rule: null });
  };
  if (field.value.length <= SHORT) takeTyped();
  else typing = setTimeout(takeTyped, 300);
});
field.addEventListener("keydown", (event) => {
  // A reference cannot contain line breaks. Pasted line breaks stay, and are refused.
  if (event.key === "Enter") event.preventDefault();
});
field.addEventListener("blur", address.finish);
document.addEventListener("selectionchange", () => {
  if (document.activeElement !== field || field.value !== state.input) return;
  pointed = null;
  if (state.rule !== null) state = { ...state, rule: null };
  showCursor();
});
base.addEventListener("input", () => {
  change({ base: base.value });
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
            take(input);
          },
        },
        name,
      ),
    ),
  ),
);

themeView(byId("theme") as HTMLSelectElement);
show();
field.focus({ preventScroll: true });
