/**
 * Shows the findings of the input's scheme: verdict, diagnostics, normal form and tree.
 *
 * @module
 */
import type { NodeBase } from "../../../../src/index.js";
import type { StandardId } from "../../../../src/standards/index.js";
import { data, h, sectionLink, type Child } from "../dom.js";
import type { SchemeFindings } from "../scheme.js";
import { sectionUrl } from "../standards.js";
import { diagnosticsView } from "./diagnostics.js";
import { showNormalForm } from "./normal-form.js";
import { treeView } from "./tree.js";

/** The elements of the view. */
export interface SchemeHosts {
  readonly findings: HTMLElement;
  /** The element that contains the next two. */
  readonly forms: HTMLElement;
  readonly normalForm: HTMLElement;
  readonly tree: HTMLElement;
}

/** The callbacks of the view. */
export interface SchemeActs {
  /** Is called with a repaired input. */
  readonly take: (input: string) => void;
  /** Selects a node of the tree. */
  readonly select: (node: NodeBase) => void;
}

/** The data of the view. */
export interface SchemeShown {
  /** `null` if the input has no scheme. */
  readonly findings: SchemeFindings | null;
  readonly input: string;
  readonly standard: StandardId;
  /** The normal form by the generic syntax. */
  readonly generic: string | null;
}

export function schemeView(
  { findings: host, forms, normalForm, tree }: SchemeHosts,
  { take, select }: SchemeActs,
): (shown: SchemeShown) => void {
  const about = h("div", {});
  const list = h("div", { class: "diagnostics" });
  host.append(about, list);
  const showDiagnostics = diagnosticsView(list, take);
  const showTree = treeView(tree, select, "Tree of the scheme");
  return ({ findings, input, standard, generic }) => {
    about.replaceChildren(...aboutOf(findings));
    showDiagnostics(findings?.diagnostics ?? [], input);
    forms.hidden = !findings?.normalForm;
    if (!findings?.normalForm) return;
    const { normalForm: form, tree: root, scheme } = findings;
    showNormalForm(normalForm, input, form, ({ step, section }) =>
      step === "scheme" && scheme ? scheme.specification.url(section) : sectionUrl(standard, section),
    );
    if (form.uri === generic) normalForm.append(h("p", { class: "note" }, "The generic normal form is the same."));
    if (root) showTree(root, input);
    else tree.replaceChildren(h("p", { class: "note" }, "This scheme does not define a tree."));
  };
}

function aboutOf(findings: SchemeFindings | null): readonly HTMLElement[] {
  if (!findings)
    return [h("p", { class: "note" }, "The input has no scheme. Only URIs with a scheme have more rules.")];
  const { name, scheme, ok, diagnostics, shared } = findings;
  const sharedNote: readonly Child[] =
    shared === 0
      ? []
      : [
          " ",
          shared === 1
            ? "The fault of the generic syntax also counts."
            : "The faults of the generic syntax count, too.",
        ];
  if (!scheme) {
    return [h("p", { class: "note" }, data(name), " is an unknown scheme here: only the generic syntax was checked.")];
  }
  const { specification, section, status, defaultPort } = scheme;
  const facts = [status, defaultPort === null ? null : `port ${defaultPort}`].filter((fact) => fact !== null);
  return [
    h(
      "p",
      { class: "about" },
      h("code", { class: "name" }, scheme.name),
      ` is defined by ${specification.name}, `,
      sectionLink(scheme.url, section),
      facts.length === 0 ? "." : ` (${facts.join(", ")}).`,
    ),
    h(
      "p",
      { class: ok ? "fine" : "refused" },
      ok ? "The scheme accepts the input" : "The scheme refuses the input",
      ok && diagnostics.length > 0 ? ", with notes." : ".",
      ...sharedNote,
    ),
  ];
}
