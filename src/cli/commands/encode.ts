import { encode as encodeText, type EncodableComponent } from "../../index.js";
import { defineCommand, resulting, type Command } from "../command.js";
import { orMisuse } from "../errors.js";
import { STRINGS } from "./shared.js";

const COMPONENTS = [
  ...(["query-value", "path-segment", "userinfo-part", "unreserved"] as const),
  ...(["userinfo", "reg-name", "path", "segment", "segment-nz-nc", "query", "fragment"] as const),
] satisfies readonly EncodableComponent[];

export const encode: Command = defineCommand({
  name: "encode",
  summary: "Percent-encodes texts.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes each with the characters percent-encoded that the component does not allow, and with each "%".
In a single value (${COMPONENTS.slice(0, 3).join(", ")}), delimiters are encoded, too;
a whole component keeps them.`,
  input: "operands or lines",
  arity: 1,
  options: {
    component: {
      type: "string",
      value: "NAME",
      help: `${COMPONENTS.join(", ")}. Default: unreserved, which encodes the most characters.`,
      completes: COMPONENTS,
    },
  },
  fields: ["encoded"],
  example: ["--component", "query-value", "50% off & more"],
  run({ component }) {
    const target = component as EncodableComponent | undefined;
    orMisuse(() => encodeText("", target));
    return resulting((input) => {
      const encoded = encodeText(input, target);
      return { passed: true, record: { ok: true, encoded }, lines: [encoded] };
    }, "encoded");
  },
});
