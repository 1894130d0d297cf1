// Types of packages that have none: what replacements.ts uses of them.
declare module "encodeurl" {
  /** Percent-encodes what a URL cannot contain. */
  export default function encodeUrl(url: string): string;
}

declare module "is-url" {
  /** Returns whether a text looks like a URL. */
  export default function isUrl(text: string): boolean;
}

declare module "uri-templates" {
  /** Reads a template. */
  export default function uriTemplates(template: string): { fill(values: Readonly<Record<string, unknown>>): string };
}

declare module "validator" {
  const validator: { isURL(text: string): boolean };
  export default validator;
}

declare module "url-escape-tag" {
  /** Fills a template literal with values that `querystring.escape` encodes. */
  export default function escape(strings: TemplateStringsArray, ...values: unknown[]): string;
}

// Its types cannot be found through its "exports".
declare module "urlcat" {
  type Params = Readonly<Record<string, string | number>>;
  /** Replaces `:name` in a template, and appends the other parameters. */
  export default function urlcat(template: string, params: Params): string;
  export default function urlcat(base: string, template: string, params: Params): string;
}
