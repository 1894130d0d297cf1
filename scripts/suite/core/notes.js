// What each tag of a case means.

/**
 * @type {Readonly<Record<string, { section: string, text: string, consequence: string }>>}
 */
export const NOTES = {
  "choice:own-scheme": {
    section: "5.2.2",
    text: "A parser that is not strict may ignore the scheme of a reference if it equals the scheme of the base.",
    consequence: "The result is strict. `also` has the result of a parser that is not strict.",
  },
  "choice:double-slash": {
    section: "3.3",
    text: 'Section 5.2.4 can make a path that begins with "//" without an authority. Section 3.3 forbids such a path, and by section 5 the target must match the rule of a URI.',
    consequence: 'The result has "/." before the path. `also` has the literal result of section 5.2.4.',
  },
  "choice:encoded-dots": {
    section: "2.3",
    text: '"%2E" and "." are equivalent, and section 2.4 allows to decode it at any time. Section 5.2.4 only removes ".".',
    consequence:
      'Resolution removes only ".", and normalization decodes first. `also` has the results of the other order.',
  },
  "choice:rootless-dots": {
    section: "5.2.4",
    text: 'If ".." removes the first segment of a path that does not begin with "/", the algorithm leaves the "/" behind the segment. Section 5.2 demands results that match it. Many implementations remove the "/", too, and this suite lets them.',
    consequence: 'The result is literal. `also` has the path without this "/".',
  },
  "choice:normalized-base": {
    section: "5.2.1",
    text: "An implementation may normalize the base before it resolves a reference.",
    consequence: "The base of the result is not normalized. `also` has the result on the normal form of the base.",
  },
  "choice:scheme-based": {
    section: "6.2.3",
    text: 'Scheme-based normalization is optional, and so are its steps: an empty path after an authority becomes "/", and an empty port and the default port are removed. Other steps are possible, such as to remove zeros before a port.',
    consequence: "The result takes all steps. `also` has the results without some of them.",
  },
  "choice:relative-dots": {
    section: "6.2.2.3",
    text: "A reference must be resolved before it can be normalized (section 5.2.1), so the document has no normal form of a relative path. The literal algorithm would change its meaning.",
    consequence: 'The result loses only "." segments without a meaning. `also` has the path with all of them.',
  },
  "choice:empty-pairs": {
    section: "RFC 6570 3.2.1",
    text: 'An exploded pair with an empty value is "name" by section 3.2.1, and "name=" by the algorithm of Appendix A, which is an example, if the operator does not write names.',
    consequence: 'The result has "name". `also` has "name=".',
  },
  "choice:pair-names": {
    section: "RFC 6570 3.2.1",
    text: "By section 3.2.1, the name of an exploded pair is encoded like a value. The algorithm of Appendix A, which is an example, encodes it like a literal for an operator that writes names, so reserved characters stay.",
    consequence: "The result has the name encoded like a value. `also` has it encoded like a literal.",
  },
  "choice:partial-result": {
    section: "RFC 6570 3",
    text: "After a mistake outside of an expression, a processor should also return the part that it could expand, with the rest as it is. After a mistake in an expression, it should copy what it did not process, and go on.",
    consequence: "The result is null: the template is refused. `also` has the text that section 3 recommends.",
  },
  "choice:domain-name": {
    section: "RFC 3987 3.1",
    text: "If the scheme uses domain names and does not allow percent-encodings in them, a converter may write the host in Punycode.",
    consequence: "The host of the result is percent-encoded. `also` has the host in Punycode.",
  },
};
