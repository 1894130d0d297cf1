// uri-templates.
import uriTemplates from "uri-templates";
import { drive } from "./driver.js";

await drive({ expand: ({ template, variables }) => uriTemplates(template).fill(variables) });
