/**
 * Parses the arguments of the command line, by the tables of commands.
 *
 * @module
 */
import { Argument, Command as Program, CommanderError, Option as Flag } from "commander";
import { present } from "../core/invariant.js";
import { optionsOf, type AnyCommand, type OptionTable, type Values } from "./command.js";
import { Misuse } from "./errors.js";
import { descriptionOf, OVERVIEW, sectionsOf, sectionsOfAll, termOf } from "./help.js";
import { styleFor, type Look } from "./terminal.js";

/** The name of the program. */
export const PROGRAM = "uri-grammar";

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
}

/** A text to show instead of running a command. */
export interface Shown {
  readonly text: string;
  /** Whether the user asked for the text. */
  readonly asked: boolean;
}

/**
 * Parses arguments.
 *
 * @param argv the arguments
 * @param language the commands
 * @param look the look of the help
 * @returns the command to run, or the text to show
 * @throws {Misuse} if a command or an option is unknown, or a value is missing
 */
export function readArguments(argv: readonly string[], language: Language, look: Look): Invocation | Shown {
  let text = "";
  let invocation: Invocation | undefined;
  const write = (part: string): unknown => (text += part);
  const program = programOf(language, look, write, (given) => (invocation = given));
  try {
    program.parse(argv, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { code, message, exitCode } = error;
    if (code === "commander.help" || exitCode === 0) return { text, asked: exitCode === 0 };
    throw new Misuse(sentenceOf(message), { cause: error });
  }
  return present(invocation, "the command that was found");
}

/** Returns a message of commander on one line. */
function sentenceOf(message: string): string {
  return message.replace(/^error: /, "").replace(/\n(?=\(Did you mean [^\n]*$)/, " ");
}

/**
 * Creates the parser.
 *
 * @param found is called with the command and its arguments
 */
function programOf(
  language: Language,
  look: Look,
  write: (text: string) => unknown,
  found: (invocation: Invocation) => void,
): Program {
  const { title } = styleFor(look);
  const program = new Program(PROGRAM)
    .usage("COMMAND [OPTION...] [STRING...]")
    .description(OVERVIEW)
    .exitOverride()
    .configureOutput({
      writeOut: write,
      writeErr: write,
      // The code that catches the error writes the message.
      outputError: () => undefined,
      getOutHelpWidth: () => look.width as number,
      getErrHelpWidth: () => look.width as number,
      getOutHasColors: () => look.colour,
      getErrHasColors: () => look.colour,
    })
    // Options are wrapped on narrow terminals, too.
    .configureHelp({ styleTitle: title, subcommandTerm: (command) => command.name(), minWidthToWrap: 30 })
    .helpOption("-h, --help", "Show this help.")
    .helpCommand(false)
    .version(language.version, "-V, --version", "Show the version.")
    .addHelpText("after", () => sectionsOfAll(language, readExample, look));
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
        optionTerm: (flag) => {
          const option = options[flag.name()];
          return option ? termOf(flag.name(), option) : flag.flags;
        },
      })
      .addHelpText("after", () => sectionsOf(command, readExample, look))
      .action(() => {
        found(invocationOf(command, valuesOf(added, options), added.args));
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
      program.parse([...(name === undefined ? [] : [name]), ...(isKnown ? ["--help"] : [])], { from: "user" });
    });
  return program;

  function readExample(argv: readonly string[]): Invocation {
    return readArguments(argv, language, look) as Invocation;
  }
}

/** @throws {Misuse} if the command needs a first operand, and there is no operand */
function invocationOf(command: AnyCommand, values: Values, operands: readonly string[]): Invocation {
  const name = "run" in command ? command.first : undefined;
  if (name === undefined) return { command, values, operands };
  const [first, ...rest] = operands;
  if (first === undefined) throw new Misuse(`the ${name} are missing`);
  return { command, values: { ...values, [name]: first }, operands: rest };
}

function argumentsOf(command: AnyCommand): readonly Argument[] {
  if (!("start" in command)) return [new Argument("[operands...]")];
  const { operand } = command;
  return operand === undefined ? [] : [new Argument(`<${operand.name}>`).choices(operand.choices)];
}

function flagsOf(options: OptionTable): readonly Flag[] {
  return Object.entries(options).flatMap(([name, { value, optional, several, help }]) => {
    const flag = new Flag(`--${name}${value === undefined ? "" : ` <${value}>`}`, help);
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
