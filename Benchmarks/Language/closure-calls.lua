local function makeCounter(step)
  local value = 0
  return function()
    value = value + step
    return value
  end
end
local ones = makeCounter(1)
local threes = makeCounter(3)
local sum = 0
for _ = 1, 2000000 do
  sum = sum + ones() + threes()
end
print(sum)
