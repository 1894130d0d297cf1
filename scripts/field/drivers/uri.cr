# URI of Crystal's library.
require "uri"

def text(hex)
  String.new(hex.hexbytes)
end

def part(value)
  value ? "\t" + value.to_s.to_slice.hexstring : "\t-"
end

def answer(fields)
  case fields[0]
  when "validity"
    uri = URI.parse(text(fields[2]))
    uri.scheme || fields[1] != "URI" ? "valid" : "invalid"
  when "components"
    uri = URI.parse(text(fields[1]))
    "components" + part(uri.scheme) + "\t?" + part(uri.userinfo) + part(uri.host) + part(uri.port) + part(uri.path) +
      part(uri.query) + part(uri.fragment)
  when "resolve"   then "result" + part(URI.parse(text(fields[1])).resolve(text(fields[2])))
  when "normalize" then "result" + part(URI.parse(text(fields[1])).normalize)
  else                  "unsupported"
  end
end

while line = gets
  fields = line.split('\t')
  begin
    puts answer(fields)
  rescue
    puts fields[0] == "validity" ? "invalid" : "error"
  end
end
