import type { RawCommand } from "../command.js";
import { Sink } from "../sink.js";

export const completion: RawCommand = {
  name: "completion",
  summary: "Writes a script that lets a shell complete command lines.",
  usage: "SHELL",
  details: `SHELL is bash, zsh or fish. The script completes commands, options, the values of options,
the names of schemes, and the names of files after --file. In bash, add
"source <(uri-grammar completion bash)" to ~/.bashrc. In zsh, add
"source <(uri-grammar completion zsh)" to ~/.zshrc, after compinit. In fish, run
"uri-grammar completion fish > ~/.config/fish/completions/uri-grammar.fish".`,
  options: {},
  operand: { name: "shell", choices: ["bash", "zsh", "fish"] },
  async start(_values, [shell], { stdout }, commands) {
    const { completionFor } = await import("../completion.js");
    await new Sink(stdout).write(completionFor(shell as "bash", await commands()));
    return 0;
  },
};
