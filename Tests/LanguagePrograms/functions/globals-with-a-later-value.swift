// Functions that stand behind the value of a variable of the top level, or before the variable itself.
let first: Int
first = 1
func readsFirst() { print(first) }
readsFirst()

let kind: String
if first > 0 { kind = "positive" } else { kind = "negative" }
struct Reader {
  var copy = kind
  static var shared = later + 1
  func read() { print(kind, copy) }
}

func readsLater() { print(later) }
let later: Int
later = 4
readsLater()
Reader().read()
print(Reader.shared)

let handlers: [() -> Void]
handlers = [{ print("handled", later) }]
for handler in handlers { handler() }

var choice: Int?
func readsChoice() { print(choice as Any) }
readsChoice()

func local() {
  let value: Int
  func reads() { print(value) }
  func calls() { reads() }
  value = 5
  calls()
  var count: Int
  func bump() { count += 1 }
  count = 0
  bump()
  let again = bump
  again()
  print(count)
}
local()

for round in 0..<2 {
  let doubled: Int
  func show() { print(doubled) }
  doubled = round * 2
  show()
}
