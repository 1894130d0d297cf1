// Creates the page as one text: HTML with the styles and the bundled scripts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readGrammar } from "../build/grammar.js";
import { STANDARDS } from "../build/standards.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} name a file of the page */
const read = (name) => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");

/** @param {string} text the text of an element @returns {string} its source in `Content-Security-Policy` */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the definition of each rule of each standard, as in the document. */
function printed() {
  return Object.fromEntries(
    STANDARDS.map((standard) => [
      standard.id,
      Object.fromEntries(readGrammar(standard).rules.map(({ name, definition }) => [name, definition])),
    ]),
  );
}

/** The document that the link to the documentation opens if the page is not part of a site. */
const FRONT = "README.md";

/** A link in index.html to a file of the repository, and the text of the link. */
const LINK = /<!-- link: (\S+) \| (.*?) -->/g;

/** The files of the repository that the page links to, as paths from its root. */
export const linkedFiles = [
  ...new Set([FRONT, ...Array.from(read("index.html").matchAll(LINK), ([, path = ""]) => path)]),
];

/**
 * Creates the page. It needs the output of `npm run build:generated`.
 * @param {object} [options]
 * @param {string} [options.site] the address of the documentation, if the page is a part of it
 * @param {(path: string) => string | null} [options.linkTo] returns the address of each of `linkedFiles`, relative to the
 *   page, or `null` to omit the link; without this function, the page has no such links
 * @returns {Promise<string>} HTML that loads nothing and runs only its own scripts
 * @throws {Error} if something does not compile
 */
export async function makePage({ site, linkTo = () => null } = {}) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["main.ts", "early.ts", "styles.css"].map((name) => `scripts/playground/page/${name}`),
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
  /** @param {string} extension the end of a file's name */
  const output = (extension) => outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? "";
  /** @param {string} name */
  const scriptOf = (name) =>
    // These would end the script, or begin an HTML comment. In JavaScript, they occur only in strings.
    output(name).replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3C!--");
  const styles = output(".css");
  const [early, script] = [scriptOf("early.js"), scriptOf("main.js")];
  const policy = [
    "default-src 'none'",
    `script-src ${hashed(early)} ${hashed(script)}`,
    `style-src ${hashed(styles)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  /** @param {string | null} address @param {string} text */
  const link = (address, text) => (address === null ? "" : `<a class="guide" href="${address}">${text}</a>`);
  const linked = read("index.html").replace(LINK, (_, /** @type {string} */ path, /** @type {string} */ text) =>
    link(linkTo(path), text),
  );
  return [
    ["<!-- site -->", link(site ?? linkTo(FRONT), "Documentation")],
    ['content=""', `content="${policy}"`],
    ["<style></style>", `<style>${styles}</style>`],
    ["<script></script>", `<script>${early}</script>`],
    ['<script type="module"></script>', `<script type="module">${script}</script>`],
  ].reduce((html, [place = "", text = ""]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => text);
  }, linked);
}
