/**
 * The scheme `nfs` (RFC 2224).
 *
 * @module
 */
import type { NfsURL } from "../../../generated/scheme/nfs.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";

const fragment: Check = {
  code: "fragment",
  section: "10",
  rule: "nfsURL",
  summary: "An nfs URI must not have a fragment. In a name, '#' must be percent-encoded.",
  find({ parts }) {
    if (parts.fragment === null) return NOTHING;
    const start = parts.fragment.start - 1;
    const { end } = parts.fragment;
    const message = "An nfs URI must not have a fragment. If '#' is data, write '%23'.";
    const repair = { start, end: start + 1, text: "%23" };
    return [{ start, end, message, repair }];
  },
};

const printable: Check = {
  code: "printable",
  section: "6",
  rule: "escaped",
  summary: "The characters of a path must be printable US-ASCII, even if they are percent-encoded.",
  find({ input }) {
    const start = input.search(/%(?:[01]|7F|[89A-F])/i);
    if (start < 0) return NOTHING;
    const message = "The characters of a path must be printable US-ASCII, even if they are percent-encoded.";
    return [{ start, end: start + "%XX".length, message }];
  },
};

const noHost: Check = {
  code: "empty-host",
  level: "advice",
  section: "1",
  rule: "net_path",
  summary: "'//' and a host should follow the scheme.",
  find({ authority, input }) {
    if (authority !== null) return NOTHING;
    const start = input.indexOf(":") + 1;
    return [
      {
        start,
        end: start,
        message: "The host is missing, so the URL is relative to the server of another URL. Write '//' and a host.",
      },
    ];
  },
};

export const nfs: SchemeCode<NfsURL> = {
  slips: [
    {
      code: "empty-host",
      pattern: /^(nfs:\/\/)(\/)(?=[^/])/i,
      message: "The host is missing between '//' and '/'. An nfs URI has '//', a host and a path.",
      write: "",
    },
  ],
  requirements: [fragment, printable, noHost],
};
