/**
 * What some tests need that is neither in the repository nor in a package of npm: other programs, their libraries, and
 * circumstances. A test without them is skipped, and its title says what it lacks. No other module asks whether a program
 * exists; a lint rule checks this. `ALONE=1` hides everything on the list, even if it is there.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

interface Thing {
  /** How to start it; nothing for a circumstance. */
  readonly program?: string;
  readonly isThere: () => boolean;
  /** How to get it. */
  readonly remedy: string;
}

/** A program of packages of Debian. With these options it ends at once, with status 0. */
const debian = (packages: string, program: string, ...options: readonly string[]): Thing => ({
  program,
  isThere: () => spawnSync(program, options, { stdio: "ignore" }).status === 0,
  remedy: `apt-get install ${packages}`,
});

const BROWSERS = [process.env["CHROMIUM"] ?? "/usr/bin/chromium", "/usr/bin/google-chrome"];
const browser = BROWSERS.find((path) => existsSync(path)) ?? "";

/** A library of a package of Debian, for Python. */
const library = (name: string, file: string): Thing =>
  debian(`python3 ${name}`, "python3", "-c", `import ctypes; ctypes.CDLL("${file}")`);

/** All of it, by name. */
export const THINGS = {
  "a POSIX system": { isThere: () => process.platform !== "win32", remedy: "run the tests on Linux, macOS or BSD" },
  "root with acl and attr": {
    isThere: () =>
      process.getuid?.() === 0 &&
      [
        ["setpriv", "--version"],
        ["setfacl", "--version"],
        ["getfattr", "--version"],
      ].every(([program = "", option = ""]) => debian("", program, option).isThere()),
    remedy: "run the tests as root, after apt-get install acl attr util-linux",
  },
  "a user who is not root": { isThere: () => process.getuid?.() !== 0, remedy: "run the tests as another user" },
  bash: debian("bash", "bash", "-c", "exit 0"),
  Chromium: { program: browser, isThere: () => browser !== "", remedy: "apt-get install chromium" },
  // Debian's packages are those of this Python alone.
  Dask: debian("python3-dask python3-distributed", "/usr/bin/python3", "-c", "import distributed"),
  fish: debian("fish", "fish", "-c", "exit 0"),
  gjs: debian("gjs", "gjs", "--version"),
  go: debian("golang-go", "go", "version"),
  java: debian("default-jdk-headless", "java", "-version"),
  libpq: library("libpq5", "libpq.so.5"),
  librabbitmq: library("librabbitmq4", "librabbitmq.so.4"),
  man: debian("man-db", "man", "--version"),
  mandoc: debian("mandoc", "mandoc", "-T", "lint", "-W", "fatal", "/dev/null"),
  mkfifo: debian("coreutils", "mkfifo", "--version"),
  mono: debian("mono-mcs", "mcs", "--version"),
  parallel: debian("parallel", "parallel", "--version"),
  patch: debian("patch", "patch", "--version"),
  perl: debian("perl", "perl", "-MEncode", "-MMIME::Base64", "-e", "1"),
  php: debian("php-cli", "php", "--version"),
  python3: debian("python3", "python3", "--version"),
  qjs: debian("quickjs", "qjs", "-e", "0"),
  rg: debian("ripgrep", "rg", "--version"),
  ruby: debian("ruby", "ruby", "--version"),
  "Ruby's Addressable": debian("ruby-addressable", "ruby", "-e", 'require "addressable/template"'),
  ssh: debian("openssh-client", "ssh", "-V"),
  xmllint: debian("libxml2-utils", "xmllint", "--version"),
  zsh: debian("zsh", "zsh", "-c", "exit 0"),
} satisfies Readonly<Record<string, Thing>>;

export type Outside = keyof typeof THINGS;

const isAlone = process.env["ALONE"] === "1";

const found = new Map<Outside, boolean>();

/** Returns what is missing and how to get it; `null` if the thing is there. */
function lackOf(name: Outside): string | null {
  const { isThere, remedy }: Thing = THINGS[name];
  const isFound = found.get(name) ?? (!isAlone && isThere());
  found.set(name, isFound);
  return isFound ? null : `${name} is missing: ${remedy}`;
}

/**
 * Returns how to start a program, in a test that needs it.
 *
 * @throws Error if it is missing
 */
export function programOf(name: Outside): string {
  const { program }: Thing = THINGS[name];
  const lack = lackOf(name);
  if (lack !== null || program === undefined) throw new Error(lack ?? `${name} is no program`);
  return program;
}

/**
 * Defines a group of tests, which are skipped if something is missing. The title says it then.
 *
 * @param name what the group needs
 * @param title of the group
 * @param define defines the tests. It runs even if they are skipped, so it must not use what is missing
 */
export function describeWith(name: Outside, title: string, define: () => void): void {
  const lack = lackOf(name);
  (lack === null ? describe : describe.skip)(lack === null ? title : `${title} (skipped: ${lack})`, define);
}

/**
 * Defines a test, which is skipped if something is missing. The title says it then.
 *
 * @param name what the test needs
 * @param title of the test
 * @param run the test
 * @param timeout in milliseconds
 */
export function testWith(
  name: Outside,
  title: string,
  run: (() => Promise<void>) | (() => void),
  timeout?: number,
): void {
  const lack = lackOf(name);
  (lack === null ? test : test.skip)(lack === null ? title : `${title} (skipped: ${lack})`, run, timeout);
}
