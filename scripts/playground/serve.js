// `npm run playground`: serves the page and the documents that it links to, only on this computer. Each request generates
// the page again.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { linkedFiles, makePage } from "./page.js";

const port = Number(process.env["PORT"] ?? 8386);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = linkedFiles.find((path) => pathname === `/${path}`);
  if (request.method !== "GET" || (pathname !== "/" && file === undefined)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("The playground is at /\n");
    return;
  }
  if (file !== undefined) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url));
    response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(text);
    return;
  }
  makePage({ linkTo: (path) => path }).then(
    (page) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(page);
    },
    (/** @type {unknown} */ error) => {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(`${String(error)}\n`);
    },
  );
});
server.listen(port, "127.0.0.1", () => {
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  console.log(`the playground is at http://127.0.0.1:${String(bound)}/`);
});
