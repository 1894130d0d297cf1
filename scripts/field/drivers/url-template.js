// url-template.
import { parseTemplate } from "url-template";
import { drive } from "./driver.js";

await drive({ expand: ({ template, variables }) => parseTemplate(template).expand(variables) });
