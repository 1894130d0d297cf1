// Which texts `redact` replaces, by hand and by laws: a secret never stays, and all else does.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { redact, safeRead, update, type Values } from "../../src/schemes/index.js";
import { withValues } from "../../src/schemes/define.js";
import { geo } from "../../generated/schemes/geo.js";
import { parse } from "../../src/index.js";
import { SECRET_NAMES } from "../../src/schemes/mechanism/secret-names.js";
import { tables } from "../schemes/table.js";

const SEED = 3986;

/** Returns a URI with another value; `null` if the value does not fit. */
function updated(uri: string, key: string): string | null {
  try {
    return update(uri, { [key]: "HIDDENQ2" });
  } catch {
    return null;
  }
}

test.each([
  // What the documents of schemes call a password or a key.
  ["postgresql://me:s%40fe@h/db", "postgresql://me:***@h/db"],
  ["mongodb://u:p@h1,h2/?a=b", "mongodb://u:***@h1,h2/?a=b"],
  ["redis://:secret@h/0", "redis://:***@h/0"],
  ["ftp://u:p@h/", "ftp://u:***@h/"],
  ["sip:u:pw@h", "sip:u:***@h"],
  ["otpauth://totp/a:b?secret=JBSWY3DP&issuer=x", "otpauth://totp/a:b?secret=***&issuer=x"],
  ["pkcs11:token=x?pin-value=1234", "pkcs11:token=x?pin-value=***"],
  ["secret-token:abc", "secret-token:***"],
  // User information: by a document with users, by one without, and by none.
  ["ssh://git@example.com/x", "ssh://git@example.com/x"],
  ["https://ghp_1234@example.com/", "https://***@example.com/"],
  ["https://a:b@example.com/", "https://***@example.com/"],
  ["HTTPS://a:b@example.com/", "HTTPS://***@example.com/"],
  ["git+https://tok@h/x", "git+https://***@h/x"],
  ["//u:p@h", "//***@h"],
  ["imap://u;AUTH=PLAIN@h/x", "imap://u;AUTH=PLAIN@h/x"],
  // An empty secret hides nothing.
  ["ftp://u:@h/", "ftp://u:@h/"],
  ["http://h/?sig=", "http://h/?sig="],
  // URIs in URIs.
  ["blob:https://u:p@h/1", "blob:https://***@h/1"],
  ["view-source:http://u:p@h/", "view-source:http://***@h/"],
  ["http://h/?next=//u:p@i/", "http://h/?next=//***@i/"],
  // Names of parameters, in every part.
  ["http://h/?page=2&sig=5e&x=1", "http://h/?page=2&sig=***&x=1"],
  ["http://h/#access_token=abc&state=1", "http://h/#access_token=***&state=1"],
  ["http://h/#/a?access%5Ftoken=abc", "http://h/#/a?access%5Ftoken=***"],
  ["http://h/;jsessionid=12/b?x", "http://h/;jsessionid=***/b?x"],
  ["http://h/?a=1&X-Amz-Signature=abc", "http://h/?a=1&X-Amz-Signature=***"],
  ["http://h/?PASSWORD=a;b=c/d?e&f", "http://h/?PASSWORD=***&f"],
  ["http://h/?apiKey=1&userPass=2&authtoken=3", "http://h/?apiKey=***&userPass=***&authtoken=***"],
  ["?pw=a#pw=b", "?pw=***#pw=***"],
  ["jdbc:sqlserver://h;user=a;password=b;x=1", "jdbc:sqlserver://h;user=a;password=***;x=1"],
  ["http://h/?pa%73sword=a&%FFtoken=b&%C3token=c", "http://h/?pa%73sword=***&%FFtoken=***&%C3token=***"],
  // Names that only look like them.
  [
    "http://h/?monkey=1&keyword=2&tokenize=3&author=4&design=5&code=6",
    "http://h/?monkey=1&keyword=2&tokenize=3&author=4&design=5&code=6",
  ],
  [`http://h/?${"a".repeat(300)}token=1`, `http://h/?${"a".repeat(300)}token=***`],
  ["http://h/?token&sig", "http://h/?token&sig"],
  // Names that are not UTF-8 are not known.
  ["otpauth://totp/a?secret=JBSWY3DP&%FF=1", "otpauth://totp/a?secret=***&%FF=1"],
  // Spans that overlap are one secret, and a parameter ends the value before it.
  [
    "https://a.example/cb?next=https://b.example&password=p@SECRET",
    "https://a.example/cb?next=https://b.example&password=***",
  ],
  ["http://h:8o80/login?user=a&password=hunter2@SECRET", "http://***"],
  ["https://h/#/?a=//b;c&token=x@SECRET", "https://h/#/?a=//b;c&token=***"],
  // URIs that break the rules of their schemes, and that their documents do not divide.
  ["sip:alice:SECRET@exa_mple.com", "sip:***@exa_mple.com"],
  ["sip:alice:SECRET@h:", "sip:***@h:"],
  ["sip:alice:SE/CRET@h", "sip:***@h"],
  ["https:/u:SECRET@h/", "https:/***@h/"],
  ["https:///u:SECRET@h/", "https:///***@h/"],
  ["https:////u:SECRET@h/", "https:////***@h/"],
  ["ftp:u:SECRET@h", "ftp:***@h"],
  ["imap:/u:SECRET@h", "imap:/***@h"],
  ["coap:/u:SECRET@h", "coap:/***@h"],
  ["unknown:u:SECRET@h", "unknown:***@h"],
  ["postgresql:/u:SECRET@h/db", "postgresql:/***@h/db"],
  ["feed://u:SECRET@h/", "feed://u:***@h/"],
  ["snmp://u:SECRET@h/a", "snmp://u:***@h/a"],
  ["http://u:SECRET", "http://u:***"],
  ["http://u:SECRET/a b", "http://u:***/a b"],
  // Other ways to write connections.
  ["jdbc:oracle:thin:scott/tiger@h:1521/s", "jdbc:oracle:thin:***@h:1521/s"],
  ["jdbc:oracle:thin:@//h:1521/s", "jdbc:oracle:thin:@//h:1521/s"],
  ["irc://u:p;t@h/", "irc://u:***;t@h/"],
  ["opaquelocktoken:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "opaquelocktoken:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
  ["postgresql:///db?host=a&user=b@c", "postgresql:///db?host=a&user=b@c"],
  ["x jdbc:oracle:oci8:scott/tiger@h", "x jdbc:oracle:oci8:***@h"],
  ["jdbc:postgresql://u:SECRET@h/d", "jdbc:postgresql://***@h/d"],
  ["jdbc:sqlserver://h;password={a;b}}c};x=1", "jdbc:sqlserver://h;password=***;x=1"],
  ["jdbc:sqlserver://h:1433;password={a@b", "jdbc:sqlserver://***"],
  ["Driver={x};Server=h;Uid=a;Pwd={a;b};x=1", "Driver={x};Server=h;Uid=a;Pwd=***;x=1"],
  ["admin:hunter2@db.example:5432/app", "admin:***@db.example:5432/app"],
  ["admin:hun/ter2@10.0.0.1", "admin:***@10.0.0.1"],
  ["root:hunter2@tcp(127.0.0.1:3306)/db", "root:***@tcp(127.0.0.1:3306)/db"],
  ["npm:foo@1.2.3", "npm:foo@1.2.3"],
  ["urn:isbn:1@x", "urn:isbn:1@x"],
  ["see urn:isbn:1@x, mailto:joe@example.com", "see urn:isbn:1@x, mailto:joe@example.com"],
  ["ERROR:root:no answer from ops@example.com", "ERROR:root:no answer from ops@example.com"],
  // The delimiters that libpq does not take as ends.
  ["postgresql://u:12#w@h/db", "postgresql://u:***@h/db"],
  ["postgres://u:1?w@h/db", "postgres://***@h/db"],
  ["postgresql+psycopg://u:1?w@h/db", "postgresql+psycopg://***@h/db"],
  ["postgres://u:a/b@h", "postgres://***@h"],
  // Names and values in any text.
  ["host=h password=hunter2 user=u", "host=h password=*** user=u"],
  ["password = hunter2", "password = ***"],
  ["password='hun ter2' user=u", "password=*** user=u"],
  ["password='hun\\' ter2' user=u", "password=*** user=u"],
  ["password='hun ter2", "password=***"],
  ["password: hunter2", "password: ***"],
  ["(password=a [token=b {pwd=c <secret=d", "(password=*** [token=*** {pwd=*** <secret=***"],
  ["\"password=a 'password=b :password=c =password=d", "\"password=*** 'password=*** :password=*** =password=***"],
  ['{"password": "a b", "user": "u"}', '{"password": ***, "user": "u"}'],
  ["--password hunter2 --verbose", "--password *** --verbose"],
  ["-token 'a b' --db-password=c", "-token *** --db-password=***"],
  ["Authorization: Bearer abc\nHost: h", "Authorization: ***\nHost: h"],
  ["Set-Cookie: a=b; c=d\r\nHost: h", "Set-Cookie: ***\r\nHost: h"],
  ["code: ENOENT, key: x, signature: y", "code: ENOENT, key: x, signature: y"],
  ["http://token:8080/ http://secret/a:b", "http://token:8080/ http://secret/a:b"],
  // Hosts are no users, and each URI has its own.
  [
    "peer https://p.example:9077 refused, contact ops@corp.example",
    "peer https://p.example:9077 refused, contact ops@corp.example",
  ],
  ["peer https://p.example, ops@corp.example", "peer https://p.example, ops@corp.example"],
  ["peer https://[::1]:80/ ops@corp.example", "peer https://[::1]:80/ ops@corp.example"],
  ["mongodb://h1:1,h2:2 ops@corp.example", "mongodb://h1:1,h2:2 ops@corp.example"],
  ["postgres://u:my SECRET@h/db", "postgres://***@h/db"],
  ["first postgres://a:b@h/d then mysql://c:d@e/f", "first postgres://***@h/d then mysql://***@e/f"],
  ['"https://a:b@h/", "https://c:d@e/"', '"https://***@h/", "https://***@e/"'],
  ['token: "https://h/a"', "token: ***"],
  ["(https://a:b@h/) <https://c:d@e/>", "(https://***@h/) <https://***@e/>"],
  // Percent-encoded URIs and names.
  ["http://h/?next=https%3A%2F%2Fu%3Aa%40i%2F", "http://h/?next=https%3A%2F%2F***%40i%2F"],
  ["http://h/?next=%252F%252Fu%253Aa%2540i", "http://h/?next=%252F%252F***%2540i"],
  ["http://h/?a=b%26token%3Dx&c=d", "http://h/?a=b%26token%3D***&c=d"],
  // Texts that are not URIs.
  ["http://user:p#ss@host/", "http://***@host/"],
  ["http://user:p/ss@host/", "http://***@host/"],
  ["postgresql://u:p a@h/db", "postgresql://***@h/db"],
  ["foo:u:p w@h", "foo:***@h"],
  ["see http://u:p@h/ a@b", "see http://***@b"],
  ["https://例え.jp/@user", "https://例え.jp/@user"],
  ["a b@c", "a b@c"],
  ["", ""],
  ["\0\uD800", "\0\uD800"],
])("%p becomes %p", (text, log) => {
  expect(redact(text)).toBe(log);
});

test.each(
  (
    "user[password] password[] %5Bpassword%5D password_confirmation passcode psk passkey client_assertion SAMLResponse SAMLart " +
    "hmac credential credentials bearer cookie tokens accessKey account-key code_verifier device_code x-api-key password2"
  ).split(" "),
)("the parameter %s is a secret", (name) => {
  expect(redact(`http://h/?a=b&${name}=S/C&c=d`)).toBe(`http://h/?a=b&${name}=***&c=d`);
});

test("the guide shows all names, with their sources", () => {
  const guide = readFileSync(new URL("../../src/schemes/README.md", import.meta.url), "utf8");
  const [, table = ""] = guide.split("#### Names of secrets");
  const rows = [...table.matchAll(/^\| `(.*?)` +\| (.*?) *\| (.*?) *\| (.*?) *\|$/gm)].map((row) => row.slice(1));
  const yes = (is: true | undefined): string => (is ? "yes" : "");
  expect(rows).toEqual(SECRET_NAMES.map(({ name, ends, label, source }) => [name, yes(ends), yes(label), source]));
});

test("some names are secrets only near others", () => {
  expect(redact("http://h/?code=a&state=b")).toBe("http://h/?code=***&state=b");
  expect(redact("http://h/?data=a")).toBe("http://h/?data=a");
  expect(redact("otpauth-migration://offline?data=a%3D")).toBe("otpauth-migration://offline?data=***");
});

test("offsets stay right if the length does", () => {
  expect(redact("ftp://u:pässword@h/?sig=a😀", { sameLength: true })).toBe("ftp://**********@h/?sig=***");
  expect(redact("ftp://u:p%40ss@h/", { sameLength: true })).toBe("ftp://u:******@h/");
  expect(redact("ftp://u:@h/", { sameLength: true })).toBe("ftp://u:@h/");
  expect(() => redact("", { sameLength: 1 as never })).toThrow(TypeError);
});

test("a tree is accepted, and other values are not", () => {
  expect(redact(parse("http://a:b@h/"))).toBe("http://***@h/");
  expect(() => redact(7 as never)).toThrow(new TypeError("The text must be a string or a tree, not number."));
});

test("the function for chosen schemes knows only them", () => {
  const { redact: log } = withValues([geo]);
  expect([log("geo:1,2"), log("ftp://u:p@h/")]).toEqual(["geo:1,2", "ftp://***@h/"]);
});

describe("laws", () => {
  const delimiters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
    (each) => !/[a-z\d]/i.test(each),
  );

  test("a password with any delimiter does not stay, if the text is not another URI", () => {
    for (const delimiter of delimiters) {
      const text = `http://user:hid${delimiter}den@example.com/a`;
      expect([delimiter, /hid|den/.test(redact(text))]).toEqual([delimiter, false]);
    }
  });

  test("no scheme shows a password, a secret, a token or a PIN", () => {
    const found = new Set<string>();
    const uris = tables.flatMap(([, , { valid, examples }]) => [...valid, ...examples]);
    for (const uri of uris) {
      const scheme = uri.slice(0, uri.indexOf(":")).toLowerCase();
      const values = (safeRead(uri).values ?? {}) as Values;
      for (const key of ["password", "secret", "token", "pinValue"]) {
        // The token of "about:" and of "pkcs11:" is a name.
        if (typeof values[key] !== "string" || (key === "token" && scheme !== "secret-token")) continue;
        const other = updated(uri, key);
        if (other === null) continue;
        found.add(`${scheme} ${key}`);
        expect([other, redact(other).includes("HIDDENQ2")]).toEqual([other, false]);
      }
    }
    expect([...found].sort().join(", ")).toBe(
      "amqp password, amqps password, ftp password, git+http password, git+https password, git+ssh password, iax password, irc password, ircs password, " +
        "mongodb password, mongodb+srv password, mtqp secret, otpauth secret, pkcs11 pinValue, postgres password, " +
        "postgresql password, redis password, rediss password, secret-token token, sip password, smb password, " +
        "telnet password, tn3270 password",
    );
  });

  test("a second time changes nothing, and what is left is in the text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...delimiters, "http:", "//", "token", "=", "@", "a", "%41", "é"), { maxLength: 30 }),
        (pieces) => {
          const text = pieces.join("");
          const log = redact(text);
          expect(redact(log)).toBe(log);
          let at = 0;
          for (const rest of log.split("***")) {
            const found = text.indexOf(rest, at);
            expect(found).toBeGreaterThanOrEqual(0);
            at = found + rest.length;
          }
        },
      ),
      { seed: SEED, numRuns: 3000 },
    );
  });
});
