// Changes TypeDoc's theme for the site: addresses, the navigation, and the lists of errors.
import { CommentTag, Converter, DefaultTheme, KindRouter, PageEvent, ReflectionKind, RendererEvent } from "typedoc";
import { PLAYGROUND } from "./pages.js";

/** @typedef {import("typedoc").NavigationElement} NavigationElement */

/** The place of the playground on the site. */
export const PLAYGROUND_PAGE = "playground/index.html";

/** The page that lists all entries. */
const REFERENCE = "reference";

/**
 * @typedef {object} SiteDocument
 * @property {string} address of its page, without the extension
 * @property {string} title
 * @property {string} [stands] the absolute path of a file: links to the file also lead to the page
 */

/**
 * Creates the plugin of TypeDoc.
 *
 * @param {object} site
 * @param {ReadonlyMap<string, string>} site.names the name by which each entry is imported, by TypeDoc's name of its module
 * @param {ReadonlyMap<string, SiteDocument>} site.documents by the absolute paths of their sources
 * @returns {(app: import("typedoc").Application) => void}
 */
export function sitePlugin({ names, documents }) {
  /** @param {import("typedoc").Reflection} reflection */
  const documentOf = (reflection) => {
    const path = reflection.project.files.getReflectionPath(reflection);
    return path === undefined ? undefined : documents.get(path);
  };

  class SiteRouter extends KindRouter {
    /** @override @param {import("typedoc").Reflection} reflection */
    getIdealBaseName(reflection) {
      const address = reflection.isDocument() ? documentOf(reflection)?.address : undefined;
      return address ?? `${REFERENCE}/${super.getIdealBaseName(reflection)}`;
    }

    /** @override @param {string} name */
    getFileName(name) {
      return super.getFileName(name === "modules" ? REFERENCE : name);
    }
  }

  class SiteTheme extends DefaultTheme {
    /**
     * Builds one tree for the whole site.
     * @override @param {import("typedoc").ProjectReflection} project
     */
    buildNavigation(project) {
      const all = super.buildNavigation(project);
      /** @param {NavigationElement} element */
      const isAt = ({ path = "" }, /** @type {string} */ address) => path === `${address}.html`;
      /** @param {string} address @returns {NavigationElement} */
      const at = (address) => {
        const found = all.find((element) => isAt(element, address));
        if (!found) throw new Error(`the site has no page ${address}`);
        return found;
      };
      const [schemes, codes] = [at("schemes"), at("codes")];
      return [
        { text: "Home", path: "index.html" },
        { text: "Guides", children: all.filter(({ path }) => path?.startsWith("guides/")) },
        schemes,
        { ...codes, children: byPrefix(codes.children ?? []) },
        { text: "Reference", path: `${REFERENCE}.html`, children: byPackage(all.filter(isModule)) },
        at("comparison"),
        { text: "Playground", path: PLAYGROUND_PAGE },
      ].map(withOverview);
    }
  }

  return (app) => {
    app.renderer.defineRouter("site", SiteRouter);
    app.renderer.defineTheme("site", SiteTheme);
    app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
      if (reflection.kind === ReflectionKind.Module) reflection.name = names.get(reflection.name) ?? reflection.name;
    });
    app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, reflection) => {
      const document = documentOf(reflection);
      if (!document) return;
      reflection.name = document.title;
      if (document.stands === undefined) return;
      reflection.project.files.registerReflectionPath(
        /** @type {import("typedoc").NormalizedPath} */ (document.stands),
        reflection,
      );
      // The search finds the text of a file last.
      if (document.address.startsWith("files/")) reflection.relevanceBoost = 0;
    });
    app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
      for (const { comment } of Object.values(project.reflections)) if (comment) listErrors(comment, project);
    });
    app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
      // The navigation already lists the documents.
      if (project.groups) project.groups = project.groups.filter(({ title }) => title !== "Documents");
    });
    app.renderer.on(PageEvent.END, (page) => {
      const up = "../".repeat(page.url.split("/").length - 1);
      page.contents = mended(String(page.contents), up);
    });
  };
}

/**
 * @param {string} html the HTML of a page
 * @param {string} up the path to the root of the site
 */
function mended(html, up) {
  /** @type {number[]} */
  const open = [];
  return (
    html
      .replaceAll(`href="${PLAYGROUND}`, `href="${up}${PLAYGROUND_PAGE}`)
      // Without a server, the address of a folder does not open its page.
      .replace(/href="((?:\.\.?\/)+)(?=[#"])/g, 'href="$1index.html')
      // Users of screen readers move between landmarks.
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<div class="page-menu">', '<div class="page-menu" role="complementary" aria-label="This page">')
      // A heading that opens and closes must not contain a link.
      .replace(/<a href="#[^"]*" aria-label="Permalink"[^>]*>(?:(?!<\/a>).)*<\/a>(?=<\/h\d><\/summary>)/gs, "")
      // The levels of headings must not have gaps.
      .replace(/<h([1-6])(?=[ >])/g, (tag, level) => {
        while (Number(open.at(-1)) >= Number(level)) open.pop();
        open.push(Number(level));
        return open.length === Number(level) ? tag : `${tag} aria-level="${String(open.length)}"`;
      })
  );
}

/**
 * Moves the link of an element with children into its first child, because a heading that opens and closes must not be a
 * link.
 * @param {NavigationElement} element
 * @returns {NavigationElement}
 */
function withOverview({ path, children = [], ...element }) {
  if (children.length === 0) return { ...element, ...(path === undefined ? {} : { path }) };
  const below = children.map(withOverview);
  return { ...element, children: path === undefined ? below : [{ text: "Overview", path }, ...below] };
}

/** @param {NavigationElement} element */
const isModule = ({ kind }) => kind === ReflectionKind.Module;

/** @param {NavigationElement[]} elements codes @returns {NavigationElement[]} one element for each prefix */
function byPrefix(elements) {
  /** @type {Map<string, NavigationElement[]>} */
  const groups = new Map();
  for (const element of elements) {
    const [prefix = "", name = ""] = element.text.split("/");
    groups.set(prefix, [...(groups.get(prefix) ?? []), { ...element, text: name }]);
  }
  return [...groups].map(([text, children]) => ({ text, children }));
}

/** @param {NavigationElement[]} modules @returns {NavigationElement[]} the modules; those of single schemes are grouped */
function byPackage(modules) {
  const isScheme = (/** @type {NavigationElement} */ { text }) => text.includes("/schemes/");
  const [first] = modules.filter(isScheme);
  if (!first) return modules;
  const single = { text: `${first.text.replace(/[^/]+$/, "")}*`, children: modules.filter(isScheme) };
  return modules.flatMap((element) => (element === first ? [single] : isScheme(element) ? [] : [element]));
}

/**
 * Creates one list of all errors that are thrown, with their names.
 * @param {import("typedoc").Comment} comment
 * @param {import("typedoc").ProjectReflection} project
 */
function listErrors(comment, project) {
  const thrown = comment.blockTags.filter(({ tag }) => tag === "@throws");
  const [first] = thrown;
  if (!first) return;
  const items = thrown.flatMap(({ typeAnnotation, content }) => {
    const name = typeAnnotation?.replace(/[{}]/g, "");
    const target = project.getChildrenByKind(ReflectionKind.Module).flatMap(({ children = [] }) => children);
    const error = target.find((each) => each.name === name && each.kindOf(ReflectionKind.Class));
    /** @type {import("typedoc").CommentDisplayPart[]} */
    const item = [{ kind: "text", text: "- " }];
    if (name !== undefined && error) item.push({ kind: "inline-tag", tag: "@linkcode", text: name, target: error });
    else if (name !== undefined) item.push({ kind: "code", text: `\`${name}\`` });
    const words = content.map((part) => ({ ...part, text: part.text.replaceAll("\n", "\n  ") }));
    return [
      ...item,
      { kind: /** @type {const} */ ("text"), text: " " },
      ...words,
      { kind: /** @type {const} */ ("text"), text: "\n" },
    ];
  });
  const tag = new CommentTag("@throws", items);
  comment.blockTags = comment.blockTags.flatMap((each) =>
    each === first ? [tag] : thrown.includes(each) ? [] : [each],
  );
}

/**
 * Puts each table in a box that scrolls if the table is wider than the page.
 * @param {{ renderer: { rules: Record<string, unknown> } }} parser of Markdown
 */
export function boxTables({ renderer: { rules } }) {
  rules["table_open"] = () => '<div class="site-table" tabindex="0"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
}
