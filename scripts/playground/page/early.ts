/**
 * What runs before the page is drawn, so that it is not drawn in the wrong theme.
 *
 * @module
 */
import { startTheme } from "./theme.js";

startTheme();
