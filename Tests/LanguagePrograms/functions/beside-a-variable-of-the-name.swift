// functions: a global variable and functions of one name; where a function is wanted one of those is meant
struct Squirrel { var nuts: [Int] }
let squirrels = [Squirrel(nuts: [1, 2]), Squirrel(nuts: [3])]
let nuts = squirrels[0].nuts
func nuts(_ squirrel: Squirrel) -> [Int] { squirrel.nuts }
func nuts(_ count: Int) -> String { String(repeating: "o", count: count) }
let half = 3
func half(_ number: Int) -> Int { number / 2 }
print(squirrels.flatMap(nuts), [1, 3].map(nuts), nuts, nuts(squirrels[1]), nuts(2), nuts.count)
print(half, half(8), [2, 4].map(half), half + 1, half == 3)
let asFunction: (Int) -> Int = half
let asNumber: Int = half
print(asFunction(10), asNumber, max(half, 2), "\(half)")
func inner() {
  let half = 5
  print(half, half * 2)
}
inner()
