import type { RawCommand } from "../command.js";

export const lsp: RawCommand = {
  name: "lsp",
  summary: "Serves editors: a language server on the standard streams.",
  usage: "",
  details: `It speaks the Language Server Protocol. An editor starts it, and ends it.`,
  options: {
    stdio: { type: "boolean", help: "Use the standard streams, as without this option. Some clients pass it." },
    clientProcessId: { type: "string", value: "ID", help: "End when this process has ended." },
  },
  async start(_values, _operands, io) {
    const { runLanguageServer } = await import("../language-server/index.js");
    await runLanguageServer(io);
    return 0;
  },
};
