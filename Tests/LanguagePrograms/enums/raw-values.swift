// enums: raw values of Int and String, implicit ones, init from raw value, allCases, comparison, as dictionary keys
enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth, mars
  var isInner: Bool { rawValue < Planet.earth.rawValue }
}
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) == nil, Planet.allCases.count)
print(Planet.allCases.map { "\($0)" }, Planet.allCases.filter(\.isInner), Planet.mars)
enum Direction: String, CaseIterable {
  case north, south = "S", east, west
  var opposite: Direction {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    }
  }
  mutating func turn() {
    let all = Direction.allCases
    self = all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
var heading = Direction.east
heading.turn()
heading.turn()
print(heading, heading.rawValue, heading.opposite.rawValue, Direction(rawValue: "S") == .south, Direction(rawValue: "x") as Any)
enum Priority: Int { case low, normal = 5, high }
print(Priority.low.rawValue, Priority.high.rawValue, Priority.low == .low, Priority.low != .high)
enum Scale: Double { case half = 0.5, one = 1, two }
print(Scale.one.rawValue, Scale.two.rawValue, Scale(rawValue: 0.5)!)
let counts: [Direction: Int] = [.north: 3]
print(counts[.north] ?? 0, counts[.east] ?? 0, Set([Direction.north, .north]).count)
switch heading {
case .north, .south: print("vertical")
default: print("horizontal")
}
print(Planet.allCases.first!.rawValue, "\(Planet.venus)", String(describing: Direction.west), [Priority.low])
