/**
 * Parses the arguments of the command line, by the tables of commands.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { Argument, Command as Program, CommanderError, Option as Flag } from "commander";
import { present } from "../core/invariant.js";
import {
  choicesOf,
  colorOption,
  optionsOf,
  type AnyCommand,
  type Option,
  type OptionTable,
  type Values,
} from "./command.js";
import { didYouMean, meantOf, Misuse, notOneOf } from "./errors.js";
import { descriptionOf, OVERVIEW, sectionsOf, sectionsOfAll, termOf } from "./help.js";
import { COLOR, styleFor, type Look } from "./terminal.js";

/** The name of the program. */
export const PROGRAM = "uri-grammar";

/** The least columns of the descriptions of options in the help. If there are fewer, they are not wrapped. */
const NARROWEST_TEXT = 16;

/** The commands of the command line, and the version. */
export interface Language {
  readonly commands: readonly [AnyCommand, ...AnyCommand[]];
  readonly version: string;
}

/** A command with its options and operands. */
export interface Invocation {
  readonly command: AnyCommand;
  readonly values: Values;
  /** The arguments that are not options. */
  readonly operands: readonly string[];
  /** How many of them, the last ones, stand after "--". */
  readonly literals: number;
}

type Given = Omit<Invocation, "literals">;

/** A text to show instead of running a command. */
export interface Shown {
  readonly text: string;
  /** Whether the user asked for the text. */
  readonly asked: boolean;
}

/** The values of `--color`. */
export type Color = (typeof COLOR)[number];

/** Returns the look of the help, with the value of `--color` if it was given. */
export type LookWith = (color: Color | undefined) => Look;

/**
 * Parses arguments.
 *
 * @param argv the arguments
 * @param language the commands
 * @param lookWith the look of the help
 * @returns the command to run, or the text to show
 * @throws {Misuse} if a command or an option is unknown, or a value is missing or wrong
 */
export function readArguments(argv: readonly string[], language: Language, lookWith: LookWith): Invocation | Shown {
  let text = "";
  let invocation: Given | undefined;
  const write = (part: string): unknown => (text += part);
  const program = programOf(language, lookWith, write, (given) => (invocation = given));
  const ordered = commandFirst(argv, language);
  try {
    program.parse(ordered, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { code, exitCode } = error;
    if (code === "commander.help" || exitCode === 0) return { text, asked: exitCode === 0 };
    throw new Misuse(sentenceOf(error, ordered, program.args, language), { cause: error });
  }
  const literals = ordered.includes("--") ? ordered.length - ordered.indexOf("--") - 1 : 0;
  return { ...present(invocation, "the command that was found"), literals };
}

/** Returns the command that arguments name, if they do. Its options can stand before it. */
export function commandIn(argv: readonly string[], language: Pick<Language, "commands">): AnyCommand | undefined {
  const [first] = commandFirst(argv, language);
  return language.commands.find(({ name }) => name === first);
}

/** Moves the name of the command before the options that stand before it. */
function commandFirst(argv: readonly string[], { commands }: Pick<Language, "commands">): readonly string[] {
  // Which arguments are values of options depends on the command.
  const found = commands.flatMap((command) => {
    const at = firstOperand(argv, optionsOf(command));
    return argv[at] === command.name ? [at] : [];
  });
  const at = Math.min(...found);
  return at === Infinity ? argv : [argv[at] as string, ...argv.slice(0, at), ...argv.slice(at + 1)];
}

/** Returns the index of the first argument that is neither an option nor its value. */
function firstOperand(argv: readonly string[], options: OptionTable): number {
  let at = 0;
  for (let length = 1; length > 0 && at < argv.length; at += length) length = lengthOf(String(argv[at]), options);
  return at;
}

/** Returns how many arguments an option takes: 0 if it is no option of the table, and 2 if its value is the next one. */
function lengthOf(word: string, options: OptionTable): number {
  const [, long, value] = /^--([\w-]+)(=)?/.exec(word) ?? [];
  if (long !== undefined) {
    if (!Object.hasOwn(options, long)) return 0;
    return options[long]?.type === "string" && value === undefined ? 2 : 1;
  }
  // Short options can share a "-". The value of the last one can follow it at once.
  const shorts = new Map(Object.values(options).map(({ short, type }) => [short, type]));
  const types = Array.from(word.slice(1), (letter) => shorts.get(letter));
  if (!word.startsWith("-") || types.length === 0) return 0;
  const at = types.findIndex((type) => type !== "boolean");
  if (at < 0) return 1;
  return types[at] === undefined ? 0 : at === types.length - 1 ? 2 : 1;
}

/**
 * Returns the sentence for an error of commander. Arguments can be URIs, which can have secrets, so the sentence repeats
 * none of them.
 *
 * @param args the arguments that the program left to commands
 */
function sentenceOf(
  { code, message }: CommanderError,
  argv: readonly string[],
  args: readonly string[],
  language: Language,
): string {
  const sentence = message.replace(/^error: /, "");
  if (code === "commander.unknownCommand") return unknownCommand(args, language);
  const command = commandIn(argv, language);
  const options: OptionTable = command ? optionsOf(command) : colorOption;
  if (code === "commander.unknownOption") {
    const [, flag] = /^unknown option '(.*)'/s.exec(sentence) as unknown as [string, string];
    const [, name] = /^--([\w-]+)/.exec(flag) ?? [];
    const isOfCommand = name !== undefined && language.commands.some((each) => Object.hasOwn(optionsOf(each), name));
    if (!command && isOfCommand) return `the name of a command must stand before --${name}`;
    return unknownOption(flag, options, sentence, argv);
  }
  if (code !== "commander.optionMissingArgument") return sentence;
  const [, name] = /--([\w-]+)/.exec(sentence) as unknown as [string, string];
  const option = options[name] as Option;
  return `--${name} takes ${choicesOf(option)?.join(", ") ?? String(option.value)}; the value is missing`;
}

/** Arguments that are more likely inputs than names of commands. */
const INPUT = /[:/?#@%\s]|^.{33}/;

function unknownCommand(args: readonly string[], { commands }: Language): string {
  const [word] = args as readonly [string];
  const run = (what: string, how: string): string => `unknown command; to check ${what}, run: ${PROGRAM} ${how}`;
  if (existsSync(word)) return run("the URIs in a file or a folder", "find --invalid FILE");
  if (INPUT.test(word)) return run("it", "check STRING");
  const names = [...commands.map((command) => command.name), "help"];
  return `unknown command${didYouMean(meantOf(word, names))}`;
}

function unknownOption(flag: string, options: OptionTable, sentence: string, argv: readonly string[]): string {
  const [, dashes, name] = /^(--?)([\w-]*)/.exec(flag) as unknown as [string, string, string];
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (dashes === "--" && option !== undefined) {
    const value = flag.slice(`--${name}=`.length);
    return option.optional === undefined
      ? `--${name} takes no value`
      : notOneOf(`--${name}`, [option.optional], value).message;
  }
  // Commander suggests the options of the command.
  const suggestion = sentence.lastIndexOf("(Did you mean ");
  const meant = suggestion === -1 ? "" : ` ${sentence.slice(suggestion).trim()}`;
  const place = argv.findIndex((each) => each.startsWith(flag)) + 1;
  return `unknown option${place === 0 ? "" : `: argument ${String(place)}`}${meant}`;
}

/**
 * Creates the parser.
 *
 * @param found is called with the command and its arguments
 */
function programOf(
  language: Language,
  lookWith: LookWith,
  write: (text: string) => unknown,
  found: (invocation: Given) => void,
): Program {
  const program = new Program(PROGRAM);
  const color = (): Color | undefined => colorFrom(valuesOf(program, colorOption));
  const look = (): Look => lookWith(color());
  program
    .usage("COMMAND [OPTION...] [STRING...]")
    .description(OVERVIEW)
    .exitOverride()
    .configureOutput({
      writeOut: write,
      writeErr: write,
      // The code that catches the error writes the message.
      outputError: () => undefined,
      getOutHelpWidth: () => look().width as number,
      getErrHelpWidth: () => look().width as number,
      getOutHasColors: () => look().colour,
      getErrHasColors: () => look().colour,
    })
    .configureHelp({
      minWidthToWrap: NARROWEST_TEXT,
      styleTitle: (text) => styleFor(look()).title(text),
      optionTerm: termWith(colorOption),
      subcommandTerm: (command) => command.name(),
    })
    .helpOption("-h, --help", "Show this help.")
    .helpCommand(false)
    .version(language.version, "-V, --version", "Show the version.")
    .addHelpText("after", () => sectionsOfAll(language, readExample, look()));
  for (const flag of flagsOf(colorOption)) program.addOption(flag);
  for (const command of language.commands) {
    const { name, summary, usage } = command;
    const options = optionsOf(command);
    const added = program
      .command(name)
      .usage(`[OPTION...] ${usage}`.trim())
      .summary(summary)
      .description(descriptionOf(command))
      .helpOption("-h, --help", "Show this help.")
      .configureHelp({
        ...program.configureHelp(),
        optionTerm: termWith(options),
      })
      .addHelpText("after", () => sectionsOf(command, readExample, look()))
      .action(() => {
        // The program takes the options that it knows, too.
        const values = { ...valuesOf(added, options), ...valuesOf(program, colorOption) };
        assertChoices(values, options);
        found(invocationOf(command, values, added.args));
      });
    for (const argument of argumentsOf(command)) added.addArgument(argument);
    for (const flag of flagsOf(options)) added.addOption(flag);
  }
  program
    .command("help")
    .usage("[COMMAND]")
    .summary("Shows the help of a command.")
    .description("Shows the help of a command.")
    .argument("[command]")
    .action((name: string | undefined) => {
      const isKnown = name === undefined || program.commands.some((each) => each.name() === name);
      // The program forgets its options when it parses again.
      const when = color();
      const options = [...(when === undefined ? [] : [`--color=${when}`]), ...(isKnown ? ["--help"] : [])];
      program.parse([...(name === undefined ? [] : [name]), ...options], { from: "user" });
    });
  return program;

  function readExample(argv: readonly string[]): Invocation {
    return readArguments(argv, language, lookWith) as Invocation;
  }
}

/** Returns when to use colours, as the options say. */
export function colorFrom({ color, "no-color": isPlain }: Values): Color | undefined {
  return isPlain === true ? "never" : (color as Color | undefined);
}

/** Returns the function that writes the names of options in the help. */
function termWith(options: OptionTable): (flag: Flag) => string {
  return (flag) => {
    const option = options[flag.name()];
    return option ? termOf(flag.name(), option) : flag.flags;
  };
}

/** @throws {Misuse} if an option takes only values from a list, and has another one */
function assertChoices(values: Values, options: OptionTable): void {
  for (const [name, value] of Object.entries(values)) {
    const option = options[name] as Option;
    const choices = typeof value === "string" ? choicesOf(option) : null;
    if (choices?.includes(value as string) === false)
      throw notOneOf(`--${name}`, choices, value as string, option.hint?.(value as string));
  }
}

/** @throws {Misuse} if the command needs a first operand, and there is no operand; or if the only operand is wrong */
function invocationOf(command: AnyCommand, values: Values, operands: readonly string[]): Given {
  if ("start" in command && command.operand) {
    const { name, choices } = command.operand;
    const given = operands[0] as string;
    if (!choices.includes(given)) throw notOneOf(name.toUpperCase(), choices, given);
  }
  const name = "run" in command ? command.first : undefined;
  if (name === undefined) return { command, values, operands };
  const [first, ...rest] = operands;
  if (first === undefined) throw new Misuse(`the ${name} are missing`);
  return { command, values: { ...values, [name]: first }, operands: rest };
}

function argumentsOf(command: AnyCommand): readonly Argument[] {
  if (!("start" in command)) return [new Argument("[operands...]")];
  const { operand } = command;
  return operand === undefined ? [] : [new Argument(`<${operand.name}>`)];
}

function flagsOf(options: OptionTable): readonly Flag[] {
  return Object.entries(options).flatMap(([name, { short, value, optional, several, help }]) => {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    const flag = new Flag(`${names}${value === undefined ? "" : ` <${value}>`}`, help);
    if (several === true) {
      const list: string[] = [];
      flag.argParser((text) => (list.push(text), list));
    }
    // The value comes after "=", so the next argument is never the value.
    return optional === undefined ? [flag] : [flag, new Flag(`--${name}=${optional}`).hideHelp()];
  });
}

/** Returns the options that were given, by their names in the table. */
function valuesOf(program: Program, options: OptionTable): Values {
  const given = new Map(
    program.options.map((flag) => {
      const value: unknown = program.getOptionValue(flag.attributeName());
      // The value of "--no-x" is false, and true by default; "--x TEXT" and "--no-x" have one value, the last one.
      return [flag.name(), flag.negate ? value === false || undefined : value === false ? undefined : value];
    }),
  );
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, { optional }]) => {
      const value: unknown = given.get(`${name}=${String(optional)}`) === true ? optional : given.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Values;
}
