/**
 * The syntax of names in DNS (RFC 1034 section 3.5, RFC 1123 section 2.1).
 *
 * @module
 */

/** A label: letters, digits and inner hyphens. */
export const LABEL: RegExp = /^[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\dA-Za-z])?$/;

/** The length of the longest name, without a dot at its end (RFC 1035 section 2.3.4). */
export const LONGEST_NAME = 253;
