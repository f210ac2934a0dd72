-- A table of pieces is how Lua builds long strings; appending to a string copies it every time.
local function build(count)
  local pieces = {}
  for number = 0, count - 1 do
    pieces[#pieces + 1] = number .. ","
  end
  return #table.concat(pieces)
end
print(build(1000000))
