// captures: each turn of a for loop has its own variable; a variable declared outside is shared
var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * 10 } }
print(closures.map { $0() })

closures = []
var shared = 0
while shared < 3 {
  closures.append { shared }
  shared += 1
}
print(closures.map { $0() })

closures = []
for i in 0..<3 {
  var own = i
  closures.append {
    own += 1
    return own
  }
}
print(closures.map { $0() }, closures.map { $0() })

closures = []
var turn = 0
repeat {
  let copy = turn
  closures.append { copy + 100 }
  turn += 1
} while turn < 2
print(closures.map { $0() })

closures = []
for (index, word) in ["a", "bb", "ccc"].enumerated() where index != 1 {
  closures.append { index + word.count }
}
print(closures.map { $0() })
