// advice: macros are not supported: write the code they would make
let value = #stringify(1 + 2)
print(value)
