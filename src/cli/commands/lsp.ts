import type { RawCommand } from "../command.js";

export const lsp: RawCommand = {
  name: "lsp",
  summary: "Runs a language server for editors on the standard streams.",
  usage: "",
  details: `The server uses the Language Server Protocol. An editor starts it and stops it.`,
  options: {
    stdio: { type: "boolean", help: "Use the standard streams. This is the default; some clients pass this option." },
    clientProcessId: { type: "string", value: "ID", help: "Stop when the process with this ID has ended." },
  },
  async start(_values, _operands, io) {
    const { runLanguageServer } = await import("../language-server/index.js");
    await runLanguageServer(io);
    return 0;
  },
};
