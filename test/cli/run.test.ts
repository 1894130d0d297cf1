import { Writable } from "node:stream";
import { run } from "../../src/cli/run.js";
import { Sink } from "../../src/cli/sink.js";
import { styleOf } from "../../src/cli/terminal.js";

test("a fault of a command is thrown, not reported as an input's", async () => {
  async function* batches(): AsyncGenerator<readonly [string][]> {
    yield await Promise.resolve([["a"]] as const);
  }
  const handler = (): never => {
    throw new TypeError("a fault");
  };
  const sink = new Sink(new Writable());
  const destination = { json: false, out: sink, err: sink, errStyle: styleOf({}, {}) };
  await expect(run(handler, batches(), destination)).rejects.toThrow(new TypeError("a fault"));
});
