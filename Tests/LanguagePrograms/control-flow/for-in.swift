// control flow: for-in over ranges, arrays, strings, strides, with where and with a wildcard
for i in 0..<3 { print("half-open", i) }
for i in 1...3 { print("closed", i) }
for i in (0..<3).reversed() { print("down", i) }
for _ in 0..<2 { print("again") }
for i in 0..<0 { print("never", i) }

for name in ["Ann", "Bob", "Cy"] where name.count == 3 { print(name) }
for character in "añb" { print(character) }
for value in stride(from: 0, to: 10, by: 4) { print("to", value) }
for value in stride(from: 8, through: 0, by: -4) { print("through", value) }
for (index, letter) in ["x", "y"].enumerated() { print(index, letter) }

var numbers = [1, 2, 3]
for number in numbers {
  numbers.append(number * 10)  // the loop walks a copy
}
print(numbers)

var upper = 3
for i in 0..<upper {
  upper = 100  // the range was made once
  print("once", i)
}
