// OptionSet: raw values that are no integers, with what unites and cuts them written by hand; and what removing parts of an option does.
struct Names: OptionSet, Hashable {
  var rawValue: Set<String>
  init(rawValue: Set<String>) { self.rawValue = rawValue }
  init() { rawValue = [] }
  mutating func formUnion(_ other: Names) { rawValue.formUnion(other.rawValue) }
  mutating func formIntersection(_ other: Names) { rawValue.formIntersection(other.rawValue) }
  mutating func formSymmetricDifference(_ other: Names) { rawValue.formSymmetricDifference(other.rawValue) }
  static let read = Names(rawValue: ["read"]), write = Names(rawValue: ["write"]), all: Names = ["read", "write", "delete"]
}
extension Names: ExpressibleByStringLiteral { init(stringLiteral text: String) { self.init(rawValue: [text]) } }

var names: Names = [.read, .write]
print(names.rawValue.sorted(), names.contains(.read), names.contains(.all), names.contains("delete"), names.isEmpty)
print(names.insert("delete").inserted, names.insert(.write).inserted, names == .all, names.subtracting(.read).rawValue.sorted())
print(names.remove(.read)?.rawValue ?? [], names.remove(.read)?.rawValue ?? [], names.rawValue.sorted())
print(names.isSubset(of: .all), names.isDisjoint(with: .read), names.union(.read) == .all, Names([.read, "own"]).rawValue.sorted())

struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1), tuesday = Days(rawValue: 2), friday = Days(rawValue: 16)
}
var days: Days = [.monday, .tuesday]
print(days.remove([.tuesday, .friday])?.rawValue ?? 0, days.rawValue, days.remove(.friday)?.rawValue ?? 0)
print(days.insert(.monday).inserted, days.insert([.monday, .friday]).inserted, days.update(with: [.monday, .tuesday])?.rawValue ?? 0)

struct Flags: OptionSet {
  var rawValue: UInt8
  mutating func formUnion(_ other: Flags) {
    print("united")
    rawValue |= other.rawValue
  }
}
var flags: Flags = [Flags(rawValue: 1), Flags(rawValue: 2)]
print(flags.union(Flags(rawValue: 8)).rawValue, flags.insert(Flags(rawValue: 4)).inserted, flags.rawValue)
