/**
 * Validation: by the generic syntax, by the scheme's own grammar, by what its document demands, and with advice on
 * security.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import { assertString, type Recognition } from "../../core/automaton.js";
import type { Components } from "../../core/components.js";
import { applyEdit, nameExpected, nameOf, type Diagnostic, type Severity } from "../../core/diagnostic.js";
import { mismatch } from "../../explain/mistake.js";
import { CURRENT, current, type CurrentId, type URI } from "../../standards/current.js";
import type { AnyGrammar } from "../../operations/grammar.js";
import { anyStandard } from "../../standards/by-id.js";
import type { StandardId } from "../../standards/list.js";
import {
  NOTHING,
  severityOf,
  type AuthoritySpans,
  type Check,
  type Finding,
  type Profile,
  type Span,
  type Subject,
} from "./check.js";
import { SYNTAX } from "./grammar.js";
import { schemeKey, schemeMap, type AnyScheme, type SchemeMap, type SchemeNodeOf, type Schemes } from "./scheme.js";
import { securityAdvice } from "./security.js";

/** How a URI is validated. */
export interface ValidateOptions<Id extends StandardId = StandardId, Given extends Schemes = Schemes> {
  /** The standard whose generic syntax it must match, and whose schemes are looked at. RFC 3986 by default. */
  readonly standard?: Id;
  /** For whom: `mint` counts what binds only those who make URIs, `consume`, the default, what binds only the others. */
  readonly profile?: Profile;
  /** The schemes to know. A Map is looked up by the keys that `schemes` has; anything else is put in one each time. */
  readonly schemes?: Given;
}

/** What validation found. */
export interface Validation<Id extends StandardId = StandardId, SchemeNode = unknown> {
  /** Whether there is no error among the diagnostics. */
  readonly valid: boolean;
  /** The tree by the generic syntax, made when it is first looked at; `null` where the input does not match it. */
  readonly node: (Id extends CurrentId ? URI : NodeBase) | null;
  /** The tree by the scheme's own grammar, made when it is first looked at; `null` where there is none. */
  readonly schemeNode: SchemeNode | null;
  /** What there is to say, in the order of the input; at the same place, errors come first. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What repairing a URI came to. */
export interface Repair {
  /** The repaired string; the input where there is no repair. */
  readonly uri: string;
  /** Whether it is valid now. */
  readonly valid: boolean;
  /** What was repaired, in the order of the repairs; each has its hint, whose offsets are in the string before it. */
  readonly applied: readonly Diagnostic[];
}

/** Validates a URI by the rules of its scheme. */
export type Validate<Known extends Schemes = Schemes> = <
  Id extends StandardId = CurrentId,
  Given extends Schemes = Known,
>(
  input: string,
  options?: ValidateOptions<Id, Given>,
) => Validation<Id, SchemeNodeOf<Given>>;

/** Repairs a URI. */
export type RepairURI = (input: string, options?: ValidateOptions) => Repair;

/** How many repairs are tried before hints are left out, and fewer where the input is long: each is one more look at it. */
const MOST_HINTS = 16;
const MOST_TRIED_LENGTH = 1_000_000;

/** How many findings of one check are reported. */
const MOST_FINDINGS = 1000;

/** How many repairs are made. */
const MOST_REPAIRS = 100;

/** Makes the functions that know some schemes where none are given. */
export function validator(known: SchemeMap): { readonly validate: Validate; readonly repair: RepairURI } {
  const validate = (<Id extends StandardId>(input: string, options: ValidateOptions<Id> = {}) => {
    const { profile = "consume", schemes } = options;
    const standard: StandardId = options.standard ?? CURRENT;
    const context: Context = { standard, profile, schemes: schemes === undefined ? known : schemeMap(schemes) };
    assertProfile(profile);
    const { subject, diagnostics } = examine(input, context);
    const all = diagnostics.length === 0 ? NOTHING : offered(input, sorted(diagnostics), context);
    return new Result(subject, all) as Validation<Id>;
  }) as Validate;

  const repair: RepairURI = (input, options = {}) => {
    let uri = input;
    const applied: Diagnostic[] = [];
    for (;;) {
      const { valid, diagnostics } = validate(uri, options);
      const next = bySeverity(diagnostics).find(({ hint }) => hint !== undefined);
      if (!next?.hint || applied.length === MOST_REPAIRS) return { uri, valid, applied };
      applied.push(next);
      uri = applyEdit(uri, next.hint);
    }
  };

  return { validate, repair };
}

/** What an examination depends on. */
interface Context {
  readonly standard: StandardId;
  readonly profile: Profile;
  readonly schemes: SchemeMap;
}

/** What was found, with hints that nobody has tried. */
export interface Examined {
  /** `null` where the generic syntax refuses the input. */
  readonly subject: SchemeSubject | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** A subject whose parts are made when they are asked for: to know that a URI is valid takes no tree. */
export class SchemeSubject implements Subject<unknown, NodeBase> {
  readonly input: string;
  readonly scheme: AnyScheme | null;
  readonly #standard: StandardId;
  #uri: NodeBase | undefined;
  #authority: AuthoritySpans | null | undefined;
  #components: Components | undefined;
  #node: unknown;

  /** @param uri the tree, where it is there already */
  constructor(input: string, scheme: AnyScheme | null, standard: StandardId, uri?: NodeBase) {
    this.input = input;
    this.scheme = scheme;
    this.#standard = standard;
    this.#uri = uri;
    this.#authority = undefined;
    this.#components = undefined;
    this.#node = undefined;
  }

  get uri(): NodeBase {
    return (this.#uri ??= current.parse(this.input, "URI"));
  }

  get authority(): AuthoritySpans | null {
    if (this.#authority === undefined) this.#authority = authorityIn(this.input);
    return this.#authority;
  }

  get components(): Components {
    return (this.#components ??= grammarOf(this.#standard).components(this.uri));
  }

  get node(): unknown {
    if (this.#node === undefined) this.#node = this.scheme?.grammar.parse(this.input) ?? null;
    return this.#node;
  }
}

/** The result: a tree is made where somebody looks at it. */
class Result {
  readonly valid: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly #subject: SchemeSubject | null;

  constructor(subject: SchemeSubject | null, diagnostics: readonly Diagnostic[]) {
    this.valid = diagnostics.length === 0 || !diagnostics.some(isError);
    this.diagnostics = diagnostics;
    this.#subject = subject;
  }

  get node(): NodeBase | null {
    return this.#subject === null ? null : this.#subject.uri;
  }

  get schemeNode(): unknown {
    return this.#subject === null ? null : this.#subject.node;
  }

  /** What is no property of the object itself is written with it all the same. */
  toJSON(): object {
    const { valid, node, schemeNode, diagnostics } = this;
    return { valid, node, schemeNode, diagnostics };
  }
}
Object.defineProperties(Result.prototype, { node: { enumerable: true }, schemeNode: { enumerable: true } });

const [COLON, SLASH, QUESTION, HASH, AT, CLOSE] = [0x3a, 0x2f, 0x3f, 0x23, 0x40, 0x5d];

/** Where the authority of a URI stands: the URI is known to be one, so that its first delimiters are its own. */
function authorityIn(input: string): AuthoritySpans | null {
  const start = input.indexOf(":") + 3;
  if (input.charCodeAt(start - 2) !== SLASH || input.charCodeAt(start - 1) !== SLASH) return null;
  let userinfo: Span | null = null;
  let host = start;
  let colon = -1;
  let end = start;
  for (; end < input.length; end++) {
    const code = input.charCodeAt(end);
    if (code === COLON) colon = end;
    else if (code === AT) {
      userinfo = { start, end };
      host = end + 1;
      colon = -1;
    } else if (code === CLOSE) colon = -1;
    else if (code === SLASH || code === QUESTION || code === HASH) break;
  }
  return colon < 0
    ? { start, end, userinfo, host: { start: host, end }, port: null }
    : { start, end, userinfo, host: { start: host, end: colon }, port: { start: colon + 1, end } };
}

function assertProfile(profile: unknown): void {
  if (profile === "consume" || profile === "mint") return;
  throw new RangeError(`no profile ${JSON.stringify(profile)}; the profiles are consume, mint`);
}

function grammarOf(standard: StandardId): AnyGrammar {
  return standard === CURRENT ? current : anyStandard(standard);
}

/** The URI by the generic syntax; a diagnostic where it is none. */
export function subjectOf(input: string, standard: StandardId, schemes: SchemeMap): SchemeSubject | Diagnostic {
  const grammar = anyStandard(standard);
  const { uri, absoluteURI } = grammar.ruleFor;
  const parsed = grammar.safeParse(input, uri);
  if (!parsed.ok) return parsed.diagnostic;
  const { scheme } = grammar.components(parsed.node);
  if (scheme === null) {
    // There are standards whose rule for URIs matches relative references, too.
    return (grammar.safeParse(input, absoluteURI) as { readonly diagnostic: Diagnostic }).diagnostic;
  }
  return new SchemeSubject(input, schemeOf(scheme, standard, schemes), standard, parsed.node);
}

/** The scheme of a name, where it is known. */
function schemeOf(name: string, standard: StandardId, schemes: SchemeMap): AnyScheme | null {
  // Most names are in lower case.
  return schemes.get(schemeKey(name, standard)) ?? schemes.get(schemeKey(name.toLowerCase(), standard)) ?? null;
}

/** Looks for all that there is to say. */
function examine(input: string, { standard, profile, schemes }: Context): Examined {
  assertString(input);
  if (standard !== CURRENT) {
    const subject = subjectOf(input, standard, schemes);
    if (!(subject instanceof SchemeSubject)) return { subject: null, diagnostics: [subject] };
    const isURI = current.test(input, "URI");
    const isAccepted = subject.scheme?.grammar.test(input) === true;
    return examined(
      subject,
      isAccepted,
      isURI ? securityAdvice(input, subject.authority, subject.scheme, standard) : NOTHING,
      standard,
      profile,
    );
  }
  const scheme = schemeOf(input.slice(0, Math.max(input.indexOf(":"), 0)), standard, schemes);
  const isAccepted = scheme?.grammar.test(input) === true;
  // What such a grammar matches is a URI; a fragment is not what it was tested for.
  const isURI = isAccepted && scheme.grammar.isWithinURI && !input.includes("#");
  if (!isURI && !current.test(input, "URI")) {
    const refused = current.safeParse(input, "URI") as { readonly diagnostic: Diagnostic };
    return { subject: null, diagnostics: [refused.diagnostic] };
  }
  const subject = new SchemeSubject(input, scheme, standard);
  return examined(subject, isAccepted, securityAdvice(input, subject.authority, scheme, standard), standard, profile);
}

/** What there is to say of a URI, with the advice on security. */
function examined(
  subject: SchemeSubject,
  isAccepted: boolean,
  advice: readonly Diagnostic[],
  standard: StandardId,
  profile: Profile,
): Examined {
  const { scheme, input } = subject;
  if (scheme === null) return { subject, diagnostics: [unknownScheme(input, standard), ...advice] };
  if (!isAccepted) return { subject, diagnostics: [...refusals(scheme, subject), ...advice] };
  let found: Diagnostic[] | null = null;
  for (const check of scheme.requirementsFor[profile]) {
    const findings = check.find(subject);
    if (findings === NOTHING) continue;
    for (const finding of first(findings)) (found ??= []).push(diagnosticOf(scheme, check, finding));
  }
  return { subject, diagnostics: found === null ? advice : [...found, ...advice] };
}

function unknownScheme(input: string, standard: StandardId): Diagnostic {
  const end = input.indexOf(":");
  const { nameSetAside, sectionUrl } = anyStandard(standard);
  const aside = nameSetAside?.(input.slice(0, end)) ?? null;
  if (aside !== null) {
    const { code, message, section } = aside;
    const url = sectionUrl(section);
    return { severity: "info", code: `scheme/${code}`, message, start: 0, end, rule: "scheme", section, url };
  }
  const { section, url } = grammarOf(standard).definition("scheme");
  const message = "Nothing is known of this scheme: the URI was checked by the generic syntax alone.";
  return { severity: "info", code: "scheme/unknown", message, start: 0, end, rule: "scheme", section, url };
}

/** Why the scheme's grammar refuses a URI: as its mistakes explain it, or the bare fact. */
export function refusals(scheme: AnyScheme, subject: SchemeSubject): readonly Diagnostic[] {
  const { input } = subject;
  const recognition = scheme.grammar.recognize(input);
  const found: Diagnostic[] = [];
  for (const check of scheme.mistakes) {
    const others = found.length;
    for (const finding of first(check.find(subject as Subject<null, NodeBase>))) {
      if (overlaps(found, others, finding)) continue;
      found.push(diagnosticOf(scheme, check, finding, recognition && exactly(input, recognition)));
    }
  }
  return found.length > 0 ? found : [bareRefusal(scheme, input, recognition)];
}

/** The first findings of a check: a hostile input can have a fault in every character. */
function* first(findings: Iterable<Finding>): Generator<Finding> {
  let count = 0;
  for (const finding of findings) {
    yield finding;
    if (++count === MOST_FINDINGS) return;
  }
}

/** Whether a finding has a character, or its place, in common with one of the first so many. */
function overlaps(found: readonly Diagnostic[], others: number, { start, end }: Finding): boolean {
  for (let index = 0; index < others; index++) {
    const other = found[index] as Diagnostic;
    if (start === other.start || (start < other.end && other.start < end)) return true;
  }
  return false;
}

function bareRefusal(scheme: AnyScheme, input: string, recognition: Recognition | null): Diagnostic {
  const { grammar, section, specification } = scheme;
  const { rule } = grammar;
  const own = grammar.rules.includes(rule) ? grammar.definition(rule).section : section;
  const { message, start, end } =
    recognition === null
      ? { message: "The scheme's own syntax refuses this URI.", start: 0, end: input.length }
      : mismatch({ input, rule, recognition });
  return {
    severity: "error",
    code: `${scheme.name}/${SYNTAX}`,
    message,
    start,
    end,
    rule,
    section: own,
    url: specification.url(own),
    ...(recognition && exactly(input, recognition)),
  };
}

/** The exact verdict, as a diagnostic has it. */
function exactly(
  input: string,
  { index, expected, complete }: Recognition,
): Pick<Diagnostic, "index" | "expected" | "found"> {
  return { index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
}

function diagnosticOf(
  { name, specification }: AnyScheme,
  { code, level = "MUST", rule, section }: Pick<Check, "code" | "level" | "rule" | "section">,
  { message, start, end, hint }: Finding,
  exact?: Pick<Diagnostic, "index" | "expected" | "found"> | null,
): Diagnostic {
  return {
    severity: severityOf[level],
    code: `${name}/${code}`,
    message,
    start,
    end,
    rule,
    section,
    url: specification.url(section),
    ...exact,
    ...(hint && { hint }),
  };
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];
const rank = ({ severity }: Diagnostic): number => SEVERITIES.indexOf(severity);
const isError = ({ severity }: Diagnostic): boolean => severity === "error";

const sorted = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort((a, b) => a.start - b.start || rank(a) - rank(b));

const bySeverity = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort((a, b) => rank(a) - rank(b));

/** The diagnostics with those of their hints that are repairs. */
function offered(input: string, diagnostics: readonly Diagnostic[], context: Context): readonly Diagnostic[] {
  const before = tally(diagnostics, context.standard);
  const most = Math.max(1, Math.min(MOST_HINTS, MOST_TRIED_LENGTH / input.length));
  let tried = 0;
  return Object.freeze(
    diagnostics.map((diagnostic) => {
      const { hint, ...others } = diagnostic;
      if (hint === undefined) return diagnostic;
      if (tried++ >= most) return others;
      const after = tally(examine(applyEdit(input, hint), context).diagnostics, context.standard);
      return isLess(after, before) ? diagnostic : others;
    }),
  );
}

/** How many faults there are of each severity, the worst first; before all of them, whether it is no URI at all. */
function tally(diagnostics: readonly Diagnostic[], standard: StandardId): number[] {
  const counted = [0, 0, 0, 0];
  for (const each of diagnostics) {
    const at = each.code.startsWith(`${standard}/`) ? 0 : 1 + rank(each);
    counted[at] = Number(counted[at]) + 1;
  }
  return counted;
}

/** Whether a repair leaves less to say: fewer errors, or as many and fewer warnings, and so on. */
function isLess(after: readonly number[], before: readonly number[]): boolean {
  const index = after.findIndex((count, at) => count !== before[at]);
  return index >= 0 && Number(after[index]) < Number(before[index]);
}
