// Types of packages that have none: what readers.ts uses of them.
declare module "magnet-uri" {
  /** Reads a magnet URI. */
  export function decode(uri: string): Readonly<Record<string, unknown>>;
}

declare module "data-urls" {
  /** Reads a data URL. */
  export default function parse(url: string): {
    readonly mimeType: {
      readonly type: string;
      readonly subtype: string;
      readonly parameters: Iterable<readonly [name: string, value: string]>;
    };
    readonly body: Uint8Array;
  } | null;
}
