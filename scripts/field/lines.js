// Reads the requests of a driver and writes its answers. Node's module readline also ends lines at U+2028, which a request
// can contain.

/** @param {(line: string) => string} answer answers one request, both without the end of the line */
export async function answerLines(answer) {
  process.stdin.setEncoding("utf8");
  let rest = "";
  for await (const chunk of process.stdin) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    process.stdout.write(lines.map((line) => `${answer(line)}\n`).join(""));
  }
  if (rest !== "") process.stdout.write(`${answer(rest)}\n`);
}
