/**
 * The schemes `docker` (containers-transports(5), section "docker://docker-reference") and `oci` (the OCI Distribution
 * Specification).
 *
 * @module
 */
import type { DockerURI, OciURI } from "../../../generated/scheme/docker.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { rewrite } from "../shared/edits.js";

/** The greatest length of a tag. */
const LONGEST_TAG = 128;

const tagLength: Check<DockerURI | OciURI> = {
  code: "tag-length",
  section: '"Grammar"',
  rule: "tag",
  summary: "A tag must have at most 128 characters.",
  find({ node: { tag } }) {
    if (tag === null || tag.end - tag.start <= LONGEST_TAG) return NOTHING;
    const { start, end } = tag;
    return [{ start: start + LONGEST_TAG, end, message: "A tag must not have more than 128 characters." }];
  },
};

const tagAndDigest: Check<DockerURI> = {
  code: "tag-and-digest",
  section: '"docker://docker-reference"',
  rule: "docker-URI",
  summary: "A docker URI must not have both a tag and a digest.",
  find({ node: { tag, digest } }) {
    if (tag === null || digest === null) return NOTHING;
    const { start, end } = tag;
    const message =
      "The docker transport does not support both a tag and a digest. Remove the tag: the digest alone names the image.";
    return [{ start, end, message }];
  },
};

export const docker: SchemeCode<DockerURI> = {
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
  requirements: [tagLength, tagAndDigest],
  *normalize({ input, node: { scheme, domain } }) {
    for (const part of [scheme, domain]) {
      if (part !== null) yield* rewrite(input, part, lowerCase(part.value), "RFC3986:6.2.2.1");
    }
  },
};

export const oci: SchemeCode<OciURI> = { requirements: [tagLength] };
