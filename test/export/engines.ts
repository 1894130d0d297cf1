/**
 * Real engines of regular expressions, as programs that other processes run. Each reads lines: `R` and an expression, `F` and
 * its flags, `T` and a text, all in base64 of UTF-8. For each text it writes 1 or 0, or E for an error.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RegExpFlavor } from "../../src/export/index.js";
import type { Outside } from "../support/outside.js";

/** An engine. */
export interface Engine {
  readonly name: string;
  readonly flavor: RegExpFlavor;
  /** What it needs. */
  readonly needs: Outside;
  readonly file: string;
  readonly program: string;
  /** Commands of the shell, which run in a folder with the program. The last one reads the lines. */
  readonly run: string;
}

export const ENGINES: readonly Engine[] = [
  {
    name: "Python",
    flavor: "python",
    needs: "python3",
    file: "run.py",
    program: `import re, sys, base64
out = []
for line in sys.stdin:
    text = base64.b64decode(line[1:]).decode()
    if line[0] == "R": r = re.compile(text)
    elif line[0] == "T": out.append("1" if r.search(text) and r.fullmatch(text) else "0")
print("".join(out))
`,
    run: "python3 run.py",
  },
  {
    name: "Perl",
    flavor: "perl",
    needs: "perl",
    file: "run.pl",
    program: `use MIME::Base64; use Encode;
my $r; my $out = "";
while (<STDIN>) {
  my $text = decode("UTF-8", decode_base64(substr($_, 1)));
  if (/^R/) { $r = eval "qr/$text/" or die $@; } elsif (/^T/) { $out .= $text =~ $r ? "1" : "0"; }
}
print "$out\\n";
`,
    run: "perl run.pl",
  },
  {
    name: "Ruby",
    flavor: "ruby",
    needs: "ruby",
    file: "run.rb",
    program: `r = nil
out = +""
STDIN.each_line do |line|
  text = line[1..].unpack1("m").force_encoding("UTF-8")
  if line[0] == "R" then r = eval("/#{text}/") elsif line[0] == "T" then out << (text.match?(r) ? "1" : "0") end
end
puts out
`,
    run: "ruby run.rb",
  },
  {
    name: "PHP (PCRE2)",
    flavor: "pcre",
    needs: "php",
    file: "run.php",
    program: `<?php
$source = ""; $flags = "";
while (($line = fgets(STDIN)) !== false) {
  $text = base64_decode(substr($line, 1));
  if ($line[0] === "R") { $source = $text; $flags = ""; }
  elseif ($line[0] === "F") $flags = $text;
  else { $m = preg_match("/$source/$flags", $text); echo $m === false ? "E" : $m; }
}
echo "\\n";
`,
    run: "php -d memory_limit=-1 run.php",
  },
  {
    name: "Java",
    flavor: "java",
    needs: "java",
    file: "Run.java",
    program: `import java.io.*; import java.nio.charset.StandardCharsets; import java.util.*; import java.util.regex.*;
public class Run {
  public static void main(String[] arguments) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    StringBuilder out = new StringBuilder();
    Pattern r = null;
    for (String line; (line = in.readLine()) != null;) {
      String text = new String(Base64.getDecoder().decode(line.substring(1)), StandardCharsets.UTF_8);
      if (line.charAt(0) == 'R') r = Pattern.compile(text);
      else if (line.charAt(0) == 'T') {
        try { out.append(r.matcher(text).matches() && r.matcher(text).find() ? '1' : '0'); }
        catch (StackOverflowError error) { out.append('E'); }
      }
    }
    System.out.println(out);
  }
}
`,
    run: "java Run.java",
  },
  {
    name: "Go (RE2)",
    flavor: "re2",
    needs: "go",
    file: "run.go",
    program: `package main

import ("bufio"; "encoding/base64"; "fmt"; "os"; "regexp")

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var r *regexp.Regexp
	for {
		line, err := in.ReadString('\\n')
		if err != nil { break }
		text, _ := base64.StdEncoding.DecodeString(line[1 : len(line)-1])
		if line[0] == 'R' { r = regexp.MustCompile(string(text)) } else if line[0] == 'T' {
			if r.Match(text) { out.WriteByte('1') } else { out.WriteByte('0') }
		}
	}
	fmt.Fprintln(out)
}
`,
    run: "GOCACHE=$PWD/cache GO111MODULE=off go run run.go",
  },
  {
    name: "Mono (.NET)",
    flavor: "dotnet",
    needs: "mono",
    file: "run.cs",
    program: `using System; using System.Text; using System.Text.RegularExpressions;
class Run {
  static void Main() {
    var result = new StringBuilder();
    Regex r = null;
    for (string line; (line = Console.In.ReadLine()) != null;) {
      var text = Encoding.UTF8.GetString(Convert.FromBase64String(line.Substring(1)));
      if (line[0] == 'R') r = new Regex(text);
      else if (line[0] == 'T') result.Append(r.IsMatch(text) ? '1' : '0');
    }
    Console.WriteLine(result);
  }
}
`,
    run: "mcs run.cs && mono run.exe",
  },
];

/** An expression, and the texts that it is tried on. Each text is well-formed. */
export interface Trial {
  readonly source: string;
  readonly flags: string;
  readonly texts: readonly string[];
}

/** Returns the verdicts of an engine, a character for each text. */
export function verdicts(engine: Engine, trials: Iterable<Trial>): string {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  try {
    writeFileSync(join(folder, engine.file), engine.program);
    const line = (kind: string, text: string): string => `${kind}${Buffer.from(text).toString("base64")}\n`;
    const input = Array.from(trials, ({ source, flags, texts }) =>
      [line("R", source), line("F", flags), ...texts.map((text) => line("T", text))].join(""),
    );
    const options = { cwd: folder, input: input.join(""), encoding: "utf8", maxBuffer: 1 << 29 } as const;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", engine.run], options);
    if (status !== 0) throw new Error(`${engine.name}: ${stderr}`);
    return stdout.trimEnd();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
