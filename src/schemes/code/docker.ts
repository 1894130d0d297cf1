/** @module */
import { lowerCase } from "../../core/percent.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const docker: SchemeCode = {
  slips: [
    {
      code: "registry",
      pattern: /^(docker:\/\/)([a-z\d-]{0,255}[A-Z][\w-]{0,255})(?=\/)/,
      rule: "remote-name",
      message:
        "A registry contains '.' or ':', or is 'localhost', and the name of an image has only lower-case letters. The program Docker takes this part as a registry, other programs refuse it. Write a registry, or lower-case letters.",
    },
    {
      code: "registry",
      pattern: /^(docker:\/\/(?=[^/?#]{0,255}[.:][^/?#]{0,255}\/)[a-z\d.-]{0,255})(_)/i,
      rule: "domain",
      message: "This part contains '.' or ':', so it is a registry, and a registry has no '_'.",
    },
    {
      code: "case",
      pattern: /^(docker:\/\/)([\w.-]{0,255}[A-Z][\w.-]{0,255})(?=[:@?#]|$)/,
      rule: "remote-name",
      message: "The name of an image has only lower-case letters. Write them.",
      edit: ({ start, end }, text) => [{ start, end, text: lowerCase(text.slice(start, end)) }],
    },
    {
      code: "digest",
      pattern: /^(docker:\/\/[^@?#]{1,255}@)([a-z][\w+.-]{0,31}:[\da-f]{0,31})(?=[?#]|$)/i,
      rule: "digest",
      message: "A digest has at least 32 hexadecimal digits after ':'. Write the whole digest.",
    },
    {
      code: "tag",
      pattern: /^(docker:\/\/[^@?#]{1,255}:)([.-])/i,
      rule: "tag",
      message: "A tag begins with a letter, a digit or '_'.",
    },
  ],
};
