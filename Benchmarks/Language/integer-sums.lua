local sum = 0
for number = 0, 9999999 do
  if number % 3 == 0 then sum = sum + number else sum = sum - 1 end
end
print(sum)
