/**
 * Explains why a text is refused: finds its faults one after the other, each with the edits that repair it.
 *
 * @module
 */
import { applyEdits, type Edit } from "../core/edits.js";
import type { Span } from "../core/parts.js";
import { authorityFaults } from "./authority.js";
import { unseenRuns } from "./characters.js";
import { copied, ends } from "./copied.js";
import { escapedTexts } from "./escapes.js";
import { frontSlips, isWellKnown } from "./delimiters.js";
import { Draft, type OwnedEdit } from "./draft.js";
import { NO_PROPOSALS, type Proposal } from "./proposal.js";
import { characterAt, GRAMMAR, unrepaired } from "./unrepaired.js";
import type { Slip } from "./slips.js";
import { roleAt, viewOf, type Ground, type Role, type View } from "./view.js";
import { walk, type Local, type Walk } from "./walk.js";

/** The offset where an input is refused, the grammar used there, and the state of the automaton. */
export interface Exact {
  readonly index: number;
  readonly ground: Ground;
  readonly state: number;
}

/** A fault of an input. */
export interface Fault extends Exact {
  readonly code: string;
  /** The culprit in the input. */
  readonly start: number;
  readonly end: number;
  readonly role: Role;
  /** The mistake, if the scheme knows it. */
  readonly slip: Slip | undefined;
  /** Whether the fault is only named, because the intended text is unknown. */
  readonly isNamed: boolean;
  /** The new text that the repair message quotes. */
  readonly written: string | undefined;
  /** The offset where the input is refused after the repair of all earlier faults. */
  readonly index: number;
  /** The text in which the fault was found, and the offset where it is refused. */
  readonly text: string;
  readonly at: number;
  /** The new texts that come from a list or a grammar, not from the input. */
  readonly ours: readonly string[];
  /** Whether it stands for further faults, which are too many to be listed. */
  readonly hasMore: boolean;
  /** The edits that repair the fault; empty if it is only named. */
  readonly edits: Edit[];
}

/** All faults of an input. */
export interface Explanation {
  /** The faults in the order of the input. */
  readonly faults: readonly Fault[];
  /**
   * The offset where the input itself is refused. The first diagnostic uses it, even if another fault was found there.
   */
  readonly exact: Exact;
  /** The input itself. */
  readonly view: View;
  /** Whether the repairs of all faults together give a valid text. */
  readonly isRepaired: boolean;
  /** Returns the range of the input that a range of the repaired text comes from. */
  readonly origin: (span: Span) => Span;
}

/** The maximum number of separate faults. Later faults are repaired together with the last one. */
export const MOST_FAULTS = 100;
/** The maximum number of repairs of the text as a whole. */
const MOST_ROUNDS = 16;
/** A mistake in the scheme is noticed within this number of characters. */
const FRONT = 16;

/**
 * Explains why a text is refused. A valid text has no faults.
 *
 * @param input any text
 * @param groundOf returns the grammar that explains a text
 * @param whole the role of the text if it is only a part of a reference
 */
export function explain(input: string, groundOf: (text: string) => Ground, whole: Role | null): Explanation {
  const tried = triedOn(viewOf(input, groundOf(input), whole));
  return inShort(tried) ?? atLength(tried, groundOf);
}

/** Explains a text as `inShort` does, and all others. */
export function atLength(tried: Tried, groundOf: (text: string) => Ground): Explanation {
  return new Explainer(tried, groundOf).run();
}

/**
 * Explains a valid text, and one whose only fault concerns one character, as in nearly all refused texts.
 *
 * @returns the same as `atLength`; `null` for another text
 */
export function inShort(tried: Tried): Explanation | null {
  const { view, walked, locals } = tried;
  if (walked.rest > 0 || walked.faults > 1) return null;
  const [local] = locals;
  const exact = exactOf(tried);
  if (local === undefined) return { faults: [], exact, view, isRepaired: true, origin: (span) => span };
  const { text: input, ground } = view;
  if (ground.slips !== undefined || isSuspicious(tried)) return null;
  const { code, start, end, text, role, index, before: state, marked = start } = local;
  const isNamed = text === null;
  const fault = {
    code,
    start: marked,
    end,
    role,
    isNamed,
    written: text ?? "",
    index,
    ground,
    state,
    text: input,
    at: index,
    ours: NONE,
    slip: undefined,
    hasMore: false,
    edits: isNamed ? [] : [{ start, end, text }],
  };
  const edited = (): Draft => Draft.of(input).edited([{ start, end, text: text ?? local.standIn ?? "", owner: 0 }]);
  return { faults: [fault], exact, view, isRepaired: !isNamed, origin: (span) => edited().origin(span) };
}

/** A text that was tried. */
export interface Tried {
  readonly view: View;
  readonly walked: Walk;
  /** The faults that the walk found. */
  readonly locals: readonly Local[];
}

/** Walks through a text. */
export function triedOn(view: View): Tried {
  const locals: Local[] = [];
  return { view, walked: walk(view, (local) => locals.push(local)), locals };
}

/** The walk of a text whose faults are all repaired. */
const CLEAN: Walk = { rest: 0, faults: 0, named: 0, state: 0, isCut: false };

/** Returns where the automaton first refuses a text. */
function exactOf({ view: { text, ground }, walked: { rest, state }, locals }: Tried): Exact {
  // Faster than a pattern.
  const first = locals[0];
  return first ? { index: first.index, ground, state: first.before } : { index: text.length - rest + 1, ground, state };
}

/** Searches for faults. */
class Explainer {
  readonly #groundOf: (text: string) => Ground;
  readonly #faults: Fault[] = [];
  /** The numbers of the last fault that is only named, and of the last one with a repair. */
  #lastNamed = -1;
  #lastRepaired = -1;
  /** Whether nothing after the last fault has a meaning. */
  #isOver = false;
  #draft: Draft;
  /** The input, and its repaired version. */
  readonly #given: Tried;
  #now: Tried;
  /** The text of the last proposal that was tried. It is often the next version. */
  #next: Tried;

  constructor(given: Tried, groundOf: (text: string) => Ground) {
    this.#groundOf = groundOf;
    this.#draft = Draft.of(given.view.text);
    this.#given = this.#now = this.#next = given;
  }

  get #view(): View {
    return this.#now.view;
  }

  get #walk(): Walk {
    return this.#now.walked;
  }

  get #locals(): readonly Local[] {
    return this.#now.locals;
  }

  run(): Explanation {
    const isOdd = isSuspicious(this.#now);
    if (!isOdd && this.#view.ground.slips !== undefined) this.#fromMenu(slips);
    const isLocal = !isOdd && this.#faults.length === 0;
    if (isLocal && this.#walk.rest === 0 && this.#locals.length < MOST_FAULTS) return this.#onlyLocal();
    if (isOdd) {
      this.#fromMenu(ends);
      // Remove invisible text first: it can hide another mistake.
      this.#removeUnseen();
      this.#fromMenu(escapedTexts);
      this.#settle(({ code }) => FOLDS.includes(code));
      this.#fromMenu(copied, slips, frontSlips);
    }
    if (this.#isOver) return this.#ofDraft();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (this.#walk.isCut) return this.#cut();
      if (this.#walk.rest === 0) {
        // A repair can change the scheme, and thus the grammar.
        if (!this.#settle(undefined, true)) return this.#ofDraft();
        continue;
      }
      const at = this.#stuck;
      if (this.#first(authorityFaults(this.#view, at))) continue;
      // Apply the repairs found so far, so that the next steps see only what follows.
      if (this.#settle()) continue;
      if (this.#isUnfinished()) return this.#settled();
      const { proposers } = this.#view.ground;
      if (proposers && this.#first(proposers.faults(this.#view, this.#stuck, this.#walk.state))) continue;
      if (!this.#guess() && !this.#name()) return this.#settled();
    }
    return this.#walk.rest === 0 ? this.#settled() : this.#cut();
  }

  #settled(): Explanation {
    this.#settle();
    return this.#ofDraft();
  }

  #ofDraft(): Explanation {
    return this.#explanation(this.#draft.edits, () => this.#draft);
  }

  /** Returns the explanation for most refused texts: all faults concern single characters. */
  #onlyLocal(): Explanation {
    const edits = this.#owned(this.#locals);
    return this.#explanation(edits, () => this.#draft.edited(edits));
  }

  /** Returns the explanation for a text with too many faults: those that were found, and one fault for the rest. */
  #cut(): Explanation {
    const at = this.#stuck;
    const edits = this.#owned(this.#locals);
    const end = this.#view.text.length;
    const role = roleAt(this.#view, at);
    const rest = {
      code: "too-many-faults",
      start: at,
      end,
      role,
      isNamed: true,
      written: "",
      ours: NONE,
      slip: undefined,
    };
    this.#add(rest, at, this.#walk.state);
    this.#draft = this.#draft.edited(edits);
    return this.#ofDraft();
  }

  #viewOf(text: string): View {
    return viewOf(text, this.#groundOf(text), this.#given.view.whole);
  }

  /** Returns the offset where the walk ended. */
  get #stuck(): number {
    return this.#view.text.length - this.#walk.rest + 1;
  }

  get #refused(): Exact {
    return exactOf(this.#now);
  }

  #fromMenu(
    ...menu: readonly ((view: View, at: number, isKnown: (text: string) => boolean) => readonly Proposal[])[]
  ): void {
    const isKnown = (text: string): boolean => isWellKnown(text) || this.#groundOf(text).isScheme;
    // Each round reads the whole text, which is too slow for a text with very many faults.
    const rounds = this.#walk.isCut ? 1 : MOST_ROUNDS;
    for (let round = 0; round < rounds; round++) {
      // Stryker disable next-line ConditionalExpression: Without faults, no proposal is sure, and none of them helps.
      if (this.#walk.faults + this.#walk.rest === 0) return;
      const hasFound = menu.some((each) => this.#first(each(this.#view, this.#refused.index, isKnown)));
      if (!hasFound || this.#isOver) return;
    }
  }

  /** Takes the first proposal that helps. */
  #first(proposals: Iterable<Proposal>): boolean {
    for (const proposal of proposals) {
      if (proposal.isSure === true || this.#helps(proposal.edits)) return this.#take(proposal);
    }
    return false;
  }

  /** Removes invisible characters. A grammar with characters beyond ASCII allows most of them. */
  #removeUnseen(): void {
    const { text, ground } = this.#view;
    if (ground.allows !== undefined) return;
    const runs: Span[] = [];
    for (const run of unseenRuns(text)) if (runs.push(run) > MOST_FAULTS) return;
    if (runs.length === 0) return;
    const refused = this.#refused;
    const walked = new Map(this.#locals.map(({ start, before }) => [start, before]));
    const found = { code: INVISIBLE, isNamed: false, written: undefined, ours: NONE, slip: undefined };
    this.#edit(
      runs.map(({ start, end }) => {
        const before = walked.get(start);
        const [at, state] = before === undefined ? [refused.index, refused.state] : [start, before];
        const owner = this.#add({ ...found, start, end, role: roleAt(this.#view, start) }, at, state);
        return { start, end, text: "", owner };
      }),
    );
  }

  /** Returns whether the automaton gets further with the edits, or equally far with fewer faults. */
  #helps(edits: readonly Edit[]): boolean {
    this.#next = triedOn(this.#viewOf(applyEdits(this.#view.text, edits)));
    const { rest, faults, named } = this.#next.walked;
    const now = this.#walk;
    if (rest !== now.rest) {
      // Stryker disable next-line EqualityOperator: They are different here.
      return rest < now.rest;
    }
    return faults < now.faults || (faults === now.faults && named < now.named);
  }

  #take(proposal: Proposal): true {
    const { code, start, end, edits, role, isNamed = false, isOurs = false, isLast = false, written, slip } = proposal;
    this.#isOver = isLast;
    const { index: at, state } = this.#refused;
    const ours = isOurs ? edits.map((edit) => edit.text) : NONE;
    const owner = this.#add({ code, start, end, role, isNamed, written, ours, slip }, at, state);
    const { text } = this.#view;
    const changes = edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
    this.#edit(
      changes.map((edit) => ({ start: edit.start, end: edit.end, text: edit.text, owner, isStandIn: isNamed })),
    );
    return true;
  }

  /** Adds a fault of the current text. Returns its number. */
  #add(
    found: Pick<Fault, "code" | "start" | "end" | "role" | "isNamed" | "written" | "ours" | "slip">,
    at: number,
    state: number,
  ): number {
    const { text, ground } = this.#view;
    const { code, role, isNamed, written, ours, slip } = found;
    const { start, end } = this.#draft.origin(found);
    const index = this.#draft.origin({ start: at, end: at }).start;
    // Written out here and below, because object spread would dominate the running time.
    const hasMore = false;
    const edits: Edit[] = [];
    this.#faults.push({
      code,
      start,
      end,
      role,
      isNamed,
      written,
      index,
      ground,
      state,
      text,
      at,
      ours,
      slip,
      hasMore,
      edits,
    });
    const number = this.#faults.length - 1;
    if (isNamed) this.#lastNamed = number;
    else this.#lastRepaired = number;
    return number;
  }

  /**
   * Edits the text.
   *
   * @param edits the edits, in order
   * @param isAll whether they repair all that is wrong by the grammar of the text before
   */
  #edit(edits: readonly OwnedEdit[], isAll = false): void {
    // Stryker disable next-line ConditionalExpression: Without edits the text stays the same. This is only slower.
    if (edits.length === 0) return;
    this.#draft = this.#draft.edited(edits);
    const { text } = this.#draft;
    const known = this.#next.view.text === text ? this.#next : undefined;
    const view = known?.view ?? this.#viewOf(text);
    const isClean = isAll && view.ground === this.#view.ground;
    // Stryker disable next-line ConditionalExpression: A walk finds the same. This is only slower.
    this.#now = isClean ? { view, walked: CLEAN, locals: [] } : (known ?? triedOn(view));
  }

  /** Takes all or some of the faults that the walk found. Returns whether there were any. */
  #settle(isChosen: (local: Local) => boolean = () => true, isAll = false): boolean {
    const locals = this.#locals.filter(isChosen);
    if (locals.length === 0) return false;
    this.#edit(this.#owned(locals), isAll);
    return true;
  }

  /** Returns the edits of faults that the walk found, and adds these faults. */
  #owned(locals: readonly Local[]): readonly OwnedEdit[] {
    return locals.map((local) => {
      const { start, end, text, standIn = "" } = local;
      return { start, end, text: text ?? standIn, owner: this.#ownerOf(local), isStandIn: text === null };
    });
  }

  /** Returns the number of a fault: a new number, or the number of the last one if there are too many. */
  #ownerOf({ code, start: at, end, text, role, index, before, marked: start = at }: Local): number {
    const isNamed = text === null;
    const last = isNamed ? this.#lastNamed : this.#lastRepaired;
    if (this.#faults.length >= MOST_FAULTS && last >= 0) {
      const fault = this.#faults[last] as Fault;
      if (!fault.hasMore) this.#faults[last] = { ...fault, hasMore: true };
      return last;
    }
    return this.#add(
      { code, start, end, role, isNamed, written: text ?? "", ours: NONE, slip: undefined },
      index,
      before,
    );
  }

  /** Takes the word that the grammar of the scheme allows in place of a similar one. */
  #guess(): boolean {
    const { text, ground } = this.#view;
    const at = this.#stuck;
    const role = roleAt(this.#view, at);
    // The generic syntax demands no words, and only a person can tell which host was meant.
    if (role === "host" || role === "port") return false;
    const edit = ground.proposers?.keyword(ground.machine, text, at) ?? null;
    if (edit === null || !this.#helps([edit]) || ground.isHost?.(text, edit.end) === true) return false;
    return this.#take({
      code: GRAMMAR,
      ...characterAt(text, at),
      edits: [edit],
      role,
      isOurs: true,
      written: edit.text,
    });
  }

  /**
   * Returns whether the text can be refused because a placeholder has no value, or because the text is cut off. A
   * placeholder at the start can stand for a scheme.
   */
  #isUnfinished(): boolean {
    const { isScheme } = this.#view.ground;
    const { start: first } = this.#draft.origin({ start: 0, end: 0 });
    return this.#faults.some(({ code, start }) => UNFINISHED.includes(code) && (isScheme || start <= first));
  }

  /** Names a fault that has no repair. Returns whether the walk gets further. */
  #name(): boolean {
    const { rest } = this.#walk;
    this.#take(unrepaired(this.#view, this.#stuck, this.#walk.state));
    return this.#walk.rest < rest;
  }

  /**
   * Returns the explanation.
   *
   * @param edits the edits that repair the input
   * @param draftOf returns the repaired text
   */
  #explanation(edits: readonly OwnedEdit[], draftOf: () => Draft): Explanation {
    for (const { start, end, text, owner } of edits) {
      const fault = this.#faults[owner] as Fault;
      // Edits that were merged can give the old text again.
      if (!fault.isNamed && this.#given.view.text.slice(start, end) !== text) fault.edits.push({ start, end, text });
    }
    return {
      faults: this.#faults.length === 1 ? this.#faults : [...this.#faults].sort((a, b) => a.start - b.start),
      exact: exactOf(this.#given),
      view: this.#given.view,
      isRepaired:
        this.#faults.every(({ isNamed }) => !isNamed) &&
        // Stryker disable next-line ConditionalExpression: If the walk stopped early, the last fault is only named.
        this.#walk.rest === 0,
      origin: (span) => draftOf().origin(span),
    };
  }
}

/** Returns whether the faults that a walk found can be symptoms of a fault of the whole text. */
function isSuspicious(tried: Tried): boolean {
  const { view, walked, locals } = tried;
  const { text, ground } = view;
  if (!PLAIN.test(text.charAt(text.length - 1))) return true;
  if (!walked.isCut && locals.some(({ code }) => code === INVISIBLE)) return true;
  if (ground.isScheme && walked.rest > 0) return true;
  const { index } = exactOf(tried);
  if (isHint(text, index) || text.includes("&#")) return true;
  if (index >= FRONT && walked.rest === 0) return false;
  const { scheme, authority } = view.parts();
  return scheme === null || authority === null || index < authority.start;
}

/** Proposes the mistakes that a scheme knows. */
const slips = (view: View, at: number): readonly Proposal[] => view.ground.proposers?.slips(view, at) ?? NO_PROPOSALS;

const INVISIBLE = "invisible-character";

/** The faults of text that was folded, or that nobody sees. */
const FOLDS: readonly string[] = ["line-break", "tab", INVISIBLE];

/** The faults of text that is not there yet, or not any more. */
const UNFINISHED: readonly string[] = ["template", "truncated"];

const NONE: readonly string[] = [];

const [HASH, BRACKET, LF, CR] = [0x23, 0x5b, 0x0a, 0x0d];

/** Returns whether a refused character hints at an escape, or at a reference that nobody can click. */
function isHint(text: string, at: number): boolean {
  switch (text.charCodeAt(at)) {
    case HASH:
      return text.charAt(at - 1) === "&" || text.charAt(text.indexOf("#") - 1) === "&";
    case LF:
    case CR:
      return text.charAt(at - 1) === "=";
    case BRACKET:
      return ".:d".includes(text.charAt(at + 1));
    default:
      return false;
  }
}

/** A character that references usually end with. */
const PLAIN = /[A-Za-z\d./?#=-]/;
