/**
 * Readers that are no packages of npm: libraries of C, which Python calls, and OpenSSH. Each reads all URIs at once.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { programOf, type Outside } from "../support/outside.js";

/** A reader, and what it needs. */
export interface Program {
  readonly needs: Outside;
  /** Returns what it says of each URI, or the message of its error. */
  readonly readAll: (uris: readonly string[]) => readonly unknown[];
}

/** Reads a list of URIs, and writes what the function `read` of another program returns, or the text of its error. */
const PYTHON = `
import ctypes, json, sys
from ctypes import POINTER, Structure, byref, c_char_p, c_int
text = lambda octets: octets if octets is None else octets.decode("utf-8", "replace")
def answer(uri):
    try: return read(uri.encode())
    except ValueError as error: return str(error)
`;

/** Makes a reader of a function of Python, which can raise a ValueError. */
const python = (needs: Outside, program: string): Program => ({
  needs,
  readAll(uris) {
    const run = `${PYTHON}${program}\nprint(json.dumps([answer(uri) for uri in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync(programOf(needs), ["-c", run], {
      input: JSON.stringify(uris),
      encoding: "utf8",
      maxBuffer: Infinity,
    });
    if (stderr !== "") throw new Error(stderr);
    return JSON.parse(stdout) as unknown[];
  },
});

/** PostgreSQL's own library. It gives only what is not empty. */
export const libpq = python(
  "libpq",
  `
class Option(Structure):
    _fields_ = [(name, c_char_p) for name in ("keyword", "variable", "compiled", "value", "label", "kind")] + [("size", c_int)]
library = ctypes.CDLL("libpq.so.5")
library.PQconninfoParse.restype = POINTER(Option)
library.PQconninfoFree.argtypes = [POINTER(Option)]
def read(uri):
    message, found, index = c_char_p(), {}, 0
    options = library.PQconninfoParse(uri, byref(message))
    if not options: raise ValueError(text(message.value))
    while options[index].keyword:
        if options[index].value: found[text(options[index].keyword)] = text(options[index].value)
        index += 1
    library.PQconninfoFree(options)
    return found
`,
);

/** The client of RabbitMQ in C. */
export const librabbitmq = python(
  "librabbitmq",
  `
class Info(Structure):
    _fields_ = [(name, c_char_p) for name in ("user", "password", "host", "vhost")] + [("port", c_int), ("ssl", c_int)]
library = ctypes.CDLL("librabbitmq.so.4")
def read(uri):
    # The texts stand in the buffer.
    info, buffer = Info(), ctypes.create_string_buffer(uri)
    status = library.amqp_parse_url(buffer, byref(info))
    if status != 0: raise ValueError(str(status))
    return {name: getattr(info, name) if name == "port" else text(getattr(info, name)) for name, _ in Info._fields_ if name != "ssl"}
`,
);

/** Returns the user of OpenSSH if a URI has none. A user of a container can have no name. */
export const login = (): string => userInfo().username;

/** OpenSSH says what it would use, and does not connect. */
export const openSsh: Program = {
  needs: "ssh",
  readAll: (uris) =>
    uris.map((uri) => {
      const { stdout, stderr, status } = spawnSync(programOf("ssh"), ["-F", "none", "-G", uri], { encoding: "utf8" });
      if (status !== 0) return stderr.split("\n", 1).join("");
      const [, user, host, port] = /^user (.*)\nhostname (.*)\nport (\d+)$/m.exec(stdout) ?? [];
      return { user, host, port: Number(port) };
    }),
};
