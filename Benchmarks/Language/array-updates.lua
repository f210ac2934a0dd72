local function sieve(limit)
  local isPrime = {}
  for number = 0, limit do isPrime[number] = true end
  local count = 0
  local number = 2
  while number <= limit do
    if isPrime[number] then
      count = count + 1
      local multiple = number + number
      while multiple <= limit do
        isPrime[multiple] = false
        multiple = multiple + number
      end
    end
    number = number + 1
  end
  return count
end
print(sieve(2000000))
