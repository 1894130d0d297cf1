// @hyperjump/uri: a function for each rule.
import * as hyperjump from "@hyperjump/uri";
import { drive } from "./driver.js";

await drive({
  URI: ({ input }) => hyperjump.isUri(input),
  "URI-reference": ({ input }) => hyperjump.isUriReference(input),
  "absolute-URI": ({ input }) => hyperjump.isAbsoluteUri(input),
  components: ({ input }) => {
    const { scheme, authority, userinfo, host, port, path, query, fragment } = hyperjump.parseUriReference(input);
    const parts = { scheme, authority, userinfo, host, port, path, query, fragment };
    return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value ?? null]));
  },
  resolve: ({ base, reference }) => hyperjump.resolveUri(reference, base),
  normalize: ({ input }) => hyperjump.normalizeUri(input),
});
