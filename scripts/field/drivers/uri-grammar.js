// This package.
import * as own from "../../../dist/index.js";
import * as template from "../../../dist/template/index.js";
import { drive } from "./driver.js";

const rules = ["URI", "URI-reference", "absolute-URI", "relative-ref", "IPv6address", "host"];

await drive({
  ...Object.fromEntries(rules.map((rule) => [rule, ({ input }) => own.test(input, { rule })])),
  components: ({ input }) => own.components(input),
  resolve: ({ base, reference }) => own.resolve(reference, base),
  normalize: ({ input }) => own.normalize(input),
  expand: (request) => template.expand(request.template, request.variables),
});
