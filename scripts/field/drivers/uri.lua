-- lua-uri.
local URI = require "uri"

local function text(hex)
  return (hex:gsub("%x%x", function(pair) return string.char(tonumber(pair, 16)) end))
end

local function part(value)
  if value == nil then return "\t-" end
  return "\t" .. tostring(value):gsub(".", function(c) return string.format("%02x", c:byte()) end)
end

local function result(uri) return "result" .. part(tostring(uri)) end

local function answer(fields)
  local op = fields[1]
  if op == "validity" then
    local uri = URI:new(text(fields[3]))
    if uri and uri:is_relative() and fields[2] == "URI" then uri = nil end
    return uri and "valid" or "invalid"
  end
  local uri = URI:new(text(fields[2]))
  if not uri then return "error" end
  if op == "components" then
    local line = "components" .. part(uri:scheme()) .. "\t?"
    for _, name in ipairs { "userinfo", "host", "port", "path", "query", "fragment" } do
      line = line .. (name == "port" and "\t?" or part(uri[name](uri)))
    end
    return line
  elseif op == "resolve" then
    local reference = URI:new(text(fields[3]))
    if not reference then return "error" end
    if reference:is_relative() then reference:resolve(uri) end
    return result(reference)
  elseif op == "normalize" then
    return result(uri)
  end
  return "unsupported"
end

io.stdout:setvbuf "line"
for line in io.lines() do
  local fields = {}
  for field in (line .. "\t"):gmatch "([^\t]*)\t" do fields[#fields + 1] = field end
  local ok, value = pcall(answer, fields)
  print(ok and value or fields[1] == "validity" and "invalid" or "error")
end
