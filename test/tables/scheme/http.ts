// RFC 9110 section 4.2.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  http: {
    valid: [
      "http://www.example.com/",
      "http://example.com",
      "http://example.com?q",
      "HTTP://example.com:/a/b?c=d/e?f",
      "http://[2001:db8::7]:8080/",
      "http://192.0.2.1/%7Euser",
      "http://example.com/#fragment",
      "http://a.example//b//",
      "http://user@example.com/",
    ],
    invalid: [
      "http:///",
      "http://:80/x",
      "http://?q",
      "http://user@/",
      "http:",
      "http:#f",
      "http:example.com",
      "http:/example.com/",
      "http://example.com:8o/",
    ],
    advised: ["http://u@h/", "http://h:65536/"],
    examples: [
      "http://example.com:80/~smith/home.html",
      "http://EXAMPLE.com/%7Esmith/home.html",
      "http://EXAMPLE.com:/%7esmith/home.html",
      "http://www.example.com/",
    ],
    normal: [
      ["http://example.com:80/~smith/home.html", "http://example.com/~smith/home.html"],
      ["http://EXAMPLE.com/%7Esmith/home.html", "http://example.com/~smith/home.html"],
      ["http://EXAMPLE.com:/%7esmith/home.html", "http://example.com/~smith/home.html"],
      ["http://example.com", "http://example.com/"],
    ],
    equivalent: [
      ["http://example.com:80/~smith/home.html", "http://EXAMPLE.com/%7Esmith/home.html"],
      ["http://EXAMPLE.com/%7Esmith/home.html", "http://EXAMPLE.com:/%7esmith/home.html"],
      ["http://example.com", "http://example.com:0080/"],
    ],
    different: [
      ["http://example.com/", "https://example.com/"],
      ["http://example.com/", "http://example.com:443/"],
      ["http://example.com/a", "http://example.com/A"],
    ],
    fixed: [
      ["http:example.com", "http://example.com"],
      ["http:/example.com/", "http://example.com/"],
      ["http://u:p@h/", "http://u:p@h/"],
      ["http://u@h/a b", "http://u@h/a%20b"],
      ["http:///", "http:///"],
    ],
  },
  https: {
    valid: [
      "https://www.example.com/",
      "https://example.com",
      "https://example.com?q",
      "HTTPS://example.com:/a/b?c=d/e?f",
      "https://[2001:db8::7]:8443/",
      "https://192.0.2.1/%7Euser",
      "https://example.com/#fragment",
      "https://a.example//b//",
    ],
    invalid: [
      "https:///",
      "https://:443/x",
      "https://?q",
      "https://user@/",
      "https:",
      "https:example.com",
      "https:/example.com/",
    ],
    advised: ["https://u@h/", "https://h:65536/"],
    examples: ["https://www.example.com/", "https://example.com/"],
    normal: [
      ["https://example.com:443", "https://example.com/"],
      ["HTTPS://EXAMPLE.com:/%7esmith", "https://example.com/~smith"],
    ],
    equivalent: [["https://example.com", "https://example.com:443/"]],
    different: [["https://example.com/", "https://example.com:80/"]],
    fixed: [["https:example.com/x", "https://example.com/x"]],
  },
};
