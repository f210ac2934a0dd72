// Random numbers: they follow the seed, so what is printed is only what holds for all of them.
var isInside = true
var seen: Set<Int> = []
for _ in 1...500 {
  let die = Int.random(in: 1...6)
  seen.insert(die)
  isInside = isInside && (1...6).contains(die)
  isInside = isInside && (-3..<3).contains(Int8.random(in: -3..<3)) && UInt32.random(in: 5...5) == 5
  let part = Double.random(in: 0..<1)
  isInside = isInside && part >= 0 && part < 1
  isInside = isInside && (2.5...3.5).contains(Double.random(in: 2.5...3.5))
  _ = Int.random(in: .min ... .max)
  _ = UInt64.random(in: 0...UInt64.max)
}
print(isInside, seen.count)
let flips = (1...64).map { _ in Bool.random() }
print(flips.contains(true), flips.contains(false))
let numbers = Array(1...20)
var shuffled = numbers.shuffled()
print(shuffled.sorted() == numbers, numbers.contains(numbers.randomElement()!), [Int]().randomElement() as Any)
shuffled.shuffle()
print(Set(shuffled).count, "abc".contains("abc".randomElement()!), (1...3).randomElement()! < 4)
