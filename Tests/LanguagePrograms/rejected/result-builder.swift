// advice: what a result builder has no function for cannot stand in a body that it builds
@resultBuilder
struct ListBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}
func list(@ListBuilder _ body: () -> [String]) -> [String] { body() }
let flag = true
let a = list {
  "a"
  if flag { "b" }
}
let b = list {
  if flag { "a" } else { "b" }
}
let c = list {
  for number in 1...2 { "\(number)" }
}
let d = list {
  while flag { "d" }
}
let e = list {
  "e"
  7
}
let f = list {
  missing
  "f"
}

@resultBuilder
struct Chooser {
  static func buildBlock<T>(_ part: T) -> T { part }
  static func buildEither<T>(first: T) -> T { first }
  static func buildEither<T>(second: T) -> T { second }
}
func choose<T>(@Chooser _ body: () -> T) -> T { body() }
let g = choose {
  if flag { 1 } else { "one" }
}
@ListBuilder struct Wrong {}
print(a, b, c, d, e, f, g)
