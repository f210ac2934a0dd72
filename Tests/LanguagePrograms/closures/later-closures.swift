// A closure's type is known from one that is declared below it.
let h: () -> Int = { h2() + 1 }
let h2 = { h3 }
let h3: Int = 4
print(h())
