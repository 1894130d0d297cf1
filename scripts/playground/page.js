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

/** What stands for the documentation where no site does. */
const FRONT = "README.md";

/** A link in index.html to a file of the repository, and the text of the link. */
const LINK = /<!-- link: (\S+) \| (.*?) -->/g;

/** The files of the repository that the page has links to, as paths from its root. */
export const linkedFiles = [
  ...new Set([FRONT, ...Array.from(read("index.html").matchAll(LINK), ([, path = ""]) => path)]),
];

/**
 * Makes the page. It needs what `npm run build:generated` makes.
 * @param {object} [options]
 * @param {string} [options.site] the address of the documentation, if the page is a part of it
 * @param {(path: string) => string | null} [options.linkTo] the address of each of `linkedFiles`, relative to the page;
 *   the page has no link where it gives `null`, and without this function it has none of these links
 * @returns {Promise<string>} HTML that loads nothing, whose policy lets nothing else run than its own scripts
 * @throws {Error} where something does not compile
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
    // In a script these would end it, or begin a comment of HTML; in the source of a program they only stand in strings.
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
