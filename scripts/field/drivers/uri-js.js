// uri-js: `parse` tells an error; a URI also has a scheme.
import uriJS from "uri-js";
import { drive } from "./driver.js";

const parsed = (text) => {
  const parts = uriJS.parse(text);
  if (parts.error !== undefined) throw new Error(parts.error);
  return parts;
};

const orNull = (value) => (value === undefined ? null : String(value));

await drive({
  URI: ({ input }) => parsed(input).scheme !== undefined,
  "URI-reference": ({ input }) => parsed(input) !== undefined,
  components: ({ input }) => {
    const { scheme, userinfo, host, port, path, query, fragment } = parsed(input);
    const parts = { scheme, userinfo, host, port, query, fragment };
    // A scheme can have a parser that gives other parts instead of a path.
    return { ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, orNull(value)])), path };
  },
  resolve: ({ base, reference }) => uriJS.resolve(base, reference),
  normalize: ({ input }) => uriJS.normalize(input),
});
