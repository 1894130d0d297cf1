// URL of Node, which follows the URL Standard. A reference is parsed with a base.
import { drive } from "./driver.js";

const BASE = "http://example.com/";

await drive({
  URI: ({ input }) => URL.canParse(input),
  "URI-reference": ({ input }) => URL.canParse(input, BASE),
  components: ({ input }) => {
    const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(input);
    const userinfo = password === "" ? username : `${username}:${password}`;
    return {
      ...{ scheme: protocol.slice(0, -1), userinfo, host: hostname, port, path: pathname },
      ...{ query: search.slice(1), fragment: hash.slice(1) },
    };
  },
  resolve: ({ base, reference }) => new URL(reference, base).href,
  normalize: ({ input }) => new URL(input).href,
});
