// `npm run playground`: serves the page to this computer alone, made anew each time it is asked for.
import { createServer } from "node:http";
import { makePage } from "./page.js";

const port = Number(process.env["PORT"] ?? 8386);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (request.method !== "GET" || pathname !== "/") {
    response.writeHead(404, { "content-type": "text/plain" }).end("there is one page, /\n");
    return;
  }
  makePage().then(
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
