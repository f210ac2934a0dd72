local function count(rounds)
  local byNumber = {}
  local byName = {}
  local names = { "main", "network", "disk", "photos", "audio", "log", "cache", "timer" }
  local seed = 1
  for round = 0, rounds - 1 do
    seed = (seed * 1103515245 + 12345) % 2147483648
    local number = seed % 5000
    byNumber[number] = (byNumber[number] or 0) + 1
    local name = names[round % 8 + 1]
    byName[name] = (byName[name] or 0) + seed % 7
  end
  local checksum = 0
  for number = 0, 4999 do checksum = (checksum * 31 + (byNumber[number] or 0)) % 1000007 end
  for _, name in ipairs(names) do checksum = (checksum * 31 + (byName[name] or 0)) % 1000007 end
  return checksum
end
print(count(2000000))
