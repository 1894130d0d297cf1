/**
 * The sentences about faults that several schemes have, so that one fault has one sentence.
 *
 * @module
 */

/** About a password in a URI. */
export const PASSWORD = "Do not write a password in a URI. Other people can read it.";

/** About percent-encodings of octets that are not UTF-8. */
export const NOT_UTF8 = "These octets are not UTF-8. Write the octets of the text in UTF-8, such as '%C3%A9' for 'é'.";

/** About a host that is empty, where a URI has `//`. */
export const NO_HOST = "The host is missing. Write it after '//'.";

/** About a label of a domain name that is empty. */
export const EMPTY_LABEL = "A label is missing before this '.': a domain name has no empty labels.";

/** About a label that is not one of DNS. */
export const NO_LABEL = "This is no label of a DNS name. A label has 1 to 63 letters, digits and inner hyphens.";

/** About a name that is too long for DNS. */
export const LONG_NAME = "DNS has no name with more than 253 characters. Write a shorter one.";

/** About a port that does not fit in 16 bits. */
export const PORT_RANGE = "A port is at most 65535.";
