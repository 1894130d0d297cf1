import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { readFileSync } from "node:fs";
import { linkedFiles, makePage } from "../../scripts/playground/page.js";

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

/** Sends a request to a server on this computer. */
async function ask(url: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: response.statusCode, type: response.headers["content-type"], text });
      });
    })
      .on("error", reject)
      .end();
  });
}

test("the server has only the page and the documents of its links", async () => {
  const server = spawn(process.execPath, ["scripts/playground/serve.js"], { env: { ...process.env, PORT: "0" } });
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const [url = ""] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line.toString()) ?? [];
    expect(await ask(url)).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
      text: await makePage({ linkTo: (path) => path }),
    });
    const missing = { status: 404, type: "text/plain", text: "The playground is at /\n" };
    expect(await ask(`${url}../package.json`)).toEqual(missing);
    expect(await ask(url, "POST")).toEqual(missing);
    expect(linkedFiles).toContain("src/schemes/README.md");
    for (const file of linkedFiles) {
      const text = readFileSync(file, "utf8");
      expect(await ask(url + file)).toEqual({ status: 200, type: "text/plain; charset=utf-8", text });
    }
  } finally {
    server.kill();
  }
  // The page is generated twice.
}, 60_000);
