// Libraries with the functions of uri-js: `parse` tells an error; a URI also has a scheme.
import { drive } from "./driver.js";

const orNull = (value) => (value === undefined ? null : String(value));

/** @param {{ parse: Function, resolve: Function, normalize: Function }} library */
export async function driveLikeURIJS(library) {
  const parsed = (text) => {
    const parts = library.parse(text);
    if (parts.error !== undefined) throw new Error(parts.error);
    return parts;
  };

  await drive({
    URI: ({ input }) => parsed(input).scheme !== undefined,
    "URI-reference": ({ input }) => parsed(input) !== undefined,
    components: ({ input }) => {
      const { scheme, userinfo, host, port, path, query, fragment } = parsed(input);
      const parts = { scheme, userinfo, host, port, query, fragment };
      // A scheme can have a parser that gives other parts instead of a path.
      return { ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, orNull(value)])), path };
    },
    resolve: ({ base, reference }) => library.resolve(base, reference),
    normalize: ({ input }) => library.normalize(input),
  });
}
