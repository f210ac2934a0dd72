// closures: every call of the maker has its own captured variable; two closures may share one
func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let a = makeCounter()
let b = makeCounter()
print(a(), a(), b(), a())

func makePair() -> (add: (Int) -> Void, read: () -> Int) {
  var total = 0
  return ({ total += $0 }, { total })
}
let pair = makePair()
pair.add(5)
pair.add(6)
print(pair.read())

let c = a
print(c(), a())

func makeLog() -> (write: (String) -> Void, text: () -> String) {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func text() -> String { lines.joined(separator: "|") }
  return (write: write, text: text)
}
let log = makeLog()
log.write("one")
log.write("two")
print(log.text())
