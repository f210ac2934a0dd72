// Static stored properties of extensions for one type alone, and methods of the library that are one of several as values.
extension Set where Element == Character {
  static let bold: Self = ["*", "_"]
  static let all: Self = bold.union(["~"])
  static var uses = 0
}
extension Array where Element == Int { static let primes = [2, 3, 5] }
extension Dictionary where Key == String, Value == Int { static let ages: [String: Int] = ["a": 1] }
struct Box<T> { let v: T }
extension Box where T == String { static let empty = Box(v: ""); static var count = 3 }
extension Result where Success == Void, Failure == Never { static let done: Self = .success(()) }
print(Set<Character>.all.count, Set.bold.contains("*"), [Int].primes, Dictionary.ages, Box.empty.v.isEmpty, Box<String>.count, Result.done)
Set<Character>.uses += 2; print(Set<Character>.uses)
func f(_ s: Set<Character>) -> Bool { s == .bold }
print(f(["*", "_"]))
let predicate = Set<Character>.all.contains
print(predicate("~"), "a*b~".filter(predicate))
let has = [1, 2].contains
print(has(2), [3, 1].filter(has))
let start = "abc".hasPrefix; print(start("ab"))
