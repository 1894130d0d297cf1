// ajv-formats: the formats `uri` and `uri-reference`.
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { drive } from "./driver.js";

const ajv = addFormats.default(new Ajv());
const [uri, reference] = ["uri", "uri-reference"].map((format) => ajv.compile({ type: "string", format }));

await drive({ URI: ({ input }) => uri(input), "URI-reference": ({ input }) => reference(input) });
