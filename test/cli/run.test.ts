import { Writable } from "node:stream";
import { inTurn, run } from "../../src/cli/run.js";
import { Sink } from "../../src/cli/sink.js";
import { Tally } from "../../src/cli/tally.js";
import { styleFor } from "../../src/cli/terminal.js";
import type { Block } from "../../src/cli/format.js";
import type { Job } from "../../src/cli/order.js";

test("a fault of a command is thrown, not reported as an input's", async () => {
  async function* blocks(): AsyncGenerator<Block> {
    yield await Promise.resolve({ bytes: Buffer.from("a\n"), format: { kind: "lines" }, source: "<stdin>", line: 1 });
  }
  const handler = (): never => {
    throw new TypeError("a fault");
  };
  const sink = new Sink(new Writable());
  const job: Job = {
    arity: 1,
    handler,
    json: false,
    only: "all",
    summary: false,
    placed: false,
    errStyle: styleFor({ colour: false }),
  };
  const destination = { out: sink, err: sink, tally: new Tally() };
  await expect(run(inTurn(blocks(), job), destination)).rejects.toThrow(new TypeError("a fault"));
});
