import Foundation

// A spreadsheet: cells that depend on each other, recomputed in parallel by levels, cycles found, formats.
struct Address: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  let column: Int, row: Int
  init?(_ text: some StringProtocol) {
    let letters = text.prefix { $0.isLetter }, digits = text.dropFirst(letters.count)
    guard !letters.isEmpty, let row = Int(digits), row > 0 else { return nil }
    column = letters.uppercased().unicodeScalars.reduce(0) { $0 * 26 + Int($1.value) - 64 } - 1
    self.row = row - 1
  }
  init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  init(stringLiteral value: String) { self.init(value)! }
  static func < (a: Address, b: Address) -> Bool { (a.row, a.column) < (b.row, b.column) }
  var description: String {
    var name = "", n = column + 1
    while n > 0 { let (q, r) = (n - 1).quotientAndRemainder(dividingBy: 26); name = String(UnicodeScalar(UInt8(65 + r))) + name; n = q }
    return name + "\(row + 1)"
  }
}

enum Value: Equatable, CustomStringConvertible {
  case empty, number(Double), text(String), error(String)
  var description: String {
    switch self {
    case .empty: ""
    case .number(let n): n.truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", n) : String(format: "%.2f", n)
    case .text(let t): t
    case .error(let e): "#\(e)"
    }
  }
  var number: Double? { if case .number(let n) = self { n } else if case .empty = self { 0 } else { nil } }
}

enum Formula {
  case constant(Value)
  case reference(Address)
  indirect case sum([Formula])
  indirect case product(Formula, Formula)
  indirect case choose(if: Formula, then: Formula, otherwise: Formula)
  case range(Address, Address)

  var dependencies: Set<Address> {
    switch self {
    case .constant: []
    case .reference(let address): [address]
    case .sum(let parts): parts.reduce(into: []) { $0.formUnion($1.dependencies) }
    case let .product(a, b): a.dependencies.union(b.dependencies)
    case let .choose(test, then, otherwise): [test, then, otherwise].map(\.dependencies).reduce([]) { $0.union($1) }
    case let .range(from, to): Set((from.row...to.row).flatMap { row in (from.column...to.column).map { Address(column: $0, row: row) } })
    }
  }
  func evaluate(_ lookup: (Address) -> Value) -> Value {
    switch self {
    case .constant(let value): return value
    case .reference(let address): return lookup(address)
    case .range(let from, let to):
      let all = Formula.range(from, to).dependencies.sorted().map(lookup)
      if let bad = all.first(where: { $0.number == nil }) { return bad.isError ? bad : .error("VALUE") }
      return .number(all.compactMap(\.number).reduce(0, +))
    case .sum(let parts):
      var total = 0.0
      for part in parts {
        let value = part.evaluate(lookup)
        guard let n = value.number else { return value.isError ? value : .error("VALUE") }
        total += n
      }
      return .number(total)
    case let .product(a, b):
      switch (a.evaluate(lookup), b.evaluate(lookup)) {
      case let (.number(x), .number(y)): return .number(x * y)
      case (let e, _) where e.isError: return e
      case (_, let e) where e.isError: return e
      default: return .error("VALUE")
      }
    case let .choose(test, then, otherwise):
      guard let n = test.evaluate(lookup).number else { return .error("TEST") }
      return n != 0 ? then.evaluate(lookup) : otherwise.evaluate(lookup)
    }
  }
}
extension Value { var isError: Bool { if case .error = self { return true }; return false } }

final class Sheet {
  private var formulas: [Address: Formula] = [:]
  private var values: [Address: Value] = [:]
  private let access = DispatchQueue(label: "sheet", attributes: .concurrent)
  private(set) var levels = 0

  subscript(address: Address) -> Value { access.sync { values[address] ?? .empty } }
  func set(_ address: Address, _ formula: Formula) { access.async(flags: .barrier) { self.formulas[address] = formula } }
  func set(_ address: Address, _ number: Double) { set(address, .constant(.number(number))) }

  func recalculate() {
    let formulas = access.sync { self.formulas }
    var open = formulas.mapValues { $0.dependencies.filter { formulas[$0] != nil } }
    var users: [Address: [Address]] = [:]
    for (address, needed) in open { for other in needed { users[other, default: []].append(address) } }
    var results: [Address: Value] = [:]
    var level = open.filter { $0.value.isEmpty }.map(\.key).sorted()
    levels = 0
    let lock = NSLock()
    while !level.isEmpty {
      levels += 1
      let known = results
      DispatchQueue.concurrentPerform(iterations: level.count) { i in
        let value = formulas[level[i]]!.evaluate { known[$0] ?? .empty }
        lock.lock()
        results[level[i]] = value
        lock.unlock()
      }
      var next: Set<Address> = []
      for done in level {
        open[done] = nil
        for user in users[done] ?? [] {
          open[user]?.remove(done)
          if open[user]?.isEmpty == true { next.insert(user) }
        }
      }
      level = next.sorted()
    }
    for address in open.keys { results[address] = .error("CYCLE") }
    access.async(flags: .barrier) { self.values = results }
  }
  func table(_ from: Address, _ to: Address) -> String {
    (from.row...to.row).map { row in
      (from.column...to.column).map { self[Address(column: $0, row: row)].description.padding(toLength: 8, withPad: " ", startingAt: 0) }.joined()
        .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}

let sheet = Sheet()
for (i, n) in [3.5, 4, -2, 10].enumerated() { sheet.set(Address(column: 0, row: i), n) }
sheet.set("B1", .sum([.reference("A1"), .constant(.number(1))]))
sheet.set("B2", .product(.reference("B1"), .reference("A2")))
sheet.set("B3", .choose(if: .reference("A9"), then: .constant(.text("yes")), otherwise: .constant(.text("no"))))
sheet.set("B4", .range("A1", "B2"))
sheet.set("C1", .product(.reference("B3"), .reference("A1")))
sheet.set("C2", .sum([.reference("C1"), .reference("A1")]))
sheet.set("C3", .reference("C4"))
sheet.set("C4", .sum([.reference("C3")]))
sheet.recalculate()
print(sheet.table("A1", "C4"))
print("levels", sheet.levels, Address("AA10"), Address("1" + "0") == nil, Address("zz1").column)
sheet.set("A9", 1)
sheet.set("C3", .constant(.empty))
sheet.recalculate()
print(sheet["B3"], sheet["C4"], sheet["C1"], sheet["Z9"] == .empty)
