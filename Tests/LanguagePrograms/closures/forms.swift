// closures: all spellings: full signature, inferred, shorthand arguments, trailing, several trailing closures, immediate
let full = { (a: Int, b: Int) -> Int in return a + b }
let short: (Int, Int) -> Int = { a, b in a - b }
let dollar: (Int, Int) -> Int = { $0 * $1 }
let ignoring: (Int, Int) -> Int = { _, b in b }
print(full(1, 2), short(1, 2), dollar(3, 4), ignoring(5, 6))

let now = { () -> String in "called at once" }()
print(now)
let square: Int = {
  let side = 6
  return side * side
}()
print(square)

let names = ["Chris", "Alex", "Ewa", "Barry"]
print(names.sorted(by: { (a: String, b: String) -> Bool in a > b }))
print(names.sorted { $0.count < $1.count })
print(names.sorted(by: >))
print(names.map { name in name.count })
print(names.filter { $0.hasSuffix("y") })

func load(_ ok: Bool, success: (String) -> Void, failure: (Int) -> Void) {
  if ok { success("data") } else { failure(404) }
}
load(true) {
  print("got", $0)
} failure: {
  print("error", $0)
}
load(false) {
  print("got", $0)
} failure: { code in
  print("error", code)
}
load(true, success: { text in print(text.count) }, failure: { _ in })

let multi: (Int) -> String = { n in
  if n < 0 { return "negative" }
  let doubled = n * 2
  return "double \(doubled)"
}
print(multi(-1), multi(4))
