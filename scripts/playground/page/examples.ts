/** Example inputs, and the names of what they show. */
export const EXAMPLES: readonly (readonly [name: string, input: string])[] = [
  ["all components", "http://user@example.com:8042/over/there?name=ferret#nose"],
  ["an empty host", "http:///x"],
  ["a wrong separator", "mailto:a@example.com;b@example.com"],
  ["two faults", "http://example.com:8o80/a b"],
  ["a misspelt scheme", "htp://example.com/"],
  ["a wrong check digit", "urn:isbn:0-395-36341-2"],
  ["not normal", "HTTP://EXAMPLE.com:80/%7euser/../%c3%a9"],
  ["an IPv6 address", "ldap://[2001:db8::7]/c=GB?objectClass?one"],
  ["a relative reference", "../g;x=1/./y?q#s"],
  ["a backslash", "https:\\\\example.com\\a"],
  ["a host as a number", "http://0x7f.1/"],
  ["where standards differ", "//host:80a"],
  ["the empty string", ""],
];
