/**
 * Creates completion scripts for shells from the table of commands. The scripts need only the shell, so completion does
 * not start the program.
 *
 * @module
 */
import { optionsOf, type AnyCommand, type Option } from "./command.js";

/** The supported shells. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** The facts about a command that a shell needs. */
interface Facts extends Pick<AnyCommand, "name" | "summary"> {
  readonly options: readonly (readonly [name: string, option: Option])[];
  /** The possible operands; empty if an operand can be any string. */
  readonly operands: readonly string[];
}

/**
 * Creates the completion script for a shell.
 *
 * @param shell one of `SHELLS`
 * @param commands the commands that are completed
 * @returns the script
 */
export function completionFor(shell: (typeof SHELLS)[number], commands: readonly AnyCommand[]): string {
  const facts = commands.map(factsOf);
  const help = { name: "help", summary: "Shows the help of a command.", options: [], operands: namesOf(facts) };
  return `${SCRIPTS[shell]([...facts, help]).trim()}\n`;
}

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (all: readonly Facts[]) => string>> = { bash, zsh, fish };

const HELP: Option = { type: "boolean", help: "Show this help." };

function factsOf(command: AnyCommand): Facts {
  const { name, summary } = command;
  const operands = "run" in command ? (command.completes ?? []) : (command.operand?.choices ?? []);
  return { name, summary, operands, options: [...Object.entries(optionsOf(command)), ["help", HELP]] };
}

const namesOf = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);

/** Returns the known values of an option. */
function valuesOf({ completes, optional }: Option): readonly string[] {
  if (optional !== undefined) return [optional];
  return completes ?? [];
}

/** Returns the short name of an option, if it has one. */
const shortOf = (short: string | undefined): readonly string[] => (short === undefined ? [] : [`-${short}`]);

const takesFiles = ({ options }: Facts): boolean => options.some(([name]) => name === "file");

/** Quotes a text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function bash(all: readonly Facts[]): string {
  const values = all.flatMap(({ name, options }) =>
    options
      .filter(([, { type, optional }]) => type === "string" || optional !== undefined)
      .map(([option, facts]) => {
        // If the value is optional, it is never the next argument.
        const equals = facts.optional === undefined ? "?" : "=";
        const short = facts.short === undefined ? "" : `${name},-${facts.short},${equals}|`;
        return `    ${short}${name},--${option},${equals}) __uri_grammar_reply "${valuesOf(facts).join(" ")}"; return;;`;
      }),
  );
  const operands = all.map((facts) => {
    const options = facts.options.flatMap(([option, { short }]) => [`--${option}`, ...shortOf(short)]).join(" ");
    return `    ${facts.name}) options="${options}" operands="${facts.operands.join(" ")}";;`;
  });
  return `# bash completion for uri-grammar, written by: uri-grammar completion bash
__uri_grammar_reply() {
  local IFS=$' \\n'
  COMPREPLY=($(compgen -W "$1" -- "$word"))
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *: ]]; then
    compopt -o nospace 2>/dev/null
  fi
}
_uri_grammar() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local equals=- options= operands= each
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    __uri_grammar_reply "${namesOf(all).join(" ")} --help --version"
    return
  fi
  # "=" is a word of its own.
  if [[ $word == = ]]; then
    word= equals==
  elif [[ $before == = ]]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}" equals==
  fi
  case "$command,$before,$equals" in
${values.join("\n")}
  esac
  case "$command" in
${operands.join("\n")}
  esac
  if [[ $word == -* ]]; then
    __uri_grammar_reply "$options"
    return
  fi
  for each in "\${COMP_WORDS[@]:2}"; do
    if [[ $each == --file ]]; then
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -- "$word"))
      compopt -o filenames 2>/dev/null
      return
    fi
  done
  __uri_grammar_reply "$operands"
}
complete -F _uri_grammar uri-grammar`;
}

function zsh(all: readonly Facts[]): string {
  const commands = all.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = all.map((facts) => {
    const lines = [...facts.options.flatMap(([name, option]) => zshOption(name, option)), quoted(zshOperands(facts))];
    return `    ${facts.name}) _arguments ${lines.join(" \\\n      ")} ;;`;
  });
  return `#compdef uri-grammar
# zsh completion for uri-grammar, written by: uri-grammar completion zsh
__uri_grammar_operand() {
  if (( \${words[(I)--file]} )); then
    _files
  elif [[ $PREFIX != -* ]]; then
    _message -e strings string
  fi
}
_uri_grammar() {
  local curcontext="$curcontext" state line
  local -A opt_args
  local -a commands=(
${commands.join("\n")}
  )
  _arguments -C '(- *)--help[Show this help.]' '(- *)--version[Show the version.]' '1: :->command' '*:: :->argument'
  case $state in
  command) _describe -t commands command commands ;;
  argument)
    case $words[1] in
${cases.join("\n")}
    esac ;;
  esac
}
if [[ $funcstack[1] == _uri_grammar ]]; then
  _uri_grammar "$@"
else
  compdef _uri_grammar uri-grammar
fi`;
}

/** Returns the specification of an option, and of its short name. Each of them excludes the other. */
function zshOption(name: string, option: Option): readonly string[] {
  const help = `[${option.help.replace(/[[\]\\]/g, "\\$&")}]`;
  const values = valuesOf(option);
  if (option.optional !== undefined) return [quoted(`--${name}=-${help}::value:(${values.join(" ")})`)];
  const short = shortOf(option.short);
  const excluded = short.length > 0 ? `(--${name} ${short.join(" ")})` : "";
  if (option.type === "boolean") return [`--${name}`, ...short].map((each) => quoted(`${excluded}${each}${help}`));
  const rest = `${help}:${String(option.value)}:${zshValues(values)}`;
  return [`--${name}=`, ...short.map((each) => `${each}+`)].map((each) => quoted(`${excluded}${each}${rest}`));
}

function zshValues(values: readonly string[]): string {
  if (values.length === 0) return " ";
  if (!values.some((value) => value.endsWith(":"))) return `(${values.join(" ")})`;
  // More follows the colon.
  return `{compadd -S "" -- ${values.map((value) => value.replaceAll(":", "\\:")).join(" ")}}`;
}

function zshOperands(facts: Facts): string {
  if (takesFiles(facts)) return "*: :__uri_grammar_operand";
  return facts.operands.length === 0 ? "*: : " : `*: :(${facts.operands.join(" ")})`;
}

function fish(all: readonly Facts[]): string {
  const lines = all.flatMap((facts) => {
    const { name, summary, options, operands } = facts;
    const here = `complete -c uri-grammar -n '__uri_grammar_in ${name}'`;
    return [
      `complete -c uri-grammar -n __uri_grammar_first -a ${name} -d ${fishQuoted(summary)}`,
      ...options.map(
        ([option, known]) => `${here}${fishShort(known)} -l ${option}${fishValues(known)} -d ${fishQuoted(known.help)}`,
      ),
      ...(operands.length > 0 ? [`${here} -a ${fishQuoted(operands.join(" "))}`] : []),
      ...(takesFiles(facts)
        ? [`complete -c uri-grammar -n '__uri_grammar_in ${name}; and __fish_contains_opt file' -F`]
        : []),
    ];
  });
  return `# fish completion for uri-grammar, written by: uri-grammar completion fish
function __uri_grammar_first
    test (count (commandline -opc)) -eq 1
end
function __uri_grammar_in
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $argv[1]
end
complete -c uri-grammar -e
complete -c uri-grammar -f
complete -c uri-grammar -n __uri_grammar_first -l help -d 'Show this help.'
complete -c uri-grammar -n __uri_grammar_first -l version -d 'Show the version.'
${lines.join("\n")}`;
}

function fishShort({ short }: Option): string {
  return short === undefined ? "" : ` -s ${short}`;
}

function fishValues(option: Option): string {
  const values = valuesOf(option);
  const known = values.length > 0 ? ` -a ${fishQuoted(values.join(" "))}` : "";
  return option.type === "string" ? ` -x${known}` : known;
}

/** Quotes a text for fish. */
const fishQuoted = (text: string): string => `'${text.replace(/['\\]/g, "\\$&")}'`;
