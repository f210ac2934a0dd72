// programs: tables in memory with indices by key path, queries, transactions and snapshots
import Foundation
import Dispatch

protocol Record: Identifiable, Equatable where ID: Hashable & Comparable {
  static var table: String { get }
}

struct Query<R: Record> {
  enum SortOrder { case ascending, descending }
  fileprivate var predicates: [(R) -> Bool] = []
  fileprivate var comparators: [(R, R) -> Bool?] = []
  fileprivate var limit: Int?

  init() {}

  func `where`(_ predicate: @escaping (R) -> Bool) -> Query {
    var copy = self
    copy.predicates.append(predicate)
    return copy
  }

  func `where`<V: Equatable>(_ path: KeyPath<R, V>, is value: V) -> Query { self.where { $0[keyPath: path] == value } }

  func order<V: Comparable>(by path: KeyPath<R, V>, _ order: SortOrder = .ascending) -> Query {
    var copy = self
    copy.comparators.append { lhs, rhs in
      let (a, b) = (lhs[keyPath: path], rhs[keyPath: path])
      guard a != b else { return nil }
      return order == .ascending ? a < b : a > b
    }
    return copy
  }

  func limit(_ count: Int) -> Query {
    var copy = self
    copy.limit = count
    return copy
  }

  fileprivate func run(on rows: [R]) -> [R] {
    let selected = rows.filter { row in !predicates.contains { !$0(row) } }
    let sorted = selected.sorted { a, b in
      for comparator in comparators {
        if let result = comparator(a, b) { return result }
      }
      return a.id < b.id
    }
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] == value } }
func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] > value } }
func && <R>(lhs: @escaping (R) -> Bool, rhs: @escaping (R) -> Bool) -> (R) -> Bool { { lhs($0) && rhs($0) } }
prefix func ! <R>(predicate: @escaping (R) -> Bool) -> (R) -> Bool { { !predicate($0) } }

enum StoreError<ID>: Error {
  case duplicate(table: String, id: ID)
  case missing(table: String, id: ID)
  case rolledBack(reason: String)
}

private protocol AnyIndex {
  associatedtype Row
  func insert(_ row: Row)
  func remove(_ row: Row)
}

private final class Index<R: Record, Key: Hashable>: AnyIndex {
  let path: KeyPath<R, Key>
  var buckets: [Key: Set<R.ID>] = [:]
  init(path: KeyPath<R, Key>) { self.path = path }
  func insert(_ row: R) { buckets[row[keyPath: path], default: []].insert(row.id) }
  func remove(_ row: R) {
    let key = row[keyPath: path]
    buckets[key]?.remove(row.id)
    if buckets[key]?.isEmpty == true { buckets[key] = nil }
  }
}

final class Table<R: Record> {
  private var rows: [R.ID: R] = [:]
  private var indices: [PartialKeyPath<R>: any AnyIndex] = [:]
  private var inserters: [(R) -> Void] = []
  private var removers: [(R) -> Void] = []
  private let queue = DispatchQueue(label: "table.\(R.table)", attributes: .concurrent)
  private var version = 0
  private var observers: [(Int, Change) -> Void] = []

  enum Change: Equatable {
    case inserted(R), updated(old: R, new: R), deleted(R)
  }

  func addIndex<Key: Hashable>(on path: KeyPath<R, Key>) {
    queue.sync(flags: .barrier) {
      let index = Index<R, Key>(path: path)
      rows.values.forEach(index.insert)
      indices[path] = index
      inserters.append(index.insert)
      removers.append(index.remove)
    }
  }

  func observe(_ observer: @escaping (Int, Change) -> Void) {
    queue.async(flags: .barrier) { self.observers.append(observer) }
  }

  subscript(id: R.ID) -> R? { queue.sync { rows[id] } }

  var count: Int { queue.sync { rows.count } }

  func fetch(_ query: Query<R> = Query()) -> [R] {
    let all = queue.sync { Array(rows.values) }
    return query.run(on: all)
  }

  func lookup<Key: Hashable>(_ path: KeyPath<R, Key>, _ key: Key) -> [R]? {
    queue.sync {
      guard let index = indices[path] as? Index<R, Key> else { return nil }
      return (index.buckets[key] ?? []).sorted().compactMap { rows[$0] }
    }
  }

  struct Transaction {
    fileprivate unowned let table: Table
    fileprivate var changes: [Change] = []
    fileprivate var pending: [R.ID: R?] = [:]

    fileprivate func current(_ id: R.ID) -> R? {
      if let change = pending[id] { return change }
      return table.rows[id]
    }

    mutating func insert(_ row: R) throws {
      guard current(row.id) == nil else { throw StoreError.duplicate(table: R.table, id: row.id) }
      pending[row.id] = row
      changes.append(.inserted(row))
    }

    mutating func update(_ id: R.ID, _ body: (inout R) throws -> Void) throws {
      guard var row = current(id) else { throw StoreError.missing(table: R.table, id: id) }
      let old = row
      try body(&row)
      pending[id] = .some(row)
      if old != row { changes.append(.updated(old: old, new: row)) }
    }

    mutating func delete(_ id: R.ID) throws {
      guard let row = current(id) else { throw StoreError.missing(table: R.table, id: id) }
      pending.updateValue(nil, forKey: id)
      changes.append(.deleted(row))
    }
  }

  @discardableResult
  func transaction<T>(_ body: (inout Transaction) throws -> T) rethrows -> T {
    try queue.sync(flags: .barrier) {
      var transaction = Transaction(table: self)
      let result = try body(&transaction)
      for change in transaction.changes { apply(change) }
      if !transaction.changes.isEmpty { version += 1 }
      for change in transaction.changes { observers.forEach { $0(version, change) } }
      return result
    }
  }

  private func apply(_ change: Change) {
    switch change {
    case .inserted(let row):
      rows[row.id] = row
      inserters.forEach { $0(row) }
    case let .updated(old, new):
      removers.forEach { $0(old) }
      rows[new.id] = new
      inserters.forEach { $0(new) }
    case .deleted(let row):
      rows[row.id] = nil
      for remove in removers { remove(row) }
    }
  }
}

struct Employee: Record {
  static let table = "employees"
  let id: Int
  var name: String
  var team: String
  var salary: Double
  var tags: Set<String> = []
}

let staff = Table<Employee>()
staff.addIndex(on: \.team)
var journal: [String] = []
staff.observe { version, change in
  switch change {
  case .inserted(let row): journal.append("v\(version) + \(row.name)")
  case .updated(let old, let new): journal.append("v\(version) ~ \(old.name): \(old.salary) → \(new.salary)")
  case .deleted(let row): journal.append("v\(version) - \(row.name)")
  }
}

try staff.transaction { transaction in
  for (id, name) in ["Ada", "Bob", "Cy", "Dee", "Eve"].enumerated() {
    try transaction.insert(
      Employee(id: id, name: name, team: id.isMultiple(of: 2) ? "core" : "apps", salary: 1000 + 10 * Double(id % 3)))
  }
}

do {
  try staff.transaction { (transaction: inout Table<Employee>.Transaction) in
    try transaction.delete(0)
    try transaction.update(1) { $0.salary *= 2 }
    try transaction.insert(Employee(id: 2, name: "Twin", team: "core", salary: 0))
  }
} catch let StoreError<Int>.duplicate(table, id) {
  print("duplicate \(id) in \(table), still \(staff.count) rows")
}

DispatchQueue.concurrentPerform(iterations: 4) { index in
  try? staff.transaction { try $0.update(index) { $0.salary += Double(index + 1); $0.tags.insert("raised") } }
}

let removed: String? = try staff.transaction { transaction in
  let name = staff.fetchName(in: transaction, id: 3)
  try transaction.delete(3)
  return name
}
print("removed", removed ?? "nobody")

extension Table where R == Employee {
  func fetchName(in transaction: Transaction, id: Int) -> String? { transaction.current(id)?.name }
}

print(staff.fetch(Query().order(by: \.salary, .descending)).map { "\($0.name) \($0.salary)" })
print(staff.fetch(Query().where(\.team == "core" && !(\.salary > 1002.5)).order(by: \.name)).map(\.name))
print(staff.fetch(Query<Employee>().where(\.team, is: "core").where { $0.tags.contains("raised") }.limit(1)).map(\.id))
print(staff.lookup(\.team, "apps")?.map(\.name) ?? [], staff.lookup(\.name, "Ada") == nil, staff[99]?.name as Any)
print(journal.prefix(5).joined(separator: ", "))
print(journal.dropFirst(5).sorted { $0.dropFirst(3) < $1.dropFirst(3) }.map { $0.dropFirst(3) })
