// The page as one text: its HTML with the styles and the bundled script in it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readGrammar } from "../build/grammar.js";
import { STANDARDS } from "../build/standards.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} name a file of the page */
const read = (name) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");

/** @param {string} text of an element, as its source in `Content-Security-Policy` */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The definition of each rule of each standard, as its document prints it. */
function printed() {
  return Object.fromEntries(
    STANDARDS.map((standard) => [
      standard.id,
      Object.fromEntries(readGrammar(standard).rules.map(({ name, definition }) => [name, definition])),
    ]),
  );
}

/**
 * Makes the page. It needs what `npm run build:generated` makes.
 * @param {object} [options]
 * @param {string} [options.site] where the documentation is, if the page is a part of it
 * @returns {Promise<string>} HTML that loads nothing, whose policy lets nothing else run than its own script
 * @throws {Error} where something does not compile
 */
export async function makePage({ site } = {}) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["scripts/playground/page/main.ts", "scripts/playground/page/styles.css"],
    outdir: "generated/playground",
    bundle: true,
    minify: true,
    charset: "ascii",
    legalComments: "none",
    format: "esm",
    platform: "browser",
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    define: { PRINTED: JSON.stringify(printed()) },
    write: false,
    logLevel: "silent",
  });
  /** @param {string} extension */
  const output = (extension) => outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? "";
  const styles = output(".css");
  // In a script these would end it, or begin a comment of HTML; in the source of a program they only stand in strings.
  const script = output(".js").replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3C!--");
  const policy = [
    "default-src 'none'",
    `script-src ${hashed(script)}`,
    `style-src ${hashed(styles)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return [
    ["<!-- site -->", site === undefined ? "" : `<nav aria-label="Site"><a href="${site}">Documentation</a></nav>`],
    ['content=""', `content="${policy}"`],
    ["<style></style>", `<style>${styles}</style>`],
    ['<script type="module"></script>', `<script type="module">${script}</script>`],
  ].reduce((html, [place = "", text = ""]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => text);
  }, read("index.html"));
}
