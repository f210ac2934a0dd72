/// Storage that is not in a variable of the function: static, global, generic, lazy, wrapped, behind key paths; and all ways to change it.
extension ProgramGenerator {
  /// Types that keep what the protocol asks for, each in its own way.
  private var keepers: [String] { ["One", "Two", "Three", "Four", "Five"].map { prefix + $0 } }

  mutating func storage() {
    keeping()
    line("struct \(prefix)One: \(prefix)Keeping {")
    keptValues("static")
    line("}")
    line("final class \(prefix)Two: \(prefix)Keeping {")
    keptValues("static")
    line("}")
    line("class \(prefix)Three: \(prefix)Keeping {")
    line(
      "  class var mark: Int { get { print(\"get 3\"); return \(prefix)One.mark } set { print(\"set 3\", newValue); \(prefix)Two.mark = newValue } }"
    )
    line("  static var log: [Int] { get { \(prefix)list } set { \(prefix)list = newValue } }")
    line("  static var part = \(prefix)S()\(observers("part.x"))")
    line("  static var maybe: Int?")
    line("  static var table: [String: Int] = [:] { didSet { print(\"table\", oldValue.count, table.count) } }")
    line("  static var kept: \(prefix)A? { get { \(prefix)One.kept } set { print(\"set kept\"); \(prefix)One.kept = newValue } }")
    line("}")
    line("final class \(prefix)Four: \(prefix)Three {")
    line("  override class var mark: Int { get { super.mark + 1 } set { print(\"set 4\"); super.mark = newValue } }")
    line("}")
    line("enum \(prefix)Five: \(prefix)Keeping {")
    line("  case only")
    keptValues("static")
    line("}")
    line(
      "nonisolated(unsafe) var \(prefix)whole: [Int] { get { print(\"whole\"); return \(prefix)list } set { \(prefix)list = newValue } }"
    )
    line("nonisolated(unsafe) var \(prefix)seen = \(below(9)) { didSet { print(\"seen\", oldValue, \(prefix)seen) } }")
    line("func \(prefix)with<T, R>(_ value: inout T, _ change: (inout T) -> R) -> R { change(&value) }")
    line("func \(prefix)reach<T: \(prefix)Keeping>(_ t: T.Type, _ n: Int) {")
    indented { generator in for _ in 0..<3 { generator.keptChange(generator.pick(["t", "T"])) } }
    line("}")
    grid()
    row()
  }

  private mutating func keeping() {
    line("protocol \(prefix)Keeping {")
    line("  static var mark: Int { get set }; static var log: [Int] { get set }; static var part: \(prefix)S { get set }")
    line(
      "  static var maybe: Int? { get set }; static var table: [String: Int] { get set }; static var kept: \(prefix)A? { get set }"
    )
    line("}")
    line("extension \(prefix)Keeping {")
    line("  static var view: [Int] { get { print(\"view\"); return log } set { print(\"set view\"); log = newValue } }")
    line("  static var start: Int { get { view[0] } set { view[0] = newValue } }")
    line("  static subscript(n: Int) -> Int { get { log[0] + n } set { print(\"at\", n); mark = newValue } }")
    line("  static func grow(_ n: Int) {")
    indented { generator in for _ in 0..<3 { generator.keptChange(generator.pick(["self", "Self", ""])) } }
    line("  }")
    line("  func note(_ n: Int) {")
    indented { generator in for _ in 0..<2 { generator.keptChange(generator.pick(["Self", "type(of: self)"])) } }
    line("  }")
    line("}")
  }

  private mutating func keptValues(_ how: String) {
    line("  \(how) var mark = \(below(9))\(observers("mark"))")
    line("  \(how) var log = [\(below(9)), 2]\(observers("log"))")
    line("  \(how) var part = \(prefix)S()\(observers("part.x"))")
    line("  \(how) var maybe: Int? = \(pick(["nil", "3"]))\(observers("maybe as Any"))")
    line("  \(how) var table = [\"t1\": \(below(5))]")
    line("  \(how) var kept: \(prefix)A?\(observers("kept == nil"))")
  }

  /// A value of a generic type, with a subscript whose second parameter has a default.
  private mutating func grid() {
    let p = prefix
    line("struct \(p)Grid<T> {")
    line("  var cells: [T]\(observers("cells.count"))")
    line("  subscript(row: Int, column: Int = \(p)i(81)) -> T {")
    line("    get { cells[(row + column) % 2] } set { print(\"cell\", row, column); cells[(row + column) % 2] = newValue }")
    line("  }")
    line("  mutating func update<U>(_ u: U, _ change: (inout T, U) -> Void) { change(&cells[0], u) }")
    line("  func map<U>(_ make: (T) -> U) -> \(p)Grid<U> { \(p)Grid<U>(cells: cells.map(make)) }")
    line("}")
    line("extension \(p)Grid where T == Int { var sum: Int { cells.reduce(0, +) } }")
    line("extension \(p)Grid: Equatable where T: Equatable {}")
    line("extension \(p)Grid: CustomStringConvertible { var description: String { \"\\(T.self)\\(cells)\" } }")
  }

  /// Properties with a wrapper, lazy ones, and one behind a nested type.
  private mutating func row() {
    let p = prefix
    line("@propertyWrapper struct \(p)Limited {")
    line("  var value: Int")
    line("  init(wrappedValue: Int) { print(\"wrap\", wrappedValue); value = wrappedValue }")
    line(
      "  var wrappedValue: Int { get { print(\"unwrap\"); return value } set { print(\"limit\", newValue); value = min(newValue, 50) } }"
    )
    line("  var projectedValue: Int { get { value * 2 } set { value = newValue } }")
    line("}")
    line("\(pick(["struct", "final class"])) \(p)Row {")
    line("  @\(p)Limited var level = \(below(60))")
    line("  lazy var late: [Int] = { print(\"late\"); return [1, \(p)i(82)] }()")
    line("  lazy var size = \(p)i(83)")
    line("  var grid = \(p)Grid(cells: [1, 2])")
    line("  var inner = Inner()")
    line("  struct Inner { @\(p)Limited var level = 4; var deep = (1, [2, 3]) }")
    line("  init() {}")
    line("}")
  }

  // MARK: - Changes

  mutating func storageStatement() {
    let keeper = pick(keepers)
    switch below(9) {
    case 0...2: keptChange(keeper)
    case 3: line("\(keeper).grow(\(number()))")
    case 4: line("\(prefix)reach(\(keeper).self, \(number()))")
    case 5: line(pick(["\(prefix)One()", "\(prefix)Two()", "\(prefix)Five.only", "\(prefix)Four()"]) + ".note(\(number()))")
    case 6: globalChange()
    case 7: rowStatement()
    default:
      line(
        "print(\(keeper).mark, \(keeper).log, \(keeper).part.x, \(keeper).maybe as Any, \(keeper).table.count, \(keeper).start)")
    }
  }

  private mutating func number() -> String { chance(50) ? "\(prefix)i(\(below(9)))" : String(below(9)) }

  /// One change of what the type `root` keeps; an empty `root` leaves the type to the compiler.
  private mutating func keptChange(_ root: String) {
    let dot = root.isEmpty ? "" : root + "."
    switch below(8) {
    case 0, 1:
      let own = root.isEmpty ? "self" : root
      change(
        integer: pick([
          dot + "mark", dot + "log[0]", dot + "start", dot + "view[\(prefix)i(1)]", dot + "part.x", dot + "part.twice",
          dot + "part[\(prefix)i(1)]", own + "[\(number())]", dot + "part[keyPath: \\.x]", dot + "part.items[\(prefix)i(2)]",
        ]))
    case 2, 3: change(list: pick([dot + "log", dot + "view", dot + "part.items"]))
    case 4: change(optional: pick([dot + "maybe", dot + "part.maybe"]))
    case 5: change(table: dot + "table")
    case 6: line("\(dot)kept = \(pick(["nil", "\(prefix)A(\(text()))", "\(prefix)B(\(text()))"]))")
    default:
      line(
        "\(dot)kept?\(pick([".n += \(number())", ".touch()", ".parts.x = \(number())", "[\(number())] -= 1", ".next = \(dot)kept"]))"
      )
    }
  }

  private mutating func globalChange() {
    switch below(4) {
    case 0: change(integer: pick(["\(prefix)seen", "\(prefix)whole[\(prefix)i(1)]", "\(prefix)g"]))
    case 1: change(list: "\(prefix)whole")
    case 2: line("swap(&\(pick(keepers)).mark, &\(prefix)seen)")
    default: line("(\(pick(keepers)).mark, \(prefix)seen) = (\(prefix)seen, \(number()))")
    }
  }

  private mutating func change(integer place: String) {
    switch below(6) {
    case 0, 1: line("\(place) = \(number())")
    case 2: line("\(place) \(pick(["+=", "-="])) \(number())")
    case 3: line("print(\(prefix)inout(&\(place), \(number())))")
    case 4: line("print(\(prefix)with(&\(place)) { $0 += \(number()); return $0 })")
    default: line("do { var other = 1; \(prefix)two(&\(place), \(number()), &other); print(other) }")
    }
  }

  /// At least one element stays.
  private mutating func change(list place: String) {
    switch below(8) {
    case 0: line("\(place).append(\(number()))")
    case 1: line("\(place)[\(prefix)i(0)] += \(number())")
    case 2: line("\(place) += [\(number()), \(number())]")
    case 3: line("\(place).\(pick(["sort()", "reverse()", "swapAt(0, 1)"]))")
    case 4: line("\(place).insert(\(number()), at: \(prefix)i(0))")
    case 5: line("print(\(prefix)with(&\(place)) { $0.append(\(number())); return $0.count })")
    case 6: line("for index in \(place).indices.prefix(2) { \(place)[index] += index }")
    default: line("\(place)[0...1] = [\(number()), \(number()), \(number())]")
    }
  }

  private mutating func change(optional place: String) {
    switch below(4) {
    case 0: line("\(place) = \(pick(["nil", number(), "Int(\"x\")"]))")
    case 1: line("\(place)? += \(number())")
    case 2: line("if \(place) != nil { \(place)! -= \(number()) }")
    default: line("print(\(prefix)with(&\(place)) { $0 = $0.map { $0 + 1 } ?? \(number()); return $0 as Any })")
    }
  }

  private mutating func change(table place: String) {
    let key = chance(50) ? "\"t1\"" : "\(prefix)s(\(below(3)))"
    switch below(6) {
    case 0: line("\(place)[\(key)] = \(pick(["nil", number()]))")
    case 1: line("\(place)[\(key)]? += \(number())")
    case 2: line("\(place)[\(key), default: \(prefix)i(5)] += \(number())")
    case 3: line("print(\(place).removeValue(forKey: \(key)) as Any)")
    case 4: line("print(\(place).updateValue(\(number()), forKey: \(key)) as Any)")
    default: line("\(place).merge([\(key): \(number())]) { $0 + $1 }")
    }
  }

  private mutating func rowStatement() {
    let row = name("row")
    line("do {")
    line("  var \(row) = \(prefix)Row()")
    line("  \(row).inner.deep.1.append(0)")
    indented { generator in for _ in 0..<4 { generator.rowChange(row) } }
    line("  print(\(row).level, \(row).grid, \(row).grid.sum, \(row).inner.deep, \(row).grid == \(prefix)Grid(cells: [1, 2]))")
    line("}")
  }

  private mutating func rowChange(_ row: String) {
    let own = "\(prefix)Row"
    switch below(6) {
    case 0:
      change(
        integer: pick([
          "\(row).level", "\(row).$level", "\(row).inner.level", "\(row).size", "\(row).late[\(prefix)i(1)]",
          "\(row).inner.deep.0",
          "\(row).inner.deep.1[\(prefix)i(1)]", "\(row).grid[\(prefix)i(1)]", "\(row).grid[\(prefix)i(1), \(prefix)i(2)]",
          "\(row).grid.cells[\(prefix)i(0)]", "\(row)[keyPath: \\\(own).inner.deep.0]", "\(row)[keyPath: \\\(own).grid.cells[1]]",
          "\(row)[keyPath: \\\(own).level]",
        ]))
    case 1: change(list: pick(["\(row).late", "\(row).inner.deep.1"]))
    case 2: line("\(row).grid.update(\(number())) { $0 += $1 }")
    case 3: line("print(\(row).grid.map { \"<\\($0)>\" }, \(row).grid.map { $0 > \(number()) }[0])")
    case 4: line("print(\(row).level, \(row).$level, \(row).late)")
    default: line("do { let path = \\\(own).inner.level; \(row)[keyPath: path] += \(number()); print(\(row)[keyPath: path]) }")
    }
  }
}
