# The module uri of Nim's library.
import std/[strutils, uri]

proc part(value: string): string = "\t" & value.toHex.toLowerAscii

proc answer(fields: seq[string]): string =
  case fields[0]
  of "validity":
    let parsed = parseUri(parseHexStr(fields[2]))
    if parsed.scheme != "" or fields[1] != "URI": "valid" else: "invalid"
  of "components":
    let parsed = parseUri(parseHexStr(fields[1]))
    let userinfo = if parsed.password == "": parsed.username else: parsed.username & ":" & parsed.password
    "components" & part(parsed.scheme) & "\t?" & part(userinfo) & part(parsed.hostname) & part(parsed.port) &
      part(parsed.path) & part(parsed.query) & part(parsed.anchor)
  of "resolve":
    "result" & part($combine(parseUri(parseHexStr(fields[1])), parseUri(parseHexStr(fields[2]))))
  else: "unsupported"

for line in stdin.lines:
  let fields = line.split('\t')
  echo(try: answer(fields) except CatchableError: (if fields[0] == "validity": "invalid" else: "error"))
  stdout.flushFile()
