/**
 * Sets the theme before the page is drawn, so that the wrong theme never appears.
 *
 * @module
 */
import { startTheme } from "./theme.js";

startTheme();
