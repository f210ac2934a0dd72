// An actor runs one of its jobs at a time, and lets others in where it awaits.
actor Store {
  private var photos: [String: Int] = [:]
  private(set) var log: [String] = []

  func add(_ name: String, size: Int) { photos[name] = size }
  var total: Int { photos.values.reduce(0, +) }

  func load(_ name: String) async -> Int {
    log.append("begin \(name)")
    if let known = photos[name] { return known }
    try? await Task.sleep(nanoseconds: 50_000_000)
    // Somebody may have been here meanwhile.
    log.append(photos[name] == nil ? "first \(name)" : "again \(name)")
    photos[name, default: 0] += 10
    return photos[name]!
  }

  nonisolated var kind: String { "store" }
}

let store = Store()
await store.add("sea", size: 3)
await store.add("sky", size: 4)
print(store.kind, await store.total)
async let one = store.load("hill")
async let other = store.load("hill")
print(await one + other)
print(await store.log)

actor Account {
  enum Refusal: Error { case tooLittle(Int) }
  private var balance: Int
  init(_ balance: Int) { self.balance = balance }
  func withdraw(_ amount: Int) throws -> Int {
    guard amount <= balance else { throw Refusal.tooLittle(balance) }
    balance -= amount
    return balance
  }
  func move(_ amount: Int, to other: Account) async throws {
    _ = try withdraw(amount)
    await other.deposit(amount)
  }
  func deposit(_ amount: Int) { balance += amount }
  func show() -> Int { balance }
}

let mine = Account(100)
let yours = Account(5)
try await mine.move(60, to: yours)
do {
  try await mine.move(60, to: yours)
} catch Account.Refusal.tooLittle(let left) {
  print("only", left)
}
print(await mine.show(), await yours.show())
await withTaskGroup(of: Void.self) { group in
  for n in 1...100 { group.addTask { await yours.deposit(n) } }
}
print(await yours.show())
