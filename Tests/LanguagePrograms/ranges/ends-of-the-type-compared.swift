// ranges: ends that what they are compared with gives a type
enum Level: Int, Comparable {
  case low, mid, high
  static let five = Level.mid
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
let level = Level.mid
print(Level.low...Level.high ~= .mid, (Level.low..<(.high)) ~= .high, .low ... .mid ~= level, ...(.five) ~= level, .high... ~= level)
for level in [Level.low, .mid, .high] {
  switch level {
  case ..<(.five): print("below")
  case .five... where level == .high: print("top")
  case (.low)...(.high): print("between")
  default: print("none")
  }
}
struct Version: Comparable { var n: Int; static let one = Version(n: 1), five = Version(n: 5)
  static func < (a: Self, b: Self) -> Bool { a.n < b.n } }
func name(_ v: Version) -> String {
  switch v {
  case ...(.one): return "old"
  case Version.one..<(.five): return "middle"
  case .five...: return "new"
  default: return "?"
  }
}
print([0, 1, 3, 5, 9].map { name(Version(n: $0)) })
if case 1...3 = 2, 0.5..<2 ~= 1 { print("numbers") }
let r: ClosedRange<Level> = .low ... .high
switch r { case .low ... .high: print("whole"); default: print("part") }
guard case ...5 = 4 else { fatalError() }
