export { standards, type StandardId } from "./standard/index.js";
