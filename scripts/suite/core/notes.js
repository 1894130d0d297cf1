// What each tag of a case means: the choice, which result is the usual one, and what a wrong answer can cause.

/**
 * @type {Readonly<Record<string, { section: string, text: string, consequence: string }>>}
 */
export const NOTES = {
  "choice:own-scheme": {
    section: "5.2.2",
    text: "A parser that is not strict may ignore the scheme of a reference if it equals the scheme of the base. The result is strict. `also` has the result of a parser that is not strict.",
    consequence: "A link leads to another resource, or to a URI without a host.",
  },
  "choice:double-slash": {
    section: "3.3",
    text: 'Section 5.2.4 can make a path that begins with "//" without an authority. Section 3.3 forbids such a path, and by section 5 the target must match the rule of a URI. The result has "/." before the path. `also` has the literal result of section 5.2.4.',
    consequence: "A part of the path becomes a host, so the author of a link can choose the server of a request.",
  },
  "choice:encoded-dots": {
    section: "2.3",
    text: '"%2E" and "." are equivalent, and section 2.4 allows to decode it at any time. Section 5.2.4 only removes ".". Resolution removes only ".", and normalization decodes first. `also` has the results of the other order.',
    consequence: "A program checks one path and opens another one, which can be outside of the folder that it allows.",
  },
  "choice:rootless-dots": {
    section: "5.2.4",
    text: 'If ".." removes the first segment of a path that does not begin with "/", the algorithm leaves the "/" behind the segment. Section 5.2 demands results that match it. Many implementations remove the "/", too, and this suite lets them. The result is literal. `also` has the path without this "/".',
    consequence: "The path has another number of segments, so the URI identifies another resource.",
  },
  "choice:normalized-base": {
    section: "5.2.1",
    text: "An implementation may normalize the base before it resolves a reference. The base of the result is not normalized. `also` has the result on the normal form of the base.",
    consequence: "A base that is changed in another way, for example in its query, leads to another resource.",
  },
  "choice:base-fragment": {
    section: "5.1",
    text: "A base must be an absolute URI, so it has no fragment. A program that gets a URI with a fragment must remove the fragment first. The result is that without the fragment. `also` has null for an implementation that leaves this to its users and refuses such a base.",
    consequence: "The fragment of the base stays in the target, and a reader sees a part of the wrong document.",
  },
  "choice:scheme-based": {
    section: "6.2.3",
    text: 'Scheme-based normalization is optional, and so are its steps: an empty path after an authority becomes "/", and an empty port and the default port are removed. Other steps are possible, such as to remove zeros before a port. The result takes all steps, but the empty path of a reference without a scheme stays. `also` has the results of other choices.',
    consequence: "Two resources count as one, for example on two ports of a server, and a cache gives the wrong one.",
  },
  "choice:unresolved": {
    section: "5.2.1",
    text: "A reference must be resolved before it can be normalized. The result changes only what means the same on every base. `also` has null for an implementation that normalizes only URIs.",
    consequence: "Two references count as one, but lead to different resources.",
  },
  "choice:relative-dots": {
    section: "6.2.2.3",
    text: 'Section 5.2.4 removes the dots of a path after it is merged with that of a base, so the document has no normal form of a relative path. The result loses only "." segments without a meaning. `also` has the path with all of them, and without the names before "..".',
    consequence: 'The reference leads to another resource, for example if "a/../b" becomes "/b", or "." becomes "".',
  },
  "choice:empty-pairs": {
    section: "RFC 6570 3.2.1",
    text: 'An exploded pair with an empty value is "name" by section 3.2.1, and "name=" by the algorithm of Appendix A, which is an example, if the operator does not write names. The result has "name". `also` has "name=".',
    consequence: "A server does not find the name, or finds another value.",
  },
  "choice:pair-names": {
    section: "RFC 6570 3.2.1",
    text: "By section 3.2.1, the name of an exploded pair is encoded like a value. The algorithm of Appendix A, which is an example, encodes it like a literal for an operator that writes names, so reserved characters stay. The result has the name encoded like a value. `also` has it encoded like a literal.",
    consequence: "A name from outside adds other parameters to the query.",
  },
  "choice:pair-order": {
    section: "RFC 6570 3.2.1",
    text: "The document does not say that the pairs of an associative array have an order, and many languages have only types without one. The result has the order of `variables`. `also` has the other orders.",
    consequence: "A pair is missing, or a value stands behind the name of another one.",
  },
  "choice:partial-result": {
    section: "RFC 6570 3",
    text: "After a mistake outside of an expression, a processor should also return the part that it could expand, with the rest as it is. After a mistake in an expression, it should copy what it did not process, and go on. The result is null: the template is refused. `also` has the text that section 3 recommends.",
    consequence: "A wrong template gives a URI that looks right, and nobody sees that a value is missing.",
  },
  "choice:domain-name": {
    section: "RFC 3987 3.1",
    text: "If the scheme uses domain names and does not allow percent-encodings in them, a converter may write the host in Punycode. The host of the result is percent-encoded. `also` has the host in Punycode.",
    consequence: "A request goes to another server.",
  },
};
