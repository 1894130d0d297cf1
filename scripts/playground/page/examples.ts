/** Inputs worth a look, each with what it shows. */
export const EXAMPLES: readonly (readonly [name: string, input: string])[] = [
  ["all parts", "http://user@example.com:8042/over/there?name=ferret#nose"],
  ["an e-mail address", "mailto:John.Doe@example.com"],
  ["an address of IPv6", "ldap://[2001:db8::7]/c=GB?objectClass?one"],
  ["relative", "../g;x=1/./y?q#s"],
  ["not normal", "HTTP://EXAMPLE.com:80/%7euser/../%c3%a9"],
  ["a wrong port", "http://a:8x/"],
  ["a space", "http://example.com/a b"],
  ["a bad address", "http://[2001:db8::1::2]/"],
  ["where they differ", "//host:80a"],
  ["the empty string", ""],
];
